# Prvá lekcia: nadpis a pod ním najviac 25 slov. Čo končí na -else, to zaznie pri inom pokuse.

lesson-goal =
    Vyhrávajú štyri obety
    Vyhrá, kto prvý prinesie štyri obety do chrámu na označenom dieliku. Obety ležia pod chatrčami a tie potrebujú kmene a drevo.
lesson-walk =
    Choď do lesa
    Krok stojí bod a máš ich 5. Vyber kmeň a potom les: cesta cez chrám stojí 2.
lesson-second =
    Druhý kmeň
    Chatrč potrebuje dva kmene. Pošli za ním ďalší.
lesson-wood =
    Zober drevo
    Kmeň nesie len jednu vec a zobrať ju nič nestojí. Vyber kmeň v lese a potom drevo.
lesson-card =
    Pohyb, akcia, mana
    Ťah je: pohyb, akcia, mana. Ukonči pohyb, potiahni kartu (stavať sa ešte nedá) a ukonči ťah.
lesson-card-else = Takmer: ukonči pohyb, potiahni kartu a ukonči ťah.
lesson-discover =
    Objav krajinu
    Drevo cez chrám nesmie. Vyber kmeň s drevom a pošli ho cez otvorený okraj: potiahne sa nový dielik.
lesson-follow =
    Planina!
    Chatrče stoja na planinách. Druhý kmeň nech ide za prvým.
lesson-hut =
    Postav chatrč
    Ukonči pohyb. Vyber planinu na chatrč a potom obetu za 2: je najlacnejšia a položí sa pod chatrč.
lesson-hut-else = Takmer: ukonči pohyb, postav chatrč na novej planine a polož pod ňu obetu za 2.
lesson-done =
    Ukonči ťah
    Oba kmene už pracovali, akcia sa skončila. Ukonči ťah.
lesson-stone =
    Kameň do chrámu
    Obeta sa platí manou. Pošli kmeň od chatrče do lomu a prines kameň do chrámu: dá ti 1 manu.
lesson-stone-else = Takmer: choď do lomu, zober kameň a vstúp s ním do chrámu.
lesson-again =
    A ešte jeden
    Treba dve many. Ten istý kmeň má dosť bodov: späť do lomu a znova do chrámu.
lesson-offering =
    Zober obetu
    Druhý kmeň ju zoberie pri chatrči zadarmo. Potom prejde do lomu za tvoj posledný bod.
lesson-offering-else = Takmer: vyber kmeň pri chatrči, nech zoberie obetu a prejde do lomu.
lesson-wait =
    Body sa minuli
    Chrám musí počkať na ďalší ťah. Ukonči pohyb, potiahni kartu, ukonči ťah.
lesson-deliver =
    Odovzdaj ju
    Vyber kmeň s obetou a potom chrám. Stojí to 2 many a kmeň sa vráti do tvojej zásoby.
lesson-more =
    Ešte tri
    Ďalšie stoja viac. Svätyňa (dva kmene a kameň na planine) dáva manu každý ťah a dva kmene pri chatrči pridajú tretí.
lesson-end =
    Vieš hrať
    Objavuj krajinu, stavaj chatrče, zbieraj manu, nos obety. Pozor: kto má na dieliku viac kmeňov, môže kradnúť.

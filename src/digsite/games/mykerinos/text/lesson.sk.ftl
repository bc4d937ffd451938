# Prvá lekcia: nadpis a pod ním najviac 25 slov. Čo končí na -else, to zaznie pri inom pokuse.

lesson-goal =
    Vyhrá, kto má najviac bodov
    Parcely ich prinášajú hneď, táto 3. Vďaka halám múzea budú tvoje parcely po štvrtom kole cennejšie.
lesson-dig =
    Začni vykopávky
    Ťah je jedna akcia. Polož archeológa na voľné políčko, nikdy nie na pyramídu: vyber označené políčko v zóne 1.
lesson-extend =
    Rozšír ich
    Dvaja archeológovia pokračujú od tvojho: prvý vedľa neho, druhý vedľa prvého. Vyber obe políčka.
lesson-border =
    Cez hranicu
    V zóne 1 vedieš. Vykopávky môžu prejsť do vedľajšej zóny: rozšír ich na tieto dve políčka.
lesson-level =
    Vyrovnaj
    { $seat1 } má v zóne 2 dvoch archeológov, ty jedného. Začni tam ďalšie vykopávky a bude to rovnosť.
lesson-pass =
    Kto pasuje skôr
    Pri rovnosti je vyššie ten, kto pasoval skôr. Archeológovia v zásobe ti zostanú do ďalšieho kola. Pasuj.
lesson-pass-else = Takmer: pasuj teraz, skôr než ostatní. Rovnosť v zóne 2 bude tvoja.
lesson-lot =
    Vyhodnotenie
    V každej zóne si prvý a druhý vezmú parcelu alebo halu, ďalší iba zvyšnú parcelu. Máš prvé miesto: vezmi parcelu za 3.
lesson-lot-else = Takmer: ľavá parcela je za 3 body, pravá za nič. Vezmi ľavú.
lesson-room =
    Teraz hala
    Rovnosť v zóne 2 je tvoja. Vezmi halu 3 sira Browna: každá jeho parcela bude na konci za 3.
lesson-room-else = Takmer: tvoja parcela patrí sirovi Brownovi. Vezmi halu 3 v jeho krídle.
lesson-patron =
    Mecenáš pomáha
    Kolo 2: tvoja parcela je karta sira Browna. Ten pošle archeológa do múzea. Vyber jeho a potom halu 5 vedľa tvojej 3.
lesson-patron-else = Takmer: vyber kartu sira Browna a potom halu 5 v jeho krídle. Vedú tam dvere z tvojej 3.
lesson-worth =
    Päť za každú kartu
    V krídle platí iba tvoja najlepšia hala. Karta bez haly je za 1. Päť kariet piatich mecenášov prinesie ďalších 5.
lesson-free =
    Teraz bez pomoci
    Začni vykopávky v zóne 4 na ktoromkoľvek voľnom políčku.
lesson-free-else = Takmer: jeden archeológ na voľné políčko v zóne 4.
lesson-end =
    Vieš hrať
    Buď v zónach na prvom či druhom mieste, pasuj včas, ber parcely a haly a každú kartu použi raz za kolo.

# Mykerinos

game-title = Mykerinos
game-pitch = Egypt, rok 1899: kop v piesku, ber parcely, získaj pomoc mecenášov a rezervuj haly múzea, v ktorých budú tvoje nálezy najcennejšie.

## Mecenáši. `of-` je meno v druhom páde.

patron-lemon = Lord Lemon
patron-blackmore = Mrs. Blackmore
patron-brown = Sir Brown
patron-tangerine = Colonel Tangerine
patron-violet = Lady Violet
patron-none = bez mecenáša

# To isté tam, kde je málo miesta
narrow-lemon = Lord Lemon
narrow-blackmore = Mrs. Blackmore
narrow-brown = Sir Brown
narrow-tangerine = Colonel Tangerine
narrow-violet = Lady Violet
narrow-none = bez mecenáša

of-lemon = lorda Lemona
of-blackmore = Mrs. Blackmore
of-brown = sira Browna
of-tangerine = colonela Tangerina
of-violet = lady Violet

power-lemon = Začni vykopávky na pyramíde, alebo rozšír vykopávku tak, že na pyramíde bude práve jeden z dvoch archeológov.
power-blackmore = Začni vykopávky dvoma susednými archeológmi.
power-brown = Pošli archeológa z vlastnej zásoby do haly múzea.
power-tangerine = Rozšír vykopávku o troch archeológov, každý vedľa predchádzajúceho.
power-violet = Vezmi archeológa zo spoločnej zásoby, potom začni alebo rozšír vykopávky.

## Čo je na stole

thing-region = Územie
thing-museum = Múzeum
thing-pass-track = Lišta riešenia rovností

season = Kolo { $season } zo 4
zone = Zóna { $zone }
cubes = { $cubes ->
    [0] žiadny archeológ
    [one] { $cubes } archeológ
    [few] { $cubes } archeológovia
   *[other] { $cubes } archeológov
}
# Štvrtý pád: berieš, rezervuješ.
lot-left = ľavú parcelu
lot-right = pravú parcelu
room-of = halu { $worth } { $patron }
room-between = halu 2 medzi krídlami { $one } a { $other }

## Časti výsledku

part-prestige = Body za parcely
part-lemon = Lord Lemon
part-blackmore = Mrs. Blackmore
part-brown = Sir Brown
part-tangerine = Colonel Tangerine
part-violet = Lady Violet
part-sets = Série

## Čo hovorí tlačidlo

label-dig = Začať vykopávky na { $cell }
label-dig-pyramid = Začať vykopávky na pyramíde { $cell }
label-dig-two = Začať vykopávky: prvý z dvoch archeológov na { $cell }
label-dig-neutral = Začať neutrálne vykopávky na { $cell }
label-extend = Rozšíriť: prvý archeológ na { $cell }
label-extend-pyramid = Rozšíriť: prvý archeológ na pyramídu { $cell }
label-extend-three = Rozšíriť: prvý z troch archeológov na { $cell }
label-extend-neutral = Rozšíriť neutrálnymi archeológmi: prvý na { $cell }
label-then = Posledný archeológ na { $cell }
label-then-pyramid = Posledný archeológ na pyramídu { $cell }
label-then-middle = Druhý archeológ na { $cell }
label-pass = { $ties ->
    [all] Pasovať (políčko { $space }: vyhráš každú rovnosť)
    [none] Pasovať (políčko { $space }: prehráš každú rovnosť)
   *[some] Pasovať (políčko { $space }: vyhráš rovnosti s tými, čo pasujú neskôr)
}
label-call-lemon = Lord Lemon: kopať na pyramíde
label-call-blackmore = Mrs. Blackmore: začať dvoma archeológmi
label-call-tangerine = Colonel Tangerine: rozšíriť o troch archeológov
label-call-violet = Lady Violet: o archeológa viac, potom kopať
label-call-brown = { $gain ->
    [0] Sir Brown: rezervovať { $room }
   *[other] Sir Brown: rezervovať { $room }, +{ $gain } za karty
}
label-skip = Nechať si neutrálnych archeológov
label-take = Vziať { $lot }: { $what }
label-discard = Vyradiť { $lot } za neutrálneho: { $what }
label-decline = Nevziať nič
label-room = { $gain ->
    [0] Rezervovať { $room }
   *[other] Rezervovať { $room }: +{ $gain } za karty
}

## Priebeh

tell-first = Začína { $who }
tell-wing = Krídlo { $wing } múzea: { $patron }
tell-lay = { $side ->
    [left] Zóna { $zone }, ľavá parcela: { $what }
   *[right] Zóna { $zone }, pravá parcela: { $what }
}
tell-dig = { $who } začína vykopávky na { $cell }
tell-dig-pyramid = { $who } začína vykopávky na pyramíde { $cell }
tell-dig-two = { $who } začína vykopávky dvoma archeológmi na { $cell }
tell-dig-neutral = { $who } začína neutrálne vykopávky na { $cell }
tell-extend = { $who } rozširuje vykopávku na { $cell }
tell-extend-pyramid = { $who } rozširuje vykopávku na pyramídu { $cell }
tell-extend-three = { $who } rozširuje vykopávku o troch archeológov na { $cell }
tell-extend-neutral = { $who } rozširuje neutrálnu vykopávku na { $cell }
tell-then = potom { $cell }
tell-then-pyramid = potom pyramída { $cell }
tell-then-middle = potom { $cell }
tell-pass = { $who } pasuje a obsadzuje políčko { $space }
tell-call-lemon = { $who } využíva pomoc lorda Lemona
tell-call-blackmore = { $who } využíva pomoc Mrs. Blackmore
tell-call-tangerine = { $who } využíva pomoc colonela Tangerina
tell-call-violet = { $who } využíva pomoc lady Violet a berie archeológa
tell-call-brown = { $who } využíva pomoc sira Browna a rezervuje { $room }
tell-skip = { $who } si necháva neutrálnych archeológov
tell-take = Zóna { $zone }, { place }: { $who } berie { $lot } ({ $what })
tell-discard = Zóna { $zone }, { place }: { $who } vyraďuje { $lot } za neutrálneho ({ $what })
tell-decline = Zóna { $zone }, { place }: { $who } neberie nič
tell-room = Zóna { $zone }, { place }: { $who } rezervuje { $room }

## Čo sa od teba žiada

prompt-first-player = Žrebuje sa začínajúci hráč.
prompt-wings = Mecenáši sa prideľujú ku krídlam múzea.
prompt-region = Vykladá sa územie { $season }. kola.
prompt-excavation = { $may ->
    [empty] Tvoja zásoba je prázdna: môžeš iba pasovať.
    [full] { $patrons ->
        [0] Žiadne políčko už nie je voľné: pasuj.
       *[other] Žiadne políčko už nie je voľné: využi pomoc mecenáša alebo pasuj.
    }
    [dig] { $patrons ->
        [0] Začni vykopávky na voľnom políčku alebo pasuj.
       *[other] Začni vykopávky na voľnom políčku, využi pomoc mecenáša alebo pasuj.
    }
   *[extend] { $patrons ->
        [0] Začni vykopávky, rozšír existujúce alebo pasuj. Pri rozširovaní polož dvoch archeológov: prvého vedľa svojho, druhého vedľa prvého.
       *[other] Začni vykopávky, rozšír existujúce, využi pomoc mecenáša alebo pasuj. Pri rozširovaní polož dvoch archeológov: prvého vedľa svojho, druhého vedľa prvého.
    }
}
prompt-last = Všetci ostatní pasovali: máš ešte jedinú akciu, potom sa začne vyhodnotenie.
prompt-violet = Lady Violet ti poslala archeológa. Tvoj ťah pokračuje: začni vykopávky alebo rozšír existujúce.
prompt-lemon = Lord Lemon otvára pyramídy: začni na niektorej vykopávky, alebo rozšír vykopávku tak, že na pyramíde bude práve jeden z dvoch archeológov.
prompt-blackmore = Mrs. Blackmore platí dvoch: polož prvého archeológa nových vykopávok. Druhý musí byť vedľa neho.
prompt-tangerine = Colonel Tangerine posiela pomoc: polož prvého z troch archeológov vedľa svojho archeológa. Každý ďalší musí byť vedľa predchádzajúceho.
prompt-last-cube = Polož posledného archeológa: musí byť vedľa toho na { $cell }.
prompt-lemon-last-cube = { $ground ->
    [sand] Polož posledného archeológa: musí byť vedľa toho na { $cell }, a nie na pyramíde.
   *[pyramid] Polož posledného archeológa na pyramídu: musí byť vedľa toho na { $cell }.
}
prompt-tangerine-middle-cube = Polož druhého z troch archeológov: musí byť vedľa toho na { $cell }.
prompt-neutral = { $cubes ->
    [1] Neutrálnym archeológom, ktorého máš, môžeš začať neutrálne vykopávky, alebo si ho nechaj.
   *[other] Máš { $cubes } neutrálnych archeológov: môžeš nimi začať alebo rozšíriť neutrálne vykopávky, alebo si ich nechaj.
}
prompt-reward = { $rooms ->
    [0] Zóna { $zone }: máš { place }. Vezmi parcelu; halu teraz rezervovať nemôžeš.
   *[other] Zóna { $zone }: máš { place }. Vezmi parcelu, alebo rezervuj halu v múzeu.
}
prompt-leftover = Zóna { $zone }: máš { place }. Môžeš vziať parcelu, ktorá ostala, alebo nič.
prompt-discard = Zóna { $zone }: neutrálny má { place }. Vyber parcelu, ktorú vezme; tá parcela sa vyradí z hry.

## Čo zatiaľ čítajú ostatní

wait-excavation = { $patrons ->
    [0] { $who } môže začať vykopávky, rozšíriť existujúce alebo pasovať.
   *[other] { $who } môže začať vykopávky, rozšíriť existujúce, využiť pomoc mecenáša alebo pasovať.
}
wait-last = { $who } má poslednú akciu, potom sa začne vyhodnotenie.
wait-violet = { $who } začína alebo rozširuje vykopávky s archeológom od lady Violet.
wait-lemon = { $who } kope na pyramíde s pomocou lorda Lemona.
wait-blackmore = { $who } začína vykopávky dvoma archeológmi s pomocou Mrs. Blackmore.
wait-tangerine = { $who } rozširuje vykopávku o troch archeológov s pomocou colonela Tangerina.
wait-last-cube = { $who } kladie ešte jedného archeológa, vedľa { $cell }.
wait-lemon-last-cube = { $ground ->
    [sand] { $who } kladie ešte jedného archeológa, vedľa { $cell }, nie na pyramíde.
   *[pyramid] { $who } kladie ešte jedného archeológa, vedľa { $cell }, na pyramíde.
}
wait-tangerine-middle-cube = { $who } kladie ešte dvoch archeológov, ďalšieho vedľa { $cell }.
wait-neutral = { $cubes ->
    [1] { $who } môže položiť neutrálneho archeológa alebo si ho nechať.
   *[other] { $who } môže položiť neutrálnych archeológov alebo si ich nechať.
}
wait-reward = { $who }: { place } v zóne { $zone }, parcela alebo hala.
wait-leftover = { $who }: { place } v zóne { $zone }, parcela, ktorá ostala, alebo nič.
wait-discard = { $who } vyberá parcelu neutrálneho, { place } v zóne { $zone }.

## Koniec

over-you = Hra sa skončila: vyhrávaš, výsledok: { $points }.
over-won = Hra sa skončila: vyhráva { $who }, výsledok: { $points }.
over-shared = Hra sa skončila: o víťazstvo sa delia { $who }, výsledok: { $points }.

## Rady pre začiatočníkov

tip-1 = Rozširuješ vždy dvoma archeológmi: prvého polož vedľa ktoréhokoľvek svojho, druhého vedľa prvého.
tip-2 = Druhé miesto v zóne je skoro také dobré ako prvé: obe dávajú parcelu alebo halu.
tip-3 = Bez haly v krídle svojho mecenáša je karta len za 1 bod. Hál je málo: choď do múzea včas.
tip-4 = Haly sa nikdy nesčítavajú. Za každého mecenáša platí iba tvoja najlepšia hala.
tip-5 = Do haly 5 sa vchádza len z vlastnej susednej haly 2 alebo 3.
tip-6 = Archeológ od lady Violet nie je celý tvoj ťah: ešte začneš alebo rozšíriš vykopávky.
tip-7 = Kto pasuje skôr, vyhráva rovnosti vo všetkých zónach.
tip-8 = Keď všetci ostatní pasovali, ostáva ti jediná akcia.
tip-9 = Nepoužití archeológovia ti ostávajú. Územie štvrtého kola je o polovicu väčšie.

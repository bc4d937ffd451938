# Prečo je akcia dobrá: čo k nej hovorí rada

reason-first = V zóne { $zone } máš najviac archeológov.
reason-first-from = V zóne { $zone } berieš prvé miesto, ktoré má { $rival }.
reason-first-two-from = S druhým archeológom berieš v zóne { $zone } prvé miesto, ktoré má { $rival }.
reason-second = V zóne { $zone } máš druhé miesto: to dáva parcelu alebo halu.
reason-second-two = S druhým archeológom máš v zóne { $zone } druhé miesto: to dáva parcelu alebo halu.
reason-lot-there = Najlepšia parcela zóny ({ $what }) ti prinesie spolu { $gain }.
reason-tie = V zóne { $zone } vyhráš rovnosť, v ktorej je { $rival }.
reason-completes-set = Dopĺňa sériu všetkých piatich mecenášov: +5.
reason-card = { $patron }: karta sa vďaka tvojej hale počíta za { $value }.
reason-power = { $patron }: pomoc tohto mecenáša môžeš využiť od ďalšieho kola.
reason-room = { $patron }: { $cards ->
    [one] tvoja karta sa bude počítať
    [few] tvoje { $cards } karty sa budú počítať
   *[other] tvojich { $cards } kariet sa bude počítať
} za { $later } namiesto { $now }.
reason-door = Otvára ti halu 5 { $patron }.

## Čo by začiatočník oľutoval: povie sa skôr, než to zahrá

slip-majority = V zóne { $zone } { $cubes ->
    [one] ti k prvému miestu stačí ešte jeden archeológ
   *[other] ti k prvému miestu stačia ešte dvaja archeológovia
} a nikto už nemôže odpovedať: všetci ostatní pasovali.
slip-empty = Zóna { $zone } je prázdna: na prvé miesto by v nej stačil jediný tvoj archeológ.

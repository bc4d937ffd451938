# Pohľad späť na dohranú hru. Šance sú v bodoch zo sto.

## Účet miesta

review-start = Šanca na začiatku
review-errors = Vlastné chyby
review-others = Chyby ostatných
review-chance = Šťastie pri ťahaní
review-hidden = Skryté šťastie
review-result = Výsledok

## Značky

review-inaccuracy = Nepresnosť
review-mistake = Chyba
review-blunder = Hrubá chyba
review-only = Jediný dobrý ťah

## Označený ťah

review-told-inaccuracy = Po akcii { $ply }, { $who }: nepresnosť, { points }.
review-told-mistake = Po akcii { $ply }, { $who }: chyba, { points }.
review-told-blunder = Po akcii { $ply }, { $who }: hrubá chyba, { points }.
review-told-played = Odohrané: { $what }
review-told-better = Lepšie: { $what }
review-told-then = potom: { $what }
review-told-clean = Žiadny ťah nestál päť bodov ani viac.

## Stránka

review-title = Rozbor
review-making = Rozbor sa pripravuje: { $share }
review-making-about = Pokračuje, aj keď odídeš. Hry, ktoré sa práve hrajú, majú prednosť.
review-stopped = Rozbor sa nepodarilo urobiť.
review-again = Skúsiť znova
review-summary = Šťastie: body tvojej šance { $luck }. Tvoje vlastné chyby: { $errors }.
review-chances = Šance na výhru, zo 100
review-points-lost = stratené body
review-my-luck = šťastie
review-luck = Šťastie
review-of-turn = { $who }: { $chance } zo 100.
review-cost = Cena v bodoch: { $points }.
review-better = Lepšie: { $what }
review-one-good = Jediný dobrý ťah.
review-rolled = Rozhoduje náhoda.
review-show-table = Ukázať stôl
review-play-better = Zahrať lepšie pokračovanie
review-back = Späť na rozbor
review-turning = Body zvratu
review-turning-mine = zmena tvojej šance
review-turning-any = najväčšia zmena
review-no-turning = Nič šance veľmi nezmenilo.
review-accounts = Umenie a šťastie oddelene
review-accounts-about = v bodoch výhry: začiatok + chyby + šťastie = výsledok
review-player = Hráč, body
review-per-decision = Chyba na rozhodnutie
review-marks = Značky
review-without = Bez šťastia
review-of-100 = { $n } zo 100
review-about-hidden = Skryté šťastie je zvyšok: skryté veci, ktoré vyšli najavo, a to, čo hľadanie nepredvídalo.
review-learn = Poučiť sa z vlastných chýb: { $n }
review-learn-title = Poučiť sa z vlastných chýb
review-of = { $n }/{ $of }
review-lost = Odohrané: { $what }. Stálo ťa to v bodoch šance: { $points }.
review-ask = Čo by bolo lepšie?
review-how = Hraj na pláne. Správne je všetko, čo je od najlepšieho ťahu najviac 3,5 bodu.
review-judging = Tvoj ťah sa posudzuje…
review-right = Správne: { $what }
review-wrong = { $what }: cena v bodoch { $points }.
review-best = najlepší
review-yours = tvoj
review-played = odohraný
review-try-another = Skúsiť iný
review-show-best = Ukázať najlepší
review-next = Ďalší okamih
review-line = Lepšie pokračovanie

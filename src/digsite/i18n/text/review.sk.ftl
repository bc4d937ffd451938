# Pohľad späť na dohranú hru. Šance sú v bodoch zo sto.

## Účet miesta

review-start = Šanca na začiatku
review-errors = Vlastné chyby
review-others = Chyby ostatných
review-chance = Šťastie pri ťahaní
review-hidden = Skryté šťastie
review-result = Výsledok

## Označený ťah

review-inaccuracy = Nepresnosť
review-mistake = Chyba
review-blunder = Hrubá chyba
review-only = Jediný dobrý ťah
review-told-inaccuracy = Po akcii { $ply }, { $who }: nepresnosť, { points }.
review-told-mistake = Po akcii { $ply }, { $who }: chyba, { points }.
review-told-blunder = Po akcii { $ply }, { $who }: hrubá chyba, { points }.
review-told-played = Odohrané: { $what }
review-told-better = Lepšie: { $what }
review-told-then = potom: { $what }
review-told-clean = Žiadny ťah nestál päť bodov ani viac.

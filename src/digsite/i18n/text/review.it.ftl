# Uno sguardo a una partita finita. Le probabilità sono dette in punti su cento.

## Il conto di un posto

review-start = Probabilità all’inizio
review-errors = Errori propri
review-others = Errori degli altri
review-chance = Fortuna del caso
review-hidden = Fortuna nascosta
review-result = Risultato

## Un turno segnato

review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-only = L’unica mossa buona
review-told-inaccuracy = Dopo l’azione { $ply }, { $who }: un’imprecisione, { points }.
review-told-mistake = Dopo l’azione { $ply }, { $who }: un errore, { points }.
review-told-blunder = Dopo l’azione { $ply }, { $who }: un errore grave, { points }.
review-told-played = Giocato: { $what }
review-told-better = Meglio: { $what }
review-told-then = poi: { $what }
review-told-clean = Nessun turno è costato cinque punti o più.

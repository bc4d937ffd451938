# Uno sguardo a una partita finita. Le probabilità sono dette in punti su cento.

## Il conto di un posto

review-start = Probabilità all’inizio
review-errors = Errori propri
review-others = Errori degli altri
review-chance = Fortuna del caso
review-hidden = Fortuna nascosta
review-result = Risultato

## Segni

review-inaccuracy = Imprecisione
review-mistake = Errore
review-blunder = Errore grave
review-only = L’unica mossa buona

## Un turno segnato

review-told-inaccuracy = Dopo l’azione { $ply }, { $who }: un’imprecisione, { points }.
review-told-mistake = Dopo l’azione { $ply }, { $who }: un errore, { points }.
review-told-blunder = Dopo l’azione { $ply }, { $who }: un errore grave, { points }.
review-told-played = Giocato: { $what }
review-told-better = Meglio: { $what }
review-told-then = poi: { $what }
review-told-clean = Nessun turno è costato cinque punti o più.

## La pagina

review-title = Analisi
review-making = L’analisi è in corso: { $share }
review-making-about = Continua anche se esci. Le partite in corso hanno la precedenza.
review-stopped = L’analisi non è riuscita.
review-again = Riprova
review-summary = Fortuna: { $luck } punti della tua probabilità. Errori tuoi: { $errors }.
review-chances = Probabilità di vincere, su 100
review-points-lost = punti persi
review-my-luck = fortuna
review-luck = Fortuna
review-of-turn = { $who }: { $chance } su 100.
review-cost = Costo: { $points } punti.
review-better = Meglio: { $what }
review-one-good = L’unica mossa buona.
review-rolled = Decide il caso.
review-show-table = Mostra il tavolo
review-play-better = Gioca la linea migliore
review-back = Torna all’analisi
review-turning = Svolte
review-turning-mine = quanto è cambiata la tua probabilità
review-turning-any = il cambiamento più grande
review-no-turning = Niente ha cambiato molto le probabilità.
review-accounts = Bravura e fortuna separate
review-accounts-about = in punti di una vittoria: inizio + errori + fortuna = risultato
review-player = Giocatore, punti
review-per-decision = Errore per decisione
review-marks = Segni
review-without = Senza fortuna
review-of-100 = { $n } su 100
review-about-hidden = La fortuna nascosta è il resto: cose nascoste venute alla luce, e ciò che la ricerca non ha previsto.
review-learn = Impara dai tuoi errori: { $n }
review-learn-title = Impara dai tuoi errori
review-of = { $n } di { $of }
review-lost = Giocato: { $what }. Ti è costato { $points } punti di probabilità.
review-ask = Che cosa sarebbe meglio?
review-how = Gioca sul tavolo. È giusto tutto ciò che dista al massimo 3,5 punti dal meglio.
review-judging = La tua mossa viene giudicata…
review-right = Giusto: { $what }
review-wrong = { $what }: costa { $points } punti.
review-best = il meglio
review-yours = la tua
review-played = giocata
review-try-another = Prova altro
review-show-best = Mostra il meglio
review-next = Prossimo momento
review-line = La linea migliore

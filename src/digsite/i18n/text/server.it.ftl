# Il server web: perché qualcosa non si fa, livelli dei bot, la lobby.

## Livelli, ciascuno con una riga onesta su come gioca

level-digger = Scavatore
level-digger-about = Scava dove sembra promettente e non pensa mai in anticipo. Per una prima partita.
level-student = Studente
level-student-about = Pensa fino alla fine del proprio turno. Un buon avversario mentre si impara.
level-scholar = Studioso
level-scholar-about = Guarda avanti di qualche turno per mezzo secondo. Uno contro uno batte lo Studente in almeno tre partite su quattro.
level-professor = Professore
level-professor-about = Guarda avanti per tre secondi. Il più forte che c’è qui; dove la fortuna pesa molto, di poco.
level-added-about = Un bot aggiunto da questo server.
role-bot = bot, { $level }

## Lobby

lobby-with = { $bots ->
    [one] Tu contro un bot (livello: { $level })
   *[other] Tu contro { $bots } bot (livello: { $level })
}
lobby-seat-open = Si aspetta che qualcuno prenda un posto
lobby-not-here = Le sue regole non ci sono più
lobby-closed = Nessuno può continuare
standin-for-you = Un bot gioca per te finché non torni.

## Perché qualcosa non si fa

refusal-bad-request = La richiesta non è comprensibile.
refusal-not-found = Qui non c’è niente. Il link può essere vecchio o incompleto.
refusal-not-here = Questo tavolo è stato giocato con regole che qui non ci sono. È conservato e si aprirà di nuovo quando torneranno.
refusal-not-allowed = Qui non è permesso.
refusal-not-your-seat = Quel posto non è tuo.
refusal-taken = Quel posto l’ha già preso qualcun altro. Puoi guardare la partita.
refusal-stale = Il tavolo è andato avanti: la mossa non è stata giocata. Guarda di nuovo e scegli ancora.
refusal-over = La partita è finita.
refusal-not-over = La partita è ancora in corso. Torna quando è finita.
refusal-too-fast = Troppo in fretta. Aspetta un momento e riprova.
refusal-too-large = È troppo grande.
refusal-busy = Adesso non ha funzionato. Riprova fra un momento.
refusal-not-our-name = Questo server non si chiama { $name }. Usa il suo indirizzo; chi lo gestisce può aggiungere questo nome con --name.
refusal-standin = Un bot sta giocando per te. Prima riprendi il tuo posto.
refusal-not-absent = Chi gioca è qui, o non manca da molto. Lascia ancora un po’ di tempo.
refusal-chat = Può scrivere solo chi siede al tavolo.
refusal-no-seat-of-mine = Tieni almeno un posto per te.
refusal-own-invite = Siedi già a questo tavolo. Manda questo link a un amico.

# Il programma per il terminale: ciò che dice oltre alle parole dei giochi.

terminal-you = tu sei { $who }
terminal-for-help = ? per l’aiuto

## Risposte a ciò che si scrive

terminal-no-number = Qui non c’è il numero { $number }: scegli da 1 a { $most }.
terminal-page = Scrivi un numero, o premi Invio per rivedere il tavolo.
terminal-ambiguous = «{ $words }» può voler dire: { $choices }. Scrivi qualche lettera in più.
terminal-not-offered = «{ $words }» ora non è possibile. Sono possibili: { $choices }.
terminal-cannot-follow = «{ $words }» non può seguire «{ $before }»: non è stato giocato nulla. Prova un’altra riga.
terminal-cannot-follow-played = «{ $before }» è stato giocato e non si può annullare, ma «{ $words }» non può seguirlo.
terminal-unknown = «{ $words }» non è tra le tue scelte. Scrivi un numero o, per esempio, «{ $example }»; ? dà aiuto.
terminal-left-out = «{ $words }» ora non è possibile del tutto. Senza il resto: { $says }.
terminal-anyway = Scrivilo di nuovo per farlo lo stesso.
terminal-hint = Un bot forte giocherebbe: { $what }

## Conservare la partita

terminal-not-saved = Non si può scrivere { $file }: { $why }. La partita continua.
terminal-saved = La partita è salvata in { $file }
terminal-resume = Per continuarla:
terminal-see-again = Per rivederla, e per controllare che il caso sia stato onesto:
terminal-hand-over = La tastiera passa a: { $who }. Premi Invio quando nessun altro guarda:

## Aiuto

terminal-help-choose = Scrivi un numero, o ciò che gli sta dietro in grigio, o il suo inizio: { $examples }. In una riga ci stanno più azioni.
terminal-help-undo = annulla la tua ultima mossa
terminal-help-board = mostra di nuovo il tavolo; Invio fa lo stesso
terminal-help-log = racconta la partita dall’inizio
terminal-help-hint = che cosa giocherebbe un bot forte, e perché
terminal-help-help = questo aiuto; ? fa lo stesso
terminal-help-quit = smetti; la partita è salvata e puoi continuarla più tardi

## Rivedere una partita

terminal-action-of = Dopo l’azione { $ply } di { $last }
terminal-replay-ask = Invio: avanti, b: indietro, numero, end: fine, q: esci
terminal-replay-help = Premi Invio per andare avanti, o scrivi b (indietro), start (inizio), end (fine), q (esci), o un numero da 0 a { $last }.

## Lezioni

terminal-lesson-step = Lezione, passo { $n } di { $of }: { $title }
terminal-lesson-how = { $how ->
    [read] Premi Invio per continuare.
    [end] Premi Invio per continuare questa partita.
   *[try] Scrivilo, oppure «show» per farlo giocare; «back» e «skip» lasciano questo passo.
}
terminal-help-show = fa giocare il passo della lezione
terminal-help-back = torna indietro di un passo nella lezione
terminal-help-skip = lascia la lezione e continua la partita

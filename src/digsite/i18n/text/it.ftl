# Parole comuni a tutti i giochi.

language-name = Italiano

## Posti

seat-blue = Blu
seat-red = Rosso
seat-green = Verde
seat-ivory = Bianco
seat-yellow = Giallo
seat-neutral = Neutrale
seat-chance = Caso

## Di chi è il turno

your-turn = È il tuo turno
turn-of = { $who }: è il tuo turno
waiting-for = In attesa di: { $who }
game-over = La partita è finita

## La cronaca: qualcuno continua dopo che altri hanno agito

goes-on = { $who }… { $what }

## Una partita le cui regole non ci sono più

bygone = Questa partita è stata giocata con la versione { $version } delle regole, che qui non c’è più. Puoi guardarla e salvarla, ma nessuno può continuarla.
bygone-title = Regole precedenti: versione { $version }
bygone-move = { $who }: { $what }
closed = Questo tavolo è stato chiuso da chi gestisce il server. Puoi guardarlo e salvarne la registrazione, ma nessuno può continuare.
closed-title = Chiuso

## Pulsanti

undo = Annulla
quit = Esci
pass = Passa
hint = Consiglio
rules = Regole
save = Salva

## Parti del tavolo

players = Giocatori
log = Cronaca
score = Punteggio
total = Totale
options = Opzioni
points = { $points ->
    [0] 0 punti
    [one] { $points } punto
   *[other] { $points } punti
}
place = { $rank }º posto

## Elenchi

comma = { $first }, { $last }
and = { $first } e { $last }

## Perché no

illegal-over = La partita è finita.
illegal-not-your-turn = Non è il tuo turno.
illegal-action = «{ $action }» ora non è permesso. Scegli una delle azioni proposte.
illegal-nothing = Non è stato scelto nulla. Scegli una delle azioni proposte.
illegal-undo = Non si può più annullare: da allora ha agito qualcun altro o il caso, oppure hai visto qualcosa di nuovo.

## Una lezione

lesson-otherwise = Quasi: fai ciò che è cerchiato, oppure fattelo mostrare.
lesson-over = La lezione è finita.

## Un consiglio: quanto è migliore la prima mossa della seguente

hint-better = Su 100 partite ne vince { $games } in più della mossa seguente.
hint-even = La mossa seguente vale quasi lo stesso.

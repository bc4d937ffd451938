# Il tavolo sul web: ciò che pagine e client dicono oltre alle parole dei giochi.

## Ogni pagina

web-skip = Vai al contenuto
web-language = Lingua
web-lobby = Lobby
web-rules = Regole
web-close = Chiudi
web-colon = { $what }: { $value }
web-join = Partecipa
web-your-name = Il tuo nome
web-saved = Salvato
web-error = Non ha funzionato
web-noscript = Questo tavolo ha bisogno di JavaScript: consentilo per questa pagina.
web-lost = La connessione è caduta. Nuovo tentativo…
web-lost-waits = La connessione è caduta. La tua mossa aspetta: parte appena la connessione ritorna.
web-gone = Questo tavolo non esiste più.

## La lobby

web-home-title = Tre giochi di scavi e costruzioni
web-home-heading = Tre giochi da tavolo ambientati nel mondo antico, da giocare qui nel browser.
web-home-about = Gratis, senza account, niente da installare. Gioca contro i bot o manda un link a un amico.
web-welcome-back = Di nuovo qui
web-good-first-game = Ottimo per iniziare
web-games = Giochi
web-play-now = Gioca ora
web-learn = Impara in 5 minuti
web-change = Cambia
web-invite-friends = Invita amici
web-players-range = Da { $least } a { $most } giocatori
web-minutes = { $n } min
web-difficulty = Difficoltà
web-difficulty-1 = facile
web-difficulty-2 = medio
web-difficulty-3 = ricco
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli con un posto libero
web-tables-to-watch = Tavoli da guardare
web-finished = Partite finite
web-continue = Continua
web-watch = Guarda
web-look = Rivedi
web-put-away = Messi da parte
web-put-away-verb = Metti da parte
web-take-back = Riprendi
web-is-put-away = messo da parte.
web-undo = Annulla
web-unofficial = Un’edizione non ufficiale. Testi e disegni sono nostri.

## Lasciare un tavolo

web-leave = Lascia il tavolo
web-leave-ask = Lasciare questo tavolo?
web-leave-about = Un bot continua a giocare per te. Il tavolo va tra quelli «Messi da parte», sotto il tuo elenco: da lì lo riprendi, oppure torni con il tuo link.
web-give-up = Abbandona
web-give-up-ask = Abbandonare questa partita?
web-give-up-about = Esce dal tuo elenco e resta com’è. La trovi tra i tavoli «Messi da parte», sotto il tuo elenco, se vorrai continuare.
web-stay = Resta

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-game = Gioco
web-seats = Posti
web-seat-of = Posto { $n }
web-name-of-seat = Nome per il posto { $n }
web-add-seat = Aggiungi un posto
web-remove-seat = Togli un posto
web-seat-me = Qualcuno su questo schermo
web-seat-friend = Un amico, con un link

## Ritmo

web-pace = Ritmo
web-pace-live = Tutta in una volta.
web-pace-live-about = Dopo 3 minuti di attesa un bot può sostituire chi è assente.
web-pace-days = In più giorni.
web-pace-days-about = Dopo 3 giorni di attesa un bot può sostituire chi è assente.
web-pace-endless = Senza fretta.
web-pace-endless-about = Il tavolo aspetta quanto serve; nessun bot subentra.

## Chi può venire a un nuovo tavolo

web-who-may-come = Chi può entrare
web-private = Privato.
web-private-about = Lo trova solo chi ha un link.
web-public = Pubblico.
web-public-about = Compare nella lobby: chiunque può guardare e prendere un posto libero.
web-allow-hints = Consigli.
web-allow-hints-about = Tutti possono chiedere che cosa giocherebbe un bot.
web-start-table = Comincia

## Un link per un posto

web-take-seat = Prendi il posto
web-this-seat = Il tuo posto
web-sit-here-too = Gioca anche su questo dispositivo
web-invites-you = { $host } ti invita a una partita di { $game }
web-preview-invites = { $host } ti invita a
web-preview-game = Una partita di
web-preview-free = gratis, nel browser
web-keeps-a-seat = { $host } ti tiene un posto
web-so-many-here = { $n } a questo tavolo
web-sitting = Chi siede al tavolo
web-inviting = ti invita
web-free = libero
web-sits-here = è già qui
web-bot-of = bot, { $level }
web-name-here = Il tuo nome al tavolo
web-rules-first = Leggi prima le regole
web-no-account = Nessun account e niente da installare. Gli altri vedono solo il tuo nome.
web-not-now = Non ora
web-seat-is-own = Questo è il tuo posto. { $host } ha preparato il tavolo.
web-seat-is-taken = Qualcuno ha già preso questo posto. { $host } ha preparato il tavolo; puoi guardare.

## Il tavolo

web-menu = Menu
web-this-table = Questo tavolo
web-parts = Parti del tavolo
web-prompt = Che cosa c’è da fare
web-actions = Azioni
web-as-list = Come elenco
web-anyway = Fallo lo stesso
web-not-yet = Aspetta
web-see-rule = Leggi la regola { $rule }
web-choose = Scegli qualcosa
web-put-back = Rimetti
web-undo-turn = Annulla il turno
web-step = Annulla
web-turn = Turno
web-list = Elenco
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-zoom-fit = Mostra tutto il tabellone
web-your-turn = Tocca a te
web-you = tu
web-watching = Stai guardando.
web-seat-bot = Bot: { $level }
web-bot-plays = gioca un bot
web-open-seat = posto libero
web-here = presente
web-away = assente
web-joined = Al tavolo ora: { $who }
web-absent = { $who } ora non c’è. Il tavolo aspetta.
web-seat-open = Nessuno ha ancora preso questo posto. Il tavolo aspetta.
web-let-bot-play = Lascia giocare un bot
web-come-back = Sono di nuovo qui
web-invite = Invita un amico
web-invite-about = Ogni link dà un posto libero a chi lo apre per primo.
web-friend-sees = Che cosa vede il tuo amico accanto al link
web-take-along = Il mio posto su un altro dispositivo
web-take-along-about = Solo per te. Chi ha questa chiave gioca al tuo posto.
web-show-key = Mostra la mia chiave
web-hide-key = Nascondi la chiave
web-scan-key = Inquadrala con l’altro dispositivo. Dopo due minuti si nasconde da sola.
web-copy-key = Copia come link
web-key-of = Chiave del tuo posto: { $who }
web-only-here = Questi link si aprono solo su questo computer.
web-only-here-how = Come far entrare altri
web-only-here-about = Chi gestisce questo server lo ferma e lo riavvia con: make play HOST=0.0.0.0
web-link-for = Link: { $who }
web-copy = Copia
web-copied = Copiato
web-played-with = Opzioni della partita
web-sound = Suoni discreti per ciò che accade al tavolo
web-sound-offer = Vuoi sentire la prossima partita? Suoni discreti di legno, carta, monete e vento. Si spengono dal menu del tavolo.
web-sound-yes = Attiva il suono
web-sound-no = No, grazie
web-notify = Avvisami quando tocca a me
web-keys = Scorciatoie da tastiera
web-keys-about = Le frecce vanno al prossimo punto evidenziato, M e J al tabellone e alla mano. Spazio prende o rimette a posto; Invio fa lo stesso, ma su ciò che è già preso preme il pulsante grande. Da 1 a 9 si premono i pulsanti piccoli, Esc rimette tutto a posto, U annulla, Maiusc+U annulla tutto il turno, H chiede un consiglio, L elenca tutte le azioni. Virgola e punto scorrono ciò che è successo dal tuo ultimo turno.
web-keys-zoom = I tasti + e - avvicinano e allontanano il tabellone, 0 lo mostra tutto.
web-curtain = { $who }: tocca a te
web-curtain-who = Chi guarda?
web-curtain-about = Passa lo schermo. Gli altri non guardino.
web-curtain-open = Eccomi: { $who }

## Una lezione

web-lesson-step = { $n } di { $of }
web-lesson-skip = Salta la lezione
web-lesson-skip-ask = Saltare la lezione?
web-lesson-stay = Continua a imparare
web-lesson-back = Indietro
web-lesson-next = Avanti
web-lesson-show = Mostrami
web-lesson-play = Continua questa partita
web-lesson-new = Nuova partita
web-lesson-opens = Prepariamo la tua lezione…

## Che cosa è successo nel frattempo

web-since = Dal tuo ultimo turno
web-step-back = Passo precedente
web-step-on = Passo successivo
web-step-of = { $n } di { $of }
web-dismiss = Metti via

## Consigli e chat

web-thinking = Sto pensando…
web-hint-by = Consiglio: { $who }
web-hint-about = La barra indica quanto il bot ha riflettuto su una mossa. Il numero è la probabilità di vittoria che ti attribuisce se la giochi; ± indica quanto possono spostarla la fortuna e ciò che è nascosto.
web-hint-value = Probabilità di vittoria secondo il bot: { $value }, { $spread } in più o in meno
web-play-it = Gioca
web-chat = Chat
web-chat-say = Scrivi qualcosa
web-send = Invia

## Replay

web-replay = Replay
web-move = Mossa
web-move-of = mossa { $n } di { $of }
web-first = All’inizio
web-back = Indietro
web-on = Avanti
web-play = Riproduci
web-pause = Pausa
web-now = Torna al presente
web-past = Stai rivedendo la partita
web-beginning = La partita comincia.
web-setup = Preparazione: { $rows }

## La fine

web-result = Risultato
web-you-win = Hai vinto.
web-wins = { $who } vince.
web-shared-win = Vittoria condivisa: { $who }
web-you-came = Tu: { $place }.
web-rematch = Gioca ancora
web-join-rematch = Vai alla rivincita
web-no-result = Non giocata fino alla fine
web-save-record = Salva la registrazione
web-scoring = Punteggio finale
web-chart = Andamento dei punti
web-chart-about = com’erano dopo ogni mossa
web-show-table = Mostra il tavolo a questa mossa
web-review = Analisi
web-seed = Come si verifica
web-seed-about = Tutta la casualità viene da un solo numero, il seed. La sua impronta era visibile prima della prima estrazione; ora il seed è svelato. Con la registrazione, digsite verify ripete ogni estrazione.
web-seed-promised = Impronta del seed
web-seed-was = Seed
web-seed-later = Il seed stesso viene svelato alla fine, così tutti possono verificare i mescolamenti.
web-seed-fits = Il seed corrisponde alla sua impronta.
web-seed-differs = Il seed non corrisponde alla sua impronta.

## Senza rete

web-offline = Sei offline
web-offline-about = Le tue partite sono al sicuro: ogni mossa è conservata sul server. Torna quando torna la rete.
web-try-again = Riprova

## Le regole

web-chapters = Capitoli
web-rules-find = Cerca nelle regole
web-rules-found = Passi trovati: { $number }
web-rules-none = Nessun risultato

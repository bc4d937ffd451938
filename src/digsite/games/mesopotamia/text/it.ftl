# Mesopotamia

game-title = Mesopotamia
game-pitch = Guida le tue tribù in terre sconosciute, costruisci capanne, erigi santuari, raccogli Mana e porta per primo quattro offerte al Tempio di Marduk.

## Tessere. `at-` nomina una tessera del tabellone con il suo numero.

tile-plains = Pianura
tile-forest = Foresta
tile-quarry = Cava
tile-volcano = Vulcano
tile-temple = Campo del Tempio

at-plains = pianura { $slot }
at-forest = foresta { $slot }
at-quarry = cava { $slot }
at-volcano = vulcano { $slot }
at-temple = Campo del Tempio

way-n = nord
way-ne = nordest
way-se = sudest
way-s = sud
way-sw = sudovest
way-nw = nordovest

## Risorse e tribù

good-wood = un legno
good-stone = una pietra

tribe = { $thief ->
    [yes] { $cargo ->
        [wood] una tribù ladra con un legno
        [stone] una tribù ladra con una pietra
       *[none] una tribù ladra
    }
   *[no] { $cargo ->
        [wood] una tribù con un legno
        [stone] una tribù con una pietra
       *[none] una tribù
    }
}
tribe-offering = { $worth ->
    [0] una tribù con l’offerta n. { $number }
   *[other] una tribù con l’offerta da { $worth }
}

## Carte, e che cosa fanno

card-endurance = Resistenza
card-priest = Sacerdote
card-fertility = Fertilità
card-holy-stone = Pietra Sacra
card-land = Terra
card-mana-theft = Furto di Mana
card-teleport = Teletrasporto
card-expulsion = Espulsione

effect-endurance = 3 punti movimento in più in questo turno.
effect-priest = Nella fase del Mana, un santuario da cui ricevi Mana ne dà 1 in più.
effect-fertility = Una coppia di tribù con una capanna genera due nuove tribù invece di una.
effect-holy-stone = La prossima pietra che porti nel Tempio in questo turno conta doppio.
effect-land = In una scoperta guarda tre tessere e posiziona quella che scegli.
effect-mana-theft = Prendi fino a 2 Mana a un avversario, senza superare il tuo massimo.
effect-teleport = Sposta una tribù qualsiasi, tua o avversaria, su una tessera qualsiasi che non sia un vulcano.
effect-expulsion = Sposta una tribù o una capanna avversaria su una tessera adiacente.

## Che cosa c'è sul tavolo

thing-map = Tabellone
thing-stack = Scorta
thing-offerings = Offerte

round = Giro { $round }

## Parti del punteggio

part-offerings = Offerte

## Opzioni

option-crowded_sanctuaries = Santuari su tessere con tribù avversarie
option-crowded_sanctuaries-no = non permessi
option-crowded_sanctuaries-yes = permessi
option-rounds = Ultimo giro
option-rounds-none = nessuno: si gioca fino alla quarta offerta
option-rounds-20 = 20
option-rounds-40 = 40
option-rounds-60 = 60
option-rounds-80 = 80
option-rounds-100 = 100
option-start_card = Si inizia con una carta
option-start_card-no = no
option-start_card-yes = sì
option-reshuffle = Gli scarti si rimescolano
option-reshuffle-yes = sì
option-reshuffle-no = no: ogni carta si usa una volta

## Le tessere appena scoperte

kind-plains = pianura
kind-forest = foresta
kind-quarry = cava
kind-volcano = vulcano

## Che cosa dice un pulsante. Una tribù ladra ha già rubato in questo turno.

label-walk = Muovi { $tribe }: { $from } → { $to }
label-discover = Scopri un territorio ({ $tribe }): { $from } → { $to }
label-build = { $gain ->
    [0] Pietra al Tempio: { $from } → { $to } (senza guadagno)
   *[other] Pietra al Tempio: { $from } → { $to } (Mana { $mana } su { $cap })
}
label-deliver = Consegna l’offerta da { $worth }: { $from } → { $to }
label-grab = { $thief ->
    [yes] Raccogli { $good } con una tribù ladra: { $at }
   *[no] Raccogli { $good }: { $at }
}
label-drop = { $thief ->
    [yes] Lascia { $good } di una tribù ladra: { $at }
   *[no] Lascia { $good }: { $at }
}
label-take = { $thief ->
    [yes] Raccogli l’offerta da { $worth } con una tribù ladra: { $at }
   *[no] Raccogli l’offerta da { $worth }: { $at }
}
label-steal = Ruba a { $rival } { $good }: { $at }
label-end = { $points ->
    [0] Termina il movimento
    [one] Termina il movimento ({ $points } punto va perso)
   *[other] Termina il movimento ({ $points } punti vanno persi)
}
label-volcano = Posiziona il vulcano: { $from } → { $to }
label-lay = Posiziona questa tessera: { $tile }
label-share = Metti { $good } qui: { $at }
label-hut = { $source ->
    [carried] Capanna con legno trasportato: { $at }
   *[lying] Capanna con legno posato lì: { $at }
}
label-sanctuary = { $source ->
    [carried] Santuario con pietra trasportata: { $at }
   *[lying] Santuario con pietra posata lì: { $at }
}
label-grow = { $tribes ->
    [1] Aggiungi una nuova tribù: { $at }
   *[other] Aggiungi { $tribes } nuove tribù: { $at }
}
label-draw = Pesca una carta
label-nothing = Non fare nulla
label-done = Concludi l’azione
label-offer = Metti l’offerta da { $worth } sotto la capanna
label-collect = { $mana ->
    [0] { $lost ->
        [0] Termina il turno
       *[other] Termina il turno (Mana al massimo: persi { $lost })
    }
   *[other] { $lost ->
        [0] Ricevi { $mana } Mana
       *[other] Ricevi { $mana } Mana (massimo raggiunto: persi { $lost })
    }
}
label-priest = Manda un Sacerdote, +1 Mana: { $at }
label-play-endurance = Gioca Resistenza: 3 punti movimento in più
label-play-fertility = Gioca Fertilità: la prossima coppia genera due tribù
label-play-holy-stone = Gioca Pietra Sacra: la prossima pietra nel Tempio conta doppio
label-play-land = Gioca Terra: scegli la tessera della prossima scoperta
label-play-teleport = Gioca Teletrasporto: sposta una tribù qualsiasi ovunque
label-play-expulsion = Gioca Espulsione: scaccia una tribù o una capanna avversaria
label-theft = { $rival }: prendi { $mana } Mana con Furto di Mana
label-tribe = { $owner }: { $tribe }, { $at }
label-uproot = { $number ->
    [0] { $owner }: una capanna, { $at }
   *[other] { $owner }: una capanna con l’offerta n. { $number }, { $at }
}
label-to = Teletrasporto: { $from } → { $to }
label-push = Espulsione: { $from } → { $to }

## La cronaca

tell-first = Inizia { $who }
tell-tile = Nuova tessera: { $tile }
tell-shown = La carta Terra mostra una tessera: { $tile }
tell-shown-hidden = La carta Terra mostra una tessera a chi l’ha giocata
tell-card = { $who } pesca una carta: { $card }
tell-card-hidden = { $who } pesca una carta
tell-walk = { $who } muove { $tribe }: { $from } → { $to }
tell-discover = { $who } scopre un territorio ({ $tribe }): { $from } → { $to }
tell-build = { $gain ->
    [0] { $who } porta una pietra nel Tempio (senza guadagno)
   *[other] { $who } porta una pietra nel Tempio (Mana { $mana } su { $cap })
}
tell-deliver = { $worth ->
    [0] { $who } consegna un’offerta al Tempio
   *[other] { $who } consegna al Tempio l’offerta da { $worth }
}
tell-grab = { $who } raccoglie { $good }: { $at }
tell-drop = { $who } lascia { $good }: { $at }
tell-take = { $worth ->
    [0] { $who } raccoglie l’offerta n. { $number }: { $at }
   *[other] { $who } raccoglie l’offerta da { $worth }: { $at }
}
tell-steal = { $who } ruba a { $rival } { $good }: { $at }
tell-end = { $who } termina il movimento
tell-volcano = poi posiziona il vulcano: { $from } → { $to }
tell-lay = poi sceglie questa tessera: { $tile }
tell-share = poi mette { $good }: { $at }
tell-hut = { $who } costruisce una capanna: { $at }
tell-sanctuary = { $who } erige un santuario: { $at }
tell-grow = { $tribes ->
    [1] { $who } aggiunge una nuova tribù: { $at }
   *[other] { $who } aggiunge { $tribes } nuove tribù: { $at }
}
tell-draw = { $who } chiede consiglio a Marduk
tell-nothing = { $who } non fa nulla nella fase delle azioni
tell-done = { $who } conclude l’azione
tell-offer = poi mette l’offerta da { $worth } sotto la capanna
tell-offer-hidden = poi mette un’offerta coperta sotto la capanna
tell-collect = { $mana ->
    [0] { $who } non riceve Mana
   *[other] { $who } riceve { $mana } Mana
}
tell-priest = { $who } manda un Sacerdote: { $at }
tell-play-endurance = { $who } gioca Resistenza
tell-play-fertility = { $who } gioca Fertilità
tell-play-holy-stone = { $who } gioca Pietra Sacra
tell-play-land = { $who } gioca Terra
tell-play-teleport = { $who } gioca Teletrasporto
tell-play-expulsion = { $who } gioca Espulsione
tell-theft = { $who } gioca Furto di Mana; { $rival } perde { $mana } Mana
tell-tribe = poi sceglie { $owner }: { $tribe }, { $at }
tell-uproot = { $number ->
    [0] poi sceglie { $owner }: una capanna, { $at }
   *[other] poi sceglie { $owner }: una capanna con l’offerta n. { $number }, { $at }
}
tell-to = poi { $from } → { $to }
tell-push = poi { $from } → { $to }

## Che cosa si chiede

prompt-first-player = Si sorteggia il primo giocatore.
prompt-start-cards = Ciascuno riceve una carta.
prompt-movement = { $points ->
    [0] Non ci sono più punti movimento. Puoi ancora raccogliere e lasciare risorse e giocare carte; poi termina il movimento.
    [one] Sposta le tue tribù: resta { $points } punto. Raccogliere e lasciare non costa nulla.
   *[other] Sposta le tue tribù: restano { $points } punti. Raccogliere e lasciare non costa nulla.
}
prompt-land-played = Terra: scegli la scoperta per la quale guardi tre tessere.
prompt-tile = Si pesca una tessera.
prompt-land-tiles = La carta Terra mostra tessere del mazzetto.
prompt-land-choice = Scegli la tessera scoperta. Le altre si rimescolano con quelle da scoprire.
prompt-volcano-drawn = Un vulcano! Posizionalo su un lato aperto qualsiasi, ma non nel posto che stai scoprendo; poi si pesca un’altra tessera.
prompt-sharing = { $good ->
    [wood] Non c’è abbastanza legno per tutte le foreste. Scegli dove metterlo: ancora { $shares }.
   *[stone] Non ci sono abbastanza pietre per tutte le cave. Scegli dove metterle: ancora { $shares }.
}
prompt-action = { $may ->
    [build] Scegli un solo tipo di azione. Capanne, santuari e nuove tribù si possono ripetere; si pesca una sola carta.
    [card] Ora non puoi costruire né accrescere la popolazione: pesca una carta o non fare nulla.
   *[nothing] In questa fase non c’è nulla da fare.
}
prompt-building-huts = Costruisci un’altra capanna o concludi l’azione.
prompt-laying-offering = Scegli l’offerta da mettere coperta sotto la nuova capanna.
prompt-raising-sanctuaries = Erigi un altro santuario o concludi l’azione.
prompt-growing = Aggiungi un’altra tribù o concludi l’azione.
prompt-fertility-played = Fertilità: scegli la coppia di tribù che ne genera due nuove.
prompt-card = Si pesca una carta.
prompt-mana = { $cards ->
    [0] Ricevi il tuo Mana.
   *[other] Gioca carte, se vuoi, poi ricevi il tuo Mana.
}
prompt-priests = Manda un altro Sacerdote, se ne hai, poi ricevi il tuo Mana.
prompt-teleport-who = Teletrasporto: scegli una tribù, tua o avversaria. Porta con sé ciò che trasporta.
prompt-teleport-to = Teletrasporto: scegli dove va la tribù.
prompt-expulsion-who = Espulsione: scegli una tribù o una capanna avversaria.
prompt-expulsion-to = Espulsione: scegli la tessera adiacente dove va.

## Che cosa leggono intanto gli altri

wait-movement = { $points ->
    [0] { $who } muove: nessun punto rimasto.
    [one] { $who } muove: { $points } punto rimasto.
   *[other] { $who } muove: { $points } punti rimasti.
}
wait-land-played = { $who } sceglie una scoperta per la carta Terra.
wait-land-choice = { $who } sceglie una delle tessere mostrate dalla carta Terra.
wait-volcano-drawn = { $who } posiziona il vulcano.
wait-sharing = { $good ->
    [wood] { $who } sceglie le foreste che ricevono legno, ancora { $shares }.
   *[stone] { $who } sceglie le cave che ricevono pietre, ancora { $shares }.
}
wait-action = { $who } sceglie un’azione.
wait-building-huts = { $who } può costruire un’altra capanna o finire.
wait-laying-offering = { $who } mette un’offerta sotto la nuova capanna.
wait-raising-sanctuaries = { $who } può erigere un altro santuario o finire.
wait-growing = { $who } può aggiungere un’altra tribù o finire.
wait-fertility-played = { $who } sceglie una coppia di tribù per Fertilità.
wait-mana = { $who } riceve Mana.
wait-priests = { $who } può mandare un altro Sacerdote, poi riceve Mana.
wait-teleport-who = { $who } sceglie una tribù per Teletrasporto.
wait-teleport-to = { $who } sceglie la meta del Teletrasporto.
wait-expulsion-who = { $who } sceglie una tribù o una capanna per Espulsione.
wait-expulsion-to = { $who } sceglie la meta dell’Espulsione.

## La fine

over-you = { $offerings ->
    [0] La partita è finita: vinci tu, senza offerte al Tempio.
    [one] La partita è finita: vinci con { $offerings } offerta al Tempio.
   *[other] La partita è finita: vinci con { $offerings } offerte al Tempio.
}
over-won = { $offerings ->
    [0] La partita è finita: vince { $who }, senza offerte al Tempio.
    [one] La partita è finita: vince { $who } con { $offerings } offerta al Tempio.
   *[other] La partita è finita: vince { $who } con { $offerings } offerte al Tempio.
}
over-shared = { $offerings ->
    [0] La partita è finita: { $who } si dividono la vittoria, senza offerte al Tempio.
    [one] La partita è finita: { $who } si dividono la vittoria con { $offerings } offerta a testa al Tempio.
   *[other] La partita è finita: { $who } si dividono la vittoria con { $offerings } offerte a testa al Tempio.
}

## Suggerimenti per chi comincia

tip-1 = Prima di tutto le tribù: due tribù con una capanna ne generano una terza, e con sei si fa tutto più in fretta.
tip-2 = Prepara più capanne, santuari o nascite per lo stesso turno: l’azione si può ripetere, ma un solo tipo per turno.
tip-3 = Una capanna richiede due tribù e un legno, un santuario due tribù e una pietra su una pianura vuota.
tip-4 = Dove c’è un’offerta non nasce nessuna tribù. Metti le offerte dove possono partire presto.
tip-5 = Ogni pietra portata nel Tempio alza di 1 il tuo Mana massimo e dà 1 Mana. Per l’offerta da 7 ti serve un massimo di 7.
tip-6 = Una tribù sul tuo santuario dà 1 Mana a turno; su quello di un avversario ne servono due.
tip-7 = Il Mana oltre il massimo va perso: consegna presto le offerte che costano poco.
tip-8 = Se su una tessera hai più tribù di un avversario, puoi rubare ciò che trasportano le sue tribù. Non lasciare sole le tribù cariche.
tip-9 = Il legno non entra mai nel Campo del Tempio, e i vulcani sono chiusi a tutti: mettili sulla strada degli avversari.
tip-10 = Se nella fase II non hai nulla da fare, pesca una carta.

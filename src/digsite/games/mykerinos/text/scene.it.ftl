# Parole nel disegno del tavolo: brevi quelle che si vedono, intere quelle per chi ascolta.

scene-title-setup = Mykerinos: preparazione
scene-title-new = Mykerinos, stagione { $season }: si prepara la regione
scene-title-dig = Mykerinos, stagione { $season }: scavi
scene-title-survey = Mykerinos, stagione { $season }: ispezione
scene-title-over = Mykerinos: l’esposizione
scene-season = Stagione
scene-stage-new = nuova regione
scene-stage-dig = scavi
scene-stage-survey = ispezione

scene-colour-blue = blu
scene-colour-red = rosso
scene-colour-green = verde
scene-colour-ivory = bianco
scene-colour-neutral = neutrale

## Regione

scene-plan = Pianta della concessione, 1899: stagione { $season }
scene-zone-open = Area { $zone }. Classifica: { $ranks }
scene-zone-now = Area { $zone }, in ispezione. Classifica: { $ranks }
scene-zone-done = Area { $zone }, ispezionata
scene-no-cubes = nessun cubo
scene-rank = { $colour } { $cubes }
scene-tie = { $first } alla pari con { $last }
scene-lot = Lotto: { $patron }, valore { $worth }
scene-lot-take = Reclama il lotto: { $patron }, valore { $worth }
scene-lot-discard = Scarta il lotto: { $patron }, valore { $worth }
scene-lot-picked = Lotto scelto: { $patron }, valore { $worth }. Rimettilo a posto
scene-survey-book = Libro delle ispezioni, stagione { $season }
scene-tie-broken = { $you ->
    [first] Hai passato prima di { $second }
    [second] { $first } ha passato prima di te
   *[neither] { $first } ha passato prima di { $second }
}
scene-lot-now = vale { $points } subito
scene-lot-brings = { $points } subito, +{ $end } alla fine
scene-place = { $rank }º
scene-pyramid = { $cell }, piramide
scene-cube = { $ground ->
    [pyramid] { $cell }, cubo { $colour } su una piramide
   *[sand] { $cell }, cubo { $colour }
}
scene-target = { $cell }{ $ground ->
    [pyramid] , piramide
   *[sand] { "" }
}: { $kind ->
    [dig] inizia qui uno scavo
    [extend] estendi qui, primo cubo
    [then] prossimo cubo qui
    [first] piazza qui un cubo
    [next] cubo { $number } qui
    [again] ricomincia da qui
    [picked] cubo { $number }, rimettilo a posto
   *[both] inizia qui uno scavo o estendi
}

## Museo

scene-rooms-free = { $free ->
    [one] { $free } stanza libera su 15
   *[other] { $free } stanze libere su 15
}
scene-room = Stanza { $worth }, { $where }: { $holder }
scene-room-target = Stanza { $worth }, { $where }: prenotala
scene-room-picked = Stanza { $worth }, { $where }: scelta, togli la scelta
scene-room-free = libera
scene-gains = Una stanza ti dà
scene-gain-cards = { $patron }: { $cards } × { $after }, non { $before }
scene-gain-opens = apre il 5 ({ $patron }): +{ $cards }
scene-gain-pays = { $patron }: già { $after } per carta
scene-gain-none = non ne hai carte
scene-gain-closed = Chiusa: vi si entra solo da una 2 o una 3 occupata da te
scene-between = ali { $first } e { $second }
scene-wing = Ala: { $patron }

## Percorso di rinuncia

scene-first-to-pass = pareggi: vince il primo
scene-pass = passa
scene-space = Spazio { $space }, { $holder }
scene-space-free = libero
scene-space-target = Passa e occupa lo spazio { $space }
scene-space-picked = Spazio { $space }: scelto per passare, togli la scelta

## Giocatori

scene-to-move = di turno
scene-passed = { $space }º a passare
scene-in-hand = { $cubes } in riserva
scene-in-supply = { $cubes } in comune
scene-player-label = { $who }, { $colour }: prestigio { $points }, cubi nella riserva personale { $hand }, nella riserva comune { $supply }
scene-neutral-label = Giocatore neutrale: cubi nella riserva comune { $supply }
scene-you = Tu
scene-held = { $patron }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}{ $used ->
    [0] { "" }
    [one] , { $used } inclinata
   *[other] , { $used } inclinate
}

## Previsione

scene-forecast = Se finisse ora
scene-points-and-exhibition = prestigio + esposizione
scene-points = pt
scene-sets = ser.
scene-sum = tot.
scene-forecast-label = { $who }, { $colour }: { points } se finisse ora
scene-my-rooms = Tue stanze
scene-to-come = In arrivo

## Mano

scene-your-reserve = La tua riserva
scene-patrons = I tuoi clienti
scene-cubes-in-hand = in riserva
scene-each = { $points } ciascuna
scene-no-card = nessuna
scene-reserve-label = Cubi nella riserva personale: { $hand }, nella riserva comune: { $supply }
scene-used = Inclinata. Di nuovo pronta nella stagione { $season }.
scene-used-up = Inclinata. È l’ultima stagione.
scene-patron-card = { $patron }. { $power }
scene-patron-missing = { $patron }: nessuna carta. { $power }
scene-call = Attira: { $patron }. { $power }
scene-call-picked = { $patron }: carta scelta, rimettila a posto. { $power }

# Mykerinos

game-title = Mykerinos
game-pitch = Egitto, 1899: scava nella sabbia, reclama lotti, ottieni l’aiuto dei clienti e prenota le stanze del Museo dove le tue scoperte varranno di più.

## Clienti. `of-` è il nome con la preposizione.

patron-lemon = Lord Lemon
patron-blackmore = Mrs. Blackmore
patron-brown = Sir Brown
patron-tangerine = Colonnello Tangerine
patron-violet = Lady Violet
patron-none = nessun cliente

# Gli stessi dove c’è poco spazio
narrow-lemon = Lord Lemon
narrow-blackmore = Mrs. Blackmore
narrow-brown = Sir Brown
narrow-tangerine = Col. Tangerine
narrow-violet = Lady Violet
narrow-none = nessun cliente

of-lemon = di Lord Lemon
of-blackmore = di Mrs. Blackmore
of-brown = di Sir Brown
of-tangerine = del Colonnello Tangerine
of-violet = di Lady Violet

power-lemon = Inizia uno scavo su una piramide, oppure estendi mettendo su una piramide esattamente uno dei due cubi.
power-blackmore = Inizia uno scavo con due cubi adiacenti.
power-brown = Metti un cubo della tua riserva in una stanza del Museo.
power-tangerine = Estendi uno scavo con tre cubi, ciascuno adiacente al precedente.
power-violet = Prendi un cubo dalla riserva comune, poi inizia o estendi uno scavo.

## Che cosa c'è sul tavolo

thing-region = Regione
thing-museum = Museo
thing-pass-track = Percorso di rinuncia

season = Stagione { $season } di 4
zone = Area { $zone }
cubes = { $cubes ->
    [0] nessun cubo
    [one] { $cubes } cubo
   *[other] { $cubes } cubi
}
lot-left = il lotto di sinistra
lot-right = il lotto di destra
room-of = la stanza { $worth } { $patron }
room-between = la stanza 2 { $one } e { $other }

## Parti del punteggio

part-prestige = Prestigio
part-lemon = Lord Lemon
part-blackmore = Mrs. Blackmore
part-brown = Sir Brown
part-tangerine = Colonnello Tangerine
part-violet = Lady Violet
part-sets = Serie

## Che cosa dice un pulsante

label-dig = Inizia uno scavo in { $cell }
label-dig-pyramid = Inizia uno scavo sulla piramide in { $cell }
label-dig-two = Inizia uno scavo: primo di due cubi in { $cell }
label-dig-neutral = Inizia uno scavo neutrale in { $cell }
label-extend = Estendi: primo cubo in { $cell }
label-extend-pyramid = Estendi: primo cubo sulla piramide in { $cell }
label-extend-three = Estendi: primo di tre cubi in { $cell }
label-extend-neutral = Estendi con cubi neutrali: il primo in { $cell }
label-then = Ultimo cubo in { $cell }
label-then-pyramid = Ultimo cubo sulla piramide in { $cell }
label-then-middle = Secondo cubo in { $cell }
label-pass = { $ties ->
    [all] Passa (spazio { $space }: vinci ogni pareggio)
    [none] Passa (spazio { $space }: perdi ogni pareggio)
   *[some] Passa (spazio { $space }: vinci i pareggi con chi passa dopo)
}
label-call-lemon = Attira Lord Lemon: scava su una piramide
label-call-blackmore = Attira Mrs. Blackmore: inizia con due cubi
label-call-tangerine = Attira il Colonnello Tangerine: estendi con tre cubi
label-call-violet = Attira Lady Violet: un cubo in più, poi scava
label-call-brown = { $gain ->
    [0] Attira Sir Brown: prenota { $room }
   *[other] Attira Sir Brown: prenota { $room }, +{ $gain } per le tue carte
}
label-skip = Tieni i cubi neutrali
label-take = Reclama { $lot }: { $what }
label-discard = Scarta { $lot } per il neutrale: { $what }
label-decline = Non prendere nulla
label-room = { $gain ->
    [0] Prenota { $room }
   *[other] Prenota { $room }: +{ $gain } per le tue carte
}

## La cronaca

tell-first = Inizia { $who }
tell-wing = Ala { $wing } del Museo: { $patron }
tell-lay = { $side ->
    [left] Area { $zone }, lotto di sinistra: { $what }
   *[right] Area { $zone }, lotto di destra: { $what }
}
tell-dig = { $who } inizia uno scavo in { $cell }
tell-dig-pyramid = { $who } inizia uno scavo sulla piramide in { $cell }
tell-dig-two = { $who } inizia uno scavo di due cubi in { $cell }
tell-dig-neutral = { $who } inizia uno scavo neutrale in { $cell }
tell-extend = { $who } estende uno scavo in { $cell }
tell-extend-pyramid = { $who } estende uno scavo sulla piramide in { $cell }
tell-extend-three = { $who } estende uno scavo con tre cubi in { $cell }
tell-extend-neutral = { $who } estende uno scavo neutrale in { $cell }
tell-then = poi { $cell }
tell-then-pyramid = poi la piramide in { $cell }
tell-then-middle = poi { $cell }
tell-pass = { $who } passa e occupa lo spazio { $space }
tell-call-lemon = { $who } attira Lord Lemon
tell-call-blackmore = { $who } attira Mrs. Blackmore
tell-call-tangerine = { $who } attira il Colonnello Tangerine
tell-call-violet = { $who } attira Lady Violet e prende un cubo
tell-call-brown = { $who } attira Sir Brown e prenota { $room }
tell-skip = { $who } tiene i cubi neutrali
tell-take = Area { $zone }, { place }: { $who } reclama { $lot } ({ $what })
tell-discard = Area { $zone }, { place }: { $who } scarta { $lot } per il neutrale ({ $what })
tell-decline = Area { $zone }, { place }: { $who } non prende nulla
tell-room = Area { $zone }, { place }: { $who } prenota { $room }

## Che cosa ti si chiede

prompt-first-player = Si sorteggia il primo giocatore.
prompt-wings = I clienti vengono distribuiti sulle ali del Museo.
prompt-region = Si prepara la regione della stagione { $season }.
prompt-excavation = { $may ->
    [empty] La tua riserva è vuota: puoi solo passare.
    [full] { $patrons ->
        [0] Non ci sono più spazi liberi: passa.
       *[other] Non ci sono più spazi liberi: attira un cliente o passa.
    }
    [dig] { $patrons ->
        [0] Inizia uno scavo in uno spazio libero o passa.
       *[other] Inizia uno scavo in uno spazio libero, attira un cliente o passa.
    }
   *[extend] { $patrons ->
        [0] Inizia uno scavo, estendine uno o passa. Per estendere piazza due cubi: il primo accanto a uno tuo, il secondo accanto al primo.
       *[other] Inizia uno scavo, estendine uno, attira un cliente o passa. Per estendere piazza due cubi: il primo accanto a uno tuo, il secondo accanto al primo.
    }
}
prompt-last = Tutti gli altri hanno passato: hai ancora una sola azione, poi comincia l’ispezione.
prompt-violet = Lady Violet ti ha mandato un cubo. Il tuo turno continua: inizia uno scavo o estendine uno.
prompt-lemon = Lord Lemon apre le piramidi: inizia uno scavo su una di esse, oppure estendi mettendo su una piramide esattamente uno dei due cubi.
prompt-blackmore = Mrs. Blackmore finanzia due cubi: piazza il primo cubo di un nuovo scavo. Il secondo deve essergli adiacente.
prompt-tangerine = Il Colonnello Tangerine manda uomini: piazza il primo di tre cubi accanto a un tuo cubo. Ognuno dei successivi deve essere adiacente al precedente.
prompt-last-cube = Piazza l’ultimo cubo: deve essere adiacente a quello in { $cell }.
prompt-lemon-last-cube = { $ground ->
    [sand] Piazza l’ultimo cubo: deve essere adiacente a quello in { $cell }, e non su una piramide.
   *[pyramid] Piazza l’ultimo cubo su una piramide: deve essere adiacente a quello in { $cell }.
}
prompt-tangerine-middle-cube = Piazza il secondo di tre cubi: deve essere adiacente a quello in { $cell }.
prompt-neutral = { $cubes ->
    [1] Puoi iniziare uno scavo neutrale con il cubo neutrale che hai oppure tenerlo.
   *[other] Puoi iniziare o estendere uno scavo neutrale con i { $cubes } cubi neutrali che hai oppure tenerli.
}
prompt-reward = { $rooms ->
    [0] Area { $zone }: sei al { place }. Prendi un lotto; ora non puoi prenotare una stanza.
   *[other] Area { $zone }: sei al { place }. Prendi un lotto o prenota una stanza del Museo.
}
prompt-leftover = Area { $zone }: sei al { place }. Puoi prendere un lotto rimasto o nulla.
prompt-discard = Area { $zone }: il neutrale è al { place }. Scegli il lotto che prende: quel lotto esce dal gioco.

## Che cosa leggono intanto gli altri

wait-excavation = { $patrons ->
    [0] { $who } può iniziare uno scavo, estenderne uno o passare.
   *[other] { $who } può iniziare uno scavo, estenderne uno, attirare un cliente o passare.
}
wait-last = { $who } ha un’ultima azione, poi comincia l’ispezione.
wait-violet = { $who } inizia o estende uno scavo con il cubo di Lady Violet.
wait-lemon = { $who } scava su una piramide con Lord Lemon.
wait-blackmore = { $who } inizia uno scavo di due cubi con Mrs. Blackmore.
wait-tangerine = { $who } estende uno scavo con i tre cubi del Colonnello Tangerine.
wait-last-cube = { $who } piazza ancora un cubo, adiacente a { $cell }.
wait-lemon-last-cube = { $ground ->
    [sand] { $who } piazza ancora un cubo, adiacente a { $cell }, non su una piramide.
   *[pyramid] { $who } piazza ancora un cubo, adiacente a { $cell }, su una piramide.
}
wait-tangerine-middle-cube = { $who } piazza ancora due cubi, il prossimo adiacente a { $cell }.
wait-neutral = { $cubes ->
    [1] { $who } può piazzare il cubo neutrale o tenerlo.
   *[other] { $who } può piazzare cubi neutrali o tenerli.
}
wait-reward = { $who }, { place } nell’area { $zone }, prende un lotto o una stanza.
wait-leftover = { $who }, { place } nell’area { $zone }, può prendere un lotto rimasto.
wait-discard = { $who } sceglie il lotto del neutrale, { place } nell’area { $zone }.

## La fine

over-you = La partita è finita: vinci con { $points }.
over-won = La partita è finita: { $who } vince con { $points }.
over-shared = La partita è finita: { $who } si dividono la vittoria con { $points }.

## Suggerimenti per chi comincia

tip-1 = Per estendere servono due cubi: il primo accanto a un tuo cubo qualsiasi, il secondo adiacente al primo.
tip-2 = Il secondo posto in un’area vale quasi quanto il primo: entrambi danno un lotto o una stanza.
tip-3 = Senza una stanza nella sua ala una carta vale solo 1 punto. Le stanze sono poche: vacci presto.
tip-4 = Le stanze non si sommano mai. Per ogni cliente conta solo la tua stanza migliore.
tip-5 = In una stanza 5 si entra solo da un 2 o da un 3 già tuo lì accanto.
tip-6 = Il cubo di Lady Violet non è tutto il tuo turno: poi inizi o estendi uno scavo.
tip-7 = Chi passa prima vince i pareggi in ogni area.
tip-8 = Quando tutti gli altri hanno passato, ti resta una sola azione.
tip-9 = I cubi che non usi restano tuoi. La regione della stagione 4 è grande una volta e mezza le altre.

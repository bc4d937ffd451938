# Che cosa è stato scelto, che cosa significa e che cosa dice il pulsante grande.

## Domande finché non è scelto nulla

gather-turn = { $may ->
    [full] Attira un cliente o passa
   *[dig] { $patrons ->
        [0] Scegli uno spazio o passa
       *[other] Uno spazio, un cliente o passa
    }
}
gather-two-squares = Due quadrati: lì puoi anche estendere.
gather-last-action = Gli altri hanno passato: ultima azione.
gather-ask-lemon = Lord Lemon: scava su una piramide
gather-ask-blackmore = Mrs. Blackmore: due spazi adiacenti
gather-ask-brown = Sir Brown: scegli una stanza
gather-ask-tangerine = Colonnello Tangerine: 3 spazi in fila
gather-ask-violet = Lady Violet: un cubo in più
gather-ask-neutral = { $cubes ->
    [one] { $cubes } cubo neutrale: uno spazio o no
   *[other] { $cubes } cubi neutrali: uno spazio o no
}
gather-ask-next = Scegli il prossimo spazio, accanto a { $cell }
gather-card-used = { $patron }: carta inclinata per la stagione.
gather-reward = { $rooms ->
    [0] Area { $zone }, { place }: scegli un lotto
   *[other] Area { $zone }, { place }: lotto o stanza
}
gather-reward-more = { $rooms ->
    [0] Nessuna stanza del Museo ti è aperta.
    [one] 1 stanza ti è aperta: +{ $best }.
   *[other] { $rooms } stanze aperte, la migliore: +{ $best }.
}
gather-leftover = Area { $zone }, { place }: un lotto o nulla
gather-leftover-more = È rimasto un lotto. Puoi prenderlo.
gather-discard = Area { $zone }: il lotto del neutrale
gather-discard-more = Il lotto che scegli esce dal gioco.
gather-discarded = Lo prende il neutrale: il lotto esce dal gioco.

## Il pulsante grande aspetta

gather-choose-cell = Scegli uno spazio
gather-choose-room = Scegli una stanza
gather-choose-patron = Scegli un cliente
gather-choose-lot = Scegli un lotto
gather-choose-reward = Scegli un lotto o una stanza
gather-lay = Piazza { $cubes } cubi: { $chosen } su { $cubes }

## Spazi

gather-missing = { $missing ->
    [one] { $cells }: ancora uno spazio accanto
   *[other] { $cells }: ancora { $missing } spazi adiacenti
}
gather-second = Prima { $cells }, ora il secondo accanto
gather-leave-it = Oppure resta a un cubo: inizi uno scavo in { $cells }.
gather-dig = { $whose ->
    [neutral] Inizia uno scavo neutrale in { $cells }
   *[own] Inizia uno scavo in { $cells }
}
gather-extend = { $whose ->
    [neutral] Estendi uno scavo neutrale: { $cells }
   *[own] Estendi uno scavo: { $cells }
}
gather-then = Continua in { $cells }
gather-confirm-dig = { $whose ->
    [neutral] Scavo neutrale in { $cells }: { cubes }, { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
   *[own] Inizia uno scavo in { $cells }: { cubes }, { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
}
gather-confirm-extend = { $whose ->
    [neutral] Estendi il neutrale { $cells }: { cubes }, { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
   *[own] Estendi { $cells }: { cubes }, { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
}
gather-confirm-then = Piazza { $cells }: { cubes }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}

## Passare, non piazzare, non prendere

gather-ties = { $ties ->
    [all] Vinci ogni pareggio
    [none] Perdi ogni pareggio
   *[some] Vinci i pareggi con { $rivals }
}
gather-only-pass = { $cubes ->
    [0] Niente cubi: puoi solo passare
   *[other] Puoi solo passare
}
gather-ends = { $cubes ->
    [0] Per te lo scavo è finito.
   *[other] Per te lo scavo è finito; ti tieni { cubes }.
}
gather-confirm-pass = { $ties ->
    [all] Passa: spazio { $space }, vinci ogni pareggio
    [none] Passa: spazio { $space }, perdi ogni pareggio
   *[some] Passa: spazio { $space }, vinci i pareggi con chi passa dopo
}
gather-lay-none = Non piazzarne
gather-skip = { $cubes ->
    [one] Tieni il cubo neutrale
   *[other] Tieni i { $cubes } cubi neutrali
}
gather-take-nothing = Non prendere nulla
gather-decline = Non prendi nessun lotto in quest’area

## Lotti e stanze

gather-lot = { $kind ->
    [none] { points }
   *[other] { $patron }: { points }
}
gather-lot-more = { $end ->
    [0] Nessuna carta: alla fine nient’altro.
   *[other] +{ $end } alla fine, per la carta.
}
gather-confirm-take = Reclama { $lot }: +{ $gain } in tutto
gather-confirm-discard = Scarta { $lot }
gather-room = { $gain ->
    [0] Stanza { $worth } del Museo
   *[other] Stanza { $worth }: +{ $gain } per le tue carte
}
gather-wings = { $wings ->
    [one] Ala: { $patrons }.
   *[other] Ali: { $patrons }.
}
gather-confirm-room = { $gain ->
    [0] Prenota questa stanza
   *[other] Prenota questa stanza: +{ $gain }
}
gather-confirm-brown = { $gain ->
    [0] Sir Brown: { cubes }, { $left } in riserva
   *[other] Sir Brown: +{ $gain }, { cubes }, { $left } in riserva
}

## Perché uno spazio non si può scegliere

why-pyramid = Solo Lord Lemon permette di scavare sulle piramidi.
why-cube = Qui c’è già un cubo.
why-patron-missing = Non hai ancora una carta di questo cliente: è un suo lotto che reclami.
why-patron-tilted = Questa carta è inclinata fino alla prossima stagione.
why-room-taken = Questa stanza è occupata per il resto della partita.
why-room-closed = Nella 5 si entra solo da una 2 o una 3 tua lì accanto.
why-room-brown = Una stanza si prenota con Sir Brown o durante l’ispezione.
why-room-supply = Non hai più cubi nella riserva comune.
why-room-rank = Solo il primo e il secondo di un’area possono prenotare una stanza.

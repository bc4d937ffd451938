# Mesopotamia: parole dell'immagine

scene-colour-blue = blu
scene-colour-red = rosso
scene-colour-green = verde
scene-colour-yellow = giallo
scene-colour-neutral = neutrale

## La mappa

scene-tile = { $kind } { $slot }: { $things }
scene-tile-target = { $kind } { $slot }, si può scegliere: { $things }
scene-nothing = nulla
scene-hut = capanna, { $colour }
scene-hut-token = capanna, { $colour }, { $worth ->
    [0] con un’offerta sotto ({ $owner })
   *[other] con l’offerta da { $worth } sotto ({ $owner })
}
scene-sanctuary = santuario, { $colour }
scene-tribes = { $number ->
    [one] { $number } tribù, { $colour }
   *[other] { $number } tribù, { $colour }
}{ $cargo ->
    [wood] , con legno
    [stone] , con pietra
   *[none] {""}
}
scene-offering-carried = tribù con un’offerta, { $colour }
scene-carrier = tribù, { $colour }, { $worth ->
    [0] con un’offerta ({ $owner })
   *[other] con l’offerta da { $worth } ({ $owner })
}
scene-wood = { $number ->
    [one] { $number } legno
   *[other] { $number } legni
}
scene-stone = { $number ->
    [one] { $number } pietra
   *[other] { $number } pietre
}
scene-tiles = { $number ->
    [one] { $number } tessera
   *[other] { $number } tessere
}
scene-discover-here = Scopri qui una nuova tessera
scene-volcano-here = Posiziona qui il vulcano

## Giocatori

scene-you = Tu
scene-player = { $who }: { $mana } Mana, massimo { $cap }; offerte consegnate: { $offerings } su 4; tribù: { $tribes }; carte: { $cards }
scene-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}

## Offerte, tessere da scoprire, carte

scene-to-find = da scoprire
scene-left = ancora nel turno
scene-own-offering = Offerta da { $worth }: { $state ->
    [given] consegnata
    [carried] trasportata
    [hut] sotto una capanna
   *[supply] nella scorta
}
scene-wood-supply = { $number ->
    [one] { $number } legno nella scorta
   *[other] { $number } legni nella scorta
}
scene-stone-supply = { $number ->
    [one] { $number } pietra nella scorta
   *[other] { $number } pietre nella scorta
}
scene-kind = { $kind }: ancora { $number }{ $shown ->
    [0] {""}
   *[other] , già viste da te: { $shown }
}
scene-deck = carte da pescare: { $number }, scartate: { $discards }
scene-fresh = Pescata in questo turno: si gioca in uno successivo.
scene-card = { $card }: { $effect }
scene-play = Gioca { $card }: { $effect }

scene-title-setup = Mesopotamia: preparazione
scene-title-movement = Mesopotamia, giro { $round }: movimento, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
scene-title-action = Mesopotamia, giro { $round }: azione
scene-title-mana = Mesopotamia, giro { $round }: Mana
scene-title-over = Mesopotamia: la fine
scene-round = Giro { $round }
scene-step-movement = Movimento
scene-step-action = Azione
scene-step-mana = Mana
scene-points-left = ancora { $points }

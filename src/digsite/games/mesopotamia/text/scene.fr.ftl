# Mesopotamia : les mots de l'image

scene-colour-blue = bleu
scene-colour-red = rouge
scene-colour-green = vert
scene-colour-yellow = jaune
scene-colour-neutral = neutre

## La carte

scene-tile = { $kind } { $slot } : { $things }
scene-tile-target = { $kind } { $slot }, vous pouvez la choisir : { $things }
scene-nothing = rien
scene-hut = hutte, { $colour }
scene-hut-token = hutte, { $colour }, { $worth ->
    [0] une offrande dessous ({ $owner })
   *[other] l’offrande de { $worth } dessous ({ $owner })
}
scene-sanctuary = sanctuaire, { $colour }
scene-tribes = { $number ->
    [one] { $number } tribu, { $colour }
   *[other] { $number } tribus, { $colour }
}{ $cargo ->
    [wood] , avec du bois
    [stone] , avec une pierre
   *[none] {""}
}
scene-offering-carried = tribu avec une offrande, { $colour }
scene-carrier = tribu, { $colour }, { $worth ->
    [0] avec une offrande ({ $owner })
   *[other] avec l’offrande de { $worth } ({ $owner })
}
scene-wood = { $number } bois
scene-stone = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
scene-tiles = { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}
scene-discover = découvrir
scene-discover-here = Découvrir ici une nouvelle tuile
scene-volcano = volcan
scene-volcano-here = Poser ici le volcan
scene-unknown = Le lieu en cours de découverte

## Joueurs

scene-to-move = à jouer
scene-player = { $who } : { $mana } mana, limite { $cap } ; { $offerings } offrandes sur 4 ; { $tribes } tribus ; { $cards } cartes
scene-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## Le tour

scene-turn = Tour : { $who }
scene-no-turn = Tour
scene-phase = Phase : { $name }
scene-points = { $number ->
    [one] reste { $number } point
   *[other] restent { $number } points
}
scene-found = trouvées : { $number } sur { $most }
scene-hut-chance = Bâtir une hutte
scene-sanctuary-chance = Élever un sanctuaire
scene-birth-chance = Grandir
scene-card-chance = Piocher une carte
scene-income = +{ $number } des sanctuaires
scene-mana-after = { $now }, puis { $after }, limite { $cap }

## Offrandes, tuiles à venir, cartes

scene-own-offering = Offrande de { $worth } : { $state ->
    [given] remise
    [carried] portée
    [hut] sous une hutte
   *[supply] en réserve
}
scene-at-given = remise
scene-at-carried = portée
scene-at-hut = hutte
scene-at-supply = réserve
scene-wood-supply = { $number } bois en réserve
scene-stone-supply = { $number } pierres en réserve
scene-shown = vues : { $number }
scene-kind = { $kind } : encore { $number }{ $shown ->
    [0] {""}
   *[other] , { $shown } que vous voyez
}
scene-deck = { $number } cartes à piocher, { $discards } défaussées
scene-fresh = Piochée à ce tour : elle se joue à un tour suivant.
scene-card = { $card } : { $effect }
scene-play = Jouer { $card } : { $effect }

scene-title-setup = Mesopotamia : mise en place
scene-title-movement = Mesopotamia, tour { $round } : mouvement
scene-title-action = Mesopotamia, tour { $round } : action
scene-title-mana = Mesopotamia, tour { $round } : mana
scene-title-over = Mesopotamia : la fin

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
scene-discover-here = Découvrir ici une nouvelle tuile
scene-volcano-here = Poser ici le volcan

## Joueurs

scene-you = Vous
scene-player = { $who } : { $mana } mana, limite { $cap } ; { $offerings } offrandes sur 4 ; { $tribes } tribus ; { $cards } cartes
scene-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## Offrandes, tuiles à venir, cartes

scene-to-find = à découvrir
scene-left = encore ce tour
scene-own-offering = Offrande de { $worth } : { $state ->
    [given] remise
    [carried] portée
    [hut] sous une hutte
   *[supply] en réserve
}
scene-wood-supply = { $number } bois en réserve
scene-stone-supply = { $number } pierres en réserve
scene-kind = { $kind } : encore { $number }{ $shown ->
    [0] {""}
   *[other] , { $shown } que vous voyez
}
scene-deck = { $number } cartes à piocher, { $discards } défaussées
scene-fresh = Piochée à ce tour : elle se joue à un tour suivant.
scene-card = { $card } : { $effect }
scene-play = Jouer { $card } : { $effect }

scene-title-setup = Mesopotamia : mise en place
scene-title-movement = Mesopotamia, tour { $round } : mouvement, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-title-action = Mesopotamia, tour { $round } : action
scene-title-mana = Mesopotamia, tour { $round } : mana
scene-title-over = Mesopotamia : la fin

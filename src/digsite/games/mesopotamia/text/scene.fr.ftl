# Mesopotamia : les mots de l’image

scene-colour-blue = bleu
scene-colour-red = rouge
scene-colour-green = vert
scene-colour-yellow = jaune
scene-colour-neutral = neutre

## La carte

scene-tile = { $kind } { $slot } : { $things }
scene-tile-target = { $kind } { $slot }, choix possible : { $things }
scene-nothing = rien
scene-hut = hutte, joueur { $colour }
scene-hut-token = hutte, joueur { $colour }, { $worth ->
    [0] une offrande dessous ({ $owner })
   *[other] l’offrande à { $worth } mana dessous ({ $owner })
}
scene-sanctuary = sanctuaire, joueur { $colour }
scene-tribes = { $number ->
    [one] { $number } tribu, joueur { $colour }
   *[other] { $number } tribus, joueur { $colour }
}{ $cargo ->
    [wood] , avec du bois
    [stone] , avec une pierre
   *[none] {""}
}
scene-offering-carried = tribu avec une offrande, joueur { $colour }
scene-carrier = tribu, joueur { $colour }, { $worth ->
    [0] avec une offrande ({ $owner })
   *[other] avec l’offrande à { $worth } mana ({ $owner })
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
scene-player = { $who } : { $mana } mana, limite { $cap } ; offrandes déposées : { $offerings } sur 4 ; tribus : { $tribes } ; cartes : { $cards }
scene-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## Offrandes, tuiles à venir, cartes

scene-to-find = à découvrir
scene-left = encore ce tour
scene-own-offering = Offrande à { $worth } mana : { $state ->
    [given] déposée
    [carried] portée
    [hut] sous une hutte
   *[supply] en réserve
}
scene-wood-supply = { $number } bois en réserve
scene-stone-supply = { $number ->
    [one] { $number } pierre en réserve
   *[other] { $number } pierres en réserve
}
scene-kind = { $kind } : encore { $number }{ $shown ->
    [0] {""}
   *[other] , déjà vues par vous : { $shown }
}
scene-deck = cartes à piocher : { $number }, défaussées : { $discards }
scene-fresh = Piochée pendant ce tour : jouable à partir du prochain.
scene-card = { $card } : { $effect }
scene-play = Jouer { $card } : { $effect }

scene-title-setup = Mesopotamia : mise en place
scene-title-movement = Mesopotamia, manche { $round } : mouvement, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-title-action = Mesopotamia, manche { $round } : action
scene-title-mana = Mesopotamia, manche { $round } : mana
scene-title-over = Mesopotamia : la fin
scene-round = Manche { $round }
scene-step-movement = Mouvement
scene-step-action = Action
scene-step-mana = Mana
scene-points-left = reste { $points }

# Mykerinos

game-title = Mykerinos
game-pitch = Égypte, 1899 : fouillez le sable, revendiquez des parcelles, gagnez l’aide des mécènes et réservez les salles du Museum où vos découvertes vaudront le plus.

## Mécènes. `of-` est le nom avec sa préposition.

patron-lemon = Lord Lemon
patron-blackmore = Mrs. Blackmore
patron-brown = Sir Brown
patron-tangerine = Colonel Tangerine
patron-violet = Lady Violet
patron-none = aucun mécène

# Les mêmes là où la place manque
narrow-lemon = Lord Lemon
narrow-blackmore = Mrs. Blackmore
narrow-brown = Sir Brown
narrow-tangerine = Colonel Tangerine
narrow-violet = Lady Violet
narrow-none = aucun mécène

of-lemon = de Lord Lemon
of-blackmore = de Mrs. Blackmore
of-brown = de Sir Brown
of-tangerine = du colonel Tangerine
of-violet = de Lady Violet

power-lemon = Placez une fouille sur une pyramide, ou étendez-en une en posant exactement un des deux cubes sur une pyramide.
power-blackmore = Placez une nouvelle fouille de deux cubes voisins.
power-brown = Posez un cube de votre réserve dans une salle du Museum.
power-tangerine = Étendez une fouille en posant trois cubes, chacun voisin du précédent.
power-violet = Prenez un cube dans la réserve générale, puis placez ou étendez une fouille.

## Ce qu’il y a sur la table

thing-region = Région
thing-museum = Museum
thing-pass-track = Échelle de départage

season = Saison { $season } sur 4
zone = Zone { $zone }
cubes = { $cubes ->
    [0] aucun cube
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
lot-left = la parcelle de gauche
lot-right = la parcelle de droite
room-of = la salle { $worth } { $patron }
room-between = la salle 2 { $one } et { $other }

## Parties du score

part-prestige = Prestige
part-lemon = Lord Lemon
part-blackmore = Mrs. Blackmore
part-brown = Sir Brown
part-tangerine = Colonel Tangerine
part-violet = Lady Violet
part-sets = Séries

## Ce que dit un bouton

label-dig = Placer une fouille en { $cell }
label-dig-pyramid = Placer une fouille sur la pyramide en { $cell }
label-dig-two = Placer une fouille : premier de deux cubes en { $cell }
label-dig-neutral = Placer une fouille neutre en { $cell }
label-extend = Étendre : premier cube en { $cell }
label-extend-pyramid = Étendre : premier cube sur la pyramide en { $cell }
label-extend-three = Étendre : premier de trois cubes en { $cell }
label-extend-neutral = Étendre avec des cubes neutres : le premier en { $cell }
label-then = Dernier cube en { $cell }
label-then-pyramid = Dernier cube sur la pyramide en { $cell }
label-then-middle = Deuxième cube en { $cell }
label-pass = { $ties ->
    [all] Passer (case { $space } : vous gagnez toutes les égalités)
    [none] Passer (case { $space } : vous perdez toutes les égalités)
   *[some] Passer (case { $space } : vous gagnez les égalités contre les suivants)
}
label-call-lemon = Faire appel à Lord Lemon : fouiller une pyramide
label-call-blackmore = Faire appel à Mrs. Blackmore : une fouille de deux cubes
label-call-tangerine = Faire appel au colonel Tangerine : étendre en posant trois cubes
label-call-violet = Faire appel à Lady Violet : un cube de plus, puis fouiller
label-call-brown = { $gain ->
    [0] Faire appel à Sir Brown : réserver { $room }
   *[other] Faire appel à Sir Brown : réserver { $room }, +{ $gain } pour vos cartes
}
label-skip = Garder les cubes neutres
label-take = Revendiquer { $lot } : { $what }
label-discard = Défausser { $lot } pour le neutre : { $what }
label-decline = Ne rien prendre
label-room = { $gain ->
    [0] Réserver { $room }
   *[other] Réserver { $room } : +{ $gain } pour vos cartes
}

## Le journal

tell-first = { $who } commence
tell-wing = Aile { $wing } du Museum : { $patron }
tell-lay = { $side ->
    [left] Zone { $zone }, parcelle de gauche : { $what }
   *[right] Zone { $zone }, parcelle de droite : { $what }
}
tell-dig = { $who } place une fouille en { $cell }
tell-dig-pyramid = { $who } place une fouille sur la pyramide en { $cell }
tell-dig-two = { $who } place une fouille de deux cubes en { $cell }
tell-dig-neutral = { $who } place une fouille neutre en { $cell }
tell-extend = { $who } étend une fouille en { $cell }
tell-extend-pyramid = { $who } étend une fouille sur la pyramide en { $cell }
tell-extend-three = { $who } étend une fouille en posant trois cubes, à partir de { $cell }
tell-extend-neutral = { $who } étend une fouille neutre en { $cell }
tell-then = puis en { $cell }
tell-then-pyramid = puis sur la pyramide en { $cell }
tell-then-middle = puis en { $cell }
tell-pass = { $who } passe et occupe la case { $space }
tell-call-lemon = { $who } fait appel à Lord Lemon
tell-call-blackmore = { $who } fait appel à Mrs. Blackmore
tell-call-tangerine = { $who } fait appel au colonel Tangerine
tell-call-violet = { $who } fait appel à Lady Violet et prend un cube
tell-call-brown = { $who } fait appel à Sir Brown et réserve { $room }
tell-skip = { $who } garde les cubes neutres
tell-take = Zone { $zone }, { place } : { $who } revendique { $lot } ({ $what })
tell-discard = Zone { $zone }, { place } : { $who } défausse { $lot } pour le neutre ({ $what })
tell-decline = Zone { $zone }, { place } : { $who } ne prend rien
tell-room = Zone { $zone }, { place } : { $who } réserve { $room }

## Ce qui vous est demandé

prompt-first-player = Le premier joueur est tiré au sort.
prompt-wings = Les mécènes sont répartis sur les ailes du Museum.
prompt-region = La région de la saison { $season } est mise en place.
prompt-excavation = { $may ->
    [empty] Votre réserve est vide : vous ne pouvez que passer.
    [full] { $patrons ->
        [0] Il n’y a plus de case libre : passez.
       *[other] Il n’y a plus de case libre : faites appel à un mécène ou passez.
    }
    [dig] { $patrons ->
        [0] Placez une fouille sur une case libre ou passez.
       *[other] Placez une fouille sur une case libre, faites appel à un mécène ou passez.
    }
   *[extend] { $patrons ->
        [0] Placez une fouille, étendez-en une ou passez. Pour étendre, posez deux cubes : le premier voisin d’un des vôtres, le second voisin du premier.
       *[other] Placez une fouille, étendez-en une, faites appel à un mécène ou passez. Pour étendre, posez deux cubes : le premier voisin d’un des vôtres, le second voisin du premier.
    }
}
prompt-last = Tous les autres ont passé : il vous reste une seule action, puis le relevé commence.
prompt-violet = Lady Violet vous a envoyé un cube. Votre tour continue : placez une fouille ou étendez-en une.
prompt-lemon = Lord Lemon ouvre les pyramides : placez une fouille sur l’une d’elles, ou étendez-en une en posant exactement un des deux cubes sur une pyramide.
prompt-blackmore = Mrs. Blackmore finance deux cubes : posez le premier cube d’une nouvelle fouille. Le second doit être voisin du premier.
prompt-tangerine = Le colonel Tangerine envoie des hommes : posez le premier de trois cubes à côté d’un de vos cubes. Chaque cube suivant doit être voisin du précédent.
prompt-last-cube = Posez le dernier cube : il doit être voisin du cube posé en { $cell }.
prompt-lemon-last-cube = { $ground ->
    [sand] Posez le dernier cube : il doit être voisin du cube posé en { $cell }, mais pas sur une pyramide.
   *[pyramid] Posez le dernier cube sur une pyramide : il doit être voisin du cube posé en { $cell }.
}
prompt-tangerine-middle-cube = Posez le deuxième de trois cubes : il doit être voisin du cube posé en { $cell }.
prompt-neutral = { $cubes ->
    [1] Vous pouvez placer une fouille neutre avec le cube neutre que vous avez, ou le garder.
   *[other] Vous pouvez placer ou étendre une fouille neutre avec les { $cubes } cubes neutres que vous avez, ou les garder.
}
prompt-reward = { $rooms ->
    [0] Zone { $zone } : vous êtes à la { place }. Prenez une parcelle ; vous ne pouvez pas réserver de salle pour l’instant.
   *[other] Zone { $zone } : vous êtes à la { place }. Prenez une parcelle ou réservez une salle du Museum.
}
prompt-leftover = Zone { $zone } : vous êtes à la { place }. Vous pouvez prendre une parcelle restante, ou rien.
prompt-discard = Zone { $zone } : le neutre est à la { place }. Choisissez la parcelle qu’il prend ; elle est retirée du jeu.

## Ce que lisent les autres pendant ce temps

wait-excavation = { $patrons ->
    [0] { $who } peut placer une fouille, en étendre une ou passer.
   *[other] { $who } peut placer une fouille, en étendre une, faire appel à un mécène ou passer.
}
wait-last = { $who } a une dernière action, puis le relevé commence.
wait-violet = { $who } place ou étend une fouille avec le cube de Lady Violet.
wait-lemon = { $who } fouille une pyramide avec Lord Lemon.
wait-blackmore = { $who } place une fouille de deux cubes avec Mrs. Blackmore.
wait-tangerine = { $who } étend une fouille avec les trois cubes du colonel Tangerine.
wait-last-cube = { $who } pose encore un cube, voisin de { $cell }.
wait-lemon-last-cube = { $ground ->
    [sand] { $who } pose encore un cube, voisin de { $cell }, pas sur une pyramide.
   *[pyramid] { $who } pose encore un cube, voisin de { $cell }, sur une pyramide.
}
wait-tangerine-middle-cube = { $who } pose encore deux cubes, le prochain voisin de { $cell }.
wait-neutral = { $cubes ->
    [1] { $who } peut poser le cube neutre ou le garder.
   *[other] { $who } peut poser des cubes neutres ou les garder.
}
wait-reward = { $who }, { place } dans la zone { $zone }, prend une parcelle ou une salle.
wait-leftover = { $who }, { place } dans la zone { $zone }, peut prendre une parcelle restante.
wait-discard = { $who } choisit la parcelle du neutre, { place } dans la zone { $zone }.

## La fin

over-you = La partie est terminée : vous gagnez avec { $points }.
over-won = La partie est terminée : { $who } gagne avec { $points }.
over-shared = La partie est terminée : { $who } se partagent la victoire avec { $points }.

## Conseils pour débuter

tip-1 = Étendre demande deux cubes : le premier voisin de n’importe lequel de vos cubes, le second voisin du premier.
tip-2 = La deuxième place d’une zone vaut presque la première : toutes deux donnent une parcelle ou une salle.
tip-3 = Sans salle dans son aile, une carte ne vaut que 1 point. Les salles sont rares : allez-y tôt.
tip-4 = Les salles ne s’additionnent jamais. Pour chaque mécène, seule votre meilleure salle compte.
tip-5 = On n’entre dans une salle 5 que depuis un 2 ou un 3 voisin où l’on est déjà.
tip-6 = Le cube de Lady Violet ne termine pas votre tour : placez ou étendez ensuite une fouille.
tip-7 = Celui qui passe le plus tôt gagne les égalités dans toutes les zones.
tip-8 = Quand tous les autres ont passé, il vous reste une seule action.
tip-9 = Les cubes non utilisés sont conservés. La région de la saison 4 est plus grande de moitié.

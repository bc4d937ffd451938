# Mesopotamia : ce que l’on prend en main, et ce que cela signifie

## Phase I

gather-move = Quelle tribu se déplace ?
gather-spent = Prendre ou poser quelque chose ?
gather-moved = Aucune tribu ne peut bouger.
gather-points = { $points ->
    [0] Aucun point restant. Prendre est gratuit.
    [one] { $points } point restant. Prendre est gratuit.
   *[other] { $points } points restants. Prendre est gratuit.
}
gather-end = { $points ->
    [0] Fin du mouvement
    [one] Fin du mouvement, { $points } point perdu
   *[other] Fin du mouvement, { $points } points perdus
}
gather-lifted = Où va cette tribu ?
gather-lifted-stays = Que fait cette tribu ?
gather-leaves = Le sanctuaire ne rapportera plus rien ({ $at }) : 1 mana de moins.
gather-choose-tribe = Choisissez une tribu
gather-choose-goal = Choisissez où elle va
gather-choose-mark = Choisissez ce qu’elle fait
gather-walk = Y aller ?
gather-walk-button = { $points ->
    [one] Y aller, { $points } point
   *[other] Y aller, { $points } points
}
gather-discover = Découvrir une terre ?
gather-unseen = Cela ne peut pas être annulé.
gather-discover-button = { $points ->
    [one] Découvrir, { $points } point
   *[other] Découvrir, { $points } points
}
gather-build-in = Bâtir le temple avec la pierre ?
gather-build-in-more = Vous avez { $now } mana, limite { $cap }.
gather-build-in-vain = Cela ne rapporte rien : votre mana est au maximum.
gather-build-in-button = Bâtir : mana { $mana }, limite { $cap }
gather-deliver = Déposer l’offrande à { $worth } mana ?
gather-deliver-more = { $wins ->
    [yes] C’est la quatrième : vous gagnez.
   *[no] Il vous reste { $mana } mana ; la tribu retourne dans la réserve.
}
gather-deliver-button = { $wins ->
    [yes] Déposer et gagner
   *[no] Déposer, payer { $worth } mana
}

## Découvertes

gather-land-played = Terre : qui découvre ?
gather-volcano-drawn = Un volcan ! Où le poser ?
gather-land-choice = Quelle tuile est découverte ?
gather-choose-place = Choisissez un emplacement libre
gather-choose-tile = Choisissez une tuile
gather-sharing = { $missing ->
    [0] { $good ->
        [wood] Du bois pour ces forêts
       *[stone] Des pierres pour ces carrières
    }
   *[other] { $good ->
        [wood] Quelles forêts reçoivent du bois ?
       *[stone] Quelles carrières en reçoivent ?
    }
}
gather-sharing-button = { $missing ->
    [0] { $good ->
        [wood] Distribuer { $shares } bois
       *[stone] { $shares ->
            [one] Distribuer { $shares } pierre
           *[other] Distribuer { $shares } pierres
        }
    }
   *[other] Choisissez-en encore { $missing }
}

## Phase II

gather-act = Que faites-vous ?
gather-act-more = Une seule sorte d’action ; tout sauf la carte peut se répéter.
gather-do-hut = Hutte ×{ $times }
gather-do-sanctuary = Sanctuaire ×{ $times }
gather-do-growth = Nouvelle tribu ×{ $times }
gather-do-card = Carte
gather-which-kind = Que faites-vous ici ({ $at }) ?
gather-choose-kind = Choisissez quoi faire
gather-card = Piocher une carte ?
gather-where-hut = Où bâtir une hutte ?
gather-where-sanctuary = Où élever un sanctuaire ?
gather-where-growth = Où ajouter une tribu ?
gather-no-more = Rien de plus n’est possible.
gather-which-offering = { $huts ->
    [one] Quelle offrande mettre dessous ?
   *[other] Quelles offrandes mettre dessous ?
}
gather-choose-offering = Choisissez une offrande
gather-lay-button = Mettre l’offrande à { $worth } mana dessous
gather-planned-hut = { $number ->
    [one] Une nouvelle hutte
   *[other] { $number } nouvelles huttes
}
gather-planned-sanctuary = { $number ->
    [one] Un nouveau sanctuaire
   *[other] { $number } nouveaux sanctuaires
}
gather-planned-growth = { $number ->
    [one] Une nouvelle tribu
   *[other] { $number } nouvelles tribus
}
gather-one-more = On peut en ajouter.
gather-last-work = Rien d’autre n’est possible ensuite : l’action se termine.
gather-secret = Vous seul savez quelle offrande est dessous.
gather-build-hut = { $number ->
    [one] Bâtir, mettre l’offrande à { $worths }
   *[other] Bâtir { $number } huttes, mettre { $worths }
}
gather-build-sanctuary = { $number ->
    [one] Élever un sanctuaire
   *[other] Élever { $number } sanctuaires
}
gather-build-growth = { $number ->
    [one] Ajouter une tribu
   *[other] Ajouter { $number } tribus
}

## Phase III et cartes

gather-collect = { $income ->
    [0] Vous ne recevez pas de mana
   *[other] Recevez votre mana
}
gather-collect-none = Vos tribus dans les sanctuaires en rapportent.
gather-collect-more = Vous pouvez d’abord jouer des cartes.
gather-collect-lost = Au-dessus de la limite, donc perdu : { $lost }.
gather-collect-button = { $mana ->
    [0] Terminer le tour
   *[other] Recevoir { $mana } mana
}
gather-play = Jouer { $card }
gather-mana-theft = À qui prenez-vous du mana ?
gather-choose-mana-theft = Choisissez un joueur
gather-theft-button = Prendre { $mana } mana ({ $rival })
gather-priest = Où va le Prêtre ?
gather-choose-priest = Choisissez un sanctuaire
gather-fertility-played = Fertilité : où en ajouter deux ?
gather-teleport-who = Téléportation : quelle tribu ?
gather-teleport-to = Téléportation : où ?
gather-expulsion-who = Expulsion : quelle pièce ?
gather-expulsion-to = Expulsion : où ?
gather-to-button = Envoyer ici : { $at }
gather-choose-piece = Choisissez une pièce

## Ce que fait un clic, pour les lecteurs d’écran

scene-does = { $thing }. { $does }
does-lift = La prendre en main
does-put-down = La reposer
does-put-back = Remettre en place
does-choose = Choisir
does-play = Choisir pour jouer
does-lay = Mettre sous une hutte
does-share = Mettre ici une ressource
does-hut = Bâtir ici une hutte
does-sanctuary = Élever ici un sanctuaire
does-growth = Ajouter ici une tribu
does-walk = { $points ->
    [one] Y aller pour { $points } point
   *[other] Y aller pour { $points } points
}
does-discover = { $points ->
    [one] Découvrir pour { $points } point
   *[other] Découvrir pour { $points } points
}
does-deliver = { $points ->
    [one] Déposer l’offrande pour { $points } point
   *[other] Déposer l’offrande pour { $points } points
}
does-build-in = { $points ->
    [one] Apporter la pierre au temple pour { $points } point
   *[other] Apporter la pierre au temple pour { $points } points
}
does-fetch-wood = { $points ->
    [0] Prendre un bois
    [one] Aller prendre un bois pour { $points } point
   *[other] Aller prendre un bois pour { $points } points
}
does-fetch-stone = { $points ->
    [0] Prendre une pierre
    [one] Aller prendre une pierre pour { $points } point
   *[other] Aller prendre une pierre pour { $points } points
}

## Signes à côté d’une tuile

mark-grab = Prendre
mark-drop = Poser
mark-swap = Échanger
mark-take = Prendre
mark-steal = Voler
mark-hut = Hutte
mark-sanctuary = Sanctuaire
mark-growth = Tribu
mark-lying = Au sol
mark-carried = Porté
mark-of = { $name } : { $good }
mark-worth = { $name } : l’offrande à { $worth } mana
mark-from = { $name } : { $good }, { $rival }

## Pourquoi une tuile ne peut pas être choisie

why-no-points = Il ne reste pas de points.
why-tribe-first = Choisissez d’abord la tribu elle-même.
why-far = { $points ->
    [one] Avec { $points } point, cette tribu n’y arrive pas.
   *[other] Avec { $points } points, cette tribu n’y arrive pas.
}
why-pair = Il faut deux de vos tribus sur la même tuile.
why-no-work = Une hutte demande du bois, un sanctuaire une pierre, tous deux sur une plaine où il y a de la place ; une nouvelle tribu, une hutte à vous.
why-volcano = Personne n’entre dans un volcan.
why-wood = Une tribu qui porte du bois n’entre pas au temple.
why-mana = Pour déposer cette offrande, il vous faut { $worth } mana.

## Tapé dans un terminal

typed-help = En une ligne : « walk 6 5 3 » (la tuile de la tribu, puis celles du chemin, ou des directions ; « wood », « stone » et « thief » disent quelle tribu), « hut 7 4 9 2 » (chaque tuile avec son offrande), « sanctuary 7 8 », « grow 5 6 », « share 3 8 », ces trois dans n’importe quel ordre.

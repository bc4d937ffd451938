# Ce qui est choisi, ce que cela veut dire, et ce que dit le grand bouton.

## Ce qui est demandé tant que rien n’est choisi

gather-turn = { $may ->
    [full] Faites appel à un mécène ou passez
   *[dig] { $patrons ->
        [0] Choisissez une case ou passez
       *[other] Une case, un mécène, ou passez
    }
}
gather-two-squares = Deux carrés : on peut aussi y étendre.
gather-last-action = Les autres ont passé : dernière action.
gather-ask-lemon = Lord Lemon : fouillez une pyramide
gather-ask-blackmore = Mrs. Blackmore : deux cases voisines
gather-ask-brown = Sir Brown : choisissez une salle
gather-ask-tangerine = Colonel Tangerine : 3 cases à la suite
gather-ask-violet = Lady Violet : un cube de plus
gather-ask-neutral = { $cubes ->
    [one] { $cubes } cube neutre, à poser ou non
   *[other] { $cubes } cubes neutres, à poser ou non
}
gather-ask-next = Case suivante, à côté de { $cell }
gather-card-used = { $patron } : carte inclinée cette saison.
gather-reward = { $rooms ->
    [0] Zone { $zone }, { place } : une parcelle
   *[other] Zone { $zone }, { place } : parcelle ou salle
}
gather-reward-more = { $rooms ->
    [0] Aucune salle du Museum ne vous est ouverte.
    [one] 1 salle vous est ouverte : +{ $best }.
   *[other] { $rooms } salles ouvertes, la meilleure : +{ $best }.
}
gather-leftover = Zone { $zone }, { place } : parcelle ou rien
gather-leftover-more = Il reste une parcelle. Vous pouvez la prendre.
gather-discard = Zone { $zone } : la parcelle du neutre
gather-discard-more = La parcelle choisie est retirée du jeu.
gather-discarded = Le neutre la prend : elle est retirée du jeu.

## Le grand bouton attend

gather-choose-cell = Choisissez une case
gather-choose-room = Choisissez une salle
gather-choose-patron = Choisissez un mécène
gather-choose-lot = Choisissez une parcelle
gather-choose-reward = Choisissez une parcelle ou une salle
gather-lay = Poser { $cubes } cubes : { $chosen } sur { $cubes }

## Cases

gather-missing = { $missing ->
    [one] { $cells } : encore une case à côté
   *[other] { $cells } : encore { $missing } cases à la suite
}
gather-second = D’abord { $cells }, puis la seconde à côté
gather-leave-it = Ou un seul cube : cela place une fouille en { $cells }.
gather-dig = { $whose ->
    [neutral] Placer une fouille neutre en { $cells }
   *[own] Placer une fouille en { $cells }
}
gather-extend = { $whose ->
    [neutral] Étendre une fouille neutre : { $cells }
   *[own] Étendre une fouille : { $cells }
}
gather-then = Continuer en { $cells }
gather-confirm-dig = { $whose ->
    [neutral] Fouille neutre en { $cells } : { cubes }, reste { $left }
   *[own] Placer une fouille en { $cells } : { cubes }, reste { $left }
}
gather-confirm-extend = { $whose ->
    [neutral] Étendre le neutre { $cells } : { cubes }, reste { $left }
   *[own] Étendre { $cells } : { cubes }, reste { $left }
}
gather-confirm-then = Poser { $cells } : { cubes }, reste { $left }

## Passer, ne rien poser, ne rien prendre

gather-ties = { $ties ->
    [all] Vous gagnez toutes les égalités
    [none] Vous perdez toutes les égalités
   *[some] Égalités gagnées : { $rivals }
}
gather-only-pass = { $cubes ->
    [0] Plus de cubes : vous ne pouvez que passer
   *[other] Vous ne pouvez que passer
}
gather-ends = { $cubes ->
    [0] Vos fouilles sont finies.
   *[other] Vos fouilles sont finies ; vous gardez { cubes }.
}
gather-confirm-pass = { $ties ->
    [all] Passer : case { $space }, égalités gagnées
    [none] Passer : case { $space }, égalités perdues
   *[some] Passer : case { $space }, égalités gagnées contre les suivants
}
gather-lay-none = N’en poser aucun
gather-skip = { $cubes ->
    [one] Vous gardez le cube neutre
   *[other] Vous gardez les { $cubes } cubes neutres
}
gather-take-nothing = Ne rien prendre
gather-decline = Vous ne prenez aucune parcelle

## Parcelles et salles

gather-lot = { $kind ->
    [none] { points }
   *[other] { $patron } : { points }
}
gather-lot-more = { $end ->
    [0] Pas de carte : rien de plus à la fin.
   *[other] +{ $end } à la fin, pour la carte.
}
gather-confirm-take = Prendre { $lot } : +{ $gain } en tout
gather-confirm-discard = Défausser { $lot }
gather-room = { $gain ->
    [0] Salle { $worth } du Museum
   *[other] Salle { $worth } : +{ $gain } pour vos cartes
}
gather-wings = { $wings ->
    [one] Aile : { $patrons }.
   *[other] Ailes : { $patrons }.
}
gather-confirm-room = { $gain ->
    [0] Réserver cette salle
   *[other] Réserver cette salle : +{ $gain }
}
gather-confirm-brown = { $gain ->
    [0] Sir Brown : { cubes }, reste { $left }
   *[other] Sir Brown : +{ $gain }, { cubes }, reste { $left }
}

## Pourquoi une case ne peut pas être choisie

why-pyramid = Seul Lord Lemon permet de fouiller sur les pyramides.
why-cube = Il y a déjà un cube ici.
why-patron-missing = Vous n’avez pas encore de carte de ce mécène : c’est une de ses parcelles, une fois revendiquée.
why-patron-tilted = Cette carte est inclinée jusqu’à la prochaine saison.
why-room-taken = Cette salle est occupée jusqu’à la fin de la partie.
why-room-closed = On n’entre dans la salle 5 que d’une salle 2 ou 3 voisine à vous.
why-room-brown = On réserve une salle avec Sir Brown, ou lors du relevé.
why-room-supply = Vous n’avez plus de cube dans la réserve générale.
why-room-rank = Seuls le premier et le deuxième d’une zone peuvent réserver une salle.

# Mots du dessin de la table : courts quand on les voit, entiers quand on les entend.

scene-title-setup = Mykerinos : préparation
scene-title-new = Mykerinos, saison { $season } : mise en place de la région
scene-title-dig = Mykerinos, saison { $season } : fouille
scene-title-survey = Mykerinos, saison { $season } : relevé
scene-title-over = Mykerinos : l’exposition
scene-season = Saison
scene-stage-new = nouvelle région
scene-stage-dig = fouille
scene-stage-survey = relevé

scene-colour-blue = bleu
scene-colour-red = rouge
scene-colour-green = vert
scene-colour-ivory = blanc
scene-colour-neutral = neutre

## Région

scene-plan = Plan de la concession, 1899 : saison { $season }
scene-zone-open = Zone { $zone }. Classement : { $ranks }
scene-zone-now = Zone { $zone }, en cours de relevé. Classement : { $ranks }
scene-zone-done = Zone { $zone }, relevée
scene-no-cubes = aucun cube
scene-rank = { $colour } { $cubes }
scene-tie = { $first } à égalité avec { $last }
scene-lot = Parcelle : { $patron }, valeur { $worth }
scene-lot-take = Revendiquer la parcelle : { $patron }, valeur { $worth }
scene-lot-discard = Défausser la parcelle : { $patron }, valeur { $worth }
scene-lot-picked = Parcelle choisie : { $patron }, valeur { $worth }. Annuler ce choix
scene-survey-book = Carnet de relevés, saison { $season }
scene-tie-broken = { $you ->
    [first] Vous avez passé avant { $second }
    [second] { $first } a passé avant vous
   *[neither] { $first } a passé avant { $second }
}
scene-lot-now = { $points } tout de suite
scene-lot-brings = { $points } tout de suite, +{ $end } à la fin
scene-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
scene-pyramid = { $cell }, pyramide
scene-cube = { $ground ->
    [pyramid] { $cell }, cube { $colour } sur une pyramide
   *[sand] { $cell }, cube { $colour }
}
scene-target = { $cell }{ $ground ->
    [pyramid] , pyramide
   *[sand] { "" }
} : { $kind ->
    [dig] placer une fouille ici
    [extend] étendre ici, premier cube
    [then] cube suivant ici
    [first] poser un cube ici
    [next] cube { $number } ici
    [again] recommencer ici
    [picked] cube { $number }, le remettre
   *[both] placer une fouille ou étendre ici
}

## Museum

scene-rooms-free = { $free ->
    [one] { $free } salle libre sur 15
   *[other] { $free } salles libres sur 15
}
scene-room = Salle { $worth }, { $where } : { $holder }
scene-room-target = Salle { $worth }, { $where } : la réserver
scene-room-picked = Salle { $worth }, { $where } : choisie, annuler ce choix
scene-room-free = libre
scene-gains = Une salle rapporte
scene-gain-cards = { $patron } : { $cards } × { $after }, non { $before }
scene-gain-opens = ouvre le 5 ({ $patron }) : +{ $cards }
scene-gain-pays = { $patron } : déjà { $after } par carte
scene-gain-none = vous n’en avez aucune carte
scene-gain-closed = Fermée : on n’y entre que d’une salle 2 ou 3 à vous
scene-between = entre { $first } et { $second }
scene-wing = Aile : { $patron }

## Échelle de départage

scene-first-to-pass = égalité : au 1er à passer
scene-pass = passer
scene-space = Case { $space }, { $holder }
scene-space-free = libre
scene-space-target = Passer et prendre la case { $space }
scene-space-picked = Case { $space } : choisie pour passer, annuler ce choix

## Joueurs

scene-to-move = joue
scene-passed = { $space ->
    [1] a passé 1er
   *[other] a passé { $space }e
}
scene-in-hand = { $cubes } en réserve
scene-in-supply = { $cubes } générale
scene-player-label = { $who }, { $colour } : prestige { $points }, cubes en réserve personnelle { $hand }, en réserve générale { $supply }
scene-neutral-label = Joueur neutre : cubes en réserve générale { $supply }
scene-you = Vous
scene-held = { $patron } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $used ->
    [0] { "" }
    [one] , { $used } inclinée
   *[other] , { $used } inclinées
}

## Prévision

scene-forecast = Si on s’arrêtait là
scene-points-and-exhibition = prestige + exposition
scene-points = pts
scene-sets = sér.
scene-sum = total
scene-forecast-label = { $who }, { $colour } : { points } si on s’arrêtait là
scene-my-rooms = Vos salles
scene-to-come = À venir

## Main

scene-your-reserve = Votre réserve
scene-patrons = Vos mécènes
scene-cubes-in-hand = réserve
scene-each = { $points } chacune
scene-no-card = aucune
scene-reserve-label = Cubes en réserve personnelle : { $hand }, en réserve générale : { $supply }
scene-used = Inclinée pour cette saison. De retour en saison { $season }.
scene-used-up = Inclinée. C’est la dernière saison.
scene-patron-card = { $patron }. { $power }
scene-patron-missing = { $patron } : aucune carte. { $power }
scene-call = Faire appel : { $patron }. { $power }
scene-call-picked = { $patron } : carte choisie, la remettre. { $power }

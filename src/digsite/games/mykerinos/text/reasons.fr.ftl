# Pourquoi une action est bonne : ce qu’un conseil en dit

reason-first = Vous avez le plus de cubes dans la zone { $zone }.
reason-first-from = Vous prenez la première place de la zone { $zone } à { $rival }.
reason-first-two-from = Avec le second cube, vous prenez la première place de la zone { $zone } à { $rival }.
reason-second = Vous avez la deuxième place de la zone { $zone } : une parcelle ou une salle.
reason-second-two = Avec le second cube, vous avez la deuxième place de la zone { $zone } : une parcelle ou une salle.
reason-lot-there = La meilleure parcelle de la zone ({ $what }) vous rapporte { $gain } en tout.
reason-tie = Vous gagnez l’égalité avec { $rival } dans la zone { $zone }.
reason-completes-set = Elle complète une série des cinq mécènes : +5.
reason-card = Grâce à votre salle, une carte de ce mécène ({ $patron }) vaut { $value }.
reason-power = Dès la saison prochaine, vous pouvez faire appel à ce mécène : { $patron }.
reason-room = { $patron } : { $cards ->
    [one] votre carte vaudra
   *[other] vos { $cards } cartes vaudront
} { $later } au lieu de { $now }.
reason-door = Elle vous ouvre la salle 5 { $patron }.

## Ce qu’un débutant regretterait : dit avant que ce soit joué

slip-majority = Dans la zone { $zone }, { $cubes ->
    [one] un cube de plus vous met
   *[other] deux cubes de plus vous mettent
} en tête et personne ne peut répondre : tous les autres ont passé.
slip-empty = La zone { $zone } est vide : un seul de vos cubes y serait en tête.

# Pourquoi une action est bonne : ce qu’un conseil en dit

reason-wins = C’est votre quatrième offrande : vous gagnez.
reason-delivers = C’est l’offrande numéro { $number } sur les 4 qui font gagner.
reason-limit = Votre limite de mana passe de { $now } à { $later }.
reason-affordable = L’offrande à { $worth } mana pourra donc être payée un jour.
reason-nearer = { $steps ->
    [one] Le temple n’est plus qu’à un pas.
   *[other] Le temple n’est plus qu’à { $steps } pas.
}
reason-payable = Vous avez { $mana } mana pour la payer : elle coûte { $worth }.
reason-way = { $steps ->
    [one] D’ici, le temple est à un pas.
   *[other] D’ici, le temple est à { $steps } pas.
}
reason-huts = Dans la phase d’action, vous pourrez bâtir { $later ->
    [one] une hutte
   *[other] { $later } huttes
}{ $now ->
    [0] .
   *[other] , et non { $now } seulement.
}
reason-sanctuaries = Dans la phase d’action, vous pourrez élever { $later ->
    [one] un sanctuaire
   *[other] { $later } sanctuaires
}{ $now ->
    [0] .
   *[other] , et non { $now } seulement.
}
reason-births = Dans la phase d’action, vous pourrez ajouter { $later ->
    [one] une tribu
   *[other] { $later } tribus
}{ $now ->
    [0] .
   *[other] , et non { $now } seulement.
}
reason-income = Les sanctuaires vous donnent { $later } mana par tour au lieu de { $now }.
reason-stack = { $tiles ->
    [one] La dernière tuile
   *[other] { $tiles } tuiles à découvrir
} : plaines { $plains }, forêts { $forests }, carrières { $quarries }, volcans { $volcanoes }.
reason-hut = Avec cette hutte, l’offrande numéro { $number } sur 4 entre en jeu.
reason-tribes = Vous aurez { $tribes } tribus sur le plateau.
reason-only-card = Rien d’autre n’est possible dans cette phase.

## Ce qu’un débutant regretterait : dit avant que ce soit joué

slip-site = Sur la tuile { $slot } se trouve tout ce qu’il faut pour une hutte : deux tribus et un bois. Si cette tribu part, vous ne pourrez pas l’y bâtir.

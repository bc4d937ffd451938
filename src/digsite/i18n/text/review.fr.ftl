# Retour sur une partie finie. Les chances sont dites en points sur cent.

## Le compte d’un siège

review-start = Chances au début
review-errors = Ses erreurs
review-others = Erreurs des autres
review-chance = Chance au tirage
review-hidden = Chance cachée
review-result = Résultat

## Un tour marqué

review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-only = Le seul bon coup
review-told-inaccuracy = Après l’action { $ply }, { $who } : une imprécision, { points }.
review-told-mistake = Après l’action { $ply }, { $who } : une erreur, { points }.
review-told-blunder = Après l’action { $ply }, { $who } : une gaffe, { points }.
review-told-played = Joué : { $what }
review-told-better = Mieux : { $what }
review-told-then = puis : { $what }
review-told-clean = Aucun tour n’a coûté cinq points ou plus.

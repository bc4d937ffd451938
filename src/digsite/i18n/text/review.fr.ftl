# Retour sur une partie finie. Les chances sont dites en points sur cent.

## Le compte d’un siège

review-start = Chances au début
review-errors = Ses erreurs
review-others = Erreurs des autres
review-chance = Chance au tirage
review-hidden = Chance cachée
review-result = Résultat

## Marques

review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-only = Le seul bon coup

## Un tour marqué

review-told-inaccuracy = Après l’action { $ply }, { $who } : une imprécision, { points }.
review-told-mistake = Après l’action { $ply }, { $who } : une erreur, { points }.
review-told-blunder = Après l’action { $ply }, { $who } : une gaffe, { points }.
review-told-played = Joué : { $what }
review-told-better = Mieux : { $what }
review-told-then = puis : { $what }
review-told-clean = Aucun tour n’a coûté cinq points ou plus.

## La page

review-title = Analyse
review-making = L’analyse est en cours : { $share }
review-making-about = Elle continue même si vous partez. Les parties en cours passent d’abord.
review-stopped = L’analyse n’a pas pu être faite.
review-again = Réessayer
review-summary = Chance : { $luck } points. Vos propres erreurs : { $errors }.
review-chances = Chances de gagner, sur 100
review-points-lost = points perdus
review-my-luck = ma chance
review-luck = Chance
review-of-turn = { $who } : { $chance } sur 100.
review-cost = Coût : { $points } points.
review-better = Mieux : { $what }
review-one-good = Le seul bon coup.
review-rolled = Le hasard décide.
review-show-table = Montrer la table
review-play-better = Jouer la meilleure suite
review-back = Retour à l’analyse
review-turning = Tournants
review-turning-mine = ce qui a changé pour vous
review-turning-any = le plus grand changement
review-no-turning = Rien n’a beaucoup changé les chances.
review-accounts = Le jeu et la chance, à part
review-accounts-about = en points d’une victoire : début + erreurs + chance = résultat
review-player = Joueur, points
review-per-decision = Erreur par décision
review-marks = Marques
review-without = Sans la chance
review-of-100 = { $n } sur 100
review-about-hidden = La chance cachée est le reste : ce qui était caché et s’est révélé, et ce que la recherche n’a pas prévu.
review-learn = Apprendre de mes erreurs : { $n }
review-learn-title = Apprendre de mes erreurs
review-of = { $n } sur { $of }
review-lost = Joué : { $what }. Cela vous a coûté { $points } points.
review-ask = Qu’est-ce qui serait mieux ?
review-how = Jouez sur le plateau. Tout ce qui est à 3,5 points au plus du meilleur coup est juste.
review-judging = Votre coup est évalué…
review-right = Juste : { $what }
review-wrong = { $what } : cela coûte { $points } points.
review-best = le meilleur
review-yours = le vôtre
review-played = joué
review-try-another = Essayer autre chose
review-show-best = Montrer le meilleur
review-next = Moment suivant
review-line = La meilleure suite

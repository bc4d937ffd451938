# Mots communs à tous les jeux.

language-name = Français

## Places

seat-blue = Bleu
seat-red = Rouge
seat-green = Vert
seat-ivory = Blanc
seat-yellow = Jaune
seat-neutral = Neutre
seat-chance = Hasard

## À qui de jouer

your-turn = À vous de jouer
turn-of = { $who } : à vous de jouer
waiting-for = En attente : { $who }
game-over = La partie est terminée

## Le journal : quelqu’un continue après que d’autres ont agi

goes-on = { $who }… { $what }

## Une partie dont les règles ne sont plus là

bygone = Cette partie a été jouée avec la version { $version } des règles, qui n’est plus ici. Vous pouvez la regarder et l’enregistrer, mais personne ne peut la continuer.
bygone-title = Anciennes règles : version { $version }
bygone-move = { $who } : { $what }
closed = Cette table a été fermée par la personne qui gère le serveur. Vous pouvez la regarder et l’enregistrer, mais personne ne peut continuer.
closed-title = Fermée

## Boutons

undo = Annuler
quit = Quitter
pass = Passer
hint = Conseil
rules = Règles
save = Enregistrer

## Parties de la table

players = Joueurs
log = Journal
score = Score
total = Total
options = Options
points = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}

## Listes

comma = { $first }, { $last }
and = { $first } et { $last }

## Pourquoi ce n’est pas permis

illegal-over = La partie est terminée.
illegal-not-your-turn = Ce n’est pas à vous de jouer.
illegal-action = « { $action } » n’est pas permis maintenant. Choisissez l’une des actions proposées.
illegal-nothing = Rien n’a été choisi. Choisissez l’une des actions proposées.
illegal-undo = Impossible de revenir en arrière : un autre joueur ou le hasard a agi depuis, ou vous avez vu quelque chose de nouveau.

## Une leçon

lesson-otherwise = Presque : faites ce qui est entouré, ou faites-vous montrer.
lesson-over = La leçon est finie.

## Un conseil : de combien le premier coup est meilleur que le suivant

hint-better = Sur 100 parties, ce coup en gagne { $games } de plus que le suivant.
hint-even = Le coup suivant vaut presque autant.

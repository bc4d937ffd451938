# Comment on gagne, et les nombres d’un joueur qui comptent le plus.

scene-goal = Le premier à déposer 4 offrandes gagne
scene-goal-rounds = Le premier à déposer 4 offrandes gagne, ou le meilleur après la manche { $rounds }
scene-tally-mana = mana

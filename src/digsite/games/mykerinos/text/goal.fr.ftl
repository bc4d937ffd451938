# Comment on gagne, et les nombres d’un joueur qui comptent le plus.

scene-goal = Le plus de points après la saison 4. À présent :
scene-tally-cubes = cubes en réserve

# How the game is won, and the numbers of a player that matter most.

scene-goal = Most points after season 4. Counted now:
scene-tally-cubes = cubes in hand

# How the game is won, and the numbers of a player that matter most.

scene-goal = First to bring 4 offerings
scene-goal-rounds = First to bring 4 offerings, or most after round { $rounds }
scene-tally-mana = mana

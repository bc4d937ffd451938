# How the game is won, and the numbers of a player that matter most.

scene-goal = Most money wins when the dig and all hands are empty
scene-tally-money = money
scene-tally-cards = cards in hand

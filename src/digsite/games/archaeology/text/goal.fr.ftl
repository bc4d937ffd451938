# Comment on gagne, et les nombres d’un joueur qui comptent le plus.

scene-goal = Le plus riche gagne, une fois chantier et mains vides
scene-tally-money = argent
scene-tally-cards = cartes en main

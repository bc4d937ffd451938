# Ako sa vyhráva, a čísla hráča, na ktorých najviac záleží.

scene-goal = Vyhrá najbohatší, keď je nálezisko aj každá ruka prázdna
scene-tally-money = peniaze
scene-tally-cards = karty v ruke

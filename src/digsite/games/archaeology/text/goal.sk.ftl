# Ako sa vyhráva, a čísla hráča, na ktorých najviac záleží.

scene-goal = Vyhrá najbohatší, keď dôjdu karty na nálezisku aj v rukách
scene-tally-money = peniaze
scene-tally-cards = karty v ruke

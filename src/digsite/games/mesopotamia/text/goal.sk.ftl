# Ako sa vyhráva, a čísla hráča, na ktorých najviac záleží.

scene-goal = Vyhrá, kto prvý prinesie 4 obety
scene-goal-rounds = Vyhrá, kto prvý prinesie 4 obety, alebo kto ich má najviac po { $rounds }. kole
scene-tally-mana = mana

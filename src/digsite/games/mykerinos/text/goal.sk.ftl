# Ako sa vyhráva, a čísla hráča, na ktorých najviac záleží.

scene-goal = Vyhrá, kto má po 4. kole najviac bodov. Teraz:
scene-tally-cubes = archeológovia v zásobe

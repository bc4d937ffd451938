# Come si vince, e i numeri di un giocatore che contano di più.

scene-goal = Vince chi ha più punti dopo la stagione 4. Ora:
scene-tally-cubes = cubi in riserva

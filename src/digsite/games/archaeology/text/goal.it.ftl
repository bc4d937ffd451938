# Come si vince, e i numeri di un giocatore che contano di più.

scene-goal = Vince chi ha più denaro quando scavo e mani sono vuoti
scene-tally-money = denaro
scene-tally-cards = carte in mano

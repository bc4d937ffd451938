# Come si vince, e i numeri di un giocatore che contano di più.

scene-goal = Vince chi porta per primo 4 offerte
scene-goal-rounds = Vince chi porta per primo 4 offerte, o chi ne ha di più al giro { $rounds }
scene-tally-mana = Mana

# The sheet beside the board: what a choice does.

scene-after-trade = What this trade does
scene-after-storm = What the storm leaves
scene-column-now = now
scene-column-after = after
scene-worth = { $cards ->
    [0] none
   *[other] { $cards } for { $money }
}
scene-row-label = { $kind }: now { $now }, after { $after }
scene-whole-hand = Whole hand
scene-still-fits = One of these would still fit.

scene-sell-or-wait = Sell or wait
scene-your-money = Your money
scene-your-cards = Your hand
scene-if-you-wait = If you wait
scene-wait-market = { $cards ->
    [1] one lies in the market for { $value }
   *[other] { $cards } lie in the market for { $value }
}
scene-wait-unseen = { $left } of { $all } unseen cards are of this kind
scene-may-come = Before your next turn
scene-risk-storm = A storm: you give half your hand
scene-risk-thief = A thief: a card of yours, drawn blind

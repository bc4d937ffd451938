# Il foglio accanto al tavolo: cosa fa una scelta.

scene-after-trade = Cosa fa questo scambio
scene-after-storm = Cosa lascia la tempesta
scene-column-now = ora
scene-column-after = dopo
scene-worth = { $cards ->
    [0] nessuna
   *[other] { $cards } a { $money }
}
scene-row-label = { $kind }: ora { $now }, dopo { $after }
scene-whole-hand = Tutta la mano
scene-still-fits = Una di queste ci starebbe ancora.

scene-sell-or-wait = Vendere o aspettare
scene-your-money = Il tuo denaro
scene-your-cards = La tua mano
scene-if-you-wait = Se aspetti
scene-wait-market = { $cards ->
    [1] ce n’è una al mercato per { $value }
   *[other] ce ne sono { $cards } al mercato per { $value }
}
scene-wait-unseen = { $left } delle { $all } carte non viste sono di questo tipo
scene-may-come = Prima del tuo prossimo turno
scene-risk-storm = Tempesta: cedi metà della mano
scene-risk-thief = Ladro: una tua carta, a caso

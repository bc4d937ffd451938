# Words in the picture of the table: short ones that are seen, whole ones that a screen reader says.

scene-title-setup = Archaeology: setting up
scene-title-dig = Archaeology: digging
scene-title-thief = Archaeology: a thief
scene-title-storm = Archaeology: a sandstorm
scene-title-actions = Archaeology: trade, explore, sell
scene-title-over = Archaeology: the museum has bought everything
scene-step-dig = Dig
scene-step-actions = Trade, explore, sell
scene-stage-thief = thief
scene-stage-storm = storm

scene-colour-blue = blue
scene-colour-red = red
scene-colour-green = green
scene-colour-ivory = ivory

## Market

scene-table = The camp table
scene-market = Market
scene-market-note = { cards }, { $value } in trade value
scene-market-short = { cards }, value { $value }
scene-market-pile = Market: { $kind }, { cards }, trade value { $value }
scene-market-take = Take { $kind } from the market ({ cards } there), trade value { $value }
scene-no-shard = no pot shards
scene-no-scrap = no parchments
scene-no-coin = no coins
scene-no-cup = no broken cups
scene-no-talisman = no talismans
scene-no-map = no maps
scene-no-mask = no masks

## Trade and sale

scene-given = Given
scene-give = Give
scene-taken = Taken
scene-take = Take
scene-given-label = Given: { cards }, { $value } in trade value
scene-give-label = You give: { cards }, { $value } in trade value
scene-taken-label = Taken: { cards }, { $value } in trade value
scene-take-label = You take: { cards }, { $value } in trade value
scene-owed = still { $debt }
scene-lost = { $lost } is lost
scene-even = even
scene-sale = Sets and prices
scene-sale-note = filled: what you hold
scene-price = { $kind }: a set of { $cards } sells for { $money }
scene-sell = { $kind }: sell a set of { $cards } for { $money }

## Dig site, pyramid, unseen

scene-dig-site = Dig site
scene-cards-left = { $cards ->
    [0] nothing left
    [one] { $cards } card left
   *[other] { $cards } cards left
}
scene-left-storm = Storms
scene-left-thief = Thieves
scene-of = { $left } of { $all }
scene-next = next card: { $share }
scene-percent = { $number } %
scene-pyramid = Pyramid
scene-your-maps = { $maps ->
    [0] you hold no map
    [one] you hold { $maps } map
   *[other] you hold { $maps } maps
}
scene-empty = empty
scene-chamber = { $state ->
    [open] Explore { $chamber }: { cards } for { maps }
    [closed] Closed: { $chamber }, { cards } for { maps }
   *[explored] Explored: { $chamber }, { cards } for { maps }
}
scene-unseen = Unseen
scene-kind-shard = Pot shard
scene-kind-scrap = Parchment
scene-kind-coin = Coin
scene-kind-cup = Broken cup
scene-kind-talisman = Talisman
scene-kind-map = Map
scene-kind-mask = Mask
scene-unseen-kind = { $kind }: { $cards } not seen yet

## Players

scene-you = You
scene-to-move = to move
scene-victim = robbed
scene-passed = passed
scene-player = { $who }, { $colour }: { $money }, { cards } in hand
scene-rob = Rob { $who }, { $colour }: { $money }, { cards } in hand
scene-known = Known to be in this hand: { $kind }
scene-set = { $times ->
    [one] Sold: { $kind }, a set of { $cards } for { $money }
   *[other] Sold { $times } times: { $kind }, a set of { $cards } for { $money }
}

## Hand

scene-hand = Your hand
scene-hand-now = { cards }, sell now for { $money }; a storm would take { $lost }
scene-hand-safe = { cards }, sell now for { $money }
scene-hand-trade = { cards }, sell now for { $money }, after the trade for { $after }
scene-hand-storm = give { $lost } of { $cards }; what you keep sells for { $after }
scene-sells = sells { $money }
scene-sells-then = sells { $money } → { $after }
scene-hand-pile = Your hand: { $kind }, { cards }, trade value { $value }
scene-hand-sell = Sell { $kind }; you hold { cards }, trade value { $value }
scene-hand-pay = Pay with { $kind }; you hold { cards }, trade value { $value }
scene-hand-drop = Lose { $kind }; you hold { cards }, trade value { $value }

# Words in the picture of the table: short ones that are seen, whole ones that a screen reader says.

scene-title-setup = Archaeology: setting up
scene-title-dig = Archaeology: digging
scene-title-thief = Archaeology: a thief
scene-title-storm = Archaeology: a sandstorm
scene-title-actions = Archaeology: trade, explore, sell
scene-title-over = Archaeology: the museum has bought everything

scene-colour-blue = blue
scene-colour-red = red
scene-colour-green = green
scene-colour-ivory = ivory

## Market

scene-market = Market
scene-market-note = { cards }, { $value } in trade value
scene-market-pile = Market: { $kind }, { cards }, trade value { $value }
scene-market-take = Take { $kind } from the market ({ cards } there), trade value { $value }

## Trade and sale

scene-given = Given
scene-taken = Taken
scene-given-label = Given: { cards }, { $value } in trade value
scene-taken-label = Taken: { cards }, { $value } in trade value
scene-owed = Still to pay: { $debt }
scene-lost = Paid; { $lost } too much, and lost.
scene-even = Even: nothing is lost.
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
scene-left-storm = Sandstorms: { $left } of { $all }
scene-left-thief = Thieves: { $left } of { $all }
scene-next-card = Next card: storm { $storm }, thief { $thief }
scene-percent = { $number } %
scene-dug-out = Nothing is left to dig.
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
scene-hand-cards = { $cards ->
    [one] card
   *[other] cards
}
scene-storm-takes = A storm would take { $cards }
scene-hand-worth = Sells for ${ $money } now
scene-hand-label = Your hand: { cards }; a storm would take { $lost }; it sells for ${ $money } now
scene-hand-pile = Your hand: { $kind }, { cards }, trade value { $value }
scene-hand-sell = Sell { $kind }; you hold { cards }, trade value { $value }
scene-hand-pay = Pay with { $kind }; you hold { cards }, trade value { $value }
scene-hand-drop = Lose { $kind }; you hold { cards }, trade value { $value }

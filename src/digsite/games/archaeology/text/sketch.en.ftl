# The table in letters, as a terminal shows it. Columns are narrow: keep words short.

sketch-treasures = Treasures
sketch-trade = Trade
sketch-market = Market
sketch-hand = Hand
sketch-next = Next
sketch-unseen = Unseen
sketch-prices = Sets of 1, 2, 3 …

sketch-kind-shard = shard
sketch-kind-scrap = scrap
sketch-kind-coin = coin
sketch-kind-cup = cup
sketch-kind-talisman = talisman
sketch-kind-map = map
sketch-kind-mask = mask

sketch-taken = Taken ({ $value }):
sketch-paid = Paid ({ $value }):
sketch-owed = Still owed: { $debt }

sketch-places = Dig site and pyramid
sketch-dig-site = Left to dig: { $cards }
sketch-storms = Sandstorms: { $left } of { $all }
sketch-thieves = Thieves: { $left } of { $all }
sketch-small = Small: { $cards } cards, { maps }
sketch-middle = Middle: { $cards } cards, { maps }
sketch-large = Large: { $cards } cards, { maps }
sketch-small-explored = Small: explored
sketch-middle-explored = Middle: explored
sketch-large-explored = Large: explored

sketch-known = surely holds
sketch-passed = passed

sketch-legend = Signs
sketch-sign-open = you may take, pay or lose one
sketch-sign-next = what one more card adds
sketch-sign-set = a set of 4, sold for 10

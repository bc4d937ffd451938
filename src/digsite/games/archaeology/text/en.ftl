# Archaeology: The Card Game

game-title = Archaeology
game-pitch = Dig for treasures in Egypt, trade them at the market, mind thieves and sandstorms, and sell sets to the museum at the right moment.

## Treasures

kind-shard = Pot shard
kind-scrap = Parchment
kind-coin = Coin
kind-cup = Broken cup
kind-talisman = Talisman
kind-map = Map
kind-mask = Mask

# A number of them, as somebody takes, pays or sells them

some-shard = { $cards ->
    [1] a pot shard
   *[other] { $cards } pot shards
}
some-scrap = { $cards ->
    [1] a parchment scrap
   *[other] { $cards } parchment scraps
}
some-coin = { $cards ->
    [1] a coin
   *[other] { $cards } coins
}
some-cup = { $cards ->
    [1] a broken cup
   *[other] { $cards } broken cups
}
some-talisman = { $cards ->
    [1] a talisman
   *[other] { $cards } talismans
}
some-map = { $cards ->
    [1] a map
   *[other] { $cards } maps
}
some-mask = { $cards ->
    [1] a pharaoh’s mask
   *[other] { $cards } pharaoh’s masks
}

money = ${ $money }
cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
maps = { $maps ->
    [0] no map
    [one] { $maps } map
   *[other] { $maps } maps
}

chamber-small = the small chamber
chamber-middle = the middle chamber
chamber-large = the large chamber

## Parts of the score

part-shard = Pot shards
part-scrap = Parchment
part-coin = Coins
part-cup = Broken cups
part-talisman = Talismans
part-map = Maps
part-mask = Masks

## What a button says

label-sell = Sell { $what } for { $price }
label-take = Take { $what } (trade value { $value })
label-take-more = Take { $what } too (trade value { $value })
label-pay = Pay { $what } (worth { $value }, owed { $debt })
label-pay-more = Pay { $what } (worth { $value }, owed { $debt })
label-explore = Explore { $chamber }: { cards } for { maps }
label-done = End your turn
label-pass = Pass
label-drop = Lose { $what }
label-drop-more = Lose { $what } too
label-rob = Rob { $victim } ({ cards })

## What the log tells

tell-first = { $who } goes first
tell-deal = { $who } is dealt { $what }
tell-deal-hidden = { $who } is dealt a card
tell-deal-market = The market gets { $what }
tell-dig = { $who } digs up { $what }
tell-dig-hidden = { $who } digs up a treasure
tell-thief = { $who } meets a thief
tell-storm = { $who } meets a sandstorm
tell-rob = { $who } robs { $victim }
tell-steal = { $who } gets { $what }
tell-steal-hidden = { $who } gets a card
tell-drop = { $who } loses { $what } to the storm
tell-drop-more = plus { $what }
tell-take = { $who } takes { $what }
tell-take-more = also { $what }
tell-pay = pays { $what }
tell-pay-more = plus { $what }
tell-explore = { $who } explores { $chamber } with { maps }
tell-find = { $who } finds { $what }
tell-find-hidden = { $who } finds a treasure
tell-sell = { $who } sells { $what } for { $price }
tell-done = { $who } ends the turn
tell-pass = { $who } passes

## What is asked of you

prompt-first-player = The first player is drawn.
prompt-deal = The cards are dealt.
prompt-dig = { $who } digs for treasure.
prompt-thief = A thief: choose whom to rob. You get one card, drawn blind.
prompt-theft = { $who } draws a card. Victim: { $victim }.
prompt-storm = { $cards ->
    [1] Sandstorm: choose one card to lose. It goes to the market.
   *[other] Sandstorm: choose { $cards } cards to lose, cheapest kinds first. They go to the market.
}
prompt-actions = { $end ->
    [sale] You have passed and nobody has sold since: sell at least one card before your turn ends.
    [pass] There is nothing left to dig. Trade, explore, sell, or pass.
   *[done] Take a card of the market to trade, sell from your hand, explore with maps, or end your turn.
}
prompt-buying = You owe { $debt } in trade value: take more, or pay. What you overpay is lost.
prompt-paying = Still to pay: { $debt } in trade value. What you overpay is lost.
prompt-finding = { $cards ->
    [0] { $who } empties the chamber.
    [1] The last card of the chamber.
   *[other] You empty the chamber: { $cards } cards to come.
}

## What the others read meanwhile

wait-thief = { $who }: choose whom to rob.
wait-storm = { $cards ->
    [1] { $who }: lose one card to the storm.
   *[other] { $who }: lose { $cards } cards to the storm.
}
wait-actions = { $end ->
    [sale] { $who }: trade, explore, and sell at least one card.
    [pass] { $who }: trade, explore, sell, or pass.
   *[done] { $who }: trade, explore, sell, or end the turn.
}
wait-buying = { $who }: take more, or pay { $debt }.
wait-paying = { $who }: pay { $debt } more.

## The end

over-you = The game is over: you win with { $money }.
over-won = The game is over: { $who } wins with { $money }.
over-shared = The game is over: { $who } share the win with { $money }.

## Hints for beginners

tip-1 = Shards, scraps and cups bring next to nothing until the set is complete: then they bring a lot.
tip-2 = The best trades complete a set: the second cup, the fifth shard, the fourth scrap.
tip-3 = A complete set can only be stolen or lost. Sell it at once.
tip-4 = A storm takes half your hand, rounded down: an odd number of cards loses less.
tip-5 = Count the storms and thieves still in the dig site. When a storm is near, sell your larger sets.
tip-6 = One map on the small chamber early is often better than waiting for three.
tip-7 = What others lose in a storm lies in the market for you.
tip-8 = Rob the largest hand: it has the most to lose.
tip-9 = In a tie the player who sold fewer cards wins.

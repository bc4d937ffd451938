# What people pick up before they act: what it means, and what a button does with it.

## A storm

gather-storm = Storm: { $picked } of { $cards } chosen
gather-storm-any = Any cards you like, in any order. They go to the market.
gather-storm-begun = You lost some already: cheaper kinds stay with you.
gather-storm-give = { $cards ->
    [one] Give { $cards } card to the storm
   *[other] Give { $cards } to the storm
}
gather-worth = Your hand sells for { $before } → { $after }

## A thief

gather-thief = A thief: whom do you rob?
gather-thief-blind = You get one card, drawn blind.
gather-rob-whom = Choose a player
gather-rob = Rob { $who }
gather-rob-one = { $cards ->
    [one] You get the only card. It cannot be taken back.
   *[other] You get one of { $cards } cards, drawn blind. It cannot be taken back.
}

## The turn

gather-turn = { $end ->
    [sale] Sell at least one card
    [pass] Trade, explore, sell, or pass
    [empty] End your turn
   *[done] Trade, explore, sell, or end
}
gather-turn-more = { $things ->
    [empty] You have no cards.
    [cards] Pick up cards of your hand and of the market.
   *[chamber] Pick up cards of your hand and of the market, or a chamber.
}
gather-end = { $end ->
    [sale] Sell first
    [pass] Pass
   *[done] End turn
}
gather-chamber = { cards } for { maps }
gather-chamber-maps = The maps leave the game. It cannot be taken back.
gather-open = Open for { maps }

## A set to sell

gather-sell = Sell { $cards } for { $price }
gather-size = { $cards } → { $price }
gather-sale = { $also ->
    [trade] Money { $before } → { $after }. Or take from the market.
    [locked] Money { $before } → { $after }. You took this kind in this turn: it can only be sold.
   *[none] Money { $before } → { $after }
}
gather-given = You give { $give }
gather-several = Take something from the market, or keep to one kind to sell.
gather-too-many = { $most ->
    [one] It sells one by one. Or take from the market.
   *[other] A set has at most { $most } cards. Or take from the market.
}
gather-maps = To explore, pick a chamber. Or take from the market.

## A trade

gather-trade = Trade
gather-balance = { $begun ->
    [yes] Give { $give }, owed { $take }
   *[no] Give { $give }, take { $take }
}{ $state ->
    [even] : even
    [lost] : { $lost } lost
   *[open] {""}
}
gather-give-least = Give at least { $value }.
gather-give-more = { $value } more to give.
gather-without = Put back { $what }: without it the trade is even.
gather-needless = Put back { $what }: it is not needed.
gather-room = You could take { $lost } more.

## Why a pile cannot be picked up

why-chamber = Put the chamber back first.
why-giving = You are giving this kind: it cannot be taken as well.
why-taking = You are taking this kind: it cannot be given as well.
why-given = You gave this kind in this turn: it cannot be taken.
why-taken = You took this kind in this turn: it cannot be given, only sold.
why-set = { $most ->
    [one] This kind is sold one by one.
   *[other] A set of this kind has at most { $most } cards.
}
why-dear = The cards that you can give do not pay for it.
why-explored = Nothing is left in this chamber.
why-maps = To open it you need: { $needs }. You hold: { $held }.
why-debt = Finish the trade first.
why-cards = Put the cards back first, then pick the chamber.

## What a click does, for screen readers

gather-chosen = { $what }, chosen. Put back
gather-pile-hand = { $kind }, trade value { $value }: { $cards } in your hand, { $picked } picked up{ $click ->
    [pick] . Pick up one more
    [other] . You are taking this kind
    [locked] . You took this kind in this turn: it cannot be given
   *[none] {""}
}
gather-pile-market = { $kind }, trade value { $value }: { $cards } in the market, { $picked } picked up{ $click ->
    [pick] . Pick up one more
    [other] . You are giving this kind
    [locked] . You gave this kind in this turn: it cannot be taken
   *[none] {""}
}
gather-back-hand = { $kind }, your hand: { $picked } picked up. Put one back
gather-back-market = { $kind }, market: { $picked } picked up. Put one back

## Typed in a terminal

typed-help = In one line, in any order: “trade coin scrap for talisman” (what you give for what you take), “lose shard shard coin” (in a storm).

# Mesopotamia: what people pick up, and what it means

## Phase I

gather-move = Which tribe moves?
gather-spent = Pick something up, or put it down?
gather-moved = No tribe can move.
gather-points = { $points ->
    [0] No points are left. Picking up is free.
    [one] { $points } point is left. Picking up is free.
   *[other] { $points } points are left. Picking up is free.
}
gather-end = { $points ->
    [0] End movement
    [one] End movement, { $points } point unused
   *[other] End movement, { $points } points unused
}
gather-lifted = Where does this tribe go?
gather-lifted-stays = What does this tribe do?
gather-leaves = The sanctuary on { $at } will bring nothing: 1 mana less.
gather-choose-tribe = Choose a tribe
gather-choose-goal = Choose where it goes
gather-choose-mark = Choose what it does
gather-walk = Go there?
gather-walk-button = { $points ->
    [one] Go there, { $points } point
   *[other] Go there, { $points } points
}
gather-discover = Discover new land?
gather-unseen = It cannot be taken back.
gather-discover-button = { $points ->
    [one] Discover, { $points } point
   *[other] Discover, { $points } points
}
gather-build-in = Build the stone into the temple?
gather-build-in-more = Now you have { $now } mana, limit { $cap }.
gather-build-in-vain = It brings you nothing: your mana is full.
gather-build-in-button = Build it in: mana { $mana }, limit { $cap }
gather-deliver = Deliver the offering worth { $worth }?
gather-deliver-more = { $wins ->
    [yes] It is the fourth: you win.
   *[no] You keep { $mana } mana; the tribe returns to your supply.
}
gather-deliver-button = { $wins ->
    [yes] Deliver it and win
   *[no] Deliver it, pay { $worth } mana
}

## Discoveries

gather-land-played = Land: who discovers?
gather-volcano-drawn = A volcano! Where does it go?
gather-land-choice = Which tile is discovered?
gather-choose-place = Choose an open place
gather-choose-tile = Choose a tile
gather-sharing = { $missing ->
    [0] { $good ->
        [wood] These forests get wood
       *[stone] These quarries get stones
    }
   *[other] { $good ->
        [wood] Which forests get wood?
       *[stone] Which quarries get stones?
    }
}
gather-sharing-button = { $missing ->
    [0] { $good ->
        [wood] Share out { $shares } wood
       *[stone] { $shares ->
            [one] Share out { $shares } stone
           *[other] Share out { $shares } stones
        }
    }
   *[other] Choose { $missing } more
}

## Phase II

gather-act = What do you do?
gather-act-more = One kind of action; all but a card can be repeated.
gather-do-hut = Hut ×{ $times }
gather-do-sanctuary = Sanctuary ×{ $times }
gather-do-growth = New tribe ×{ $times }
gather-do-card = Card
gather-which-kind = What do you do on { $at }?
gather-choose-kind = Choose what to do
gather-card = Draw a card?
gather-where-hut = Where do you build a hut?
gather-where-sanctuary = Where do you raise a sanctuary?
gather-where-growth = Where does a tribe grow?
gather-no-more = No more is possible.
gather-which-offering = { $huts ->
    [one] Which offering lies under it?
   *[other] Which offerings lie under them?
}
gather-choose-offering = Choose an offering
gather-lay-button = Lay the { $worth } under the hut
gather-planned-hut = { $number ->
    [one] A new hut
   *[other] { $number } new huts
}
gather-planned-sanctuary = { $number ->
    [one] A new sanctuary
   *[other] { $number } new sanctuaries
}
gather-planned-growth = { $number ->
    [one] A new tribe
   *[other] { $number } new tribes
}
gather-one-more = One more is possible.
gather-last-work = Nothing more is possible then: the action ends.
gather-secret = Only you know which offering lies there.
gather-build-hut = { $number ->
    [one] Build a hut, lay the { $worths }
   *[other] Build { $number } huts, lay { $worths }
}
gather-build-sanctuary = { $number ->
    [one] Raise a sanctuary
   *[other] Raise { $number } sanctuaries
}
gather-build-growth = { $number ->
    [one] Bring in a tribe
   *[other] Bring in { $number } tribes
}

## Phase III and cards

gather-collect = { $income ->
    [0] You collect no mana
   *[other] Collect your mana
}
gather-collect-none = Your tribes on sanctuaries bring it.
gather-collect-more = You may play cards first.
gather-collect-lost = Above your limit, and lost: { $lost }.
gather-collect-button = { $mana ->
    [0] End the turn
   *[other] Collect { $mana } mana
}
gather-play = Play { $card }
gather-mana-theft = Whom do you take mana from?
gather-choose-mana-theft = Choose a player
gather-theft-button = { $rival }: take { $mana } mana
gather-priest = Where does the Priest go?
gather-choose-priest = Choose a sanctuary
gather-fertility-played = Fertility: where do two grow?
gather-teleport-who = Teleport: which tribe?
gather-teleport-to = Teleport: where to?
gather-expulsion-who = Expulsion: which piece?
gather-expulsion-to = Expulsion: where to?
gather-to-button = Send it to { $at }
gather-choose-piece = Choose a piece

## What a click does, for screen readers

scene-does = { $thing }. { $does }
does-lift = Lift it
does-put-down = Put it down
does-put-back = Put it back
does-choose = Choose it
does-play = Choose it to play it
does-lay = Lay it under a hut
does-share = Put a good there
does-hut = Build a hut there
does-sanctuary = Raise a sanctuary there
does-growth = Bring in a tribe there
does-walk = { $points ->
    [one] Go there for { $points } point
   *[other] Go there for { $points } points
}
does-discover = { $points ->
    [one] Discover it for { $points } point
   *[other] Discover it for { $points } points
}
does-deliver = { $points ->
    [one] Deliver the offering for { $points } point
   *[other] Deliver the offering for { $points } points
}
does-build-in = { $points ->
    [one] Build the stone in for { $points } point
   *[other] Build the stone in for { $points } points
}
does-fetch-wood = { $points ->
    [0] Pick up a wood
    [one] Go and take a wood for { $points } point
   *[other] Go and take a wood for { $points } points
}
does-fetch-stone = { $points ->
    [0] Pick up a stone
    [one] Go and take a stone for { $points } point
   *[other] Go and take a stone for { $points } points
}

## Marks beside a tile

mark-grab = Pick up
mark-drop = Put down
mark-swap = Swap
mark-take = Take up
mark-steal = Steal
mark-hut = Hut
mark-sanctuary = Sanctuary
mark-growth = New tribe
mark-lying = Lying
mark-carried = Carried
mark-of = { $name }: { $good }
mark-worth = { $name }: the offering worth { $worth }
mark-from = { $name }: { $good }, { $rival }

## Why a tile cannot be picked

why-no-points = There are no points left.
why-tribe-first = First pick the tribe itself.
why-far = { $points ->
    [one] With { $points } point this tribe does not get there.
   *[other] With { $points } points this tribe does not get there.
}
why-pair = It takes two tribes of yours on the same tile.
why-no-work = A hut takes wood, a sanctuary a stone, both on plains with room; a new tribe takes a hut of yours.
why-volcano = Nobody enters a volcano.
why-wood = A tribe with wood does not enter the temple site.
why-mana = To deliver this offering you need { $worth } mana.

## Typed in a terminal

typed-help = In one line: “walk 6 5 3” (the tile of the tribe, then the tiles of its way, or directions; “wood”, “stone” and “thief” say which tribe), “hut 7 4 9 2” (each tile with its offering), “sanctuary 7 8”, “grow 5 6”, “share 3 8”, the last three in any order.

# What is picked, what it means, and what the large button says.

## Asked while nothing is picked

gather-turn = { $may ->
    [full] Call a patron, or pass
   *[dig] { $patrons ->
        [0] Choose a cell, or pass
       *[other] A cell, a patron, or pass
    }
}
gather-two-squares = Two squares: you can also extend there.
gather-last-action = All others have passed: your last action.
gather-ask-lemon = Lord Lemon: dig on a pyramid
gather-ask-blackmore = Mrs Blackmore: two cells that touch
gather-ask-brown = Sir Brown: choose a room
gather-ask-tangerine = Colonel Tangerine: a chain of 3
gather-ask-violet = Lady Violet: one more cube
gather-ask-neutral = { $cubes ->
    [one] { $cubes } neutral cube: a cell, or none
   *[other] { $cubes } neutral cubes: a cell, or none
}
gather-ask-next = Choose the next cell, beside { $cell }
gather-card-used = { $patron }: card used for the season.
gather-reward = { $rooms ->
    [0] Zone { $zone }, { place }: choose a lot
   *[other] Zone { $zone }, { place }: a lot or a room
}
gather-reward-more = { $rooms ->
    [0] No room of the museum is open to you.
    [one] 1 room is open to you: +{ $best }.
   *[other] { $rooms } rooms are open to you, the best: +{ $best }.
}
gather-leftover = Zone { $zone }, { place }: a lot, or nothing
gather-leftover-more = A lot is left over. You may take it.
gather-discard = Zone { $zone }: the neutral’s lot
gather-discard-more = The lot you choose leaves the game.
gather-discarded = The neutral takes it: the lot leaves the game.

## The large button waits

gather-choose-cell = Choose a cell
gather-choose-room = Choose a room
gather-choose-patron = Choose a patron
gather-choose-lot = Choose a lot
gather-choose-reward = Choose a lot or a room
gather-lay = Lay { $cubes } cubes: { $chosen } of { $cubes }

## Cells

gather-missing = { $missing ->
    [one] { $cells }: one more cell beside it
   *[other] { $cells }: { $missing } more cells in a chain
}
gather-second = First { $cells }, now the second beside it
gather-leave-it = Or leave it at one cube: that starts a dig at { $cells }.
gather-dig = { $whose ->
    [neutral] Start a neutral dig at { $cells }
   *[own] Start a dig at { $cells }
}
gather-extend = { $whose ->
    [neutral] Extend a neutral dig: { $cells }
   *[own] Extend a dig: { $cells }
}
gather-then = Go on at { $cells }
gather-confirm-dig = { $whose ->
    [neutral] Neutral dig at { $cells }: { cubes }, { $left } left
   *[own] Start a dig at { $cells }: { cubes }, { $left } left
}
gather-confirm-extend = { $whose ->
    [neutral] Extend neutral { $cells }: { cubes }, { $left } left
   *[own] Extend { $cells }: { cubes }, { $left } left
}
gather-confirm-then = Lay { $cells }: { cubes }, { $left } left

## To pass, to lay or to take nothing

gather-ties = { $ties ->
    [all] You win every tie
    [none] You lose every tie
   *[some] You win ties with { $rivals }
}
gather-only-pass = { $cubes ->
    [0] No cubes left: you can only pass
   *[other] You can only pass
}
gather-ends = { $cubes ->
    [0] Digging ends for you.
   *[other] Digging ends for you; you keep { cubes }.
}
gather-confirm-pass = { $ties ->
    [all] Pass: space { $space }, you win every tie
    [none] Pass: space { $space }, you lose every tie
   *[some] Pass: space { $space }, you win later ties
}
gather-lay-none = Lay none
gather-skip = { $cubes ->
    [one] The neutral cube stays with you
   *[other] The { $cubes } neutral cubes stay with you
}
gather-take-nothing = Take nothing
gather-decline = You take no lot in this zone

## Lots and rooms

gather-lot = { $kind ->
    [none] { points } now
   *[other] { $patron }: { points } now
}
gather-lot-more = { $end ->
    [0] No card: nothing more at the end.
   *[other] +{ $end } at the end, for the card.
}
gather-confirm-take = Take { $lot }: +{ $gain } in all
gather-confirm-discard = Discard { $lot }
gather-room = { $gain ->
    [0] Room { $worth } of the museum
   *[other] Room { $worth }: +{ $gain } for your cards
}
gather-wings = { $wings ->
    [one] Wing: { $patrons }.
   *[other] Wings: { $patrons }.
}
gather-confirm-room = { $gain ->
    [0] Reserve this room
   *[other] Reserve this room: +{ $gain }
}
gather-confirm-brown = { $gain ->
    [0] Call Sir Brown: { cubes }, { $left } left
   *[other] Call Sir Brown: +{ $gain }, { cubes }, { $left } left
}

## Why a cell cannot be picked

why-pyramid = You dig on pyramids with Lord Lemon only.
why-cube = A cube stands here already.
why-patron-missing = You have no card of this patron yet: a lot of his that you claim is one.
why-patron-tilted = This card is tilted until the next season.
why-room-taken = Somebody is in this room for the rest of the game.
why-room-closed = The 5 opens only from a 2 or 3 of yours beside it.
why-room-brown = A room is taken with Sir Brown, or in the survey.
why-room-supply = You have no cube left in the supply.
why-room-rank = Only first and second of a zone may take a room.

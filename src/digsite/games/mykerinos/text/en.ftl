# Mykerinos

game-title = Mykerinos
game-pitch = Egypt, 1899: dig in the sand, claim lots, win the help of patrons, and reserve the rooms of the museum where your finds will count most.

## Patrons. `of-` is the name as it stands after "of" or "between".

patron-lemon = Lord Lemon
patron-blackmore = Mrs Blackmore
patron-brown = Sir Brown
patron-tangerine = Colonel Tangerine
patron-violet = Lady Violet
patron-none = no patron

# The same where there is little room
narrow-lemon = Lord Lemon
narrow-blackmore = Mrs Blackmore
narrow-brown = Sir Brown
narrow-tangerine = Colonel Tangerine
narrow-violet = Lady Violet
narrow-none = no patron

of-lemon = Lord Lemon
of-blackmore = Mrs Blackmore
of-brown = Sir Brown
of-tangerine = Colonel Tangerine
of-violet = Lady Violet

power-lemon = Start a dig on a pyramid, or extend with exactly one of the two cubes on a pyramid.
power-blackmore = Start a dig with two cubes that touch.
power-brown = Put a cube of your reserve into a room of the museum.
power-tangerine = Extend a dig by three cubes in a chain.
power-violet = Take a cube from the general supply, then start or extend a dig.

## What is on the table

thing-region = Region
thing-museum = Museum
thing-pass-track = Pass track

season = Season { $season } of 4
zone = Zone { $zone }
cubes = { $cubes ->
    [0] no cubes
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
lot-left = the left lot
lot-right = the right lot
room-of = room { $worth } of { $patron }
room-between = room 2 between { $one } and { $other }

## Parts of the score

part-prestige = Prestige
part-lemon = Lord Lemon
part-blackmore = Mrs Blackmore
part-brown = Sir Brown
part-tangerine = Colonel Tangerine
part-violet = Lady Violet
part-sets = Sets

## What a button says

label-dig = Start a dig at { $cell }
label-dig-pyramid = Start a dig on the pyramid at { $cell }
label-dig-two = Start a dig: first of two cubes on { $cell }
label-dig-neutral = Start a neutral dig at { $cell }
label-extend = Extend: first cube on { $cell }
label-extend-pyramid = Extend: first cube on the pyramid at { $cell }
label-extend-three = Extend: first of three cubes on { $cell }
label-extend-neutral = Extend with neutral cubes: first on { $cell }
label-then = Last cube on { $cell }
label-then-pyramid = Last cube on the pyramid at { $cell }
label-then-middle = Second cube on { $cell }
label-pass = { $ties ->
    [all] Pass (space { $space }: you win every tie)
    [none] Pass (space { $space }: you lose every tie)
   *[some] Pass (space { $space }: you win ties against later passers)
}
label-call-lemon = Call Lord Lemon: dig on a pyramid
label-call-blackmore = Call Mrs Blackmore: start with two cubes
label-call-tangerine = Call Colonel Tangerine: extend by three cubes
label-call-violet = Call Lady Violet: one more cube, then dig
label-call-brown = { $gain ->
    [0] Call Sir Brown: reserve { $room }
   *[other] Call Sir Brown: reserve { $room }, +{ $gain } for your cards
}
label-skip = Keep the neutral cubes
label-take = Take { $lot }: { $what }
label-discard = Discard { $lot } for the neutral: { $what }
label-decline = Take nothing
label-room = { $gain ->
    [0] Reserve { $room }
   *[other] Reserve { $room }: +{ $gain } for your cards
}

## What the log tells

tell-first = { $who } goes first
tell-wing = Wing { $wing } of the museum: { $patron }
tell-lay = { $side ->
    [left] Zone { $zone }, left lot: { $what }
   *[right] Zone { $zone }, right lot: { $what }
}
tell-dig = { $who } starts a dig at { $cell }
tell-dig-pyramid = { $who } starts a dig on the pyramid at { $cell }
tell-dig-two = { $who } starts a dig of two cubes at { $cell }
tell-dig-neutral = { $who } starts a neutral dig at { $cell }
tell-extend = { $who } extends at { $cell }
tell-extend-pyramid = { $who } extends onto the pyramid at { $cell }
tell-extend-three = { $who } extends by three cubes at { $cell }
tell-extend-neutral = { $who } extends the neutral dig at { $cell }
tell-then = then { $cell }
tell-then-pyramid = then the pyramid at { $cell }
tell-then-middle = then { $cell }
tell-pass = { $who } passes and takes space { $space }
tell-call-lemon = { $who } calls Lord Lemon
tell-call-blackmore = { $who } calls Mrs Blackmore
tell-call-tangerine = { $who } calls Colonel Tangerine
tell-call-violet = { $who } calls Lady Violet and takes a cube
tell-call-brown = { $who } calls Sir Brown and reserves { $room }
tell-skip = { $who } keeps the neutral cubes
tell-take = Zone { $zone }, { place }: { $who } claims { $lot } ({ $what })
tell-discard = Zone { $zone }, { place }: { $who } discards { $lot } for the neutral ({ $what })
tell-decline = Zone { $zone }, { place }: { $who } takes nothing
tell-room = Zone { $zone }, { place }: { $who } reserves { $room }

## What is asked of you

prompt-first-player = The first player is drawn.
prompt-wings = The patrons are spread over the wings of the museum.
prompt-region = The region of season { $season } is laid.
prompt-excavation = { $may ->
    [empty] Your reserve is empty: all you can do is pass.
    [full] { $patrons ->
        [0] No free cell is left: pass.
       *[other] No free cell is left: call a patron or pass.
    }
    [dig] { $patrons ->
        [0] Start a dig on any free cell, or pass.
       *[other] Start a dig on any free cell, call a patron, or pass.
    }
   *[extend] { $patrons ->
        [0] Start a dig, extend one, or pass. To extend, lay two cubes: the first beside a cube of yours, the second touching the first.
       *[other] Start a dig, extend one, call a patron, or pass. To extend, lay two cubes: the first beside a cube of yours, the second touching the first.
    }
}
prompt-last = Everyone else has passed: you have one more action, then the survey begins.
prompt-violet = Lady Violet has sent you a cube. Your turn goes on: start a dig or extend one.
prompt-lemon = Lord Lemon opens the pyramids: start a dig on one, or extend with exactly one of the two cubes on a pyramid.
prompt-blackmore = Mrs Blackmore pays for two: lay the first cube of a new dig. The second must touch it.
prompt-tangerine = Colonel Tangerine sends men: lay the first of three cubes beside a cube of yours. Each next one must touch the one before.
prompt-last-cube = Lay the last cube: it must touch the one on { $cell }.
prompt-lemon-last-cube = { $ground ->
    [sand] Lay the last cube: it must touch the one on { $cell }, and not stand on a pyramid.
   *[pyramid] Lay the last cube on a pyramid: it must touch the one on { $cell }.
}
prompt-tangerine-middle-cube = Lay the second of three cubes: it must touch the one on { $cell }.
prompt-neutral = { $cubes ->
    [1] You may start a neutral dig with the neutral cube you hold, or keep it.
   *[other] You may start or extend a neutral dig with the { $cubes } neutral cubes you hold, or keep them.
}
prompt-reward = { $rooms ->
    [0] Zone { $zone }: you have { place }. Take a lot; you cannot reserve a room now.
   *[other] Zone { $zone }: you have { place }. Take a lot, or reserve a room of the museum.
}
prompt-leftover = Zone { $zone }: you have { place }. You may take a lot that is left, or nothing.
prompt-discard = Zone { $zone }: the neutral has { place }. Choose the lot it takes; that lot leaves the game.

## What the others read meanwhile

wait-excavation = { $patrons ->
    [0] { $who }: start a dig, extend one, or pass.
   *[other] { $who }: start a dig, extend one, call a patron, or pass.
}
wait-last = { $who }: one last action, then the survey begins.
wait-violet = { $who }: start or extend a dig with the cube of Lady Violet.
wait-lemon = { $who }: dig on a pyramid with Lord Lemon.
wait-blackmore = { $who }: start a dig of two cubes with Mrs Blackmore.
wait-tangerine = { $who }: extend by three cubes with Colonel Tangerine.
wait-last-cube = { $who }: one more cube, touching { $cell }.
wait-lemon-last-cube = { $ground ->
    [sand] { $who }: one more cube, touching { $cell }, not on a pyramid.
   *[pyramid] { $who }: one more cube, touching { $cell }, on a pyramid.
}
wait-tangerine-middle-cube = { $who }: two more cubes, the next touching { $cell }.
wait-neutral = { $cubes ->
    [1] { $who }: lay the neutral cube, or keep it.
   *[other] { $who }: lay neutral cubes, or keep them.
}
wait-reward = { $who }: { place } in zone { $zone }, a lot or a room.
wait-leftover = { $who }: { place } in zone { $zone }, a lot that is left, or nothing.
wait-discard = { $who }: choose the lot of the neutral, { place } in zone { $zone }.

## The end

over-you = The game is over: you win with { $points }.
over-won = The game is over: { $who } wins with { $points }.
over-shared = The game is over: { $who } share the win with { $points }.

## Hints for beginners

tip-1 = Extending takes two cubes: the first beside any cube of yours, the second touching the first.
tip-2 = Second place in a zone is nearly as good as first: both take a lot or a room.
tip-3 = Without a room in its wing a card counts only 1 point. Rooms are few: go early.
tip-4 = Rooms are never added up. For each patron only your best room counts.
tip-5 = A room 5 opens only from a 2 or a 3 of your own next to it.
tip-6 = Lady Violet’s cube is not your whole turn: you still start or extend a dig.
tip-7 = Who passes earlier wins ties in every zone.
tip-8 = Once everyone else has passed you have a single action left.
tip-9 = Cubes you do not use are kept. The region of season 4 is half as large again.

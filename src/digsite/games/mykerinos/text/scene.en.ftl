# Words in the picture of the table: short ones that are seen, whole ones that a screen reader says.

scene-title-setup = Mykerinos: setting up
scene-title-new = Mykerinos, season { $season }: the region is laid
scene-title-dig = Mykerinos, season { $season }: excavation
scene-title-survey = Mykerinos, season { $season }: survey
scene-title-over = Mykerinos: the exhibition
scene-season = Season
scene-stage-new = new region
scene-stage-dig = excavation
scene-stage-survey = survey

scene-colour-blue = blue
scene-colour-red = red
scene-colour-green = green
scene-colour-ivory = ivory
scene-colour-neutral = neutral

## Region

scene-plan = Plan of the concession, 1899: season { $season }
scene-zone-open = Zone { $zone }. Rank: { $ranks }
scene-zone-now = Zone { $zone }, under survey. Rank: { $ranks }
scene-zone-done = Zone { $zone }, surveyed
scene-no-cubes = no cubes
scene-rank = { $colour } { $cubes }
scene-tie = { $first } level with { $last }
scene-lot = Lot: { $patron }, worth { $worth }
scene-lot-take = Take the lot: { $patron }, worth { $worth }
scene-lot-discard = Discard the lot: { $patron }, worth { $worth }
scene-lot-picked = Lot chosen: { $patron }, worth { $worth }. Put it back
scene-survey-book = Survey book, season { $season }
scene-tie-broken = { $you ->
    [first] You passed before { $second }
    [second] { $first } passed before you
   *[neither] { $first } passed before { $second }
}
scene-lot-now = worth { $points } now
scene-lot-brings = { $points } now, +{ $end } at the end
scene-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
scene-pyramid = { $cell }, pyramid
scene-cube = { $ground ->
    [pyramid] { $cell }, { $colour } cube on a pyramid
   *[sand] { $cell }, { $colour } cube
}
scene-target = { $cell }{ $ground ->
    [pyramid] , pyramid
   *[sand] { "" }
}: { $kind ->
    [dig] start a dig here
    [extend] extend here, first cube
    [then] next cube here
    [first] lay a cube here
    [next] cube { $number } here
    [again] begin anew here
    [picked] cube { $number }, put it back
   *[both] start a dig or extend here
}

## Museum

scene-rooms-free = { $free } of 15 rooms free
scene-room = Room { $worth }, { $where }, { $holder }
scene-room-target = Room { $worth }, { $where }: reserve it
scene-room-picked = Room { $worth }, { $where }: chosen, put it back
scene-room-free = free
scene-gains = A room brings you
scene-gain-cards = { $patron }: { $cards } × { $after }, not { $before }
scene-gain-opens = opens { $patron }’s 5: +{ $cards }
scene-gain-pays = { $patron } pays you { $after } already
scene-gain-none = you hold no card for it
scene-gain-closed = Closed: a door leads in only from a 2 or 3 of yours
scene-between = between { $first } and { $second }
scene-wing = Wing: { $patron }

## Pass track

scene-first-to-pass = first to pass wins ties
scene-pass = pass
scene-space = Space { $space }, { $holder }
scene-space-free = free
scene-space-target = Pass and take space { $space }
scene-space-picked = Space { $space }: chosen to pass, put it back

## Players

scene-to-move = to move
scene-passed = { $space ->
    [1] passed 1st
    [2] passed 2nd
    [3] passed 3rd
   *[other] passed { $space }th
}
scene-in-hand = { $cubes } in hand
scene-in-supply = { $cubes } in supply
scene-player-label = { $who }, { $colour }: prestige { $points }, cubes in hand { $hand }, in the general supply { $supply }
scene-neutral-label = Neutral player: cubes in the general supply { $supply }
scene-you = You
scene-held = { $patron }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $used ->
    [0] { "" }
   *[other] , { $used } used
}

## Forecast

scene-forecast = If it ended now
scene-points-and-exhibition = prestige + exhibition
scene-points = lots
scene-sets = sets
scene-sum = sum
scene-forecast-label = { $who }, { $colour }: { points } if it ended now
scene-my-rooms = My rooms
scene-to-come = To come

## Hand

scene-your-reserve = Your reserve
scene-patrons = Your patrons
scene-cubes-in-hand = in hand
scene-each = { $points } each
scene-no-card = no card
scene-reserve-label = Cubes in hand: { $hand }, left in the general supply: { $supply }
scene-used = Used this season. Back in season { $season }.
scene-used-up = Used. This is the last season.
scene-patron-card = { $patron }. { $power }
scene-patron-missing = { $patron }: no card. { $power }
scene-call = Call { $patron }. { $power }
scene-call-picked = { $patron }: called, put the card back. { $power }

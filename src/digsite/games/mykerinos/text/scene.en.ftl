# Words in the picture of the table: short ones that are seen, whole ones that a screen reader says.

scene-title-setup = Mykerinos: setting up
scene-title-new = Mykerinos, season { $season }: the region is laid
scene-title-dig = Mykerinos, season { $season }: excavation
scene-title-survey = Mykerinos, season { $season }: survey
scene-title-over = Mykerinos: the exhibition

scene-colour-blue = blue
scene-colour-red = red
scene-colour-green = green
scene-colour-ivory = ivory
scene-colour-neutral = neutral

## Region

scene-zone-open = Zone { $zone }. Rank: { $ranks }
scene-zone-now = Zone { $zone }, under survey. Rank: { $ranks }
scene-zone-done = Zone { $zone }, surveyed
scene-no-cubes = no cubes
scene-rank = { $colour } { $cubes }
scene-tie = { $first } level with { $last }
scene-lot = Lot: { $patron }, worth { $worth }
scene-lot-take = Take the lot: { $patron }, worth { $worth }
scene-lot-discard = Discard the lot: { $patron }, worth { $worth }
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
   *[both] start a dig or extend here
}

## Museum

scene-rooms-free = { $free } of 15 rooms free
scene-room = Room { $worth }, { $where }, { $holder }
scene-room-target = Room { $worth }, { $where }: reserve it
scene-room-free = free
scene-between = between { $first } and { $second }
scene-wing = Wing: { $patron }

## Pass track

scene-first-to-pass = first to pass wins ties
scene-space = Space { $space }, { $holder }
scene-space-free = free
scene-space-target = Pass and take space { $space }

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
scene-card = { $patron }, worth { $worth }{ $state ->
    [used] , used
   *[ready] { "" }
}

## Forecast

scene-forecast = If it ended now
scene-points-and-exhibition = prestige + exhibition
scene-points = pts
scene-sets = sets
scene-sum = sum
scene-forecast-label = { $who }, { $colour }: { points } if it ended now
scene-my-rooms = My rooms
scene-to-come = To come

## Hand

scene-your-reserve = Your reserve
scene-patrons = Your patrons
scene-left-in-supply = { $cubes } left in supply
scene-reserve-label = Cubes in hand: { $hand }, left in the general supply: { $supply }
scene-used = Used this season. Back in season { $season }.
scene-used-up = Used. This is the last season.
scene-patron-card = { $patron }. { $power }
scene-call = Call { $patron }. { $power }

# Mesopotamia: words of the picture

scene-colour-blue = blue
scene-colour-red = red
scene-colour-green = green
scene-colour-yellow = yellow
scene-colour-neutral = neutral

## The map

scene-tile = { $kind } { $slot }: { $things }
scene-tile-target = { $kind } { $slot }, you may choose it: { $things }
scene-nothing = nothing there
scene-hut = { $colour } hut
scene-hut-token = { $colour } hut, { $worth ->
    [0] an offering of { $owner } under it
   *[other] the offering of { $owner } worth { $worth } under it
}
scene-sanctuary = { $colour } sanctuary
scene-tribes = { $number ->
    [one] { $number } { $colour } tribe
   *[other] { $number } { $colour } tribes
}{ $cargo ->
    [wood] {" "}with wood
    [stone] {" "}with stone
   *[none] {""}
}
scene-offering-carried = { $colour } tribe with an offering
scene-carrier = { $colour } tribe with { $worth ->
    [0] an offering of { $owner }
   *[other] the offering of { $owner } worth { $worth }
}
scene-wood = { $number } wood
scene-stone = { $number } stone
scene-tiles = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
scene-discover-here = Discover a new tile here
scene-volcano-here = Lay the volcano here

## Players

scene-you = You
scene-player = { $who }: { $mana } mana, limit { $cap }; { $offerings } of 4 offerings given; { $tribes } tribes; { $cards } cards
scene-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## Offerings, tiles to come, cards

scene-to-find = to discover
scene-left = left this turn
scene-own-offering = Offering worth { $worth }: { $state ->
    [given] given
    [carried] carried
    [hut] at a hut
   *[supply] in the supply
}
scene-wood-supply = { $number } wood in the supply
scene-stone-supply = { $number } stone in the supply
scene-kind = { $kind }: { $number } to come{ $shown ->
    [0] {""}
   *[other] , { $shown } shown to you
}
scene-deck = { $number } cards to draw, { $discards } discarded
scene-fresh = Drawn in this turn: it can be played in a later one.
scene-card = { $card }: { $effect }
scene-play = Play { $card }: { $effect }

scene-title-setup = Mesopotamia: setting up
scene-title-movement = Mesopotamia, round { $round }: movement, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scene-title-action = Mesopotamia, round { $round }: action
scene-title-mana = Mesopotamia, round { $round }: mana
scene-title-over = Mesopotamia: the end
scene-round = Round { $round }
scene-step-movement = Movement
scene-step-action = Action
scene-step-mana = Mana
scene-points-left = { $points } left

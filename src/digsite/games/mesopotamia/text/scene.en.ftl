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
scene-discover = discover
scene-discover-here = Discover a new tile here
scene-volcano = volcano
scene-volcano-here = Lay the volcano here
scene-unknown = The place that is being discovered

## Players

scene-to-move = to move
scene-player = { $who }: { $mana } mana, limit { $cap }; { $offerings } of 4 offerings given; { $tribes } tribes; { $cards } cards
scene-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

## The turn

scene-turn = Turn: { $who }
scene-no-turn = Turn
scene-phase = Phase: { $name }
scene-points = { $number ->
    [one] { $number } point left
   *[other] { $number } points left
}
scene-found = discovered: { $number } of { $most }
scene-hut-chance = Build a hut
scene-sanctuary-chance = Raise a sanctuary
scene-birth-chance = Grow
scene-card-chance = Draw a card
scene-income = +{ $number } from sanctuaries
scene-mana-after = { $now } now, { $after } after, limit { $cap }

## Offerings, tiles to come, cards

scene-own-offering = Offering worth { $worth }: { $state ->
    [given] given
    [carried] carried
    [hut] at a hut
   *[supply] in the supply
}
scene-at-given = given
scene-at-carried = carried
scene-at-hut = at a hut
scene-at-supply = supply
scene-wood-supply = { $number } wood in the supply
scene-stone-supply = { $number } stone in the supply
scene-shown = shown: { $number }
scene-kind = { $kind }: { $number } to come{ $shown ->
    [0] {""}
   *[other] , { $shown } shown to you
}
scene-deck = { $number } cards to draw, { $discards } discarded
scene-fresh = Drawn in this turn: it can be played in a later one.
scene-card = { $card }: { $effect }
scene-play = Play { $card }: { $effect }

scene-title-setup = Mesopotamia: setting up
scene-title-movement = Mesopotamia, round { $round }: movement
scene-title-action = Mesopotamia, round { $round }: action
scene-title-mana = Mesopotamia, round { $round }: mana
scene-title-over = Mesopotamia: the end

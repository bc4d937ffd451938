# Mesopotamia

game-title = Mesopotamia
game-pitch = Lead your tribes into unknown land, build huts, raise sanctuaries, gather mana, and be the first to bring four offerings to the temple of Marduk.

## Tiles. `at-` names one tile of the map by its number.

tile-plains = Plains
tile-forest = Forest
tile-quarry = Quarry
tile-volcano = Volcano
tile-temple = Temple site

at-plains = plains { $slot }
at-forest = forest { $slot }
at-quarry = quarry { $slot }
at-volcano = volcano { $slot }
at-temple = temple

way-n = north
way-ne = northeast
way-se = southeast
way-s = south
way-sw = southwest
way-nw = northwest

## Goods and tribes. `good-` is one of them, as it is picked up.

good-wood = a wood
good-stone = a stone

tribe = { $thief ->
    [yes] { $cargo ->
        [wood] a thief with a wood
        [stone] a thief with a stone
       *[none] a thief
    }
   *[no] { $cargo ->
        [wood] a tribe with a wood
        [stone] a tribe with a stone
       *[none] a tribe
    }
}
tribe-offering = { $worth ->
    [0] a tribe with offering no. { $number }
   *[other] a tribe with the offering worth { $worth }
}

## Cards, and what they do

card-endurance = Endurance
card-priest = Priest
card-fertility = Fertility
card-holy-stone = Holy Stone
card-land = Land
card-mana-theft = Mana Theft
card-teleport = Teleport
card-expulsion = Expulsion

effect-endurance = 3 more movement points in this turn.
effect-priest = In the mana phase, a sanctuary where you collect gives 1 mana more.
effect-fertility = One pair of tribes with a hut brings two new tribes instead of one.
effect-holy-stone = The next stone you build into the temple in this turn counts double.
effect-land = On a discovery, look at three tiles and lay the one you choose.
effect-mana-theft = Take up to 2 mana from a rival, within your limit.
effect-teleport = Move any one tribe, yours or a rival’s, to any land tile.
effect-expulsion = Move a rival’s tribe or hut to an adjacent tile.

## What is on the table

thing-tile = Tile
thing-map = Map
thing-stack = Tiles to discover
thing-temple = Temple
thing-tribe = Tribe
thing-tribes = Tribes
thing-hut = Hut
thing-huts = Huts
thing-sanctuary = Sanctuary
thing-sanctuaries = Sanctuaries
thing-offering = Offering
thing-offerings = Offerings
thing-mana = Mana
thing-cap = Mana limit
thing-mana-scale = Mana scale
thing-wood = Wood
thing-stone = Stone
thing-card = Card
thing-cards = Cards
thing-hand = Cards in hand
thing-deck = Deck
thing-discards = Discards
thing-supply = Supply
thing-movement-points = Movement points
thing-discoveries = Discoveries
thing-first-player = First player

round = Round { $round }

## Phases of a turn

phase-movement = Movement
phase-action = Action
phase-mana = Mana

## Parts of the score

part-offerings = Offerings

## Options

option-crowded_sanctuaries = Sanctuaries beside rival tribes
option-crowded_sanctuaries-no = not allowed
option-crowded_sanctuaries-yes = allowed
option-rounds = Last round
option-rounds-none = none: play to the fourth offering
option-rounds-20 = 20
option-rounds-40 = 40
option-rounds-60 = 60
option-rounds-80 = 80
option-rounds-100 = 100
option-start_card = Start with a card
option-start_card-no = no
option-start_card-yes = yes
option-reshuffle = Reshuffle played cards
option-reshuffle-yes = yes
option-reshuffle-no = no: each card is used once


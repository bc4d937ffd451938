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
effect-teleport = Move any one tribe, yours or a rival’s, to any tile but a volcano.
effect-expulsion = Move a rival’s tribe or hut to an adjacent tile.

## What is on the table

thing-map = Map
thing-stack = Supply
thing-offerings = Offerings

round = Round { $round }

## Parts of the score

part-offerings = Offerings

## Options

option-crowded_sanctuaries = Sanctuaries among rival tribes
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

## Tiles as they turn up

kind-plains = plains
kind-forest = forest
kind-quarry = quarry
kind-volcano = volcano

## What a button says. A thief is a tribe that has stolen in this turn.

label-walk = Move { $tribe }: { $from } → { $to }
label-discover = Discover with { $tribe }: { $from } → { $to }
label-build = { $gain ->
    [0] Build a stone into the temple: { $from } → { $to } (no gain)
   *[other] Build a stone into the temple: { $from } → { $to } (mana { $mana } of { $cap })
}
label-deliver = Deliver the offering worth { $worth }: { $from } → { $to }
label-grab = { $thief ->
    [yes] Pick up { $good } with a thief: { $at }
   *[no] Pick up { $good }: { $at }
}
label-drop = { $thief ->
    [yes] Put down { $good } of a thief: { $at }
   *[no] Put down { $good }: { $at }
}
label-take = { $thief ->
    [yes] Take up the offering worth { $worth } with a thief: { $at }
   *[no] Take up the offering worth { $worth }: { $at }
}
label-steal = { $rival }: steal { $good }, { $at }
label-end = { $points ->
    [0] End the movement
    [one] End the movement ({ $points } point is lost)
   *[other] End the movement ({ $points } points are lost)
}
label-volcano = Lay the volcano: { $from } → { $to }
label-lay = Lay this tile: { $tile }
label-share = Put { $good } here: { $at }
label-hut = { $source ->
    [carried] Build a hut with carried wood: { $at }
   *[lying] Build a hut with wood that lies there: { $at }
}
label-sanctuary = { $source ->
    [carried] Raise a sanctuary with a carried stone: { $at }
   *[lying] Raise a sanctuary with a stone that lies there: { $at }
}
label-grow = { $tribes ->
    [1] Bring in a new tribe: { $at }
   *[other] Bring in { $tribes } new tribes: { $at }
}
label-draw = Draw a card
label-nothing = Do nothing
label-done = Finish the action
label-offer = Lay the offering worth { $worth } under the hut
label-collect = { $mana ->
    [0] { $lost ->
        [0] End the turn
       *[other] End the turn (mana limit reached: { $lost } lost)
    }
   *[other] { $lost ->
        [0] Collect { $mana } mana
       *[other] Collect { $mana } mana (limit reached: { $lost } lost)
    }
}
label-priest = Send a Priest, +1 mana: { $at }
label-play-endurance = Play Endurance: 3 more movement points
label-play-fertility = Play Fertility: the next pair brings two tribes
label-play-holy-stone = Play Holy Stone: the next temple stone counts double
label-play-land = Play Land: choose the tile of your next discovery
label-play-teleport = Play Teleport: move any tribe anywhere
label-play-expulsion = Play Expulsion: push away a rival’s tribe or hut
label-theft = { $rival }: take { $mana } mana with Mana Theft
label-tribe = { $owner }: { $tribe }, { $at }
label-uproot = { $number ->
    [0] { $owner }: a hut, { $at }
   *[other] { $owner }: a hut with offering no. { $number }, { $at }
}
label-to = Teleport: { $from } → { $to }
label-push = Expulsion: { $from } → { $to }

## What the log tells

tell-first = { $who } goes first
tell-tile = New tile: { $tile }
tell-shown = Land shows a tile: { $tile }
tell-shown-hidden = Land shows a tile to its player
tell-card = { $who } draws a card: { $card }
tell-card-hidden = { $who } draws a card
tell-walk = { $who } moves { $tribe }: { $from } → { $to }
tell-discover = { $who } explores with { $tribe }: { $from } → { $to }
tell-build = { $gain ->
    [0] { $who } builds a stone into the temple (no gain)
   *[other] { $who } builds a stone into the temple (mana { $mana } of { $cap })
}
tell-deliver = { $worth ->
    [0] { $who } delivers an offering at the temple
   *[other] { $who } delivers the offering worth { $worth } at the temple
}
tell-grab = { $who } picks up { $good }: { $at }
tell-drop = { $who } puts down { $good }: { $at }
tell-take = { $worth ->
    [0] { $who } takes up offering no. { $number }: { $at }
   *[other] { $who } takes up the offering worth { $worth }: { $at }
}
tell-steal = { $who } steals { $good } that { $rival } carries: { $at }
tell-end = { $who } ends the movement
tell-volcano = then lays the volcano: { $from } → { $to }
tell-lay = then chooses this tile: { $tile }
tell-share = then puts { $good } on { $at }
tell-hut = { $who } builds a hut: { $at }
tell-sanctuary = { $who } raises a sanctuary: { $at }
tell-grow = { $tribes ->
    [1] { $who } brings in a new tribe: { $at }
   *[other] { $who } brings in { $tribes } new tribes: { $at }
}
tell-draw = { $who } asks Marduk for counsel
tell-nothing = { $who } does nothing in the action phase
tell-done = { $who } finishes the action
tell-offer = then lays the offering worth { $worth } under the hut
tell-offer-hidden = then lays an offering face down under the hut
tell-collect = { $mana ->
    [0] { $who } collects no mana
   *[other] { $who } collects { $mana } mana
}
tell-priest = { $who } sends a Priest: { $at }
tell-play-endurance = { $who } plays Endurance
tell-play-fertility = { $who } plays Fertility
tell-play-holy-stone = { $who } plays Holy Stone
tell-play-land = { $who } plays Land
tell-play-teleport = { $who } plays Teleport
tell-play-expulsion = { $who } plays Expulsion
tell-theft = { $who } plays Mana Theft; { $rival } loses { $mana } mana
tell-tribe = then chooses { $owner }: { $tribe }, { $at }
tell-uproot = { $number ->
    [0] then chooses { $owner }: a hut, { $at }
   *[other] then chooses { $owner }: a hut with offering no. { $number }, { $at }
}
tell-to = then { $from } → { $to }
tell-push = then { $from } → { $to }

## What is asked

prompt-first-player = Chance draws the first player.
prompt-start-cards = Everybody gets a card.
prompt-movement = { $points ->
    [0] No movement points are left. You may still pick up and put down goods and play cards; then end the movement.
    [one] Move your tribes: { $points } point is left. Picking up and putting down is free.
   *[other] Move your tribes: { $points } points are left. Picking up and putting down is free.
}
prompt-land-played = Land: choose the discovery for which you look at three tiles.
prompt-tile = A tile is drawn.
prompt-land-tiles = Land shows tiles of the stack.
prompt-land-choice = Choose the tile that is discovered. The others are shuffled back into the stack.
prompt-volcano-drawn = A volcano! Lay it at any open place but the one being discovered; then another tile is drawn.
prompt-sharing = { $good ->
    [wood] There is not enough wood for every forest. Choose where it goes: { $shares } more.
   *[stone] There are not enough stones for every quarry. Choose where they go: { $shares } more.
}
prompt-action = { $may ->
    [build] Choose one kind of action. Huts, sanctuaries and new tribes may be repeated; a card is drawn once.
    [card] You can build nothing now and no tribe can grow: draw a card, or do nothing.
   *[nothing] There is nothing to do in this phase.
}
prompt-building-huts = Build another hut, or finish the action.
prompt-laying-offering = Choose the offering to lay face down under the new hut.
prompt-raising-sanctuaries = Raise another sanctuary, or finish the action.
prompt-growing = Bring in another tribe, or finish the action.
prompt-fertility-played = Fertility: choose the pair of tribes that brings two new ones.
prompt-card = A card is drawn.
prompt-mana = { $cards ->
    [0] Collect your mana.
   *[other] Play cards if you like, then collect your mana.
}
prompt-priests = Send another Priest if you have one, then collect your mana.
prompt-teleport-who = Teleport: choose a tribe, yours or a rival’s. It takes along what it carries.
prompt-teleport-to = Teleport: choose where the tribe goes.
prompt-expulsion-who = Expulsion: choose a tribe or a hut of a rival.
prompt-expulsion-to = Expulsion: choose the adjacent tile it goes to.

## What the others read meanwhile

wait-movement = { $points ->
    [0] { $who }: movement, no points left.
    [one] { $who }: movement, { $points } point left.
   *[other] { $who }: movement, { $points } points left.
}
wait-land-played = { $who }: choose a discovery for Land.
wait-land-choice = { $who }: choose one of the tiles that Land shows.
wait-volcano-drawn = { $who }: lay the volcano.
wait-sharing = { $good ->
    [wood] { $who }: choose the forests that get wood, { $shares } more.
   *[stone] { $who }: choose the quarries that get stone, { $shares } more.
}
wait-action = { $who }: choose an action.
wait-building-huts = { $who }: another hut, or finish.
wait-laying-offering = { $who }: lay an offering under the new hut.
wait-raising-sanctuaries = { $who }: another sanctuary, or finish.
wait-growing = { $who }: another tribe, or finish.
wait-fertility-played = { $who }: choose a pair of tribes for Fertility.
wait-mana = { $who }: collect mana.
wait-priests = { $who }: another Priest, or collect mana.
wait-teleport-who = { $who }: choose a tribe for Teleport.
wait-teleport-to = { $who }: choose where Teleport leads.
wait-expulsion-who = { $who }: choose a tribe or a hut for Expulsion.
wait-expulsion-to = { $who }: choose where Expulsion leads.

## The end

over-you = { $offerings ->
    [0] The game is over: you win, with no offering at the temple.
    [one] The game is over: you win with { $offerings } offering at the temple.
   *[other] The game is over: you win with { $offerings } offerings at the temple.
}
over-won = { $offerings ->
    [0] The game is over: { $who } wins, with no offering at the temple.
    [one] The game is over: { $who } wins with { $offerings } offering at the temple.
   *[other] The game is over: { $who } wins with { $offerings } offerings at the temple.
}
over-shared = { $offerings ->
    [0] The game is over: { $who } share the win, with no offering at the temple.
    [one] The game is over: { $who } share the win with { $offerings } offering each at the temple.
   *[other] The game is over: { $who } share the win with { $offerings } offerings each at the temple.
}

## Hints for beginners

tip-1 = Tribes come first: two tribes with a hut bring a third, and with six you do everything faster.
tip-2 = Prepare several huts, sanctuaries or births for one turn: the action may be repeated, but only one kind a turn.
tip-3 = A hut needs two tribes and a wood, a sanctuary two tribes and a stone on empty plains.
tip-4 = No tribe is born on a tile where an offering lies. Lay offerings where they can leave soon.
tip-5 = Each stone built into the temple raises your mana limit by 1 and brings 1 mana. For the offering worth 7 you need a limit of 7.
tip-6 = One tribe on your own sanctuary collects 1 mana a turn; on a rival’s it takes two.
tip-7 = Mana above your limit is lost: deliver the cheap offerings early.
tip-8 = With more tribes on a tile than a rival you may steal what his tribes carry. Keep laden tribes in company.
tip-9 = Wood never enters the temple site, and volcanoes are closed to everybody: lay them in your rivals’ way.
tip-10 = If phase II would be empty, draw a card.

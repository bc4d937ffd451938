# Why an action is good: what a hint says beside it

reason-first = You have the most cubes in zone { $zone }.
reason-first-from = You take first place in zone { $zone } from { $rival }.
reason-first-two-from = With the second cube you take first place in zone { $zone } from { $rival }.
reason-second = You have second place in zone { $zone }, which brings a lot or a room.
reason-second-two = With the second cube you have second place in zone { $zone }, which brings a lot or a room.
reason-lot-there = The best lot there ({ $what }) brings you { $gain } in all.
reason-tie = You win the tie with { $rival } in zone { $zone }.
reason-completes-set = It completes a set of all five patrons: +5.
reason-card = For your room a card of { $patron } counts { $value }.
reason-power = From the next season on you can call { $patron }.
reason-room = { $cards ->
    [one] Your card
   *[other] Your { $cards } cards
} of { $patron } will count { $later } instead of { $now }.
reason-door = It opens the room 5 of { $patron } to you.

## What a beginner would regret: told before it is played

slip-majority = In zone { $zone } { $cubes ->
    [one] one more cube makes
   *[other] two more cubes make
} you first, and nobody can answer: all others have passed.
slip-empty = Zone { $zone } is empty: a single cube of yours would be first there.

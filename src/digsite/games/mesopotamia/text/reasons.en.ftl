# Why an action is good: what a hint says beside it

reason-wins = It is your fourth offering: you win.
reason-delivers = It is offering { $number } of the 4 that win.
reason-limit = Your mana limit rises from { $now } to { $later }.
reason-affordable = So the offering worth { $worth } can be paid some day.
reason-nearer = { $steps ->
    [one] It is then one step from the temple.
   *[other] It is then { $steps } steps from the temple.
}
reason-payable = You have { $mana } mana to pay for it: it costs { $worth }.
reason-way = { $steps ->
    [one] From here it is one step to the temple.
   *[other] From here it is { $steps } steps to the temple.
}
reason-huts = In phase II you can then build { $later ->
    [one] a hut
   *[other] { $later } huts
}{ $now ->
    [0] .
   *[other] , not only { $now }.
}
reason-sanctuaries = In phase II you can then raise { $later ->
    [one] a sanctuary
   *[other] { $later } sanctuaries
}{ $now ->
    [0] .
   *[other] , not only { $now }.
}
reason-births = In phase II you can then bring in { $later ->
    [one] a tribe
   *[other] { $later } tribes
}{ $now ->
    [0] .
   *[other] , not only { $now }.
}
reason-income = Your sanctuaries bring { $later } mana a turn instead of { $now }.
reason-stack = { $tiles ->
    [one] The last tile
   *[other] { $tiles } tiles to discover
}: plains { $plains }, forests { $forests }, quarries { $quarries }, volcanoes { $volcanoes }.
reason-hut = With it offering { $number } of 4 comes into play.
reason-tribes = It makes { $tribes } tribes of yours on the map.
reason-only-card = Nothing else can be done in this phase.

## What a beginner would regret: told before it is played

slip-site = Tile { $slot } has all that a hut takes: two tribes and a wood. If this tribe leaves, you cannot build it there.

# The first lesson: a title, and below it at most 25 words. What ends in -else is said to another try.

lesson-goal =
    Four offerings win
    Whoever first brings four offerings to the temple, the ringed tile, wins. They come from huts, and huts need tribes and wood.
lesson-walk =
    Walk to the forest
    A step costs a point, you have 5. Pick a tribe, then the forest: the way over the temple costs 2.
lesson-second =
    A second tribe
    A hut takes two tribes. Send another one after it.
lesson-wood =
    Pick up the wood
    A tribe carries one thing, and picking it up is free. Pick a tribe in the forest, then the wood.
lesson-card =
    Move, act, collect
    A turn is: move, act, collect mana. End the movement, draw a card (nothing can be built yet), and end the turn.
lesson-card-else = Nearly: end the movement, draw a card, and end the turn.
lesson-discover =
    Discover land
    Wood must not cross the temple. Pick the tribe with the wood and send it over the open edge: a tile is drawn.
lesson-follow =
    Plains!
    Huts stand on plains. Let the second tribe follow.
lesson-hut =
    Build a hut
    End the movement. Pick the plains for a hut, then the offering worth 2: it costs least and lies under the hut.
lesson-hut-else = Nearly: end the movement, build the hut on the new plains, and lay the offering worth 2 under it.
lesson-done =
    End your turn
    Both tribes have worked, so the action is over. End the turn.
lesson-stone =
    A stone for the temple
    An offering is paid with mana. Take a tribe from the hut to the quarry, and carry a stone into the temple: 1 mana.
lesson-stone-else = Nearly: go to the quarry, pick up a stone, and enter the temple with it.
lesson-again =
    And another one
    Two mana are needed. The same tribe has points enough: back to the quarry, and into the temple again.
lesson-offering =
    Take up the offering
    Your other tribe takes it at the hut, for free. Then walk to the quarry with your last point.
lesson-offering-else = Nearly: pick the tribe at the hut, let it take up the offering, and walk to the quarry.
lesson-wait =
    Out of points
    The temple must wait for a turn. End the movement, draw a card, end the turn.
lesson-deliver =
    Deliver it
    Pick the tribe with the offering, then the temple. It costs 2 mana, and the tribe goes back to your supply.
lesson-more =
    Three to go
    The others cost more. A sanctuary (two tribes and a stone on plains) gives mana every turn; two tribes at your hut bring a third.
lesson-end =
    You know how to play
    Discover land, build huts, gather mana, bring offerings. Beware: who has more tribes on a tile may steal wood and stones.

# The first lesson: a title, and below it at most 25 words. What ends in -else is said to another try.

lesson-goal =
    Most money wins
    You earn it by selling sets of one kind. The larger the set, the more it brings: one cup sells for 2, two for 15.
lesson-trade =
    Trade for a cup
    Each turn begins with a card you dig: this time a cup. Pick the market’s cup, worth 2, and your two shards, worth 1 each.
lesson-trade-else = Nearly: take the cup and give two pot shards. Together they are worth 2, as much as the cup.
lesson-sell =
    Sell both cups
    Pick your two cups. Together they bring 15, and nobody can take that money from you.
lesson-sell-else = Nearly: one cup alone brings 2, both bring 15. Pick both cups and sell them.
lesson-done =
    End your turn
    Trade and sell as often as you like. This is enough for now: let { $seat1 } dig.
lesson-done-else = Keep your last two cards: end your turn.
lesson-storm =
    A sandstorm!
    { $seat1 } has dug it, and everybody loses half of the hand, rounded down. Give the parchment and keep the mask.
lesson-storm-else = Nearly: a set of masks can bring 50, one of parchment 10. Give the parchment.
lesson-thief =
    You dig a thief
    He steals one card for you, drawn blind. Pick whom to rob.
lesson-wait =
    Sell or wait?
    Two masks sell for 12, three for 26. Waiting is a risk: a storm or a thief may take one. Dare it, end your turn.
lesson-wait-else = You could do that. Here we wait for a third mask: put everything back and end your turn.
lesson-map =
    Into the pyramid
    You dug a map. It opens the small chamber: three treasures for you. Two or three maps open the larger ones.
lesson-map-else = Nearly: use the map in the pyramid. Pick the small chamber.
lesson-masks =
    The third mask
    It lay in the chamber. Pick all three masks and sell them for 26.
lesson-masks-else = Nearly: pick all three masks. They bring 26 together.
lesson-danger =
    What still lies below
    Watch how many storms and thieves are left here. The game ends when the dig site and all hands are empty.
lesson-end =
    You know how to play
    Dig a card, trade, explore, and sell large sets. What you hold may be stolen or lost, what you sold is safe.

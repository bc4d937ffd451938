# The first lesson: a title, and below it at most 25 words. What ends in -else is said to another try.

lesson-goal =
    Most points win
    Lots bring them at once, this one 3. Rooms of the museum make your lots count more after the fourth season.
lesson-dig =
    Start a dig
    A turn is one action. Lay a cube on a free cell, never on a pyramid: pick the ringed cell in zone 1.
lesson-extend =
    Extend it
    Two cubes go on from one of yours: the first beside it, the second beside the first. Pick both cells.
lesson-border =
    Across the border
    You lead in zone 1. A dig may cross into the next zone: extend it by these two cells.
lesson-level =
    Catch up
    { $seat1 } has two cubes in zone 2, you have one. Start another dig there, and you are level.
lesson-pass =
    Who passes first
    In a tie, whoever passed earlier is ahead. The cubes in your hand stay yours for the next season. Pass now.
lesson-pass-else = Nearly: pass now, before the others do. Then the tie in zone 2 is yours.
lesson-lot =
    The survey
    Zone by zone, the first two take a lot or a room; others only a lot left over. You are first: take the 3.
lesson-lot-else = Nearly: the left lot brings 3 points, the right one nothing. Take the left one.
lesson-room =
    A room this time
    You win the tie in zone 2. Take the 3 of Sir Brown: each of his lots will then count 3 at the end.
lesson-room-else = Nearly: your lot is one of Sir Brown. Take the 3 in his wing.
lesson-patron =
    A patron helps you
    Season 2: your lot is a card of Sir Brown. He puts a cube into the museum. Pick him, then the 5 beside your 3.
lesson-patron-else = Nearly: pick the card of Sir Brown, then the 5 of his wing. The door from your 3 leads there.
lesson-worth =
    Five for each card
    Only your best room in a wing counts. A card without any room counts 1. Five cards of five patrons bring 5 more.
lesson-free =
    Now on your own
    Start a dig in zone 4, on any free cell.
lesson-free-else = Nearly: one cube on a free cell of zone 4.
lesson-end =
    You know how to play
    Lead zones or come second, pass in time, take lots and rooms, and call each card once a season.

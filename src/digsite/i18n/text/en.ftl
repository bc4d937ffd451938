# Words that every game and every client shares.

language-name = English

## Seats. A speaker who knows the players' names says those instead.

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-ivory = Ivory
seat-yellow = Yellow
seat-neutral = Neutral
seat-chance = Chance

## Whose turn it is

your-turn = Your turn
turn-of = { $who }: your turn
waiting-for = Waiting for { $who }
game-over = The game is over

## The log: somebody goes on after others have acted

goes-on = { $who } … { $what }

## A game whose rules are no longer here

bygone = This game was played by version { $version } of the rules, which is no longer here. You can look at it and save its record, but nobody can play on.
bygone-title = Older rules: version { $version }
bygone-move = { $who }: { $what }
closed = This table was closed by whoever runs the server. You can look at it and save its record, but nobody can play on.
closed-title = Closed

## What a button says

undo = Undo
quit = Quit
pass = Pass
hint = Hint
rules = Rules
save = Save

## Parts of a table

players = Players
log = Log
score = Score
total = Total
options = Options
points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
place = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}

## Lists: comma(comma(a, b), c) and so on

comma = { $first }, { $last }
and = { $first } and { $last }

## Why something is not allowed

illegal-over = The game is over.
illegal-not-your-turn = It is not your turn.
illegal-action = “{ $action }” is not allowed now. Choose one of the actions offered.
illegal-nothing = Nothing was chosen. Choose one of the actions offered.
illegal-undo = That cannot be taken back: somebody else or chance has acted since, or it has shown you something new.

## A lesson

lesson-otherwise = Nearly: do what is ringed, or let it be shown to you.
lesson-over = The lesson is over.

## A hint: how much better its first move is than the next

hint-better = Of 100 games it wins { $games } more than the next move.
hint-even = The next move is about as good.

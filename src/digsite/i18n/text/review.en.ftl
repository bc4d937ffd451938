# Looking back on a finished game. Chances are told in points of a hundred.

## The account of a seat

review-start = Chance at the start
review-errors = Own errors
review-others = Errors of others
review-chance = Luck of chance
review-hidden = Hidden luck
review-result = Result

## A marked turn

review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-only = The one good move
review-told-inaccuracy = After action { $ply }, { $who }: an inaccuracy, { points }.
review-told-mistake = After action { $ply }, { $who }: a mistake, { points }.
review-told-blunder = After action { $ply }, { $who }: a blunder, { points }.
review-told-played = Played: { $what }
review-told-better = Better: { $what }
review-told-then = then: { $what }
review-told-clean = No turn cost five points or more.

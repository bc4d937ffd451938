# Looking back on a finished game. Chances are told in points of a hundred.

## The account of a seat

review-start = Chance at the start
review-errors = Own errors
review-others = Errors of others
review-chance = Luck of chance
review-hidden = Hidden luck
review-result = Result

## Marks

review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-only = The one good move

## A marked turn

review-told-inaccuracy = After action { $ply }, { $who }: an inaccuracy, { points }.
review-told-mistake = After action { $ply }, { $who }: a mistake, { points }.
review-told-blunder = After action { $ply }, { $who }: a blunder, { points }.
review-told-played = Played: { $what }
review-told-better = Better: { $what }
review-told-then = then: { $what }
review-told-clean = No turn cost five points or more.

## The page

review-title = Review
review-making = The review is being made: { $share }
review-making-about = It goes on even if you leave. Games that are being played go first.
review-stopped = The review could not be made.
review-again = Try again
review-summary = Luck: { $luck } points of your chance. Your own errors: { $errors }.
review-chances = Chances to win, of 100
review-points-lost = points lost
review-my-luck = my luck
review-luck = Luck
review-of-turn = { $who }: { $chance } of 100.
review-cost = Cost: { $points } points.
review-better = Better: { $what }
review-one-good = The one good move.
review-rolled = Chance acts.
review-show-table = Show the table
review-play-better = Play the better line
review-back = Back to the review
review-turning = Turning points
review-turning-mine = change of your chance
review-turning-any = largest change
review-no-turning = Nothing changed the chances much.
review-accounts = Skill and luck apart
review-accounts-about = in points of a win: start + errors + luck = result
review-player = Player, points
review-per-decision = Error per decision
review-marks = Marks
review-without = Without luck
review-of-100 = { $n } of 100
review-about-hidden = Hidden luck is the rest: hidden things that came to light, and what the search did not foresee.
review-learn = Learn from my mistakes: { $n }
review-learn-title = Learn from my mistakes
review-of = { $n } of { $of }
review-lost = Played: { $what }. That cost { $points } points of your chance.
review-ask = What would be better?
review-how = Play on the board. Whatever is within 3.5 points of the best is right.
review-judging = Your move is being judged …
review-right = Right: { $what }
review-wrong = { $what }: that costs { $points } points.
review-best = best
review-yours = yours
review-played = played
review-try-another = Try another
review-show-best = Show the best
review-next = Next moment
review-line = The better line

# The web server: why something is not done, levels of bots, the lobby.

## Levels, each with an honest line on how it plays

level-digger = Digger
level-digger-about = Digs where it looks promising and never thinks ahead. For a first game.
level-student = Student
level-student-about = Thinks to the end of its own turn. A fair opponent while you learn.
level-scholar = Scholar
level-scholar-about = Looks turns ahead for half a second. One against one it beats a Student in at least three games of four.
level-professor = Professor
level-professor-about = Looks ahead for three seconds. The strongest there is here; in a game of much luck, not by far.
level-added-about = A bot that this server adds.
role-bot = bot, { $level }

## Lobby

lobby-with = { $bots ->
    [one] You against one bot (level: { $level })
   *[other] You against { $bots } bots (level: { $level })
}
lobby-seat-open = Waiting for somebody to take a seat
lobby-not-here = Its rules are no longer here
lobby-closed = Nobody can play on
standin-for-you = A bot plays for you until you are back.

## Why something is not done

refusal-bad-request = That could not be understood.
refusal-not-found = There is nothing here. The link may be old or incomplete.
refusal-not-here = This table was played by rules that are not here. It is kept, and opens again when they are back.
refusal-not-allowed = That is not allowed here.
refusal-not-your-seat = That seat is not yours.
refusal-taken = Somebody else has taken that seat. You can watch the game.
refusal-stale = The table has moved on: this was not played. Look again and choose anew.
refusal-over = The game is over.
refusal-not-over = The game is still going on. Come back when it is over.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-too-large = That is too large.
refusal-busy = That did not work just now. Try again in a moment.
refusal-not-our-name = This server is not called { $name }. Use its own address; whoever runs it can add this name with --name.
refusal-standin = A bot is playing for you. Take your seat back first.
refusal-not-absent = The player is here, or has not been away for long. Give them a little more time.
refusal-chat = Only those who sit at the table can write.
refusal-no-seat-of-mine = Keep at least one seat for yourself.
refusal-own-invite = You already sit at this table. Send this link to a friend.

# The web table: what pages and client say besides the words of the games.

## Every page

web-skip = Skip to the content
web-language = Language
web-lobby = Lobby
web-rules = Rules
web-close = Close
web-join = Join
web-your-name = Your name
web-saved = Saved
web-error = That did not work
web-noscript = This table needs JavaScript: please allow it for this page.
web-lost = The connection is lost. Trying again …
web-gone = This table is not there any more.

## The lobby

web-home-title = Three games of digging and building
web-home-heading = Take a seat, start digging.
web-home-about = Three board games of the ancient world, in your browser, against friends or bots.
web-games = Games
web-play-now = Play now
web-change = Change
web-invite-friends = Invite friends
web-players-range = { $least } to { $most } players
web-my-tables = Your tables
web-open-tables = Tables with a free seat
web-tables-to-watch = Tables to watch
web-finished = Finished
web-continue = Continue
web-watch = Watch
web-look = Look
web-put-away = Put away
web-put-away-verb = Put away
web-take-back = Take back
web-is-put-away = put away.
web-undo = Undo
web-unofficial = An unofficial edition. Words and drawings are our own.

## Leaving a table

web-leave = Leave the table
web-leave-ask = Leave this table?
web-leave-about = A bot plays on for you. The table goes to “Put away” below your list: take it back there, or come back by your own link.
web-give-up = Give up
web-give-up-ask = Give this game up?
web-give-up-about = It leaves your list and stays as it is. It goes to “Put away” below your list: take it back from there if you wish to play on.
web-stay = Stay

## A new table

web-new-table = New table
web-game = Game
web-seats = Seats
web-seat-of = Seat { $n }
web-name-of-seat = Name at seat { $n }
web-add-seat = Add a seat
web-remove-seat = Remove a seat
web-seat-me = Somebody at this screen
web-seat-friend = A friend, by link

## Pace

web-pace = Pace
web-pace-live = In one sitting.
web-pace-live-about = When the table has waited 3 minutes for somebody absent, a bot may stand in.
web-pace-days = Over days.
web-pace-days-about = When the table has waited 3 days for somebody absent, a bot may stand in.
web-pace-endless = No hurry.
web-pace-endless-about = The table waits as long as it takes; no bot stands in.

## Who may come to a new table

web-who-may-come = Who may come
web-private = Private.
web-private-about = Only people with a link find it.
web-public = Public.
web-public-about = It stands in the lobby: anybody may watch, and take a free seat.
web-allow-hints = Hints.
web-allow-hints-about = Everybody may ask what a bot would play.
web-start-table = Start

## A link to a seat

web-take-seat = Take this seat
web-this-seat = Your seat
web-sit-here-too = Play on this device too
web-seat-is-open = { $host } invites you to a game.
web-seat-is-own = This is your own seat. { $host } made the table.
web-seat-is-taken = Somebody has taken this seat already. { $host } made the table; you may watch.

## The table

web-menu = Menu
web-this-table = This table
web-parts = Parts of the table
web-prompt = What is asked
web-actions = Actions
web-as-list = As a list
web-your-turn = Your turn
web-you = you
web-seat-bot = Bot: { $level }
web-bot-plays = a bot plays
web-open-seat = free seat
web-here = here
web-away = away
web-absent = { $who } is away just now. The table waits.
web-seat-open = Nobody has taken this seat yet. The table waits.
web-let-bot-play = Let a bot play
web-come-back = I am back
web-invite = Invite
web-invite-about = Whoever opens such a link first can take the seat.
web-take-along = Take your seat along
web-take-along-about = Open this link on another device of yours, and keep it to yourself.
web-only-here = Links work on this computer only just now. To let others in, end the server and start it with: make play HOST=0.0.0.0
web-link-for = Link: { $who }
web-copy = Copy
web-copied = Copied
web-played-with = Played with
web-sound = A quiet sound at every move
web-notify = Tell me when it is my turn
web-confirm = Ask before my turn ends
web-ends-turn = ends your turn
web-not-yet = Not yet
web-keys = Keys
web-keys-about = Arrows go to the next lit place, Enter acts, U undoes, H asks for a hint, Esc puts down.
web-curtain = { $who }: your turn
web-curtain-who = Who is looking?
web-curtain-about = Hand over the screen. The others look away now.
web-curtain-open = Here I am: { $who }

## Hints and chat

web-thinking = Thinking …
web-hint-by = Hint: { $who }
web-hint-about = The bar is how much it thought about a move. The number is the chance to win that it gives you with it; ± is how far luck and hidden things may move that.
web-hint-value = Chance to win that it gives you: { $value }, give or take { $spread }
web-play-it = Play
web-chat = Chat
web-chat-say = Say something
web-send = Send

## Replay

web-replay = Replay
web-move = Move
web-move-of = move { $n } of { $of }
web-first = To the beginning
web-back = Back
web-on = On
web-play = Play
web-pause = Pause
web-now = Back to now
web-past = Looking back
web-beginning = The game begins.

## The end

web-result = Result
web-you-win = You win.
web-wins = { $who } wins.
web-shared-win = Shared victory: { $who }
web-you-came = You: { $place }.
web-rematch = Play again
web-join-rematch = To the rematch
web-save-record = Save the record
web-scoring = Final scoring
web-chart = Points over time
web-chart-about = as they stood after each move
web-show-table = Show the table here
web-seed = Check the shuffles
web-seed-about = All chance came from one number, the seed. Its fingerprint was shown before the first draw; now the seed is told. With the record, digsite verify rolls everything again.
web-seed-promised = Fingerprint of the seed
web-seed-was = Seed
web-seed-later = The seed itself is told at the end, so that anyone can check the shuffles.
web-seed-fits = The seed fits its fingerprint.
web-seed-differs = The seed does not fit its fingerprint.

## The rules

web-chapters = Chapters

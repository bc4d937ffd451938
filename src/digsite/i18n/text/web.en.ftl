# The web table: what pages and client say besides the words of the games.

## Every page

web-skip = Skip to the content
web-language = Language
web-lobby = Lobby
web-rules = Rules
web-close = Close
web-colon = { $what }: { $value }
web-join = Join
web-your-name = Your name
web-saved = Saved
web-error = That did not work
web-noscript = This table needs JavaScript: please allow it for this page.
web-lost = The connection is lost. Trying again …
web-lost-waits = The connection is lost. Your move waits: it is sent as soon as the connection is back.
web-gone = This table is not there any more.

## The lobby

web-home-title = Three games of digging and building
web-home-heading = Three board games of the ancient world, played right here in your browser.
web-home-about = Free, no account, nothing to install. Play the bots, or send a friend a link.
web-welcome-back = Welcome back
web-good-first-game = A good first game
web-games = Games
web-play-now = Play now
web-learn = Learn in 5 minutes
web-change = Change
web-invite-friends = Invite friends
web-players-range = { $least } to { $most } players
web-minutes = { $n } min
web-difficulty = Difficulty
web-difficulty-1 = easy
web-difficulty-2 = medium
web-difficulty-3 = rich
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

web-take-seat = Take the seat
web-this-seat = Your seat
web-sit-here-too = Play on this device too
web-invites-you = { $host } invites you to a game of { $game }
web-preview-invites = { $host } invites you to
web-preview-game = A game of
web-preview-free = free, in the browser
web-keeps-a-seat = { $host } keeps a seat for you
web-so-many-here = { $n } at this table
web-sitting = Who sits at the table
web-inviting = invites you
web-free = free
web-sits-here = has come
web-bot-of = bot, { $level }
web-name-here = Your name at the table
web-rules-first = Read the rules first
web-no-account = No account and nothing to install. Only your name is shown to the others.
web-not-now = Not now
web-seat-is-own = This is your own seat. { $host } made the table.
web-seat-is-taken = Somebody has taken this seat already. { $host } made the table; you may watch.

## The table

web-menu = Menu
web-this-table = This table
web-parts = Parts of the table
web-prompt = What is asked
web-actions = Actions
web-as-list = As a list
web-anyway = Do it anyway
web-not-yet = Not yet
web-see-rule = See rule { $rule }
web-choose = Choose something
web-put-back = Put back
web-undo-turn = Undo the turn
web-step = Undo
web-turn = Turn
web-list = List
web-zoom-in = Closer
web-zoom-out = Further away
web-zoom-fit = Show all of the board
web-your-turn = Your turn
web-you = you
web-watching = You are watching.
web-seat-bot = Bot: { $level }
web-bot-plays = a bot plays
web-open-seat = free seat
web-here = here
web-away = away
web-joined = { $who } joined the table.
web-absent = { $who } is away just now. The table waits.
web-seat-open = Nobody has taken this seat yet. The table waits.
web-let-bot-play = Let a bot play
web-come-back = I am back
web-invite = Invite a friend
web-invite-about = Each link gives one free seat to whoever opens it first.
web-friend-sees = What your friend sees beside the link
web-take-along = My own seat on another device
web-take-along-about = For yourself only. Whoever has this key plays as you.
web-show-key = Show my key
web-hide-key = Hide the key
web-scan-key = Scan it with your other device. It is hidden again after two minutes.
web-copy-key = Copy it as a link
web-key-of = Key to your own seat: { $who }
web-only-here = These links open on this computer only.
web-only-here-how = How others can join
web-only-here-about = Whoever runs this server ends it and starts it with: make play HOST=0.0.0.0
web-link-for = Link: { $who }
web-copy = Copy
web-copied = Copied
web-played-with = Played with
web-sound = Quiet sounds for what happens at the table
web-sound-offer = Would you like to hear the next game? Quiet sounds of wood, paper, coins and wind. The menu of a table turns them off again.
web-sound-yes = Turn sound on
web-sound-no = No, thanks
web-notify = Tell me when it is my turn
web-keys = Keys
web-keys-about = Arrows go to the next lit place, M and J to the board and to the hand. Space picks up or puts back; so does Enter, but on what is picked it presses the large button. 1 to 9 press the small buttons, Esc puts everything back, U undoes, Shift+U undoes the whole turn, H asks for a hint, L lists every action. Comma and full stop step through what happened since your last turn.
web-keys-zoom = The keys + and - bring the board closer or further away, 0 shows all of it.
web-curtain = { $who }: your turn
web-curtain-who = Who is looking?
web-curtain-about = Hand over the screen. The others look away now.
web-curtain-open = Here I am: { $who }

## A lesson

web-lesson-step = { $n } of { $of }
web-lesson-skip = Skip the lesson
web-lesson-skip-ask = Skip the lesson?
web-lesson-stay = Go on learning
web-lesson-back = Back
web-lesson-next = Next
web-lesson-show = Show me
web-lesson-play = Go on with this game
web-lesson-new = New game
web-lesson-opens = Your lesson is being laid out …

## What happened meanwhile

web-since = Since your last turn
web-step-back = Step before
web-step-on = Next step
web-step-of = { $n } of { $of }
web-dismiss = Put away

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
web-setup = Set-up: { $rows }

## The end

web-result = Result
web-you-win = You win.
web-wins = { $who } wins.
web-shared-win = Shared victory: { $who }
web-you-came = You: { $place }.
web-rematch = Play again
web-join-rematch = To the rematch
web-no-result = Not played to its end
web-save-record = Save the record
web-scoring = Final scoring
web-chart = Points over time
web-chart-about = as they stood after each move
web-show-table = Show the table here
web-review = Review
web-seed = How this is checked
web-seed-about = All chance came from one number, the seed. Its fingerprint was shown before the first draw; now the seed is told. With the record, digsite verify rolls everything again.
web-seed-promised = Fingerprint of the seed
web-seed-was = Seed
web-seed-later = The seed itself is told at the end, so that anyone can check the shuffles.
web-seed-fits = The seed fits its fingerprint.
web-seed-differs = The seed does not fit its fingerprint.

## Without a network

web-offline = You are offline
web-offline-about = Your games are safe: every move is kept at the server. Come back when the network does.
web-try-again = Try again

## The rules

web-chapters = Chapters
web-rules-find = Search the rules
web-rules-found = Places: { $number }
web-rules-none = Nothing found

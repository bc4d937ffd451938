# The terminal client: what it says besides the words of the games.

terminal-you = you are { $who }
terminal-for-help = ? for help

## Replies to what was typed

terminal-no-number = There is no number { $number } here: choose from 1 to { $most }.
terminal-page = Type a number, or press Enter to see the table again.
terminal-ambiguous = “{ $words }” can mean: { $choices }. Type a little more.
terminal-not-offered = “{ $words }” is not possible now. Possible are: { $choices }.
terminal-cannot-follow = “{ $words }” cannot follow “{ $before }”: nothing was played. Try another line.
terminal-cannot-follow-played = “{ $before }” was played and cannot be taken back, but “{ $words }” cannot follow it.
terminal-unknown = “{ $words }” is none of your choices. Type a number or, for example, “{ $example }”; ? helps.
terminal-left-out = Not all of “{ $words }” is possible now. Without the rest: { $says }.
terminal-anyway = Type it again to do it anyway.
terminal-hint = A strong bot would play: { $what }

## Keeping the game

terminal-not-saved = { $file } cannot be written: { $why }. Your game goes on.
terminal-saved = The game is saved in { $file }
terminal-resume = To go on with it:
terminal-see-again = To see it again, and to check that chance was honest:
terminal-hand-over = The keyboard goes to { $who }. Press Enter when nobody else is looking:

## Help

terminal-help-choose = Type a number, or what stands behind it in grey, or the beginning of that: { $examples }. Several actions fit on one line.
terminal-help-undo = take back your last step
terminal-help-board = show the table again; Enter does the same
terminal-help-log = tell the game from its beginning
terminal-help-hint = what a strong bot would play, and why
terminal-help-help = this help; ? does the same
terminal-help-quit = stop; the game is saved, and you can go on later

## Stepping through a record

terminal-action-of = After action { $ply } of { $last }
terminal-replay-ask = Enter: on, b: back, number, end, q: quit
terminal-replay-help = Press Enter to go on, or type b (back), start, end, q (quit), or a number from 0 to { $last }.

## Lessons

terminal-lesson-step = Lesson, step { $n } of { $of }: { $title }
terminal-lesson-how = { $how ->
    [read] Press Enter to go on.
    [end] Press Enter to go on with this game.
   *[try] Type it, or “show” to let it be played; “back” and “skip” leave this step.
}
terminal-help-show = let the step of the lesson be played
terminal-help-back = go back a step of the lesson
terminal-help-skip = leave the lesson and go on with the game

"""One decision of a person: show the table, then read lines until an action is played."""

from collections import Counter
from collections.abc import Callable
from typing import Final, Generic

from digsite.bots import Budget, explain
from digsite.core.errors import Illegal, Unreadable
from digsite.core.game import S, V
from digsite.core.gathering import Picks
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Words
from digsite.play.advice import advice
from digsite.play.slips import slip
from digsite.terminal.menu import Menu, Page
from digsite.terminal.paint import painted
from digsite.terminal.sequence import Doubt, play_words
from digsite.terminal.session import Session
from digsite.terminal.typed import begins, understand

FEWEST: Final = 4  # at least so many lines of choices, however small the screen is
NAMED: Final = 6  # at most so many choices are named in an error message
HINT: Final = Budget(seconds=0.8)  # that a strong bot thinks about a hint

TYPED_HELP: Final = "typed-help"  # the phrase of a game in which one line picks up several things


class Quit(Exception):
    """The person wants to stop."""


class Dialogue(Generic[S, V]):
    """What one person sees and types.

    Every command returns whether the table has changed.
    """

    def __init__(self, session: Session[S, V], seat: int) -> None:
        self.session = session
        self.seat = seat
        self.display = session.display
        self.news = session.news(seat)
        self.choices = session.choices(seat)
        self.menu = Menu(self.choices, FEWEST)
        self.commands: dict[str, Callable[[], bool]] = {
            "undo": self.undo,
            "board": self.board,
            "log": self.log,
            "hint": self.hint,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Show the table, then read lines until it has changed."""
        self.board()
        while not self.obey(self.display.ask().split()):
            pass

    def obey(self, words: list[str]) -> bool:
        """Do what a line asks for; return whether the table has changed."""
        if not words:
            return self.board()
        if len(words) == 1:
            if words[0].isdecimal():
                return self.number(words[0])
            if command := self.command(words[0].casefold()):
                return command()
        if picks := self.picks(words):
            return self.gather(" ".join(words), picks)
        found = understand(words, self.choices).choices
        if len(found) == 1 and self.slips(found[0].action):
            return False
        doubt = play_words(self.session, self.seat, words)
        return self.resolved(doubt) if doubt else True

    def command(self, word: str) -> Callable[[], bool] | None:
        """Return the command that a word names or begins, unless the word begins an action."""
        if word in {"?", "h"}:
            return self.help
        if word in self.commands:
            return self.commands[word]
        if understand([word], self.choices).choices:
            return None
        found = [name for name in self.commands if begins([name], [word])]
        return self.commands[found[0]] if len(found) == 1 else None

    # Choosing

    def number(self, digits: str) -> bool:
        """Play the choice with a number, or list the choices of its group."""
        group = self.menu[int(digits[:9])]
        if group is None:
            most = len(self.menu.groups)
            return self.complain(phrase("terminal-no-number", number=digits[:9], most=most))
        if len(group.choices) == 1:
            if self.slips(group.choices[0].action):
                return False
            self.session.act(self.seat, group.choices[0].action)
            return True
        self.menu = page = Page(group)
        fits = len(page.groups) < self.display.height - FEWEST
        self.display.show((page.lines if fits else page.columns)(self.display.width))
        self.display.tell("terminal-page", "muted")
        return False

    def picks(self, words: list[str]) -> Picks:
        """Return the things that a line picks up; none if it names or begins an action."""
        line, found = " ".join(words), understand(words, self.choices)
        if self.is_notation(line) or (found.choices and found.words == len(words)):
            return ()
        return self.session.game.typed(self.session.match.view(self.seat), line)

    def is_notation(self, line: str) -> bool:
        """Return whether a line is the name of an action, legal or not."""
        try:
            self.session.game.read(line)
        except Unreadable:
            return False
        return True

    def gather(self, line: str, picks: Picks) -> bool:
        """Play all that is picked up as one step or, if that is not possible, say why."""
        g = self.session.game.gather(self.session.match.view(self.seat), picks)
        if Counter(picks) - Counter(g.picks):
            return self.complain(phrase("terminal-left-out", words=line[:60], says=g.says))
        if not g.actions:
            return self.complain(g.says, g.more)
        if self.slips(*g.actions):
            return False
        self.session.act(self.seat, *g.actions)
        return True

    def slips(self, *actions: int) -> bool:
        """Tell what a beginner would regret, once each; return whether there was something."""
        session = self.session
        found = slip(session.game, session.match.view(self.seat), actions, session.rng())
        if found is None or found.key in session.slips or not session.careful:
            return False
        session.slips.add(found.key)
        self.complain(found)
        self.display.tell("terminal-anyway")
        return True

    def resolved(self, doubt: Doubt) -> bool:
        """Tell what is wrong with what was typed, and what to do."""
        complaint = self.complaint(doubt)
        if doubt.stands:
            self.session.notice(complaint)
            return True
        return self.complain(complaint)

    def complaint(self, doubt: Doubt) -> Phrase:
        """Return the sentence for a doubt."""
        words = doubt.words[:60]
        if doubt.choices:
            named = ", ".join(choice.notation for choice in doubt.choices[:NAMED])
            more = ", …" if len(doubt.choices) > NAMED else ""
            key = "terminal-not-offered" if doubt.begun else "terminal-ambiguous"
            return phrase(key, words=words, choices=named + more)
        if doubt.before:
            key = "terminal-cannot-follow-played" if doubt.stands else "terminal-cannot-follow"
            return phrase(key, words=words, before=doubt.before)
        if self.is_notation(doubt.words):
            return phrase("illegal-action", action=words)
        return phrase("terminal-unknown", words=words, example=self.choices[-1].notation)

    def complain(self, *complaints: Words) -> bool:
        """Tell what is wrong; return False, for the table has not changed."""
        for complaint in complaints:
            if complaint:
                self.display.line(complaint, "warning")
        return False

    # Commands

    def board(self) -> bool:
        """Show what happened, the table, what is asked, and the choices."""
        view = self.session.match.view(self.seat)
        lines = painted(self.session.game.sketch(view), self.display.say, self.display.width)
        self.display.clear()
        self.display.line(self.session.heading(self.seat), "muted")
        for sentence in self.news:
            self.display.line(sentence)
        self.session.show_notices()
        self.display.gap()
        self.display.show(lines)
        self.display.gap()
        self.display.line(self.session.game.prompt(view), "strong")
        left = self.display.height - len(lines) - len(self.news) - FEWEST
        self.menu = Menu(self.choices, max(FEWEST, left))
        self.display.show(self.menu.lines(self.display.width))
        return False

    def undo(self) -> bool:
        """Take back the last action, if that is allowed."""
        try:
            self.session.undo(self.seat)
        except Illegal as error:
            self.display.line(self.display.speaker.explain(error), "warning")
            return False
        return True

    def log(self) -> bool:
        """Tell everything from the beginning."""
        for sentence in self.session.told(self.seat):
            self.display.line(sentence)
        return False

    def hint(self) -> bool:
        """Tell what a strong bot would play, and why."""
        game, view = self.session.game, self.session.match.view(self.seat)
        dice = self.session.rng()
        found = explain(game, view, dice, HINT)
        self.display.tell("terminal-hint", what=game.label(view, found[0].action))
        for sentence in advice(game, view, found, dice):
            self.display.line(sentence)
        return False

    def help(self) -> bool:
        """Tell what can be typed, and a tip for beginners."""
        examples = ", ".join(group.choices[0].notation for group in self.menu.groups[:NAMED])
        self.display.tell("terminal-help-choose", examples=examples)
        if self.display.speaker.has(TYPED_HELP):
            self.display.tell(TYPED_HELP)
        for name in self.commands:
            self.display.line(f"  {name:6} {self.display.say(phrase(f'terminal-help-{name}'))}")
        if tip := self.display.speaker.tip(self.session.match.ply):
            self.display.line(tip)
        return False

    def quit(self) -> bool:
        """Stop playing; the record is kept."""
        raise Quit

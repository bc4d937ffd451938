"""One decision of a person: the table is shown, and lines are read until it is made."""

from collections.abc import Callable
from typing import Final, Generic

from digsite.core.errors import Illegal, Unreadable
from digsite.core.game import S, V
from digsite.core.phrase import Phrase, phrase
from digsite.terminal.menu import Menu, Page
from digsite.terminal.paint import painted
from digsite.terminal.sequence import Doubt, play_words
from digsite.terminal.table import Table
from digsite.terminal.typed import begins, understand

FEWEST: Final = 4  # lines of choices, however small the screen is
NAMED: Final = 6  # choices named in a complaint


class Quit(Exception):
    """The person wants to stop."""


class Turn(Generic[S, V]):
    """What one person sees and types. What obeys gives whether the table has changed."""

    def __init__(self, table: Table[S, V], seat: int) -> None:
        self.table = table
        self.seat = seat
        self.screen = table.screen
        self.news = table.news(seat)
        self.choices = table.choices(seat)
        self.menu = Menu(self.choices, FEWEST)
        self.commands: dict[str, Callable[[], bool]] = {
            "undo": self.undo,
            "board": self.board,
            "log": self.log,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Show the table, then read lines until it has changed."""
        self.board()
        while not self.obey(self.screen.ask().split()):
            pass

    def obey(self, words: list[str]) -> bool:
        """Do what a line asks for."""
        if not words:
            return self.board()
        if len(words) == 1:
            if words[0].isdecimal():
                return self.number(words[0])
            if command := self.command(words[0].casefold()):
                return command()
        doubt = play_words(self.table, self.seat, words)
        return self.resolved(doubt) if doubt else True

    def command(self, word: str) -> Callable[[], bool] | None:
        """Give the command of this name, or of this beginning if that begins no action."""
        if word == "?":
            return self.help
        if word in self.commands:
            return self.commands[word]
        if understand([word], self.choices).choices:
            return None
        found = [name for name in self.commands if begins([name], [word])]
        return self.commands[found[0]] if len(found) == 1 else None

    # Choosing

    def number(self, digits: str) -> bool:
        """Play the choice of a number, or open the choices of its kind."""
        group = self.menu[int(digits[:9])]
        if group is None:
            most = len(self.menu.groups)
            return self.complain(phrase("terminal-no-number", number=digits[:9], most=most))
        if len(group.choices) == 1:
            self.table.act(self.seat, group.choices[0].action)
            return True
        self.menu = page = Page(group)
        fits = len(page.groups) < self.screen.height - FEWEST
        self.screen.show((page.lines if fits else page.columns)(self.screen.width))
        self.screen.tell("terminal-page", "muted")
        return False

    def resolved(self, doubt: Doubt) -> bool:
        """Say what is wrong with what was typed, and what to do."""
        complaint = self.complaint(doubt)
        if doubt.stands:
            self.table.notice(complaint)
            return True
        return self.complain(complaint)

    def complaint(self, doubt: Doubt) -> Phrase:
        """Give the sentence for a doubt."""
        words = doubt.words[:60]
        if doubt.choices:
            named = ", ".join(choice.notation for choice in doubt.choices[:NAMED])
            more = ", …" if len(doubt.choices) > NAMED else ""
            key = "terminal-not-offered" if doubt.begun else "terminal-ambiguous"
            return phrase(key, words=words, choices=named + more)
        if doubt.before:
            key = "terminal-cannot-follow-played" if doubt.stands else "terminal-cannot-follow"
            return phrase(key, words=words, before=doubt.before)
        try:
            self.table.game.read(doubt.words)
        except Unreadable:
            return phrase("terminal-unknown", words=words, example=self.choices[-1].notation)
        return phrase("illegal-action", action=words)

    def complain(self, complaint: Phrase) -> bool:
        """Say what is wrong; the table has not changed."""
        self.screen.line(complaint, "warning")
        return False

    # Commands

    def board(self) -> bool:
        """Show what happened, the table, what is asked, and the choices."""
        view = self.table.match.view(self.seat)
        lines = painted(self.table.game.sketch(view), self.screen.say, self.screen.width)
        self.screen.clear()
        self.screen.line(self.table.heading(self.seat), "muted")
        for sentence in self.news:
            self.screen.line(sentence)
        self.table.show_notices()
        self.screen.gap()
        self.screen.show(lines)
        self.screen.gap()
        self.screen.line(self.table.game.prompt(view), "strong")
        left = self.screen.height - len(lines) - len(self.news) - FEWEST
        self.menu = Menu(self.choices, max(FEWEST, left))
        self.screen.show(self.menu.lines(self.screen.width))
        return False

    def undo(self) -> bool:
        """Take back the last action, if nobody has seen more since."""
        try:
            self.table.undo(self.seat)
        except Illegal as error:
            self.screen.line(self.screen.speaker.explain(error), "warning")
            return False
        return True

    def log(self) -> bool:
        """Tell everything from the beginning."""
        for sentence in self.table.story.sentences(self.seat, self.screen.say):
            self.screen.line(sentence)
        return False

    def help(self) -> bool:
        """Say what can be typed."""
        examples = ", ".join(group.choices[0].notation for group in self.menu.groups[:NAMED])
        self.screen.tell("terminal-help-choose", examples=examples)
        for name in self.commands:
            self.screen.line(f"  {name:6} {self.screen.say(phrase(f'terminal-help-{name}'))}")
        return False

    def quit(self) -> bool:
        """Stop playing; the record is kept."""
        raise Quit

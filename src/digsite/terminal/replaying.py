"""Stepping through a record, turn by turn."""

from collections.abc import Callable
from functools import cached_property
from typing import Final, Generic

from digsite.core.game import Game, S, V
from digsite.core.match import Played
from digsite.core.phrase import phrase
from digsite.core.record import Record
from digsite.core.replay import replayed
from digsite.play.chronicle import Chronicle
from digsite.terminal.display import Display
from digsite.terminal.paint import painted
from digsite.terminal.sentences import sentences

QUIT: Final = ("q", "quit")


class Replay(Generic[S, V]):
    """A record on a display, as one viewer sees it; raises Unreadable if it cannot be played."""

    def __init__(self, game: Game[S, V], record: Record, viewer: int, display: Display) -> None:
        played = [Played(each.actor, each.action) for each in replayed(game, record)]
        self.game = game
        self.viewer = viewer
        self.display = display
        self.last = len(played)
        # the plies at which turns end
        self.stops = [n for n in range(1, self.last) if played[n].seat != played[n - 1].seat]
        self.stops = sorted({0, *self.stops, self.last})
        self._chronicle = Chronicle(game, record.seats, record.options)
        self._chronicle.add(played)

    def show(self, ply: int) -> None:
        """Show the table after so many actions, and the turn that led to it."""
        since = max((stop for stop in self.stops if stop < ply), default=0)
        self.display.tell("terminal-action-of", "muted", ply=ply, last=self.last)
        for sentence in self._told(since, ply):
            self.display.line(sentence)
        sketch = self.game.sketch(self._views[ply])
        self.display.show(painted(sketch, self.display.say, self.display.width))

    @cached_property
    def _views(self) -> list[V]:
        """What the viewer saw at the start and after each action."""
        return self._chronicle.views(self.viewer)

    def _told(self, since: int, until: int) -> list[str]:
        return sentences(self._chronicle.told(self.viewer)[since:until], self.display.say)

    def tell_all(self) -> None:
        """Tell the whole game in sentences, then show its last table."""
        for sentence in self._told(0, self.last):
            self.display.line(sentence)
        self.display.line()
        self.show(self.last)

    def show_all(self) -> None:
        """Show the table after every turn."""
        for stop in self.stops:
            self.show(stop)
            self.display.line()

    def step(self) -> None:
        """Let a person go back and forth until he quits."""
        ply = 0
        self._page(ply)
        while True:
            try:
                word = self.display.ask(phrase("terminal-replay-ask")).strip().casefold()
            except EOFError:
                return
            if word in QUIT:
                return
            there = self._goal(word, ply)
            if there is None:
                self.display.tell("terminal-replay-help", "warning", last=self.last)
            else:
                ply = there
                self._page(ply)

    def _page(self, ply: int) -> None:
        self.display.clear()
        self.show(ply)

    def _goal(self, word: str, ply: int) -> int | None:
        """Return the ply that a word asks for, or None if it is none."""
        if word.isdecimal():
            number = int(word[:9])
            return number if number <= self.last else None
        ways: dict[str, Callable[[], int]] = {
            "": lambda: min((stop for stop in self.stops if stop > ply), default=self.last),
            "b": lambda: max((stop for stop in self.stops if stop < ply), default=0),
            "start": lambda: 0,
            "end": lambda: self.last,
        }
        return ways[word]() if word in ways else None

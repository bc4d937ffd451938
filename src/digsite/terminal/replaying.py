"""Stepping through a record, turn by turn."""

from collections.abc import Callable
from typing import Final, Generic

from digsite.core.game import Game, S, V
from digsite.core.phrase import phrase
from digsite.core.record import Record
from digsite.core.replay import start, steps
from digsite.terminal.paint import painted
from digsite.terminal.screen import Screen
from digsite.terminal.story import Story

QUIT: Final = ("q", "quit")


class Replay(Generic[S, V]):
    """A record on a screen, as one viewer sees it. Unreadable if it cannot be played."""

    def __init__(self, game: Game[S, V], record: Record, viewer: int, screen: Screen) -> None:
        actors = [step.actor for step in steps(game, record)]
        self.game = game
        self.record = record
        self.viewer = viewer
        self.screen = screen
        self.last = len(actors)
        # after how many actions a turn is over
        self.stops = [n for n in range(1, self.last) if actors[n] != actors[n - 1]]
        self.stops = sorted({0, *self.stops, self.last})
        self.story = Story(game, record, [viewer])
        self._ply, self._table = 0, start(game, record)

    def show(self, ply: int) -> None:
        """Show the table after so many actions, and the turn that led to it."""
        since = max((stop for stop in self.stops if stop < ply), default=0)
        self.screen.tell("terminal-action-of", "muted", ply=ply, last=self.last)
        for sentence in self.story.sentences(self.viewer, self.screen.say, since, ply):
            self.screen.line(sentence)
        sketch = self.game.sketch(self.game.look(self._table_after(ply), self.viewer))
        self.screen.show(painted(sketch, self.screen.say, self.screen.width))

    def _table_after(self, ply: int) -> S:
        if ply < self._ply:
            self._ply, self._table = 0, start(self.game, self.record)
        for move in self.record.moves[self._ply : ply]:
            self.game.apply(self._table, self.game.read(move.text))
        self._ply = ply
        return self._table

    def tell_all(self) -> None:
        """Tell the whole game in sentences, then show its last table."""
        for sentence in self.story.sentences(self.viewer, self.screen.say):
            self.screen.line(sentence)
        self.screen.line()
        self.show(self.last)

    def show_all(self) -> None:
        """Show the table after every turn."""
        for stop in self.stops:
            self.show(stop)
            self.screen.line()

    def step(self) -> None:
        """Let a person go back and forth until he has seen enough."""
        ply = 0
        self._page(ply)
        while True:
            try:
                word = self.screen.ask(phrase("terminal-replay-ask")).strip().casefold()
            except EOFError:
                return
            if word in QUIT:
                return
            there = self._goal(word, ply)
            if there is None:
                self.screen.tell("terminal-replay-help", "warning", last=self.last)
            else:
                ply = there
                self._page(ply)

    def _page(self, ply: int) -> None:
        self.screen.clear()
        self.show(ply)

    def _goal(self, word: str, ply: int) -> int | None:
        """Where a word leads to, or None if it leads nowhere."""
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

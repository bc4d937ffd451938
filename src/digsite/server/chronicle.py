"""What has happened at a table, told to each viewer as far as he may know it, and every moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from digsite.core.game import Game, S, V
from digsite.core.phrase import Phrase
from digsite.core.replay import defaults
from digsite.core.seats import HIDDEN


@dataclass(frozen=True)
class Move:
    """An action that was played: by whom, its number and its notation."""

    seat: int
    action: int
    notation: str


@dataclass(frozen=True)
class Told:
    """An action as one viewer hears of it; the notation is empty if he may not know it."""

    seat: int
    words: Phrase
    notation: str


@dataclass
class _Telling(Generic[S]):
    """What one viewer was told so far, and the table at that moment."""

    table: S
    told: list[Told] = field(default_factory=list)


class Chronicle(Generic[S, V]):
    """The actions of a match in order, and the table after them. What nobody asks for is not told.

    A match is ahead of its chronicle while an action is on its way to the disk: whoever looks or
    reads is served from here.
    """

    def __init__(self, game: Game[S, V], seats: int, options: Mapping[str, str]) -> None:
        self._game = game
        self._dealt = game.deal(seats, {**defaults(game), **options})
        self._now = game.clone(self._dealt)
        self._tellings: dict[int, _Telling[S]] = {}
        self._views: dict[int, dict[int, V]] = {}  # by viewer and ply: the last two that were made
        self.moves: list[Move] = []
        self._choices: list[int] = []  # plies at which somebody had a choice

    def add(self, moves: Sequence[Move]) -> None:
        """Go on."""
        for move in moves:
            if move.seat >= 0 and len(self._game.legal(self._now)) > 1:
                self._choices.append(len(self.moves))
            self._game.apply(self._now, move.action)
            self.moves.append(move)

    def cut(self, ply: int) -> None:
        """Go back to what was after so many actions."""
        if ply >= len(self.moves):
            return
        del self.moves[ply:]
        self._choices = [each for each in self._choices if each < ply]
        self._views.clear()
        self._now = self.table_at(ply)
        for telling in self._tellings.values():
            if len(telling.told) > ply:
                telling.table = self.table_at(ply)
                del telling.told[ply:]

    @property
    def actor(self) -> int:
        """Whose turn it is."""
        return self._now.actor

    def view(self, viewer: int) -> V:
        """Give what a viewer can see now."""
        views, ply = self._views.setdefault(viewer, {}), len(self.moves)
        if ply not in views:
            for old in [*views][:-1]:
                del views[old]
            views[ply] = self._game.look(self._now, viewer)
        return views[ply]

    def table_at(self, ply: int) -> S:
        """Give the table after so many actions."""
        s = self._game.clone(self._dealt)
        for move in self.moves[:ply]:
            self._game.apply(s, move.action)
        return s

    def view_at(self, ply: int, viewer: int) -> V:
        """Give what a viewer could see after so many actions."""
        return self._game.look(self.table_at(ply), viewer)

    def views(self, viewer: int) -> list[V]:
        """Give what a viewer could see at every moment, from the deal to now."""
        s = self._game.clone(self._dealt)
        seen = [self._game.look(s, viewer)]
        for move in self.moves:
            self._game.apply(s, move.action)
            seen.append(self._game.look(s, viewer))
        return seen

    def told(self, viewer: int, since: int = 0) -> list[Told]:
        """Tell a viewer what happened from one action on."""
        telling = self._tellings.get(viewer)
        if telling is None:
            telling = self._tellings[viewer] = _Telling(self._game.clone(self._dealt))
        for move in self.moves[len(telling.told) :]:
            telling.told.append(self._tell(telling, move, viewer))
            self._game.apply(telling.table, move.action)
        return telling.told[since:]

    def _tell(self, telling: _Telling[S], move: Move, viewer: int) -> Told:
        s = telling.table
        views, ply = self._views.get(viewer, {}), len(telling.told)
        view = views[ply] if ply in views else self._game.look(s, viewer)
        shown = self._game.shown(s, move.action, viewer)
        words = self._game.tell(view, shown)
        return Told(move.seat, words, "" if shown == HIDDEN else self._game.say(shown))

    def news(self, seat: int) -> int:
        """Since which ply everything is news to a seat: after its last choice and what ended it.

        A single choice is played without asking: whoever had no other has not yet seen anything.
        """
        own = (ply for ply in reversed(self._choices) if self.moves[ply].seat == seat)
        ply = next(own, None)
        if ply is None:
            return 0
        while ply < len(self.moves) and self.moves[ply].seat == seat:
            ply += 1
        return ply

    def last_move(self, ply: int) -> int:
        """Give the ply of the last action of a seat before this one; chance may have followed."""
        found = (n for n in range(ply - 1, -1, -1) if self.moves[n].seat >= 0)
        return next(found, 0)

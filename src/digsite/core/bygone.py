"""A game whose rules are no longer here: what was played can be read, and nothing can be played.

A table that its host has closed is the same.

`Bygone` stands in the place of such a game, so that whatever shows a record shows this one too: who
acted and what, in notation, and how it ended if that was written down. It knows no rule. Each
action of the record is the only one that is legal at its place, and nobody can act after the last.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from digsite.core.defaults import complete
from digsite.core.errors import Unreadable
from digsite.core.game import Game
from digsite.core.phrase import Phrase, phrase
from digsite.core.record import Move, Record
from digsite.core.rng import Rng
from digsite.core.scenery import Part, Scene, Shape, fitted
from digsite.core.seats import CHANCE, NOBODY
from digsite.core.sketch import Sketch, block, line
from digsite.core.versions import by_version, rules_of

LINES: Final = 12  # the last actions, in the picture
WIDTH: Final = 480
HEIGHT: Final = 26  # of a line

_NUMBER: Final = re.compile("-?[0-9]{1,6}")


@dataclass
class State:
    """How much of the record was played.

    `luck` takes the place of points that nobody knows any more. It is another number in every
    sampled state, and so whoever compares two of them (`play.known`) finds the points not known.
    """

    moves: tuple[Move, ...]
    ply: int
    luck: int = 0

    @property
    def actor(self) -> int:
        """The seat that acted next; NOBODY after the last action."""
        return self.moves[self.ply].seat if self.ply < len(self.moves) else NOBODY


@dataclass(frozen=True)
class View:
    """What everybody can read: the last actions."""

    seat: int
    actor: int
    ply: int
    last: tuple[Move, ...]
    legal: tuple[int, ...] = ()


class Bygone:
    """Answers from a record what is asked of a game that is shown and not played."""

    def __init__(self, today: Game[Any, Any], record: Record, why: str = "bygone") -> None:
        """Take colours and name from the game that is here now, all else from the record."""
        self._why: Final = why
        self.NAME: Final = today.NAME
        self.COLOURS: Final = today.COLOURS
        self.VERSION: Final = record.version
        self.SEATS: Final = range(record.seats, record.seats + 1)
        self.OPTIONS: Final = {name: ("", value) for name, value in record.options.items()}
        self._moves: Final = tuple(record.moves)
        self._texts: Final = sorted({move.text for move in record.moves})
        self._numbers: Final = {text: number for number, text in enumerate(self._texts)}
        self._result: Final = _numbers(record, "Result")
        self._places: Final = _numbers(record, "Places")
        self.ACTIONS: Final = len(self._texts)
        complete(self)

    @property
    def note(self) -> Phrase:
        """That nobody can play on, and why."""
        return phrase(self._why, version=self.VERSION)

    # The course of the record

    def deal(self, _seats: int, _options: Mapping[str, str]) -> State:
        """Return the state before the first action."""
        return State(self._moves, 0)

    def clone(self, s: State) -> State:
        """Return a copy."""
        return State(s.moves, s.ply, s.luck)

    def legal(self, s: State) -> list[int]:
        """Return the one action that follows in the record."""
        return [] if s.actor == NOBODY else [self._numbers[s.moves[s.ply].text]]

    def apply(self, s: State, _action: int) -> None:
        """Go on by one action."""
        s.ply += 1

    def scores(self, s: State) -> list[int]:
        """Return the result at the end; where the points are not known, the luck of the state."""
        known = s.actor == NOBODY and self._result
        return [*self._result] if known else [s.luck] * self.SEATS[0]

    def places(self, s: State) -> list[int]:
        """Return the places of the result; none if none were written down."""
        return [*self._places] if s.actor == NOBODY else []

    def breakdown(self, _s: State) -> list[dict[str, int]]:
        """Return nothing: how the points came together is not known."""
        return []

    def value(self, _s: State) -> list[float]:
        """Return the same share for everybody: who was ahead is not known."""
        return [1 / self.SEATS[0]] * self.SEATS[0]

    def look(self, s: State, seat: int) -> View:
        """Return what everybody can read."""
        return View(seat, s.actor, s.ply, s.moves[max(0, s.ply - LINES) : s.ply])

    def sample(self, v: View, rng: Rng) -> State:
        """Return the state of a view, with points that nobody can know."""
        return State(self._moves, v.ply, rng.below(1 << 30))

    # Words and pictures

    def say(self, action: int) -> str:
        """Return the notation of an action."""
        return self._texts[action]

    def read(self, text: str) -> int:
        """Return the action of a notation that stands in the record."""
        if text not in self._numbers:
            raise Unreadable(f"'{text[:40]}' does not stand in the record")
        return self._numbers[text]

    def tell(self, v: View, action: int) -> Phrase:
        """Return who did what, in notation."""
        return self._told(Move(v.actor, self.say(action)))

    def _told(self, move: Move) -> Phrase:
        seat = "chance" if move.seat == CHANCE else self.COLOURS[move.seat]
        return phrase("bygone-move", who=phrase(f"seat-{seat}"), what=move.text)

    def prompt(self, _v: View) -> Phrase:
        """Return that nobody can play on, and why."""
        return self.note

    def draw(self, v: View, _gathering: object = None, _screen: object = None) -> Scene:
        """Return the last actions as a picture."""
        title = phrase(f"{self._why}-title", version=self.VERSION)
        shapes = tuple(self._drawn(n, move) for n, move in enumerate(v.last, 1))
        part = Part("log", "board", WIDTH, HEIGHT * (LINES + 1), phrase("log"), shapes)
        return Scene((part,), title)

    def _drawn(self, n: int, move: Move) -> Shape:
        return fitted(self._told(move), (20, HEIGHT * n, WIDTH - 40), 16, "t-print")

    def sketch(self, v: View) -> Sketch:
        """Return the last actions in letters."""
        return Sketch((block(phrase("log"), [line(self._told(move)) for move in v.last]),))

    def observe(self, _v: View) -> dict[str, list[float]]:
        """Return no numbers: there is nothing to learn to play."""
        return {}


def readable(today: Game[Any, Any], record: Record) -> Game[Any, Any]:
    """Return a game by the rules that a record was played by, or what stands for it.

    Nothing stands for rules that are newer than those of today: Unreadable says so.
    """
    if by_version(today, record.version) is None and record.version < today.VERSION:
        # A Bygone lacks what only players and bots ask for: labels, positions and judgement.
        return cast("Game[Any, Any]", Bygone(today, record))
    return rules_of(today, record)


def closed(today: Game[Any, Any], record: Record) -> Game[Any, Any]:
    """Return what stands for a game that was closed: its rules are here, but nobody can play on."""
    return cast("Game[Any, Any]", Bygone(today, record, "closed"))


def _numbers(record: Record, key: str) -> list[int]:
    """Return the numbers by seat in a line of the header; none if it does not tell them."""
    words = record.header.get(key, "").split(" ")
    tells = len(words) == record.seats and all(_NUMBER.fullmatch(word) for word in words)
    return [int(word) for word in words] if tells else []

"""A table in memory: the match, who sits there, and who looks on. It is rebuilt from the log."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from digsite.core.errors import Illegal
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import Rng, seeded
from digsite.core.seats import NOBODY
from digsite.server.chronicle import Chronicle, Move
from digsite.server.messages import Pace
from digsite.server.seating import Seat

MESSAGES_KEPT: Final = 2000  # for whoever sends one again


class Unplayable(Exception):
    """A log that these rules cannot play: it was written by another version of the game."""


@dataclass(frozen=True)
class ChatLine:
    """Something that somebody at the table said."""

    n: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Done:
    """What a message led to."""

    version: int
    ply: int


class Listener(Protocol):
    """A connection to the table, as the table knows it."""

    viewer: int
    person: str

    def table_changing(self) -> None:
        """The match is ahead, and the disk is not: get ready, and show nothing yet."""

    def table_changed(self) -> None:
        """There is a new version."""

    def people_changed(self) -> None:
        """Somebody has come or gone."""

    def words_changed(self) -> None:
        """Somebody has sat down or has another name: everything is to be said anew."""

    def said(self, lines: Sequence[ChatLine]) -> None:
        """There is something new to read."""

    def leave(self) -> None:
        """The table is gone from memory: come back."""


@dataclass(frozen=True)
class Setup:
    """What was decided when the table was made."""

    id: str
    game: Game[Any, Any]  # what a state is, only the game knows
    options: Mapping[str, str]
    seed: bytes
    host: str
    public: bool
    hints: bool
    created: float
    pace: Pace = "live"


class Table:
    """A match with people around it. Whoever changes it holds the lock."""

    def __init__(self, setup: Setup, seats: list[Seat], moves: Sequence[tuple[int, str]]) -> None:
        self.setup = setup
        self.id = setup.id
        self.game = setup.game
        self.seats = seats
        self.match = Match(setup.game, len(seats), setup.options, setup.seed)
        self.chronicle = Chronicle(setup.game, len(seats), setup.options)
        self._play_again(moves)
        self.version = 1
        self.next: str | None = None  # the rematch
        self.changed = setup.created
        self.done: dict[tuple[str, str], Done] = {}
        self.chat: list[ChatLine] = []
        self.shelved: set[str] = set()  # who has put it away
        self.listeners: set[Listener] = set()
        self.last_seen: dict[int, float] = {}  # when the last holder of a seat left
        self.lock = asyncio.Lock()
        self.gone = False  # out of memory: another object may be the table now
        self.next_change = asyncio.Event()
        self.bot_at_work: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    def _play_again(self, moves: Sequence[tuple[int, str]]) -> None:
        """Play the log through the match, so that undo is as it was; chance must come out alike."""
        try:
            while self.match.ply < len(moves):
                seat, notation = moves[self.match.ply]
                self.match.act(seat, self.game.read(notation))
        except (Illegal, ValueError) as error:
            raise Unplayable(self.id) from error
        self.committed(self.played())
        if moves and [(move.seat, move.notation) for move in self.chronicle.moves] != [*moves]:
            raise Unplayable(self.id)

    def played(self) -> list[Move]:
        """Give what the match has played and the chronicle does not know yet."""
        read = self.game.read
        new = self.match.moves(len(self.chronicle.moves))
        return [Move(move.seat, read(move.text), move.text) for move in new]

    def committed(self, new: Sequence[Move]) -> None:
        """Take into the chronicle what is on disk now: from here on everybody may see it."""
        self.chronicle.cut(min(self.match.ply, self.ply))
        self.chronicle.add(new)
        self.can_undo = [self.match.can_undo(seat) for seat in range(len(self.seats))]

    @property
    def ply(self) -> int:
        """How many actions were played."""
        return len(self.chronicle.moves)

    @property
    def actor(self) -> int:
        """Whose turn it is; NOBODY if the game is over."""
        return self.chronicle.actor

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    # Seats

    def seats_of(self, person: str) -> list[int]:
        """Give the seats that somebody may act for."""
        return [n for n, seat in enumerate(self.seats) if person in seat.holders]

    def names(self) -> dict[int, str]:
        """Give the names by seat, of those who have one."""
        return {n: seat.called for n, seat in enumerate(self.seats) if seat.called}

    def colour(self, seat: int) -> str:
        """Give the colour of a seat."""
        return self.game.COLOURS[seat]

    def seat_words(self, seat: int) -> Phrase:
        """Name a seat by its colour; a speaker that knows the names says those."""
        return phrase(f"seat-{self.colour(seat)}")

    def bot(self) -> str | None:
        """The bot whose turn it is, if it is a bot's."""
        return None if self.over else self.seats[self.actor].bot

    def is_here(self, seat: int) -> bool:
        """Whether somebody who may act for the seat is connected."""
        holders = self.seats[seat].holders
        return any(listener.person in holders for listener in self.listeners)

    def absent_since(self, seat: int) -> float | None:
        """Since when a person who is not there is missed.

        To whom it is to move, is missed since then at the earliest. At a table that goes on over
        days that alone counts: whoever looks in now and then has not moved.
        """
        if self.seats[seat].kind != "person" or self.is_here(seat):
            return None
        seen = self.last_seen.get(seat, self.changed)
        if self.actor != seat:
            return seen
        return max(seen, self.changed) if self.setup.pace == "live" else self.changed

    @property
    def hints(self) -> bool:
        """Whether hints are offered: alone among bots, or where it was agreed."""
        return self.setup.hints or sum(seat.kind != "bot" for seat in self.seats) == 1

    def dice(self) -> Rng:
        """Give a bot's dice for this moment: the same again after a restart."""
        return seeded(b"bot" + self.setup.seed + self.version.to_bytes(8, "little"))

    # Who is here

    def come(self, listener: Listener) -> None:
        """Somebody looks on from now."""
        self.listeners.add(listener)
        self._tell_people(listener)

    def go(self, listener: Listener) -> None:
        """Somebody has gone."""
        self.listeners.discard(listener)
        for seat in self.seats_of(listener.person):
            self.last_seen[seat] = time.time()
        self.used = time.monotonic()
        self._tell_people(listener)

    def _tell_people(self, but: Listener) -> None:
        for listener in tuple(self.listeners):
            if listener is not but:
                listener.people_changed()

    # Changes

    def tick(self) -> None:
        """Wake whoever waits for the next change."""
        self.next_change.set()
        self.next_change = asyncio.Event()

    def remember(self, person: str, message: str, done: Done) -> None:
        """Keep what a message led to."""
        self.done[person, message] = done
        while len(self.done) > MESSAGES_KEPT:
            del self.done[next(iter(self.done))]

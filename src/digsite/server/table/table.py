"""A table in memory: the match, who sits there, and who looks on. It is made from the log."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final, Protocol

from digsite.core.errors import Illegal, Unreadable
from digsite.core.game import Game
from digsite.core.match import Match, Played
from digsite.core.phrase import Phrase, phrase
from digsite.core.record import Move
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, NOBODY
from digsite.play.chronicle import Chronicle
from digsite.play.course import Course
from digsite.play.dice import bot_dice
from digsite.server.store.saved import (
    ChatLine,
    Done,
    FinalScores,
    MessageKey,
    Progress,
    SavedTable,
    Seat,
    Setup,
)
from digsite.server.table.queue import Urgency
from digsite.server.table.rules import Unplayable, readable_rules, rules_of

Step = tuple[int, list[int]]  # a seat, and the actions of one step of it; or what chance did

MESSAGES_KEPT: Final = 500  # whose answers are remembered
GLANCE: Final = 60.0  # seconds for which somebody who calls over HTTP looks at the table


class Listener(Protocol):
    """A connection to the table, as the table knows it: each method is called when it happens."""

    viewer: int
    person: str

    def table_changing(self) -> None:
        """The match has played, but that is not on disk yet: get ready, and show nothing."""

    def table_changed(self) -> None:
        """There is a new version."""

    def people_changed(self) -> None:
        """Somebody has come or gone."""

    def words_changed(self) -> None:
        """Somebody has sat down or has another name: everything is to be said anew."""

    def said(self, lines: Sequence[ChatLine]) -> None:
        """Somebody has said something in the chat."""

    def leave(self) -> None:
        """The table is put away: end, so that the client comes back."""


class Table:
    """A match with people around it. Whoever changes it holds the lock."""

    def __init__(
        self,
        setup: Setup,
        seats: list[Seat],
        steps: Sequence[Step] = (),
        game: Game[Any, Any] | None = None,
    ) -> None:
        """Deal, and play what was played before; Unplayable if the rules cannot.

        The game is that of the setup, unless another stands for it.
        """
        self.setup = setup
        self.id = setup.id
        self.game = game or rules_of(setup)
        self.seats = seats
        self.match = Match(self.game, len(seats), setup.options, setup.seed, asks=True)
        self.chronicle = Chronicle(self.game, len(seats), setup.options)
        self.course: Course | None = None  # of the lesson that this table still is
        self.taught: int | None = None  # how many steps of a lesson were reached at most
        self._play_again(steps)
        self.version = 1  # rises with every action and every undo
        self.seating = 1  # rises with every change of a seat, and others that go with it
        self.wording = 0  # rises when somebody sits down, has another name, or a rematch is made
        self.rematch: str | None = None
        self.changed = setup.created
        self.done: dict[MessageKey, Done] = {}  # what the last messages led to
        self.chat: list[ChatLine] = []
        self.shelved: set[str] = set()  # people who have put it away
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[str] = frozenset()  # people who are connected to other servers
        self.last_seen: dict[int, float] = {}  # when the last holder of a seat left
        self.missed_from = 0.0  # before that nobody was missed, since this server had not begun
        self.lock = asyncio.Lock()
        self.gone = False  # out of memory: another object may be the table now
        self.next_change = asyncio.Event()
        self.bot_at_work: asyncio.Task[None] | None = None
        self.glanced = float("-inf")  # when somebody last looked over HTTP
        self.used = time.monotonic()  # when somebody last asked for it

    @classmethod
    def loaded(cls, saved: SavedTable) -> "Table":
        """Return a table as the database has it; Unplayable if its rules cannot play it."""
        game = readable_rules(saved)
        try:
            steps = [
                (seat, [game.read(move.text) for _, move in moves])
                for (_, seat), moves in groupby(zip(saved.times, saved.moves, strict=True), _step)
            ]
        except Unreadable as error:
            raise Unplayable(saved.setup.id) from error
        table = cls(saved.setup, saved.seats, steps, game)
        table.version, table.changed = saved.progress.version, saved.progress.changed
        table.seating, table.rematch = saved.seating, saved.rematch
        table.taught = saved.progress.taught
        if saved.progress.lesson is not None and table.game.LESSON:
            table.teach(Course(table.game.LESSON, saved.progress.lesson))
        table.done = {**saved.done}
        table.chat = [*saved.chat]
        table.shelved = {*saved.shelved}
        return table

    def _play_again(self, steps: Sequence[Step], since: int = 0) -> None:
        """Play the log, or its end, through the match, step by step, so that undo is as it was.

        The match lets chance act by itself: all must come out as it was before.
        """
        played = [Played(seat, action) for seat, actions in steps for action in actions]
        try:
            for seat, actions in steps:
                if seat != CHANCE:
                    self.match.act(seat, *actions)
        except Illegal as error:
            raise Unplayable(self.id) from error
        if played and self.match.played(since) != played:
            raise Unplayable(self.id)
        self.committed()

    def play_from(self, ply: int, steps: Sequence[Step]) -> None:
        """Go back to a ply that is on disk, and play these steps from there."""
        self._go_back(ply)
        self.chronicle.cut(ply)
        self._play_again(steps, ply)

    def _go_back(self, ply: int) -> None:
        """Take back whole steps, as undo does, so that earlier ones can still be undone."""
        match = self.match
        while match.ply > ply and match.steps_to_undo:
            seat = next((n for n in range(len(self.seats)) if match.can_undo(n)), NOBODY)
            match.undo(seat)
        if match.ply != ply:
            self.match = match.after([move.action for move in self.chronicle.played[:ply]])

    def teach(self, course: Course) -> None:
        """Make this the table of a lesson."""
        self.course = course
        self.taught = self.taught or 0
        self.committed()

    def committed(self) -> None:
        """Let the chronicle follow the match, which is on disk now: everybody may see it."""
        self.chronicle.follow(self.match)
        self.plies = [*self.course.plies] if self.course else None
        steps = 0 if self.course else self.match.steps_to_undo  # a lesson has its own way back
        seats = range(len(self.seats))
        self.undo_steps = [steps if self.match.can_undo(seat) else 0 for seat in seats]

    def progress(self, version: int, now: float) -> Progress:
        """Return how far the match is, to be written down as this version."""
        match, over = self.match, self.match.over
        result: FinalScores | None = (
            {"scores": match.scores, "places": match.places} if over else None
        )
        course = self.course
        plies = [*course.plies] if course else None
        taught = max(self.taught or 0, course.reached) if course else self.taught
        return Progress(
            version, match.ply, None if over else match.actor, result, now, plies, taught
        )

    def moves(self, ply: int) -> list[Move]:
        """Return what the match has played from a ply on, as it is written down."""
        return [Move(seat, self.game.say(action)) for seat, action in self.match.played(ply)]

    def saved(self) -> SavedTable:
        """Return a new table as it is written down."""
        progress, moves = self.progress(self.version, self.setup.created), self.moves(0)
        return SavedTable(self.setup, self.seats, progress, moves, [progress.changed] * len(moves))

    @property
    def ply(self) -> int:
        """How many actions were played."""
        return len(self.chronicle.played)

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
        """Return the seats that somebody may act for."""
        return [n for n, seat in enumerate(self.seats) if person in seat.holders]

    def names(self) -> dict[int, str]:
        """Return the names by seat, of those who have one."""
        return {n: seat.called for n, seat in enumerate(self.seats) if seat.called}

    def levels(self) -> dict[int, str]:
        """Return the levels of bots by seat."""
        return {n: seat.level for n, seat in enumerate(self.seats) if seat.level}

    def colour(self, seat: int) -> str:
        """Return the colour of a seat."""
        return self.game.COLOURS[seat]

    def seat_words(self, seat: int) -> Phrase:
        """Return the phrase for a seat: its colour, which a voice that knows the names replaces."""
        return phrase(f"seat-{self.colour(seat)}")

    def bot_level(self) -> str | None:
        """Return the level of the bot whose turn it is; None if it is not a bot's."""
        return None if self.over else self.seats[self.actor].bot_level

    def is_here(self, seat: int) -> bool:
        """Return whether somebody who may act for the seat is connected."""
        holders = self.seats[seat].holders
        here = any(listener.person in holders for listener in self.listeners)
        return here or not self.elsewhere.isdisjoint(holders)

    def absent_since(self, seat: int) -> float | None:
        """Return since when a person is missed; None if he is here, or no person has the seat.

        While it is his turn, what was before it does not count. At a table that is played over
        days nothing but his turn counts: to look in is not to move.
        """
        if self.seats[seat].kind != "person" or self.is_here(seat):
            return None
        seen = self.last_seen.get(seat, self.changed)
        if self.setup.pace != "live":
            return self.changed if self.actor == seat else seen
        seen = max(seen, self.missed_from)
        return max(seen, self.changed) if self.actor == seat else seen

    @property
    def hints(self) -> bool:
        """Whether hints are offered: alone among bots, or where it was agreed."""
        return not self.plies and (self.setup.hints or self._alone())

    def _alone(self) -> bool:
        """Return whether one person plays among bots."""
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    def is_open_to(self, person: str | None) -> bool:
        """Return whether somebody may see the table: a lesson is for its learner only."""
        return self.plies is None or bool(person and self.seats_of(person))

    def dice(self) -> Rng:
        """Return a bot's dice for this moment: the same again after a restart."""
        return bot_dice(self.setup.seed, self.version)

    def reseated(self, seats: Mapping[int, Seat], shelved: set[str]) -> None:
        """Let seats be so as they were written down, and these people have put the table away."""
        self.seating += 1
        self.shelved = shelved
        for n, seat in seats.items():
            self.seats[n] = seat

    # Who is here

    def glance(self) -> None:
        """Note that somebody looks for a moment, without a connection that lasts."""
        self.glanced = time.monotonic()

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at the table."""
        looked_at = bool(self.listeners) or bool(self.elsewhere)
        return looked_at or time.monotonic() - self.glanced < GLANCE

    @property
    def rests(self) -> bool:
        """Whether bots stand in for everybody and nobody looks: then it pauses where one would act.

        Where somebody is still to act, bots play on to his turn, so that he is told of it.
        """
        left = all(seat.bot_level for seat in self.seats)
        return left and self.seats[self.actor].kind != "bot" and not self.is_watched

    def urgency(self) -> Urgency:
        """Return how soon the thought of its bots is wanted."""
        return Urgency.WAITED_FOR if self.is_watched else Urgency.UNWATCHED

    def come(self, listener: Listener) -> None:
        """Let somebody look on from now, and tell the others."""
        self.listeners.add(listener)
        self._tell_people(listener)

    def go(self, listener: Listener) -> None:
        """Let somebody go, and tell the others."""
        self.listeners.discard(listener)
        for seat in self.seats_of(listener.person):
            self.last_seen[seat] = time.time()
        self.used = time.monotonic()
        self._tell_people(listener)

    def are_elsewhere(self, people: frozenset[str]) -> None:
        """Note who is connected to other servers, and tell who looks on here."""
        gone, changed = self.elsewhere - people, self.elsewhere != people
        self.elsewhere = people
        for seat in (seat for person in gone for seat in self.seats_of(person)):
            self.last_seen[seat] = time.time()
        if changed:
            self._tell_people(None)

    def _tell_people(self, but: Listener | None) -> None:
        for listener in tuple(self.listeners):
            if listener is not but:
                listener.people_changed()

    # Changes

    def tell_changed(self) -> None:
        """Tell everybody that there is a new version, and wake every call that waits for it."""
        for listener in tuple(self.listeners):
            listener.table_changed()
        self.tick()

    def tell_said(self, lines: Sequence[ChatLine]) -> None:
        """Tell everybody what was said."""
        for listener in tuple(self.listeners):
            listener.said(lines)

    def words_changed(self) -> None:
        """Tell everybody that names have changed, and all must be put into words anew."""
        self.wording += 1
        for listener in tuple(self.listeners):
            listener.words_changed()

    def tick(self) -> None:
        """Wake every call that waits for the next change."""
        self.next_change.set()
        self.next_change = asyncio.Event()

    def remember(self, message: MessageKey, done: Done) -> None:
        """Keep what a message led to, for whoever sends it again."""
        self.done[message] = done
        while len(self.done) > MESSAGES_KEPT:
            del self.done[next(iter(self.done))]


def _step(move: tuple[float, Move]) -> tuple[float, int]:
    """Return what all moves of one step share: when they were written down, and whose they are."""
    at, played = move
    return at, played.seat

"""In which order thoughts begin: those that somebody waits for first, and to each person his share.

However many tables somebody has, he gets no more of the time than others who want some of it: who
has had the least goes first. Where thoughts can run beside each other, one place is kept for short
ones, so that a bot that answers at once never waits until a strong one has made up its mind.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

LONG: Final = 1.0  # seconds; what takes longer leaves a place to the others


class Urgency(IntEnum):
    """How soon a thought is wanted; a lower number goes first."""

    WAITED_FOR = 0  # somebody is there and waits
    UNWATCHED = 1  # nobody looks at the table just now
    REVIEW = 2  # of a game that is over


@dataclass(frozen=True)
class Need:
    """Whose share a thought takes, and how urgent it is: people come and go while it waits."""

    person: str
    urgency: Callable[[], Urgency]


@dataclass(eq=False)
class Thought:
    """A thought that waits for its turn, or has begun."""

    need: Need
    seconds: float  # that it is expected to take
    turn: asyncio.Future[None]
    begun: float = 0.0

    @property
    def is_long(self) -> bool:
        """Whether others could not wait for it."""
        return self.seconds > LONG


class Queue:
    """Lets so many thoughts run beside each other.

    Shares are told by a clock of their own: it shows how much time somebody would have had who had
    always wanted some. Nobody saves up what he does not use.
    """

    def __init__(self, beside: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._beside = beside
        self._long_beside = max(1, beside - 1)
        self._clock = clock
        self._waiting: list[Thought] = []
        self._running: set[Thought] = set()
        self._now = 0.0  # by the clock of shares
        self._had: dict[str, float] = {}  # until when somebody has had his share, by that clock

    @property
    def waiting(self) -> int:
        """How many thoughts wait for their turn."""
        return len(self._waiting)

    async def turn(self, need: Need, seconds: float) -> Thought:
        """Wait for the turn of a new thought. Whoever gets it says when the thought is `done`."""
        thought = Thought(need, seconds, asyncio.get_running_loop().create_future())
        self._waiting.append(thought)
        self._go_on()
        try:
            await thought.turn
        except asyncio.CancelledError:
            self._withdraw(thought)
            raise
        return thought

    def done(self, thought: Thought) -> None:
        """Let the next ones begin, and count what this one has taken."""
        self._running.remove(thought)
        person, more = thought.need.person, self._clock() - thought.begun - thought.seconds
        self._had[person] = self._had.get(person, self._now) + more
        self._had = {each: until for each, until in self._had.items() if until > self._now}
        self._go_on()

    def _withdraw(self, thought: Thought) -> None:
        if thought in self._running:
            self.done(thought)
        else:
            self._waiting.remove(thought)

    def _go_on(self) -> None:
        while len(self._running) < self._beside:
            free = sum(each.is_long for each in self._running) < self._long_beside
            ready = [each for each in self._waiting if free or not each.is_long]
            if not ready:
                return
            self._begin(min(ready, key=self._rank))

    def _rank(self, thought: Thought) -> tuple[Urgency, float]:
        """Return by what thoughts are sorted; of equals the one that came first is taken."""
        return thought.need.urgency(), self._start(thought) + thought.seconds

    def _start(self, thought: Thought) -> float:
        return max(self._now, self._had.get(thought.need.person, 0.0))

    def _begin(self, thought: Thought) -> None:
        self._now = self._start(thought)
        self._had[thought.need.person] = self._now + thought.seconds
        thought.begun = self._clock()
        self._waiting.remove(thought)
        self._running.add(thought)
        thought.turn.set_result(None)

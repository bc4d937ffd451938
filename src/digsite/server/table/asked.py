"""A message that asks for a change of a table. However often it comes, it is done once."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from digsite.server.protocol.refusals import Refusal
from digsite.server.store.people import Person
from digsite.server.store.saved import Done, MessageKey
from digsite.server.table.table import Table


@dataclass(frozen=True)
class Asked:
    """A message: who sent it, its id, the version of the table that he saw, and how to answer."""

    person: Person
    message: str
    version: int
    reply: Callable[[Done], None]
    since: float = field(default_factory=time.perf_counter)

    @property
    def age(self) -> float:
        """How many seconds ago it came."""
        return time.perf_counter() - self.since

    @property
    def key(self) -> MessageKey:
        """What tells this message from all others at its table."""
        return MessageKey(self.person.id, self.message)

    def answered_before(self, table: Table) -> bool:
        """Return whether the message has come before; then it is answered again as it was then."""
        known = table.done.get(self.key)
        if known:
            self.reply(known)
        return known is not None

    def answer(self, table: Table) -> None:
        """Tell the sender where the table stands now, and remember the answer."""
        done = Done(table.version, table.ply)
        table.remember(self.key, done)
        self.reply(done)

    def check(self, table: Table, seat: int) -> None:
        """Refuse what is not asked by a holder of the seat, or not about the table as it is."""
        if seat not in table.seats_of(self.person.id):
            raise Refusal("not-your-seat")
        if table.over:
            raise Refusal("over")
        if self.version != table.version:
            raise Refusal("stale")

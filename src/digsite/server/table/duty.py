"""Which tables this server looks after: it runs their bots, as long as it lives."""

import time
from concurrent.futures import Future
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from digsite.server.store import servers
from digsite.server.store.database import Ring, Store
from digsite.server.table.table import Table


class Duty:
    """The leases of this server. Alone on a database that is a file, it has them all.

    A lease saves thinking twice, no more: should two servers take a table for theirs, the second
    move of a bot finds the place in the log taken.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._mine: set[str] = set()  # tables
        self._here: dict[str, frozenset[str]] = {}  # by table, who is written down as connected
        self._failed: set[str] = set()  # tables of which something has to be written again
        self._beaten = 0.0  # when the heart beat last

    async def beat(self) -> None:
        """Live on. Whose heart has stopped for a while has lost everything, and takes it anew."""
        begun = time.monotonic()
        await self._store.write(partial(servers.beat, server=self._store.server))
        if begun - self._beaten > servers.TERM:
            self._failed |= self._mine | self._here.keys()
            self._mine.clear()
        self._beaten = begun
        self._write_again()

    def _write_again(self) -> None:
        """Write what could not be written: else others would wait for a server that has left."""
        failed, self._failed = self._failed, set()
        for table in failed:
            self._write_who_is_here(table, self._here.get(table, frozenset()))
            if table not in self._mine:
                self._give_up(table)

    async def takes(self, table: Table) -> bool:
        """Return whether this server runs the bots of a table, if need be from now on."""
        if not self._store.shared:
            return True
        if table.id not in self._mine or time.monotonic() - self._beaten > servers.TERM:
            take = partial(servers.take, server=self._store.server, table=table.id)
            try:
                taken = await self._store.write(take)
            except SQLAlchemyError:  # nobody knows whether it is taken
                self._failed.add(table.id)
                raise
            if not taken:
                self._mine.discard(table.id)
                return False
            self._mine.add(table.id)
        return True

    def note_who_is_here(self, table: Table) -> None:
        """Tell other servers who of a table's people is connected to this one."""
        people = {listener.person for listener in table.listeners}
        here = frozenset(person for person in people if table.seats_of(person))
        if self._store.shared and here != self._here.get(table.id, frozenset()):
            self._here[table.id] = here
            self._write_who_is_here(table.id, here)
        if not here:
            self._here.pop(table.id, None)

    def _write_who_is_here(self, table: str, people: frozenset[str]) -> None:
        write = partial(servers.set_present, server=self._store.server, table=table, who=people)
        outcome = self._store.write_soon(write, Ring(table))
        outcome.add_done_callback(partial(self._look_at, table))

    def _look_at(self, table: str, outcome: Future[None]) -> None:
        if outcome.cancelled() or outcome.exception():
            self._failed.add(table)

    def release(self, table: Table) -> None:
        """Leave a table that is put away to other servers."""
        if table.id in self._mine:
            self._mine.discard(table.id)
            self._give_up(table.id)

    def _give_up(self, table: str) -> None:
        give_up = partial(servers.release, server=self._store.server, table=table)
        self._store.write_soon(give_up).add_done_callback(partial(self._look_at, table))

    def end(self) -> None:
        """Leave everything to other servers, at once."""
        if self._store.shared:
            everything = partial(servers.end, server=self._store.server)
            self._store.write_soon(everything, Ring("*"))

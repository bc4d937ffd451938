"""The tables that are in memory: made, loaded when somebody asks for them, and put away again."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, or_, select

from digsite.server import ledger
from digsite.server.bots_at_work import Workshop
from digsite.server.easel import Easel
from digsite.server.limits import Buckets
from digsite.server.messages import is_id
from digsite.server.people import People
from digsite.server.refusals import Refusal
from digsite.server.schema import seats, tables
from digsite.server.seating import Seat
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.tables import Setup, Table, Unplayable
from digsite.server.tasks import end
from digsite.server.views import Showing
from digsite.server.watchers import Watchers

LOG: Final = logging.getLogger("digsite.server")
IDLE: Final = 600.0  # seconds until a table that nobody uses is put away
LONG: Final = 3 * 24 * 60 * 60.0  # seconds that a table waits at which people play over days
ROUND: Final = 60.0  # seconds between two looks for such tables


class Hall:
    """Everything that lasts as long as the server."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.settings = settings
        self.workshop = Workshop(settings.workers)
        self.watchers = Watchers()  # of the lobby
        self.tables: dict[str, Table] = {}
        self.chatting = Buckets(settings.limits.chat)
        self.hinting = Buckets(settings.limits.hints)
        self.making = Buckets(settings.limits.tables)
        self.enrolling = Buckets(settings.limits.people)
        self._connections: Counter[str] = Counter()
        self._easel = Easel(settings.painters)
        self._showings: WeakKeyDictionary[Table, Showing] = WeakKeyDictionary()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def table(self, table_id: str) -> Table:
        """Give a table; Refusal if there is none, or none that these rules can play."""
        if not is_id(table_id):
            raise Refusal("not-found")
        if table_id not in self.tables:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.tables:
                        await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        table = self.tables[table_id]
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> None:
        try:
            table = await self.store.read(lambda connection: ledger.loaded(connection, table_id))
        except Unplayable as error:
            LOG.warning("table %s cannot be played: %s", table_id, error.__cause__ or "old rules")
            raise Refusal("not-found") from error
        if table is None:
            raise Refusal("not-found")
        self.tables.setdefault(table_id, table)

    def showing(self, table: Table) -> Showing:
        """Give what puts a table into words and pictures."""
        if table not in self._showings:
            self._showings[table] = Showing(table, self._easel)
        return self._showings[table]

    async def make(self, setup: Setup, seating: list[Seat]) -> Table:
        """Deal at a new table."""
        table = await asyncio.to_thread(Table, setup, seating, ())
        await self.store.write(lambda connection: ledger.make(connection, table))
        self.tables[table.id] = table
        return table

    def patience(self, table: Table) -> float | None:
        """For how many seconds a table waits for somebody absent; None: as long as it takes."""
        seconds = {"live": self.settings.patience, "days": LONG, "endless": None}
        return seconds[table.setup.pace]

    def put_away(self, table: Table) -> None:
        """Take a table out of memory; whoever looks on comes back and finds it loaded anew."""
        table.gone = True
        table.tick()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if table.bot_at_work:
            table.bot_at_work.cancel()
        for listener in tuple(table.listeners):
            listener.leave()

    # Connections

    def may_connect(self, person: str, at_table: int) -> bool:
        """Whether there is room for one more connection."""
        limits = self.settings.limits
        mine = self._connections[person]
        return mine < limits.connections_of_one and at_table < limits.connections_at_table

    @contextmanager
    def connected(self, person: str) -> Iterator[None]:
        """Count a connection while it lasts."""
        self._connections[person] += 1
        try:
            yield
        finally:
            self._connections[person] -= 1
            if not self._connections[person]:
                del self._connections[person]

    # Tasks

    def start(self, work: asyncio.Task[None]) -> None:
        """Keep a task from being thrown away."""
        self._tasks.add(work)
        work.add_done_callback(self._tasks.discard)

    async def open(self) -> None:
        """Begin what goes on by itself."""
        self.start(asyncio.create_task(self.workshop.warm()))
        self.start(asyncio.create_task(self._easel.open()))
        self.start(asyncio.create_task(self._tidy()))

    async def close(self) -> None:
        """End it."""
        for table in tuple(self.tables.values()):
            self.put_away(table)
        await end(self._tasks)
        self.workshop.close()
        await self._easel.close()
        await asyncio.to_thread(self.store.close)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            late = time.monotonic() - IDLE
            for table in tuple(self.tables.values()):
                busy = table.listeners or table.lock.locked() or table.bot_at_work
                if not busy and table.used < late:
                    self.put_away(table)

    async def waiting_for_bots(self) -> Sequence[str]:
        """Give the tables whose next action is a bot's: after a restart they go on."""
        return await self.store.read(_waiting_for_bots)


def _waiting_for_bots(connection: Connection) -> Sequence[str]:
    turn = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.actor)
    is_bot = or_(seats.c.kind == "bot", seats.c.standin.is_not(None))
    return connection.scalars(select(tables.c.id).join(seats, turn).where(is_bot)).all()

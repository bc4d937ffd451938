"""The tables that are in memory: made, loaded when somebody asks for them, and put away again."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from digsite.core.lesson import Lesson
from digsite.play.course import Course
from digsite.server.protocol.limits import Buckets
from digsite.server.protocol.messages import is_id
from digsite.server.protocol.refusals import Refusal
from digsite.server.settings import Settings
from digsite.server.store import reading, writing
from digsite.server.store.database import Ring, Store
from digsite.server.store.people import People
from digsite.server.store.saved import Seat, Setup
from digsite.server.table.crowd import Crowd
from digsite.server.table.duty import Duty
from digsite.server.table.following import follow
from digsite.server.table.meters import Meters
from digsite.server.table.rules import Unplayable
from digsite.server.table.table import Table
from digsite.server.table.tasks import end
from digsite.server.table.watchers import Watchers
from digsite.server.table.workshop import Workshop

LOG: Final = logging.getLogger("digsite.server")
IDLE: Final = 120.0  # seconds until a table that nobody uses is put away: it holds about 1 MB
LONG: Final = 3 * 24 * 60 * 60.0  # seconds that a table at pace "days" waits for somebody
LEFT: Final = 10_000  # tables of which it is remembered when they were put away
ROUND: Final = 15.0  # seconds between two looks for tables that nobody uses


class Hall:
    """The registry of tables, with what all of them use: the store, people, bots, limits."""

    def __init__(self, store: Store, people: People, settings: Settings) -> None:
        self.store = store
        self.people = people
        self.settings = settings
        self.meters = Meters()
        self.duty = Duty(store)
        self.workshop = Workshop(settings.workers)
        self.watchers = Watchers()  # of the lobby
        self.crowd = Crowd(settings.limits)
        self.tables: dict[str, Table] = {}
        self.chatting = Buckets(settings.limits.chat)
        self.hinting = Buckets(settings.limits.hints)
        self.reviewing = Buckets(settings.limits.reviews)
        self.making = Buckets(settings.limits.tables)
        self.enrolling = Buckets(settings.limits.people)
        self.began = time.time()
        self._left: OrderedDict[str, float] = OrderedDict()  # tables put away before people's eyes
        self.when_put_away: Callable[[Table], None] = lambda _: None  # set by the app
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Tables

    async def table(self, table_id: str, person: str | None = None) -> Table:
        """Return a table that somebody may see; Refusal as for any_table, or if he may not."""
        table = await self.any_table(table_id)
        if not table.is_open_to(person):
            raise Refusal("not-found")
        return table

    async def any_table(self, table_id: str) -> Table:
        """Return a table; Refusal if there is none, or none that these rules can play."""
        if not is_id(table_id):
            raise Refusal("not-found")
        if table_id not in self.tables:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    if table_id not in self.tables:
                        await self._load(table_id)
                        return self.tables[table_id]
            finally:
                self._loading.pop(table_id, None)
        table = self.tables[table_id]
        table.used = time.monotonic()
        if self.store.shared:  # whoever asks may come from another server
            try:
                async with table.lock:
                    await self.follow(table)
            except Refusal:
                return await self.any_table(table_id)
        return table

    async def follow(self, table: Table) -> None:
        """Follow the database, which another server may have changed. The caller holds the lock."""
        try:
            if await follow(self.store, table):
                self.watchers.table_changed(table)
        except Unplayable:
            LOG.warning("table %s is loaded anew", table.id)
            self.put_away(table)
            raise Refusal("stale") from None

    async def _load(self, table_id: str) -> None:
        saved = await self.store.read(partial(reading.saved_table, table_id=table_id))
        if saved is None:
            raise Refusal("not-found")
        try:
            table = await asyncio.to_thread(Table.loaded, saved)
        except Unplayable as error:
            LOG.warning("table %s cannot be played: %s", table_id, error.__cause__ or "other rules")
            raise Refusal("not-here") from error
        table.missed_from = max(self.began, self._left.pop(table_id, 0))
        self.tables.setdefault(table_id, table)

    async def make(
        self,
        setup: Setup,
        seats: list[Seat],
        lesson: Lesson | None = None,
        rematch_of: Table | None = None,
    ) -> Table:
        """Deal at a new table, of a lesson or as a rematch if one is named, and write it down."""
        table = await asyncio.to_thread(Table, setup, seats)
        if lesson:
            table.teach(Course.begun(lesson, table.match))
        saved = table.saved()
        if rematch_of:
            make = partial(writing.make_rematch, saved=saved, table=rematch_of.id)
            await self.store.write(make, Ring(rematch_of.id))
        else:
            await self.store.write(partial(writing.make, saved=saved))
        self.tables[table.id] = table
        return table

    def patience(self, table: Table) -> float | None:
        """Return for how many seconds a table waits for somebody absent; None: for ever."""
        seconds = {"live": self.settings.patience, "days": LONG, "endless": None}
        return seconds[table.setup.pace]

    def put_away(self, table: Table) -> None:
        """Take a table out of memory; clients are sent away, come back and find it loaded anew."""
        table.gone = True
        if table.listeners:  # nobody is missed just because his connection was sent away
            self._left[table.id] = time.time()
            self._left.move_to_end(table.id)
            if len(self._left) > LEFT:
                self._left.popitem(last=False)
        self.duty.release(table)
        self.when_put_away(table)
        table.tick()
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        if table.bot_at_work:
            table.bot_at_work.cancel()
        for listener in tuple(table.listeners):
            listener.leave()

    # Tasks

    def start(self, work: asyncio.Task[None]) -> None:
        """Keep a task until it is done: without that Python may throw it away."""
        self._tasks.add(work)
        work.add_done_callback(self._tasks.discard)

    async def open(self) -> None:
        """Begin what goes on by itself: bots get ready, unused tables are put away."""
        self.start(asyncio.create_task(self.workshop.warm()))
        self.start(asyncio.create_task(self._tidy()))

    async def close(self) -> None:
        """Put all tables away, and end what goes on by itself."""
        for table in tuple(self.tables.values()):
            self.put_away(table)
        await end(self._tasks)
        self.workshop.close()
        self.duty.end()
        await asyncio.to_thread(self.store.close)

    async def _tidy(self) -> None:
        """Put tables away that nobody has used for a while."""
        while True:
            await asyncio.sleep(ROUND)
            self.put_unused_away()

    def put_unused_away(self) -> None:
        """Put away what nobody has used for a while: games are over, and people go on elsewhere."""
        late = time.monotonic() - IDLE
        for table in tuple(self.tables.values()):
            busy = table.listeners or table.lock.locked() or table.bot_at_work
            if not busy and table.used < late:
                self.put_away(table)

    async def waiting_for_bots(self) -> Sequence[str]:
        """Return the ids of tables at which a bot is to move: after a restart they go on."""
        return await self.store.read(reading.tables_of_bots)

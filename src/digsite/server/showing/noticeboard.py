"""The lists of the lobby. What is public is read and put into words once for everybody."""

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from digsite.server.protocol import wire_lobby
from digsite.server.showing.gallery import Gallery
from digsite.server.showing.summaries import is_here, summary
from digsite.server.store.listings import (
    PUBLIC,
    Listings,
    TableRow,
    own_listings,
    public_listings,
)
from digsite.server.table.hall import Hall

FRESH: Final = 10.0  # seconds for which public lists are shown as they were read
LASTING: Final = 60.0  # seconds after which they are read anew, though nothing has changed

Listed = dict[str, list[wire_lobby.Summary]]  # tables by the name of their list


@dataclass(eq=False)
class Edition:
    """The public tables as they were read at one time, in one language."""

    number: int
    lists: Listed
    held: set[tuple[str, str]]  # tables and people who sit there
    sitters: set[str] = field(init=False)
    public: Listed = field(init=False)  # as everybody sees it who sits nowhere
    _news: dict[int, str] = field(default_factory=dict)  # by the edition that a reader has

    def __post_init__(self) -> None:
        """Note who is to be shown something else than all the others."""
        self.sitters = {person for _, person in self.held}
        self.public = self.lists_for("")

    def lists_for(self, person: str) -> Listed:
        """Return the lists without the tables at which somebody sits."""
        return {
            name: [each for each in listed if (each["table"], person) not in self.held][:PUBLIC]
            for name, listed in self.lists.items()
        }

    def news(self, before: "Edition | None") -> str:
        """Return what is sent to readers of an earlier edition who sit nowhere; maybe nothing."""
        number = before.number if before else 0
        if number not in self._news:
            self._news[number] = message(before.public if before else {}, self.public)
        return self._news[number]


class Noticeboard:
    """Puts the tables of the lobby into words, and remembers those that are public."""

    def __init__(self, hall: Hall, gallery: Gallery) -> None:
        self._hall = hall
        self._gallery = gallery
        self.changed = asyncio.Event()  # something about public tables may be new
        self._stale = True
        self._read_at = 0.0
        self._reading = asyncio.Lock()
        self._found = Listings({})
        self._reads = 0
        self._editions: dict[str, tuple[int, Edition]] = {}  # by language, and of which reading
        hall.watchers.when_public = self._note

    def _note(self) -> None:
        self._stale = True
        self.changed.set()

    async def lists(self, person: str, lang: str) -> wire_lobby.Lists:
        """Return the tables that concern a person, as they are now."""
        own = await self.own(person, lang)
        await self.refresh()
        public = (await self.edition(lang)).lists_for(person)
        return {
            "mine": own["mine"],
            "finished": own["finished"],
            "away": own["away"],
            "open": public["open"],
            "watch": public["watch"],
        }

    async def own(self, person: str, lang: str) -> Listed:
        """Return the tables at which somebody sits."""
        found = await self._hall.store.read(partial(own_listings, person=person))
        return await self._in_words(found, person, lang)

    # What is public

    async def refresh(self) -> None:
        """Read the public tables if they may have changed; whoever comes meanwhile shares that."""
        async with self._reading:
            if self._stale or time.monotonic() - self._read_at > LASTING:
                self._stale = False
                try:
                    self._found = await self._hall.store.read(public_listings)
                except BaseException:
                    self._stale = True
                    raise
                self._reads += 1
                self._read_at = time.monotonic()

    async def edition(self, lang: str) -> Edition:
        """Return the public tables as they were read last, not long ago."""
        if not self._reads or time.monotonic() - self._read_at > FRESH:
            await self.refresh()
        async with self._reading:
            reading, known = self._editions.get(lang, (0, None))
            if known is None or reading != self._reads:
                known = await self._edition(lang, known)
                self._editions[lang] = (self._reads, known)
            return known

    async def _edition(self, lang: str, before: Edition | None) -> Edition:
        """Return a new edition, or the one before if all of it is still true."""
        tables = self._found.tables.items()
        here: dict[str, Sequence[TableRow]] = {
            name: [*filter(is_here, rows)] for name, rows in tables
        }
        lists = await self._in_words(Listings(here, self._found.seats), "", lang)
        held = {*self._found.held}
        if before and (before.lists, before.held) == (lists, held):
            return before
        return Edition(self._reads, lists, held)

    async def _in_words(self, found: Listings, person: str, lang: str) -> Listed:
        return {
            name: [await self._summary(found, row, person, lang) for row in rows]
            for name, rows in found.tables.items()
        }

    async def _summary(
        self, found: Listings, row: TableRow, person: str, lang: str
    ) -> wire_lobby.Summary:
        """Return a line of a list, and let whoever plays go first."""
        await asyncio.sleep(0)
        mine = sorted(found.held.get((row.id, person), ()))
        return summary(row, found.seats[row.id], mine, lang, self._about(row.id, lang))

    def _about(self, table_id: str, lang: str) -> str:
        """Say how far the game is, if its table is in memory: else it would have to be loaded."""
        table = self._hall.tables.get(table_id)
        return self._gallery.showing(table).about(lang) if table else ""


def message(before: Listed, now: Listed) -> str:
    """Return what tells a reader of some lists how they are now; nothing if he knows."""
    had = {name: _order(listed) for name, listed in before.items()}
    have = {name: _order(listed) for name, listed in now.items()}
    orders = {name: order for name, order in have.items() if had.get(name) != order}
    new = [
        each for name, listed in now.items() for each in listed if each not in before.get(name, ())
    ]
    if not orders and not new:
        return ""
    news: wire_lobby.TablesNow = {"type": "tables", "lists": orders, "tables": new}
    return json.dumps(news, ensure_ascii=False, separators=(",", ":"))


def _order(listed: Sequence[wire_lobby.Summary]) -> list[str]:
    return [each["table"] for each in listed]

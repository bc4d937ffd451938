"""Bots that play for a person who is absent, or for an open seat."""

import time
from collections.abc import Iterable
from dataclasses import replace

from digsite.core.phrase import phrase
from digsite.server.protocol.refusals import Refusal
from digsite.server.store.people import Person
from digsite.server.store.saved import Seat
from digsite.server.store.writing import Reseating
from digsite.server.table import play
from digsite.server.table.asked import Asked
from digsite.server.table.hall import Hall
from digsite.server.table.table import Table
from digsite.server.table.uninterrupted import uninterrupted


@uninterrupted
async def change_standin(
    hall: Hall, table: Table, asked: Asked, seat: int, level: str | None
) -> None:
    """Let a bot of this level play for a seat; with None its person plays again."""
    if asked.answered_before(table):
        return
    _check(hall, table, asked.person, seat, level)
    back = asked.person.id if level is None and asked.person.id in table.shelved else ""
    await play.reseat(hall, table, Reseating(with_standin(table, [seat], level), unshelve=back))
    asked.answer(table)
    play.tell(hall, table)


def with_standin(table: Table, seats: Iterable[int], level: str | None) -> dict[int, Seat]:
    """Return seats as they are when a bot of this level plays for them."""
    return {n: replace(table.seats[n], standin=level) for n in seats}


def _check(hall: Hall, table: Table, person: Person, n: int, level: str | None) -> None:
    """Refuse what somebody may not ask for: his own seats are his, others' only if they wait."""
    if table.over:
        raise Refusal("over")
    if table.course:
        raise Refusal("not-allowed")
    if not (0 <= n < len(table.seats)) or level not in {None, *hall.settings.bots}:
        raise Refusal("bad-request")
    seat = table.seats[n]
    if person.id in seat.holders:
        return
    if level is None or not table.seats_of(person.id):
        raise Refusal("not-your-seat")
    if seat.kind == "bot":
        raise Refusal("not-allowed")
    if seat.kind == "person" and not _is_overdue(hall, table, n):
        raise Refusal("not-allowed", phrase("refusal-not-absent"))


def _is_overdue(hall: Hall, table: Table, seat: int) -> bool:
    """Return whether the table has waited for an absent person as long as its patience lasts."""
    since, patience = table.absent_since(seat), hall.patience(table)
    if table.actor != seat or since is None or patience is None:
        return False
    return time.time() - since >= patience

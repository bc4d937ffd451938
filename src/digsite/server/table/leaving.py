"""Leaving a table and coming back. Nothing is lost: what is left is only out of one's lists."""

from functools import partial

from digsite.server.protocol.refusals import Refusal
from digsite.server.store import writing
from digsite.server.store.people import Person
from digsite.server.table import play
from digsite.server.table.hall import Hall
from digsite.server.table.new_seats import USUAL_LEVEL
from digsite.server.table.standins import set_standin
from digsite.server.table.table import Table
from digsite.server.table.uninterrupted import uninterrupted


@uninterrupted
async def leave(hall: Hall, table: Table, person: Person) -> list[int]:
    """Put a table away; return the seats for which a bot stands in now.

    Where nobody else belongs to the table it stands still. Where others do, a bot plays on for the
    seats that nobody else holds.
    """
    if not table.seats_of(person.id):
        raise Refusal("not-your-seat")
    left = _left_to_bots(table, person.id)
    for n in left:
        await set_standin(hall, table, n, USUAL_LEVEL)
    await hall.store.write(partial(writing.shelve, table=table.id, person=person.id))
    table.shelved.add(person.id)
    play.tell(hall, table)
    return left


def _left_to_bots(table: Table, person: str) -> list[int]:
    """Return the seats that only this person holds, if others want to play on."""
    company = any(seat.kind == "open" or seat.holders - {person} for seat in table.seats)
    if table.over or not company:
        return []
    return [
        n
        for n, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.holders == {person} and not seat.standin
    ]


@uninterrupted
async def come_back(hall: Hall, table: Table, person: Person) -> None:
    """Take a table back, and one's seats from the bots that stand in."""
    mine = table.seats_of(person.id)
    if not mine:
        raise Refusal("not-your-seat")
    for n in mine:
        if table.seats[n].standin and not table.over:
            await set_standin(hall, table, n, None)
    await play.unshelve(hall, table, person.id)
    play.tell(hall, table)

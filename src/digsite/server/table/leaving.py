"""Leaving a table and coming back. Nothing is lost: what is left is only out of one's lists."""

from digsite.server.protocol.refusals import Refusal
from digsite.server.store.people import Person
from digsite.server.store.writing import Reseating
from digsite.server.table import play
from digsite.server.table.hall import Hall
from digsite.server.table.new_seats import USUAL_LEVEL
from digsite.server.table.standins import with_standin
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
    away = Reseating(with_standin(table, left, USUAL_LEVEL), shelve=person.id)
    await play.reseat(hall, table, away)
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
    back = [n for n in mine if table.seats[n].standin and not table.over]
    again = Reseating(with_standin(table, back, None), unshelve=person.id)
    await play.reseat(hall, table, again)
    play.tell(hall, table)

"""Leaving a table and coming back. Nothing is lost: what is left is only out of one's lists."""

from functools import partial

from digsite.server import ledger, play
from digsite.server.hall import Hall
from digsite.server.lobby import USUAL_LEVEL
from digsite.server.people import Person
from digsite.server.refusals import Refusal
from digsite.server.tables import Table


async def leave(hall: Hall, table: Table, person: Person) -> list[int]:
    """Put a table away; give the seats for which a bot stands in now.

    Where nobody else belongs to the table it stands still. Where others do, a bot plays on for the
    seats that nobody else holds.
    """
    if not table.seats_of(person.id):
        raise Refusal("not-your-seat")
    return await play.shielded(_leave(hall, table, person.id))


async def _leave(hall: Hall, table: Table, person: str) -> list[int]:
    async with play.held(table):
        given = _given_up(table, person)
        for n in given:
            await play.seat_bot(hall, table, n, USUAL_LEVEL)
        await hall.store.write(partial(ledger.shelve, table=table.id, person=person))
        table.shelved.add(person)
        play.tell(hall, table)
        return given


def _given_up(table: Table, person: str) -> list[int]:
    company = any(seat.kind == "open" or seat.holders - {person} for seat in table.seats)
    if table.over or not company:
        return []
    return [
        n
        for n, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.holders == {person} and not seat.standin
    ]


async def come_back(hall: Hall, table: Table, person: Person) -> None:
    """Take a table back, and one's seats from the bots that stand in."""
    if not table.seats_of(person.id):
        raise Refusal("not-your-seat")
    await play.shielded(_come_back(hall, table, person.id))


async def _come_back(hall: Hall, table: Table, person: str) -> None:
    async with play.held(table):
        for n in table.seats_of(person):
            if table.seats[n].standin and not table.over:
                await play.seat_bot(hall, table, n, None)
        await play.unshelve(hall, table, person)
        play.tell(hall, table)

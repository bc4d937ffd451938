"""The calls over HTTP at a table: its state, moves, undo, its record. See `api` for all others."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final, cast

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response

from digsite.core.seats import NOBODY
from digsite.server.http.api import REFUSED, TableId
from digsite.server.http.identity import Caller, Speaking, TheGallery, TheHall
from digsite.server.protocol import messages, wire_answers, wire_table
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.reader import Reader
from digsite.server.showing.showing import Showing
from digsite.server.store.people import Person
from digsite.server.store.saved import Done
from digsite.server.table import play
from digsite.server.table.asked import Asked
from digsite.server.table.hall import Hall
from digsite.server.table.table import Table

LONGEST_WAIT: Final = 25.0
A_TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}

router: Final = APIRouter(prefix="/api", responses=REFUSED)

SeatAsked = Annotated[int | None, Query(ge=0, le=9, description="As which of my seats I look")]
Ply = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/tables/{table_id}")
async def get_table(  # noqa: PLR0913, PLR0917 - a call has as many parameters as options
    hall: TheHall,
    gallery: TheGallery,
    person: Caller,
    speaking: Speaking,
    table_id: TableId,
    seat: SeatAsked = None,
    after: Annotated[int, Query(ge=-1, le=2**31)] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
    parts: Annotated[bool, Query(description="With pictures")] = False,  # noqa: FBT002 - a query
    observe: Annotated[bool, Query(description="With the view as numbers")] = False,  # noqa: FBT002
) -> wire_table.Observed:
    """The state of a table. With `after` it waits up to `wait` seconds for a newer version."""
    table = await _newer(hall, table_id, person, after, wait)
    viewer = viewer_of(table, person, seat)
    showing = gallery.showing(table)
    return await _state(showing, viewer, person.id, speaking.lang, parts=parts, observe=observe)


async def _newer(hall: Hall, table_id: str, person: Person, after: int, wait: float) -> Table:
    table = await hall.table(table_id, person.id)
    table.glance()
    play.wake_bot(hall, table)
    if wait and table.version <= after:
        with suppress(TimeoutError):
            await asyncio.wait_for(_changes(table, after), wait)
    return await hall.table(table_id, person.id)


async def _changes(table: Table, after: int) -> None:
    while table.version <= after and not table.gone:
        await table.next_change.wait()


async def _state(  # noqa: PLR0913 - see get_table
    showing: Showing, viewer: int, person: str, lang: str, *, parts: bool, observe: bool
) -> wire_table.Observed:
    moment = showing.moment(viewer, person)
    state = await showing.state(moment, person, Reader(lang), pictures=parts)
    more = {"observation": moment.game.observe(moment.view)} if observe else {}
    return cast("wire_table.Observed", {**state, **more})


@router.get("/tables/{table_id}/at/{ply}")
async def get_moment(  # noqa: PLR0913, PLR0917 - see get_table
    hall: TheHall,
    gallery: TheGallery,
    person: Caller,
    speaking: Speaking,
    table_id: TableId,
    ply: Ply,
    seat: SeatAsked = None,
) -> wire_table.Earlier:
    """The table after so many actions, as my seat or a spectator could see it then."""
    table = await hall.table(table_id, person.id)
    viewer = viewer_of(table, person, seat)
    if ply > table.ply:
        raise Refusal("not-found")
    return gallery.showing(table).at(ply, viewer, person.id, Reader(speaking.lang))


@router.post("/tables/{table_id}/moves")
async def post_move(
    hall: TheHall, person: Caller, table_id: TableId, wish: messages.MoveWish
) -> wire_answers.Moved:
    """Play an action, or several as one step. The same `id` is done once, however often sent."""
    table = await hall.table(table_id, person.id)
    act = partial(play.act, hall, table, seat=wish.seat, what=wish.what)
    return await _moved(person, wish, act)


@router.post("/tables/{table_id}/undo")
async def post_undo(
    hall: TheHall, person: Caller, table_id: TableId, wish: messages.UndoWish
) -> wire_answers.Moved:
    """Take back the last step of a seat, or its whole turn."""
    table = await hall.table(table_id, person.id)
    undo = partial(play.undo, hall, table, seat=wish.seat, whole=wish.whole)
    return await _moved(person, wish, undo)


async def _moved(
    person: Person, wish: messages.StepWish, change: Callable[..., Awaitable[None]]
) -> wire_answers.Moved:
    """Ask for a change of a table; return where the table stands after it."""
    done: list[Done] = []
    await change(asked=Asked(person, wish.id, wish.version, done.append))
    return {"version": done[0].version, "ply": done[0].ply}


@router.get("/tables/{table_id}/record", response_class=Response, responses=A_TEXT)
async def get_record(hall: TheHall, table_id: TableId) -> PlainTextResponse:
    """The record of a finished game, its seed included."""
    table = await hall.table(table_id)
    if not table.over:
        raise Refusal("not-over")
    for n, seat in enumerate(table.seats):
        table.match.name(f"Seat-{n}", seat.called or table.colour(n))
    name = f"{table.game.NAME}-{table.id[:8]}.dig"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(str(table.match.record), headers=headers)


def viewer_of(table: Table, person: Person, seat: int | None) -> int:
    """Return as whom somebody looks: one of his seats, or a spectator."""
    mine = table.seats_of(person.id)
    if seat is None:
        return mine[0] if mine else NOBODY
    if seat not in mine:
        raise Refusal("not-your-seat")
    return seat

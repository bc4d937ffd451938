"""The calls over HTTP for the review of a finished game, and for playing moments of it again."""

from asyncio import to_thread
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request

from digsite.core.scenery import Screen
from digsite.server.http.api import REFUSED, TableId
from digsite.server.http.at_table import Ply, SeatAsked, viewer_of
from digsite.server.http.identity import (
    Caller,
    Speaking,
    TheGallery,
    TheHall,
    TheReviews,
    address_of,
)
from digsite.server.http.pages import review_words
from digsite.server.protocol import messages, wire_review
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.looking_back import after, labels, looked_back
from digsite.server.showing.reader import Reader
from digsite.server.store.people import Person
from digsite.server.table.hall import Hall
from digsite.server.table.reviewing import check
from digsite.server.table.table import Table

router: Final = APIRouter(prefix="/api/tables/{table_id}/review", responses=REFUSED)


@router.get("")
async def get_review(  # noqa: PLR0913, PLR0917 - a call has as many parameters as options
    hall: TheHall,
    gallery: TheGallery,
    reviews: TheReviews,
    person: Caller,
    speaking: Speaking,
    table_id: TableId,
    seat: SeatAsked = None,
) -> wire_review.ReviewNow:
    """The review of a finished game, or how far it is."""
    table = await hall.table(table_id, person.id)
    review = await reviews.made(table)
    progress = 1.0 if review else await reviews.progress(table)
    voice = gallery.showing(table).voice(speaking.lang)
    viewer = viewer_of(table, person, seat)
    said = await to_thread(looked_back, table, review, voice, viewer) if review else None
    return {"progress": progress, "review": said, "words": review_words(speaking.lang)}


@router.post("", status_code=202)
async def post_review(
    hall: TheHall, reviews: TheReviews, person: Caller, request: Request, table_id: TableId
) -> dict[str, float]:
    """Let the review of a finished game be made, unless it is made already."""
    table = await hall.table(table_id, person.id)
    if not await reviews.made(table) and await reviews.progress(table) is None:
        if not hall.reviewing.take(address_of(request)):
            raise Refusal("too-fast")
        await reviews.begin(table, person.id)
    progress = await reviews.progress(table)
    return {"progress": 1.0 if progress is None else progress}


@router.get("/{ply}/better")
async def get_better(  # noqa: PLR0913, PLR0917 - see get_review
    hall: TheHall,
    gallery: TheGallery,
    reviews: TheReviews,
    person: Caller,
    speaking: Speaking,
    table_id: TableId,
    ply: Ply,
    seat: SeatAsked = None,
    screen: Annotated[Screen, Query()] = "wide",
) -> wire_review.Better:
    """The better line at a decision, played out before my eyes."""
    table = await hall.table(table_id, person.id)
    decision = await reviews.decision(table, ply)
    showing, reader = gallery.showing(table), Reader(speaking.lang, screen)
    views = after(table, decision, decision.line, viewer_of(table, person, seat))
    return {
        "steps": labels(table, decision, decision.line, showing.voice(speaking.lang)),
        "views": [showing.earlier(view, ply, person.id, reader) for view in views],
    }


@router.post("/{ply}/moment")
async def post_moment(  # noqa: PLR0913, PLR0917 - see get_review
    hall: TheHall,
    gallery: TheGallery,
    person: Caller,
    speaking: Speaking,
    table_id: TableId,
    ply: Ply,
    wish: messages.MomentWish,
) -> wire_review.Practice:
    """A moment at which my seat acted, to be played again: what these picks mean there."""
    table = await _of_mine(hall, table_id, person, ply, wish.seat)
    reader = Reader(speaking.lang, wish.screen)
    showing = gallery.showing(table)
    return await showing.practice(ply, wish.seat, person.id, reader, tuple(wish.picks))


@router.post("/{ply}/try")
async def post_try(  # noqa: PLR0913, PLR0917 - see get_review
    hall: TheHall,
    gallery: TheGallery,
    reviews: TheReviews,
    person: Caller,
    speaking: Speaking,
    table_id: TableId,
    ply: Ply,
    wish: messages.TryWish,
) -> wire_review.Judged:
    """Other actions than I played at a moment: what they would have cost."""
    table = await _of_mine(hall, table_id, person, ply, wish.seat)
    await reviews.decision(table, ply)
    if not hall.hinting.take(person.id):
        raise Refusal("too-fast")
    found, decision = await reviews.try_again(table, ply, wish.actions, person.id)
    voice = gallery.showing(table).voice(speaking.lang)
    return {
        "right": found.is_right,
        "cost": round(found.cost, 4),
        "say": labels(table, decision, wish.actions, voice),
    }


async def _of_mine(hall: Hall, table_id: str, person: Person, ply: int, seat: int) -> Table:
    """Return the finished table at which a seat of mine acted at this ply."""
    table = await hall.table(table_id, person.id)
    check(table)
    if seat not in table.seats_of(person.id):
        raise Refusal("not-your-seat")
    if ply >= table.ply or table.chronicle.played[ply].seat != seat:
        raise Refusal("not-found")
    return table

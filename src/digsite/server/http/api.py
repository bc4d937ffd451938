"""The calls over HTTP but for those at a table (`at_table`): docs/protocol.md, section 3.

The OpenAPI document is made from both.
"""

from asyncio import to_thread
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Path, Query, Request

from digsite.server.http.identity import (
    Caller,
    Speaking,
    TheGallery,
    TheHall,
    TheNoticeboard,
    address_of,
)
from digsite.server.http.invitation import seat_offer
from digsite.server.http.lobby import lobby
from digsite.server.http.qr import own_key
from digsite.server.http.rules_page import rules
from digsite.server.protocol import messages, wire_answers, wire_lobby, wire_seats
from digsite.server.protocol.refusals import Refusal
from digsite.server.showing.details import table_url
from digsite.server.showing.voices import Voice
from digsite.server.store.people import Person, clean_name, new_id
from digsite.server.table import hosting, leaving, lessons
from digsite.server.table.table import Table

REFUSED: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": wire_answers.Refused} for status in (403, 404, 409, 413, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api", responses=REFUSED)

TableId = Annotated[str, Path(pattern=messages.ID)]
SeatKey = Annotated[str, Path(pattern=messages.ID)]
GameName = Annotated[str, Path(max_length=64)]


@router.get("/lobby")
async def get_lobby(
    hall: TheHall, noticeboard: TheNoticeboard, person: Caller, speaking: Speaking
) -> wire_lobby.Lobby:
    """Everything of the home page."""
    return await lobby(hall, noticeboard, person, speaking.lang)


# People


@router.get("/me")
async def get_me(person: Caller, speaking: Speaking) -> wire_seats.Me:
    """Who I am."""
    return {"name": person.name, "lang": speaking.lang}


@router.put("/me")
async def put_me(
    hall: TheHall, person: Caller, speaking: Speaking, wish: messages.MeWish
) -> wire_seats.Me:
    """Change my name or language."""
    if wish.name is not None and not clean_name(wish.name):
        raise Refusal("bad-request")
    renamed = await hosting.rename(hall, person, wish.name, wish.lang)
    return {"name": renamed.name, "lang": renamed.lang or speaking.lang}


@router.post("/bots", status_code=201)
async def post_bot(hall: TheHall, request: Request, wish: messages.BotWish) -> wire_seats.Token:
    """Enrol an outside bot: it sends the token as `Authorization: Bearer` with every call."""
    _take(hall.enrolling.take(address_of(request)))
    if not clean_name(wish.name):
        raise Refusal("bad-request")
    person = await hall.people.keep(Person(new_id()), name=wish.name)
    return {"token": hall.people.token(person.id), "name": person.name}


# Tables


@router.post("/play", status_code=201)
async def post_play(
    hall: TheHall, person: Caller, request: Request, wish: messages.PlayWish
) -> wire_answers.Created:
    """Play now: a table against sensible bots."""
    _take(hall.making.take(address_of(request)))
    return _created(await hosting.play_now(hall, person, wish.game), person)


@router.post("/learn", status_code=201)
async def post_learn(
    hall: TheHall, person: Caller, request: Request, wish: messages.PlayWish
) -> wire_answers.Created:
    """My lesson of a game: the one that I have begun, or a new one."""
    _take(hall.making.take(address_of(request)))
    return _created(await lessons.learn(hall, person, wish.game), person)


@router.post("/tables", status_code=201)
async def post_table(
    hall: TheHall, person: Caller, request: Request, wish: messages.TableWish
) -> wire_answers.Created:
    """Make a table."""
    _take(hall.making.take(address_of(request)))
    return _created(await hosting.new_table(hall, person, wish), person)


@router.get("/tables/{table_id}/links")
async def get_links(
    hall: TheHall, gallery: TheGallery, person: Caller, speaking: Speaking, table_id: TableId
) -> wire_seats.Links:
    """Links to open seats, for whoever made the table, and to my own seats."""
    table = await hall.table(table_id, person.id)
    mine = table.seats_of(person.id)
    host = person.id == table.setup.host
    invites = [n for n, seat in enumerate(table.seats) if seat.kind == "open" and host]
    voice = gallery.showing(table).voice(speaking.lang)
    return {
        "invites": [_link(table, n, table.seats[n].invite, voice) for n in invites],
        "own": [_link(table, n, table.seats[n].own, voice) for n in mine],
        "home": hall.settings.home,
    }


@router.get("/tables/{table_id}/keys")
async def get_keys(  # noqa: PLR0913, PLR0917 - a call has as many parameters as options
    hall: TheHall,
    gallery: TheGallery,
    person: Caller,
    speaking: Speaking,
    table_id: TableId,
    at: Annotated[
        str, Query(pattern=r"^https?://[^/\s]{1,200}(/[^\s?#]{1,200})?$", description="Our address")
    ],
) -> list[wire_seats.OwnKey]:
    """The keys to my own seats as QR codes, for another device of mine."""
    table = await hall.table(table_id, person.id)
    voice = gallery.showing(table).voice(speaking.lang)
    links = (_link(table, n, table.seats[n].own, voice) for n in table.seats_of(person.id))
    return [own_key(link, at) for link in links]


def _link(table: Table, n: int, key: str | None, voice: Voice) -> wire_seats.Link:
    name = voice.say(table.seat_words(n))
    return {"seat": n, "colour": table.colour(n), "name": name, "url": f"/seat/{key}"}


@router.get("/seats/{key}")
async def get_seat(
    hall: TheHall, gallery: TheGallery, person: Caller, speaking: Speaking, key: SeatKey
) -> wire_seats.SeatOffer:
    """What a link to a seat leads to."""
    return await seat_offer(hall, gallery, person, speaking.lang, key)


@router.post("/seats/{key}")
async def post_seat(
    hall: TheHall,
    person: Caller,
    key: SeatKey,
    wish: Annotated[messages.ClaimWish | None, Body()] = None,
) -> wire_answers.Created:
    """Take the seat of a link."""
    table, _ = await hosting.claim(hall, person, key, wish.name if wish else None)
    return _created(table, person)


@router.post("/tables/{table_id}/join")
async def post_join(
    hall: TheHall,
    person: Caller,
    table_id: TableId,
    wish: Annotated[messages.JoinWish | None, Body()] = None,
) -> wire_answers.Created:
    """Take an open seat of a public table."""
    table = await hall.table(table_id, person.id)
    wish = wish or messages.JoinWish()
    await hosting.join(hall, table, person, wish.seat, wish.name)
    return _created(table, person)


@router.post("/tables/{table_id}/rematch")
async def post_rematch(hall: TheHall, person: Caller, table_id: TableId) -> wire_answers.Created:
    """Play the same again."""
    table = await hosting.rematch(hall, await hall.table(table_id, person.id), person)
    return _created(table, person)


@router.post("/tables/{table_id}/leave")
async def post_leave(hall: TheHall, person: Caller, table_id: TableId) -> wire_answers.Left:
    """Put a table of mine away. Where others play on, a bot stands in for me."""
    return {"standins": await leaving.leave(hall, await hall.table(table_id, person.id), person)}


@router.post("/tables/{table_id}/return")
async def post_return(hall: TheHall, person: Caller, table_id: TableId) -> wire_answers.Created:
    """Take back a table that I have put away."""
    table = await hall.table(table_id, person.id)
    await leaving.come_back(hall, table, person)
    return _created(table, person)


# Rules


@router.get("/rules/{game}")
async def get_rules(speaking: Speaking, game: GameName) -> wire_lobby.Rules:
    """The rules of a game."""
    hosting.game_of(game)
    return await to_thread(rules, game, speaking.lang)  # drawing its pictures takes a while


# What they share


def _created(table: Table, person: Person) -> wire_answers.Created:
    return {"table": table.id, "url": table_url(table.id), "seats": table.seats_of(person.id)}


def _take(there_was_one: bool) -> None:  # noqa: FBT001 - the answer of a bucket
    if not there_was_one:
        raise Refusal("too-fast")

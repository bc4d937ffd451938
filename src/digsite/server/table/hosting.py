"""Making tables and taking seats."""

import time
from collections.abc import Container, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from digsite.core.game import Game
from digsite.core.match import seed_bytes
from digsite.core.phrase import phrase
from digsite.core.replay import checked
from digsite.games import load
from digsite.server.protocol.messages import SeatWish, TableWish, is_id
from digsite.server.protocol.refusals import Refusal
from digsite.server.store import listings, reading
from digsite.server.store.people import Person, clean_name, new_id
from digsite.server.store.saved import Seat, Setup
from digsite.server.store.writing import Reseating
from digsite.server.table import play
from digsite.server.table.hall import Hall
from digsite.server.table.new_seats import (
    FIRST_LEVEL,
    USUAL_LEVEL,
    of_bot,
    of_friend,
    of_person,
    usual_seats,
)
from digsite.server.table.table import Table
from digsite.server.table.uninterrupted import uninterrupted


def game_of(name: str) -> Game[Any, Any]:
    """Return a game by its name; Refusal if there is none."""
    try:
        return load(name)
    except ValueError:
        raise Refusal("not-found") from None


async def play_now(hall: Hall, person: Person, name: str) -> Table:
    """Make a table against bots that suit what somebody has played."""
    game = game_of(name)
    bots = [SeatWish(kind="bot", level=await level_for(hall, person))] * (usual_seats(game) - 1)
    wish = TableWish(game=name, seats=[SeatWish(kind="me"), *bots])
    return await new_table(hall, person, wish)


async def level_for(hall: Hall, person: Person) -> str:
    """Return the level of bots for somebody: the first, until he has finished a game."""
    plays = await hall.store.read(partial(listings.has_finished, person=person.id))
    return USUAL_LEVEL if plays else first_level(hall)


def first_level(hall: Hall) -> str:
    """Return the level of bots for a first game; a server may offer others than ours."""
    return FIRST_LEVEL if FIRST_LEVEL in hall.settings.bots else USUAL_LEVEL


async def new_table(hall: Hall, person: Person, wish: TableWish) -> Table:
    """Make the table that somebody wishes for."""
    game = game_of(wish.game)
    options = _checked(game, len(wish.seats), wish.options)
    seats = _seats(wish, person, hall.settings.bots)
    await hall.people.keep(person)
    seed = seed_bytes(hall.settings.seed)
    setup = replace(
        plain(game, person, seed, options), public=wish.public, hints=wish.hints, pace=wish.pace
    )
    return await _made(hall, setup, seats)


def plain(game: Game[Any, Any], person: Person, seed: bytes, options: Mapping[str, str]) -> Setup:
    """Return the setup of a table for one person and bots: not public, the usual pace."""
    return Setup(
        id=new_id(),
        game=game.NAME,
        game_version=game.VERSION,
        options=options,
        seed=seed,
        host=person.id,
        public=False,
        hints=False,
        created=time.time(),
    )


def _checked(game: Game[Any, Any], seats: int, options: Mapping[str, str]) -> dict[str, str]:
    try:
        return checked(game, seats, options)
    except ValueError:
        raise Refusal("bad-request") from None


def _seats(wish: TableWish, person: Person, levels: Container[str]) -> list[Seat]:
    found: list[Seat] = []
    for each in wish.seats:
        if each.kind == "me":
            found.append(_seat_of_mine(person, clean_name(each.name or ""), found))
        elif each.kind == "friend":
            found.append(of_friend())
        elif each.level and each.level in levels:
            found.append(of_bot(each.level, sum(seat.kind == "bot" for seat in found)))
        else:
            raise Refusal("bad-request")
    if not any(seat.kind == "person" for seat in found):
        raise Refusal("bad-request", phrase("refusal-no-seat-of-mine"))
    return found


def _seat_of_mine(person: Person, name: str, before: list[Seat]) -> Seat:
    """Return one more seat of who makes the table; the first without a name has his own."""
    if name or not any(seat.person == person.id and not seat.name for seat in before):
        return of_person(person.id, person.name, name)
    return Seat("person", holders={person.id})


async def _made(hall: Hall, setup: Setup, seats: list[Seat]) -> Table:
    table = await hall.make(setup, seats)
    hall.watchers.table_changed(table)
    play.wake_bot(hall, table)
    return table


# Taking seats


async def find_seat(hall: Hall, key: str) -> tuple[Table, int]:
    """Return the table and the seat that a link leads to."""
    if not is_id(key):
        raise Refusal("not-found")
    found = await hall.store.read(lambda connection: reading.seat_of_key(connection, key))
    if found is None:
        raise Refusal("not-found")
    return await hall.any_table(found[0]), found[1]


async def claim(hall: Hall, person: Person, key: str, name: str | None) -> tuple[Table, int]:
    """Take the seat of a link; return its table and the seat."""
    table, n = await find_seat(hall, key)
    await _take_seat(hall, table, n, await hall.people.wished(person, name=name or None), key)
    return table, n


async def join(hall: Hall, table: Table, person: Person, seat: int | None, name: str | None) -> int:
    """Take an open seat of a public table, the first if none is named; return the seat."""
    if not table.setup.public:
        raise Refusal("not-allowed")
    return await _join(hall, table, await hall.people.wished(person, name=name or None), seat)


@uninterrupted
async def _join(hall: Hall, table: Table, person: Person, seat: int | None) -> int:
    vacant = [n for n, each in enumerate(table.seats) if each.kind == "open"]
    if not vacant or (seat is not None and seat not in vacant):
        raise Refusal("taken")
    n = vacant[0] if seat is None else seat
    await _sit_down(hall, table, n, person, table.seats[n].invite)
    return n


@uninterrupted
async def _take_seat(hall: Hall, table: Table, n: int, person: Person, key: str) -> None:
    await _sit_down(hall, table, n, person, key)


async def _sit_down(hall: Hall, table: Table, n: int, person: Person, key: str | None) -> None:
    """Let a person hold a seat: anew by its invitation, or once more by the holder's own link."""
    seat = table.seats[n]
    away = person.id if person.id in table.shelved else ""
    if person.id in seat.holders and not (key == seat.own and seat.standin):
        if away:
            await play.reseat(hall, table, Reseating(unshelve=away))
        return
    if key != seat.own:
        _check_open(table, seat, person)
    back = replace(seat, holders={*seat.holders, person.id}, standin=None)
    taken = back if key == seat.own else _taken(seat, person)
    await play.reseat(hall, table, Reseating({n: taken}, unshelve=away, newcomer=person))
    hall.people.remember(person)
    _tell_words_changed(hall, table)


def _check_open(table: Table, seat: Seat, person: Person) -> None:
    if seat.kind != "open":
        raise Refusal("taken")
    if table.seats_of(person.id):
        raise Refusal("not-allowed", phrase("refusal-own-invite"))


def _taken(seat: Seat, person: Person) -> Seat:
    return replace(
        seat,
        kind="person",
        person=person.id,
        person_name=person.name,
        standin=None,
        holders={person.id},
    )


def _tell_words_changed(hall: Hall, table: Table) -> None:
    table.words_changed()
    hall.watchers.table_changed(table)


async def rename(hall: Hall, person: Person, name: str | None, lang: str | None) -> Person:
    """Change the name or the language of a person, at every table too; return him so."""
    renamed = await hall.people.keep(person, name=name, lang=lang)
    for table in tuple(hall.tables.values()):
        if any(seat.person == person.id for seat in table.seats):
            async with table.lock:
                await hall.follow(table)
    return renamed


# A rematch


@uninterrupted
async def rematch(hall: Hall, table: Table, person: Person) -> Table:
    """Play the same again, everybody one seat further; return the table, the same for everybody.

    It is played by the rules of today, with the options that these still have.
    """
    if not table.seats_of(person.id):
        raise Refusal("not-your-seat")
    if not table.over:
        raise Refusal("not-over")
    if table.rematch:
        return await hall.any_table(table.rematch)
    game = game_of(table.game.NAME)
    old = table.setup.options.items()
    known = {name: value for name, value in old if value in game.OPTIONS.get(name, ())}
    setup = replace(
        table.setup,
        id=new_id(),
        game_version=game.VERSION,
        options=_checked(game, len(table.seats), known),
        seed=seed_bytes(hall.settings.seed),
        created=time.time(),
    )
    seats = [_again(seat) for seat in (*table.seats[1:], table.seats[0])]
    following = await hall.make(setup, seats, rematch_of=table)
    table.rematch, table.seating = following.id, table.seating + 1
    play.wake_bot(hall, following)
    _tell_words_changed(hall, table)
    return following


def _again(seat: Seat) -> Seat:
    if seat.kind == "open":
        return of_friend()
    return replace(seat, standin=None, invite=None, own=new_id(), holders={*seat.holders})

"""Making tables and taking seats."""

import time
from dataclasses import replace
from functools import partial
from typing import Any

from digsite.core.game import Game
from digsite.core.match import seed_bytes
from digsite.core.phrase import phrase
from digsite.core.replay import checked
from digsite.games import load
from digsite.server import ledger, play
from digsite.server.hall import Hall
from digsite.server.lobby import USUAL_LEVEL, usual_seats
from digsite.server.messages import SeatWish, TableWish, is_id
from digsite.server.people import Person, clean_name, new_id
from digsite.server.refusals import Refusal
from digsite.server.seating import BOTS, Seat, of_bot, of_friend, of_person
from digsite.server.tables import Setup, Table


def game_of(name: str) -> Game[Any, Any]:
    """Give a game by its name."""
    try:
        return load(name)
    except ValueError:
        raise Refusal("not-found") from None


async def play_now(hall: Hall, person: Person, name: str) -> Table:
    """Make a table against sensible bots."""
    game = game_of(name)
    bots = [SeatWish(kind="bot", level=USUAL_LEVEL)] * (usual_seats(game) - 1)
    wish = TableWish(game=name, seats=[SeatWish(kind="me"), *bots])
    return await new_table(hall, person, wish)


async def new_table(hall: Hall, person: Person, wish: TableWish) -> Table:
    """Make the table that somebody wishes for."""
    game = game_of(wish.game)
    try:
        options = checked(game, len(wish.seats), wish.options)
    except ValueError:
        raise Refusal("bad-request") from None
    seating = _seating(wish, person)
    await hall.people.keep(person)
    setup = Setup(
        id=new_id(),
        game=game,
        options=options,
        seed=seed_bytes(hall.settings.seed),
        host=person.id,
        public=wish.public,
        hints=wish.hints,
        pace=wish.pace,
        created=time.time(),
    )
    return await _made(hall, setup, seating)


def _seating(wish: TableWish, person: Person) -> list[Seat]:
    found: list[Seat] = []
    for each in wish.seats:
        if each.kind == "me":
            found.append(_seat_of_mine(person, clean_name(each.name or ""), found))
        elif each.kind == "friend":
            found.append(of_friend())
        elif each.level in BOTS:
            found.append(of_bot(each.level, sum(seat.kind == "bot" for seat in found)))
        else:
            raise Refusal("bad-request")
    if not any(seat.kind == "person" for seat in found):
        raise Refusal("bad-request", phrase("refusal-no-seat-of-mine"))
    return found


def _seat_of_mine(person: Person, name: str, before: list[Seat]) -> Seat:
    """Give a seat at the screen of whoever makes the table: one of them may bear his own name."""
    if name or not any(seat.person == person.id and not seat.name for seat in before):
        return of_person(person.id, person.name, name)
    return Seat("person", holders={person.id})


async def _made(hall: Hall, setup: Setup, seating: list[Seat]) -> Table:
    table = await hall.make(setup, seating)
    hall.watchers.tables_changed()
    play.wake_bot(hall, table)
    return table


# Taking seats


async def find_seat(hall: Hall, key: str) -> tuple[Table, int]:
    """Give table and seat that a link leads to."""
    if not is_id(key):
        raise Refusal("not-found")
    found = await hall.store.read(lambda connection: ledger.seat_of_key(connection, key))
    if found is None:
        raise Refusal("not-found")
    return await hall.table(found[0]), found[1]


async def claim(hall: Hall, person: Person, key: str, name: str | None) -> tuple[Table, int]:
    """Take the seat of a link."""
    table, n = await find_seat(hall, key)
    person = await hall.people.keep(person, name=name or None)
    await play.shielded(_claim(hall, table, n, person, key))
    return table, n


async def join(hall: Hall, table: Table, person: Person, seat: int | None, name: str | None) -> int:
    """Take an open seat of a public table."""
    if not table.setup.public:
        raise Refusal("not-allowed")
    vacant = [n for n, each in enumerate(table.seats) if each.kind == "open"]
    if not vacant or (seat is not None and seat not in vacant):
        raise Refusal("taken")
    n = vacant[0] if seat is None else seat
    person = await hall.people.keep(person, name=name or None)
    await play.shielded(_claim(hall, table, n, person, table.seats[n].invite))
    return n


async def _claim(hall: Hall, table: Table, n: int, person: Person, key: str | None) -> None:
    async with play.held(table):
        seat = table.seats[n]
        await play.unshelve(hall, table, person.id)
        if person.id in seat.holders and not (key == seat.own and seat.standin):
            return
        if key != seat.own:
            _check_open(table, seat, person)
        back = replace(seat, holders={*seat.holders, person.id}, standin=None)
        taken = back if key == seat.own else _taken(seat, person)
        await hall.store.write(partial(ledger.keep_seat, table=table.id, n=n, seat=taken))
        table.seats[n] = taken
        words_changed(hall, table)


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


def words_changed(hall: Hall, table: Table) -> None:
    """Tell everybody that somebody has sat down or has another name."""
    hall.showing(table).forget_words()
    for listener in tuple(table.listeners):
        listener.words_changed()
    hall.watchers.tables_changed()


async def rename(hall: Hall, person: Person, name: str | None, lang: str | None) -> Person:
    """Give a person another name, at every table too."""
    renamed = await hall.people.keep(person, name=name, lang=lang)
    for table in tuple(hall.tables.values()):
        mine = [seat for seat in table.seats if seat.person == person.id]
        if any(seat.person_name != renamed.name for seat in mine):
            for seat in mine:
                seat.person_name = renamed.name
            words_changed(hall, table)
    return renamed


# Again


async def rematch(hall: Hall, table: Table, person: Person) -> Table:
    """Play the same again, everybody one seat further."""
    if not table.seats_of(person.id):
        raise Refusal("not-your-seat")
    if not table.over:
        raise Refusal("not-over")
    return await play.shielded(_rematch(hall, table))


async def _rematch(hall: Hall, table: Table) -> Table:
    async with play.held(table):
        if table.next:
            return await hall.table(table.next)
        seed = seed_bytes(hall.settings.seed)
        setup = replace(table.setup, id=new_id(), seed=seed, created=time.time())
        seating = [_again(seat) for seat in (*table.seats[1:], table.seats[0])]
        following = await _made(hall, setup, seating)
        await hall.store.write(partial(ledger.keep_rematch, table=table.id, following=following.id))
        table.next = following.id
        words_changed(hall, table)
        return following


def _again(seat: Seat) -> Seat:
    if seat.kind == "open":
        return of_friend()
    return replace(seat, standin=None, invite=None, own=new_id(), holders={*seat.holders})

"""Tables at moments that tests need: taken from the whole games in tests/records."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import sqlalchemy as sa

import digsite
from digsite.core.happenings import Notice
from digsite.core.match import Played
from digsite.core.record import Record
from digsite.core.replay import replayed, seed_of
from digsite.play.chronicle import Chronicle
from digsite.server.store import writing
from digsite.server.store.people import new_id
from digsite.server.store.saved import Setup
from digsite.server.table.new_seats import of_bot, of_person
from digsite.server.table.table import Table
from tests.browser.serving import Served
from tests.browser.visitor import Visitor
from tests.records.games import read, today

Wanted = Callable[[Any], bool]  # of the view of the seat that is to move


def sit_down_where(visitor: Visitor, served: Served, game: str, wanted: Wanted) -> Any:  # noqa: ANN401
    """Sit down as the seat that is to move, at the first such moment; return what it sees."""
    record, ply, view = next(moments(game, wanted))
    sit_down(visitor, served, record, ply, view.seat)
    visitor.wait_for("you")
    return view


def sit_down(visitor: Visitor, served: Served, record: Record, ply: int, seat: int) -> None:
    """Sit down at a table where so much of a record was played."""
    setup, seats = of_record(record, visitor, seat)
    rules = digsite.load(record.game)
    played = [(each.actor, [each.action]) for each in replayed(rules, record)][:ply]
    table = Table(setup, seats, played)
    with sa.create_engine(served.db).begin() as connection:
        writing.make(connection, table.saved())
    visitor.goto(f"/t/{table.id}")


def sit_down_told(visitor: Visitor, served: Served, game: str, tone: str) -> Notice:
    """Sit down where a seat is to move that was told something since it moved last; return it."""
    record, ply, seat, notice = next(told_moments(game, tone))
    sit_down(visitor, served, record, ply, seat)
    visitor.wait_for("you")
    return notice


def told_moments(game: str, tone: str) -> Iterator[tuple[Record, int, int, Notice]]:
    """Find the moments at which a seat is to move that was told something in this tone."""
    rules = digsite.load(game)
    for path in today(game):
        record = read(path)
        chronicle = Chronicle(rules, record.seats, record.options)
        for each in replayed(rules, record):
            if each.actor >= 0:
                since = chronicle.told(each.actor)[chronicle.news(each.actor) :]
                notices = [each.notice for told in since for each in told.happened]
                for notice in notices:
                    if notice and notice.tone == tone:
                        yield record, each.ply, each.actor, notice
            chronicle.add([Played(each.actor, each.action)])


def moments(game: str, wanted: Wanted) -> Iterator[tuple[Record, int, Any]]:
    """Find the moments at which the seat that is to move sees what is wanted."""
    rules = digsite.load(game)
    for path in today(game):
        record = read(path)
        for each in replayed(rules, record):
            if each.actor >= 0:
                view = rules.look(each.before, each.actor)
                if wanted(view):
                    yield record, each.ply, view


def of_record(record: Record, visitor: Visitor, seat: int) -> tuple[Setup, list[Any]]:
    """Return a table as the record began, with the visitor on one seat and bots on the others."""
    person = person_of(visitor)
    seats = [
        of_person(person, "Ada") if n == seat else of_bot("digger", n) for n in range(record.seats)
    ]
    seed = seed_of(record)
    assert seed
    setup = Setup(
        id=new_id(),
        game=record.game,
        game_version=record.version,
        options=record.options,
        seed=seed,
        host=person,
        public=False,
        hints=False,
        created=time.time(),
    )
    return setup, seats


def person_of(visitor: Visitor) -> str:
    """Return the id that the cookie of a visitor signs; a new one gets his cookie first."""
    if not any(cookie["name"] == "digsite" for cookie in visitor.context.cookies()):
        visitor.goto("/")
    cookies = {cookie["name"]: cookie["value"] for cookie in visitor.context.cookies()}
    return str(cookies["digsite"]).strip('"').partition(".")[0]

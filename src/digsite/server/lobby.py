"""What the home page shows: the games, and the tables that concern somebody."""

import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, case, exists, select

from digsite.bots import LEVELS
from digsite.core.game import Game
from digsite.core.phrase import phrase
from digsite.games import load, names
from digsite.i18n import LANGUAGES
from digsite.server import wire
from digsite.server.assets import picture_url
from digsite.server.hall import Hall
from digsite.server.people import Person
from digsite.server.schema import holders, people, seats, shelved, tables
from digsite.server.views import iso, table_url
from digsite.server.voices import Voice, voice

MINE: Final = 60  # tables that are listed
LISTED: Final = 30
FINISHED: Final = 20
DAY: Final = 24 * 60 * 60.0
WEEK: Final = 7 * DAY
USUAL_SEATS: Final = 3
USUAL_LEVEL: Final = "student"

AnyRow = Any  # of a query: its columns are named there
State = Literal["your-turn", "waiting", "running", "over"]


async def lobby(hall: Hall, person: Person, lang: str) -> wire.Lobby:
    """Give everything of the home page."""
    return {
        "me": {"name": person.name, "lang": lang},
        "languages": languages(),
        "levels": [
            {
                "key": level.key,
                "name": voice(lang).key(f"level-{level.key}"),
                "about": voice(lang).key(f"level-{level.key}-about"),
            }
            for level in LEVELS
        ],
        "games": [card(name, lang) for name in names()],
        **await lists(hall, person, lang),
    }


def languages() -> list[wire.Language]:
    """Give the languages, each by its own name."""
    return [{"code": code, "name": voice(code).key("language-name")} for code in LANGUAGES]


# Games


@lru_cache(maxsize=100)
def card(name: str, lang: str) -> wire.GameCard:
    """Give a game as the lobby shows it."""
    game, speaking = load(name), voice(lang, name)
    count = usual_seats(game)
    return {
        "name": name,
        "title": speaking.key("game-title"),
        "pitch": speaking.key("game-pitch"),
        "seats": [*game.SEATS],
        "colours": [*game.COLOURS],
        "options": [_option(speaking, each, game.OPTIONS[each]) for each in game.OPTIONS],
        "play_now": {"seats": count, "level": USUAL_LEVEL},
        "with": speaking.key("lobby-with", bots=count - 1, level=phrase(f"level-{USUAL_LEVEL}")),
        "cover": picture_url(name, "cover"),
        "icon": picture_url(name, "icon"),
    }


def usual_seats(game: Game[Any, Any]) -> int:
    """How many play, unless somebody says otherwise."""
    return min(max(USUAL_SEATS, game.SEATS[0]), game.SEATS[-1])


def _option(speaking: Voice, name: str, values: Sequence[str]) -> wire.Option:
    said: list[wire.Value] = [
        {"value": value, "label": speaking.key(f"option-{name}-{value}")} for value in values
    ]
    return {"name": name, "label": speaking.key(f"option-{name}"), "values": said}


# Tables


async def lists(hall: Hall, person: Person, lang: str) -> wire.Lists:
    """Give the tables that concern a person."""
    found = await hall.store.read(lambda connection: _found(connection, person.id))
    told = {
        name: [_summary(hall, row, found.seats[row.id], person.id, lang) for row in rows]
        for name, rows in found.rows.items()
    }
    return {
        "mine": told["mine"],
        "finished": told["finished"],
        "away": told["away"],
        "open": told["open"],
        "watch": told["watch"],
    }


class _Found:
    """Rows of tables by list, and of seats by table."""

    def __init__(self) -> None:
        self.rows: dict[str, Sequence[AnyRow]] = {}
        self.seats: dict[str, list[AnyRow]] = {}


def _found(connection: Connection, person: str) -> _Found:
    held = exists().where(holders.c.table_id == tables.c.id, holders.c.person == person)
    away = held & exists().where(shelved.c.table_id == tables.c.id, shelved.c.person == person)
    mine = held & ~away
    vacant = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    runs = tables.c.actor.is_not(None)
    shown = runs & tables.c.public.is_(True) & ~held & _recent()
    found = _Found()
    found.rows = {
        "mine": _newest(connection, runs & mine, MINE, first=_turn_of(person)),
        "finished": _newest(connection, ~runs & mine, FINISHED),
        "away": _newest(connection, away, FINISHED),
        "open": _newest(connection, shown & vacant, LISTED),
        "watch": _newest(connection, shown & ~vacant, LISTED),
    }
    ids = [row.id for rows in found.rows.values() for row in rows]
    found.seats = _seats(connection, ids, person)
    return found


def _recent() -> ColumnElement[bool]:
    """Whether something has happened at a table not long ago, at its pace."""
    recently = time.time() - case((tables.c.pace == "live", DAY), else_=WEEK)
    return tables.c.changed > recently


def _newest(
    connection: Connection,
    which: ColumnElement[bool],
    most: int,
    first: ColumnElement[bool] | None = None,
) -> Sequence[AnyRow]:
    wanted = ("id", "game", "actor", "result", "changed", "pace")
    columns = [tables.c[name] for name in wanted]
    orders = [tables.c.changed.desc(), tables.c.id]
    if first is not None:
        orders.insert(0, case((first, 0), else_=1))
    query = select(*columns).where(which).order_by(*orders)
    return connection.execute(query.limit(most)).all()


def _turn_of(person: str) -> ColumnElement[bool]:
    """Whether a table waits for a person: however many newer tables there are, it is listed."""
    seat = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.actor)
    held = (holders.c.table_id == seats.c.table_id) & (holders.c.seat == seats.c.seat)
    mine = (holders.c.person == person) & seats.c.standin.is_(None)
    return exists().where(seat, held, mine)


def _seats(connection: Connection, ids: Iterable[str], person: str) -> dict[str, list[AnyRow]]:
    named = seats.outerjoin(people, people.c.id == seats.c.person).outerjoin(
        holders,
        (holders.c.table_id == seats.c.table_id)
        & (holders.c.seat == seats.c.seat)
        & (holders.c.person == person),
    )
    query = select(
        seats.c.table_id,
        seats.c.seat,
        seats.c.kind,
        seats.c.name,
        seats.c.standin,
        people.c.name.label("person_name"),
        holders.c.person.label("holder"),
    )
    which = seats.c.table_id.in_(list(ids))
    rows = connection.execute(query.select_from(named).where(which).order_by(seats.c.seat))
    found: dict[str, list[AnyRow]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return found


def _summary(
    hall: Hall, row: AnyRow, sitting: list[AnyRow], person: str, lang: str
) -> wire.Summary:
    speaking = voice(lang, row.game)
    colours = load(row.game).COLOURS if row.game in names() else ()
    players: list[wire.Sitter] = [
        {
            "seat": seat.seat,
            "colour": colours[seat.seat] if colours else "",
            "name": seat.name or seat.person_name or _colour_word(speaking, colours, seat.seat),
            "kind": seat.kind,
        }
        for seat in sitting
    ]
    mine = [seat.seat for seat in sitting if seat.holder == person]
    state = _state(row, sitting, mine)
    in_memory = hall.tables.get(row.id)
    return {
        "table": row.id,
        "url": table_url(row.id),
        "game": row.game,
        "title": speaking.key("game-title"),
        "about": hall.showing(in_memory).about(lang) if in_memory else "",
        "state": state,
        "say": _say(speaking, row, state, mine, players),
        "players": players,
        "mine": mine,
        "open": sum(seat.kind == "open" for seat in sitting),
        "changed": iso(row.changed),
        "pace": row.pace,
    }


def _colour_word(speaking: Voice, colours: Sequence[str], seat: int) -> str:
    return speaking.key(f"seat-{colours[seat]}") if colours else ""


def _state(row: AnyRow, sitting: list[AnyRow], mine: list[int]) -> State:
    if row.actor is None:
        return "over"
    if row.actor in mine and not sitting[row.actor].standin:
        return "your-turn"
    return "waiting" if mine else "running"


def _say(
    speaking: Voice, row: AnyRow, state: State, mine: list[int], players: list[wire.Sitter]
) -> str:
    if state == "over":
        seat = min(mine, key=lambda each: row.result["places"][each])
        place = phrase("place", rank=row.result["places"][seat])
        points = phrase("points", points=row.result["scores"][seat])
        return speaking.key("comma", first=place, last=points)
    if state == "your-turn":
        return speaking.key("your-turn")
    actor = players[row.actor]
    if actor["kind"] == "open":
        return speaking.key("lobby-seat-open")
    return speaking.key("waiting-for", who=actor["name"])

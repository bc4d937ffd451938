"""The lists of the lobby in words: a line for each table."""

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from digsite.core.phrase import phrase
from digsite.games import load, names
from digsite.server.protocol import wire_lobby, wire_seats
from digsite.server.showing.details import iso, table_url
from digsite.server.showing.gallery import Gallery
from digsite.server.showing.voices import Voice, voice
from digsite.server.store.listings import SeatRow, TableRow, listings
from digsite.server.store.people import Person
from digsite.server.table.hall import Hall

OF_OTHERS: Final = ("open", "watch")  # the lists of tables to play or to look on at
SummaryState = Literal["your-turn", "waiting", "running", "over"]


async def lists(hall: Hall, gallery: Gallery, person: Person, lang: str) -> wire_lobby.Lists:
    """Return the tables that concern a person."""
    found = await hall.store.read(partial(listings, person=person.id))
    told = {
        name: [
            _summary(row, found.seats[row.id], person.id, lang, _about(hall, gallery, row.id, lang))
            for row in rows
            if _is_here(row) or name not in OF_OTHERS
        ]
        for name, rows in found.tables.items()
    }
    return {
        "mine": told["mine"],
        "finished": told["finished"],
        "away": told["away"],
        "open": told["open"],
        "watch": told["watch"],
    }


def _about(hall: Hall, gallery: Gallery, table_id: str, lang: str) -> str:
    """Say how far the game is, if its table is in memory: else it would have to be loaded."""
    table = hall.tables.get(table_id)
    return gallery.showing(table).about(lang) if table else ""


def _summary(
    row: TableRow, sitting: list[SeatRow], person: str, lang: str, about: str
) -> wire_lobby.Summary:
    speaking = voice(lang, row.game)
    players = _players(row, sitting, speaking)
    mine = [seat.seat for seat in sitting if seat.holder == person]
    here = _is_here(row)
    state = _state(row, sitting, mine) if here else "over"
    return {
        "table": row.id,
        "url": table_url(row.id),
        "game": row.game,
        "title": speaking.key("game-title"),
        "about": about if here else speaking.key("lobby-not-here"),
        "state": state,
        "say": _say(speaking, row, state, mine, players),
        "players": players,
        "mine": mine,
        "open": sum(seat.kind == "open" for seat in sitting),
        "changed": iso(row.changed),
        "pace": row.pace,
    }


def _is_here(row: TableRow) -> bool:
    """Return whether the rules of a table are here: else it can be read at most."""
    try:
        load(row.game, row.game_version)
    except ValueError:
        return False
    return True


def _players(row: TableRow, sitting: list[SeatRow], speaking: Voice) -> list[wire_seats.Sitter]:
    colours = load(row.game).COLOURS if row.game in names() else ()
    return [
        {
            "seat": seat.seat,
            "colour": colours[seat.seat] if colours else "",
            "name": seat.name or seat.person_name or _colour_word(speaking, colours, seat.seat),
            "kind": seat.kind,
        }
        for seat in sitting
    ]


def _colour_word(speaking: Voice, colours: Sequence[str], seat: int) -> str:
    return speaking.key(f"seat-{colours[seat]}") if colours else ""


def _state(row: TableRow, sitting: list[SeatRow], mine: list[int]) -> SummaryState:
    if row.actor is None:
        return "over"
    if row.actor in mine and not sitting[row.actor].standin:
        return "your-turn"
    return "waiting" if mine else "running"


def _say(
    speaking: Voice,
    row: TableRow,
    state: SummaryState,
    mine: list[int],
    players: list[wire_seats.Sitter],
) -> str:
    """Say in a few words how the table stands for whoever reads the list."""
    if state == "over" and row.result is None:
        return speaking.key("lobby-closed")
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

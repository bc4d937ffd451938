"""The lists of the lobby in words: a line for each table."""

from collections.abc import Sequence
from typing import Literal

from digsite.core.phrase import phrase
from digsite.games import load, names
from digsite.server.protocol import wire_lobby, wire_seats
from digsite.server.showing.details import iso, table_url
from digsite.server.showing.voices import Voice, voice
from digsite.server.store.listings import SeatRow, TableRow

SummaryState = Literal["your-turn", "waiting", "running", "over"]


def summary(
    row: TableRow, sitting: list[SeatRow], mine: list[int], lang: str, about: str
) -> wire_lobby.Summary:
    """Return the line of a table for somebody who has these seats; `about`: how far it is."""
    speaking = voice(lang, row.game)
    players = _players(row, sitting, speaking)
    here = is_here(row)
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
        "review": state == "over" and here and row.result is not None,
    }


def is_here(row: TableRow) -> bool:
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

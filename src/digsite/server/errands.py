"""What a message of the socket asks for."""

import asyncio
from typing import TYPE_CHECKING, Final

from digsite.core.phrase import phrase
from digsite.core.seats import NOBODY
from digsite.i18n import LANGUAGES
from digsite.server import messages, play
from digsite.server.hall import LOG
from digsite.server.refusals import Refusal
from digsite.server.tables import Done

if TYPE_CHECKING:
    from digsite.server.connection import Connection

ADVISER: Final = "level-scholar"


async def run(connection: "Connection", message: messages.Message) -> None:
    """Do it, and answer."""
    hall, table = connection.hall, connection.table
    match message:
        case messages.Act():
            asked = _asked(connection, message.id, message.version)
            await play.act(hall, table, asked, message.seat, message.what)
        case messages.Undo():
            asked = _asked(connection, message.id, message.version)
            await play.undo(hall, table, asked, message.seat)
        case messages.Standin():
            asked = _asked(connection, message.id)
            await play.standin(hall, table, asked, message.seat, message.level)
        case messages.Chat():
            await _chat(connection, message)
        case messages.Hint():
            _hint(connection, message)
        case _:
            await _look(connection, message)


def _asked(connection: "Connection", key: str, version: int = 0) -> play.Asked:
    def reply(done: Done) -> None:
        connection.answer(key, version=done.version, ply=done.ply)

    return play.Asked(connection.who, key, version, reply)


async def _chat(connection: "Connection", message: messages.Chat) -> None:
    text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
    if not text:
        raise Refusal("bad-request")
    asked = _asked(connection, message.id)
    await play.chat(connection.hall, connection.table, asked, connection.viewer, text)


# What changes nothing


async def _look(
    connection: "Connection",
    message: messages.Look
    | messages.Lang
    | messages.Whole
    | messages.At
    | messages.Chart
    | messages.Ping,
) -> None:
    match message:
        case messages.Look():
            viewer = _viewer(connection, message.seat)
            connection.answer(message.id)
            connection.look_as(viewer)
        case messages.Lang():
            lang = message.lang if message.lang in LANGUAGES else connection.lang
            connection.answer(message.id, lang=lang)
            connection.speak(lang)
        case messages.Whole():
            connection.answer(message.id)
            connection.send_whole()
        case messages.Ping():
            connection.answer(message.id, version=connection.table.version)
        case _:
            await _look_back(connection, message)


def _viewer(connection: "Connection", seat: int | None) -> int:
    if seat is None:
        return NOBODY
    if seat not in connection.table.seats_of(connection.person):
        raise Refusal("not-your-seat")
    return seat


async def _look_back(connection: "Connection", message: messages.At | messages.Chart) -> None:
    showing, viewer = connection.showing, connection.viewer
    if isinstance(message, messages.Chart):
        points = await asyncio.to_thread(showing.chart, viewer)
        connection.answer(message.id, points=points, last=connection.table.ply)
        return
    if message.ply > connection.table.ply:
        raise Refusal("not-found")
    view = showing.at(message.ply, viewer, connection.person, connection.lang)
    connection.answer(message.id, view=view)


# Hints


def _hint(connection: "Connection", message: messages.Hint) -> None:
    """Think aside: the connection goes on meanwhile."""
    hall, table = connection.hall, connection.table
    if not table.hints:
        raise Refusal("not-allowed")
    if table.actor != connection.viewer:
        raise Refusal("illegal", phrase("illegal-not-your-turn"))
    if message.version != table.version:
        raise Refusal("stale")
    if not hall.hinting.take(connection.person):
        raise Refusal("too-fast")
    connection.aside(_think(connection, message))


async def _think(connection: "Connection", message: messages.Hint) -> None:
    table, showing, lang = connection.table, connection.showing, connection.lang
    view = table.chronicle.view(connection.viewer)
    try:
        found = await connection.hall.workshop.explain(table.game.NAME, view, table.dice())
        shown = showing.candidates(view, found, lang)
        connection.answer(message.id, candidates=shown, by=showing.voice(lang).key(ADVISER))
    except Exception:  # noqa: BLE001 - whoever waits for the hint must hear of it
        LOG.exception("a hint has failed")
        connection.refuse(message.id, Refusal("busy"))

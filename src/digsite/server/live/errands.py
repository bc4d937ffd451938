"""Does what a message of the socket asks for, and answers it."""

import asyncio
from typing import TYPE_CHECKING, Final

from digsite.core.phrase import phrase
from digsite.core.plain_text import printable
from digsite.core.seats import NOBODY
from digsite.i18n import LANGUAGES
from digsite.play.slips import slip
from digsite.server.protocol import messages, wire_answers
from digsite.server.protocol.refusals import Refusal, Slip
from digsite.server.showing.details import advised, candidates
from digsite.server.store.saved import Done
from digsite.server.table import lessons, play
from digsite.server.table.asked import Asked
from digsite.server.table.chat import chat
from digsite.server.table.hall import LOG
from digsite.server.table.queue import Need, Urgency
from digsite.server.table.standins import change_standin

if TYPE_CHECKING:
    from digsite.server.live.connection import Connection

ADVISER: Final = "level-scholar"


async def run(connection: "Connection", message: messages.Message) -> None:
    """Do what a message asks for, and answer."""
    hall, table = connection.hall, connection.table
    match message:
        case messages.Act():
            asked = _asked(connection, message.id, message.version)
            _be_careful(connection, message)
            with connection.keeping(tuple(message.picks)):
                await play.act(hall, table, asked, message.seat, message.what)
        case messages.LessonTurn():
            asked = _asked(connection, message.id, message.version)
            await lessons.turn(hall, table, asked, message.how)
        case messages.Undo():
            asked = _asked(connection, message.id, message.version)
            await play.undo(hall, table, asked, message.seat, whole=message.whole)
        case messages.Standin():
            asked = _asked(connection, message.id)
            await change_standin(hall, table, asked, message.seat, message.level)
        case messages.Chat():
            await _chat(connection, message)
        case messages.Hint():
            _hint(connection, message)
        case messages.Gather():
            _gather(connection, message)
        case _:
            await _look(connection, message)


def _asked(connection: "Connection", key: str, version: int = 0) -> Asked:
    def reply(done: Done) -> None:
        moved: wire_answers.Moved = {"version": done.version, "ply": done.ply}
        connection.answer(key, **moved)

    return Asked(connection.who, key, version, reply)


def _be_careful(connection: "Connection", message: messages.Act) -> None:
    """Tell somebody careful of a slip instead of playing it, where hints are allowed."""
    table, what = connection.table, message.what
    seat, viewer = message.seat, connection.viewer
    if not (message.careful and table.hints and seat == viewer == table.actor):
        return
    if message.version != table.version or isinstance(what, str):
        return
    found = slip(table.game, table.chronicle.view(seat), what, table.dice())
    if found:
        raise Slip(found)


async def _chat(connection: "Connection", message: messages.Chat) -> None:
    text = printable(message.text).strip()
    if not text:
        raise Refusal("bad-request")
    asked = _asked(connection, message.id)
    await chat(connection.hall, connection.table, asked, connection.viewer, text)


# What changes nothing


def _gather(connection: "Connection", message: messages.Gather) -> None:
    """Tell what picks mean. The answer comes after the states that are on their way."""
    table = connection.table
    if message.version != table.version:
        raise Refusal("stale")
    if message.seat not in table.seats_of(connection.person) or message.seat != connection.viewer:
        raise Refusal("not-your-seat")
    if table.actor != message.seat or table.seats[message.seat].standin:
        raise Refusal("illegal", phrase("illegal-not-your-turn"))
    connection.send_gathered(message.id, tuple(message.picks))


async def _look(
    connection: "Connection",
    message: messages.Look
    | messages.Lang
    | messages.NewScreen
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
        case messages.NewScreen():
            connection.answer(message.id)
            connection.fit(message.screen)
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
        scores: wire_answers.Scores = {"points": points, "last": connection.table.ply}
        connection.answer(message.id, **scores)
        return
    if message.ply > connection.table.ply:
        raise Refusal("not-found")
    view = showing.at(message.ply, viewer, connection.person, connection.reader)
    seen: wire_answers.Seen = {"view": view}
    connection.answer(message.id, **seen)


# Hints


def _hint(connection: "Connection", message: messages.Hint) -> None:
    """Let a strong bot think, if hints are allowed now; the connection goes on meanwhile."""
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
        need = Need(connection.person, lambda: Urgency.WAITED_FOR)
        found = await connection.hall.workshop.explain(table.game, view, table.dice(), need)
        voice = showing.voice(lang)
        advice: wire_answers.Advice = {
            "candidates": candidates(table.game, voice, view, found),
            "reasons": advised(table.game, voice, view, found, table.dice()),
            "by": voice.key(ADVISER),
            "tip": voice.tip(message.version),
        }
        connection.answer(message.id, **advice)
    except Exception:  # noqa: BLE001 - whoever waits for the hint must hear of it
        LOG.exception("a hint has failed")
        connection.refuse(message.id, Refusal("busy"))

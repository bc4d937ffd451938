"""The chat of a table."""

import time

from digsite.core.phrase import phrase
from digsite.server.protocol.refusals import Refusal
from digsite.server.store import writing
from digsite.server.store.database import Ring
from digsite.server.store.reading import CHAT_KEPT
from digsite.server.store.saved import ChatLine, Done
from digsite.server.table.asked import Asked
from digsite.server.table.hall import Hall
from digsite.server.table.table import Table
from digsite.server.table.uninterrupted import uninterrupted


@uninterrupted
async def chat(hall: Hall, table: Table, asked: Asked, seat: int, text: str) -> None:
    """Say something to everybody at the table, from this seat or another of one's own."""
    if asked.answered_before(table):
        return
    mine = table.seats_of(asked.person.id)
    if not mine:
        raise Refusal("not-your-seat", phrase("refusal-chat"))
    if not hall.chatting.take(asked.person.id):
        raise Refusal("too-fast")
    line = _line(table, seat if seat in mine else mine[0], text)
    outcome = Done(table.version, table.ply)
    await hall.store.write(writing.say(table.id, line, asked.key, outcome), Ring(table.id))
    table.chat = [*table.chat, line][-CHAT_KEPT:]
    asked.answer(table)
    table.tell_said([line])


def _line(table: Table, seat: int, text: str) -> ChatLine:
    n = table.chat[-1].n + 1 if table.chat else 0
    return ChatLine(n, seat, table.seats[seat].called, text, time.time())

"""A table in memory follows the database, which another server may have changed."""

from functools import partial
from itertools import groupby

from digsite.core.errors import Unreadable
from digsite.play.course import Course
from digsite.server.store import reading
from digsite.server.store.database import Store
from digsite.server.store.reading import CHAT_KEPT
from digsite.server.store.saved import Known, News
from digsite.server.table.rules import Unplayable
from digsite.server.table.table import Table


async def follow(store: Store, table: Table) -> bool:
    """Take over what is new in the database, and tell who looks on; return whether it was anything.

    The caller holds the lock. What the match has played that was not committed is taken back.
    Unplayable if the table has gone, or cannot be followed.
    """
    read = partial(reading.news_of, table_id=table.id, seen=seen(table), server=store.server)
    news = await store.read(read)
    if news is None:
        raise Unplayable(table.id)
    return take_over(table, news)


def seen(table: Table) -> Known:
    """Return how much of a table is in memory."""
    return Known(table.version, table.seating, table.chat[-1].n + 1 if table.chat else 0)


def take_over(table: Table, news: News) -> bool:
    """Do in memory what the database says, and tell who looks on; return whether it was anything.

    Every change of the log has raised the version, and what it added bears it. So all that bears a
    newer one than ours is missing, and what lies before it is the same here and there.
    """
    moved = news.progress.version != table.version
    if news.mended:
        raise Unplayable(table.id)
    if moved or table.match.ply != table.ply:
        _go_on(table, news)
    if moved and news.progress.actor != (None if table.match.over else table.match.actor):
        raise Unplayable(table.id)  # it was closed
    if moved:
        table.version, table.changed = news.progress.version, news.progress.changed
        table.taught = news.progress.taught
    for message, done in news.done.items():
        table.remember(message, done)
    _tell(table, news, moved=moved)
    return moved or bool(news.seats or news.chat)


def _go_on(table: Table, news: News) -> None:
    """Play what is missing, after what memory and the log have in common."""
    game, common = table.game, news.progress.ply - len(news.steps)
    if not 0 <= common <= table.ply:
        raise Unplayable(table.id)
    try:
        steps = [
            (seat, [game.read(move.text) for _, move in moves])
            for (_, seat), moves in groupby(news.steps, lambda each: (each[0], each[1].seat))
        ]
    except Unreadable as error:
        raise Unplayable(table.id) from error
    plies = news.progress.lesson
    table.course = Course(game.LESSON, plies) if plies is not None and game.LESSON else None
    table.play_from(common, steps)


def _tell(table: Table, news: News, *, moved: bool) -> None:
    if news.seats:
        table.seats, table.seating = news.seats.seats, news.seating
        table.rematch, table.shelved = news.seats.rematch, {*news.seats.shelved}
    if moved:
        table.tell_changed()
    if news.seats:
        table.words_changed()
    if news.chat:
        table.chat = [*table.chat, *news.chat][-CHAT_KEPT:]
        table.tell_said(news.chat)
    table.are_elsewhere(news.elsewhere)

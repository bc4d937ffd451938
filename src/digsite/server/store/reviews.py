"""Reviews in the database: half made, or made."""

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from digsite.server.store.schema import reviews, servers
from digsite.server.store.servers import LIVES

Plain = dict[str, Any]  # plain data, as JSON has it


@dataclass(frozen=True)
class KeptReview:
    """What is kept of a review: the decisions so far, and all of it once it is made."""

    table: str
    judged: list[Plain]
    decisions: int  # how many there are to judge
    whole: Plain | None = None
    server: str = ""  # that makes it, if several share the database


def kept_review(connection: Connection, table: str) -> KeptReview | None:
    """Return what is kept of the review of a table; None if nobody has asked for it."""
    row = connection.execute(select(reviews).where(reviews.c.table_id == table)).one_or_none()
    return KeptReview(table, row.judged, row.decisions, row.whole, row.server) if row else None


def unfinished(connection: Connection, *, shared: bool) -> list[str]:
    """Return the tables whose reviews were begun and are not being made, the oldest first."""
    half = select(reviews.c.table_id).where(reviews.c.whole.is_(None))
    if shared:
        half = half.where(~exists().where(servers.c.id == reviews.c.server, LIVES))
    return [*connection.scalars(half.order_by(reviews.c.at))]


def keep_review(connection: Connection, kept: KeptReview) -> None:
    """Write down how far a review is, in the place of what was written before."""
    values = {**vars(kept), "at": time.time()}
    table = values.pop("table")
    same = update(reviews).where(reviews.c.table_id == table)
    if connection.execute(same.values(**values)).rowcount == 0:
        connection.execute(insert(reviews).values(table_id=table, **values))


def forget_review(connection: Connection, table: str) -> None:
    """Forget the review of a table: it could not be made."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table))

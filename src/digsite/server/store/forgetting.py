"""What need not be kept for ever: what messages led to, once nobody sends them again."""

from typing import Final

from sqlalchemy import Connection, delete, select

from digsite.server.store.schema import done, tables

AT_ONCE: Final = 200  # tables that are gone through in one change, so that moves need not wait


def forget_done(connection: Connection, after: str, before: float) -> str | None:
    """Forget what messages led to before a time, at the tables whose ids follow this one.

    Return the id of the last of them; None if there are no more.
    """
    query = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
    ids = connection.scalars(query).all()
    if not ids:
        return None
    old = done.c.table_id.in_(ids) & (done.c.at < before)
    connection.execute(delete(done).where(old))
    last: str = ids[-1]
    return last

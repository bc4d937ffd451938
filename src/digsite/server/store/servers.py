"""Servers that share a database: which of them live, who runs a table's bots, who is where.

A server lives until a moment that it puts off again and again, by the clock of the database. What
it holds counts as long as it lives. A database that is a file has one server, and none of this.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as insert_or

from digsite.server.store.schema import chat, leases, present, servers, tables

TERM: Final = 3.0  # seconds from a heartbeat until others take over
FORGOTTEN: Final = 60.0  # seconds after which nothing is kept of a server that has ended

NOW: Final[ColumnElement[float]] = func.date_part("epoch", func.clock_timestamp())
LIVES: Final = servers.c.expires > NOW


@dataclass(frozen=True)
class Outline:
    """How far a table is in the database, and who else is busy with it."""

    version: int
    seating: int
    lines: int  # of the chat
    elsewhere: frozenset[str]  # people who are connected to other servers
    owned: bool  # whether another server runs its bots


def beat(connection: Connection, server: str) -> None:
    """Let a server live on for its term."""
    row = insert_or(servers).values(id=server, expires=NOW + TERM)
    again = {"expires": row.excluded.expires}
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=again))


def take(connection: Connection, server: str, table: str) -> bool:
    """Return whether a server runs the bots of a table, if need be from now on."""
    row = insert_or(leases).values(table_id=table, owner=server, epoch=1)
    owner_lives = select(servers.c.id).where(servers.c.id == leases.c.owner, LIVES).exists()
    connection.execute(
        row.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"owner": server, "epoch": leases.c.epoch + 1},
            where=~owner_lives,
        )
    )
    return connection.scalar(select(leases.c.owner).where(leases.c.table_id == table)) == server


def release(connection: Connection, server: str, table: str) -> None:
    """Let another server run the bots of a table."""
    mine = (leases.c.table_id == table) & (leases.c.owner == server)
    connection.execute(delete(leases).where(mine))


def set_present(connection: Connection, server: str, table: str, who: Collection[str]) -> None:
    """Write down who is connected to a table at a server."""
    here = (present.c.table_id == table) & (present.c.server == server)
    connection.execute(delete(present).where(here))
    rows = [{"table_id": table, "person": person, "server": server} for person in who]
    if rows:
        connection.execute(insert(present), rows)


def lives(connection: Connection, server: str) -> bool:
    """Return whether a server lives."""
    return connection.scalar(select(servers.c.id).where(servers.c.id == server, LIVES)) is not None


def end(connection: Connection, server: str) -> None:
    """Let others have all that a server holds."""
    _forget(connection, [server])


def forget_the_dead(connection: Connection) -> None:
    """Remove what was kept of servers that ended some time ago."""
    long_ago = select(servers.c.id).where(servers.c.expires < NOW - FORGOTTEN)
    _forget(connection, connection.scalars(long_ago).all())


def _forget(connection: Connection, gone: Collection[str]) -> None:
    connection.execute(delete(leases).where(leases.c.owner.in_(gone)))
    connection.execute(delete(present).where(present.c.server.in_(gone)))
    connection.execute(delete(servers).where(servers.c.id.in_(gone)))


# What others do


def elsewhere(connection: Connection, table: str, server: str) -> frozenset[str]:
    """Return who is connected to a table at other servers that live.

    A server without a name is alone.
    """
    found = _elsewhere(connection, [table], server) if server else {}
    return found.get(table, frozenset())


def _elsewhere(
    connection: Connection, ids: Collection[str], server: str
) -> dict[str, frozenset[str]]:
    query = _of_others(select(present.c.table_id, present.c.person), present.c.server, server)
    found: dict[str, set[str]] = {}
    for row in connection.execute(query.where(present.c.table_id.in_(ids))):
        found.setdefault(row.table_id, set()).add(row.person)
    return {table: frozenset(people) for table, people in found.items()}


def _of_others(query: Select[Any], column: ColumnElement[str], server: str) -> Select[Any]:
    """Return what a query finds that belongs to other servers that live."""
    return query.join(servers, servers.c.id == column).where(servers.c.id != server, LIVES)


def outlines(connection: Connection, ids: Collection[str], server: str) -> dict[str, Outline]:
    """Return how far tables are."""
    people, owned = _elsewhere(connection, ids, server), _owned(connection, ids, server)
    lines = _lines(connection, ids)
    query = select(tables.c.id, tables.c.version, tables.c.seating).where(tables.c.id.in_(ids))
    return {
        row.id: Outline(
            version=row.version,
            seating=row.seating,
            lines=lines.get(row.id, 0),
            elsewhere=people.get(row.id, frozenset()),
            owned=row.id in owned,
        )
        for row in connection.execute(query)
    }


def _owned(connection: Connection, ids: Collection[str], server: str) -> set[str]:
    query = _of_others(select(leases.c.table_id), leases.c.owner, server)
    return {*connection.scalars(query.where(leases.c.table_id.in_(ids)))}


def _lines(connection: Connection, ids: Iterable[str]) -> dict[str, int]:
    query = select(chat.c.table_id, func.max(chat.c.n)).where(chat.c.table_id.in_(ids))
    return {table: n + 1 for table, n in connection.execute(query.group_by(chat.c.table_id))}

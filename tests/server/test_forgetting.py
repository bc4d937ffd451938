"""Answers to messages are kept for a day, then forgotten."""

import asyncio
import time
from functools import partial

import pytest
from sqlalchemy import Connection, select, update

from digsite.server.store import forgetting
from digsite.server.store.schema import done
from digsite.server.table import tidying
from digsite.server.table.hall import Hall
from tests.server.guests import Guest, House, alone

DAY = 24 * 60 * 60


def played(house: House, moves: int) -> tuple[Guest, str]:
    """A table at which somebody has sent messages."""
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
        for _ in range(moves):
            assert line.act()["ok"]
            line.hear("state")
    return guest, table


def made_older(connection: Connection, table: str, count: int) -> None:
    """Let the first messages of a table have come more than a day ago."""
    first = select(done.c.message).where(done.c.table_id == table).order_by(done.c.version)
    which = done.c.message.in_(first.limit(count)) & (done.c.table_id == table)
    connection.execute(update(done).where(which).values(at=time.time() - DAY - 60))


def kept(connection: Connection, table: str) -> int:
    return len(connection.execute(select(done).where(done.c.table_id == table)).all())


def test_what_messages_led_to_is_forgotten_after_a_day_at_every_table(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "AT_ONCE", 2)
    monkeypatch.setattr(tidying, "PAUSE", 0)
    tables = [played(own_house, 3)[1] for _ in range(5)]
    hall: Hall = own_house.client.app.state.hall  # type: ignore[attr-defined]

    async def tidied() -> list[int]:
        for n, table in enumerate(tables):
            await hall.store.write(partial(made_older, table=table, count=n % 4))
        tidying_on = asyncio.create_task(tidying.tidy_on(hall))
        left = [0]
        async with asyncio.timeout(30):
            while left != [3, 2, 1, 0, 3]:
                left = [await count(table) for table in tables]
        tidying_on.cancel()
        return left

    async def count(table: str) -> int:
        return await hall.store.read(partial(kept, table=table))

    assert own_house.client.portal
    assert own_house.client.portal.call(tidied) == [3, 2, 1, 0, 3]


def test_a_name_of_a_message_can_be_used_again_after_a_day(own_house: House) -> None:
    guest, table = played(own_house, 1)
    hall: Hall = own_house.client.app.state.hall  # type: ignore[attr-defined]

    async def forgotten() -> str:
        await hall.store.write(partial(made_older, table=table, count=9))
        hall.put_away(await hall.any_table(table))
        return await hall.store.read(partial(first_message, table=table))

    assert own_house.client.portal
    message = own_house.client.portal.call(forgotten)
    state = guest.state(table, seat=guest.state(table)["actor"])
    answer = guest.move(table, state, state["actions"][0]["action"], id=message)
    assert answer.status_code == 200
    assert answer.json()["version"] > state["version"]


def first_message(connection: Connection, table: str) -> str:
    first = select(done.c.message).where(done.c.table_id == table)
    return str(connection.execute(first).scalars().first())

"""Views are painted in the server or in a process of its own, and nobody can tell which."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from starlette.testclient import TestClient

import digsite
from digsite.core.seats import NOBODY
from digsite.server.app import build
from digsite.server.protocol import wire_view
from digsite.server.settings import Settings
from digsite.server.showing.painter import Painter
from digsite.server.showing.process import Lost, Process
from digsite.server.showing.reader import Reader
from digsite.server.showing.studio import Studio
from digsite.server.store.database import Store
from tests.helpers import generator, states
from tests.server.guests import FRIEND, GAME, ME, House, Json, fewest

NAMES = {0: "Ada", 1: "Bob"}


class Deadly:
    """A view that ends the process which reads it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


@asynccontextmanager
async def studio(processes: int) -> AsyncIterator[Studio]:
    found = Studio(processes)
    yield found
    await asyncio.wait_for(found.close(), 10)


def some_painter() -> Painter:
    return Painter("table", digsite.load(GAME), NAMES)


def some_views(name: str) -> list[Any]:
    game = digsite.load(name)
    tables = islice(states(game, fewest(name), generator("painting")), 0, 140, 7)
    return [game.look(s, seat) for s in tables for seat in (0, 1, NOBODY)]


@pytest.mark.parametrize("name", digsite.names())
def test_a_process_paints_what_the_server_would(name: str) -> None:
    async def painted(processes: int) -> list[Any]:
        painter = Painter("table", digsite.load(name), NAMES)
        async with studio(processes) as found:
            views = [found.painted(painter, view, Reader("it")) for view in some_views(name)]
            return await asyncio.gather(*views)

    assert asyncio.run(painted(2)) == asyncio.run(painted(0))


def test_somebody_has_another_name_from_then_on() -> None:
    async def asked_of(*names: str) -> list[str]:
        game = digsite.load(GAME)
        view = next(v for v in some_views(GAME) if v.seat == NOBODY and v.actor >= 0)
        async with studio(1) as found:
            painters = [Painter("table", game, {view.actor: name}) for name in names]
            paintings = [await found.painted(each, view, Reader("en")) for each in painters]
            return [painting["prompt"]["who"] for painting in paintings]

    ada, zoe = asyncio.run(asked_of("Ada", "Zoe"))
    assert ada.replace("Ada", "Zoe") == zoe != ada


def test_after_a_process_was_lost_another_one_paints() -> None:
    async def is_found_again() -> bool:
        process, painter, view = Process(), some_painter(), some_views(GAME)[0]
        await process.painted(painter, view, Reader("en"))
        with pytest.raises(Lost):
            await process.painted(painter, Deadly(), Reader("en"))
        again = await process.painted(painter, view, Reader("en"))
        await asyncio.wait_for(process.close(), 10)
        return again == painter.painted(view, Reader("en"))

    assert asyncio.run(is_found_again())


def test_a_process_that_never_painted_is_not_started_for_every_view() -> None:
    async def tried_again() -> None:
        process, painter, view = Process(), some_painter(), some_views(GAME)[0]
        for each in (Deadly(), view):  # the second would be painted, if somebody did
            with pytest.raises(Lost):
                await process.painted(painter, each, Reader("en"))
        await asyncio.wait_for(process.close(), 10)

    asyncio.run(tried_again())


def test_without_its_process_the_server_paints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")

    async def painted() -> bool:
        painter, view = some_painter(), some_views(GAME)[0]
        async with studio(1) as found:
            return await found.painted(painter, view, Reader("sk")) == painter.painted(
                view, Reader("sk")
            )

    assert asyncio.run(painted())


def test_over_a_socket_nobody_sees_a_difference(settings: Settings) -> None:
    def seen(painters: int) -> list[Json]:
        chosen = replace(settings, painters=painters, seed=7)
        with TestClient(build(chosen), base_url="http://house") as client:
            guest = House(client).guest()
            with guest.at(guest.table(ME, ME)) as line:
                found = [line.hear("state")]
                for _ in range(6):
                    line.act()
                    found.append(line.hear("state"))
                return found

    assert seen(1) == seen(0)


def test_a_table_is_painted_once_while_the_disk_is_busy(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened: list[str] = []
    write, painted = Store.write, Painter.painted

    async def slowly(self: Store, *what: Any) -> Any:  # noqa: ANN401 - the store's own
        done = await write(self, *what)
        await asyncio.sleep(0.2)
        happened.append("on disk")
        return done

    def noted(self: Painter, *what: Any) -> wire_view.Painted:  # noqa: ANN401 - as the painter's
        happened.append("painted")
        return painted(self, *what)

    ada, spectator = own_house.guest(), own_house.guest("Bob")
    table = ada.table(ME, ME, public=True)
    with spectator.at(table) as line:
        line.hear("state")
        monkeypatch.setattr(Store, "write", slowly)
        monkeypatch.setattr(Painter, "painted", noted)
        state = ada.state(table)
        state = ada.state(table, seat=state["actor"])
        assert ada.move(table, state, state["actions"][0]["action"]).status_code == 200
        line.hear("state")
    assert happened[:2] == ["painted", "on disk"]
    assert happened.count("painted") == 1


def test_whoever_sits_down_while_a_table_is_painted_is_named(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Studio.painted

    async def slowly(*args: Any) -> wire_view.Painted:  # noqa: ANN401 - as the studio's
        await asyncio.sleep(0.3)
        return await painted(*args)

    monkeypatch.setattr(Studio, "painted", slowly)
    ada, zoe = own_house.guest(), own_house.guest("Zoe")
    table = ada.table(ME, FRIEND)
    key = ada.invite(table)
    with ada.at(table) as line:
        time.sleep(0.1)
        assert zoe.post(f"/api/seats/{key}").status_code == 200
        line.hear("state")
        line.hear("state")
        assert "Zoe" in json.dumps([line.state["prompt"], line.parts])

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
from digsite.server import wire
from digsite.server.app import build
from digsite.server.easel import Easel
from digsite.server.painter import Lost, Painter
from digsite.server.painting import Studio
from digsite.server.settings import Settings
from digsite.server.store import Store
from tests.helpers import generator, states
from tests.server.guests import FRIEND, GAME, ME, House, Json

NAMES = {0: "Ada", 1: "Bob"}


class Deadly:
    """A view that ends the process which reads it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


@asynccontextmanager
async def easel(painters: int) -> AsyncIterator[Easel]:
    found = Easel(painters)
    yield found
    await asyncio.wait_for(found.close(), 10)


def some_views(name: str) -> list[Any]:
    game = digsite.load(name)
    tables = islice(states(game, 2, generator("painting")), 0, 140, 7)
    return [game.look(s, seat) for s in tables for seat in (0, 1, NOBODY)]


@pytest.mark.parametrize("name", digsite.names())
def test_a_painter_paints_what_the_server_would(name: str) -> None:
    async def painted(painters: int) -> list[Any]:
        studio = Studio(digsite.load(name), NAMES)
        async with easel(painters) as found:
            wishes = [found.painted("table", studio, view, "it") for view in some_views(name)]
            return await asyncio.gather(*wishes)

    assert asyncio.run(painted(2)) == asyncio.run(painted(0))


def test_somebody_has_another_name_from_then_on() -> None:
    async def asked_of(*names: str) -> list[str]:
        game = digsite.load(GAME)
        view = next(v for v in some_views(GAME) if v.seat == NOBODY and v.actor >= 0)
        async with easel(1) as found:
            studios = [Studio(game, {view.actor: name}) for name in names]
            paintings = [await found.painted("table", each, view, "en") for each in studios]
            return [painting["prompt"]["who"] for painting in paintings]

    ada, zoe = asyncio.run(asked_of("Ada", "Zoe"))
    assert ada.replace("Ada", "Zoe") == zoe != ada


def test_after_a_painter_was_lost_another_one_paints() -> None:
    async def is_found_again() -> bool:
        painter, studio, view = Painter(), Studio(digsite.load(GAME), NAMES), some_views(GAME)[0]
        await painter.painted("table", studio, view, "en")
        with pytest.raises(Lost):
            await painter.painted("table", studio, Deadly(), "en")
        again = await painter.painted("table", studio, view, "en")
        await asyncio.wait_for(painter.close(), 10)
        return again == studio.painted(view, "en")

    assert asyncio.run(is_found_again())


def test_a_painter_that_never_painted_is_not_begun_for_every_view() -> None:
    async def tried_again() -> None:
        painter, studio, view = Painter(), Studio(digsite.load(GAME), NAMES), some_views(GAME)[0]
        for wish in (Deadly(), view):  # the second would be painted, if somebody did
            with pytest.raises(Lost):
                await painter.painted("table", studio, wish, "en")
        await asyncio.wait_for(painter.close(), 10)

    asyncio.run(tried_again())


def test_without_its_painter_the_server_paints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")

    async def painted() -> bool:
        studio, view = Studio(digsite.load(GAME), NAMES), some_views(GAME)[0]
        async with easel(1) as found:
            return await found.painted("t", studio, view, "sk") == studio.painted(view, "sk")

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
    write, painted = Store.write, Studio.painted

    async def slowly(self: Store, work: Any) -> Any:  # noqa: ANN401 - the store's own
        done = await write(self, work)
        await asyncio.sleep(0.2)
        happened.append("on disk")
        return done

    def noted(self: Studio, view: Any, lang: str) -> wire.Painted:  # noqa: ANN401 - a view
        happened.append("painted")
        return painted(self, view, lang)

    ada, spectator = own_house.guest(), own_house.guest("Bob")
    table = ada.table(ME, ME, public=True)
    with spectator.at(table) as line:
        line.hear("state")
        monkeypatch.setattr(Store, "write", slowly)
        monkeypatch.setattr(Studio, "painted", noted)
        state = ada.state(table)
        state = ada.state(table, seat=state["actor"])
        assert ada.move(table, state, state["actions"][0]["action"]).status_code == 200
        line.hear("state")
    assert happened[:2] == ["painted", "on disk"]
    assert happened.count("painted") == 1


def test_whoever_sits_down_while_a_table_is_painted_is_named(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Easel.painted

    async def slowly(*args: Any) -> wire.Painted:  # noqa: ANN401 - as the easel's
        await asyncio.sleep(0.3)
        return await painted(*args)

    monkeypatch.setattr(Easel, "painted", slowly)
    ada, zoe = own_house.guest(), own_house.guest("Zoe")
    table = ada.table(ME, FRIEND)
    key = ada.invite(table)
    with ada.at(table) as line:
        time.sleep(0.1)
        assert zoe.post(f"/api/seats/{key}").status_code == 200
        line.hear("state")
        line.hear("state")
        assert "Zoe" in json.dumps([line.state["prompt"], line.parts])

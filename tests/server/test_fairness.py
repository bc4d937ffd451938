"""Nobody's bots starve those of others: whose thought comes first, and which tables wait."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from starlette.testclient import TestClient

import digsite
from digsite.core.rng import Rng
from digsite.server.app import build
from digsite.server.settings import Settings
from digsite.server.table import workshop
from digsite.server.table.hall import Hall
from digsite.server.table.queue import Need, Queue, Thought, Urgency
from digsite.server.table.table import Table
from digsite.server.table.workshop import Workshop
from tests.server.guests import BOT, GAME, ME, Guest, House

GAME_PLAYED = digsite.load(GAME)
STRONG = 3.0  # seconds that a strong bot thinks
QUICK = 0.01
SOON, LATER, LAST = Urgency


class Thoughts:
    """Thoughts that wait for their turns, and a clock that stands still unless it is set."""

    def __init__(self, beside: int = 1) -> None:
        self.time = 0.0
        self.queue = Queue(beside, lambda: self.time)
        self.begun: list[str] = []
        self.running: dict[str, Thought] = {}

    async def come(
        self, *names: str, seconds: float = STRONG, urgency: Urgency = SOON
    ) -> list[asyncio.Task[None]]:
        """Let thoughts come, each of the person whose letter it begins with."""
        coming = [asyncio.create_task(self.wait(name, seconds, lambda: urgency)) for name in names]
        await settled()
        return coming

    async def wait(self, name: str, seconds: float, urgency: Callable[[], Urgency]) -> None:
        """Wait for the turn of one of them."""
        self.running[name] = await self.queue.turn(Need(name[0], urgency), seconds)
        self.begun.append(name)

    async def end(self, *names: str) -> None:
        """End thoughts, each when it has taken as long as was expected."""
        for name in names:
            thought = self.running.pop(name)
            self.time = max(self.time, thought.begun + thought.seconds)
            self.queue.done(thought)
            await settled()

    async def end_all(self) -> list[str]:
        """End one after the other until none is left; return them as they began."""
        while self.running:
            await self.end(next(iter(self.running)))
        return self.begun


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_a_thought_that_somebody_waits_for_goes_before_those_of_tables_that_nobody_looks_at() -> (
    None
):
    async def played() -> None:
        thoughts = Thoughts()
        await thoughts.come("a1", "a2", urgency=LATER)
        await thoughts.come("b1", urgency=LAST)
        await thoughts.come("c1", urgency=SOON)
        assert await thoughts.end_all() == ["a1", "c1", "a2", "b1"]

    run(played())


def test_who_has_many_tables_gets_no_more_than_who_has_one() -> None:
    async def played() -> None:
        thoughts = Thoughts()
        await thoughts.come(*(f"a{n}" for n in range(20)))
        await thoughts.end("a0", "a1", "a2")
        await thoughts.come("b1", "c1", "b2")
        begun = await thoughts.end_all()
        assert begun[:8] == ["a0", "a1", "a2", "a3", "b1", "c1", "a4", "b2"]

    run(played())


def test_who_thought_nothing_for_a_while_saves_nothing_up() -> None:
    async def played() -> None:
        thoughts = Thoughts()
        await thoughts.come("b1")
        await thoughts.end("b1")
        await thoughts.come(*(f"a{n}" for n in range(9)))
        await thoughts.end("a0", "a1", "a2", "a3")
        await thoughts.come("b2", "b3", "b4")
        begun = await thoughts.end_all()
        assert begun[5:11] == ["a4", "b2", "a5", "b3", "a6", "b4"]

    run(played())


def test_a_bot_that_took_longer_than_was_expected_is_charged_for_it() -> None:
    async def played() -> None:
        thoughts = Thoughts()
        await thoughts.come("a1", "a2", "b1", "b2", "b3", seconds=1)
        thoughts.time = 2.0
        assert (await thoughts.end_all())[:4] == ["a1", "b1", "b2", "a2"]

    run(played())


def test_a_quick_bot_never_waits_for_strong_ones_alone() -> None:
    async def played() -> None:
        thoughts = Thoughts(beside=2)
        await thoughts.come("a1", "b1", "c1")
        assert thoughts.begun == ["a1"]
        await thoughts.come("d1", seconds=QUICK)
        assert thoughts.begun == ["a1", "d1"]

    run(played())


def test_a_single_process_thinks_of_strong_bots_too() -> None:
    async def played() -> None:
        thoughts = Thoughts(beside=1)
        await thoughts.come("a1")
        assert thoughts.begun == ["a1"]

    run(played())


@pytest.mark.parametrize("gone", ["waiting", "called"])
def test_who_goes_while_he_waits_leaves_his_turn_to_the_next(gone: str) -> None:
    async def played() -> None:
        thoughts = Thoughts()
        await thoughts.come("a1")
        (leaving,) = await thoughts.come("b1")
        await thoughts.come("c1")
        if gone == "called":
            thoughts.queue.done(thoughts.running.pop("a1"))  # and nobody has heard of it yet
        leaving.cancel()
        await settled()
        await thoughts.end_all()
        assert thoughts.begun == ["a1", "c1"]
        assert thoughts.queue.waiting == 0

    run(played())


def test_a_thought_becomes_urgent_when_somebody_comes() -> None:
    async def played() -> None:
        thoughts, urgency = Thoughts(), [LATER]
        await thoughts.come("a1")
        coming = asyncio.create_task(thoughts.wait("b1", STRONG, lambda: urgency[0]))
        await thoughts.come("c1", urgency=LATER)
        await thoughts.come("d1", urgency=SOON)
        urgency[0] = SOON
        assert (await thoughts.end_all())[1] == "b1"
        await coming

    run(played())


# At tables


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Bots make up their minds only when this is set."""
    opened = asyncio.Event()

    async def first(_workshop: Workshop, _game: object, _bot: str, view: Any, *_: object) -> int:  # noqa: ANN401
        await opened.wait()
        found: int = view.legal[0]
        return found

    monkeypatch.setattr(Workshop, "choose", first)
    return opened


def hall_of(house: House) -> Hall:
    found: Hall = house.client.app.state.hall  # type: ignore[attr-defined]
    return found


async def until(happened: Callable[[], bool]) -> None:
    while not happened():  # noqa: ASYNC110 - nothing else tells of it
        await asyncio.sleep(0.01)


def call(house: House, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    assert house.client.portal
    house.client.portal.call(work)


def with_bot_to_move(guest: Guest, *, alone: bool) -> str:
    """A table at which a bot is to move; alone: bots stand in for everybody."""
    table = guest.table(ME, BOT)
    with guest.at(table) as line:
        line.hear("state")
        if alone:
            assert line.ask("standin", seat=0, level="digger")["ok"]
        while not alone and line.state["actor"] == 0:
            line.act()
            line.hear("state")
    return table


def let_bots_play(house: House, gate: asyncio.Event, table_id: str) -> Table:
    """Let the bots of a table that nobody looks at play until they stop."""
    table = hall_of(house).tables[table_id]

    async def played() -> None:
        await until(lambda: not table.listeners)
        gate.set()
        while table.bot_at_work:
            await asyncio.wait({table.bot_at_work})

    call(house, played)
    return table


def test_bots_that_stand_in_for_everybody_pause_where_a_person_would_move_until_somebody_looks(
    own_house: House, gate: asyncio.Event
) -> None:
    ada = own_house.guest()
    table = let_bots_play(own_house, gate, with_bot_to_move(ada, alone=True))
    assert not table.over
    assert table.seats[table.actor].kind == "person"
    with ada.at(table.id) as line:
        assert line.my_turn()["turn"] == "over"


def test_bots_play_on_to_the_turn_of_a_person_who_is_away(
    own_house: House, gate: asyncio.Event
) -> None:
    table = let_bots_play(own_house, gate, with_bot_to_move(own_house.guest(), alone=False))
    assert table.actor == 0


def test_somebody_who_calls_again_and_again_looks_at_the_table_too(
    own_house: House, gate: asyncio.Event
) -> None:
    ada = own_house.guest()
    table = with_bot_to_move(ada, alone=True)
    ada.state(table)
    assert let_bots_play(own_house, gate, table).over


def test_after_a_restart_only_tables_that_wait_for_somebody_go_on(
    settings: Settings, gate: asyncio.Event
) -> None:
    with TestClient(build(settings), base_url="http://house") as client:
        ada = House(client).guest()
        asleep, awaited = (with_bot_to_move(ada, alone=alone) for alone in (True, False))
    gate.set()
    with TestClient(build(settings), base_url="http://house") as client:
        house = House(client)
        hall = hall_of(house)

        async def played() -> None:
            await until(lambda: awaited in hall.tables and hall.tables[awaited].actor == 0)

        call(house, played)
        assert asleep not in hall.tables


def test_when_the_processes_are_lost_every_thought_is_thought_again_in_the_same_new_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pools = [LostPool(), ThreadPoolExecutor(2), ThreadPoolExecutor(2)]
    begun = iter(pools)
    monkeypatch.setattr(workshop, "_processes", lambda _: next(begun))

    async def thought() -> None:
        thinking = Workshop(workers=2)
        need, match = Need("ada", lambda: SOON), digsite.Match(GAME_PLAYED, 2)
        view = match.view(match.actor)
        choices = await asyncio.gather(
            *(thinking.choose(GAME_PLAYED, "random", view, Rng(), need) for _ in range(2))
        )
        assert {*choices} <= {*view.legal}
        thinking.close()

    run(thought())
    assert next(begun) is pools[2]


class LostPool(ThreadPoolExecutor):
    """Processes that are lost with all that they think about."""

    def submit(self, *_: object, **__: object) -> Future[Any]:
        lost: Future[Any] = Future()
        lost.set_exception(BrokenProcessPool())
        return lost

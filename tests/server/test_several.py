"""Several servers on one PostgreSQL: whoever calls any of them is at the same table."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from itertools import cycle
from threading import Barrier
from typing import Any, TypeVar

import psycopg
import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from digsite.server.app import build
from digsite.server.settings import Settings
from digsite.server.table.hall import Hall
from tests.postgres import database, postgres
from tests.server.guests import BOT, FRIEND, GENEROUS, ME, Guest, House, Json, Socket, new_id
from tests.server.killing import KINDS, Killing
from tests.server.late import nearly_over, play_on
from tests.server.process import two_servers

T = TypeVar("T")
PATIENCE = 60.0  # seconds; a busy machine is no failure
ENOUGH = 4  # decisions of bots
TIMES = 6  # that a race is run


@pytest.fixture
def houses(shared_db: str) -> Iterator[list[House]]:
    """Three servers."""
    settings = Settings(db=shared_db, workers=0, courtesy=0, patience=0, limits=GENEROUS)
    with ExitStack() as left:
        clients = [TestClient(build(settings), base_url="http://house") for _ in range(3)]
        yield [House(left.enter_context(client)) for client in clients]


def at(house: House, guest: Guest) -> Guest:
    """Somebody who calls another server."""
    return replace(guest, house=house)


def together(*works: Callable[[], T]) -> list[T]:
    """Do several things at the same moment."""
    gate = Barrier(len(works))

    def work(each: Callable[[], T]) -> T:
        gate.wait()
        return each()

    with ThreadPoolExecutor(len(works)) as pool:
        return [*pool.map(work, works)]


def sooner_or_later(true: Callable[[], object]) -> None:
    """Wait until something is so."""
    late = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < late
        time.sleep(0.02)


def hall(house: House) -> Hall:
    found: Hall = house.client.app.state.hall  # type: ignore[attr-defined]
    return found


def first_move(guest: Guest, table: str) -> Json:
    """The table and an action for it."""
    state = guest.state(table)
    state = guest.state(table, seat=state["actor"])
    return {**state, "first": state["actions"][0]["action"]}


def seated(houses: list[House]) -> tuple[Guest, Guest, str]:
    """Two people at a table, each by a server of his own."""
    ada, bob = houses[0].guest("Ada"), houses[1].guest("Bob")
    table = ada.table(ME, FRIEND, public=True)
    assert bob.post(f"/api/seats/{ada.invite(table)}", {}).status_code == 200
    return ada, bob, table


# Playing


def test_two_play_through_different_servers_and_a_third_is_watched(houses: list[House]) -> None:
    ada, bob, table = seated(houses)
    eve = houses[2].guest("Eve")
    with ada.at(table) as one, bob.at(table) as two, eve.at(table) as watching:
        for line in (one, two, watching):
            line.hear("state")
        for _ in range(8):
            actor = one if one.state["turn"] == "you" else two
            answer = actor.act()
            assert answer["ok"], answer
            for line in (one, two, watching):
                while line.state["version"] < answer["version"]:
                    line.hear("state")
                assert (line.state["version"], len(line.log)) == (
                    answer["version"],
                    answer["ply"],
                )
    assert [ada.state(table)["version"]] * 3 == [at(h, ada).state(table)["version"] for h in houses]


def test_what_is_taken_back_at_one_server_is_gone_at_the_other(houses: list[House]) -> None:
    ada = houses[0].guest()
    table = ada.table(ME, ME)
    there = at(houses[1], ada)
    with ada.at(table) as one, there.at(table) as two:
        one.hear("state")
        two.hear("state")
        while not one.state["can_undo"]:
            one.act()
            one.hear("state")
        undone = one.ask("undo", seat=one.state["viewer"], version=one.state["version"])
        assert undone["ok"]
        while two.state["version"] < undone["version"]:
            two.hear("state")
        one.hear("state")
        assert len(two.log) == undone["ply"]
        other = one.state["actions"][-1]["action"]
        again = two.act(other)
        assert again["ok"]
        for line in (one, two):
            while line.state["version"] < again["version"]:
                line.hear("state")
        assert len(one.log) == again["ply"]
        assert [each["notation"] for each in one.log] == [each["notation"] for each in two.log]


def test_a_message_that_is_sent_again_to_another_server_is_done_once(houses: list[House]) -> None:
    ada = houses[0].guest()
    table = ada.table(ME, ME)
    state = first_move(ada, table)
    body = {"id": new_id(), "version": 1, "seat": state["actor"], "action": state["first"]}
    answers = [at(house, ada).post(f"/api/tables/{table}/moves", body) for house in houses]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.text for answer in answers}) == 1
    assert ada.state(table)["version"] == 2


def test_of_two_who_move_for_the_same_seat_at_once_one_is_told_he_was_too_late(
    houses: list[House],
) -> None:
    ada = houses[0].guest()
    for _ in range(TIMES):
        table = ada.table(ME, ME)
        state, here = first_move(ada, table), [at(house, ada) for house in houses]
        for each in here:
            each.state(table)
        answers = together(*(partial(each.move, table, state, state["first"]) for each in here))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert {a.json()["why"] for a in answers if a.status_code != 200} == {"stale"}
        assert {each.state(table)["version"] for each in here} == {2}


# Seats, chat, names


def test_of_two_who_claim_a_seat_at_once_one_has_it(houses: list[House]) -> None:
    for _ in range(TIMES):
        ada, guests = houses[0].guest(), [house.guest() for house in houses]
        table = ada.table(ME, FRIEND)
        key = ada.invite(table)
        for guest in guests:
            assert guest.get(f"/api/seats/{key}").json()["kind"] == "open"
        answers = together(*(partial(each.post, f"/api/seats/{key}", {}) for each in guests))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert [len(guest.state(table)["mine"]) for guest in guests].count(1) == 1


def test_what_two_say_at_once_is_heard_by_all_in_one_order(houses: list[House]) -> None:
    ada, bob, table = seated(houses)
    with ada.at(table) as one, bob.at(table) as two:
        one.hear("state")
        two.hear("state")
        for n in range(TIMES):
            talk = (partial(line.ask, "chat", text=f"{n} of {id(line)}") for line in (one, two))
            answers = together(*talk)
            assert [answer["ok"] for answer in answers] == [True, True]
        sooner_or_later(lambda: said_until_now(one) == said_until_now(two))
        assert len(said_until_now(one)) == 2 * TIMES


def said_until_now(line: Socket) -> list[str]:
    line.ask("ping")
    entries = [entry for each in line.heard if each["type"] == "chat" for entry in each["entries"]]
    assert [entry["n"] for entry in entries] == [*range(len(entries))]
    return [entry["text"] for entry in entries]


def test_two_who_ask_for_a_rematch_at_once_come_to_one_table(houses: list[House]) -> None:
    ada, bob = houses[0].guest("Ada"), houses[1].guest("Bob")
    table = nearly_over(houses[0], ada, bob)
    play_on(table, ada, bob)
    answers = together(*(partial(each.post, f"/api/tables/{table}/rematch") for each in (ada, bob)))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert len({answer.json()["table"] for answer in answers}) == 1


def test_a_new_name_is_known_everywhere(houses: list[House]) -> None:
    ada, _, table = seated(houses)
    assert ada.put("/api/me", {"name": "Ada Lovelace"}).status_code == 200
    assert at(houses[1], ada).get("/api/me").json()["name"] == "Ada Lovelace"
    names = [player["name"] for player in at(houses[1], ada).state(table)["players"]]
    assert names == ["Ada Lovelace", "Bob"]


def test_who_is_connected_to_another_server_is_here(houses: list[House]) -> None:
    ada, bob, table = seated(houses)
    with ada.at(table) as one:
        one.hear("state")
        with bob.at(table) as two:
            two.hear("state")
            sooner_or_later(lambda: is_there(ada, table, 1) and is_there(bob, table, 0))
            refused = one.ask("standin", seat=1, level="digger")
            assert not refused["ok"]
        sooner_or_later(lambda: not is_there(ada, table, 1))


def is_there(guest: Guest, table: str, seat: int) -> bool:
    found: bool = guest.state(table)["players"][seat]["connected"]
    return found


# Bots


def test_one_server_thinks_for_the_bots_of_a_table(
    houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = houses[0].guest()
    table = ada.table(ME, BOT)
    lines = [at(house, ada) for house in houses]
    thinking: list[tuple[int, tuple[int, ...]]] = []
    for n, house in enumerate(houses):
        workshop = hall(house).workshop
        monkeypatch.setattr(workshop, "choose", counted(workshop.choose, thinking, n))
    for here in cycle(lines):
        state = here.turn(table)
        if len(thinking) > ENOUGH:
            break
        choice = state["actions"][-1]["action"]
        assert here.move(table, state, choice).status_code == 200
    dice = [each for _, each in thinking]
    assert len(dice) == len({*dice})  # each moment was thought of once
    assert len({server for server, _ in thinking}) == 1


def counted(choose: Any, thinking: list[tuple[int, tuple[int, ...]]], server: int) -> Any:  # noqa: ANN401 - wraps
    async def choosing(*what: Any) -> Any:  # noqa: ANN401 - as what it wraps
        thinking.append((server, what[3].__getstate__()))
        return await choose(*what)

    return choosing


# What goes wrong


def test_a_server_whose_listening_connection_is_lost_hears_of_moves_all_the_same(
    houses: list[House], shared_db: str
) -> None:
    ada, bob, table = seated(houses)
    with ada.at(table) as one, bob.at(table) as two:
        one.hear("state")
        two.hear("state")
        for _ in range(3):
            assert killed(shared_db, "query = 'LISTEN digsite'") == 3
            line, other = (one, two) if one.state["turn"] == "you" else (two, one)
            answer = line.act()
            assert answer["ok"]
            begun = time.monotonic()
            while other.state["version"] < answer["version"]:
                other.hear("state")
            assert time.monotonic() - begun < PATIENCE
            while line.state["version"] < answer["version"]:
                line.hear("state")
            sooner_or_later(lambda: listening(shared_db) == 3)


def test_the_first_move_after_every_connection_was_lost_is_made(
    houses: list[House], shared_db: str
) -> None:
    ada = houses[0].guest()
    table = ada.table(ME, ME)
    state = first_move(ada, table)
    assert killed(shared_db, "true") > 3
    assert ada.move(table, state, state["first"]).status_code == 200
    assert ada.state(table)["version"] == 2


OURS = "datname = current_database() AND pid <> pg_backend_pid()"


def killed(db: str, which: str) -> int:
    """Cut connections to the database; return how many."""
    with psycopg.connect(db, autocommit=True) as connection:
        query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OURS} AND {which}"  # noqa: S608 - ours
        return len(connection.execute(query.encode()).fetchall())


def listening(db: str) -> int:
    """How many connections listen."""
    with psycopg.connect(db) as connection:
        query = f"SELECT FROM pg_stat_activity WHERE {OURS} AND query = 'LISTEN digsite'"
        return len(connection.execute(query.encode()).fetchall())


def test_whatever_is_killed_nothing_is_lost_and_play_goes_on_elsewhere() -> None:
    with postgres() as server, database(server) as db, two_servers(db) as servers:
        killing = Killing(servers, server, db, seed=22)
        for kind in KINDS:
            killing.play_and_kill(kind)
        waits = killing.waits.people + killing.waits.bots
    assert len(waits) == 2 * len(KINDS)
    assert max(waits) < PATIENCE


# What is done half


def test_an_action_that_the_rules_forbid_changes_nothing(own_house: House) -> None:
    ada = own_house.guest()
    table = ada.table(ME, ME)
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    state = ada.state(table)
    assert ada.move(table, state, 10**6).json()["why"] == "illegal"
    lists = ada.get("/api/lobby").json()
    assert [len(lists["mine"]), len(lists["away"])] == [0, 1]  # it is still put away


def test_what_cannot_be_written_is_answered_before_the_connection_ends(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = own_house.guest()
    table, store = ada.table(ME, ME), hall(own_house).store

    async def failing(*_: object) -> None:
        raise OperationalError("INSERT", {}, OSError("the disk is full"))

    for what in ({"do": "chat", "text": "Hello"}, {"do": "act"}):
        with ada.at(table) as line:
            line.hear("state")
            with monkeypatch.context() as patched:
                patched.setattr(store, "write", failing)
                answer = line.act() if what["do"] == "act" else line.ask("chat", text="Hello")
            assert answer["why"] == "busy"
            with pytest.raises(WebSocketDisconnect):
                line.hear("nothing more")
        assert ada.state(table)["version"] == 1


def test_nobody_can_be_replaced_right_after_a_restart(db: str) -> None:
    settings = Settings(db=db, workers=0, courtesy=0, limits=GENEROUS)
    with TestClient(build(settings), base_url="http://house") as client:
        ada, bob = House(client).guest("Ada"), House(client).guest("Bob")
        table = ada.table(ME, FRIEND)
        bob.post(f"/api/seats/{ada.invite(table)}", {})
        while (state := ada.state(table))["actor"] == 0:
            ada.move(table, state, state["actions"][0]["action"])
    later = time.time() + 10 * settings.patience  # Bob has thought for half an hour
    with pytest.MonkeyPatch.context() as patched, TestClient(build(settings)) as client:
        client.base_url = "http://house"
        house = House(client)
        patched.setattr(time, "time", lambda: later)
        hall(house).began = later
        with replace(ada, house=house).at(table) as line:
            line.hear("state")
            assert line.ask("standin", seat=1, level="digger")["why"] == "not-allowed"

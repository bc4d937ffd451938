"""Lessons at the server: one's own, one step after the other, and in the end a game like others."""

from dataclasses import replace
from typing import cast

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import digsite
from digsite.core.lesson import Lesson
from digsite.server.app import build
from digsite.server.settings import Settings
from digsite.server.table.hall import Hall
from tests.server.guests import ME, Guest, House, Json, Socket, new_id
from tests.server.late import nearly_over, play_on

TAUGHT = [name for name in digsite.names() if digsite.load(name).LESSON]


def lesson_of(name: str) -> Lesson:
    found = digsite.load(name).LESSON
    assert found
    return found


def learn(guest: Guest, name: str = TAUGHT[0]) -> str:
    answer = guest.post("/api/learn", {"game": name})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["table"]
    return found


def turn(line: Socket, how: str) -> Json:
    """Go on, back, or to the end; return the answer, when the table shows what came of it."""
    version = line.state["version"]
    answer = line.ask("lesson", id=new_id(), version=version, seat=0, how=how)
    if answer["ok"]:
        line.hear("state", version=answer["version"])
    return answer


def to_the_end(line: Socket) -> None:
    while line.state["lesson"]["n"] < line.state["lesson"]["of"]:
        assert turn(line, "on")["ok"]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_shown_step_by_step_and_goes_on_as_a_game(house: House, name: str) -> None:
    guest, lesson = house.guest(), lesson_of(name)
    table = learn(guest, name)
    with guest.at(table) as line:
        line.hear("state")
        for n, step in enumerate(lesson.steps):
            shown = line.state["lesson"]
            assert (shown["n"], shown["of"]) == (n, len(lesson.steps))
            assert shown["points"] == [*step.points]
            assert shown["asks"] == bool(step.expects)
            assert not line.state["hint"]
            assert turn(line, "on")["ok"]
        assert line.state["lesson"]["n"] == len(lesson.steps)
        assert turn(line, "play")["ok"]
        assert line.state["lesson"] is None
        assert line.state["hint"]
        assert turn(line, "on")["why"] == "not-allowed"


def test_another_try_gets_its_sentence_and_nothing_is_played(house: House) -> None:
    guest = house.guest()
    table = learn(guest)
    with guest.at(table) as line:
        line.hear("state")
        assert turn(line, "on")["ok"]
        before = line.state
        wrong = next(each["action"] for each in before["actions"] if each["group"] != "take")
        move = {"id": new_id(), "version": before["version"], "seat": 0, "action": wrong}
        answer = line.ask("act", **move)
        assert answer["why"] == "illegal"
        assert answer["say"].startswith("Nearly")
        assert guest.state(table)["version"] == before["version"]


def test_back_begins_the_step_before_anew_with_the_same_chance(house: House) -> None:
    guest = house.guest()
    with guest.at(learn(guest)) as line:
        line.hear("state")
        seen = []
        while line.state["lesson"]["n"] < line.state["lesson"]["of"]:
            seen.append(picture_of(line.state))
            assert turn(line, "on")["ok"]
        for expected in reversed(seen):
            assert turn(line, "back")["ok"]
            assert picture_of(line.state) == expected
        assert turn(line, "back")["ok"]
        assert picture_of(line.state) == seen[0]


def picture_of(state: Json) -> object:
    return state["lesson"], state["ply"], state["actions"], state["tallies"]


def test_a_lesson_is_not_among_my_games_until_it_goes_on_as_one(house: House) -> None:
    guest = house.guest()
    table = learn(guest)
    with guest.at(table) as line:
        line.hear("state")
        assert table not in guest.get("/api/lobby").text
        assert guest.post(f"/api/tables/{table}/leave").status_code == 200
        assert table not in guest.get("/api/lobby").text
        assert turn(line, "skip")["ok"]
        assert line.state["lesson"]["n"] == line.state["lesson"]["of"]
        assert turn(line, "play")["ok"]
    assert table in {each["table"] for each in guest.get("/api/lobby").json()["mine"]}


def test_nobody_but_the_learner_sees_a_lesson(house: House) -> None:
    guest, stranger = house.guest(), house.guest("Eve")
    table = learn(guest)
    at = f"/api/tables/{table}"
    for path in (at, f"{at}/at/0", f"{at}/links", f"{at}/record", f"/t/{table}"):
        assert stranger.get(path).status_code == 404
    for path in (f"{at}/join", f"{at}/rematch", f"{at}/leave", f"{at}/return"):
        assert stranger.post(path, {}).status_code == 404
    move = {"id": new_id(), "version": 1, "seat": 0, "action": 0}
    assert stranger.post(f"{at}/moves", move).status_code == 404
    assert stranger.get(f"/preview/table/{table}.png").status_code == 404
    with pytest.raises(WebSocketDisconnect), stranger.at(table) as line:
        line.hear("hello")
    assert table not in stranger.get("/api/lobby").text
    with guest.at(table) as line:
        line.hear("state")
        assert turn(line, "skip")["ok"]
        assert turn(line, "play")["ok"]
    assert stranger.get(at).json()["lesson"] is None


def test_a_lesson_has_no_undo_no_hint_and_no_bot_for_the_learner(house: House) -> None:
    guest = house.guest()
    with guest.at(learn(guest)) as line:
        line.hear("state")
        assert turn(line, "on")["ok"]
        assert turn(line, "on")["ok"]
        version = line.state["version"]
        assert not line.state["can_undo"]
        asked = {"version": version, "seat": 0}
        assert line.ask("undo", id=new_id(), **asked)["why"] == "not-allowed"
        assert line.ask("hint", id=new_id(), version=version)["why"] == "not-allowed"
        standin = line.ask("standin", id=new_id(), seat=0, level="digger")
        assert standin["why"] == "not-allowed"


def test_a_lesson_is_gone_on_with_after_a_reload_and_after_a_restart(db: str) -> None:
    with TestClient(build(Settings(db=db, workers=0))) as client:
        guest = House(client).guest()
        table = learn(guest)
        with guest.at(table) as line:
            line.hear("state")
            assert turn(line, "on")["ok"]
            assert turn(line, "on")["ok"]
            before = picture_of(line.state)
        assert learn(guest) == table
    with TestClient(build(Settings(db=db, workers=0))) as client:
        guest = Guest(House(client), guest.token)
        assert learn(guest) == table
        with guest.at(table) as line:
            line.hear("state")
            assert picture_of(line.state) == before
            to_the_end(line)
        assert learn(guest) != table


def test_a_game_without_a_lesson_has_none(house: House) -> None:
    guest = house.guest()
    assert guest.post("/api/learn", {"game": "nim"}).status_code == 404
    assert guest.get("/learn/nim").status_code == 404
    assert guest.get(f"/learn/{TAUGHT[0]}").status_code == 200
    learns = {each["name"]: each["learn"] for each in guest.get("/api/lobby").json()["games"]}
    assert learns["nim"] is None
    assert learns[TAUGHT[0]] == f"/learn/{TAUGHT[0]}"


def test_an_invitation_leads_to_the_lesson_too(house: House) -> None:
    guest = House(house.client, TAUGHT[0]).guest()
    key = guest.invite(guest.table(ME, {"kind": "friend"}))
    assert house.guest("Bob").get(f"/api/seats/{key}").json()["learn"] == f"/learn/{TAUGHT[0]}"


def test_play_now_seats_diggers_until_a_game_was_finished_and_says_so(house: House) -> None:
    guest = house.guest()
    assert play_now(guest) == ("digger", "Digger")
    table = nearly_over(house, guest, None)
    play_on(table, guest)
    assert play_now(guest) == ("student", "Student")


def play_now(guest: Guest) -> tuple[str, str]:
    """The level that play now gives, and the one that the lobby tells of."""
    card = guest.get("/api/lobby").json()["games"][0]
    table = guest.post("/api/play", {"game": card["name"]}).json()["table"]
    levels = {each["level"] for each in guest.state(table)["players"] if each["kind"] == "bot"}
    assert card["play_now"]["level"] in levels
    said = next(word for word in ("Digger", "Student") if word in card["with"])
    return levels.pop(), said


def test_a_step_that_can_no_longer_be_played_leaves_the_table_as_it_is(house: House) -> None:
    """A lesson may be begun with the texts of one release, and gone on with those of the next."""
    guest = house.guest()
    table = learn(guest)
    hall: Hall = cast("FastAPI", house.client.app).state.hall
    with guest.at(table) as line:
        line.hear("state")
        assert turn(line, "on")["ok"]
        course = hall.tables[table].course
        assert course
        steps = [replace(step, then=("draw thief",)) for step in course.lesson.steps]
        course.lesson = replace(course.lesson, steps=tuple(steps))
        before = guest.state(table)["ply"]
        assert turn(line, "on")["why"] == "illegal"
    assert guest.state(table)["ply"] == before

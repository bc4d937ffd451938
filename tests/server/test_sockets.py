"""The socket of a table: what is answered, in which order, and what is never done twice."""

import asyncio
import random
import socket
import time
from dataclasses import replace

from starlette.testclient import TestClient

from digsite.server import running
from digsite.server.app import build
from digsite.server.settings import Settings
from tests.server.guests import BOT, FRIEND, ME, House, Json, Socket, alone, mine, read


def test_a_client_is_greeted_then_told_the_chat_then_the_whole_state(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
    assert [message["type"] for message in line.heard] == ["hello", "chat", "state"]
    assert line.heard[0]["mine"] == [0, 1]
    assert len(line.log) == line.state["ply"]
    assert all(line.parts.values())


def test_an_action_is_answered_first_and_then_the_new_state_comes(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        before = line.hear("state")
        answer = line.act()
        after = line.hear("state")
    assert answer["ok"]
    assert answer["version"] == after["version"] == before["version"] + 1
    assert answer["ply"] == after["ply"] == len(line.log) > before["ply"]


def test_only_pictures_that_changed_are_sent_again(house: House) -> None:
    guest = house.guest()
    table = guest.table(*mine("mykerinos"), game="mykerinos")
    with guest.at(table) as line:
        first = line.hear("state")
        line.look(first["actor"])
        line.act()
        then = line.hear("state")
    assert all("svg" in part for part in first["parts"])
    assert any("svg" in part for part in then["parts"])
    assert any("svg" not in part for part in then["parts"])


def test_what_a_client_has_is_what_a_new_one_is_sent(house: House) -> None:
    guest, table = alone(house)
    dice = random.Random(1)  # noqa: S311 - play
    with guest.at(table) as line:
        line.hear("state")
        for _ in range(30):
            act_for_whoever_it_is(line, dice)
        line.look(0)
        with guest.at(table) as newcomer:
            newcomer.hear("state")
    assert (read(newcomer.log), newcomer.parts) == (read(line.log), line.parts)


def act_for_whoever_it_is(line: Socket, dice: random.Random) -> None:
    """Play for the seat whose turn it is; both are mine."""
    if line.state["turn"] == "mine":
        line.look(line.state["actor"])
    if line.state["turn"] == "you":
        assert line.act(line.anything(dice))["ok"]
        line.hear("state")


def test_a_message_sent_again_is_answered_alike_and_not_done_twice(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        before = line.look(line.hear("state")["actor"])
        message = {
            "id": "once",
            "do": "act",
            "version": before["version"],
            "seat": before["actor"],
            "action": before["actions"][0]["action"],
        }
        answers = []
        for _ in range(3):
            line.line.send_json(message)
            answers.append(line.hear("answer"))
        assert answers[0] == answers[1] == answers[2]
        assert line.ask("ping")["version"] == before["version"] + 1
    assert guest.state(table)["ply"] == answers[0]["ply"] > before["ply"]


def test_a_stale_message_does_nothing_is_told_so_and_the_state_follows(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        old = line.look(line.hear("state")["actor"])["version"]
        line.act()
        now = line.hear("state")
        answer = line.act(0, version=old)
        assert (answer["ok"], answer["why"]) == (False, "stale")
        assert answer["say"] == (
            "The table has moved on: this was not played. Look again and choose anew."
        )
        again = line.hear("state")
    assert again["version"] == now["version"]
    assert all("svg" in part for part in again["parts"])


def test_an_illegal_action_is_refused_with_a_sentence(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
        for action in (-1, 10**6, 10**30):
            answer = line.act(action)
            assert (answer["ok"], answer["why"]) == (False, "illegal")
            assert "is not allowed now" in answer["say"]
        answer = line.ask(
            "act",
            version=line.state["version"],
            seat=line.state["actor"],
            notation="hop on one leg",
        )
        assert (answer["ok"], answer["why"]) == (False, "illegal")
    assert guest.state(table)["version"] == line.state["version"]


def test_an_action_may_be_named_in_notation(house: House) -> None:
    guest, table = alone(house)
    state = guest.turn(table, seat=guest.state(table)["actor"])
    notation = state["actions"][-1]["notation"]
    with guest.at(table) as line:
        line.hear("state")
        where = {"version": state["version"], "seat": state["actor"]}
        assert line.ask("act", **where, notation=notation)["ok"]
    entries = guest.state(table)["log"]["entries"]
    assert notation in [entry["notation"] for entry in entries]


def test_nobody_acts_for_a_seat_that_is_not_his(house: House) -> None:
    guest, table = alone(house)
    stranger = house.guest("Eve")
    with guest.at(table) as line, stranger.at(table) as other:
        line.hear("state")
        other.hear("state")
        assert other.state["viewer"] is None
        assert other.state["actions"] == []
        answer = other.act(guest.state(table, seat=line.state["actor"])["actions"][0]["action"])
        assert answer["why"] == "not-your-seat"
        assert other.ask("look", seat=0)["why"] == "not-your-seat"
        assert other.ask("undo", version=other.state["version"], seat=0)["why"] == "not-your-seat"
        assert other.ask("standin", seat=0, level="digger")["why"] == "not-your-seat"
        assert other.ask("chat", text="let me in")["why"] == "not-your-seat"


def test_everybody_at_the_table_is_told_of_an_action(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line, house.guest("Eve", "fr").at(table) as other:
        line.hear("state")
        other.hear("state")
        line.act()
        assert other.hear("state")["version"] == line.hear("state")["version"]
    assert other.log[-1]["ply"] == line.log[-1]["ply"]
    assert other.log[0]["text"] != line.log[0]["text"]


def test_an_undone_action_is_gone_from_log_and_database(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        before = line.hear("state")
        seat = before["actor"]
        line.look(seat)
        undoable(line, seat)
        after = line.state
        answer = line.ask("undo", version=after["version"], seat=seat)
        assert answer["ok"]
        back = line.hear("state")
    assert back["version"] == after["version"] + 1
    assert back["ply"] == answer["ply"] == len(line.log) < after["ply"]
    house.client.portal.call(forget, house, table)  # type: ignore[union-attr]
    fresh = guest.state(table, seat=seat)
    assert (fresh["ply"], fresh["version"]) == (back["ply"], back["version"])
    assert fresh["actions"] == back["actions"]


def undoable(line: Socket, seat: int) -> None:
    """Play actions of a seat until one can be taken back."""
    while line.state["actor"] == seat:
        assert line.act(line.state["actions"][0]["action"], seat=seat)["ok"]
        line.hear("state")
        if line.state["can_undo"]:
            return
    raise AssertionError("nothing here can be taken back")


async def forget(house: House, table: str) -> None:
    """Put a table out of memory."""
    hall = house.client.app.state.hall  # type: ignore[attr-defined]
    hall.put_away(hall.tables[table])


def test_what_cannot_be_undone_is_refused_with_a_sentence(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
        answer = line.ask("undo", version=line.state["version"], seat=0)
    assert (answer["why"], answer["say"][:27]) == ("illegal", "That cannot be taken back: ")


def test_a_table_is_seen_in_another_language_when_asked(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        english = line.hear("state")
        assert line.ask("lang", lang="sk")["ok"]
        assert line.hear("hello")["lang"] == "sk"
        slovak = line.hear("state")
    assert slovak["prompt"] != english["prompt"]
    assert slovak["log"]["from"] == 0


def test_a_table_is_drawn_for_the_screen_that_the_client_has(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, {**ME, "name": "Bob"}, game="nim")
    with guest.at(table) as line:
        assert board(line.hear("state")) == (320, 190)
        assert line.ask("screen", screen="upright")["ok"]
        assert board(line.hear("state")) == (190, 320)
        assert line.ask("screen", screen="round")["why"] == "bad-request"
        line.act()
        assert board(line.hear("state")) == (190, 320)
    with guest.at(table, "screen=upright") as line:
        assert board(line.hear("state")) == (190, 320)


def board(state: Json) -> tuple[int, int]:
    """Return how wide and how high the board is drawn."""
    return next(
        (part["width"], part["height"]) for part in state["parts"] if part["slot"] == "board"
    )


def test_earlier_moments_are_shown_with_their_pictures(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        now = line.hear("state")
        last = line.ask("at", ply=now["ply"])["view"]
        first = line.ask("at", ply=0)["view"]
        assert line.ask("at", ply=now["ply"] + 1)["why"] == "not-found"
    assert (first["ply"], first["last"], first["actor"]) == (0, now["ply"], None)
    assert all("svg" in part for part in first["parts"])
    same = ("title", "actor", "prompt")
    assert {name: last[name] for name in same} == {name: now[name] for name in same}
    assert [part["name"] for part in last["parts"]] == [part["name"] for part in now["parts"]]


def test_a_call_gives_the_same_earlier_moment(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
        view = line.ask("at", ply=5)["view"]
        assert guest.get(f"/api/tables/{table}/at/5", seat=0).json() == view
    assert guest.get(f"/api/tables/{table}/at/99999").status_code == 404


def test_the_chart_tells_the_scores_wherever_they_changed(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
        chart = line.ask("chart")
    assert chart["points"][0] == [0, [0, 0]]
    assert chart["last"] == line.state["ply"]


def test_garbage_is_answered_and_the_line_stays_open(house: House) -> None:
    guest, table = alone(house)
    with guest.at(table) as line:
        line.hear("state")
        for text in ("", "x", "[]", "{}", '{"do":"act"}', '{"id":7,"do":"ping"}', "null"):
            line.line.send_text(text)
            assert line.hear("answer")["why"] == "bad-request"
        line.line.send_text('{"id":"known","do":"fly"}')
        assert line.hear("answer")["re"] == "known"
        line.line.send_bytes(b"\xff\x00")
        assert line.hear("answer")["why"] == "bad-request"
        assert line.ask("ping")["ok"]


def test_a_bot_plays_its_turns_each_as_a_state_of_its_own(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, BOT, BOT)
    with guest.at(table) as line:
        line.my_turn()
        line.act()
        line.state["turn"] = "other"
        line.my_turn()
    versions = [message["version"] for message in line.heard if message["type"] == "state"]
    assert versions == list(range(versions[0], versions[-1] + 1))


def test_bots_wait_until_somebodys_move_is_drawn(settings: Settings) -> None:
    app = build(replace(settings, courtesy=0.5))
    with TestClient(app, base_url="http://house") as client:
        guest = House(client).guest()
        with guest.at(guest.table(ME, BOT)) as line:
            line.my_turn()
            while line.state["turn"] == "you":
                line.act()
                line.hear("state")
            drawn = time.monotonic()
            line.hear("state")
    assert time.monotonic() - drawn > 0.3


def test_a_seat_that_nobody_has_taken_is_waited_for(house: House) -> None:
    guest = house.guest()
    table = guest.table(ME, FRIEND)
    state = guest.state(table)
    assert [player["kind"] for player in state["players"]] == ["person", "open"]
    assert not state["players"][1]["connected"]


def test_a_state_does_not_wait_until_the_answer_before_it_has_arrived() -> None:
    """Small messages of TCP wait for each other, 40 ms, unless it is told not to."""

    async def sends_at_once() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def come(_: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
            line: socket.socket = out.get_extra_info("socket")
            found.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            out.close()

        listening = running.listening("127.0.0.1", 0)
        async with await asyncio.start_server(come, sock=listening):
            _, out = await asyncio.open_connection(*listening.getsockname())
            out.close()
            return await found

    assert asyncio.run(sends_at_once())

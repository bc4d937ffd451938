"""Tables outlive the rules: all open again after the rules have changed, and none is lost."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

import digsite
from digsite.core.record import Record
from digsite.i18n import LANGUAGES
from digsite.server.app import build
from digsite.server.settings import Settings
from tests.helpers import newer_nim
from tests.server.guests import BOT, FRIEND, ME, Guest, House, Json, new_id

BOB = {"kind": "me", "name": "Bob"}
GONE = "This game was played by version 1 of the rules, which is no longer here."

Visit = Callable[[], AbstractContextManager[Guest]]


@pytest.fixture
def visit(settings: Settings) -> Visit:
    """The same person comes to the same server, which is started anew each time."""
    tokens: list[str] = []

    @contextmanager
    def visited() -> Iterator[Guest]:
        with TestClient(build(settings), base_url="http://house") as client:
            house = House(client, "nim")
            tokens[:] = tokens or [house.guest().token]
            yield Guest(house, tokens[0])

    return visited


def play(guest: Guest, table: str, *names: str) -> None:
    for name in names:
        state = guest.state(table)
        body = {"id": new_id(), "version": state["version"], "seat": state["actor"]}
        answer = guest.post(f"/api/tables/{table}/moves", {**body, "notation": name})
        assert answer.status_code == 200, answer.text


def begun(visit: Visit, *names: str) -> str:
    """A table by the rules of version 1, with something said at it."""
    with visit() as ada:
        table = ada.table(ME, BOB)
        play(ada, table, *names)
        with ada.at(table) as line:
            line.hear("state")
            assert line.ask("chat", text="Good luck!")["ok"]
        return table


@pytest.fixture
def running(visit: Visit) -> str:
    return begun(visit, "a3", "b2")


@pytest.fixture
def finished(visit: Visit) -> str:
    return begun(visit, "a3", "b4", "c5")


def listed(guest: Guest, name: str) -> Json:
    """The only table of one of the lists in the lobby."""
    (summary,) = guest.get("/api/lobby").json()[name]
    found: Json = summary
    return found


# The older rules are kept


def test_a_running_table_is_finished_by_the_rules_it_began_with(
    visit: Visit, running: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=True)
    with visit() as ada:
        play(ada, running, "b2", "c5")
        over = ada.state(running)["over"]
        assert [placing["seat"] for placing in over["placings"]] == [1, 0]
        record = Record.read(ada.get(over["record"]).text)
    assert record.version == 1
    assert [move.text for move in record.moves] == ["a3", "b2", "b2", "c5"]


def test_a_bot_goes_on_by_the_rules_it_began_with(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visit() as ada:
        table = ada.table(ME, BOT)
    newer_nim(monkeypatch, kept=True)
    with visit() as ada:
        play(ada, table, "a3")
        assert ada.turn(table)["ply"] == 2


def test_a_finished_table_is_replayed_by_the_rules_it_was_played_by(
    visit: Visit, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=True)
    with visit() as ada:
        assert ada.get(f"/api/tables/{finished}/at/1").status_code == 200
        assert ada.state(finished)["over"]["note"] == ""
        assert listed(ada, "finished")["say"] == "1st place, 1 point"


def test_a_rematch_has_the_newest_rules(
    visit: Visit, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=True)
    with visit() as ada:
        following = ada.post(f"/api/tables/{finished}/rematch").json()["table"]
        offered = [each["notation"] for each in ada.turn(following)["actions"]]
    assert offered == ["b1", "c1", "c2"]


def test_a_rematch_leaves_out_options_that_are_gone(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visit() as ada:
        lots = Guest(replace(ada.house, game="lots"), ada.token)
        table = lots.table(ME, BOB, options={"rounds": "1"})
        while (state := lots.turn(table))["turn"] != "over":
            lots.move(table, state, lots.state(table, seat=state["actor"])["actions"][0]["action"])
        monkeypatch.setattr(digsite.load("lots"), "OPTIONS", {"rounds": ("3", "5")})
        assert lots.post(f"/api/tables/{table}/rematch").status_code == 200


# The older rules are gone


@pytest.mark.parametrize("which", ["running", "finished"])
def test_a_table_by_rules_that_are_gone_opens_and_can_be_read(
    visit: Visit, which: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table: str = request.getfixturevalue(which)
    newer_nim(monkeypatch, kept=False)
    with visit() as ada, ada.at(table) as line:
        state = line.my_turn()
        (chat,) = [message for message in line.heard if message["type"] == "chat"]
        assert [each["text"] for each in chat["entries"]] == ["Good luck!"]
        assert ada.get(f"/t/{table}").status_code == 200
        assert (state["turn"], state["actions"]) == ("over", [])
        assert state["prompt"]["text"].startswith(GONE)
        assert [player["name"] for player in state["players"]] == ["Ada", "Bob"]
        assert line.log[0]["text"] == "Ada: a3"
        assert line.parts
        assert ada.get(f"/api/tables/{table}/at/1").json()["parts"]
        assert line.ask("chart")["ok"]


def test_the_server_itself_paints_what_no_process_has_the_rules_of(
    settings: Settings, visit: Visit, running: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        token = ada.token
    with TestClient(build(replace(settings, painters=1)), base_url="http://house") as client:
        guest = Guest(House(client, "nim"), token)
        assert guest.state(running, parts=True)["parts"]


def test_a_result_stays_known_without_its_rules(
    visit: Visit, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        over = ada.state(finished)["over"]
        assert over["note"].startswith(GONE)
        assert [(each["seat"], each["score"]) for each in over["placings"]] == [(0, 1), (1, 0)]
        summary = listed(ada, "finished")
    assert (summary["say"], summary["about"]) == (
        "1st place, 1 point",
        "Its rules are no longer here",
    )


def test_the_record_of_a_table_by_rules_that_are_gone_is_what_it_was(
    visit: Visit, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visit() as ada:
        before = ada.get(f"/api/tables/{finished}/record").text
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        assert ada.get(f"/api/tables/{finished}/record").text == before


def test_a_running_table_by_rules_that_are_gone_is_closed_and_its_record_is_whole(
    visit: Visit, running: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        state = ada.state(running)
        assert state["over"]["placings"] == state["over"]["breakdown"] == []
        assert [player["score"] for player in state["players"]] == [None, None]
        record = Record.read(ada.get(state["over"]["record"]).text)
        summary = listed(ada, "mine")
    assert (record.version, [move.text for move in record.moves]) == (1, ["a3", "b2"])
    assert "Seed" in record.header
    assert "Result" not in record.header
    assert (summary["state"], summary["say"]) == ("over", "Nobody can play on")


@pytest.mark.parametrize("do", ["moves", "undo"])
def test_nothing_can_be_done_at_a_table_by_rules_that_are_gone(
    visit: Visit, running: str, do: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        version = ada.state(running)["version"]
        body = {"id": new_id(), "version": version, "seat": 0, "notation": "c5"}
        if do == "undo":
            del body["notation"]
        answer = ada.post(f"/api/tables/{running}/{do}", body)
        assert (answer.status_code, answer.json()["why"]) == (409, "over")
        assert ada.state(running)["ply"] == 2


def test_a_bot_does_not_move_by_rules_that_are_gone(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visit() as ada:
        table = ada.table(BOT, ME)
        first = ada.turn(table)["actions"][0]  # the bot may have taken any heap
        play(ada, table, first["notation"])
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        assert ada.state(table)["turn"] == "over"


def test_a_table_by_rules_that_are_gone_is_offered_to_nobody(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visit() as ada:
        ada.table(ME, FRIEND, public=True)
        assert len(ada.house.guest("Eve").get("/api/lobby").json()["open"]) == 1
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        assert ada.house.guest("Eve").get("/api/lobby").json()["open"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(
    visit: Visit, running: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        guest = Guest(ada.house, ada.token, lang)
        told = [guest.state(running)["prompt"]["text"], *map(listed(guest, "mine").get, SAID)]
    assert all(told)
    assert not any("bygone" in each or "lobby-" in each for each in told)


SAID = ("say", "about")


# The rules are newer than those here


def test_a_table_by_newer_rules_is_kept_and_opens_when_they_are_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.MonkeyPatch.context() as later:
        newer_nim(later, kept=False)
        table = begun(visit, "b1")
    with visit() as ada:
        answer = ada.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["why"]) == (404, "not-here")
        assert answer.json()["say"].startswith("This table was played by rules that are not here.")
        assert listed(ada, "mine")["say"] == "Nobody can play on"
    newer_nim(monkeypatch, kept=False)
    with visit() as ada:
        play(ada, table, "c2")
        assert ada.state(table)["turn"] == "over"

"""`digsite admin`: looking after a server that runs."""

import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from digsite.server.app import build
from digsite.server.settings import Settings, file_url
from digsite.server.store.keyring import read
from digsite.server.table.hall import Hall
from digsite.server.table.outside import look
from tests.cli.run import is_one_complaint, run
from tests.server.guests import BOT, FRIEND, GENEROUS, ME, Guest, House, Json, fewest


class Hosted(House):
    """A server that runs, and its host at a terminal."""

    def __init__(self, client: TestClient, file: Path) -> None:
        super().__init__(client)
        self.file = file

    def admin(self, *arguments: object) -> str:
        """Do something as the host; what is told."""
        result = run("admin", *arguments, "--db", file_url(self.file))
        assert result.exit_code == 0, result.stderr
        return result.stdout

    def notice(self) -> None:
        """Let the server look at the database now."""
        assert self.client.portal
        hall: Hall = self.client.app.state.hall  # type: ignore[attr-defined] # it is ours
        self.client.portal.call(look, hall)

    def everything(self) -> str:
        """All that the database holds, as text."""
        with closing(sqlite3.connect(self.file)) as connection:
            return "\n".join(connection.iterdump())


@pytest.fixture
def file(tmp_path: Path, empty_file: Path) -> Path:
    return Path(shutil.copy(empty_file, tmp_path / "games.db"))


@pytest.fixture
def hosted(file: Path) -> Iterator[Hosted]:
    settings = Settings(db=file_url(file), workers=0, courtesy=0, patience=0, limits=GENEROUS)
    with TestClient(build(settings), base_url="http://house") as client:
        yield Hosted(client, file)


def with_friends(house: House) -> tuple[Guest, Guest, str]:
    """Two people at a table, each with something said."""
    ada, bob = house.guest("Ada Lovelace"), house.guest("Bob the Loud")
    table = ada.table(ME, FRIEND, *[BOT] * (fewest(house.game) - 2))
    assert bob.post(f"/api/seats/{ada.invite(table)}").status_code == 200
    for who, words in ((ada, "Hello there"), (bob, "Rude words")):
        with who.at(table) as line:
            line.hear("state")
            assert line.ask("chat", text=words)["ok"]
    return ada, bob, table


def played(table: str, *people: Guest) -> Json:
    """Play an action for whoever is to move; the state before it."""
    for who in people:
        state = who.state(table)
        if state["turn"] == "you":
            assert who.move(table, state, state["actions"][0]["action"]).status_code == 200
            return state
    raise AssertionError("nobody is to move")


def id_of(guest: Guest) -> str:
    return guest.token.partition(".")[0]


# Tables


def test_tables_are_listed_with_how_they_stand(hosted: Hosted) -> None:
    ada, _, table = with_friends(hosted)
    other = hosted.guest("Eve").table(ME, FRIEND, public=True)
    lines = hosted.admin("tables").splitlines()
    assert [line.split()[0] for line in lines] == [other, table]
    assert all("running" in line and hosted.game in line for line in lines)
    assert lines[0].endswith(", public")
    assert hosted.admin("tables", "--over") == ""
    assert hosted.admin("tables", "--person", id_of(ada)).startswith(table)
    assert hosted.admin("tables", "--most", 1).count("\n") == 1


def test_a_table_that_was_closed_can_be_read_and_nobody_plays_on(hosted: Hosted) -> None:
    ada, bob, table = with_friends(hosted)
    (late,) = (who for who in (ada, bob) if who.state(table)["turn"] == "you")
    state = late.state(table)
    assert hosted.admin("close", table) == f"closed: {table}\n"
    answer = late.move(table, state, state["actions"][0]["action"])  # nobody has noticed yet
    assert answer.json()["why"] == "stale"
    hosted.notice()
    for who in (ada, bob):
        state = who.state(table)
        assert (state["turn"], state["actions"]) == ("over", [])
        assert state["over"]["note"].startswith("This table was closed")
        assert who.get(state["over"]["record"]).status_code == 200
        assert who.get("/api/lobby").json()["finished"][0]["say"] == "Nobody can play on"
    assert "closed" in hosted.admin("tables", "--over")


def test_whoever_is_connected_hears_that_the_table_was_closed(hosted: Hosted) -> None:
    ada, _, table = with_friends(hosted)
    with ada.at(table) as line:
        line.hear("state")
        hosted.admin("close", table)
        hosted.notice()
        end = line.line.receive()
        while end["type"] != "websocket.close":
            end = line.line.receive()
    assert end["code"] == 1012  # come back
    with ada.at(table) as line:
        assert line.hear("state")["turn"] == "over"


def test_tables_that_nobody_else_has_changed_stay_as_they_are(hosted: Hosted) -> None:
    ada, _, table = with_friends(hosted)
    with ada.at(table) as line:
        line.hear("state")
        hosted.notice()
        assert line.ask("ping")["ok"]


def test_what_is_no_table_closes_none(hosted: Hosted) -> None:
    _, _, table = with_friends(hosted)
    result = run("admin", "close", table, "nowhere", "--db", file_url(hosted.file))
    assert is_one_complaint(result)
    assert "nowhere: nothing was closed" in result.stderr
    assert "running" in hosted.admin("tables")


# People


def test_people_are_listed_and_found_by_name(hosted: Hosted) -> None:
    ada, bob, _ = with_friends(hosted)
    assert [line.split()[0] for line in hosted.admin("people").splitlines()] == [
        id_of(bob),
        id_of(ada),
    ]
    (line,) = hosted.admin("people", "--name", "loud").splitlines()
    assert re.fullmatch(rf"{id_of(bob)}  \S+ \S+      1  Bob the Loud", line)
    assert hosted.admin("people", "--name", "%") == ""


def test_somebody_who_was_removed_is_nowhere_and_others_play_on(hosted: Hosted) -> None:
    ada, bob, table = with_friends(hosted)
    alone = bob.table(ME, *[BOT] * (fewest(hosted.game) - 1))
    told = hosted.admin("remove", id_of(bob), "--yes")
    assert told == "removed: Bob the Loud, at 2 tables, with 1 lines of chat\n"
    hosted.notice()
    left = hosted.everything()
    assert not [each for each in ("Bob the Loud", "Rude words", id_of(bob)) if each in left]
    assert "Hello there" in left
    state = ada.state(table)
    assert "Bob" not in json.dumps(state)
    assert bob.state(table)["mine"] == []
    while (now := ada.turn(table))["ply"] < state["ply"] + 6:  # a bot plays for Bob
        assert ada.move(table, now, now["actions"][0]["action"]).status_code == 200
    assert "closed" in hosted.admin("tables", "--over")
    assert ada.state(alone)["turn"] == "over"


def test_only_what_somebody_said_can_be_removed(hosted: Hosted) -> None:
    ada, bob, table = with_friends(hosted)
    assert hosted.admin("remove", id_of(bob), "--only-words", "--yes") == (
        "removed: 1 lines of chat\n"
    )
    hosted.notice()
    with ada.at(table) as line:
        assert [each["text"] for each in line.hear("chat")["entries"]] == ["Hello there"]
    assert bob.state(table)["mine"]


def test_nobody_is_removed_without_being_known_or_unasked(hosted: Hosted) -> None:
    _, bob, _ = with_friends(hosted)
    result = run("admin", "remove", "nobody", "--yes", "--db", file_url(hosted.file))
    assert is_one_complaint(result)
    declined = run("admin", "remove", id_of(bob), "--db", file_url(hosted.file), typed="n\n")
    assert declined.exit_code != 0
    assert "Bob the Loud" in hosted.admin("people")


# The database


def test_statistics_count_and_name_nobody(hosted: Hosted) -> None:
    _, _, table = with_friends(hosted)
    hosted.admin("close", hosted.guest("Eve").table(ME, FRIEND))
    told = hosted.admin("statistics")
    assert re.search(r"^ +0  tables that ended$", told, re.MULTILINE)
    assert re.search(r"^ +1  tables that were closed$", told, re.MULTILINE)
    assert re.search(r"^ +3  people$", told, re.MULTILINE)
    assert re.search(r"^ +1  tables that are played$", told, re.MULTILINE)
    assert re.search(r"^ +2  lines of chat$", told, re.MULTILINE)
    assert not [each for each in (table, "Ada", "Rude") if each in told]


def test_a_backup_of_a_server_that_plays_is_whole_and_leaves_out_the_keys(
    hosted: Hosted, tmp_path: Path
) -> None:
    ada, bob, table = with_friends(hosted)
    played(table, ada, bob)
    copy = tmp_path / "copy.db"
    told = hosted.admin("backup", copy)
    assert f"keep {hosted.file}.keys too" in told
    keys = read(hosted.file.with_name("games.db.keys"))
    assert [key.secret.hex() in hosted.everything() for key in keys] == [False]
    with closing(sqlite3.connect(copy)) as connection:
        assert "\n".join(connection.iterdump()) == hosted.everything()
    result = run("admin", "backup", copy, "--db", file_url(hosted.file))
    assert is_one_complaint(result)
    assert "is there already" in result.stderr
    assert not [*tmp_path.glob("*.new*")]


def test_a_backup_is_put_back_while_the_server_runs_and_what_was_there_is_kept(
    hosted: Hosted, tmp_path: Path
) -> None:
    ada, bob, table = with_friends(hosted)
    before = ada.state(table)
    hosted.admin("backup", tmp_path / "copy.db")
    played(table, ada, bob)
    newer = hosted.everything()
    lost = ada.table(ME, FRIEND)
    told = hosted.admin("restore", tmp_path / "copy.db", "--yes")
    hosted.notice()
    again = played(table, ada, bob)
    assert (again["ply"], again["version"]) == (before["ply"], before["version"])
    assert ada.get(f"/api/tables/{lost}").status_code == 404
    kept = Path(told.partition("before: ")[2].strip())
    with closing(sqlite3.connect(kept)) as connection:
        text = "\n".join(connection.iterdump())
    assert lost in text
    assert {*newer.splitlines()} - {*text.splitlines()} == set()


def test_a_file_that_is_no_backup_is_not_put_in_place(hosted: Hosted, tmp_path: Path) -> None:
    with_friends(hosted)
    before = hosted.everything()
    for content in (b"", b"Dear diary" * 1000):
        (tmp_path / "diary").write_bytes(content)
        url = file_url(hosted.file)
        result = run("admin", "restore", tmp_path / "diary", "--yes", "--db", url)
        assert is_one_complaint(result)
        assert "diary" in result.stderr
    assert hosted.everything() == before


def test_vacuum_gives_room_back_while_the_server_runs(hosted: Hosted) -> None:
    ada, _, table = with_friends(hosted)
    with closing(sqlite3.connect(hosted.file)) as connection, connection:
        row = "INSERT INTO people VALUES (?, ?, '', 0)"
        connection.executemany(row, [(f"x{n}", "y" * 80) for n in range(5000)])
        connection.execute("DELETE FROM people WHERE id LIKE 'x%'")
    before, after = map(float, re.findall(r"[\d.]+", hosted.admin("vacuum")))
    assert after < before
    assert ada.state(table)["mine"]


@pytest.mark.parametrize("command", ["statistics", "tables", "people", "lessons", "vacuum"])
def test_a_database_that_is_not_there_is_named_and_not_begun(command: str, tmp_path: Path) -> None:
    missing = tmp_path / "no.db"
    result = run("admin", command, "--db", file_url(missing))
    assert is_one_complaint(result)
    assert f"there is no {missing}" in result.stderr
    assert not missing.exists()


def test_the_database_is_that_of_the_server_as_it_is_set(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_friends(hosted)
    monkeypatch.setenv("DIGSITE_DB", file_url(hosted.file))
    assert "Ada Lovelace" in run("admin", "people").stdout


# The keys


@pytest.fixture
def quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.server.store.keyring.LOOK", -1.0)


@pytest.mark.usefixtures("quick_look")
def test_cookies_of_the_key_before_are_read_and_replaced(hosted: Hosted) -> None:
    client = hosted.client
    client.put("/api/me", json={"name": "Ada"})
    old = client.cookies["digsite"]
    token = hosted.guest("Bot").token
    hosted.admin("rotate-secret", "--days", 1)
    assert client.get("/api/me").json()["name"] == "Ada"
    new = client.cookies["digsite"]
    assert (new != old, new.partition(".")[0]) == (True, old.partition(".")[0])
    assert "set-cookie" not in client.get("/api/me").headers
    answer = client.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["name"] == "Bot"
    assert len(read(hosted.file.with_name("games.db.keys"))) == 2


@pytest.mark.usefixtures("quick_look")
def test_of_a_key_that_was_seen_no_cookie_is_read(hosted: Hosted) -> None:
    client = hosted.client
    client.put("/api/me", json={"name": "Ada"})
    hosted.admin("rotate-secret")
    hosted.admin("rotate-secret", "--now")
    assert client.get("/api/me").json()["name"] == ""
    assert len(read(hosted.file.with_name("games.db.keys"))) == 1

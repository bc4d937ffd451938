"""`digsite serve`: where the server is found, and by whom."""

import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from digsite.bots import LEVELS, Level
from digsite.server import running
from digsite.server.settings import Settings, file_url
from digsite.server.store.database import Store, bring_up_to_date, opened
from tests.cli.run import is_one_complaint, run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Servers that tell they are ready, and end; what each takes for its address in the network."""
    homes: list[str] = []

    def ended(settings: Settings, _found: socket.socket, ready: Callable[[], None]) -> None:
        homes.append(settings.home)
        ready()

    monkeypatch.setattr(running, "serve", ended)
    monkeypatch.setattr(running, "_own_address", lambda: "192.168.7.5")
    return homes


def test_a_server_is_for_this_machine_unless_told_otherwise(served: list[str]) -> None:
    told = run("serve", "--port", "0", "--no-open").stdout
    assert told.startswith("digsite is at http://127.0.0.1:")
    assert told.count("\n") == 1
    assert served == [""]


def test_a_server_for_the_network_says_where_others_find_it(served: list[str]) -> None:
    told = run("serve", "--host", "0.0.0.0", "--port", "0", "--no-open").stdout  # noqa: S104
    assert told.startswith("digsite is at http://127.0.0.1:")
    assert f"Others on your network find it at {served[0]}\n" in told
    assert served[0].startswith("http://192.168.7.5:")


def test_the_address_of_this_machine_is_found_without_asking_others() -> None:
    own = running._own_address()  # noqa: SLF001 - a machine without a network has none
    assert own == "" or socket.inet_aton(own)


def test_a_bot_of_ones_own_is_offered_after_the_levels_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found: list[Settings] = []
    monkeypatch.setattr(running, "serve", lambda settings, *_: found.append(settings))
    wish = "Magpie=tests.bots.example:choose:0.5s"
    assert run("serve", "--port", "0", "--no-open", "--bot", wish).exit_code == 0
    assert found[0].levels == (*LEVELS, Level("Magpie", "tests.bots.example:choose:0.5s"))


@pytest.mark.parametrize(
    "wish, words",
    [
        ("Magpie", "there is no bot ''"),
        ("Magpie=no_such:choose", "there is no bot 'no_such:choose'"),
        ("Magpie=ismcts:soon", "a bot thinks for seconds"),
        ("two words=random", "'two words' is no new name"),
        ("student=random", "'student' is no new name"),
        ("=random", "'' is no new name"),
        (f"{'x' * 33}=random", "is no new name"),
    ],
)
def test_a_bot_that_cannot_be_offered_gets_one_line(wish: str, words: str) -> None:
    result = run("serve", "--no-open", "--bot", wish)
    assert is_one_complaint(result)
    assert words in result.stderr


def test_a_server_takes_another_port_if_the_usual_one_is_taken(
    served: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(running, "PORT", port)
        told = run("serve", "--no-open").stdout
    assert f":{port}/" not in told
    assert served == [""]


def test_a_port_that_was_named_is_used_or_the_start_fails(served: list[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port), "--no-open")
    assert is_one_complaint(result)
    assert f"Cannot listen on 127.0.0.1, port {port}" in result.stderr
    assert served == []


def test_a_database_that_cannot_be_used_is_told_in_one_line() -> None:
    result = run("serve", "--db", "sqlite:////no/such/folder/x.db", "--no-open")
    assert result.exit_code == 2
    assert result.stderr.startswith("digsite: The database cannot be used: ")
    assert result.stderr.count("\n") == 1


def test_without_a_folder_that_lasts_no_server_begins(
    served: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run("serve", "--no-open")
    assert is_one_complaint(result)
    assert "games cannot be kept in your data directory" in result.stderr
    assert "--db" in result.stderr
    assert served == []


# Database files that were harmed


def made(file: Path) -> bytes:
    """Make a database as a server leaves it, and return the file."""
    engine = opened(file_url(file))
    bring_up_to_date(engine)
    engine.dispose()
    return file.read_bytes()


def emptied(file: Path) -> None:
    made(file)
    file.write_bytes(b"")


def cut_off(file: Path) -> None:
    whole = made(file)
    file.write_bytes(whole[: len(whole) // 2])


def scribbled_over(file: Path) -> None:
    whole = made(file)
    file.write_bytes(whole[:5000] + b"\xff" * (len(whole) - 5000))


def replaced(file: Path) -> None:
    file.write_text("Dear diary, today we dug.\n" * 50, "utf-8")


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def removed(file: Path) -> None:
    made(file)
    file.with_name(f"{file.name}-wal").write_bytes(b"x" * 5000)
    file.unlink()


@pytest.mark.parametrize(
    "harm, words",
    [
        (emptied, "is empty"),
        (cut_off, "malformed"),
        (scribbled_over, "malformed"),
        (replaced, "not a database"),
        (of_another_program, "holds nothing of digsite"),
        (removed, "digsite.db-wal is there but "),
    ],
)
def test_a_file_that_was_harmed_is_named_and_left_as_it_is(
    harm: Callable[[Path], None], words: str, served: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "digsite.db"
    harm(file)
    before = {each.name: each.read_bytes() for each in tmp_path.glob("digsite.db*")}
    result = run("serve", "--db", file_url(file), "--port", "0", "--no-open")
    assert is_one_complaint(result)
    assert str(file) in result.stderr
    assert words in result.stderr
    assert "put your last backup in its place" in result.stderr
    assert {name: (tmp_path / name).read_bytes() for name in before} == before
    assert served == []


def test_a_second_server_of_the_same_file_says_so(served: list[str], tmp_path: Path) -> None:
    store = Store(file_url(tmp_path / "games.db"))
    result = run("serve", "--db", file_url(tmp_path / "games.db"), "--no-open")
    assert is_one_complaint(result)
    assert "another digsite serves" in result.stderr
    assert "PostgreSQL" in result.stderr
    store.close()
    assert run("serve", "--port", "0", "--db", file_url(tmp_path / "games.db"), "--no-open").stdout
    assert served == [""]

"""The record is kept whole, and never where it would take another's place."""

import tempfile
from pathlib import Path

import pytest

from digsite.core.record import Record
from digsite.play.home import home
from digsite.terminal.client import program
from digsite.terminal.keeping import keep, new_path
from tests.terminal.desk import desk

RECORD = Record({"Game": "mykerinos", "Version": "1", "Seats": "3"})


def test_what_was_kept_is_the_record(tmp_path: Path) -> None:
    keep(RECORD, tmp_path / "a.dig")
    assert (tmp_path / "a.dig").read_bytes() == str(RECORD).encode()


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.dig"
    path.write_text("old", "utf-8")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        keep(RECORD, path)
    assert [file.read_text("utf-8") for file in tmp_path.iterdir()] == ["old"]


def test_a_game_that_cannot_be_kept_goes_on_says_so_and_is_saved_elsewhere_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").mkdir()
    table = desk(tmp_path / "unplugged", "dig c4")
    assert table.play() == 0
    assert "game.dig cannot be written: No such file or directory. Your game goes on." in table.said
    (file,) = (tmp_path / "elsewhere").iterdir()
    assert f"digsite play --resume {file}" in table.said
    assert Record.read(file.read_text("utf-8")).moves == table.match.record.moves


def test_the_record_is_kept_after_every_action(tmp_path: Path) -> None:
    kept: list[int] = []
    table = desk(tmp_path, "dig c4")
    act = table.match.act

    def watched(seat: int, *actions: int) -> None:
        if table.table.path.exists():
            kept.append(len(Record.read(table.table.path.read_text("utf-8")).moves))
            assert kept[-1] == table.match.ply
        act(seat, *actions)

    table.match.act = watched  # type: ignore[method-assign] # to look over its shoulder
    table.play()
    assert len(kept) > 3


def test_a_new_record_takes_no_name_that_is_there(tmp_path: Path) -> None:
    names = set()
    for _ in range(4):
        path = new_path("mykerinos", tmp_path)
        assert path.name.startswith("mykerinos-")
        assert path.suffix == ".dig"
        path.touch()
        names.add(path)
    assert len(names) == 4


def test_records_lie_in_a_folder_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home() == tmp_path / "digsite"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home() == tmp_path / ".local" / "share" / "digsite"


def test_without_such_a_folder_they_lie_in_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert home() == Path(tempfile.gettempdir())


def test_what_to_type_next_calls_the_command_as_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "bin" / "digsite"
    command.parent.mkdir()
    command.touch(0o755)
    monkeypatch.setattr("sys.argv", [str(command)])
    monkeypatch.setenv("PATH", "")
    assert program() == str(command)
    monkeypatch.setenv("PATH", str(command.parent))
    assert program() == "digsite"

"""The commands know every game there is."""

from pathlib import Path

import pytest

from digsite import Record, load, names
from digsite.core.replay import replayed
from tests.cli.run import run

pytestmark = pytest.mark.parametrize("name", names())


def test_a_game_of_bots_is_kept_checked_and_told(name: str, tmp_path: Path) -> None:
    bots = ",".join(["random"] * load(name).SEATS[0])
    assert run("play", name, "--seats", bots, "--seed", 1, "--save", "game.dig").exit_code == 0
    record = Record.read((tmp_path / "game.dig").read_text("utf-8"))
    assert len(list(replayed(load(name), record))) == len(record.moves)
    assert f"{len(record.moves)}, all legal" in run("verify", "game.dig").stdout
    assert "After action" in run("replay", "game.dig").stdout


def test_a_person_begins_a_game_with_as_many_as_usual(name: str) -> None:
    result = run("play", name, "--seed", 1, typed="help\nquit\n")
    assert result.exit_code == 0
    assert "digsite play --resume" in " ".join(result.stdout.split())


def test_its_position_is_shown_and_drawn(name: str) -> None:
    game = load(name)
    deal = {option: values[0] for option, values in game.OPTIONS.items()}
    position = game.write(game.deal(game.SEATS[-1], deal))
    assert run("show", name, position).exit_code == 0
    assert run("show", name, position, "--svg", "-").stdout.endswith("</svg>\n")


def test_its_rules_are_printed_and_its_actions_counted(name: str) -> None:
    assert run("rules", name).stdout.startswith("# ")
    assert int(run("perft", name, 1).stdout) > 0

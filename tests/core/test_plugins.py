"""Games and bots of other distributions, found by their entry points."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import digsite
from digsite import bots
from digsite.core import plugins
from digsite.core.defaults import SHAPES

Bring = Callable[[str], None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Install a distribution for this test: the text of its entry_points.txt is given."""
    metadata = tmp_path / "stranger-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")

    def brought(entries: str) -> None:
        (metadata / "entry_points.txt").write_text(entries)
        monkeypatch.syspath_prepend(tmp_path)
        _forget()

    yield brought
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for found in (plugins.packages, plugins.brought_bots, bots._known):  # noqa: SLF001 - found anew
        found.cache_clear()


def package(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(text)


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[str]:
    """A package that plays as one of our games does, under another name, and names no colours."""
    text = "from digsite.games.mykerinos import *\nNAME = 'pit'\ndel COLOURS\n"
    package(tmp_path, "pitgame", text)
    yield "pitgame"
    sys.modules.pop("pitgame", None)


def test_a_game_by_entry_point_is_listed_and_loaded(bring: Bring, copy: str) -> None:
    bring(f"[digsite.games]\npit = {copy}\n")
    assert {"pit", "mykerinos"} <= set(digsite.names())
    assert digsite.names() == sorted(digsite.names())
    game = digsite.load("pit")
    assert digsite.Match(game, 2, seed=1).legal


def test_the_colours_of_a_game_that_names_none_are_those_of_the_theme(
    bring: Bring, copy: str
) -> None:
    bring(f"[digsite.games]\npit = {copy}\n")
    assert plugins.colours("pit") == tuple(SHAPES)


@pytest.mark.parametrize(
    "entry, reason",
    [
        ("pit = no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("pit = failing", "RuntimeError: two lines"),
        ("pit = json", "it lacks NAME, "),
        ("Pit = pitgame", "a game's name is one word in lower case"),
        ("hole = pitgame", "its NAME is 'pit'"),
        ("mykerinos = pitgame", "there is a game of that name, digsite.games.mykerinos"),
        ("pit = pitgame:NAME", "a game is a package"),
    ],
)
@pytest.mark.usefixtures("copy")
def test_a_broken_game_is_left_out_with_one_line(
    bring: Bring, tmp_path: Path, caplog: pytest.LogCaptureFixture, entry: str, reason: str
) -> None:
    before = digsite.names()
    package(tmp_path, "failing", "raise RuntimeError('two\\nlines')")
    bring(f"[digsite.games]\n{entry}\n")
    assert digsite.names() == before
    assert digsite.names() == before  # asked again, and warned once
    (warning,) = caplog.messages
    assert f"digsite.games: '{entry}' is left out: {reason}" in warning
    assert "\n" not in warning


def test_a_broken_game_does_not_take_the_others_down(bring: Bring, copy: str) -> None:
    bring(f"[digsite.games]\na = no_such_module\npit = {copy}\n")
    assert "pit" in digsite.names()
    assert "a" not in digsite.names()


def test_a_bot_by_entry_point_has_a_name_and_a_budget(bring: Bring) -> None:
    bring("[digsite.bots]\nmagpie = tests.bots.example:choose\n")
    assert "magpie" in bots.names()
    assert bots.bot("magpie:3").budget == bots.Budget(iterations=3)
    assert not bots.names_code("magpie:3")


@pytest.mark.parametrize(
    "entry, reason",
    [
        ("greedy = tests.bots.example:choose", "there is a bot of that name"),
        ("my-bot = tests.bots.example:choose", "a bot's name is one word"),
        ("magpie = json:__name__", "it is no function"),
    ],
)
def test_a_broken_bot_is_left_out_with_one_line(
    bring: Bring, caplog: pytest.LogCaptureFixture, entry: str, reason: str
) -> None:
    before, ours = bots.names(), bots.bot("greedy")
    bring(f"[digsite.bots]\n{entry}\n")
    assert bots.names() == before
    assert bots.bot("greedy") == ours
    (warning,) = caplog.messages
    assert f"digsite.bots: '{entry}' is left out: {reason}" in warning

"""The theme and the drawings of every game."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from digsite.core.plugins import packages
from digsite.games import names
from digsite.scene import Theme, theme_of
from tests.pictures import read

GAMES = ["", *names()]


def drawings(game: str) -> Traversable:
    return files(packages()[game]) / "drawings.svg"


@pytest.fixture(params=GAMES)
def theme(request: pytest.FixtureRequest) -> Theme:
    return theme_of(request.param)


def test_every_seat_has_a_mark_a_glyph_and_a_cube() -> None:
    colours = ("blue", "red", "green", "ivory", "yellow")
    wanted = {f"{kind}-{colour}" for kind in ("mark", "glyph", "cube") for colour in colours}
    assert wanted <= theme_of().symbols.keys()


def test_a_game_adds_its_drawings_to_the_shared_ones(theme: Theme) -> None:
    assert theme_of().symbols.keys() <= theme.symbols.keys()
    assert theme.css.startswith(theme_of().css)


@pytest.mark.parametrize("game", [name for name in names() if drawings(name).is_file()])
def test_the_drawings_of_a_game_are_valid_and_replace_no_shared_one(game: str) -> None:
    own = [each.get("id") for each in read(drawings(game).read_text(encoding="utf-8"))]
    assert len(own) == len(set(own)) == len(theme_of(game).symbols) - len(theme_of().symbols)


TOOLS = {"clipPath", "radialGradient", "linearGradient", "filter"}  # of symbols


def test_symbols_are_valid_and_refer_only_to_the_same_sheet(theme: Theme) -> None:
    for name, drawing in theme.symbols.items():
        tree = read(drawing)
        assert tree.tag in {"symbol", *TOOLS}
        assert tree.get("id") == name
        assert [each for each in tree.iter() if each.get("id")] == [tree]
        assert set(re.findall(r'(?:href="|url\()(#?[\w-]+)', drawing)) <= {
            f"#{other}" for other in theme.symbols
        }
        assert "var(" not in drawing


def test_a_symbol_is_fitted_into_a_frame_or_placed_at_its_origin(theme: Theme) -> None:
    for drawing in theme.symbols.values():
        tree = read(drawing)
        assert tree.tag in TOOLS or tree.get("viewBox") or tree.get("overflow") == "visible"


def test_the_sheet_holds_every_symbol_once(theme: Theme) -> None:
    sheet = read(theme.symbols_svg())
    assert [each.get("id") for each in sheet] == list(theme.symbols)


def test_nothing_is_fetched_from_anywhere(theme: Theme) -> None:
    everything = theme.css + theme.symbols_svg().replace("http://www.w3.org/2000/svg", "")
    assert re.findall(r"url\((?!#)|@import|https?:|//[a-z]", everything) == []


def test_every_variable_is_set_somewhere(theme: Theme) -> None:
    used = set(re.findall(r"var\(--([\w-]+)\)", theme.css))
    assert used <= set(re.findall(r"--([\w-]+):", theme.css))

"""The pictures of the rules: drawn from positions, for the page, GitHub and the terminal."""

import pytest

from digsite.core.scenery import within
from digsite.games import names
from digsite.i18n import LANGUAGES, rules_text
from digsite.play.illustrations import drawn, illustrations, in_letters, named, used
from tests.helpers import SAMPLE
from tests.records.games import HOUSE

PICTURES = [(game, name) for game in names() for name in illustrations(game)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_picture_that_the_text_names_is_described_once_and_stands_once(
    game: str, lang: str
) -> None:
    found = [named(file) for file in used(game, lang)]
    assert sorted(map(str, found)) == sorted(str((game, name)) for name in illustrations(game))


@pytest.mark.parametrize("game", HOUSE)
def test_a_game_of_ours_has_one_picture_of_four_and_four_to_nine_more(game: str) -> None:
    assert 8 <= len(illustrations(game)) <= 13


def test_a_game_need_not_be_illustrated() -> None:
    assert not illustrations("nim")


@pytest.mark.parametrize("game, name", PICTURES)
def test_a_picture_is_drawn_from_a_position_that_can_be(game: str, name: str) -> None:
    shapes, (width, height) = drawn(game, name)
    assert shapes
    assert width < 1000
    assert height < 600


@pytest.mark.parametrize("game, name", PICTURES)
def test_nothing_in_a_picture_can_be_clicked_or_found_by_its_id(game: str, name: str) -> None:
    shapes = list(within(drawn(game, name)[0]))
    assert not any(each.id or each.actions or each.label for each in shapes)


def test_a_terminal_says_what_a_picture_shows() -> None:
    text = in_letters(rules_text(SAMPLE))
    assert "pictures/" not in text
    assert "![" not in text
    first = next(iter(illustrations(SAMPLE)))
    alt = rules_text(SAMPLE).partition(f"](pictures/{SAMPLE}-{first}.svg)")[0].rpartition("![")[2]
    assert f"[{alt}]" in text


def test_a_file_that_is_no_picture_of_the_rules_has_no_name() -> None:
    assert named("pictures/mykerinos-tie.svg") == ("mykerinos", "tie")
    assert named("../pictures/mykerinos-tie.svg") == ("mykerinos", "tie")
    assert named("https://elsewhere.example/mykerinos-tie.svg") is None
    assert named("../../pictures/mykerinos-tie.svg") is None

"""Lines that pick up several things, in any order: one step, or a sentence on what is missing."""

from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.bots import Budget
from digsite.core.gathering import Picks
from digsite.core.match import Match
from digsite.core.phrase import Phrase
from digsite.core.rng import Rng
from digsite.i18n import LANGUAGES, speaker
from tests.archaeology.table import table
from tests.terminal.desk import AnyMatch, Desk, variant

ARCHAEOLOGY = digsite.load("archaeology")
OTHERS = ",random,random"


def begun(**position: str) -> AnyMatch:
    """A match of Archaeology that begins in the middle."""
    game = variant(ARCHAEOLOGY, deal=lambda _seats, _options: table(3, "-", **position))
    return Match(game, 3, seed=1, asks=True)


def trading() -> AnyMatch:
    return begun(hands="scrap1,coin1,map1/coin2/-", market="shard1,cup1,talisman1")


def storm(hand: str = "scrap2,coin2,mask1", cards: str = "2") -> AnyMatch:
    return begun(hands=f"{hand}/-/-", phase="storm", drop=cards)


def sat(match: AnyMatch, path: Path, *lines: str, seats: str = f"me{OTHERS}") -> Desk:
    """A person types these lines."""
    found = Desk(match, seats, lines, path / "game.dig")
    found.play()
    return found


def moves(match: AnyMatch) -> list[str]:
    """What the first seat has played."""
    return [move.text for move in match.record.moves if move.seat == 0]


@pytest.mark.parametrize(
    "line", ["trade coin scrap for talisman", "Trade parchment  coin for TALISMAN"]
)
def test_a_trade_is_one_line_in_any_order(line: str, tmp_path: Path) -> None:
    match = trading()
    sat(match, tmp_path, line)
    assert moves(match) == ["take talisman", "pay coin", "pay scrap"]


def test_one_undo_takes_the_whole_line_back(tmp_path: Path) -> None:
    match = trading()
    sat(match, tmp_path, "trade coin scrap for talisman", "undo")
    assert moves(match) == []


def test_cards_for_a_storm_are_one_line_in_any_order(tmp_path: Path) -> None:
    match = storm()
    sat(match, tmp_path, "lose mask scrap")
    assert moves(match)[:2] == ["drop scrap", "drop mask"]


@pytest.mark.parametrize(
    "match, line, answers",
    [
        (trading(), "trade scrap for talisman", ["Give 1, take 3", "2 more to give."]),
        (trading(), "trade map scrap for talisman", ["Put back a parchment scrap: without it"]),
        (
            trading(),
            "trade mask for cup",
            ["Not all of “trade mask for cup” is possible now. Without the rest: Give 0, take 2."],
        ),
        (storm(), "lose mask", ["Storm: 1 of 2 chosen", "They go to the market."]),
        (storm(), "lose mask coin coin", ["Without the rest: Storm: 2 of 2 chosen."]),
        (trading(), "trade coin for x", ["“trade coin for x” is none of your choices."]),
        (trading(), "lose coin", ["“lose coin” is none of your choices."]),
    ],
)
def test_what_cannot_be_confirmed_says_why_and_plays_nothing(
    match: AnyMatch, line: str, answers: list[str], tmp_path: Path
) -> None:
    said = sat(match, tmp_path, line).said
    assert [answer for answer in answers if answer not in said] == []
    assert moves(match) == []


def test_single_actions_are_typed_as_before(tmp_path: Path) -> None:
    match = trading()
    sat(match, tmp_path, "take cup", "pay coin", "sell map 1")
    assert moves(match) == ["take cup", "pay coin", "sell map 1"]


def test_where_only_one_way_is_left_a_person_sees_it_before_it_is_played(tmp_path: Path) -> None:
    match = storm("coin2", "1")
    found = sat(match, tmp_path)
    assert "Lose a coin" in found.output
    assert moves(match) == []


def test_help_says_what_a_line_can_pick_up(tmp_path: Path) -> None:
    assert "trade coin scrap for talisman" in sat(trading(), tmp_path, "help").said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_the_help_can_be_typed_in_every_language(lang: str) -> None:
    said = speaker(lang, "archaeology").say(Phrase("typed-help"))
    assert "trade coin scrap for talisman" in said
    assert "lose shard shard coin" in said


# Bots


def thinker(_game: object, view: Any, _rng: Rng, _budget: Budget) -> int:  # noqa: ANN401 - a view
    """A bot that is asked only where there is something to choose."""
    assert len(view.legal) > 1
    return int(view.legal[0])


def test_a_bot_does_not_think_where_it_has_one_way_only(tmp_path: Path) -> None:
    match = storm("coin2", "1")
    name = f"{__name__}:thinker"
    sat(match, tmp_path, seats=f"{name},me,me")
    assert moves(match)[0] == "drop coin"


# Any game


def a_stone(_view: object, text: str) -> Picks:
    """What is typed in a Nim in which stones have names."""
    return {"the last": ("stone-0-0",), "no stone": ("stone-9-9",)}.get(text, ())


def test_a_game_without_gatherings_of_its_own_can_name_what_is_picked(tmp_path: Path) -> None:
    match: AnyMatch = Match(variant(digsite.load("nim"), typed=a_stone), 2, seed=1, asks=True)
    found = sat(match, tmp_path, "no stone", "the last", seats="me,random")
    assert "Not all of “no stone” is possible now." in found.said
    assert moves(match)[0] == "a3"


def test_a_game_in_which_nothing_is_named_has_no_help_on_it(tmp_path: Path) -> None:
    match: AnyMatch = Match(digsite.load("nim"), 2, seed=1, asks=True)
    assert "in any order" not in sat(match, tmp_path, "help", seats="me,random").said

"""The table in letters."""

from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.core.sketch import Span
from digsite.games.mykerinos.letters.sketch import sketch
from digsite.games.mykerinos.view import View
from digsite.i18n import Speaker
from digsite.terminal.paint import painted
from tests.helpers import generator, positions

GAME: Any = digsite.load("mykerinos")
NAMED = dict(
    line.split("\t")[::2]
    for line in (Path(__file__).parents[1] / "perft/mykerinos.txt").read_text("utf-8").splitlines()
)
PATRONS = "wings=lemon,blackmore,brown,tangerine,violet region=0,7,14,21,28,1,8,15,.,.,.,."
LEMON = (
    f"seats=3 season=2 phase=lemon actor=0 first=0 {PATRONS} gone=29,30,31,32,33,34,35"
    " cubes=b2/f2/c5 hand=3,2,2 neutral=0,0,0 rooms=-/-/- lots=2/-/-"
    " tilted=10000/00000/00000 passed=0,0,0 laying=0 last=- survey=-"
)
BLACKMORE = (
    LEMON.replace("lemon actor", "blackmore actor")
    .replace("lots=2/", "lots=9/")
    .replace("tilted=10000", "tilted=01000")
)


def shown(line: str, width: int = 80) -> list[str]:
    """What who acts sees of a position."""
    s = GAME.parse(line)
    return written(GAME.look(s, s.actor), width)


def written(view: View, width: int = 80) -> list[str]:
    say = Speaker("en", "mykerinos", strict=True).say
    return [text.plain.rstrip() for text in painted(sketch(view), say, width)]


def spans(view: View) -> list[Span]:
    return [span for block in sketch(view).blocks for line in block.lines for span in line]


def test_region_museum_and_players_stand_side_by_side_in_80_columns() -> None:
    assert shown(NAMED["Sir Brown"]) == [
        "Region, season 2 of 4           Museum and cards",
        "   a  b   c  d   e  f   g  h              3 5 2↓ left ▸B  R   G",
        "   Lem 0┊ Bla 0┃ Bro 0┊ Tan 0   Lemon     + + +  5    0×2 ·   ·",
        "1  ▲  · ┊ ▲  · ┃ ▲  · ┊ ▲  ·    Blackmore + · +  5    ·   ·   ·",
        "2  +  B ┊ +  · ┃ ·  R ┊ ·  ·    Brown     R · +  4    1×1 0×3 ·",
        "3  ·  + ┊ ·  · ┃ ·  · ┊ ·  ·    Tangerine + · +  6    ·   ·   ·",
        "  1 B1         ┃2 R1            Violet    + + B  0    0×2 ·   ·",
        "   Vio 0┊ Lem 0┃ Bla 0┊ Bro 0   Prestige              0   0   0",
        "4  ▲  · ┊ ·  ▲ ┃ ·  ▲ ┊ ·  ▲    Sets                  0   0   0",
        "5  ·  · ┊ G  · ┃ ·  · ┊ ·  ·    Points                1   0   0",
        "6  ·  · ┊ ·  · ┃ ·  · ┊ ·  ·    In hand               2   2   2",
        "  3 G1         ┃4               Supply                21  21  22",
        "                                Passed                ·   ·   ·",
        "                                B Blue  R Red  G Green",
    ]


def test_at_120_columns_the_patrons_and_signs_are_explained_beside_it() -> None:
    lines = shown(NAMED["Sir Brown"], 120)
    assert all(map(str.startswith, lines, shown(NAMED["Sir Brown"])))
    assert any(line.endswith("Brown     a cube into the museum") for line in lines)


def test_lord_lemon_puts_the_pyramids_to_be_dug_in_brackets() -> None:
    lines = shown(LEMON)
    assert lines[3].startswith("1 [▲] + ┊[▲] · ┃[▲] · ┊[▲] ·")
    assert lines[4].startswith("2  +  B ┊ +  · ┃")  # an extension may end on a pyramid


def test_mrs_blackmore_marks_the_cells_with_room_for_two() -> None:
    assert shown(BLACKMORE)[3].startswith("1  ▲  · ┊ ▲  + ┃ ▲  · ┊ ▲  +")


def test_a_used_card_says_so() -> None:
    assert "1×1~1" in "\n".join(shown(LEMON))


def test_the_cube_laid_last_is_in_brackets() -> None:
    s = GAME.parse(NAMED["an extension begun"])
    GAME.apply(s, GAME.read("extend a2"))
    lines = written(GAME.look(s, 0))
    assert lines[4].startswith("2 (B) B ┊ ·  ·")
    assert lines[5].startswith("3  +  ·")


def test_ties_that_are_open_and_the_zone_surveyed_are_marked() -> None:
    assert shown(NAMED["an extension begun"])[6].startswith("  1 B1=G1")
    survey = shown(NAMED["a survey with ties"])
    assert survey[6].startswith("▸ 1 R2 G2 B2 W1┃2 W1")
    assert survey[2].startswith("  +Lem 0┊+Bla 0┃ Bro 0")


def test_lots_that_are_gone_leave_the_table_bare() -> None:
    s = GAME.parse(NAMED["a survey with ties"])
    for action in ("take left", "take right"):
        GAME.apply(s, GAME.read(action))
    lines = written(GAME.look(s, s.actor))
    assert lines[2].startswith("        ┊      ┃+Bro 0┊+Tan 0")
    assert lines[3].startswith("1       ┊      ┃ ▲  W ┊ ▲  ·")
    assert lines[6].startswith("  1            ▸2 W1")


def test_the_neutral_has_its_letter_and_its_lot_can_be_chosen() -> None:
    lines = shown(NAMED["two players, the neutral first"])
    assert lines[2].startswith("  +Lem 0┊+Bla 0┃")
    assert lines[4].startswith("2  n  B")
    assert lines[-1].endswith("n Neutral")
    assert "8+4n" in shown(NAMED["two players, the neutral's turn"])[10]


def test_before_the_first_season_there_is_nothing_to_see() -> None:
    lines = shown(NAMED["before anything is drawn"])
    assert lines[0].startswith("Region, season 1 of 4")
    assert lines[1].startswith("No lots are laid out.")


@pytest.mark.parametrize("seats", GAME.SEATS)
def test_everything_of_a_colour_carries_its_letter_or_stands_in_its_column(seats: int) -> None:
    """Nobody needs to see colours: a cube is a letter, and cards stand below the letter."""
    for s in positions(GAME, seats, generator("letters", seats), games=1, share=10):
        for span in spans(GAME.look(s, max(s.actor, 0))):
            if span.style.split()[:1] == ["neutral"] and isinstance(span.words, str):
                assert "n" in span.words
            if span.style in {f"seat-{seat}" for seat in range(seats)}:
                letter = "BRGW"[int(span.style[-1])]
                assert not isinstance(span.words, str) or letter in span.words or "×" in span.words

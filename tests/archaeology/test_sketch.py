"""The table of Archaeology in letters."""

import pytest

from digsite.core.seats import NOBODY
from digsite.core.sketch import STYLES
from digsite.games import archaeology, load
from digsite.games.archaeology.state import State
from digsite.i18n import LANGUAGES, Speaker
from digsite.terminal.paint import painted
from tests.archaeology.table import late, play, table
from tests.helpers import generator, positions


def lines(s: State, seat: int, lang: str = "en", width: int = 80) -> list[str]:
    say = Speaker(lang, "archaeology", strict=True).say
    sketch = archaeology.sketch(archaeology.look(s, seat))
    return [line.plain.rstrip() for line in painted(sketch, say, width)]


def test_the_table_at_a_glance() -> None:
    s = table(
        2,
        hands="shard4,cup1/coin2",
        market="shard1,talisman1",
        sold="cup2/-",
        known="0>1:coin1:1/*>1:coin1:1",
        thieves="3",
        storms="2",
    )
    assert lines(s, 0)[:9] == [
        "Treasures",
        "           Trade Market Hand Next Unseen Sets of 1, 2, 3 …",
        "Pot shard  1     1+     4    +11  6      1 2 3 4 15",
        "Parchment  1     ·      ·    +1   6      1 2 3 10",
        "Coin       2     ·      ·    +2   7      2 5 10 18 30",
        "Broken cup 2     ·      1    +13  3      2 15",
        "Talisman   3     1+     ·    +3   5      3 7 14 24 40",
        "Map        3     ·      ·    +3   0      3",
        "Mask       4     ·      ·    +4   4      4 12 26 50",
    ]
    text = "\n".join(lines(s, 0))
    assert "▸B Blue  $15  5 cards" in text
    assert "cup 2=15" in text
    assert "surely holds coin 1" in text
    assert "Sandstorms: 2 of 6" in text
    assert "Thieves: 3 of 8" in text
    assert "Small: 3 cards, 1 map" in text


def test_a_trade_in_progress_is_told() -> None:
    s = table(hands="shard2,coin1/-/-", market="talisman1")
    text = "\n".join(lines(play(s, "take talisman", "pay coin"), 1))
    assert "Taken (3): talisman 1" in text
    assert "Paid (2): coin 1" in text
    assert "Still owed: 1" in text


def test_what_may_be_done_is_marked_in_letters() -> None:
    s = table(3, hands="coin4,map1/-/-", phase="dig", actor="*", storms="1")
    assert "+ Small: 3 cards, 1 map" in "\n".join(lines(table(hands="map1/-/-"), 0))
    assert any(line.split()[3:4] == ["4+"] for line in lines(play(s, "draw storm"), 0))


def test_explored_chambers_and_passes_are_told() -> None:
    text = "\n".join(lines(play(late(hands="coin1/cup1/-"), "pass"), 1))
    assert "Small: explored" in text
    assert "B Blue  $0  1 card  passed" in text


def test_equal_sets_are_told_once_with_their_number() -> None:
    s = play(table(hands="cup4/-/-"), "sell cup 2", "sell cup 2")
    assert any("cup 2=15 (2×)" in line for line in lines(s, 1))


def test_a_wide_terminal_shows_what_the_signs_mean() -> None:
    s = table(hands="coin1/-/-")
    assert any("a set of 4, sold for 10" in line for line in lines(s, 0, width=160))


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_too_wide_and_every_style_is_known(lang: str) -> None:
    for s in positions(load("archaeology"), 4, generator("sketch"), games=2, share=12):
        for seat in (NOBODY, 0):
            assert max(map(len, lines(s, seat, lang))) <= 80
            sketch = archaeology.sketch(archaeology.look(s, seat))
            spans = [span for block in sketch.blocks for line in block.lines for span in line]
            assert {style for span in spans for style in span.style.split()} <= STYLES

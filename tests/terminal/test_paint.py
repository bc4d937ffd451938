"""Sketches on a terminal: columns, blocks side by side, styles."""

from digsite.core.phrase import Phrase
from digsite.core.sketch import STYLES, TAB, Block, Sketch, Span, block, line
from digsite.terminal import paint
from digsite.terminal.paint import painted, style_of


def say(words: str | Phrase) -> str:
    return words if isinstance(words, str) else words.key


def shown(*blocks: Block, width: int = 80) -> list[str]:
    return [text.plain.rstrip() for text in painted(Sketch(blocks), say, width)]


LEFT = block("Left", [line("aaaa")])
RIGHT = block("Right", [line("b"), line("c")])
LEGEND = block("Legend", [line("a: apple")], extra=True)


def test_blocks_stand_side_by_side_where_there_is_room() -> None:
    assert shown(LEFT, RIGHT, width=12) == ["Left   Right", "aaaa   b", "       c"]


def test_blocks_stand_below_each_other_where_there_is_none() -> None:
    assert shown(LEFT, RIGHT, width=11) == ["Left", "aaaa", "Right", "b", "c"]


def test_an_extra_block_is_left_out_where_it_would_stand_below() -> None:
    assert "a: apple" in shown(LEFT, LEGEND)[1]
    assert shown(LEFT, LEGEND, width=14) == ["Left", "aaaa"]


def test_columns_line_up_and_what_no_tab_ends_may_be_wider() -> None:
    lines = [
        line("one", TAB, "two", TAB),
        line("three", TAB, "4"),
        line("a long line without tabs"),
    ]
    assert shown(block("", lines)) == ["", "one   two", "three 4", "a long line without tabs"]


def test_columns_line_up_by_what_is_seen_of_wide_letters() -> None:
    lines = [line("宝", TAB, "x", TAB), line("a", TAB, "y", TAB)]
    assert shown(block("", lines)) == ["", "宝 x", "a  y"]


def test_phrases_are_put_into_words() -> None:
    assert shown(block(Phrase("title"), [line(Phrase("word"))])) == ["title", "word"]


def test_every_style_word_has_a_style() -> None:
    assert set(paint.STYLES) == STYLES


def test_styles_add_up_and_an_unknown_one_changes_nothing() -> None:
    both = style_of("seat-blue last")
    assert both.underline
    assert both.bgcolor == style_of("seat-blue").bgcolor
    assert style_of("no-such-style") == style_of("")


def test_a_span_keeps_its_style_inside_its_line() -> None:
    row = painted(Sketch((block("", [line("ab", Span("cd", "strong"))]),)), say, 80)[1]
    assert [(span.start, span.end) for span in row.spans if span.style == style_of("strong")] == [
        (2, 4)
    ]

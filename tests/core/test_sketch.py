"""Sketches: plain data that is quickly written."""

from digsite.core.phrase import phrase
from digsite.core.sketch import TAB, Block, Span, block, line


def test_a_line_takes_words_phrases_and_spans() -> None:
    row = line("c4 ", Span("B", "seat-blue"), TAB, phrase("free"))
    assert row == (Span("c4 "), Span("B", "seat-blue"), Span("\t"), Span(phrase("free")))


def test_a_block_is_not_extra_unless_it_is_said() -> None:
    assert block("Museum", [line("x")]) == Block("Museum", (line("x"),), extra=False)
    assert block("Legend", [], extra=True).extra

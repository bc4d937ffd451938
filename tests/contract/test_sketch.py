"""The table in letters: what every terminal can rely on."""

import pytest

from digsite.core.seats import NOBODY
from digsite.core.sketch import STYLES
from digsite.i18n import LANGUAGES, Speaker
from digsite.terminal.paint import painted
from tests.helpers import AnyGame, generator, positions

WIDEST = 80


def test_a_sketch_uses_the_styles_there_are(game: AnyGame, seats: int) -> None:
    for s in positions(game, seats, generator("styles", seats), games=1, share=12):
        for seat in (NOBODY, *range(seats)):
            blocks = game.sketch(game.look(s, seat)).blocks
            words = [span.style for each in blocks for row in each.lines for span in row]
            assert set(" ".join(words).split()) <= STYLES


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sketch_has_words_in_every_language_and_fits_into_80_columns(
    game: AnyGame, seats: int, lang: str
) -> None:
    say = Speaker(lang, game.NAME, strict=True).say
    for s in positions(game, seats, generator("sketch", seats), games=1, share=12):
        lines = painted(game.sketch(game.look(s, s.actor if s.actor >= 0 else NOBODY)), say, WIDEST)
        assert lines
        assert max(line.cell_len for line in lines) <= WIDEST


def test_every_seat_has_a_colour_and_every_part_of_the_score_a_name(
    game: AnyGame, seats: int
) -> None:
    s = next(positions(game, seats, generator("names", seats), games=1, share=1))
    for lang in LANGUAGES:
        speaker = Speaker(lang, game.NAME, strict=True)
        assert all(speaker.has(f"seat-{colour}") for colour in game.COLOURS[:seats])
        assert STYLES.issuperset(f"seat-{colour}" for colour in game.COLOURS[:seats])
        assert all(speaker.has(f"part-{part}") for part in game.breakdown(s)[0])

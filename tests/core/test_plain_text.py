"""Names that people type become one line, and are counted as people count letters."""

import pytest

from digsite.core.plain_text import letters_of, one_line

FAMILY = "👩‍👩‍👧"


@pytest.mark.parametrize(
    "typed, kept",
    [
        (" Ada\t\n Lovelace ", "Ada Lovelace"),
        (FAMILY, FAMILY),
        ("🏳️‍🌈 Ada", "🏳️‍🌈 Ada"),
        ("A\u200dda", "A da"),
        ("\u200d", ""),
        ("👩\u200d", "👩"),
        ("\u202eevil", "evil"),
    ],
)
def test_emoji_stay_joined_and_nothing_else_that_cannot_be_seen_stays(
    typed: str, kept: str
) -> None:
    assert one_line(typed) == kept


@pytest.mark.parametrize(
    "text, letters",
    [
        ("Ada", ["A", "d", "a"]),
        (f"a{FAMILY}b", ["a", FAMILY, "b"]),
        ("👍🏽👍", ["👍🏽", "👍"]),
        ("🇸🇰🇮🇹", ["🇸🇰", "🇮🇹"]),
        ("e\u0301t", ["e\u0301", "t"]),
        ("❤️", ["❤️"]),
        ("", []),
    ],
)
def test_letters_are_what_people_see(text: str, letters: list[str]) -> None:
    assert letters_of(text) == letters

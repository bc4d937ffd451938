"""Phrases that are put together of others."""

import pytest

from digsite.core.phrase import listed, phrase
from digsite.i18n import Speaker


@pytest.mark.parametrize(
    "words, said",
    [
        (["Ada"], "Ada"),
        (["Ada", "Bob"], "Ada and Bob"),
        (["Ada", phrase("seat-red"), "Eve"], "Ada, Red and Eve"),
    ],
)
def test_a_list_has_commas_and_an_and_before_the_last(words: list[str], said: str) -> None:
    assert Speaker("en", strict=True).say(listed(words)) == said

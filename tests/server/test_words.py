"""The words of a page: what its scripts say is there."""

import re
from pathlib import PurePosixPath
from posixpath import normpath

import pytest

from digsite.server.http.assets import STATIC
from digsite.server.http.pages import review_words, words


def scripts(name: str, found: dict[str, str]) -> dict[str, str]:
    """Return a script and all that it imports, by its path."""
    if name not in found:
        found[name] = (STATIC / name).read_text("utf-8")
        room = PurePosixPath(name).parent
        for other in re.findall(r'(?:from |import |import\()"(\.[\w./]+)"', found[name]):
            scripts(normpath(room / other), found)
    return found


@pytest.mark.parametrize(
    "template, script",
    [
        ("lobby.html", "lobby/lobby.js"),
        ("new.html", "lobby/new.js"),
        ("seat.html", "lobby/seat.js"),
        ("table.html", "table/table.js"),
    ],
)
def test_a_page_has_every_word_that_its_scripts_say(template: str, script: str) -> None:
    said = set(re.findall(r'"(web-[\w-]+)"', "".join(scripts(script, {}).values())))
    asked = {
        f"{verb}-{what}"
        for verb in said & {"web-leave", "web-give-up"}
        for what in ("ask", "about")
    }
    assert len(said) > 1
    assert (said | asked) - set(words("en", template)) == set()


def test_a_table_has_no_words_of_the_lobby() -> None:
    assert "web-play-now" in words("en", "lobby.html")
    assert "web-play-now" not in words("en", "table.html")


def test_a_review_brings_every_word_that_its_scripts_say() -> None:
    said = set(re.findall(r'"(review-[\w-]+)"', "".join(scripts("review/review.js", {}).values())))
    assert len(said) > 1
    assert said - set(review_words("en")) == set()
    assert not set(words("en", "table.html")) & said

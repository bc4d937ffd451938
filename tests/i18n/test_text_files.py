"""The text files of every game and the shared ones: complete, alike in every language, tidy."""

from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from digsite.games import names
from digsite.i18n import FALLBACK, LANGUAGES
from digsite.i18n.speaker import sources

TRANSLATED = [lang for lang in LANGUAGES if lang != FALLBACK]
FOLDERS = ["", *names()]  # the shared words, and each game's


class References(Visitor):
    """Collects what a message refers to: its variables and the messages within it."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.found.add(node.id.name)


def entries(lang: str, game: str) -> Iterator[ast.EntryType]:
    shared = {str(file) for file in sources(lang)}
    for file in sources(lang, game):
        if game == "" or str(file) not in shared:
            yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


def references(lang: str, game: str) -> dict[str, set[str]]:
    found = {}
    for entry in entries(lang, game):
        if isinstance(entry, ast.Message):
            visitor = References()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translation_has_the_keys_of_the_english_text_and_no_others(game: str, lang: str) -> None:
    assert references(lang, game).keys() == references(FALLBACK, game).keys()


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translation_uses_the_variables_of_the_english_text(game: str, lang: str) -> None:
    assert references(lang, game) == references(FALLBACK, game)


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_text_file_can_be_read(game: str, lang: str) -> None:
    assert [entry for entry in entries(lang, game) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_stands_twice_nor_takes_the_place_of_a_shared_one(game: str, lang: str) -> None:
    everything = [*entries(lang, game), *(entries(lang, "") if game else [])]
    keys = Counter(entry.id.name for entry in everything if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_has_a_title_and_a_pitch(game: str, lang: str) -> None:
    assert {"game-title", "game-pitch"} <= references(lang, game).keys()

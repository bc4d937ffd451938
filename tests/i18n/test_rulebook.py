"""The rules to read, in every language."""

import re

import pytest

from digsite.games import names
from digsite.i18n import FALLBACK, LANGUAGES, pictures_text, rules_text
from tests.helpers import SAMPLE

TRANSLATED = [lang for lang in LANGUAGES if lang != FALLBACK]


def marks(text: str) -> list[str]:
    return re.findall(r"^\*\*([A-Z]\d+\.\d+)\*\*", text, re.MULTILINE)


def headings(text: str) -> list[str]:
    """The headings by depth and, where they have one, by their mark: words differ, these do not."""
    return re.findall(r"^(#+ (?:[A-Z]\d+ )?)", text, re.MULTILINE)


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("game", names())
def test_a_translation_has_the_paragraphs_of_the_english_rules(game: str, lang: str) -> None:
    english, translation = rules_text(game), rules_text(game, lang)
    assert marks(translation) == marks(english) != []
    assert headings(translation) == headings(english)


def course(text: str) -> list[str]:
    """The marks of paragraphs and the pictures, in the order of the text."""
    found = r"^\*\*([A-Z]\d+\.\d+)\*\*|pictures/([\w-]+)\.svg\)$"
    return [mark or picture for mark, picture in re.findall(found, text, re.MULTILINE)]


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("game", names())
def test_a_translation_has_the_pictures_of_the_english_rules_in_their_places(
    game: str, lang: str
) -> None:
    assert course(rules_text(game, lang)) == course(rules_text(game))


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("game", names())
def test_what_a_picture_shows_is_said_in_the_language_of_the_reader(game: str, lang: str) -> None:
    english, translated = (
        re.findall(r"!\[(.*?)\]", rules_text(game, each)) for each in ("en", lang)
    )
    assert len(translated) == len(english)
    assert set(translated).isdisjoint(english)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in names() if pictures_text(game)])
def test_the_game_in_one_picture_comes_before_the_first_chapter(game: str, lang: str) -> None:
    first, second = re.split(r"^## ", rules_text(game, lang), flags=re.MULTILINE)[1:3]
    assert first.count("![") == 4
    assert second.startswith(f"{marks(rules_text(game))[0].partition('.')[0]} ")


@pytest.mark.parametrize("game", names())
def test_the_rules_are_in_four_languages(game: str) -> None:
    assert len({rules_text(game, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("game", names())
def test_a_translation_refers_to_paragraphs_that_exist(game: str, lang: str) -> None:
    text = rules_text(game, lang)
    assert set(re.findall(r"\b[A-Z]\d+\.\d+\b", text)) <= set(marks(text))


def test_in_a_language_without_a_translation_the_rules_are_english() -> None:
    assert rules_text(SAMPLE, "tlh") == rules_text(SAMPLE)


@pytest.mark.parametrize("stranger", ["chess", "", "../rules/mykerinos", "it/mykerinos", "a\x00b"])
def test_a_game_that_there_is_not_has_no_rules(stranger: str) -> None:
    with pytest.raises(LookupError, match="there are no rules of"):
        rules_text(stranger)

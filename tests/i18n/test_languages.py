"""Which language suits a reader."""

import pytest

from digsite.i18n import FALLBACK, best_language, languages


def test_there_are_four_languages_and_english_comes_first() -> None:
    assert languages() == ("en", "it", "fr", "sk")
    assert languages()[0] == FALLBACK


@pytest.mark.parametrize(
    "wishes, best",
    [
        ("it", "it"),
        ("fr-CA", "fr"),
        ("sk-SK,sk;q=0.9,en;q=0.8", "sk"),
        ("de-DE, de;q=0.9, it ; q=0.5, fr;q=0.7", "fr"),
        ("en;q=0.2,it;q=0.3", "it"),
        ("FR", "fr"),
        ("de,*;q=0.5", "en"),
    ],
)
def test_of_an_accept_language_header_the_heaviest_language_there_is_wins(
    wishes: str, best: str
) -> None:
    assert best_language(wishes) == best


@pytest.mark.parametrize(
    "wishes, best",
    [("sk_SK.UTF-8", "sk"), ("it_IT@euro", "it"), ("fr", "fr"), ("de_DE:sk:fr", "sk")],
)
def test_an_environment_variable_is_read_too(wishes: str, best: str) -> None:
    assert best_language(wishes) == best


def test_the_first_of_equal_wishes_wins() -> None:
    assert best_language("fr,sk") == "fr"


def test_a_language_with_weight_nothing_is_not_wanted() -> None:
    assert best_language("it;q=0,fr;q=0.1") == "fr"


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        "",
        "C",
        "POSIX",
        ",;=",
        "it;q=nan",
        "it;q=9",
        "it;q=-1",
        "italian",
        "i\x00t",
        "it" * 999,
    ],
)
def test_what_cannot_be_read_is_no_wish(nonsense: str | None) -> None:
    assert best_language(nonsense) == "en"

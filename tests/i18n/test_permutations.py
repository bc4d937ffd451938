"""Texts with the names and numbers that they really meet: cases, plurals, elisions, spaces."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from digsite.core.phrase import Phrase, phrase
from digsite.core.plugins import packages
from digsite.i18n import LANGUAGES, rules_text
from digsite.i18n.speaker import Speaker, sources

GAMES = [name for name, package in packages().items() if package.startswith("digsite.")]
NUMBERS = (0, 1, 2, 5, 21)
PEOPLE = {0: "Ada", 1: "Émile", 2: "Žofia O’Neill", 3: "Hugo"}  # vowels, an h, an apostrophe
NAMED = r"\{ \$(?:who|rival|victim|owner|host|rivals) \}"  # a player's name, or several
NUMBERED = r"\{ \$(?!who|rival|victim|owner|host|what|lot|room|at|kind|cell|good|zone|file)\w+ \}"


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Each text file of a language: its name, and what stands in it."""
    files = {str(file): file for game in ("", *GAMES) for file in sources(lang, game)}
    for name, file in files.items():
        yield "/".join(Path(name).parts[-3:]), file.read_text(encoding="utf-8")


def found(lang: str, pattern: str) -> list[str]:
    return [
        f"{name}: {line}"
        for name, text in texts(lang)
        for line in text.splitlines()
        if not line.startswith("#") and re.search(pattern, line)
    ]


class Counts(Visitor):
    """Collects the selections by a number that write this number itself before a word."""

    def __init__(self) -> None:
        self.without_few: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        said = {
            variant.key.name: serialize(variant.value)
            for variant in node.variants
            if isinstance(variant.key, ast.Identifier)
        }
        if isinstance(node.selector, ast.VariableReference):
            counted = re.compile(rf"\{{ \${node.selector.id.name} \}} \w")
            if "one" in said and counted.search(said["one"]) and "few" not in said:
                self.without_few.append(said["one"])
        self.generic_visit(node)


def serialize(pattern: ast.Pattern) -> str:
    return "".join(
        part.value if isinstance(part, ast.TextElement) else f"{{ {inside(part)} }}"
        for part in pattern.elements
    )


def inside(part: ast.Placeable) -> str:
    return (
        "" if isinstance(part.expression, ast.Placeable) else serialize_expression(part.expression)
    )


def said(lang: str, game: str, words: Phrase) -> str:
    return Speaker(lang, game, PEOPLE, strict=True).say(words)


@pytest.mark.parametrize(
    "lang, points",
    [
        ("en", ["no points", "1 point", "2 points", "5 points", "21 points"]),
        ("it", ["0 punti", "1 punto", "2 punti", "5 punti", "21 punti"]),
        ("fr", ["aucun point", "1 point", "2 points", "5 points", "21 points"]),
        ("sk", ["bez bodov", "1 bod", "2 body", "5 bodov", "21 bodov"]),
    ],
)
def test_points_agree_with_their_number(lang: str, points: list[str]) -> None:
    assert [said(lang, "", phrase("points", points=number)) for number in NUMBERS] == points


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_counts_can_be_said_with_all_numbers(lang: str, game: str) -> None:
    speaker = Speaker(lang, game, PEOPLE, strict=True)
    counted = 0
    for file in sources(lang, game):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                key = entry.id.name
                for number in NUMBERS:
                    args = dict.fromkeys(speaker.used(key), number)
                    assert "{" not in speaker.say(Phrase(key, args))
                    counted += bool(args)
    assert counted > 100


def test_slovak_has_its_own_form_for_two_to_four() -> None:
    counts = Counts()
    for _, text in texts("sk"):
        counts.visit(FluentParser().parse(text))
    assert counts.without_few == []


def test_a_slovak_name_stays_in_the_nominative() -> None:
    """Names are not declined, so no preposition may ask for another case."""
    before = r"\b(?:[Zz]o?|[Ss]o?|[Kk]u?|[Vv]o?|[Oo]d|[Dd]o|[Nn]a|[Pp]re|[Pp]roti|[Uu]|[Pp]ri)[  ]"
    assert found("sk", before + NAMED) == []


def test_no_slovak_preposition_stands_before_a_number_that_would_change_it() -> None:
    """It is "z 5" but "zo 4", "v 5. kole" but "vo 4. kole"."""
    lines = found("sk", r"\b(?:[Zz]|[Ss]|[Kk]|[Vv])[  ]" + NUMBERED)
    assert [line for line in lines if "*[other] Späť v { $season }" not in line] == []  # has a [4]


def test_french_never_elides_before_a_name() -> None:
    """It would be "d’Ada" but "de Hugo"."""
    assert found("fr", r"\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|jusque)[  ]" + NAMED) == []


def test_no_italian_article_is_joined_to_a_name() -> None:
    assert (
        found("it", r"(?:\b(?:il|lo|la|del|dello|della|al|alla|dal|dalla)\b |[a-z]’)" + NAMED) == []
    )


def test_signs_of_two_parts_have_no_breaking_space_in_french() -> None:
    """A colon has a no-break space before it; a semicolon, "?" and "!" a narrow one."""
    assert found("fr", r"(?<=[\w»)}…”]) [:;?!»]|« ") == []
    rules = "\n".join(rules_text(game, "fr") for game in GAMES)
    assert re.findall(r".*(?:\w [:;?!»](?![-|])|« ).*", rules) == []


@pytest.mark.parametrize("lang", ["it", "fr", "sk"])
def test_dots_touch_their_word(lang: str) -> None:
    assert found(lang, r"[\w}] …") == []


@pytest.mark.parametrize("lang", ["it", "fr", "sk"])
def test_an_apostrophe_is_a_curved_one(lang: str) -> None:
    assert found(lang, r"\w'\w") == []
    assert re.findall(r".*\w'\w.*", "\n".join(rules_text(game, lang) for game in GAMES)) == []


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Ada robs Émile"),
        ("it", "Ada deruba Émile"),
        ("fr", "Ada vole Émile"),
        ("sk", "Ada kradne, obeť: Émile"),
    ],
)
def test_two_names_fit_into_one_sentence(lang: str, sentence: str) -> None:
    words = phrase("tell-rob", who=phrase("seat-blue"), victim=phrase("seat-red"))
    assert said(lang, "archaeology", words) == sentence


@pytest.mark.parametrize(
    "lang, sentences",
    [
        ("it", ["1 legno", "2 legni", "21 legni"]),
        ("fr", ["1 bois", "2 bois", "21 bois"]),
        ("sk", ["drevo: 1", "drevo: 2", "drevo: 21"]),
    ],
)
def test_goods_agree_with_their_number(lang: str, sentences: list[str]) -> None:
    words = [phrase("scene-wood", number=number) for number in (1, 2, 21)]
    assert [said(lang, "mesopotamia", each) for each in words] == sentences


@pytest.mark.parametrize("season, back", [(2, "Späť v 2. kole."), (4, "Späť vo 4. kole.")])
def test_a_slovak_season_has_its_preposition(season: int, back: str) -> None:
    assert said("sk", "mykerinos", phrase("scene-used", season=season)).endswith(back)

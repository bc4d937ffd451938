"""Putting phrases into words."""

import pytest

from digsite.core.errors import Illegal
from digsite.core.phrase import Phrase, phrase
from digsite.games import load, names
from digsite.i18n import LANGUAGES, MissingText, Speaker, speaker

HOSTILE_NAMES = [
    "<script>alert(1)</script>",
    "{ $points } { seat-blue }",
    "Robert'); DROP TABLE players;--",
    "a\\u0041 \\ %s {0} &amp;",
    "Žofia  Ďurčová\t",
    "💎" * 50,
]


def test_a_phrase_is_said_in_the_language_of_the_speaker() -> None:
    said = [speaker(lang).say(phrase("your-turn")) for lang in LANGUAGES]
    assert said == ["Your turn", "È il tuo turno", "À vous de jouer", "Si na ťahu"]


def test_an_argument_that_is_a_phrase_is_put_into_words_first() -> None:
    waiting = phrase("waiting-for", who=phrase("and", first=phrase("seat-red"), last="Ada"))
    assert speaker("en").say(waiting) == "Waiting for Red and Ada"


@pytest.mark.parametrize("number, said", [(1, "1 bod"), (3, "3 body"), (5, "5 bodov")])
def test_plurals_follow_the_language(number: int, said: str) -> None:
    assert speaker("sk").say(phrase("points", points=number)) == said


def test_a_bare_string_needs_no_language() -> None:
    assert speaker("fr").say("c4") == "c4"


def test_no_isolation_marks_are_put_around_arguments() -> None:
    assert speaker("en").say(phrase("comma", first="a", last="b")) == "a, b"


def test_players_names_take_the_place_of_the_colours_of_their_seats() -> None:
    named = speaker("en", "mykerinos", {1: "Ada", 3: "Bo"})
    colours = ["blue", "red", "green", "ivory", "yellow", "neutral"]
    said = [named.say(phrase(f"seat-{colour}")) for colour in colours]
    assert said == ["Blue", "Ada", "Green", "Bo", "Yellow", "Neutral"]


def test_an_empty_name_is_none() -> None:
    assert speaker("en", "mykerinos", {0: ""}).say(phrase("seat-blue")) == "Blue"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_a_name_comes_through_as_it_is(name: str, lang: str) -> None:
    strict = Speaker(lang, "mykerinos", {0: name}, strict=True)
    said = strict.say(phrase("waiting-for", who=phrase("seat-blue")))
    assert said == speaker(lang).say(phrase("waiting-for", who="@")).replace("@", name)


def test_an_endless_name_is_cut() -> None:
    assert speaker("en", "mykerinos", {0: "x" * 5000}).say(phrase("seat-blue")) == "x" * 200


def test_a_name_written_from_right_to_left_is_isolated() -> None:
    said = speaker("en", "mykerinos", {0: "עדה"}).say(
        phrase("comma", first=phrase("seat-blue"), last="1")
    )
    assert said == "\u2068עדה\u2069, 1"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "reason",
    [
        Illegal("illegal-over"),
        Illegal("illegal-not-your-turn", {"seat": 0, "actor": 1}),
        Illegal("illegal-action", {"action": "dig c4"}),
        Illegal("illegal-nothing"),
        Illegal("illegal-undo"),
    ],
    ids=lambda reason: reason.key,
)
def test_every_refusal_of_a_match_is_explained(reason: Illegal, lang: str) -> None:
    said = Speaker(lang, strict=True).explain(reason)
    assert said.endswith(".")
    assert str(reason.args_of_key.get("action", "")) in said


def test_what_a_sentence_does_not_say_makes_no_difference_to_it() -> None:
    label, told = (
        phrase(key, who=phrase("seat-red"), cell="c4") for key in ("label-dig", "tell-dig")
    )
    voice = speaker("en", "mykerinos", {1: "Ada"})
    assert [voice.say(label), voice.say(told)] == ["Start a dig at c4", "Ada starts a dig at c4"]
    assert [voice.names_a_seat(label), voice.names_a_seat(told)] == [False, True]


def test_a_sentence_uses_what_the_sentences_within_it_say() -> None:
    assert speaker("en", "archaeology").used("label-explore") == ("cards", "chamber", "maps")


def test_every_tip_has_its_turn_and_then_the_first_comes_again() -> None:
    voice = speaker("en", "mykerinos")
    tips = voice.tips()
    assert [voice.tip(n) for n in range(len(tips) + 1)] == [*tips, tips[0]]


def test_a_missing_text_is_an_error_for_a_strict_speaker() -> None:
    with pytest.raises(MissingText, match="'no-such-key' in 'it'"):
        Speaker("it", strict=True).say(phrase("no-such-key"))


def test_a_missing_argument_is_an_error_for_a_strict_speaker() -> None:
    with pytest.raises(MissingText, match=r"'points' in 'fr'.*points"):
        Speaker("fr", strict=True).say(phrase("points"))


def test_a_missing_text_is_said_by_its_key_to_players() -> None:
    assert speaker("it").say(phrase("no-such-key")) == "no-such-key"


def test_text_missing_in_a_language_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    italian = speaker("it")
    has_message = italian._texts.bundles[0].has_message  # noqa: SLF001 - a gap that no shipped file has
    monkeypatch.setattr(
        italian._texts.bundles[0],  # noqa: SLF001 - the same
        "has_message",
        lambda key: key != "undo" and has_message(key),
    )
    assert [italian.say(phrase(key)) for key in ("undo", "quit")] == ["Undo", "Esci"]


def test_a_language_that_there_is_not_is_refused_with_a_list_of_those_there_are() -> None:
    with pytest.raises(ValueError, match="'tlh'; there is: en, it, fr, sk"):
        speaker("tlh")


def test_a_game_without_tips_has_none() -> None:
    assert speaker("en").tips() == []
    assert speaker("en").tip(3) == ""


@pytest.mark.parametrize("game", names())
def test_the_colours_of_a_game_are_its_seats_in_their_order(game: str) -> None:
    colours = load(game).COLOURS
    voice = Speaker("en", game, dict(enumerate("ABCDE")))
    assert (
        "".join(voice.say(Phrase(f"seat-{colour}")) for colour in colours)
        == "ABCDE"[: len(colours)]
    )
    assert len(colours) >= load(game).SEATS[-1]


def test_a_role_is_said_of_a_seat_that_has_one_and_nothing_of_others() -> None:
    roles = {1: phrase("role-bot", level=phrase("level-digger"))}
    speaking = Speaker("fr", "archaeology", {0: "Ada"}, roles)
    said = [speaking.say(phrase(f"role-{colour}")) for colour in ("blue", "red")]
    assert said == ["", "robot, Fouilleur"]
    assert speaking.names_a_seat(phrase("role-red"))

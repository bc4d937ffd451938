"""The words of Mykerinos: every situation of a game can be told in every language."""

import re
from dataclasses import replace
from functools import cache

import pytest

from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import Rng, seeded
from digsite.core.seats import CHANCE, NOBODY
from digsite.games import mykerinos
from digsite.games.mykerinos.components import PATRONS
from digsite.games.mykerinos.phases import OVER
from digsite.games.mykerinos.state import State
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import label, lot_words, prompt, tell
from digsite.i18n import LANGUAGES, Speaker
from digsite.i18n.speaker import sources

ENGLISH = Speaker("en", "mykerinos", strict=True)
# Blue has a card of each patron and a cube on b1; there are pyramids on a1, d1, c3, e1, e3, g1, h1.
RICH = (
    "seats=3 season=2 phase=excavation actor=0 first=0"
    " wings=lemon,blackmore,brown,tangerine,violet region=3,4,5,6,10,11,12,13,.,.,.,. gone=1,2,8"
    " cubes=b1/h6/- hand=18,20,22 neutral=0,0,0 rooms=-/-/- lots=0,7,14,21,28/-/-"
    " tilted=00000/00000/00000 passed=0,0,0 laying=0 last=- survey=-"
)


def rng(number: int) -> Rng:
    return seeded(number.to_bytes(32, "big"))


@cache
def situations(seats: int, games: int) -> list[tuple[View, View]]:
    """Every situation of some random games, as the actor and as a spectator sees it."""
    views = []
    for number in range(games):
        s, chance = mykerinos.deal(seats, {}), rng(number)
        while s.actor != NOBODY:
            views.append((mykerinos.look(s, s.actor), mykerinos.look(s, NOBODY)))
            mykerinos.apply(s, mykerinos.pick(s, chance))
        views.append((mykerinos.look(s, 0), mykerinos.look(s, NOBODY)))
    return views


def played(seats: int, turns: str = "") -> State:
    """The table after these turns. Seat 0 goes first; wings and lots come in order, upright."""
    s = mykerinos.deal(seats, {})
    for action in (*turns.split(", "), ""):
        while s.actor == CHANCE:
            mykerinos.apply(s, mykerinos.legal(s)[0])
        if action:
            assert mykerinos.read(action) in mykerinos.legal(s), action
            mykerinos.apply(s, mykerinos.read(action))
    return s


def after(position: str, turns: str) -> State:
    """The position after these actions."""
    s = mykerinos.parse(position)
    for action in turns.split(", "):
        assert mykerinos.read(action) in mykerinos.legal(s), action
        mykerinos.apply(s, mykerinos.read(action))
    return s


def label_of(s: State, action: str) -> str:
    assert mykerinos.read(action) in mykerinos.legal(s), action
    return ENGLISH.say(label(mykerinos.look(s, s.actor), mykerinos.read(action)))


def log_of(s: State, action: str) -> str:
    assert mykerinos.read(action) in mykerinos.legal(s), action
    return ENGLISH.say(tell(mykerinos.look(s, NOBODY), mykerinos.read(action)))


def asked(s: State) -> str:
    return ENGLISH.say(prompt(mykerinos.look(s, s.actor)))


def heard(s: State) -> str:
    return ENGLISH.say(prompt(mykerinos.look(s, NOBODY)))


def phrases(v: View, spectator: View) -> list[Phrase]:
    """All that is said of a situation: prompts, and the label and log line of every action."""
    told = [words(v, action) for action in v.legal for words in (label, tell)]
    return [prompt(v), prompt(spectator), *told]


@pytest.mark.untraced
@pytest.mark.parametrize("seats", mykerinos.SEATS)
def test_every_situation_of_a_game_has_its_words_in_every_language(seats: int) -> None:
    said = {
        (words.key, str(words.args)): words
        for views in situations(seats, games=3)
        for words in phrases(*views)
    }
    for lang in LANGUAGES:
        speaker = Speaker(lang, "mykerinos", strict=True)
        for words in said.values():
            line = speaker.say(words)
            assert line == line.strip() != ""
            assert not set("{}$\u2068\u2069") & set(line), line


def test_no_label_log_line_or_prompt_is_written_in_vain() -> None:
    s = after(RICH, "lemon, extend c1")
    views = [*situations(2, games=3), *situations(4, games=3)]
    views.append((mykerinos.look(s, 0), mykerinos.look(s, NOBODY)))
    used = {words.key for each in views for words in phrases(*each)}
    text = "".join(file.read_text(encoding="utf-8") for file in sources("en", "mykerinos"))
    written = re.findall(r"^((?:label|tell|prompt|wait)-[\w-]+) =", text, re.MULTILINE)
    assert set(written) - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_patrons_and_parts_of_the_score_have_names(lang: str) -> None:
    speaker = Speaker(lang, "mykerinos", strict=True)
    parts = [f"part-{name}" for name in mykerinos.breakdown(mykerinos.deal(2, {}))[0]]
    patrons = [f"{key}-{patron}" for key in ("patron", "of", "power") for patron in PATRONS]
    assert [key for key in (*parts, *patrons) if not speaker.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_tips_for_beginners(lang: str) -> None:
    assert len(Speaker(lang, "mykerinos", strict=True).tips()) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_season_has_one_name_on_the_page_and_in_the_terminal(lang: str) -> None:
    say = Speaker(lang, "mykerinos", strict=True).say
    heading = say(phrase("sketch-region", season=2, seasons=4))
    assert say(phrase("season", season=2)).lower() in heading.lower()


# Buttons


def test_a_button_names_the_cell() -> None:
    assert label_of(played(3), "dig b2") == "Start a dig at b2"


def test_a_button_tells_the_ties_that_passing_wins() -> None:
    labels = [
        label_of(played(3), "pass"),
        label_of(played(3, "pass"), "pass"),
        label_of(played(3, "pass, pass"), "pass"),
    ]
    assert labels == [
        "Pass (space 1: you win every tie)",
        "Pass (space 2: you win ties against later passers)",
        "Pass (space 3: you lose every tie)",
    ]


def test_the_second_of_two_people_passes_behind_the_neutral() -> None:
    assert label_of(played(2, "pass"), "pass") == "Pass (space 3: you lose every tie)"


def test_a_button_for_a_lot_tells_what_it_brings() -> None:
    s = played(2, "dig h1, skip, pass, pass")
    assert label_of(s, "take right") == "Take the right lot: Lord Lemon, 2 points"


def test_a_button_for_the_lot_without_a_patron_says_so() -> None:
    assert ENGLISH.say(lot_words(35)) == "no patron, 5 points"


def test_a_button_for_a_room_tells_what_it_adds() -> None:
    s = played(3, "dig b2, dig h6, pass, dig h1, pass, pass, take left")
    assert label_of(s, "room 3.lemon") == "Reserve room 3 of Lord Lemon: +2 for your cards"
    assert label_of(s, "room 3.brown") == "Reserve room 3 of Sir Brown"
    between = "Reserve room 2 between Lord Lemon and Mrs Blackmore: +1 for your cards"
    assert label_of(s, "room 2.lemon-blackmore") == between


def test_buttons_of_the_neutral_say_so() -> None:
    s = played(2, "dig b2")
    labels = [label_of(s, action) for action in ("dig b1", "skip")]
    assert labels == ["Start a neutral dig at b1", "Keep the neutral cubes"]


# The log


def test_a_turn_reads_on_from_line_to_line() -> None:
    start = "dig b2, dig h6, dig h1"
    lines = [
        log_of(played(3, start), "extend b3"),
        log_of(played(3, f"{start}, extend b3"), "then c3"),
    ]
    assert lines == ["Blue extends at b3", "then c3"]


def test_the_log_tells_what_chance_does() -> None:
    s = mykerinos.deal(3, {})
    lines = []
    for action in ("first 1", *(f"wing {patron}" for patron in PATRONS), "lay 3", "lay 35 turned"):
        lines.append(log_of(s, action))
        mykerinos.apply(s, mykerinos.read(action))
    assert lines[0] == "Red goes first"
    assert lines[2] == "Wing 2 of the museum: Mrs Blackmore"
    assert lines[-2:] == [
        "Zone 1, left lot: Lord Lemon, 2 points",
        "Zone 1, right lot: no patron, 5 points",
    ]


def test_the_log_of_the_survey_names_zone_and_place() -> None:
    s = played(3, "dig h1, dig g2, pass, pass, pass")
    lines = [log_of(s, "take right")]
    mykerinos.apply(s, mykerinos.read("take right"))
    lines.append(log_of(s, "room 3.brown"))
    assert lines == [
        "Zone 2, 1st place: Blue claims the right lot (Lord Lemon, 2 points)",
        "Zone 2, 2nd place: Red reserves room 3 of Sir Brown",
    ]


def test_who_comes_third_may_be_told_to_take_nothing() -> None:
    s = played(3, "dig h1, dig g2, dig h3, pass, pass, pass, room 3.lemon, take left")
    assert log_of(s, "decline") == "Zone 2, 3rd place: Green takes nothing"


def test_the_log_calls_players_by_their_names() -> None:
    named = Speaker("en", "mykerinos", {0: "Ada {x}"}, strict=True)
    v = mykerinos.look(played(3), NOBODY)
    assert named.say(tell(v, mykerinos.read("pass"))) == "Ada {x} passes and takes space 1"


def test_the_log_tells_which_patron_helped_and_how() -> None:
    calls = ["lemon", "blackmore", "tangerine", "violet", "brown 3.lemon"]
    assert [log_of(mykerinos.parse(RICH), call) for call in calls] == [
        "Blue calls Lord Lemon",
        "Blue calls Mrs Blackmore",
        "Blue calls Colonel Tangerine",
        "Blue calls Lady Violet and takes a cube",
        "Blue calls Sir Brown and reserves room 3 of Lord Lemon",
    ]


def test_cubes_laid_with_a_patron_are_told_apart() -> None:
    calls = {
        "lemon": "dig e1",
        "lemon, extend c1": "then d1",
        "lemon, extend a1": "then a2",
        "blackmore": "dig c2",
        "tangerine": "extend b2",
        "tangerine, extend b2": "then b3",
        "violet": "dig c2",
    }
    assert [log_of(after(RICH, turns), action) for turns, action in calls.items()] == [
        "Blue starts a dig on the pyramid at e1",
        "then the pyramid at d1",
        "then a2",
        "Blue starts a dig of two cubes at c2",
        "Blue extends by three cubes at b2",
        "then b3",
        "Blue starts a dig at c2",
    ]


# Prompts


def test_the_first_turn_asks_for_a_dig() -> None:
    assert asked(played(3)) == "Start a dig on any free cell, or pass."
    assert heard(played(3)) == "Blue: start a dig, extend one, or pass."


def test_who_can_extend_is_reminded_how() -> None:
    assert asked(played(3, "dig b2, dig h6, dig h1")) == (
        "Start a dig, extend one, or pass. To extend, lay two cubes:"
        " the first beside a cube of yours, the second touching the first."
    )


def test_patrons_are_spoken_of_once_there_are_some() -> None:
    assert "call a patron" in asked(mykerinos.parse(RICH))
    assert "call a patron" in heard(mykerinos.parse(RICH))


def test_an_empty_reserve_leaves_only_passing() -> None:
    s = mykerinos.parse(RICH.replace("hand=18", "hand=0"))
    assert asked(s) == "Your reserve is empty: all you can do is pass."


def test_the_last_player_is_reminded_of_his_single_action() -> None:
    s = played(3, "pass, pass")
    assert asked(s) == (
        "Everyone else has passed: you have one more action, then the survey begins."
    )
    assert heard(s) == "Green: one last action, then the survey begins."


def test_the_next_cube_is_asked_for_by_the_one_it_must_touch() -> None:
    s = played(3, "dig b2, dig h6, dig h1, extend b3")
    assert asked(s) == "Lay the last cube: it must touch the one on b3."
    assert heard(s) == "Blue: one more cube, touching b3."


def test_with_lord_lemon_exactly_one_cube_goes_onto_a_pyramid() -> None:
    assert [asked(after(RICH, f"lemon, extend {cell}")) for cell in ("c1", "a1")] == (
        [
            "Lay the last cube on a pyramid: it must touch the one on c1.",
            "Lay the last cube: it must touch the one on a1, and not stand on a pyramid.",
        ]
    )


def test_neutral_cubes_are_offered_by_their_number() -> None:
    s = played(2, "dig b2")
    assert asked(s) == (
        "You may start or extend a neutral dig with the 4 neutral cubes you hold, or keep them."
    )


def test_the_survey_tells_place_and_choices() -> None:
    s = played(3, "dig h1, dig g2, dig h3, pass, pass, pass")
    prompts = []
    for action in ("room 3.lemon", "take left", "decline"):
        prompts.append(asked(s))
        mykerinos.apply(s, mykerinos.read(action))
    assert prompts == [
        "Zone 2: you have 1st place. Take a lot, or reserve a room of the museum.",
        "Zone 2: you have 2nd place. Take a lot, or reserve a room of the museum.",
        "Zone 2: you have 3rd place. You may take a lot that is left, or nothing.",
    ]


def test_somebody_chooses_for_the_neutral() -> None:
    s = played(2, "dig b2, dig h1, dig g2, skip, pass, pass, take left")
    assert asked(s) == (
        "Zone 2: the neutral has 1st place. Choose the lot it takes; that lot leaves the game."
    )


# The end


def over(seat: int, *merits: tuple[int, int]) -> str:
    """What a seat reads when the game has ended with these points and cubes kept."""
    v = mykerinos.look(played(len(merits)), seat)
    players = [
        replace(v.players[n], score=score, reserve=kept) for n, (score, kept) in enumerate(merits)
    ]
    return ENGLISH.say(prompt(replace(v, phase=OVER, actor=NOBODY, players=tuple(players))))


def test_the_winner_is_told_so() -> None:
    assert over(1, (40, 5), (49, 0), (30, 9)) == "The game is over: you win with 49 points."


def test_the_others_are_told_who_won() -> None:
    assert over(0, (40, 5), (49, 0), (30, 9)) == "The game is over: Red wins with 49 points."


def test_cubes_kept_break_a_tie() -> None:
    assert over(0, (49, 1), (49, 2), (30, 9)) == "The game is over: Red wins with 49 points."


def test_what_cannot_be_told_apart_is_shared() -> None:
    assert over(0, (49, 1), (49, 1), (49, 1), (49, 1)) == (
        "The game is over: Blue, Red, Green and Ivory share the win with 49 points."
    )

"""The words of Mesopotamia: every situation of a game can be told in every language."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from digsite.core.phrase import Phrase
from digsite.core.rng import Rng, seeded
from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from digsite.games.mesopotamia import OPTIONS
from digsite.games.mesopotamia.actions import read
from digsite.games.mesopotamia.components import CARDS, COLOURS, DIRECTIONS, KINDS
from digsite.games.mesopotamia.phases import OVER, PHASES
from digsite.games.mesopotamia.position import parse
from digsite.games.mesopotamia.rules.course import apply, legal, pick
from digsite.games.mesopotamia.rules.end import breakdown
from digsite.games.mesopotamia.setup import deal
from digsite.games.mesopotamia.state import State, clone
from digsite.games.mesopotamia.view import View, look, shown
from digsite.games.mesopotamia.words import label, prompt, tell
from digsite.i18n import LANGUAGES, Speaker
from digsite.i18n.speaker import sources

ENGLISH = Speaker("en", "mesopotamia", strict=True)
END = (
    " mana=4/5,2/3,0/3 tokens={tokens} hands=EPFHLMTX,-,- drawn=EPFHLMTX,-,- discards=- temple=2"
    " points={points} found=0 holy=0 blessings=0 fresh=- walker=- shares=- shown=- grabbed=-/-"
    " dropped=-/- used=- born=- piece=- back=-"
)
START = (
    "seats=3 crowded_sanctuaries=no rounds=none start_card=no reshuffle=yes phase={phase} actor=0"
    " first=0 turn=30 map="
)
# Blue beside the temple with an offering and a stone, among red tribes, on a sanctuary.
MOVING = (
    START + "T/V/F:w2.b2.rw1/Q:s2.bs1/V/P:Hr.Hg.r1.g2/P:Hb.Hn.bo2"
    "/P@6nw:w1.Hb1.Hb.b1/P@5nw:Sb.b1/P@4sw:Hr1/F@1ne/F@2ne/P@5sw" + END
).format(phase="movement", tokens="24,6,-", points=5)
COLLECTING = MOVING.replace("phase=movement", "phase=mana").replace("points=5", "points=0")
# Blue with two tribes at home, two with a wood, two with a stone; two more in the supply.
ACTING = (START + "T/V/F:w2/Q:s2/V/P:Hr.Hg.r1.g2/P:Hb.Hn.b2/P@6nw:w1.b2/P@5nw:s1.b2" + END).format(
    phase="action", tokens="-,-,-", points=0
)
LAND = ("land", "walk 7 n", "tile plains", "tile forest", "tile volcano")


def rng(number: int) -> Rng:
    return seeded(number.to_bytes(32, "big"))


def situation(s: State) -> list[Phrase]:
    """All that is said now: prompts, labels, and every log line as actor and spectator read it."""
    spectator = look(s, NOBODY)
    said = [prompt(spectator)]
    if s.actor == NOBODY:
        return said + [prompt(look(s, seat)) for seat in range(s.seats)]
    v = look(s, s.player)
    said.append(prompt(v))
    for action in legal(s):
        said += [label(v, action), tell(v, shown(s, action, v.seat))]
        said.append(tell(spectator, shown(s, action, NOBODY)))
    return said


@cache
def random_game(seats: int, number: int) -> list[Phrase]:
    """All that is said in the beginning, at the end and now and then in a random game."""
    s = deal(seats, {"rounds": "20", "start_card": "yes"})
    chance = rng(number)
    said: dict[str, Phrase] = {}
    actions = 0
    while s.actor != NOBODY:
        if actions < 20 or actions % 7 == 0:
            said |= {f"{words}": words for words in situation(s)}
        apply(s, pick(s, chance))
        actions += 1
    return [*said.values(), *situation(s)]


@cache
def around(position: str, *actions: str) -> list[Phrase]:
    """All that is said from a position on, in each phase that is reached soon."""
    said: list[Phrase] = []
    waiting, visits = [after(position, *actions)], Counter[int]()
    while waiting:
        s = waiting.pop(0)
        visits[s.phase] += 1
        if visits[s.phase] > 4:
            continue
        said += situation(s)
        for action in legal(s):
            waiting.append(clone(s))
            apply(waiting[-1], action)
    return said


def log_of(s: State, action: str, seat: int = NOBODY) -> str:
    assert read(action) in legal(s), action
    return ENGLISH.say(tell(look(s, seat), shown(s, read(action), seat)))


def label_of(s: State, action: str) -> str:
    assert read(action) in legal(s), action
    return ENGLISH.say(label(look(s, s.actor), read(action)))


def asked(s: State) -> str:
    return ENGLISH.say(prompt(look(s, s.player)))


def after(position: str, *actions: str) -> State:
    s = parse(position)
    for action in actions:
        assert read(action) in legal(s), action
        apply(s, read(action))
    return s


# Every situation


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_situation_of_a_game_has_its_words_in_every_language(seats: int) -> None:
    for lang in LANGUAGES:
        strict = Speaker(lang, "mesopotamia", strict=True)
        for words in random_game(seats, seats):
            line = strict.say(words)
            assert line == line.strip() != ""
            assert not set("{}$\u2068\u2069") & set(line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("position", [MOVING, ACTING, COLLECTING], ids=["I", "II", "III"])
def test_cards_offerings_and_thefts_have_their_words_in_every_language(
    position: str, lang: str
) -> None:
    strict = Speaker(lang, "mesopotamia", strict=True)
    lines = [strict.say(words) for words in (*around(position), *around(MOVING, *LAND))]
    assert [line for line in lines if not line or set("{}$") & set(line)] == []


def test_no_label_log_line_or_prompt_is_written_in_vain() -> None:
    said = [*around(MOVING), *around(ACTING), *around(COLLECTING), *random_game(2, 2)]
    said += around(MOVING, *LAND)
    text = "".join(
        file.read_text(encoding="utf-8")
        for file in sources("en", "mesopotamia")
        if file.name == "en.ftl"
    )
    written = re.findall(r"^((?:label|tell|prompt|wait)-[\w-]+) =", text, re.MULTILINE)
    assert set(written) - {words.key for words in said} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_cards_parts_and_options_have_names(lang: str) -> None:
    strict = Speaker(lang, "mesopotamia", strict=True)
    keys = [
        *(f"part-{name}" for name in breakdown(deal(2, {}))[0]),
        *(f"{key}-{card}" for key in ("card", "effect") for card in CARDS),
        *(f"{key}-{kind}" for key in ("tile", "at") for kind in KINDS),
        *(f"way-{way}" for way in DIRECTIONS),
        *(f"seat-{colour}" for colour in COLOURS),
        *(f"option-{name}" for name in OPTIONS),
        *(f"option-{name}-{value}" for name, values in OPTIONS.items() for value in values),
    ]
    assert [key for key in keys if not strict.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_tips_for_beginners(lang: str) -> None:
    assert len(Speaker(lang, "mesopotamia", strict=True).tips()) == 10


# Secrets


@pytest.mark.parametrize("actions", [[], ["end", "draw"], ["land"], ["teleport"]])
def test_a_rival_is_told_nothing_that_depends_on_what_he_may_not_know(actions: list[str]) -> None:
    s = after(MOVING, *actions)
    other = parse(MOVING.replace("tokens=24", "tokens=42"))
    for action in actions:
        apply(other, read(action))
    for open_to_both in set(legal(s)) & set(legal(other)):
        lines = [tell(look(each, 1), shown(each, open_to_both, 1)) for each in (s, other)]
        assert lines[0] == lines[1]


def test_an_offering_is_laid_without_its_worth_being_told() -> None:
    s = after(ACTING, "hut 7 lying")
    assert log_of(s, "offer 6") == "then lays an offering face down under the hut"
    assert log_of(s, "offer 6", seat=1) == log_of(s, "offer 6")
    assert log_of(s, "offer 6", seat=0) == "then lays the offering worth 6 under the hut"


def test_a_card_is_drawn_without_its_name_being_told() -> None:
    s = after(ACTING, "draw")
    assert s.actor == CHANCE
    assert log_of(s, "card endurance") == "Blue draws a card"
    assert log_of(s, "card endurance", seat=0) == "Blue draws a card: Endurance"


def test_the_tiles_of_land_are_told_to_its_player_alone() -> None:
    s = after(MOVING, "land", "walk 7 n")
    assert log_of(s, "tile plains", seat=2) == "Land shows a tile to its player"
    assert log_of(s, "tile plains", seat=0) == "Land shows a tile: plains"


def test_what_is_hidden_can_be_told_in_every_phase_that_hides_something() -> None:
    for phase in ("laying-offering", "land-tiles", "card", "start-cards"):
        v = replace(look(parse(ACTING), NOBODY), phase=PHASES.index(phase))
        assert ENGLISH.say(tell(v, HIDDEN)) != ""


# Buttons and the log


def test_a_step_names_its_tribe_and_both_tiles() -> None:
    s = parse(MOVING)
    assert label_of(s, "walk 7 se") == "Move a tribe: plains 7 → plains 6"
    assert label_of(s, "carry 2 nw") == (
        "Move a tribe with the offering worth 4: plains 6 → plains 7"
    )
    assert log_of(s, "carry 2 nw") == (
        "Blue moves a tribe with offering no. 2: plains 6 → plains 7"
    )


def test_a_stone_for_the_temple_tells_what_it_brings() -> None:
    build = "Build a stone into the temple: quarry 3 → temple"
    assert label_of(parse(MOVING), "walk 3 nw stone") == f"{build} (mana 5 of 6)"
    assert label_of(after(MOVING, "holy-stone"), "walk 3 nw stone") == f"{build} (mana 6 of 7)"
    full = MOVING.replace("mana=4/5", "mana=8/8").replace("temple=2", "temple=5")
    assert label_of(parse(full), "walk 3 nw stone") == f"{build} (no gain)"


def test_a_delivery_tells_the_worth_to_those_who_know_it() -> None:
    s = parse(MOVING)
    assert label_of(s, "carry 2 se") == "Deliver the offering worth 4: plains 6 → temple"
    assert log_of(s, "carry 2 se") == "Blue delivers an offering at the temple"
    assert log_of(s, "carry 2 se", seat=0) == "Blue delivers the offering worth 4 at the temple"


def test_a_theft_names_the_victim_and_the_thief_is_told_apart() -> None:
    s = parse(MOVING)
    assert label_of(s, "steal 2 red wood") == "Red: steal a wood, forest 2"
    assert log_of(s, "steal 2 red wood") == "Blue steals a wood that Red carries: forest 2"
    apply(s, read("steal 2 red wood"))
    assert label_of(s, "walk 2 s wood thief") == "Move a thief with a wood: forest 2 → quarry 3"


def test_an_open_edge_is_a_discovery() -> None:
    assert label_of(parse(MOVING), "walk 7 n") == "Discover with a tribe: plains 7 → north"


def test_ending_the_movement_tells_what_is_lost() -> None:
    assert label_of(parse(MOVING), "end") == "End the movement (5 points are lost)"


def test_collecting_tells_what_is_lost_above_the_limit() -> None:
    assert label_of(parse(COLLECTING), "collect") == "Collect 1 mana"
    full = parse(COLLECTING.replace("mana=4/5", "mana=5/5"))
    assert label_of(full, "collect") == "End the turn (mana limit reached: 1 lost)"
    assert log_of(full, "collect") == "Blue collects no mana"


def test_cards_on_rivals_name_them() -> None:
    s = parse(MOVING)
    assert label_of(s, "mana-theft red") == "Red: take 1 mana with Mana Theft"
    apply(s, read("expulsion"))
    assert label_of(s, "tribe 2 red wood") == "Red: a tribe with a wood, forest 2"
    assert label_of(s, "uproot 9 first") == "Red: a hut with offering no. 1, plains 9"


def test_a_teleport_to_the_temple_builds_and_delivers_as_on_foot() -> None:
    stone = after(MOVING, "teleport", "tribe 3 blue stone")
    assert log_of(stone, "to 0") == "Blue builds a stone into the temple (mana 5 of 6)"
    offering = after(MOVING, "teleport", "carrier blue 2")
    assert label_of(offering, "to 0") == "Deliver the offering worth 4: plains 6 → temple"
    idle = after(MOVING, "teleport", "tribe 7 blue")
    assert label_of(idle, "to 0") == "Teleport: plains 7 → temple"


def test_fertility_brings_two_tribes() -> None:
    assert label_of(parse(ACTING), "grow 6") == "Bring in a new tribe: plains 6"
    assert label_of(after(ACTING, "fertility"), "grow 6") == "Bring in 2 new tribes: plains 6"


# Prompts


def test_the_movement_tells_the_points_that_are_left() -> None:
    assert asked(parse(MOVING)).startswith("Move your tribes: 5 points are left.")
    assert ENGLISH.say(prompt(look(parse(MOVING), 1))) == "Blue: movement, 5 points left."


def test_an_action_phase_without_anything_to_build_offers_a_card() -> None:
    assert asked(parse(ACTING)).startswith("Choose one kind of action.")
    assert asked(after(MOVING, "end")) == (
        "You can build nothing now and no tribe can grow: draw a card, or do nothing."
    )


def over(seat: int, *players: tuple[int, tuple[int, ...]]) -> str:
    """What a seat reads when the game has ended with these places and offerings delivered."""
    v: View = look(parse(MOVING), seat)
    ranked = tuple(
        replace(v.players[n], place=place, delivered=delivered)
        for n, (place, delivered) in enumerate(players)
    )
    return ENGLISH.say(prompt(replace(v, phase=OVER, actor=NOBODY, players=ranked)))


def test_the_end_tells_who_won() -> None:
    won = ((2, (2,)), (1, (2, 4, 6, 7)), (3, ()))
    assert over(1, *won) == "The game is over: you win with 4 offerings at the temple."
    assert over(0, *won) == "The game is over: Red wins with 4 offerings at the temple."
    assert over(NOBODY, *won) == over(0, *won)


def test_a_win_may_be_shared() -> None:
    assert over(0, (1, (2,)), (1, (2,)), (1, (2,))) == (
        "The game is over: Blue, Red and Green share the win with 1 offering each at the temple."
    )

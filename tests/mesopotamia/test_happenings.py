"""What is seen to happen, and of what each is told: thefts, and pieces that cards move."""

from functools import partial

from digsite.games import load
from digsite.games.mesopotamia.state import State
from digsite.i18n import Speaker
from tests.helpers import happenings
from tests.mesopotamia.table import play, table

ENGLISH = Speaker("en", "mesopotamia", {0: "Nofret", 1: "Ada", 2: "Enkidu"}, strict=True)
seen = partial(happenings, load("mesopotamia"))
HOMES = "P:Hr.Hg.r1.g3/P:Hb.Hn"


def notices(s: State, action: str, seat: int) -> list[tuple[str, str]]:
    """The cards that are shown to a seat: both lines."""
    found = [each.notice for each in seen(s, action, seat) if each.notice]
    return [(ENGLISH.say(each.words), ENGLISH.say(each.more)) for each in found]


def shown(s: State, action: str, seat: int = 2) -> list[tuple[str, str, str, str]]:
    """What is shown: kind, where from, where to, what."""
    return [(each.kind, each.source, each.target, each.picture) for each in seen(s, action, seat)]


def test_who_is_robbed_of_a_good_is_told_so() -> None:
    """T4.6"""
    s = table(3, f"{HOMES}/P@6nw:rw1.b2")
    assert notices(s, "steal 7 red wood", 1) == [("Nofret stole your wood", "On plains 7.")]
    assert notices(s, "steal 7 red wood", 2) == notices(s, "steal 7 red wood", 0) == []


def test_who_is_robbed_of_mana_is_told_how_much() -> None:
    """T7.9"""
    s = table(3, hands="M,-,-", mana="0/3,1/3,0/3")
    assert notices(s, "mana-theft red", 1) == [("Nofret took 1 of your mana", "")]


def test_whose_tribe_or_hut_is_moved_is_told_where_it_went() -> None:
    """T7.8"""
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3/P@5sw"
    s = play(table(3, tiles, hands="X,-,-"), "expulsion", "tribe 5 red")
    assert notices(s, "push sw", 1) == [("Nofret moved your tribe", "plains 5 → plains 7")]
    s = play(table(3, tiles, hands="X,-,-"), "expulsion", "uproot 5 first")
    assert notices(s, "push sw", 1) == [("Nofret moved your hut", "plains 5 → plains 7")]
    assert shown(s, "push sw") == [("fly", "tile-5", "tile-7", "hut-red")]


def test_what_a_tribe_carries_rides_with_it_and_a_stone_is_counted_at_the_temple() -> None:
    """T4.8"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bs1")
    assert shown(s, "walk 6 se stone") == [
        ("fly", "tile-6", "tile-0", "tribe-blue"),
        ("fly", "tile-6", "tile-0", "stone"),
        ("count", "", "player-blue", ""),
    ]


def test_an_offering_burns_at_the_temple_and_the_others_hear_of_it() -> None:
    """T4.11"""
    s = table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.bo1/P@6nw:Hb", tokens="2,-,-", mana="3/3,0/3,0/3")
    kinds = [kind for kind, *_ in shown(s, "carry 1 se")]
    assert kinds == ["fly", "fly", "burn", "count"]
    assert notices(s, "carry 1 se", 1) == [("Nofret has brought 1 of 4 offerings", "")]
    assert notices(s, "carry 1 se", 0) == []


def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    """T6.10"""
    s = play(table(3, phase="action"), "draw")
    assert shown(s, "card land", 1) == [("fly", "deck", "player-blue", "card-to-draw")]
    assert shown(s, "card land", 0) == [("fly", "deck", "card-land", "card-to-draw")]


def test_a_discovered_tile_turns_over_before_the_tribe_enters_it() -> None:
    """T5.1, T5.4"""
    s = play(table(3, "P:Hr.Hg.r3.g3/P:Hb.Hn.b3"), "walk 6 n")
    assert shown(s, "tile plains") == [
        ("turn", "", "tile-7", ""),
        ("fly", "tile-6", "tile-7", "tribe-blue"),
    ]
    kinds = [kind for kind, *_ in shown(s, "tile forest")]
    assert kinds == ["turn", "drop", "drop", "drop", "fly"]

"""Positions of Mesopotamia: what is refused, and where."""

import pytest

from digsite.core.errors import Unreadable
from digsite.games import mesopotamia
from tests.mesopotamia.table import line, play, table

START = mesopotamia.write(mesopotamia.deal(3, {}))
HOMES = "P:Hr.Hn.r3/P:Hb.Hn.b3"
DEALING = mesopotamia.write(play(mesopotamia.deal(2, {"start_card": "yes"}), "first blue"))


def changed(text: str, **changes: str) -> str:
    """The position with other values of some fields."""
    fields = dict(word.split("=", 1) for word in text.split(" "))
    return " ".join(f"{name}={value}" for name, value in {**fields, **changes}.items())


def after(*names: str, seats: int = 2, tiles: str = "", **fields: str) -> str:
    """The position after some actions."""
    return mesopotamia.write(play(table(seats, tiles, **fields), *names))


DISCOVERING = after("walk 6 nw")
LOOKING = after("land", "walk 6 nw", "tile plains", hands="L,-")
CHOOSING = after("land", "walk 6 nw", "tile plains", "tile forest", "tile plains", hands="L,-")
VOLCANO = after("walk 6 nw", "tile volcano")
SHARING = after("walk 6 nw", "tile forest", tiles=HOMES + "/F@5nw/F@5sw", seats=2)
GROWING = after("grow 6", phase="action")
FERTILE = after("fertility", phase="action", hands="F,-")
BUILT = after("hut 7 lying", tiles="P:Hr.Hn.r3/P:Hb.Hn.b1/P@6nw:w1.b2", phase="action")
WHO = after("teleport", hands="T,-")
WHERE = after("teleport", "tribe 6 blue", hands="T,-")
PUSHED = after("expulsion", "tribe 5 red", seats=3, hands="X,-,-")
DRAWN = after("draw", "card priest", phase="action")
BLESSED = after("priest 7", tiles="P:Hr.Hn.r3/P:Hb.Hn.b2/P@6nw:Sb.b1", phase="mana", hands="PP,-")


@pytest.mark.parametrize(
    "text",
    [
        *(START, DEALING, DISCOVERING, LOOKING, CHOOSING, VOLCANO, SHARING, GROWING, FERTILE),
        *(BUILT, WHO, WHERE, PUSHED, DRAWN, BLESSED, line(2), line(3)),
    ],
)
def test_a_sound_position_is_read_and_written_alike(text: str) -> None:
    assert mesopotamia.write(mesopotamia.parse(text)) == text


def test_the_example_of_the_module_is_a_position() -> None:
    text = mesopotamia.position.__doc__ or ""
    example = " ".join(text.split("\n\n")[1].split())
    assert mesopotamia.write(mesopotamia.parse(example)) == example


def refused(text: str, place: str) -> None:
    with pytest.raises(Unreadable, match=f"^{place}="):
        mesopotamia.parse(text)


@pytest.mark.parametrize(
    "field, value",
    [
        ("seats", "5"),
        ("crowded_sanctuaries", "maybe"),
        ("rounds", "30"),
        ("phase", "night"),
        ("actor", "1"),
        ("first", "2"),
        ("turn", "x"),
        ("mana", "4/3,0/3"),
        ("mana", "0/9,0/3"),
        ("mana", "0/3"),
        ("mana", "0/5,0/3"),
        ("tokens", "*,-"),
        ("tokens", "22,-"),
        ("tokens", "3,-"),
        ("tokens", "2,-"),
        ("hands", "EEEE,-"),
        ("hands", "M,-"),
        ("hands", "Z,-"),
        ("drawn", "EEEE,-"),
        ("discards", "XX"),
        ("temple", "21"),
        ("points", "15"),
        ("found", "4"),
        ("holy", "3"),
        ("blessings", "1"),
        ("fresh", "E"),
        ("walker", "walk_6_nw"),
        ("walker", "nonsense"),
        ("shares", "1"),
        ("shares", "9"),
        ("shown", "P"),
        ("grabbed", "9/-"),
        ("grabbed", "-"),
        ("dropped", "-/40"),
        ("used", "6"),
        ("used", "99"),
        ("born", "6"),
        ("piece", "to_6"),
        ("back", "movement"),
        ("back", "over"),
    ],
)
def test_a_field_that_cannot_be_is_named(field: str, value: str) -> None:
    with pytest.raises(Unreadable, match=r"^[a-z_]+="):
        mesopotamia.parse(changed(line(2), **{field: value}))


@pytest.mark.parametrize(
    "tiles",
    [
        "P:Hr.Hn.r3/P:Hb.Hn.b3/X@6nw",  # no such tile
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P",  # it lies nowhere
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6xx",
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P@9n",
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6se",  # on the temple
        "P:Hr.Hn.r3/P:Hb.Hn.b3/T@6nw",  # a second temple
        "P:Hr.Hn.r3/P:Hb.Hn.b3/V@6nw:w1",  # wood on a volcano
        "P:Hr.Hn.r3/P:Hb.Hn.b2/V@6nw:b1",
        "P:Hr.Hn.r3/P:Hb.Hn.b3/V@6nw/V@6n/V@5sw/V@5s",  # too many volcanoes
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw:w21",
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw:z1",
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw:Hb",  # a hut more than offerings
        "P:Hr.Hn.r3/P:Hb.Hn.Hb.b3",  # three huts on a tile
        "P:Hr.Hn.r3/P:Hb.Hn.b3/F@6nw:Hb",  # a hut in a forest
        "P:Hr.Hn.r3/P:Hb.Hn.b3/F@6nw:Sb",
        "P:Hr.Hn.Sb.r3/P:Hb.Hn.b3",  # a sanctuary beside huts
        "P:Hr.Hn.r3/P:Hb.Hn.b3/P@6nw:Sb/P@6n:Sb/P@5sw:Sb/P@5s:Sb",
        "P:Hr.r3/P:Hb.Hn.b3",  # a neutral hut is missing
        "P:Hr.Hn.r8/P:Hb.Hn.b3.r1",  # nine tribes
        "P:Hr.Hn.r3/P:Hb.Hn.b3.bo1",  # a token that was never laid
        "P:Hr.Hn.r3/P:Hb1.Hn.b3",
        "P:Hr.Hn.r3.r!1/P:Hb.Hn.b3",  # a thief out of turn
        "P:Hr.Hn.r3/P:Hb.Hn.b3.y1",  # nobody is yellow
        "P:Hr.Hn.r3",  # the ring is not whole
        "Q:Hr.Hn.r3/P:Hb.Hn.b3",
        "P@3n:Hr.Hn.r3/P:Hb.Hn.b3",
    ],
)
def test_a_map_that_cannot_be_is_refused(tiles: str) -> None:
    fields = line(2)
    before, _, rest = fields.partition(" map=")
    tail = rest.partition(" ")[2]
    refused(f"{before} map=T/V/F/Q/V/{tiles} {tail}", "map")


def test_goods_and_offerings_never_stay_at_the_temple() -> None:
    """T4.3"""
    text = line(2)
    refused(text.replace("map=T/", "map=T:w1/"), "map")
    refused(text.replace("map=T/", "map=T:bs1/"), "map")
    laid = line(2, "P:Hr.Hn.r3/P:Hb.Hn.b2.bo1/P@6nw:Hb", tokens="2,-")
    refused(laid.replace("map=T/", "map=T:bo1/").replace(".bo1/P@", "/P@"), "map")


def test_a_token_is_in_one_place() -> None:
    """T6.3"""
    refused(line(2, "P:Hr.Hn.r3/P:Hb.Hn.b2.bo1/P@6nw:Hb1", tokens="2,-"), "map")
    refused(line(2, "P:Hr.Hn.r3/P:Hb.Hn.b2/P@6nw:Hb", tokens="2,-"), "tokens")


@pytest.mark.parametrize(
    "text, changes, place",
    [
        (START, {"turn": "1"}, "turn"),
        (START, {"first": "1"}, "first"),
        (START, {"mana": "1/3,0/3,0/3"}, "mana"),
        (START, {"temple": "1"}, "temple"),
        (START, {"discards": "E"}, "discards"),
        (START, {"hands": "E,-,-", "drawn": "E,-,-"}, "hands"),
        (START, {"map": "T/V/F:w3/Q:s3/V/P/P:w1"}, "map"),
        (DEALING, {"start_card": "no"}, "start_card"),
        (DEALING, {"hands": "-,E", "drawn": "-,E"}, "hands"),
        (DEALING, {"drawn": "E,-"}, "drawn"),
        (line(2), {"phase": "over", "actor": "-", "points": "0"}, "phase"),
        (line(2, rounds="20"), {"turn": "41", "actor": "1"}, "turn"),
        (line(2, rounds="20"), {"turn": "40"}, "phase"),
        (line(2, phase="action"), {"points": "1"}, "points"),
        (line(2, phase="action"), {"found": "1"}, "found"),
        (DISCOVERING, {"points": "0"}, "points"),
        (DISCOVERING, {"walker": "walk_6_se"}, "walker"),
        (DISCOVERING, {"walker": "walk_6_nw_wood"}, "walker"),
        (DISCOVERING, {"walker": "carry_1_n"}, "walker"),
        (DISCOVERING, {"walker": "end"}, "walker"),
        (LOOKING, {"shown": "PPP"}, "shown"),
        (CHOOSING, {"shown": "PP"}, "shown"),
        (SHARING, {"shares": "3"}, "shares"),
        (SHARING, {"shares": "1after8"}, "shares"),
        (VOLCANO, {"phase": "sharing", "walker": "-", "shares": "1"}, "shares"),
        (GROWING, {"used": "-", "born": "-"}, "used"),
        (GROWING, {"born": "-"}, "born"),
        (GROWING, {"used": "20", "born": "20"}, "used"),
        (GROWING, {"used": "6,6", "born": "6,6"}, "used"),
        (FERTILE, {"born": "6"}, "born"),
        (BUILT, {"piece": "-"}, "piece"),
        (BUILT, {"piece": "10"}, "piece"),
        (WHO, {"back": "-"}, "points"),
        (WHO, {"back": "-", "points": "0"}, "back"),
        (WHO, {"piece": "tribe_6_blue"}, "piece"),
        (WHERE, {"piece": "tribe_6_blue_wood"}, "piece"),
        (PUSHED, {"piece": "tribe_6_blue"}, "piece"),
        (DRAWN, {"fresh": "E"}, "fresh"),
        (BLESSED, {"blessings": "0"}, "blessings"),
        (line(2), {"holy": "1", "phase": "over", "actor": "-", "points": "0"}, "phase"),
    ],
)
def test_what_does_not_fit_together_is_refused_where_it_stands(
    text: str, changes: dict[str, str], place: str
) -> None:
    refused(changed(text, **changes), place)


def test_every_state_has_one_line() -> None:
    refused(line(2).replace("Hb.Hn.b3", "b3.Hb.Hn"), "map")
    refused(line(2, hands="EP,-").replace("hands=EP,-", "hands=PE,-"), "hands")


def test_a_position_in_which_nothing_could_be_done_is_refused() -> None:
    """T7.6"""
    refused(changed(line(2), phase="land-played", points="0"), "phase")

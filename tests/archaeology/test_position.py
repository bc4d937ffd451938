"""Positions of Archaeology: what is refused, and where."""

import pytest

from digsite.core.errors import Unreadable
from digsite.games import archaeology
from digsite.games.archaeology import position
from tests.archaeology.table import line, play, table

START = archaeology.write(archaeology.deal(3, {}))
DEALING = archaeology.write(play(archaeology.deal(2, {}), "first 0", *["draw coin"] * 5))
TRADE = line(hands="shard3,coin1/-/-", market="talisman1")


def changed(text: str, **changes: str) -> str:
    """The position with other values of some fields."""
    fields = dict(word.split("=", 1) for word in text.split(" "))
    return " ".join(f"{name}={value}" for name, value in {**fields, **changes}.items())


def buying(**changes: str) -> str:
    """Seat 0 has taken a talisman and owes 3."""
    s = play(archaeology.parse(TRADE), "take talisman")
    return changed(archaeology.write(s), **changes)


def paying(**changes: str) -> str:
    """Seat 0 has paid a coin for it and owes 1."""
    s = play(archaeology.parse(TRADE), "take talisman", "pay coin")
    return changed(archaeology.write(s), **changes)


def stormy(**changes: str) -> str:
    """Seat 1 has lost one of three cards it must lose."""
    s = table(hands="-/shard3,coin2,mask1/-", phase="dig", actor="*", storms="1")
    return changed(archaeology.write(play(s, "draw storm", "drop shard")), **changes)


def late(**changes: str) -> str:
    """Nothing is left to dig; seat 1 has passed."""
    fields = {"dig": "0", "closed": "-", "end": "pass", "passed": "010", "hands": "coin1/cup1/-"}
    return line(3, **{**fields, **changes})


def finding(**changes: str) -> str:
    """Seat 0 explores the small chamber, and two cards are still in it."""
    s = play(table(hands="map1/-/-"), "explore 3", "draw shard")
    return changed(archaeology.write(s), **changes)


@pytest.mark.parametrize("text", [START, DEALING, TRADE])
def test_these_positions_can_be_read(text: str) -> None:
    assert archaeology.write(archaeology.parse(text)) == text


@pytest.mark.parametrize("text", [buying(), paying(), stormy(), late(), finding()])
def test_positions_in_the_middle_of_things_can_be_read(text: str) -> None:
    assert archaeology.write(archaeology.parse(text)) == text


REFUSED = [
    # cards
    (changed(TRADE, hands="shard3,coin1/-"), "hands", "expected 3 parts"),
    (changed(TRADE, hands="shard99/-/-"), "hands", "'shard99' is not one of"),
    (changed(TRADE, hands="coin1,shard3/-/-"), "hands", "must be in order"),
    (changed(TRADE, hands="coin1,coin2/-/-"), "hands", "twice"),
    (changed(TRADE, hands="cup7/-/-"), "hands", "too many cards: cup"),
    (changed(TRADE, sold="gold1/-/-"), "sold", "'gold1' is not one of"),
    (changed(TRADE, sold="cup3/-/-"), "sold", "'cup3' is not one of"),
    (changed(TRADE, market="talisman2"), "dig", "must be 19 by the cards elsewhere"),
    (changed(TRADE, dig="21"), "dig", "must be 20"),
    (changed(TRADE, thieves="9"), "thieves", "not a number from 0 to 8"),
    (changed(TRADE, storms="6"), "storms", "not a number from 0 to 5"),
    (changed(TRADE, sold="-/-/-", dig="52"), "hands", "fewer cards than were dealt"),
    (line(closed="3,4"), "closed", "'4' is not one of"),
    (
        changed(line(closed="-", dig="0", market="coin1", hands="cup1/-/-"), closed="3,5,7"),
        "closed",
        "",
    ),
    # the turn
    (changed(TRADE, seats="5"), "seats", "from 2 to 4"),
    (changed(TRADE, phase="lunch"), "phase", "is not one of"),
    (changed(TRADE, turn="-"), "turn", "does not fit the phase"),
    (changed(TRADE, turn="3"), "turn", "from 0 to 2"),
    (changed(TRADE, actor="1"), "actor", "is not the one to act"),
    (changed(TRADE, actor="*"), "actor", "is not the one to act"),
    (changed(TRADE, drop="1"), "drop", "does not fit the phase"),
    (changed(finding(), find="0"), "dig", "must be 22"),
    (finding(find="4", dig="18"), "find", "no chamber that large"),
    (changed(TRADE, victim="1"), "victim", "cannot be robbed"),
    (line(hands="-/coin1/-", victim="1"), "victim", "does not fit the phase"),
    (line(phase="theft", actor="*"), "victim", "does not fit the phase"),
    (line(phase="thief", hands="-/coin1/-", thieves="8"), "thieves", "one was drawn"),
    (line(phase="thief", hands="coin1/-/-"), "phase", "nothing could be done"),
    (line(phase="storm", drop="1", hands="coin2/-/-", storms="5"), "storms", "one was drawn"),
    (line(phase="dig", actor="*", dig="0", hands="coin1/-/-"), "dig", "nothing to dig"),
    (line(phase="over", actor="-"), "phase", "does not fit the cards left"),
    (line(dig="0"), "phase", "does not fit the cards left"),
    # trades
    (changed(TRADE, trade="-"), "trade", "expected 2 parts"),
    (changed(TRADE, trade="coin1/-"), "debt", "does not fit the trade"),
    (changed(TRADE, trade="-/talisman1"), "debt", "does not fit the trade"),
    (changed(TRADE, trade="cup1/-"), "trade", "not there: cup"),
    (changed(TRADE, trade="coin1/cup1"), "trade", "not there: cup"),
    (line(hands="coin1/-/-", market="coin1", trade="coin1/coin1"), "trade", "taken and paid: coin"),
    (line(hands="coin1/-/-", phase="thief", trade="coin1/-"), "trade", "nobody trades now"),
    (buying(debt="0"), "debt", "does not fit the phase"),
    (buying(debt="4"), "debt", "from 0 to 3"),
    (buying(debt="2"), "debt", "does not fit the trade"),
    (buying(last="-"), "last", "does not fit the phase"),
    (buying(last="coin"), "last", "does not fit the phase"),
    (paying(last="scrap"), "last", "does not fit the phase"),
    (changed(TRADE, last="coin"), "last", "does not fit the phase"),
    (buying(known="-"), "known", "was taken openly: talisman"),
    # storms
    (stormy(drop="3"), "drop", "does not fit the hand"),
    (stormy(last="-", drop="1"), "drop", "does not fit the hand"),
    (stormy(last="cup"), "last", "does not fit the phase"),
    (stormy(actor="*"), "actor", "is no seat"),
    # passes
    (late(end="never"), "end", "is not one of"),
    (late(passed="01"), "passed", "expected 3 digits"),
    (late(passed="0x0"), "passed", "'x' is not one of"),
    (late(passed="001"), "passed", "seat 2 cannot have passed"),
    (late(passed="110"), "end", "does not fit who has passed"),
    (late(end="done"), "passed", "no run of passes"),
    (late(turn="2", actor="2"), "end", "the actor has no cards"),
    (late(end="sale"), "end", "does not fit who has passed"),
    (line(hands="coin1/-/-", end="pass"), "end", "does not fit the phase"),
    (changed(TRADE, passed="100"), "passed", "cannot have passed"),
    # knowledge
    (changed(TRADE, known="0>1"), "known", "expected viewer>holder:cards:maps"),
    (changed(TRADE, known="0>0:-:0"), "known", "nobody needs to know himself"),
    (changed(TRADE, known="7>0:-:0"), "known", "'7' is not one of"),
    (changed(TRADE, known="1>9:-:0"), "known", "'9' is not one of"),
    (changed(TRADE, known="1>0:coin5:0"), "known", "more cards than in the hand"),
    (changed(TRADE, known="1>0:cup1:0"), "known", "cannot be: cup"),
    (changed(TRADE, known="1>0:coin1:4"), "known", "'4' is not one of"),
    (changed(TRADE, known="*>0:coin1:3"), "known", "cannot be: coin"),
    (line(hands="map1/-/-", known="1>0:-:0"), "known", "so many maps cannot be"),
    (changed(TRADE, known="1>0:-:4"), "known", "must be written -"),
    # the deal
    (changed(START, turn="0"), "turn", "does not fit the phase"),
    (changed(START, dig="3"), "dig", "none before the deal"),
    (changed(DEALING, hands="coin3/coin2"), "hands", "dealt in order"),
    (changed(DEALING, market="coin1"), "market", "hands come first"),
    (changed(DEALING, hands="coin4/map1"), "known", "so many maps cannot be"),
    (changed(DEALING, sold="coin1/-"), "sold", "comes later"),
    (changed(DEALING, thieves="7"), "thieves", "none is drawn before the deal"),
    (changed(DEALING, known="-"), "known", "comes later"),
    (changed(DEALING, closed="3,5"), "hands", "no map is dealt"),
    (changed(DEALING, phase="first-player", turn="-"), "hands", "comes later"),
]


@pytest.mark.parametrize("text, field, why", REFUSED, ids=[f"{f}: {w}" for _, f, w in REFUSED])
def test_what_cannot_be_is_refused_by_its_field(text: str, field: str, why: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        archaeology.parse(text)
    assert str(refusal.value).startswith(f"{field}=")
    assert why in str(refusal.value)


def test_the_example_in_the_module_can_be_read() -> None:
    words = str(position.__doc__).split("Cards are kinds")[0].split("back.")[1].split()
    assert archaeology.write(archaeology.parse(" ".join(words))) == " ".join(words)


def test_fields_stand_in_their_order() -> None:
    with pytest.raises(Unreadable, match="field 1 must be 'seats="):
        archaeology.parse("phase=deal seats=2")


def test_a_sold_set_is_written_in_order() -> None:
    with pytest.raises(Unreadable, match="must be written"):
        archaeology.parse(line(sold="cup2,coin3/-/-"))


def test_unreadable_actions_are_told_what_to_try() -> None:
    with pytest.raises(Unreadable, match="'dig' is no action; try"):
        archaeology.read("dig")

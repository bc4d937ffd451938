"""What is seen to happen, and of what each is told: A4.4 thieves, A4.6 storms."""

from functools import partial

import pytest

from digsite.core.seats import NOBODY
from digsite.games import load
from digsite.games.archaeology.state import State
from digsite.i18n import Speaker
from tests.archaeology.table import table
from tests.helpers import happenings

ENGLISH = Speaker("en", "archaeology", {0: "Ada", 1: "Enkidu", 2: "Nofret"}, strict=True)
seen = partial(happenings, load("archaeology"))
THEFT = {"phase": "theft", "turn": "1", "actor": "*", "victim": "0"}


def notices(s: State, action: str, seat: int) -> list[tuple[str, str, str]]:
    """The cards that are shown to a seat: tone, sentence, second line."""
    found = [each.notice for each in seen(s, action, seat) if each.notice]
    return [(each.tone, ENGLISH.say(each.words), ENGLISH.say(each.more)) for each in found]


def robbing() -> State:
    """Enkidu is about to draw a card of Ada."""
    return table(3, hands="coin2,cup1,mask1/shard1/scrap1", **THEFT)


def test_the_victim_learns_which_card_was_stolen() -> None:
    """A4.4"""
    told = [("loss", "Enkidu stole your coin", "You have 1 left.")]
    assert notices(robbing(), "steal coin", 0) == told
    (card,) = seen(robbing(), "steal coin", 0)
    assert (card.source, card.target, card.picture) == ("hand-coin", "player-red", "card-coin")


def test_the_last_of_a_kind_that_is_stolen_is_called_so() -> None:
    """A4.4"""
    told = [("loss", "Enkidu stole your broken cup", "It was your last one.")]
    assert notices(robbing(), "steal cup", 0) == told


def test_the_thief_learns_which_card_he_got() -> None:
    """A4.4"""
    assert notices(robbing(), "steal coin", 1) == [("news", "You stole a coin from Ada", "")]


@pytest.mark.parametrize("seat", [2, NOBODY])
def test_nobody_else_can_tell_one_stolen_card_from_another(seat: int) -> None:
    """A4.4, A10.4  Whatever is stolen, others see a card from behind."""
    thefts = {seen(robbing(), f"steal {kind}", seat) for kind in ("coin", "cup", "mask")}
    (card,) = thefts.pop()
    assert not thefts
    assert (card.picture, card.notice) == ("back", None)
    assert (card.source, card.target) == ("player-blue", "player-red")


def test_a_storm_says_how_many_cards_it_takes_of_each() -> None:
    """A4.6"""
    dig = {"phase": "dig", "turn": "1", "actor": "*", "storms": "1"}
    s = table(3, hands="coin4,cup1,mask2/shard1/scrap2", **dig)
    told = {seat: notices(s, "draw storm", seat) for seat in (0, 1, NOBODY)}
    by = "Dug up by Enkidu."
    assert told == {
        0: [("storm", "A sandstorm takes 3 of your 7 cards", by)],
        1: [("storm", "A sandstorm: you lose nothing", by)],
        NOBODY: [],
    }


def test_a_card_that_a_rival_digs_up_is_seen_from_behind() -> None:
    """A4.2"""
    s = table(3, phase="dig", turn="1", actor="*")
    (theirs,), (own,) = (seen(s, "draw coin", seat) for seat in (0, 1))
    assert (theirs.source, theirs.target, theirs.picture) == ("deck", "player-red", "back")
    assert (own.source, own.target, own.picture) == ("deck", "hand-coin", "card-coin")


def test_finds_come_from_the_chamber_unless_it_may_be_one_of_several() -> None:
    """A6.2"""
    finding = {"phase": "finding", "actor": "*", "find": "2"}
    (one,) = seen(table(3, closed="5,7", **finding), "draw coin", 0)
    (any_of_two,) = seen(table(3, closed="7", **finding), "draw coin", 0)
    (hidden,) = seen(table(3, closed="5,7", **finding), "draw coin", 1)
    assert (one.kind, one.source) == ("unveil", "chamber-small")
    assert (hidden.kind, hidden.source, hidden.picture) == ("fly", "chamber-small", "back")
    assert (any_of_two.kind, any_of_two.source) == ("drop", "")


def test_a_sold_set_flies_to_the_museum_card_by_card_and_is_counted() -> None:
    """A7.2"""
    s = table(3, hands="coin3/-/-")
    own, others = seen(s, "sell coin 3", 0), seen(s, "sell coin 3", 1)
    assert [each.kind for each in own] == ["fly", "fly", "fly", "count"]
    assert [each.kind for each in others] == ["drop", "count"]

"""What a beginner would regret: a turn that ends with a complete set in hand."""

import pytest

from digsite.core.phrase import Phrase
from digsite.games import archaeology
from tests.archaeology.table import table


def told(action: str, **position: str) -> Phrase | None:
    s = table(3, "-", **{"dig": "9", "storms": "2", **position})
    return archaeology.slip(archaeology.look(s, 0), [archaeology.read(action)])


def test_ending_the_turn_with_a_complete_set_in_hand_is_a_slip() -> None:
    slip = told("done", hands="shard6,coin1/-/-")
    assert slip
    assert slip.key == "slip-set"
    assert str(slip.args["price"]) == str(archaeology.words.money(15))


def test_of_two_complete_sets_the_dearer_one_is_named() -> None:
    slip = told("done", hands="cup2,mask4/-/-")
    assert slip
    assert "some-mask" in str(slip.args["what"])


@pytest.mark.parametrize("hand", ["shard4,coin4", "map1", "-"])
def test_ending_the_turn_without_a_complete_set_is_none(hand: str) -> None:
    assert told("done", hands=f"{hand}/-/-") is None


def test_selling_the_set_is_none() -> None:
    assert told("sell shard 5", hands="shard5/-/-") is None


def test_where_nothing_can_happen_to_the_set_there_is_none() -> None:
    assert told("done", hands="shard5/-/-", dig="2", storms="0") is None

"""Fields of positions: what is wrong is told with the place."""

import pytest

from digsite.core.errors import Unreadable
from digsite.core.fields import LONGEST_POSITION, Fields, actor_code
from digsite.core.seats import CHANCE, NOBODY


@pytest.mark.parametrize(
    "text, told",
    [
        ("", "field 1 must be 'seats=...', not ''"),
        ("seats=3", "field 2 must be 'hand=...', not ''"),
        ("hand=3 seats=4", "field 1 must be 'seats=...', not 'hand=3'"),
        ("seats= hand=4", "field 1 must be 'seats=...', not 'seats='"),
        ("seats=3 hand=4 more=5", "nothing may follow 'hand=...', not 'more=5'"),
        ("seats=3  hand=4", "field 2 must be 'hand=...', not ''"),
        ("x" * (LONGEST_POSITION + 1), "longer than 4,000 characters: this is no position"),
    ],
)
def test_fields_stand_in_their_order(text: str, told: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Fields(text, ["seats", "hand"])
    assert str(refused.value) == told


def fields(value: str) -> Fields:
    return Fields(f"hand={value}", ["hand"])


@pytest.mark.parametrize("value", ["x", "-1", "07", "10", "٣", "1_0", "+1", "9999999"])
def test_a_number_is_plain_digits_within_its_bounds(value: str) -> None:
    with pytest.raises(Unreadable, match="is not a number from 0 to 9"):
        fields(value).number("hand", 0, 9)


def test_numbers_come_in_the_count_that_is_asked() -> None:
    assert fields("1,2,3").numbers("hand", 3, 0, 9) == [1, 2, 3]
    assert fields("-").numbers("hand", 0, 0, 9) == []
    with pytest.raises(Unreadable, match="expected 2 parts, not 3"):
        fields("1,2,3").numbers("hand", 2, 0, 9)


def test_a_list_is_in_order_without_repeats() -> None:
    words = ["a", "b", "c"]
    assert fields("a,c").listed("hand", "a,c", words) == [0, 2]
    for part in ("c,a", "a,a"):
        with pytest.raises(Unreadable, match="must be in order, none twice"):
            fields(part).listed("hand", part, words)


def test_a_word_that_is_not_allowed_lists_those_that_are() -> None:
    with pytest.raises(Unreadable, match="hand=d: 'd' is not one of a, b"):
        fields("d").choice("hand", ["a", "b"])
    assert fields("b").choice("hand", ["a", "b"]) == 1
    assert fields("b")["hand"] == "b"


@pytest.mark.parametrize("actor", [0, 4, CHANCE, NOBODY])
def test_who_acts_is_read_as_it_was_written(actor: int) -> None:
    assert fields(actor_code(actor)).actor("hand", 5) == actor


def test_who_acts_is_a_seat_of_this_table() -> None:
    with pytest.raises(Unreadable, match=r"'2' is not one of 0, 1, \*, -"):
        fields("2").actor("hand", 2)

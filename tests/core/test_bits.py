"""Sets of numbers in a machine word."""

from hypothesis import given
from hypothesis import strategies as st

from digsite.core.bits import BIT, count, lowest, members, nth

SETS = st.sets(st.integers(0, 61))


def word(numbers: set[int]) -> int:
    return sum(BIT[number] for number in numbers)


@given(SETS)
def test_a_word_counts_and_lists_its_members(numbers: set[int]) -> None:
    assert count(word(numbers)) == len(numbers)
    assert members(word(numbers)) == sorted(numbers)


@given(SETS.filter(bool))
def test_every_member_can_be_asked_for_by_its_rank(numbers: set[int]) -> None:
    ordered = sorted(numbers)
    assert [nth(word(numbers), rank) for rank in range(len(ordered))] == ordered
    assert lowest(word(numbers)) == ordered[0]

"""The rules of Nim, a toy of the tests."""

from digsite import load
from digsite.core.seats import NOBODY
from tests.toys import nim


def test_three_heaps_are_dealt() -> None:
    """N1.1"""
    assert nim.write(nim.deal(2, {})) == "heaps=3,4,5 turn=0"


def test_any_number_of_one_heap_is_taken_and_the_other_goes_on() -> None:
    """N2.1, N2.2"""
    s = nim.parse("heaps=0,1,2 turn=0")
    assert [nim.say(action) for action in nim.legal(s)] == ["b1", "c1", "c2"]
    nim.apply(s, nim.read("c2"))
    assert nim.write(s) == "heaps=0,1,0 turn=1"


def test_whoever_takes_the_last_stone_wins() -> None:
    """N3.1, N3.2"""
    s = nim.parse("heaps=0,1,0 turn=1")
    nim.apply(s, nim.read("b1"))
    assert s.actor == NOBODY
    assert (nim.scores(s), load("nim").places(s)) == ([0, 1], [2, 1])

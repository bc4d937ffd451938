"""The generator: fixed for ever, uniform, cheap to copy."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.core.rng import Rng, seeded

# The first numbers of xoshiro128++ from the state 1, 2, 3, 4, as its authors define it.
GOLDEN = [695, 81, 391, 158, 730, 961, 118, 560]  # below 1000, from 32 zero bytes
KNOWN = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732]


def test_the_numbers_are_those_of_xoshiro128_plus_plus() -> None:
    rng = Rng()
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    assert [rng._next() for _ in KNOWN] == KNOWN  # noqa: SLF001 - the algorithm itself


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded(bytes(32))
    assert [rng.below(1000) for _ in range(8)] == GOLDEN


@given(st.binary(max_size=64), st.integers(1, 2**31))
def test_numbers_stay_below_their_bound(seed: bytes, bound: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@pytest.mark.parametrize("bound", [2, 3, 7, 52, 1000])
def test_every_number_is_as_likely(bound: int) -> None:
    rng, draws = seeded(b"fair"), 200 * bound
    counts = [0] * bound
    for _ in range(draws):
        counts[rng.below(bound)] += 1
    surprise = sum((count - 200) ** 2 / 200 for count in counts)
    assert surprise < bound + 5 * (2 * bound) ** 0.5


def test_a_bound_that_does_not_divide_the_range_is_still_fair() -> None:
    bound = 3 * 2**29  # without the correction the lower third would be twice as likely
    rng = seeded(b"corner")
    low = sum(rng.below(bound) < bound // 3 for _ in range(3000))
    assert 900 < low < 1100


def test_a_copy_draws_the_same_numbers_and_leaves_the_original_alone() -> None:
    rng = seeded(b"copy")
    copy = rng.copy()
    drawn = [copy.below(99) for _ in range(50)]
    assert [rng.below(99) for _ in range(50)] == drawn


def test_a_generator_can_be_pickled() -> None:
    rng = seeded(b"pickle")
    again = pickle.loads(pickle.dumps(rng))  # noqa: S301 - our own bytes
    assert [again.below(99) for _ in range(9)] == [rng.below(99) for _ in range(9)]


def test_different_seeds_give_different_numbers() -> None:
    first = {seeded(bytes([n])).below(2**31) for n in range(200)}
    assert len(first) == 200

"""No hidden card is in any byte that a seat is given: view, picture, letters, words, numbers.

Cards that the seat cannot know change places; nothing that it is given may change.
"""

import pytest

from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from digsite.games import archaeology, load
from digsite.games.archaeology.components import KINDS, MAP
from digsite.games.archaeology.state import State
from digsite.i18n import Speaker
from tests.archaeology.table import GAME, table
from tests.given import everything
from tests.helpers import generator, positions

ENGLISH = Speaker("en", "archaeology", strict=True)


def given(s: State, seat: int) -> bytes:
    """Everything that a seat is given, as bytes."""
    return everything(GAME, archaeology.look(s, seat), ENGLISH)


def swap_secrets(s: State, seat: int, rng: Rng) -> int:
    """Exchange cards that a seat cannot know, between rivals and with what nobody has seen.

    Cards that somebody else knows stay, and maps stay where maps can be.
    """
    swaps = 0
    rivals = [each for each in range(s.seats) if each != seat]
    for _ in range(12):
        one = rivals[rng.below(len(rivals))]
        other = rivals[rng.below(len(rivals))] if rng.below(2) else -1
        gives, gets = loose(s, one, rng), loose(s, other, rng)
        if gives >= 0 and gets >= 0 and one != other:
            move(s, one, gives, gets)
            move(s, other, gets, gives)
            swaps += gives != gets
    return swaps


def loose(s: State, holder: int, rng: Rng) -> int:
    """A kind, but no map, of which a holder has a card that nobody else knows; else -1."""
    if holder < 0:
        free = s.unseen[:]
    else:
        rows = [s.seats * viewer + holder for viewer in range(s.seats + 1) if viewer != holder]
        sure = [max(s.known[7 * row + kind] for row in rows) for kind in range(7)]
        free = [s.hands[7 * holder + kind] - sure[kind] for kind in range(7)]
    kinds = [kind for kind in range(7) if kind != MAP and free[kind] > 0]
    return kinds[rng.below(len(kinds))] if kinds else -1


def move(s: State, holder: int, gives: int, gets: int) -> None:
    cards, first = (s.unseen, 0) if holder < 0 else (s.hands, 7 * holder)
    cards[first + gives] -= 1
    cards[first + gets] += 1


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_is_in_nothing_that_it_is_given(seats: int) -> None:
    """A10.1"""
    rng = generator("secrets", seats)
    swaps = 0
    for s in positions(load("archaeology"), seats, rng, games=1, share=16):
        for seat in (NOBODY, *range(seats)):
            other = archaeology.clone(s)
            swaps += swap_secrets(other, seat, rng)
            assert given(other, seat) == given(s, seat)
    assert swaps > 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_does_not_name_a_hidden_card(seats: int) -> None:
    """A10.1"""
    rng = generator("log", seats)
    s = archaeology.deal(seats, {})
    hidden = 0
    names = [ENGLISH.say(archaeology.words.some(kind)) for kind in range(len(KINDS))]
    while s.actor != NOBODY:
        action = archaeology.pick(s, rng)
        for seat in (NOBODY, *range(seats)) if s.actor == CHANCE else ():
            if archaeology.shown(s, action, seat) == HIDDEN:
                told = ENGLISH.say(archaeology.tell(archaeology.look(s, seat), HIDDEN))
                assert not any(name in told for name in names)
                hidden += 1
        archaeology.apply(s, action)
    assert hidden > 50


def test_whatever_a_rival_digs_up_looks_the_same() -> None:
    """A4.2"""
    s = table(2, "map2", hands="coin1/cup1", phase="dig", turn="1", actor="*", storms="1")
    seen = []
    for action in archaeology.legal(s):
        if archaeology.shown(s, action, 0) == HIDDEN:
            after = archaeology.clone(s)
            archaeology.apply(after, action)
            seen.append(given(after, 0))
    assert (len(seen), len(set(seen))) == (7, 1)

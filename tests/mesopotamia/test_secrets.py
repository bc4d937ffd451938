"""No hidden thing is in any byte that a seat is given: view, picture, picks, words, numbers.

What the seat cannot know changes places; nothing that it is given may change.
"""

import pytest

from digsite.core.rng import Rng
from digsite.core.seats import HIDDEN, NOBODY
from digsite.games import load, mesopotamia
from digsite.games.mesopotamia.components import CARDS, DELIVERED
from digsite.games.mesopotamia.state import NONE, State
from digsite.games.mesopotamia.view import View
from digsite.i18n import Speaker
from digsite.scene import part_svg
from tests.given import everything
from tests.helpers import generator, positions
from tests.mesopotamia.table import GAME, play, table

SHARE = {2: 12, 3: 40, 4: 80}  # one in so many positions is looked at
CLICKS = 6  # of those that are possible at first
ENGLISH = Speaker("en", "mesopotamia", strict=True)


def given(s: State, seat: int) -> bytes:
    """Everything that a seat is given, as bytes, and what it is told as it picks."""
    v = mesopotamia.look(s, seat)
    return everything(GAME, v, ENGLISH) + repr(gatherings(v) if v.legal else []).encode()


def gatherings(v: View) -> list[object]:
    """What the actor is given as he picks: each first click, and the last of those that follow."""
    first = mesopotamia.gather(v, ())
    found: list[object] = [first]
    for click in list(first.leads())[:CLICKS]:
        g = mesopotamia.gather(v, click.picks)
        svg = [part_svg(part, ENGLISH.say) for part in mesopotamia.draw(v, g).parts]
        further = [mesopotamia.gather(v, each.picks) for each in list(g.leads())[-2:]]
        found += [g, ENGLISH.say(g.says), ENGLISH.say(g.confirm), svg, further]
    return found


def swap_secrets(s: State, seat: int, rng: Rng) -> int:
    """Exchange hidden offerings, cards and tiles that a seat cannot know; return how many."""
    before = mesopotamia.write(s)
    for rival in range(s.seats):
        if rival != seat:
            swap_offerings(s, rival, rng)
            swap_card(s, rival, rng)
    if seat != s.player:
        swap_tile(s)
    return int(mesopotamia.write(s) != before)


def swap_offerings(s: State, rival: int, rng: Rng) -> None:
    """T6.3  Give a laid token another worth that its owner has not shown."""
    own = range(4 * rival, 4 * rival + 4)
    laid = [t for t in own if s.offering[t] != NONE and s.token[t] != DELIVERED]
    spare = [n for n in range(4) if n not in [s.offering[t] for t in own if t not in laid]]
    for token in laid:
        s.offering[token] = spare.pop(rng.below(len(spare)))


def swap_card(s: State, rival: int, rng: Rng) -> None:
    """T6.10  Exchange a card of a hand with one of the deck, as if the other had been drawn."""
    held = [c for c in range(8) if s.hands[8 * rival + c] and s.drawn[8 * rival + c]]
    held = [c for c in held if c != s.fresh or rival != s.player]
    deck = [c for c in range(8) if s.deck[c]]
    if held and deck:
        gives, gets = held[rng.below(len(held))], deck[rng.below(len(deck))]
        for counts, first in ((s.hands, 8 * rival), (s.drawn, 8 * rival)):
            counts[first + gives] -= 1
            counts[first + gets] += 1
        s.deck[gives] += 1
        s.deck[gets] -= 1


def swap_tile(s: State) -> None:
    """T7.6  Exchange a tile that Land shows with one of the stack."""
    shown = [kind for kind in range(4) if s.looked_at[kind]]
    stack = [kind for kind in range(4) if s.stack[kind]]
    if shown and stack:
        s.looked_at[shown[0]] -= 1
        s.stack[shown[0]] += 1
        s.looked_at[stack[-1]] += 1
        s.stack[stack[-1]] -= 1


@pytest.mark.untraced
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_is_in_nothing_that_it_is_given(seats: int) -> None:
    """T2.8, T6.3, T6.10"""
    rng = generator("secrets", seats)
    swaps = 0
    for s in positions(load("mesopotamia"), seats, rng, games=1, share=SHARE[seats]):
        for seat in (NOBODY, *range(seats)):
            other = mesopotamia.clone(s)
            swaps += swap_secrets(other, seat, rng)
            assert given(other, seat) == given(s, seat)
    assert swaps > 5


def test_what_land_shows_is_in_nothing_that_others_are_given() -> None:
    """T7.6"""
    s = table(3, hands="L,-,-")
    play(s, "land", "walk 6 nw", "tile forest", "tile plains", "tile quarry")
    other = mesopotamia.clone(s)
    swap_tile(other)
    assert given(other, 0) != given(s, 0)
    for seat in (NOBODY, 1, 2):
        assert given(other, seat) == given(s, seat)


def test_which_offering_is_laid_looks_the_same_to_others() -> None:
    """T6.3"""
    s = table(2, "P:Hr.Hn.r3/P:Hb.Hn.b1/P@6nw:w1.b2", phase="action")
    play(s, "hut 7 lying")
    seen = set()
    for action in mesopotamia.legal(s):
        assert mesopotamia.shown(s, action, 0) == action
        assert mesopotamia.shown(s, action, 1) == HIDDEN
        after = mesopotamia.clone(s)
        mesopotamia.apply(after, action)
        seen.add(given(after, 1))
    assert len(seen) == 1


def test_whatever_card_a_rival_draws_looks_the_same() -> None:
    """T6.10"""
    s = play(table(2, phase="action"), "draw")
    seen = set()
    for action in mesopotamia.legal(s):
        assert mesopotamia.shown(s, action, 1) == HIDDEN
        told = ENGLISH.say(mesopotamia.tell(mesopotamia.look(s, 1), HIDDEN))
        assert not any(card.replace("-", " ") in told.lower() for card in CARDS)
        after = mesopotamia.clone(s)
        mesopotamia.apply(after, action)
        seen.add(given(after, 1))
    assert len(seen) == 1

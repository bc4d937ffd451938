"""Archaeology. The rules: what may be done, and what chance may give.

Marks such as A4.2 are paragraphs of docs/rules/archaeology.md. The chapters, in the order of the
rulebook: A2, A4 setting up, digging, thieves, storms: digging.py. A3, A8, A9 turns and their end:
turn.py. A5 market: market.py. A6 pyramid: pyramid.py. A7, A9 museum, money, places: museum.py.
A10 what is known of hands: knowledge.py, and who sees what: view.py.
"""

from mypy_extensions import i64

from digsite.core.bits import count, members, nth
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE
from digsite.games.archaeology.actions import (
    DONE,
    DRAW,
    DROP,
    EXPLORE,
    FIRST,
    PASS,
    PAY,
    ROB,
    SELL,
    STEAL,
    TAKE,
)
from digsite.games.archaeology.components import MAP
from digsite.games.archaeology.digging import (
    begin,
    chances_of_dig_site,
    deal_card,
    dig,
    drop,
    losses,
    pick_from_dig_site,
    pick_unseen,
    rob,
    steal,
    victims,
)
from digsite.games.archaeology.knowledge import nth_card
from digsite.games.archaeology.market import pay, payments, purchases, take
from digsite.games.archaeology.museum import sales, sell
from digsite.games.archaeology.phases import (
    ACTIONS,
    BUYING,
    DIG,
    FINDING,
    FIRST_PLAYER,
    PAYING,
    STORM,
    THEFT,
    THIEF,
)
from digsite.games.archaeology.pyramid import explorations, explore, find
from digsite.games.archaeology.state import State
from digsite.games.archaeology.turn import end_turn, ends, pass_turn

# The choices of people fit one word of bits, so that `pick` can draw one without listing them.
# Chance has weights.


def legal(s: State) -> list[int]:
    """Every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.actor != CHANCE:
        return members(choices(s))
    if s.phase == FIRST_PLAYER:
        return [FIRST + seat for seat in range(s.seats)]
    first = STEAL if s.phase == THEFT else DRAW
    weights = chances(s)
    return [first + n for n in range(len(weights)) if weights[n] > 0]


def choices(s: State) -> i64:
    """The actions open to the person who acts, as bits."""
    if s.phase == ACTIONS:
        return sales(s) | purchases(s) | explorations(s) | ends(s)
    if s.phase == BUYING:
        return purchases(s) | payments(s)
    if s.phase == PAYING:
        return payments(s)
    if s.phase == STORM:
        return losses(s)
    if s.phase == THIEF:
        return victims(s)
    return 0


def pick(s: State, rng: Rng) -> int:
    """Give one of `legal`, each as likely; for chance, by its odds."""
    if s.actor != CHANCE:
        open_to_actor = choices(s)
        return nth(open_to_actor, rng.below(count(open_to_actor)))
    if s.phase == FIRST_PLAYER:
        return FIRST + rng.below(s.seats)
    if s.phase == THEFT:
        return STEAL + nth_card(s.hands, 7 * s.victim, rng.below(s.sizes[s.victim]))
    if s.phase == DIG:
        return pick_from_dig_site(s, rng)
    return DRAW + pick_unseen(s, rng)


def odds(s: State) -> list[int]:
    """A2.7, A4.1, A4.4  Every seat is as likely to be first, every card as likely to be drawn."""
    if s.phase == FIRST_PLAYER:
        return [1] * s.seats
    return [weight for weight in chances(s) if weight > 0]


def chances(s: State) -> list[int]:
    """The weight of each card that chance may give, counted from DRAW, or from STEAL in a theft."""
    if s.phase == THEFT:
        return s.hands[7 * s.victim : 7 * s.victim + 7]
    if s.phase == DIG:
        return chances_of_dig_site(s)
    weights = s.unseen[:]
    weights[MAP] = 0
    return weights


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < TAKE:
        sell(s, action - SELL)
    elif action < PAY:
        take(s, action - TAKE)
    elif action < EXPLORE:
        pay(s, action - PAY)
    elif action < DONE:
        explore(s, action - EXPLORE)
    elif action == DONE:
        end_turn(s)
    elif action == PASS:
        pass_turn(s)
    elif action < ROB:
        drop(s, action - DROP)
    elif action < FIRST:
        rob(s, action - ROB)
    elif action < DRAW:
        begin(s, action - FIRST)
    elif action < STEAL:
        draw(s, action - DRAW)
    else:
        steal(s, action - STEAL)


def draw(s: State, card: i64) -> None:
    """Chance gives a card: it is dealt, dug, or found in a chamber."""
    if s.phase == DIG:
        dig(s, card)
    elif s.phase == FINDING:
        find(s, card)
    else:
        deal_card(s, card)

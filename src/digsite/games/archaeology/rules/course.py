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
from digsite.games.archaeology import actions, phases
from digsite.games.archaeology.components import MAP
from digsite.games.archaeology.rules import digging, market, museum, pyramid, turn
from digsite.games.archaeology.rules.knowledge import nth_card
from digsite.games.archaeology.state import State

# The choices of people fit one word of bits, so that `pick` can draw one without listing them.
# Chance has weights.


def legal(s: State) -> list[int]:
    """Return every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.actor != CHANCE:
        return members(choices(s))
    if s.phase == phases.FIRST_PLAYER:
        return [actions.FIRST + seat for seat in range(s.seats)]
    first = actions.STEAL if s.phase == phases.THEFT else actions.DRAW
    weights = chances(s)
    return [first + n for n in range(len(weights)) if weights[n] > 0]


def choices(s: State) -> i64:
    """Return the actions open to the person who acts, as bits."""
    if s.phase == phases.ACTIONS:
        return museum.sales(s) | market.purchases(s) | pyramid.explorations(s) | turn.ends(s)
    if s.phase == phases.BUYING:
        return market.purchases(s) | market.payments(s)
    if s.phase == phases.PAYING:
        return market.payments(s)
    if s.phase == phases.STORM:
        return digging.losses(s)
    if s.phase == phases.THIEF:
        return digging.victims(s)
    return 0


def pick(s: State, rng: Rng) -> int:
    """Return one of `legal`, each as likely; for chance, by its odds."""
    if s.actor != CHANCE:
        open_to_actor = choices(s)
        return nth(open_to_actor, rng.below(count(open_to_actor)))
    if s.phase == phases.FIRST_PLAYER:
        return actions.FIRST + rng.below(s.seats)
    if s.phase == phases.THEFT:
        return actions.STEAL + nth_card(s.hands, 7 * s.victim, rng.below(s.sizes[s.victim]))
    if s.phase == phases.DIG:
        return digging.pick_from_dig_site(s, rng)
    return actions.DRAW + digging.pick_unseen(s, rng)


def odds(s: State) -> list[int]:
    """A2.7, A4.1, A4.4  Every seat is as likely to be first, every card as likely to be drawn."""
    if s.phase == phases.FIRST_PLAYER:
        return [1] * s.seats
    return [weight for weight in chances(s) if weight > 0]


def chances(s: State) -> list[int]:
    """Return the weight of each card that chance may give; the first is DRAW, in a theft STEAL."""
    if s.phase == phases.THEFT:
        return s.hands[7 * s.victim : 7 * s.victim + 7]
    if s.phase == phases.DIG:
        return digging.chances_of_dig_site(s)
    weights = s.unseen[:]
    weights[MAP] = 0
    return weights


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < actions.TAKE:
        museum.sell(s, action - actions.SELL)
    elif action < actions.PAY:
        market.take(s, action - actions.TAKE)
    elif action < actions.EXPLORE:
        market.pay(s, action - actions.PAY)
    elif action < actions.DONE:
        pyramid.explore(s, action - actions.EXPLORE)
    elif action == actions.DONE:
        turn.end_turn(s)
    elif action == actions.PASS:
        turn.pass_turn(s)
    elif action < actions.ROB:
        digging.drop(s, action - actions.DROP)
    elif action < actions.FIRST:
        digging.rob(s, action - actions.ROB)
    elif action < actions.DRAW:
        digging.begin(s, action - actions.FIRST)
    elif action < actions.STEAL:
        draw(s, action - actions.DRAW)
    else:
        digging.steal(s, action - actions.STEAL)


def draw(s: State, card: i64) -> None:
    """Chance gives a card: it is dealt, dug, or found in a chamber."""
    if s.phase == phases.DIG:
        digging.dig(s, card)
    elif s.phase == phases.FINDING:
        pyramid.find(s, card)
    else:
        digging.deal_card(s, card)

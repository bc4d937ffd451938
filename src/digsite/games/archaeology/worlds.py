"""Archaeology: a state that could lie behind a view.

A world has a place for every card that the viewer cannot see. Of the secret cards in a hand some
can be maps (A10.5) and the others cannot; in the dig site all treasures can, in the pyramid none.
All ways to distribute the unseen cards are equally likely, as long as the actor can do what he has
to: pay what he owes the market, or lose as many cards as the storm takes.

What other players know of each other's hands, beyond what everybody knows, is not known to the
viewer. In a world they know nothing more.
"""

from typing import Final

from digsite.core.rng import Rng
from digsite.games.archaeology.components import CHAMBERS, MAP, MASK, SETS
from digsite.games.archaeology.phases import PAYING, STORM
from digsite.games.archaeology.rules.course import choices
from digsite.games.archaeology.rules.knowledge import move_card, nth_card, row_of, total
from digsite.games.archaeology.setup import deal
from digsite.games.archaeology.state import State, clone
from digsite.games.archaeology.view import Knowledge, Player, View

TRIES: Final = 500  # to find such a world takes 2 tries on average, and rarely 50


def sample(v: View, rng: Rng) -> State:
    """Return a random world in which the viewer sees what he sees now."""
    bare = _open_table(v)
    for _ in range(TRIES):
        s = clone(bare)
        _lay_maps(s, v, rng)
        _lay_other_cards(s, v, rng)
        if s.actor < 0 or choices(s):
            return s
    s = clone(bare)
    _give_what_is_due(s, v)
    _lay_other_cards(s, v, rng)
    return s


def _open_table(v: View) -> State:
    """Return all that the viewer can see; hands lack their secret cards."""
    s = deal(v.seats, {})
    _lay_open_cards(s, v)
    _set_turn(s, v)
    for seat in range(v.seats):
        _set_player(s, v, seat, v.players[seat])
    return s


def _lay_open_cards(s: State, v: View) -> None:
    s.market = list(v.market)
    s.unseen = list(v.unseen)
    s.dig_site = v.dig_site
    s.thieves = v.thieves
    s.storms = v.storms
    s.closed = [int(closed) for closed in v.closed]
    s.spent_maps = v.spent_maps


def _set_turn(s: State, v: View) -> None:
    s.actor = v.actor
    s.phase = v.phase
    s.turn = v.turn
    s.taken = list(v.taken)
    s.paid = list(v.paid)
    s.debt = v.debt
    s.last = v.last
    s.to_drop = v.to_drop
    s.to_find = v.to_find
    s.victim = v.victim
    s.idle = int(v.idle)
    s.owes_sale = int(v.owes_sale)


def _set_player(s: State, v: View, seat: int, player: Player) -> None:
    s.museum[SETS * seat : SETS * seat + SETS] = list(player.sets)
    s.money[seat] = player.money
    s.sold[seat] = player.sold
    s.passed[seat] = int(player.passed)
    for kind in range(7):
        move_card(s, seat, player.seen.known[kind], kind)
    for viewer in range(v.seats + 1):
        if viewer != seat:
            _set_knowledge(s, row_of(s, viewer, seat), _known_by(v, viewer, player, seat))


def _known_by(v: View, viewer: int, player: Player, seat: int) -> Knowledge:
    """Return what a viewer knows of a player's hand, as far as the viewer of `v` can tell."""
    if viewer == v.seat:
        return player.seen
    if seat == v.seat and viewer < v.seats:
        return v.players[viewer].knows
    return player.public


def _set_knowledge(s: State, row: int, knowledge: Knowledge) -> None:
    s.known[7 * row : 7 * row + 7] = list(knowledge.known)
    s.secret[row] = knowledge.secret
    s.maybe_maps[row] = knowledge.maybe_maps


def _lay_maps(s: State, v: View, rng: Rng) -> None:
    """A10.5  The unseen maps lie in any of the places where maps can be."""
    places = [player.seen.maybe_maps for player in v.players]
    secret = sum([player.seen.secret for player in v.players])
    hidden = v.to_find + sum([CHAMBERS[n] for n in range(len(CHAMBERS)) if v.closed[n]])
    buried = total(s.unseen) - secret - hidden
    for _ in range(s.unseen[MAP]):
        n = rng.below(total(places) + buried)
        seat = 0
        while seat < v.seats and n >= places[seat]:
            n -= places[seat]
            seat += 1
        if seat < v.seats:
            places[seat] -= 1
            s.unseen[MAP] -= 1
            move_card(s, seat, 1, MAP)
        else:
            buried -= 1


def _lay_other_cards(s: State, v: View, rng: Rng) -> None:
    """All other places are filled from all other unseen treasures."""
    maps = s.unseen[MAP]
    s.unseen[MAP] = 0
    left = total(s.unseen)
    for seat in range(v.seats):
        while s.sizes[seat] < v.players[seat].cards:
            kind = nth_card(s.unseen, 0, rng.below(left))
            s.unseen[kind] -= 1
            left -= 1
            move_card(s, seat, 1, kind)
    s.unseen[MAP] = maps


def _give_what_is_due(s: State, v: View) -> None:
    """Deal the actor cards with which he can do what he has to, as far as his are secret."""
    seen = v.players[v.actor].seen
    for kind in range(MASK, -1, -1):
        left = v.players[v.actor].cards - s.sizes[v.actor]
        given = min(left, s.unseen[kind], seen.maybe_maps if kind == MAP else left)
        if _is_due(v, kind):
            s.unseen[kind] -= given
            move_card(s, v.actor, given, kind)


def _is_due(v: View, kind: int) -> bool:
    """Return whether cards of a kind can be lost in the storm now, or paid."""
    if v.phase == STORM:
        return kind >= v.last
    return v.taken[kind] == 0 and (v.phase != PAYING or kind <= v.last)

"""Mykerinos. The rules: what may be done, and which chapter does it.

Marks such as M4.2 are paragraphs of docs/rules/mykerinos.md. The chapters are files: setting up and
new seasons (M2, M3) season; excavation and patrons (M4, M5), with ground, where cubes may lie;
survey (M6, M8); museum, with the exhibition (M7, M9). M10, two players, stands in each of them
where it changes something.
"""

from mypy_extensions import i64

from digsite.core.bits import BIT, count, nth, put_members
from digsite.core.rng import Rng
from digsite.games.mykerinos import actions, phases
from digsite.games.mykerinos.components import LOTS
from digsite.games.mykerinos.rules import excavation, patrons, season, survey
from digsite.games.mykerinos.rules.cells import kth, put_cells, size
from digsite.games.mykerinos.rules.ground import digs, extensions, further_cubes
from digsite.games.mykerinos.state import State

# What may be done. Actions on cells are sets of cells, all others are bits counted from PASS: so
# `pick` can draw one without listing them.


def legal(s: State) -> list[int]:
    """Return every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.phase == phases.REGION:
        lots = count(s.stack)
        found = [0] * (2 * lots)
        put_members(found, 0, s.stack, actions.LAY)
        put_members(found, lots, s.stack, actions.LAY_TURNED)
        return found
    starts, firsts, laters, rest = digs(s), extensions(s), further_cubes(s), others(s)
    found = [0] * (size(starts) + size(firsts) + size(laters) + count(rest))
    n = put_cells(found, 0, starts, actions.DIG)
    n = put_cells(found, n, firsts, actions.EXTEND)
    n = put_cells(found, n, laters, actions.THEN)
    put_members(found, n, rest, actions.PASS)
    return found


def pick(s: State, rng: Rng) -> int:
    """Return one of `legal`, each as likely."""
    if s.phase == phases.REGION:
        lots = count(s.stack)
        n = rng.below(2 * lots)
        if n < lots:
            return actions.LAY + nth(s.stack, n)
        return actions.LAY_TURNED + nth(s.stack, n - lots)
    starts, firsts, laters, rest = digs(s), extensions(s), further_cubes(s), others(s)
    a, b, c = size(starts), size(firsts), size(laters)
    n = rng.below(a + b + c + count(rest))
    if n < a:
        return actions.DIG + kth(starts, n)
    if n < a + b:
        return actions.EXTEND + kth(firsts, n - a)
    if n < a + b + c:
        return actions.THEN + kth(laters, n - a - b)
    return actions.PASS + nth(rest, n - a - b - c)


def odds(s: State) -> list[int]:
    """M2.1, M2.2, M3.2  Whatever chance does, everything that can come is as likely."""
    return [1] * len(legal(s))


def others(s: State) -> i64:
    """Return the legal actions that are not on a cell, as bits counted from PASS."""
    if s.phase == phases.EXCAVATION:
        return BIT[0] | patrons.callable_now(s)
    if s.phase == phases.SURVEY:
        return survey.rewards(s)
    if s.phase == phases.NEUTRAL_DIG:
        return BIT[actions.SKIP - actions.PASS]
    if s.phase == phases.FIRST_PLAYER:
        return (BIT[s.seats] - 1) << (actions.FIRST - actions.PASS)
    if s.phase == phases.WINGS:
        return season.free_discs(s) << (actions.WING - actions.PASS)
    return 0


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < actions.EXTEND:
        excavation.dig(s, action - actions.DIG)
    elif action < actions.THEN:
        excavation.extend(s, action - actions.EXTEND)
    elif action < actions.PASS:
        excavation.lay_further(s, action - actions.THEN)
    elif action == actions.PASS:
        excavation.pass_turn(s)
    elif action < actions.CALL_BROWN:
        patrons.call(s, action)
    elif action < actions.SKIP:
        patrons.call_brown(s, action - actions.CALL_BROWN)
    elif action == actions.SKIP:
        excavation.end_turn(s)
    elif action < actions.DISCARD:
        survey.claim(s, action - actions.TAKE)
    elif action < actions.DECLINE:
        survey.discard(s, action - actions.DISCARD)
    elif action == actions.DECLINE:
        survey.next_rank(s)
    elif action < actions.FIRST:
        survey.reserve_room(s, action - actions.ROOM)
    elif action < actions.WING:
        season.begin(s, action - actions.FIRST)
    elif action < actions.LAY:
        season.lay_disc(s, action - actions.WING)
    else:
        season.lay_lot(s, (action - actions.LAY) % LOTS, (action - actions.LAY) // LOTS)

"""T4.4, T4.6, T4.10  What a lifted tribe can do with goods and offerings on its tile: marks."""

from digsite.core.gathering import Click, playable
from digsite.games.mesopotamia.actions import DROP, END, GRAB, STEAL, TAKE
from digsite.games.mesopotamia.components import COLOURS, GOODS
from digsite.games.mesopotamia.gathering.picking import Lead, Leads, TileMark
from digsite.games.mesopotamia.gathering.walkers import Walker, doer, goes_on
from digsite.games.mesopotamia.gathering.world import world
from digsite.games.mesopotamia.rules import course
from digsite.games.mesopotamia.things import mark_id
from digsite.games.mesopotamia.view import View

Marked = tuple[TileMark, tuple[int, ...]]  # a mark, and the actions that a click on it plays


def handlings(v: View, walker: Walker) -> list[Marked]:
    """Return what the tribe can do on its tile, each free and played at once."""
    own = [a for a in v.legal if GRAB <= a < END and doer(v, a) == walker]
    found = [(_mark(v, walker.slot, action), (action,)) for action in own]
    swaps = [marked for drop in own if DROP <= drop < TAKE for marked in _swaps(v, walker, drop)]
    return found + swaps


def leads_of(v: View, walker: Walker, marked: list[Marked]) -> Leads:
    """Return the marks as things to be clicked; the tribe stays lifted."""
    return {
        mark.id: Lead(Click(goes_on(v, walker.handled(*actions)), actions), mark.verb)
        for mark, actions in marked
    }


def _mark(v: View, slot: int, action: int) -> TileMark:
    """Return the mark of an action."""
    if action >= STEAL:
        seat, good = divmod((action - STEAL) % 8, 2)
        name = f"steal-{COLOURS[seat]}-{GOODS[good]}"
        return TileMark(mark_id(slot, name), "steal", slot, (good,), seat)
    if action >= TAKE:
        number = (action - TAKE) // 2 + 1
        worth = next(t.worth for t in v.tokens if (t.owner, t.number) == (v.player, number))
        return TileMark(mark_id(slot, f"take-{number}"), "take", slot, (), v.player, worth or 0)
    verb, block = ("grab", GRAB) if action < DROP else ("drop", DROP)
    good = (action - block) // 2 % 2
    return TileMark(mark_id(slot, f"{verb}-{GOODS[good]}"), verb, slot, (good,))


def _swaps(v: View, walker: Walker, drop: int) -> list[Marked]:
    """T4.4  Put down and pick up the other kind of good."""
    carried = (drop - DROP) // 2 % 2
    wanted = 1 - carried
    actions = (drop, GRAB + 4 * walker.slot + 2 * wanted + (drop - DROP) % 2)
    if not playable(course, world(v), actions):
        return []
    name = mark_id(walker.slot, f"swap-{GOODS[wanted]}")
    return [(TileMark(name, "swap", walker.slot, (carried, wanted)), actions)]

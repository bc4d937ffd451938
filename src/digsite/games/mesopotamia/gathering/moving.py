"""Phase I: a tribe is lifted, its reach lights, a click on a lit tile walks there.

What cannot be taken back, or pays, is asked first: discoveries, and what is brought to the temple.
"""

from typing import NamedTuple

from digsite.core.gathering import Button, Click, Meaning, Picks
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Words
from digsite.games.mesopotamia.actions import END, GRAB
from digsite.games.mesopotamia.components import GOODS, LAND, STONE, TEMPLE_SLOT
from digsite.games.mesopotamia.gathering.barred import closed, not_lifted, too_far
from digsite.games.mesopotamia.gathering.cards import card_leads, card_picked, with_piece
from digsite.games.mesopotamia.gathering.handling import handlings, leads_of
from digsite.games.mesopotamia.gathering.picking import Lead, Leads, Picking, picking
from digsite.games.mesopotamia.gathering.reach import Reach, Steps, reach
from digsite.games.mesopotamia.gathering.temple import built_in, delivered
from digsite.games.mesopotamia.gathering.walkers import Walker, goes_on, own_tribes, walkers
from digsite.games.mesopotamia.gathering.world import first
from digsite.games.mesopotamia.phases import LAND_PLAYED
from digsite.games.mesopotamia.rules.tribes import THIEF
from digsite.games.mesopotamia.things import card_id, goods_id, open_id, tile_id
from digsite.games.mesopotamia.view import View
from digsite.games.mesopotamia.words import tile_words


class Goal(NamedTuple):
    """A place within reach: what is done there, and by which actions."""

    does: str
    points: int
    actions: Steps
    then: Picks  # what stays picked after it


def moving(v: View, picks: Picks) -> Picking:
    """Lift a tribe, play a card, or end the movement."""
    able = walkers(v)
    cards = card_leads(v)
    lifts = {each: Lead(Click((each,)), "lift") for each in able}
    chosen = first(picks, (*able, *cards))
    if chosen in cards:
        return card_picked(v, chosen, picks, moving if chosen == card_id(LAND) else with_piece)
    if chosen:
        return _lifted(v, chosen, able[chosen], picks, lifts)
    if v.phase == LAND_PLAYED:
        return picking(phrase("gather-land-played"), phrase("gather-choose-tribe"), lifts)
    says = phrase("gather-move" if v.points else "gather-spent") if able else phrase("gather-moved")
    confirm = phrase("gather-end", points=v.points)
    more = left(v) if able else ""
    why = not_lifted(v, able.values())
    return picking(says, confirm, lifts | cards, more=more, actions=(END,), why=why)


def _lifted(v: View, name: str, walker: Walker, picks: Picks, lifts: Leads) -> Picking:
    """Return what a lifted tribe can do, and the place that is picked for it."""
    within = reach(v, walker)
    goals = _goals(v, within, walker)
    marked = handlings(v, walker)
    down = Lead(Click(), "put-down", chosen=True)
    leads = lifts | leads_of(v, walker, marked) | {name: down, tile_id(walker.slot): down}
    leads |= _fetching(v, walker, within)
    leads |= {each: _lead(goal, (name, each)) for each, goal in goals.items()}
    marks = tuple(mark for mark, _ in marked)
    place = first(picks, goals)
    if not place:
        missing = phrase("gather-choose-goal" if goals else "gather-choose-mark")
        asked = phrase("gather-lifted" if goals else "gather-lifted-stays")
        more = _lost(v, walker) or (left(v) if v.phase != LAND_PLAYED else "")
        why = too_far(v, leads) | closed(v, walker, leads)
        return picking(
            asked, missing, leads, picks=(name,), more=more, marks=marks, buttons=_end(v), why=why
        )
    goal = goals[place]
    if goal.does != "walk":
        leads[place] = Lead(Click((name,)), "put-back", goal.points)
    says, more, confirm = _meant(v, walker, goal)
    return picking(
        says,
        confirm,
        leads,
        picks=(name, place),
        more=more,
        actions=goal.actions,
        marks=marks,
        then=goal.then,
    )


def _end(v: View) -> tuple[Button, ...]:
    """Return a small button that ends the movement: the large one is for the lifted tribe."""
    words = phrase("gather-end", points=0)
    return (Button("end", words, Click(actions=(END,))),) if END in v.legal else ()


def _goals(v: View, within: Reach, walker: Walker) -> dict[str, Goal]:
    """Return the places that the tribe can go to, by the ids of what is drawn."""
    goals = {}
    for slot, steps in within.tiles.items():
        does = _deed(walker, slot)
        there = walker._replace(slot=slot)
        then = goes_on(v, there if does == "walk" else there.with_cargo(0), len(steps))
        goals[tile_id(slot)] = Goal(does, len(steps), steps, then)
    new = walker._replace(slot=len(v.tiles))
    for (q, r), steps in within.places.items():
        goals[open_id(q, r)] = Goal("discover", len(steps), steps, goes_on(v, new, len(steps)))
    return goals


def _deed(walker: Walker, slot: int) -> str:
    """T4.8, T4.11  Return what a tribe does on a tile that it comes to."""
    if slot == TEMPLE_SLOT and walker.token:
        return "deliver"
    if slot == TEMPLE_SLOT and walker.kind % THIEF == 1 + STONE:
        return "build-in"
    return "walk"


def _lead(goal: Goal, picks: Picks) -> Lead:
    """Return what a click on a goal leads to. Walks can be taken back; the rest is confirmed."""
    click = Click(goal.then, goal.actions) if goal.does == "walk" else Click(picks)
    return Lead(click, goal.does, goal.points)


def _fetching(v: View, walker: Walker, within: Reach) -> Leads:
    """T4.4  Goods within reach of a tribe that carries nothing: it goes there and picks one up."""
    if walker.token or walker.kind % THIEF:
        return {}
    found = {}
    for slot, steps in ((walker.slot, ()), *within.tiles.items()):
        for good, number in enumerate((v.tiles[slot].wood, v.tiles[slot].stone)):
            grab = GRAB + 4 * slot + 2 * good + walker.kind // THIEF
            if number and (steps or grab in v.legal):
                then = walker._replace(slot=slot).with_cargo(1 + good)
                click = Click(goes_on(v, then, len(steps)), (*steps, grab))
                found[goods_id(slot, good)] = Lead(click, f"fetch-{GOODS[good]}", len(steps))
    return found


# What is said


def left(v: View) -> Phrase:
    """T4.1, T4.4  Return how many points are left, and what is free."""
    return phrase("gather-points", points=v.points)


def _meant(v: View, walker: Walker, goal: Goal) -> Meaning:
    """Return what a picked place means."""
    if goal.does == "deliver":
        return delivered(v, walker.token)
    if goal.does == "build-in":
        return built_in(v, *goal.actions)
    more = phrase("gather-unseen") if goal.does == "discover" else ""
    button = phrase(f"gather-{goal.does}-button", points=goal.points)
    return Meaning(phrase(f"gather-{goal.does}"), more, button)


def _lost(v: View, walker: Walker) -> Words:
    """T8.1, T8.2  Return what is easy to miss: a sanctuary that will give nothing more."""
    tile = v.tiles[walker.slot]
    needed = 1 if tile.sanctuary == v.player else 2
    if tile.sanctuary < 0 or own_tribes(v, walker.slot) != needed:
        return ""
    return phrase("gather-leaves", at=tile_words(v, walker.slot))

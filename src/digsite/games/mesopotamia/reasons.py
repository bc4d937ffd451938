"""Why an action of Mesopotamia is good: what a hint says beside it, by its actor's two views."""

from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.games.mesopotamia.actions import (
    CARRY,
    COLLECT,
    DRAW,
    DROP,
    GRAB,
    GROW,
    HUT,
    PLAY_ENDURANCE,
    SANCTUARY,
    STEAL,
    TAKE,
    WALK,
)
from digsite.games.mesopotamia.components import (
    FOREST,
    OFFERINGS,
    OPEN,
    PLAINS,
    QUARRY,
    STONE,
    TEMPLE_SLOT,
    TRIBES,
    VOLCANO,
)
from digsite.games.mesopotamia.phases import MOVEMENT
from digsite.games.mesopotamia.view import Player, View
from digsite.games.mesopotamia.words import start_and_way

FAR: Final = 99  # steps: there is no way

Reasons = tuple[Phrase, ...]


def reasons(before: View, action: int, after: View) -> Reasons:
    """Return what is good about an action of the viewer."""
    if before.seat != before.player:
        return ()
    if HUT <= action < COLLECT:
        return _built(before, action, after)
    if action < PLAY_ENDURANCE:
        return (
            *_delivered(before, after),
            *_raised_limit(before, after),
            *_nearer(before, action),
            *_possible(before, after),
            *_taken_up(before, action),
            *_income(before, after),
            *_explored(before, action),
        )
    return ()


def _me(v: View) -> Player:
    return v.players[v.seat]


# Phase I


def _delivered(before: View, after: View) -> Reasons:
    """T4.11  An offering is at the temple. T9.1  The fourth one wins."""
    number = len(_me(after).delivered)
    if number == len(_me(before).delivered):
        return ()
    if number == len(OFFERINGS):
        return (phrase("reason-wins"),)
    return (phrase("reason-delivers", number=number),)


def _raised_limit(before: View, after: View) -> Reasons:
    """T4.8  A stone in the temple raises the limit: a dearer offering can be paid some day."""
    now, then = _me(before).cap, _me(after).cap
    if then <= now:
        return ()
    waiting = {*OFFERINGS} - {*_me(before).delivered}
    dear = [worth for worth in waiting if now < worth <= then]
    limit = phrase("reason-limit", now=now, later=then)
    return (limit, *(phrase("reason-affordable", worth=worth) for worth in dear))


def _nearer(before: View, action: int) -> Reasons:
    """T4.8, T4.11  A stone or an offering comes nearer to the temple, over tiles that are known."""
    if action < CARRY:
        laden = (action - WALK) // 6 % 3 == 1 + STONE
    elif action < GRAB:
        laden = True
    else:
        return ()
    slot, way = start_and_way(before, action)
    other = before.tiles[slot].beside[way]
    if not laden or other == OPEN:
        return ()
    steps = _steps_to_temple(before)
    if not 0 < steps.get(other, 0) < steps.get(slot, FAR):
        return ()
    return (phrase("reason-nearer", steps=steps[other]),)


def _taken_up(before: View, action: int) -> Reasons:
    """T4.8, T4.11  How far it is to the temple with a stone or an offering from here."""
    if GRAB <= action < DROP and (action - GRAB) % 4 // 2 == STONE:
        return _way(before, (action - GRAB) // 4)
    if not TAKE <= action < STEAL:
        return ()
    number = (action - TAKE) // 2 + 1
    own = (each for each in before.tokens if each.owner == before.seat)
    token = next(each for each in own if each.number == number)
    mana, worth = _me(before).mana, token.worth or 0
    paid = (phrase("reason-payable", mana=mana, worth=worth),) if mana >= worth else ()
    return (*paid, *_way(before, token.slot))


def _way(v: View, slot: int) -> Reasons:
    steps = _steps_to_temple(v).get(slot, 0)
    return (phrase("reason-way", steps=steps),) if steps else ()


def _steps_to_temple(v: View) -> dict[int, int]:
    """T4.2  Return the steps from each tile, by tile; no way leads over a volcano."""
    steps, edge = {TEMPLE_SLOT: 0}, [TEMPLE_SLOT]
    for slot in edge:
        for other in v.tiles[slot].beside:
            if other != OPEN and other not in steps and v.tiles[other].kind != VOLCANO:
                steps[other] = steps[slot] + 1
                edge.append(other)
    return steps


def _possible(before: View, after: View) -> Reasons:
    """T6.4  What could be built in phase II as things stand, and could not before."""
    if before.phase != MOVEMENT or after.phase != MOVEMENT:
        return ()
    was, now = before.prospects, after.prospects
    counts = (
        ("huts", was.huts, now.huts),
        ("sanctuaries", was.sanctuaries, now.sanctuaries),
        ("births", was.births, now.births),
    )
    return tuple(
        phrase(f"reason-{what}", now=old, later=new) for what, old, new in counts if new > old
    )


def _income(before: View, after: View) -> Reasons:
    """T8.1, T8.2  What phase III would bring as things stand."""
    now, then = _me(before).income, _me(after).income
    return (phrase("reason-income", now=now, later=then),) if then > now else ()


def _explored(before: View, action: int) -> Reasons:
    """T5.1  What can turn up on a discovery: the stack is known by kinds."""
    if action >= GRAB:
        return ()
    slot, way = start_and_way(before, action)
    if before.tiles[slot].beside[way] != OPEN:
        return ()
    left = {kind: before.stack[kind] for kind in (PLAINS, FOREST, QUARRY, VOLCANO)}
    return (
        phrase(
            "reason-stack",
            tiles=sum(left.values()),
            plains=left[PLAINS],
            forests=left[FOREST],
            quarries=left[QUARRY],
            volcanoes=left[VOLCANO],
        ),
    )


# Phase II


def _built(before: View, action: int, after: View) -> Reasons:
    """T6.1  What a building, a birth or a card brings."""
    if action < SANCTUARY:
        laid = sum(token.owner == before.seat for token in before.tokens)
        return (phrase("reason-hut", number=laid + 1),)
    if action < GROW:
        return _income(before, after)
    if action < DRAW:
        return (phrase("reason-tribes", tribes=TRIBES - _me(after).tribes),)
    p = before.prospects
    if action == DRAW and not (p.huts or p.sanctuaries or p.births):
        return (phrase("reason-only-card"),)
    return ()

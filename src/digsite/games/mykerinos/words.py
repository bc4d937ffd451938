"""Mykerinos in phrases: what a button says, what is asked, what the log tells.

The words themselves stand in text/*.ftl. An action has one stem and one set of arguments: its
label is `label-<stem>`, its log line `tell-<stem>`. What is asked has a stem too, mostly the name
of the phase: `prompt-<stem>` speaks to the actor, `wait-<stem>` to everybody else.
"""

from typing import Final

from digsite.core.phrase import Args, Phrase, listed, phrase
from digsite.core.seats import CHANCE
from digsite.games.mykerinos.actions import (
    CALL_BROWN,
    CALL_LEMON,
    CELL_NAMES,
    DECLINE,
    DISCARD,
    EXTEND,
    FIRST,
    LAY,
    PASS,
    ROOM,
    SIDES,
    SKIP,
    TAKE,
    THEN,
    WING,
)
from digsite.games.mykerinos.components import (
    CELLS,
    COLOURS,
    LOTS,
    NO_PATRON,
    PAIRS,
    PATRON,
    PATRONS,
    ROOM_WORTH,
    SET_BONUS,
    TWO,
    WORTH,
)
from digsite.games.mykerinos.phases import (
    BLACKMORE_CALLED,
    EXCAVATION,
    LAST_CUBE,
    LEMON_CALLED,
    LEMON_LAST_CUBE,
    NEUTRAL_DIG,
    OVER,
    PHASES,
    REGION,
    SURVEY,
    TANGERINE_CALLED,
    TANGERINE_MIDDLE_CUBE,
)
from digsite.games.mykerinos.view import View

CALLED: Final = ("lemon", "blackmore", "tangerine", "violet")  # as the actions CALL_LEMON and on

DIG_STEMS: Final = {
    LEMON_CALLED: "dig-pyramid",
    BLACKMORE_CALLED: "dig-two",
    NEUTRAL_DIG: "dig-neutral",
}
EXTEND_STEMS: Final = {TANGERINE_CALLED: "extend-three", NEUTRAL_DIG: "extend-neutral"}


def label(v: View, action: int) -> Phrase:
    """Say what a button for this action says; what chance does is said as the log tells it."""
    if action >= FIRST:
        return tell(v, action)
    stem, args = _described(v, action)
    return phrase(f"label-{stem}", **args)


def tell(v: View, action: int) -> Phrase:
    """Tell in the log what happened; `v` is the view before it."""
    stem, args = _described(v, action)
    return phrase(f"tell-{stem}", **args)


def prompt(v: View) -> Phrase:
    """Say what is asked of the actor now, as the viewer reads it."""
    if v.phase == OVER:
        return _result(v)
    stem, args = _asked(v)
    if v.actor in (v.seat, CHANCE):
        return phrase(f"prompt-{stem}", **args)
    return phrase(f"wait-{stem}", who=seat(v, v.actor), **args)


# Names


def seat(v: View, colour: int) -> Phrase:
    """Name a colour at this table; a colour that nobody sits behind is the neutral one."""
    return phrase(f"seat-{COLOURS[colour]}" if colour < v.seats else "seat-neutral")


def lot_words(lot: int) -> Phrase:
    """Say what a lot brings: "Lord Lemon, 3 points"."""
    patron = "none" if PATRON[lot] == NO_PATRON else PATRONS[PATRON[lot]]
    points = phrase("points", points=WORTH[lot])
    return phrase("comma", first=phrase(f"patron-{patron}"), last=points)


def room_words(room: int) -> Phrase:
    """Name a room: "room 5 of Lord Lemon"."""
    wings = [phrase(f"of-{PATRONS[patron]}") for patron in room_patrons(room)]
    if room >= TWO:
        return phrase("room-between", one=wings[0], other=wings[1])
    return phrase("room-of", worth=ROOM_WORTH[room], patron=wings[0])


def room_patrons(room: int) -> tuple[int, ...]:
    """Return the patrons whose wings a room belongs to."""
    return PAIRS[room - TWO] if room >= TWO else (room % len(PATRONS),)


# Actions


def _described(v: View, action: int) -> tuple[str, Args]:
    """Return the stem of an action and its arguments."""
    if action < PASS:
        return _cube(v, action)
    if action < TAKE:
        return _other_turn(v, action)
    if action < FIRST:
        return _reward(v, action)
    return _chance(v, action)


def _cube(v: View, action: int) -> tuple[str, Args]:
    cell = action % CELLS
    args: Args = {"who": seat(v, v.actor), "cell": CELL_NAMES[cell]}
    if action < EXTEND:
        return DIG_STEMS.get(v.phase, "dig"), args
    stem = EXTEND_STEMS.get(v.phase, "extend") if action < THEN else "then"
    if cell in v.pyramids:
        stem += "-pyramid"
    elif v.phase == TANGERINE_MIDDLE_CUBE:
        stem += "-middle"
    return stem, args


def _other_turn(v: View, action: int) -> tuple[str, Args]:
    who = seat(v, v.actor)
    if action == PASS:
        return "pass", {"who": who, **pass_ties(v)}
    if action < CALL_BROWN:
        return f"call-{CALLED[action - CALL_LEMON]}", {"who": who}
    if action < SKIP:
        return "call-brown", {"who": who, **_room(v, action - CALL_BROWN)}
    return "skip", {"who": who}


def pass_ties(v: View) -> Args:
    """M4.4  Return the space a pass takes, and the ties it wins: all of them, none, or some."""
    space = pass_space(v)
    ties = {1: "all", len(v.players): "none"}
    return {"space": space, "ties": ties.get(space, "some")}


def pass_space(v: View) -> int:
    """M4.4  Return the lowest free space of the pass track, which the next to pass takes."""
    taken = [player.passed for player in v.players]
    return next(n for n in range(1, len(taken) + 1) if n not in taken)


def _room(v: View, room: int) -> Args:
    """Name a room, and say by how much it raises what the actor's cards count."""
    return {"room": room_words(room), "gain": room_gain(v, v.actor, room)}


def room_gain(v: View, colour: int, room: int) -> int:
    """Return by how much a room raises what the cards of a colour count."""
    player = v.players[colour]
    return sum(
        player.cards[patron] * max(0, ROOM_WORTH[room] - player.values[patron])
        for patron in room_patrons(room)
    )


def lot_gain(v: View, colour: int, lot: int) -> int:
    """Return how many more points a colour would have with a lot, if the game ended then."""
    player, patron = v.players[colour], PATRON[lot]
    if patron == NO_PATRON:
        return WORTH[lot]
    others = (cards for each, cards in enumerate(player.cards) if each != patron)
    completes = player.cards[patron] < min(others)
    return WORTH[lot] + player.values[patron] + SET_BONUS * completes


def _reward(v: View, action: int) -> tuple[str, Args]:
    args: Args = {"who": seat(v, v.actor), "zone": v.zone + 1, "rank": v.rank + 1}
    if action == DECLINE:
        return "decline", args
    if action >= ROOM:
        return "room", args | _room(v, action - ROOM)
    side = (action - TAKE) % len(SIDES)
    lot = v.lots[2 * v.zone + side]
    what = lot_words(lot.lot) if lot else ""
    stem = "take" if action < DISCARD else "discard"
    return stem, args | {"lot": phrase(f"lot-{SIDES[side]}"), "what": what}


def _chance(v: View, action: int) -> tuple[str, Args]:
    if action < WING:
        return "first", {"who": seat(v, action - FIRST)}
    if action < LAY:
        patron = phrase(f"patron-{PATRONS[action - WING]}")
        return "wing", {"wing": len(v.wings) + 1, "patron": patron}
    slot = v.lots.index(None)
    what = lot_words((action - LAY) % LOTS)
    return "lay", {"zone": slot // 2 + 1, "side": SIDES[slot % 2], "what": what}


# Prompts


def _asked(v: View) -> tuple[str, Args]:
    """Return the stem of what is asked now, and its arguments."""
    if v.phase == SURVEY:
        return _asked_in_survey(v)
    if v.phase == EXCAVATION:
        return ("last", {}) if alone(v) else ("excavation", _choices(v))
    args: Args = {}
    if v.phase in (LAST_CUBE, LEMON_LAST_CUBE, TANGERINE_MIDDLE_CUBE):
        args = {"cell": CELL_NAMES[v.last_cell]}
    if v.phase == LEMON_LAST_CUBE:
        args["ground"] = "sand" if v.last_cell in v.pyramids else "pyramid"
    if v.phase == NEUTRAL_DIG:
        args["cubes"] = v.players[v.actor].held_neutral
    if v.phase == REGION:
        args["season"] = v.season
    return PHASES[v.phase], args


def alone(v: View) -> bool:
    """M4.6  Return whether everybody else has passed, and the actor can do more than pass."""
    waiting = [player for player in v.players[: v.seats] if player.passed == 0]
    return len(waiting) == 1 and waiting[0].reserve > 0


def _choices(v: View) -> Args:
    """Say what the actor can do besides passing; who only watches hears of cards not used yet."""
    player = v.players[v.actor]
    if v.seat != v.actor:
        return {"patrons": sum(player.cards) - sum(player.tilted)}
    may = "dig" if any(action < EXTEND for action in v.legal) else "full"
    if player.reserve == 0:
        may = "empty"
    elif any(EXTEND <= action < THEN for action in v.legal):
        may = "extend"
    return {"may": may, "patrons": sum(action > PASS for action in v.legal)}


def _asked_in_survey(v: View) -> tuple[str, Args]:
    args: Args = {"zone": v.zone + 1, "rank": v.rank + 1}
    if v.claimant >= v.seats:
        return "discard", args
    if v.rank > 1:
        return "leftover", args
    return "reward", args | {"rooms": sum(action >= ROOM for action in v.legal)}


def _result(v: View) -> Phrase:
    """M9.5  Who has won: most points, then most cubes in the personal reserve, then together."""
    merits = [(player.score, player.reserve) for player in v.players[: v.seats]]
    best = max(merits)
    winners = [colour for colour, merit in enumerate(merits) if merit == best]
    points = phrase("points", points=best[0])
    if winners == [v.seat]:
        return phrase("over-you", points=points)
    who = listed([seat(v, colour) for colour in winners])
    return phrase("over-won" if len(winners) == 1 else "over-shared", who=who, points=points)

"""Why a hint advises an action: every reason given is true of the table."""

from collections.abc import Callable
from typing import Any

from digsite.core.bits import BIT
from digsite.core.phrase import Phrase
from digsite.games import load
from digsite.games.mykerinos.components import FIVE, PATRONS, SEASONS, WORTH
from digsite.games.mykerinos.rules.museum import cards, open_rooms, room_value, score, sets
from digsite.games.mykerinos.rules.survey import cubes_in_zone, ranking
from digsite.games.mykerinos.state import NO_LOT, State, clone
from tests.helpers import given_reasons

Args = dict[str, Any]
game = load("mykerinos")
Check = Callable[[State, State, Args], bool]


def patron(words: Phrase) -> int:
    return PATRONS.index(words.key.split("-")[1])


def colour(words: Phrase) -> int:
    name = words.key.removeprefix("seat-")
    return 2 if name == "neutral" else game.COLOURS.index(name)


def no_fewer(t: State, seat: int, zone: int) -> int:
    """How many others have as many cubes in a zone, or more."""
    own = cubes_in_zone(t, seat, zone)
    others = (cubes_in_zone(t, each, zone) for each in range(t.colours) if each != seat)
    return sum(theirs >= own for theirs in others) if own else 9


def after_two(t: State, seat: int, zone: int) -> int:
    """The same after the second cube of an extension, laid as well as can be."""
    found = []
    for action in game.legal(t):
        u = clone(t)
        game.apply(u, action)
        found.append(no_fewer(u, seat, zone))
    return min(found)


def first(s: State, t: State, args: Args) -> bool:
    return no_fewer(t, s.actor, args["zone"] - 1) == 0


def first_two(s: State, t: State, args: Args) -> bool:
    return after_two(t, s.actor, args["zone"] - 1) == 0


def taken(s: State, _t: State, args: Args) -> bool:
    return ranking(s, args["zone"] - 1)[0] == colour(args["rival"]) != s.actor


def lot_there(s: State, _t: State, args: Args) -> bool:
    gains = []
    for lot in s.lot_at:
        if lot != NO_LOT:
            u = clone(s)
            u.lots[s.actor] |= BIT[lot]
            u.prestige[s.actor] += WORTH[lot]
            gains.append(score(u, s.actor) - score(s, s.actor))
    return args["gain"] in gains


def tie(s: State, t: State, args: Args) -> bool:
    zone, rival = args["zone"] - 1, colour(args["rival"])
    u = clone(t)
    u.passed[rival] = 1 + max(u.passed)
    order = ranking(u, zone)
    equal = cubes_in_zone(t, rival, zone) == cubes_in_zone(t, s.actor, zone) > 0
    return equal and order.index(s.actor) < order.index(rival)


def power(s: State, t: State, args: Args) -> bool:
    which = patron(args["patron"])
    return cards(s, s.actor, which) == 0 < cards(t, s.actor, which) and s.season < SEASONS


def room(s: State, t: State, args: Args) -> bool:
    which = patron(args["patron"])
    told = args["cards"], args["now"], args["later"]
    now, later = (room_value(each, s.actor, which) for each in (s, t))
    return told == (cards(s, s.actor, which), now, later) and now < later


def door(s: State, t: State, args: Args) -> bool:
    five = BIT[FIVE + patron(args["patron"])]
    return not open_rooms(s, s.actor) & five and bool(open_rooms(t, s.actor) & five)


CHECKS: dict[str, Check] = {
    "reason-first": first,
    "reason-first-from": lambda s, t, args: first(s, t, args) and taken(s, t, args),
    "reason-first-two-from": lambda s, t, args: first_two(s, t, args) and taken(s, t, args),
    "reason-second": lambda s, t, args: no_fewer(t, s.actor, args["zone"] - 1) == 1,
    "reason-second-two": lambda s, t, args: after_two(t, s.actor, args["zone"] - 1) == 1,
    "reason-lot-there": lot_there,
    "reason-tie": tie,
    "reason-completes-set": lambda s, t, _args: sets(t, s.actor) == sets(s, s.actor) + 1,
    "reason-card": lambda s, _t, args: (
        room_value(s, s.actor, patron(args["patron"])) == args["value"]
    ),
    "reason-power": power,
    "reason-room": room,
    "reason-door": door,
}


def test_every_reason_is_true_of_the_table() -> None:
    given = given_reasons(game, CHECKS, games=12, choices=12)
    assert {*CHECKS} - given == set()

"""Why a hint advises an action: every reason given is true of the map."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from digsite.bots import why
from digsite.core.seats import NOBODY
from digsite.games import load
from digsite.games.mesopotamia.components import (
    CARRIED,
    DELIVERED,
    FOREST,
    IN_SUPPLY,
    OFFERINGS,
    PLAINS,
    QUARRY,
    STONE,
    TEMPLE_SLOT,
    TRIBES,
    VOLCANO,
)
from digsite.games.mesopotamia.judgement.ways import steps_from, ways
from digsite.games.mesopotamia.rules.tribes import on_tile
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State, clone
from tests.helpers import generator, given_reasons
from tests.mesopotamia.table import table

Args = dict[str, Any]
game = load("mesopotamia")
Check = Callable[[State, State, Args], bool]


def done(s: State, verb: str) -> int:
    """How often a kind of action can be done in phase II, if the movement ended now: tried out."""
    u = clone(s)
    game.apply(u, game.read("end"))
    times = 0
    while found := [each for each in game.legal(u) if game.say(each).split()[0] == verb]:
        game.apply(u, found[0])
        times += 1
        if verb == "hut":
            game.apply(u, game.legal(u)[0])  # an offering under it
    return times


def possible(verb: str) -> Check:
    def check(s: State, t: State, args: Args) -> bool:
        return (args["now"], args["later"]) == (done(s, verb), done(t, verb))

    return check


def income(s: State, seat: int) -> int:
    """T8.1, T8.2  An own sanctuary with a tribe, a rival's with two."""
    owners = ((slot, owner) for slot, owner in enumerate(s.sanctuary) if owner != NONE)
    return sum(on_tile(s, seat, slot) >= (1 if owner == seat else 2) for slot, owner in owners)


def delivered(s: State, seat: int) -> int:
    return s.token[4 * seat : 4 * seat + 4].count(DELIVERED)


def affordable(s: State, t: State, args: Args) -> bool:
    tokens = range(4 * s.player, 4 * s.player + 4)
    own = [OFFERINGS[s.offering[n]] for n in tokens if s.token[n] == DELIVERED]
    return bool(s.cap[s.player] < args["worth"] <= t.cap[s.player] and args["worth"] not in own)


def hut(_s: State, t: State, args: Args) -> bool:
    u = clone(t)
    game.apply(u, game.legal(u)[0])
    laid = u.token[4 * u.player : 4 * u.player + 4]
    return len(laid) - laid.count(IN_SUPPLY) == int(args["number"])


def stack(s: State, _t: State, args: Args) -> bool:
    kinds = [s.stack[kind] for kind in (PLAINS, FOREST, QUARRY, VOLCANO)]
    told = [args[name] for name in ("plains", "forests", "quarries", "volcanoes")]
    return told == kinds and args["tiles"] == sum(kinds)


def only_card(s: State, _t: State, _args: Args) -> bool:
    verbs = {game.say(each).split()[0] for each in game.legal(s)}
    return not verbs & {"hut", "sanctuary", "grow"}


def laden(s: State, seat: int) -> Counter[int]:
    """The tiles of the tribes with a stone or an offering."""
    own = s.tribes[TRIBES * seat : TRIBES * (seat + 1)]
    with_stone = [tribe // 6 for tribe in own if tribe != OFF_MAP and tribe % 3 == 1 + STONE]
    tokens = range(4 * seat, 4 * seat + 4)
    return Counter(with_stone + [s.token_at[n] for n in tokens if s.token[n] == CARRIED])


def way(s: State, t: State, args: Args) -> bool:
    """One more tribe is laden, so far from the temple."""
    (slot,) = laden(t, s.player) - laden(s, s.player)
    return steps_from(ways(s).through, TEMPLE_SLOT)[slot] == int(args["steps"])


def payable(s: State, t: State, args: Args) -> bool:
    """An offering was taken up that costs no more than there is."""
    (token,) = (n for n in range(len(s.token)) if s.token[n] != t.token[n] == CARRIED)
    told = int(args["mana"]), int(args["worth"])
    return told == (s.mana[s.player], OFFERINGS[s.offering[token]]) and told[0] >= told[1]


def nearer(s: State, t: State, args: Args) -> bool:
    """Some tribe with a stone or an offering has so many steps to go, and one more before."""
    steps = steps_from(ways(t).through, TEMPLE_SLOT)
    then, now = laden(t, s.player), laden(s, s.player)
    (came,), (went,) = then - now, now - then
    return steps[came] == int(args["steps"]) < steps[went]


CHECKS: dict[str, Check] = {
    "reason-wins": lambda s, t, _args: delivered(t, s.player) == 4 and t.actor == NOBODY,
    "reason-delivers": lambda s, t, args: (
        delivered(t, s.player) == args["number"] == delivered(s, s.player) + 1
    ),
    "reason-limit": lambda s, t, args: (
        (s.cap[s.player], t.cap[s.player]) == (args["now"], args["later"])
    ),
    "reason-affordable": affordable,
    "reason-nearer": nearer,
    "reason-way": way,
    "reason-payable": payable,
    "reason-huts": possible("hut"),
    "reason-sanctuaries": possible("sanctuary"),
    "reason-births": possible("grow"),
    "reason-income": lambda s, t, args: (
        (income(s, s.player), income(t, s.player)) == (args["now"], args["later"])
    ),
    "reason-stack": stack,
    "reason-hut": hut,
    "reason-tribes": lambda s, t, args: (
        args["tribes"]
        == TRIBES
        - t.tribes[TRIBES * s.player : TRIBES * (s.player + 1)].count(OFF_MAP)
        + t.token[4 * s.player : 4 * s.player + 4].count(CARRIED)
    ),
    "reason-only-card": only_card,
}


def test_every_reason_is_true_of_the_map() -> None:
    given = given_reasons(game, CHECKS, games=6, choices=6)
    assert {*CHECKS} - given <= {"reason-wins"}  # the next test


def test_the_fourth_offering_wins() -> None:
    tiles = "P:Hr.Hg.r3.g3/P:Hb.Hn.bo4/P@6nw:Hb.Hb/P@7n:Hb.Hb/P@8n:Hr.Hg"
    s = table(3, tiles, tokens="2*4*6*7,4*,2*", mana="7/7,1/4,2/3", temple="5")
    view, action, after = game.look(s, s.actor), game.read("carry 4 se"), clone(s)
    game.apply(after, action)
    (reason,) = why(game, view, action, generator("why"))
    assert reason.key == "reason-wins"
    assert CHECKS[reason.key](s, after, {})

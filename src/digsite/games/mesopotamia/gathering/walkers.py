"""The tribes that a player can lift, and who of them does which action of phase I."""

from typing import NamedTuple

from digsite.core.gathering import Picks
from digsite.games.mesopotamia.actions import CARRY, DROP, END, GRAB, STEAL, TAKE, WALK
from digsite.games.mesopotamia.components import CARRIED
from digsite.games.mesopotamia.rules.tribes import THIEF
from digsite.games.mesopotamia.things import carrier_id, tribe_id
from digsite.games.mesopotamia.view import View


class Walker(NamedTuple):
    """A tribe of the player: its tile, its class (cargo + 3 for a thief), or its offering."""

    slot: int
    kind: int
    token: int = 0  # the number of the offering that it carries; 0 for none

    def step(self, slot: int, direction: int) -> int:
        """Return the action by which it goes on from a tile that it has come to."""
        if self.token:
            return CARRY + 6 * (self.token - 1) + direction
        return WALK + 6 * (6 * slot + self.kind) + direction

    def with_cargo(self, cargo: int) -> "Walker":
        """Return the same tribe with another cargo."""
        return self._replace(kind=self.kind - self.kind % THIEF + cargo)

    def handled(self, *actions: int) -> "Walker":
        """Return the same tribe after it handled goods, or took up an offering, on its tile."""
        action = actions[-1]
        if action >= STEAL:
            return self._replace(kind=THIEF + 1 + (action - STEAL) % 2)
        if action >= TAKE:
            return Walker(self.slot, 0, 1 + (action - TAKE) // 2)
        if action >= DROP:
            return self.with_cargo(0)
        return self.with_cargo(1 + (action - GRAB) // 2 % 2)


def walkers(v: View) -> dict[str, Walker]:
    """Return the tribes that can do something now, by the ids of what is drawn."""
    able = dict.fromkeys(doer(v, action) for action in v.legal if action < END)
    return {walker_id(v, each): each for each in able}


def walker_id(v: View, walker: Walker) -> str:
    """Return the id of a tribe of the player."""
    if walker.token:
        return carrier_id(v.player, walker.token)
    return tribe_id(walker.slot, v.player, walker.kind % THIEF, walker.kind // THIEF)


def goes_on(v: View, walker: Walker, spent: int = 0) -> Picks:
    """Return the pick of a tribe that was lifted, and did something for some of the points.

    Without points it is put down, so that the large button ends the movement.
    """
    return (walker_id(v, walker),) if v.points > spent else ()


def doer(v: View, action: int) -> Walker:
    """Return the tribe that does an action of phase I."""
    if action < CARRY:
        return Walker(*divmod((action - WALK) // 6, 6))
    if action < GRAB:
        number = (action - CARRY) // 6 + 1
        return Walker(token_slot(v, number), 0, number)
    if action < TAKE:
        return _handler(action)
    if action < STEAL:
        number, thief = divmod(action - TAKE, 2)
        return Walker(token_slot(v, number + 1), THIEF * thief)
    return Walker((action - STEAL) // 8, 0)


def _handler(action: int) -> Walker:
    """Return the tribe that picks up a good, or puts one down."""
    slot, what = divmod(action - (GRAB if action < DROP else DROP), 4)
    cargo = 0 if action < DROP else 1 + what // 2
    return Walker(slot, cargo + THIEF * (what % 2))


def token_slot(v: View, number: int) -> int:
    """Return the tile of an own offering that is in play."""
    return next(t.slot for t in v.tokens if (t.owner, t.number) == (v.player, number))


def own_tribes(v: View, slot: int) -> int:
    """Return how many tribes of the player are on a tile, those with offerings included."""
    free = sum(tribe.number for tribe in v.tiles[slot].tribes if tribe.owner == v.player)
    carriers = (t for t in v.tokens if t.where == CARRIED and t.owner == v.player)
    return free + sum(token.slot == slot for token in carriers)

"""Mykerinos: the state behind a view. There is only one, for nothing is hidden."""

from collections.abc import Iterable

from digsite.core.bits import BIT
from digsite.core.rng import Rng
from digsite.games.mykerinos.components import ROOMS, SEASONS
from digsite.games.mykerinos.phases import EXCAVATION, SURVEY
from digsite.games.mykerinos.rules.cells import either, gathered, large_region, small_region
from digsite.games.mykerinos.rules.survey import ranking
from digsite.games.mykerinos.state import NO_LOT, State, set_cubes
from digsite.games.mykerinos.view import Player, View


def sample(v: View, _rng: Rng) -> State:
    """Return the state that `v` was looked from."""
    s = State()
    s.seats = v.seats
    s.colours = len(v.players)
    s.actor = v.actor
    s.phase = v.phase
    s.season = v.season
    s.first = v.first
    _lay_region(s, v)
    s.stack = _bits(v.stack)
    s.wings = list(v.wings)
    s.taken_rooms = (
        _bits(room for room in range(ROOMS) if v.rooms[room] != -1) if v.wings[4:] else 0
    )
    for colour, player in enumerate(v.players):
        _seat(s, colour, player)
    s.team = v.team
    s.last_cell = v.last_cell
    s.zone = v.zone
    s.rank = v.rank
    s.claimant = v.claimant
    if s.phase == SURVEY:
        s.order = ranking(s, s.zone)
    return s


def _lay_region(s: State, v: View) -> None:
    if v.phase >= EXCAVATION:
        s.region = large_region() if v.season == SEASONS else small_region()
    s.pyramids = gathered(list(v.pyramids))
    s.lot_at = [lot.lot if lot else NO_LOT for lot in v.lots]
    s.turned = [int(lot.turned) if lot else 0 for lot in v.lots]
    for colour in range(s.colours):
        cubes = gathered([c for c in range(len(v.cubes)) if v.cubes[c] == colour])
        set_cubes(s, colour, cubes)
        s.occupied = either(s.occupied, cubes)


def _seat(s: State, colour: int, player: Player) -> None:
    s.reserve.append(player.reserve)
    s.supply.append(player.supply)
    s.passed.append(player.passed)
    s.halls.append(_bits(player.rooms))
    if colour < s.seats:
        s.held_neutral.append(player.held_neutral)
        s.lots.append(_bits(player.lots))
        s.tilted.extend(player.tilted)
        s.prestige.append(player.prestige)


def _bits(members: Iterable[int]) -> int:
    return sum(BIT[member] for member in members)

"""Mykerinos: setting up and new seasons. M2 and M3 of docs/rules/mykerinos.md."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.core.seats import CHANCE
from digsite.games.mykerinos.components import (
    LOTS_LAID,
    NEUTRAL,
    NEUTRAL_CUBES,
    NEUTRAL_SPACE,
    SEASONS,
    SHARE,
)
from digsite.games.mykerinos.phases import EXCAVATION, REGION, WINGS
from digsite.games.mykerinos.rules.cells import (
    PYRAMIDS_LAID,
    either,
    large_region,
    none,
    small_region,
)
from digsite.games.mykerinos.rules.museum import build_twos
from digsite.games.mykerinos.state import NO_CELL, NO_LOT, State

# M2  Setting up


def begin(s: State, seat: i64) -> None:
    """M2.1  The first player is drawn at random."""
    s.first = seat
    s.phase = WINGS


def free_discs(s: State) -> i64:
    """M2.2  The patrons whose discs do not lie on a wing yet, as bits."""
    left = BIT[5] - 1
    for patron in s.wings:
        left -= BIT[patron]
    return left


def lay_disc(s: State, patron: i64) -> None:
    """M2.2  The five discs are laid at random on the wings."""
    s.wings.append(patron)
    if len(s.wings) == 5:
        build_twos(s)
        new_season(s)


# M3  Phase 1: new season


def new_season(s: State) -> None:
    """M3.1  Everybody takes his share of cubes, or what is left; two people neutral ones too."""
    s.season += 1
    for seat in range(s.seats):
        share = min(SHARE[s.seats], s.supply[seat])
        s.supply[seat] -= share
        s.reserve[seat] += share
    if s.seats == 2:
        hand_out_neutral(s)
    s.region = none()
    s.pyramids = none()
    s.phase = REGION
    s.actor = CHANCE


def hand_out_neutral(s: State) -> None:
    """M10.2  Each takes four neutral cubes, the first player first, or what is left.

    M10.3  The neutral disc lies on space 2 of the pass track.
    """
    for turn in range(2):
        seat = (s.first + turn) % 2
        share = min(NEUTRAL_CUBES, s.supply[NEUTRAL])
        s.supply[NEUTRAL] -= share
        s.held_neutral[seat] += share
    s.passed[NEUTRAL] = NEUTRAL_SPACE


def lay_lot(s: State, lot: i64, turned: i64) -> None:
    """M3.2  The region is laid row by row, each lot either way round; 12 lots in season 4."""
    slot = 0
    while s.lot_at[slot] != NO_LOT:
        slot += 1
    s.stack -= BIT[lot]
    s.lot_at[slot] = lot
    s.turned[slot] = turned
    s.pyramids = either(s.pyramids, PYRAMIDS_LAID[24 * lot + 2 * slot + turned])
    if slot + 1 == LOTS_LAID[s.season]:
        s.region = large_region() if s.season == SEASONS else small_region()
        begin_turn(s, s.first)


def begin_turn(s: State, seat: i64) -> None:
    """M4.1  One action a turn, from the first player on, clockwise."""
    s.actor = seat
    s.team = seat
    s.last_cell = NO_CELL
    s.phase = EXCAVATION

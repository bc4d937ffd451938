"""What picks mean to the actor, phase by phase."""

from digsite.core.gathering import Gathering, Picks
from digsite.games.archaeology.gathering.storm import gather_storm
from digsite.games.archaeology.gathering.thief import gather_thief
from digsite.games.archaeology.gathering.turn import gather_turn
from digsite.games.archaeology.phases import STORM, THIEF
from digsite.games.archaeology.view import View


def gather(v: View, picks: Picks) -> Gathering:
    """Return what is picked up, what it means, and what can be picked up besides."""
    if v.phase == STORM:
        return gather_storm(v, picks)
    return gather_thief(v, picks) if v.phase == THIEF else gather_turn(v, picks)

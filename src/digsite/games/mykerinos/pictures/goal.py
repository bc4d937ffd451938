"""How the game is won, and the numbers of each player that matter most."""

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Tally
from digsite.games.mykerinos.components import COLOURS
from digsite.games.mykerinos.view import View


def goal() -> Phrase:
    """Say how the game is won."""
    return phrase("scene-goal")


def tallies(v: View) -> tuple[tuple[Tally, ...], ...]:
    """Return the prestige and the cubes in hand of each seat."""
    return tuple(
        (
            Tally(phrase("part-prestige"), str(player.prestige)),
            Tally(phrase("scene-tally-cubes"), str(player.reserve), f"cube-{COLOURS[seat]}"),
        )
        for seat, player in enumerate(v.players[: v.seats])
    )

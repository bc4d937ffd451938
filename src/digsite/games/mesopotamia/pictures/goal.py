"""How the game is won, and the numbers of each player that matter most."""

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Tally
from digsite.games.mesopotamia.components import COLOURS
from digsite.games.mesopotamia.view import View


def goal(v: View) -> Phrase:
    """Say how the game is won."""
    return phrase("scene-goal-rounds", rounds=v.rounds) if v.rounds else phrase("scene-goal")


def tallies(v: View) -> tuple[tuple[Tally, ...], ...]:
    """Return the offerings at the temple and the mana of each seat."""
    return tuple(
        (
            Tally(phrase("part-offerings"), str(len(player.delivered)), f"off-{COLOURS[seat]}"),
            Tally(phrase("scene-tally-mana"), f"{player.mana}/{player.cap}", "mana"),
        )
        for seat, player in enumerate(v.players)
    )

"""How the game is won, and the numbers of each player that matter most."""

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Tally
from digsite.games.archaeology.view import View


def goal() -> Phrase:
    """Say how the game is won."""
    return phrase("scene-goal")


def tallies(v: View) -> tuple[tuple[Tally, ...], ...]:
    """Return the money and the cards in hand of each seat."""
    return tuple(
        (
            Tally(phrase("scene-tally-money"), str(player.money)),
            Tally(phrase("scene-tally-cards"), str(player.cards), "back"),
        )
        for player in v.players
    )

"""Ratings by the library openskill (Plackett and Luce's model), updated match by match."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True)
class Rating:
    """The estimated strength of a bot, and how sure it is. Every bot begins at 25."""

    strength: float
    deviation: float


def ratings(
    entrants: Sequence[str], matches: Iterable[tuple[Sequence[str], list[int]]]
) -> dict[str, Rating]:
    """Return the rating of each bot; a match is who sat where, and the places of the seats.

    A bot on several seats of one match gets the mean of their new ratings.
    """
    model = PlackettLuce()
    known = {name: model.rating() for name in entrants}
    for seating, places in matches:
        teams = [[known[name]] for name in seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for name in dict.fromkeys(seating):
            own = [after[seat] for seat, sitter in enumerate(seating) if sitter == name]
            known[name] = _mean(model, own)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def _mean(model: PlackettLuce, ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
    return model.rating(fmean(r.mu for r in ratings), fmean(r.sigma for r in ratings))

"""A view of Archaeology as a picture: market, dig site, pyramid, treasures, players, hand."""

from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Scene
from digsite.games.archaeology.drawing.dig_site import dig_site
from digsite.games.archaeology.drawing.hand import hand
from digsite.games.archaeology.drawing.market import market
from digsite.games.archaeology.drawing.players import players
from digsite.games.archaeology.drawing.pyramid import pyramid
from digsite.games.archaeology.drawing.targets import targets
from digsite.games.archaeology.drawing.treasures import treasures
from digsite.games.archaeology.phases import (
    DEAL,
    DIG,
    FINDING,
    FIRST_PLAYER,
    OVER,
    STORM,
    THEFT,
    THIEF,
)
from digsite.games.archaeology.view import View

STAGES: Final = {
    FIRST_PLAYER: "setup",
    DEAL: "setup",
    DIG: "dig",
    THIEF: "thief",
    THEFT: "thief",
    STORM: "storm",
    OVER: "over",
}
CHAPTERS: Final = {
    FIRST_PLAYER: "A2",
    DEAL: "A2",
    DIG: "A4",
    THIEF: "A4",
    THEFT: "A4",
    STORM: "A4",
    FINDING: "A6",
    OVER: "A9",
}
MARKET_CHAPTER: Final = "A5"  # the first of those on what may be done in any order


def draw(v: View) -> Scene:
    """Draw the view, with what the viewer may do now where he may do it."""
    open_now = targets(v.legal)
    parts = (
        market(v, open_now),
        dig_site(v),
        pyramid(v, open_now),
        treasures(v, open_now),
        players(v, open_now),
        *hand(v, open_now),
    )
    return Scene(parts, title(v), CHAPTERS.get(v.phase, MARKET_CHAPTER))


def title(v: View) -> Phrase:
    """Where the turn stands."""
    return phrase(f"scene-title-{STAGES.get(v.phase, 'actions')}")

"""A view of Mykerinos as a picture: region, museum, pass track, players, forecast, hand."""

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Scene
from digsite.games.mykerinos.drawing.forecast import forecast
from digsite.games.mykerinos.drawing.hand import hand
from digsite.games.mykerinos.drawing.museum import museum
from digsite.games.mykerinos.drawing.pass_track import pass_track
from digsite.games.mykerinos.drawing.players import players
from digsite.games.mykerinos.drawing.region import region
from digsite.games.mykerinos.drawing.targets import targets
from digsite.games.mykerinos.phases import (
    EXCAVATION,
    FIRST_PLAYER,
    LAST_CUBE,
    NEUTRAL_DIG,
    OVER,
    REGION,
    SURVEY,
    WINGS,
)
from digsite.games.mykerinos.view import View

STAGES = {
    FIRST_PLAYER: "setup",
    WINGS: "setup",
    REGION: "new",
    SURVEY: "survey",
    OVER: "over",
}
CHAPTERS = {
    FIRST_PLAYER: "M2",
    WINGS: "M2",
    REGION: "M3",
    EXCAVATION: "M4",
    LAST_CUBE: "M4",
    NEUTRAL_DIG: "M10",
    SURVEY: "M6",
    OVER: "M9",
}
PATRONS_CHAPTER = "M5"  # of a patron who was called


def draw(v: View) -> Scene:
    """Draw the view, with what the viewer may do now where he may do it."""
    open_now = targets(v.legal)
    parts = (
        region(v, open_now),
        museum(v, open_now),
        pass_track(v, open_now),
        players(v),
        forecast(v),
        *hand(v, open_now),
    )
    return Scene(parts, title(v), CHAPTERS.get(v.phase, PATRONS_CHAPTER))


def title(v: View) -> Phrase:
    """Which season it is, and which of its phases."""
    return phrase(f"scene-title-{STAGES.get(v.phase, 'dig')}", season=v.season)

"""A view of Mykerinos as a picture: region, museum, pass track, players, forecast, hand."""

from digsite.core.gathering import Gathering
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Scene, Screen, Timeline
from digsite.games.mykerinos.components import SEASONS
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
from digsite.games.mykerinos.pictures.forecast import forecast
from digsite.games.mykerinos.pictures.goal import goal, tallies
from digsite.games.mykerinos.pictures.hand import hand
from digsite.games.mykerinos.pictures.museum import museum
from digsite.games.mykerinos.pictures.offers import Offers
from digsite.games.mykerinos.pictures.pass_track import pass_track
from digsite.games.mykerinos.pictures.players import players
from digsite.games.mykerinos.pictures.region import region
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


def draw(v: View, gathering: Gathering | None = None, screen: Screen = "wide") -> Scene:
    """Draw the view, with what the viewer may do now where he may do it."""
    offers = Offers(v, gathering)
    parts = (
        region(v, offers, screen),
        museum(v, offers, screen),
        pass_track(v, offers),
        players(v),
        forecast(v),
        *hand(v, offers, screen),
    )
    chapter = CHAPTERS.get(v.phase, PATRONS_CHAPTER)
    return Scene(parts, title(v), chapter, goal(), tallies(v), timeline(v))


def title(v: View) -> Phrase:
    """Which season it is, and which of its phases."""
    return phrase(f"scene-title-{STAGES.get(v.phase, 'dig')}", season=v.season)


def timeline(v: View) -> Timeline | None:
    """The seasons, and what is done in this one."""
    stage = STAGES.get(v.phase, "dig")
    if stage in {"setup", "over"}:
        return None
    seasons = tuple(str(1 + n) for n in range(SEASONS))
    return Timeline(phrase("scene-season"), seasons, v.season - 1, phrase(f"scene-stage-{stage}"))

"""A view of Archaeology as a picture: the table with the hand, treasures, players."""

from typing import Final

from digsite.core.gathering import Gathering
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Scene, Screen, Timeline
from digsite.core.targets import targets
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
from digsite.games.archaeology.pictures.aside import aside
from digsite.games.archaeology.pictures.dig_site import dig_site
from digsite.games.archaeology.pictures.goal import goal, tallies
from digsite.games.archaeology.pictures.hand import hand
from digsite.games.archaeology.pictures.land import land, tools
from digsite.games.archaeology.pictures.market import market
from digsite.games.archaeology.pictures.marks import Clickable
from digsite.games.archaeology.pictures.players import players
from digsite.games.archaeology.pictures.pyramid import pyramid
from digsite.games.archaeology.pictures.stage import ON_SCREEN
from digsite.games.archaeology.pictures.targets import spots
from digsite.games.archaeology.pictures.treasures import treasures
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


def draw(
    v: View,
    gathering: Gathering | None = None,
    screen: Screen = "wide",
) -> Scene:
    """Draw the view, with what the viewer may do now where he may do it, and what he picked."""
    open_now = Clickable(targets(v.legal, spots), gathering)
    parts = (
        table(v, open_now, screen),
        treasures(v, open_now),
        players(v, open_now),
        *aside(v, open_now, screen),
    )
    chapter = CHAPTERS.get(v.phase, MARKET_CHAPTER)
    return Scene(parts, title(v), chapter, goal(), tallies(v), timeline(v))


def table(v: View, open_now: Clickable, screen: Screen) -> Part:
    """From far to near: the land with pyramid and dig site, the market, and the viewer's hand."""
    stage = ON_SCREEN[screen]
    held = hand(v, open_now, stage)
    shapes = (
        land(stage, in_storm=v.phase == STORM),
        *pyramid(v, open_now, stage),
        *dig_site(v, stage),
        *(tools(v.hand, stage) if held else ()),
        *market(v, open_now, stage),
        *held,
    )
    height = stage.height if held else stage.height_without_hand
    return Part("table", "board", stage.width, height, phrase("scene-table"), shapes)


def title(v: View) -> Phrase:
    """Where the turn stands."""
    return phrase(f"scene-title-{STAGES.get(v.phase, 'actions')}")


def timeline(v: View) -> Timeline | None:
    """The two halves of a turn; and a thief or a storm, if one was dug up."""
    stage = STAGES.get(v.phase, "actions")
    if stage in {"setup", "over"}:
        return None
    steps = (phrase("scene-step-dig"), phrase("scene-step-actions"))
    came = phrase(f"scene-stage-{stage}") if stage in {"thief", "storm"} else ""
    return Timeline("", steps, int(stage == "actions"), came)

"""A view of Mesopotamia as a picture: the river land, the map, players, tiles to come, hand."""

from functools import partial

from digsite.core.gathering import Gathering
from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Scene, Screen, Timeline, shape
from digsite.core.targets import targets
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.phases import (
    ACTION,
    BUILDING_HUTS,
    FIRST_PLAYER,
    GROWING,
    LAYING_OFFERING,
    MANA,
    MOVEMENT,
    OVER,
    RAISING_SANCTUARIES,
    SHARING,
    START_CARDS,
    TILE,
    VOLCANO_DRAWN,
)
from digsite.games.mesopotamia.pictures.corner import corner, stage
from digsite.games.mesopotamia.pictures.goal import goal, tallies
from digsite.games.mesopotamia.pictures.hand import cards_of, hand
from digsite.games.mesopotamia.pictures.map import draw_map
from digsite.games.mesopotamia.pictures.players import players
from digsite.games.mesopotamia.pictures.targets import spots
from digsite.games.mesopotamia.view import View

STAGES = ("movement", "action", "mana")
CHAPTERS = {
    FIRST_PLAYER: "T2",
    START_CARDS: "T2",
    MOVEMENT: "T4",
    TILE: "T5",
    VOLCANO_DRAWN: "T5",
    SHARING: "T5",
    ACTION: "T6",
    BUILDING_HUTS: "T6",
    LAYING_OFFERING: "T6",
    RAISING_SANCTUARIES: "T6",
    GROWING: "T6",
    MANA: "T8",
    OVER: "T9",
}
CARDS_CHAPTER = "T7"  # of everything that a card has begun
RIVER_LAND = Part("river-land", "scene", 1600, 1000, "", (shape("use", href="#river-land"),))


def draw(v: View, gathering: Gathering | None = None, screen: Screen = "wide") -> Scene:
    """Draw the view, with what the viewer may do now where he may do it."""
    open_now = targets(v.legal, partial(spots, v))
    picking = gathering if isinstance(gathering, Picking) else None
    lights = picking.glows if picking else None
    parts = (
        RIVER_LAND,
        draw_map(v, open_now, picking, screen),
        *corner(v, open_now, lights, screen),
        players(v, open_now, lights, screen),
        *(() if screen == "wide" else hand(cards_of(v, open_now, lights))),
    )
    chapter = CHAPTERS.get(v.phase, CARDS_CHAPTER)
    return Scene(parts, title(v), chapter, goal(v), tallies(v), timeline(v))


def title(v: View) -> Phrase:
    """Which round it is, and which phase of the turn."""
    if v.phase == OVER:
        return phrase("scene-title-over")
    now = stage(v)
    if now < 0:
        return phrase("scene-title-setup")
    return phrase(f"scene-title-{STAGES[now]}", round=v.round, points=v.points)


def timeline(v: View) -> Timeline | None:
    """The three phases of a turn, and the points that are left for movement."""
    now = stage(v)
    if v.phase == OVER or now < 0:
        return None
    steps = tuple(phrase(f"scene-step-{each}") for each in STAGES)
    left = phrase("scene-points-left", points=v.points) if STAGES[now] == "movement" else ""
    return Timeline(phrase("scene-round", round=v.round), steps, now, left)

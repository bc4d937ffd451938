"""A view of Mesopotamia as a picture: map, players, turn, offerings, tiles to come, hand."""

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Scene
from digsite.games.mesopotamia.drawing.hand import hand
from digsite.games.mesopotamia.drawing.map import draw_map
from digsite.games.mesopotamia.drawing.players import players
from digsite.games.mesopotamia.drawing.targets import targets
from digsite.games.mesopotamia.drawing.turn import offerings, stage, to_come, turn
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


def draw(v: View) -> Scene:
    """Draw the view, with what the viewer may do now where he may do it."""
    open_now = targets(v)
    parts = (
        draw_map(v, open_now),
        turn(v),
        *offerings(v, open_now),
        to_come(v, open_now),
        players(v, open_now),
        *hand(v, open_now),
    )
    return Scene(parts, title(v), CHAPTERS.get(v.phase, CARDS_CHAPTER))


def title(v: View) -> Phrase:
    """Which round it is, and which phase of the turn."""
    if v.phase == OVER:
        return phrase("scene-title-over")
    now = stage(v)
    return phrase(f"scene-title-{STAGES[now]}" if now >= 0 else "scene-title-setup", round=v.round)

"""Mykerinos (Nicolas Oury, 2006): dig for patrons in Egypt, and reserve rooms in the museum."""

from collections.abc import Mapping
from typing import Final

from digsite.games.mykerinos.actions import ACTIONS, read, say
from digsite.games.mykerinos.heuristic import prior, value
from digsite.games.mykerinos.heuristic import value as guess
from digsite.games.mykerinos.museum import breakdown, places, scores
from digsite.games.mykerinos.observe import observe
from digsite.games.mykerinos.position import parse, write
from digsite.games.mykerinos.rules import apply, legal, odds, pick
from digsite.games.mykerinos.scene import draw
from digsite.games.mykerinos.setup import deal
from digsite.games.mykerinos.sketch import sketch
from digsite.games.mykerinos.state import clone
from digsite.games.mykerinos.view import look, reveals, shown
from digsite.games.mykerinos.words import COLOURS, label, prompt, tell
from digsite.games.mykerinos.worlds import sample

__all__ = [
    "ACTIONS",
    "BOT_OPTIONS",
    "COLOURS",
    "LONGEST",
    "NAME",
    "OPTIONS",
    "PLAYOUT",
    "SAYS_DONE",
    "SEATS",
    "VERSION",
    "apply",
    "breakdown",
    "clone",
    "deal",
    "draw",
    "guess",
    "label",
    "legal",
    "look",
    "observe",
    "odds",
    "parse",
    "pick",
    "places",
    "prior",
    "prompt",
    "read",
    "reveals",
    "sample",
    "say",
    "scores",
    "shown",
    "sketch",
    "tell",
    "value",
    "write",
]

NAME: Final = "mykerinos"
VERSION: Final = 1
SEATS: Final = range(2, 5)
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {}
BOT_OPTIONS: Final[Mapping[str, str]] = {}
PLAYOUT: Final = 0
SAYS_DONE: Final = False  # a turn is over with its last cube, lot or room
# chance 42; cubes 216, each perhaps after a call; rooms by Sir Brown 15; skips and passes as many
# as turns, at most 231 + 16; choices of the survey: 4 in each of 18 zones
LONGEST: Final = 42 + 2 * 216 + 15 + 247 + 72

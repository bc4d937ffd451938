"""Mesopotamia (Klaus-Jürgen Wrede): lead tribes into new land, and bring four offerings."""

from collections.abc import Mapping
from typing import Final

from digsite.games.mesopotamia.actions import ACTIONS, read, say
from digsite.games.mesopotamia.components import COLOURS
from digsite.games.mesopotamia.gathering.gather import gather
from digsite.games.mesopotamia.gathering.typed import typed
from digsite.games.mesopotamia.happenings import happened
from digsite.games.mesopotamia.judgement.heuristic import prior, value
from digsite.games.mesopotamia.lesson import LESSON
from digsite.games.mesopotamia.letters.sketch import sketch
from digsite.games.mesopotamia.observe import observe
from digsite.games.mesopotamia.pictures.scene import draw
from digsite.games.mesopotamia.position import parse, write
from digsite.games.mesopotamia.reasons import reasons
from digsite.games.mesopotamia.rules.course import apply, legal, odds, pick
from digsite.games.mesopotamia.rules.end import breakdown, places, scores
from digsite.games.mesopotamia.setup import deal
from digsite.games.mesopotamia.slips import slip
from digsite.games.mesopotamia.state import clone
from digsite.games.mesopotamia.view import look, reveals, shown
from digsite.games.mesopotamia.words import label, prompt, tell
from digsite.games.mesopotamia.worlds import sample

NAME: Final = "mesopotamia"
VERSION: Final = 1
SEATS: Final = range(2, 5)
MINUTES: Final = 60
DIFFICULTY: Final = 3
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "crowded_sanctuaries": ("no", "yes"),
    "rounds": ("none", "20", "40", "60", "80", "100"),
    "start_card": ("no", "yes"),
    "reshuffle": ("yes", "no"),
}
BOT_OPTIONS: Final[Mapping[str, str]] = {"rounds": "60"}
PLAYOUT: Final = 1
# A turn: 14 steps at most (5 points and three times Endurance); after each of them and each of 18
# cards at most 16 goods are handled; 8 thefts and drops; 3 discoveries with 5 volcanoes, tiles and
# shares 28; cards with piece and place 54; builds, births, priests, ends 28. Before that 5.
LONGEST: Final = 5 + 60 * 4 * (14 + 33 * 16 + 2 * 8 + 28 + 54 + 28)

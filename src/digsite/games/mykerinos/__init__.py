"""Mykerinos (Nicolas Oury, 2006): dig for patrons in Egypt, and reserve rooms in the museum."""

from typing import Final

from digsite.games.mykerinos.actions import ACTIONS, read, say
from digsite.games.mykerinos.components import COLOURS
from digsite.games.mykerinos.gathering.gather import gather
from digsite.games.mykerinos.gathering.typed import typed
from digsite.games.mykerinos.happenings import happened
from digsite.games.mykerinos.judgement.heuristic import guess, prior, value
from digsite.games.mykerinos.lesson import LESSON
from digsite.games.mykerinos.letters.sketch import sketch
from digsite.games.mykerinos.observe import observe
from digsite.games.mykerinos.pictures.scene import draw
from digsite.games.mykerinos.position import parse, write
from digsite.games.mykerinos.reasons import reasons
from digsite.games.mykerinos.rules.course import apply, legal, odds, pick
from digsite.games.mykerinos.rules.museum import breakdown, places, scores
from digsite.games.mykerinos.setup import deal
from digsite.games.mykerinos.slips import slip
from digsite.games.mykerinos.state import clone
from digsite.games.mykerinos.view import look
from digsite.games.mykerinos.words import label, prompt, tell
from digsite.games.mykerinos.worlds import sample

NAME: Final = "mykerinos"
VERSION: Final = 1
SEATS: Final = range(2, 5)
MINUTES: Final = 40
DIFFICULTY: Final = 2
# chance 42; cubes 216, each perhaps after a call; rooms by Sir Brown 15; skips and passes as many
# as turns, at most 231 + 16; choices of the survey: 4 in each of 18 zones
LONGEST: Final = 42 + 2 * 216 + 15 + 247 + 72

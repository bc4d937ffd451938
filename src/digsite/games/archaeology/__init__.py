"""Archaeology: The Card Game (Phil Harding, 2007): dig, trade, explore, and sell to the museum."""

from typing import Final

from digsite.games.archaeology.actions import ACTIONS, read, say
from digsite.games.archaeology.components import COLOURS
from digsite.games.archaeology.gathering.gather import gather
from digsite.games.archaeology.gathering.typed import typed
from digsite.games.archaeology.happenings import happened
from digsite.games.archaeology.judgement.guess import guess
from digsite.games.archaeology.judgement.heuristic import value
from digsite.games.archaeology.judgement.prior import prior
from digsite.games.archaeology.lesson import LESSON
from digsite.games.archaeology.letters.sketch import sketch
from digsite.games.archaeology.observe import observe
from digsite.games.archaeology.pictures.scene import draw
from digsite.games.archaeology.position import parse, write
from digsite.games.archaeology.reasons import reasons
from digsite.games.archaeology.rules.course import apply, legal, odds, pick
from digsite.games.archaeology.rules.museum import breakdown, places, scores
from digsite.games.archaeology.setup import deal
from digsite.games.archaeology.slips import slip
from digsite.games.archaeology.state import clone
from digsite.games.archaeology.view import look, reveals, shown
from digsite.games.archaeology.words import label, prompt, tell
from digsite.games.archaeology.worlds import sample

NAME: Final = "archaeology"
VERSION: Final = 1
SEATS: Final = range(2, 5)
MINUTES: Final = 20
DIFFICULTY: Final = 1
PLAYOUT: Final = 1
# Chance: 22 to deal, 58 digs, 15 finds, 8 thefts. Robberies 8, storms at most 6 times 36 cards.
# Sales and explorations: 72 and 3, each ending a stretch of trading. Before each of them everybody
# passes once at most: so there are no more than 5 stretches from one to the next, and 58 more in
# turns that dig. In a stretch no card moves twice, and after n sales at most 72 - n cards are left.
_ENDS: Final = 58 + 5 * (72 + 3)
_TRADES: Final = 72 * (58 + 5 * 3) + 5 * sum(range(1, 73))
LONGEST: Final = 22 + 58 + 15 + 2 * 8 + 6 * 36 + (72 + 3) + _ENDS + _TRADES

"""Every action of Archaeology as a number in fixed blocks, and its notation.

A trade is several actions: `take shard`, `take talisman`, `pay coin`, `pay scrap`, `pay scrap`.
"""

from typing import Final

from digsite.core.notation import numbered
from digsite.games.archaeology.components import CHAMBERS, KINDS, SET_KIND, SET_SIZE, SETS

SELL: Final = 0  # + set: to the museum
TAKE: Final = SELL + SETS  # + kind: from the market
PAY: Final = TAKE + 7  # + kind: to the market
EXPLORE: Final = PAY + 7  # + chamber
DONE: Final = EXPLORE + 3  # end the turn
PASS: Final = DONE + 1  # end a turn without a dig, a sale or an exploration
DROP: Final = PASS + 1  # + kind: lose it in a sandstorm
ROB: Final = DROP + 7  # + seat: choose whom the thief robs
CHOICES: Final = ROB + 4  # what people do ends here, and fits one word of bits
FIRST: Final = CHOICES  # + seat: chance draws the first player
DRAW: Final = FIRST + 4  # + kind: chance deals it, or it is found in the dig site or a chamber
DRAW_THIEF: Final = DRAW + 7
DRAW_STORM: Final = DRAW + 8
STEAL: Final = DRAW + 9  # + kind: the card that the thief gets
ACTIONS: Final = STEAL + 7


def _names() -> list[str]:
    return [
        *(f"sell {KINDS[SET_KIND[n]]} {SET_SIZE[n]}" for n in range(SETS)),
        *(f"take {kind}" for kind in KINDS),
        *(f"pay {kind}" for kind in KINDS),
        *(f"explore {cards}" for cards in CHAMBERS),
        "done",
        "pass",
        *(f"drop {kind}" for kind in KINDS),
        *(f"rob {seat}" for seat in range(4)),
        *(f"first {seat}" for seat in range(4)),
        *(f"draw {card}" for card in (*KINDS, "thief", "storm")),
        *(f"steal {kind}" for kind in KINDS),
    ]


NAMES: Final = _names()
NUMBERS: Final = {name: action for action, name in enumerate(NAMES)}


def say(action: int) -> str:
    """Return the name of an action."""
    return NAMES[action]


def read(text: str) -> int:
    """Return the action of a name."""
    return numbered(NUMBERS, text, "'take coin', 'pay shard', 'sell cup 2' or 'done'")

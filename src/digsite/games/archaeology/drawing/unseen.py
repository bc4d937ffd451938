"""The picture of what the viewer has not seen: treasures of which he does not know the place."""

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, group, text
from digsite.games.archaeology.components import KINDS
from digsite.games.archaeology.drawing.pieces import icon, kind_name
from digsite.games.archaeology.view import View

WIDE = 300.0
TALL = 82.0
STEP = 74.0
SIZE = 32.0


def unseen(v: View) -> Part:
    """A small picture and a number for each kind."""
    shapes = tuple(number(v, kind) for kind in range(len(KINDS)))
    note = phrase("scene-treasures", cards=sum(v.unseen))
    return Part("unseen", "side", WIDE, TALL, phrase("scene-unseen"), shapes, note)


def number(v: View, kind: int) -> Shape:
    """How many of a kind are still somewhere."""
    x, y = 2 + STEP * (kind % 4), 4 + 42 * (kind // 4)
    return group(
        [
            icon(kind, x, y, SIZE),
            text(str(v.unseen[kind]), x + SIZE + 8, y + 23, "t-num unseen-number", "start"),
        ],
        label=phrase("scene-unseen-kind", kind=kind_name(kind), cards=v.unseen[kind]),
    )

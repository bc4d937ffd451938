"""The picture of the pyramid: three chambers, closed or explored."""

from functools import lru_cache

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Part, Shape, box, fitted, group, shape, text, use
from digsite.games.archaeology.components import CHAMBERS, MAP
from digsite.games.archaeology.drawing.pieces import back
from digsite.games.archaeology.drawing.targets import Targets
from digsite.games.archaeology.view import View
from digsite.games.archaeology.words import CHAMBER_SIZES

WIDE = 300.0
TALL = 200.0
FRAMES: tuple[Frame, ...] = ((119, 50, 62, 50), (57, 124, 84, 62), (149, 124, 98, 62))
COURSES = "M113 52h74M95 76h110M77 100h146M58 124h184M40 148h220M22 172h256"


STONES = (
    shape("path", classes="stone", d="M150 6 296 196H4z"),
    shape("path", classes="stone-shade", d="M150 6 296 196H150z"),
    shape("path", classes="course", d=COURSES),
)


def pyramid(v: View, targets: Targets) -> Part:
    """The stones, and the chambers in them."""
    shapes = (
        *STONES,
        *(
            chamber(n, targets.chambers.get(n, ()), is_closed=closed)
            for n, closed in enumerate(v.closed)
        ),
    )
    note = phrase("scene-your-maps", maps=v.hand[MAP]) if v.seat in range(v.seats) else ""
    return Part("pyramid", "side", WIDE, TALL, phrase("scene-pyramid"), shapes, note)


@lru_cache(maxsize=256)
def chamber(n: int, actions: tuple[int, ...], *, is_closed: bool) -> Shape:
    """A chamber; a click explores it."""
    x, y, width, height = frame = FRAMES[n]
    inside = closed(n, frame) if is_closed else explored(frame)
    if actions:
        inside.append(box("ring", (x - 2, y - 2, width + 4, height + 4), rx=5))
    return group(
        inside,
        id=f"chamber-{CHAMBER_SIZES[n]}",
        classes="legal on-stone" if actions else "",
        label=label(n, "open" if actions else "closed" if is_closed else "explored"),
        actions=actions,
    )


def closed(n: int, frame: Frame) -> list[Shape]:
    """Cards from behind, their number, and the maps it takes."""
    x, y, width, height = frame
    low = y + height - 19
    return [
        box("chamber", frame, rx=3),
        *(back(x + 8 + 5 * each, y + 7, 22) for each in range(n + 1)),
        text(str(CHAMBERS[n]), x + width - 20, y + 31, "t-chamber chamber-number"),
        *(use("ico-map", (x + 7 + 20 * each, low, 18, 17)) for each in range(n + 1)),
    ]


def explored(frame: Frame) -> list[Shape]:
    """Nothing is left in it."""
    x, y, width, height = frame
    place = (x + width / 2, y + height / 2 + 5, width - 8)
    return [
        box("chamber-open", frame, rx=3),
        fitted(phrase("scene-empty"), place, 14.5, "t-print-2 t-mid"),
    ]


def label(n: int, state: str) -> Phrase:
    """The chamber in words."""
    return phrase(
        "scene-chamber",
        chamber=Phrase(f"chamber-{CHAMBER_SIZES[n]}"),
        cards=CHAMBERS[n],
        maps=n + 1,
        state=state,
    )

"""The layout of a whole scene in one picture: where each of its parts goes."""

from collections.abc import Iterable
from typing import Final

from digsite.core.scenery import Part, Scene, Shape, fitted, group, number, shape

WIDTH: Final = 1600.0
HEIGHT: Final = 1060.0  # the board is made smaller to fit it
MARGIN: Final = 20.0
GAP: Final = 16.0
LEFT: Final = 372.0
RIGHT: Final = 344.0
MIDDLE: Final = WIDTH - LEFT - RIGHT - 2 * MARGIN - 2 * GAP
TOP: Final = MARGIN + 46  # below the title of the scene
PAD: Final = 14.0  # inside a sheet
CAPTION: Final = 32.0  # the title of a sheet
HAND_SCALE: Final = 1.05


class Column:
    """Parts below each other."""

    def __init__(self, x: float, width: float) -> None:
        self.x = x
        self.width = width
        self.y = TOP  # where the next one goes
        self.placed: list[Shape] = []

    def lay(self, part: Part, room: float = HEIGHT) -> None:
        """Add a part, as wide as the column and at most `room` high."""
        scale = min(self.width / part.width, room / part.height)
        x = self.x + (self.width - part.width * scale) / 2
        self.placed.append(_moved(part, x, self.y, scale))
        self.y += part.height * scale + GAP

    def sheet_height(self, part: Part) -> float:
        """Return the height of a part with its title and its frame."""
        return part.height * (self.width - 2 * PAD) / part.width + CAPTION + 2 * PAD

    def lay_on_sheet(self, part: Part) -> None:
        """Add a part in a frame, with its title and its note above it."""
        inner = self.width - 2 * PAD
        scale = inner / part.width
        height = self.sheet_height(part)
        left, top = self.x + PAD, self.y + PAD
        self.placed += (
            shape(
                "rect", classes="sheet", x=self.x, y=self.y, width=self.width, height=height, rx=8
            ),
            fitted(part.title, (left, top + 14, inner / 2), 18, "t-title"),
            fitted(part.note, (left + inner, top + 14, inner / 2), 15, "t-note t-end"),
            _moved(part, left, top + CAPTION, scale),
        )
        self.y += height + GAP

    def lay_in_rows(self, rows: Iterable[list[Part]]) -> None:
        """Add rows of parts, the parts of a row side by side."""
        for row in rows:
            x = self.x
            for part in row:
                self.placed.append(_moved(part, x, self.y, HAND_SCALE))
                x += part.width * HAND_SCALE + GAP
            self.y += _height(row) + GAP


def table(scene: Scene) -> tuple[list[Shape], float]:
    """Return all parts at their places, and the height of the picture."""
    left = Column(MARGIN, LEFT)
    middle = Column(MARGIN + LEFT + GAP, MIDDLE)
    right = Column(WIDTH - MARGIN - RIGHT, RIGHT)
    for part in _of(scene, "players"):
        right.lay(part)
    for part in sorted(
        _of(scene, "side") + _of(scene, "corner"), key=lambda part: -left.sheet_height(part)
    ):
        lower_left = left.y + left.sheet_height(part) <= right.y + right.sheet_height(part)
        (left if lower_left else right).lay_on_sheet(part)
    rows = _rows(_of(scene, "hand"))
    for part in _of(scene, "board"):
        below = sum(_height(row) + GAP for row in rows)
        middle.lay(part, max(HEIGHT, left.y, right.y) - middle.y - below - MARGIN)
    middle.lay_in_rows(rows)
    height = max(left.y, middle.y, right.y) - GAP + MARGIN
    ground = shape("rect", classes="ground-table", width=WIDTH, height=height)
    title = fitted(scene.title, (MARGIN, MARGIN + 24, WIDTH - 2 * MARGIN), 26, "t-title")
    return [ground, title, *left.placed, *middle.placed, *right.placed], height


def _of(scene: Scene, slot: str) -> list[Part]:
    return [part for part in scene.parts if part.slot == slot]


def _rows(parts: Iterable[Part]) -> list[list[Part]]:
    """Break the parts of the hand into rows, like words."""
    rows: list[list[Part]] = []
    x = MIDDLE
    for part in parts:
        width = part.width * HAND_SCALE
        if x + width > MIDDLE:
            rows.append([])
            x = 0
        rows[-1].append(part)
        x += width + GAP
    return rows


def _height(row: Iterable[Part]) -> float:
    return max(part.height for part in row) * HAND_SCALE


def _moved(part: Part, x: float, y: float, scale: float) -> Shape:
    left, top = part.corner
    x, y = x - left * scale, y - top * scale
    transform = f"translate({number(x)} {number(y)}) scale({scale:.4f})"
    return group(part.shapes, id=f"part-{part.name}", label=part.title, transform=transform)

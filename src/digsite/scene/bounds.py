"""Where shapes lie: the box around each, so that a picture can be cut to what matters in it."""

import re
from collections.abc import Iterable
from typing import Final

from digsite.core.scenery import Frame, Shape, within

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]

PLAIN: Final[Matrix] = (1, 0, 0, 1, 0, 0)
REACH: Final = 75.0  # how far a drawing without a frame goes from its origin
_STEP: Final = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")
_NUMBER: Final = re.compile(r"-?[0-9.]+(?:e-?[0-9]+)?")
_TRANSFORM: Final = re.compile(r"(\w+)\(([^)]*)\)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def boxes(shapes: Iterable[Shape], around: Matrix = PLAIN) -> dict[str, Frame]:
    """Return the box of every shape with an id."""
    found: dict[str, Frame] = {}
    for each in shapes:
        if each.id and (box := bounds(each, around)):
            found[each.id] = box
        found |= boxes(each.inside, _after(around, each))
    return found


def bounds(shape: Shape, around: Matrix = PLAIN) -> Frame | None:
    """Return the box around a shape with all inside it; None if nothing of it is drawn."""
    matrix = _after(around, shape)
    corners = [_moved(matrix, point) for point in _points(shape)]
    frames = [bounds(each, matrix) for each in shape.inside]
    corners += [point for frame in frames if frame for point in _ends(frame)]
    return _around(corners)


def joined(frames: Iterable[Frame]) -> Frame | None:
    """Return the box around several boxes."""
    return _around([point for frame in frames for point in _ends(frame)])


def meet(one: Frame, other: Frame) -> bool:
    """Return whether two boxes have anything in common."""
    apart = (
        one[0] > other[0] + other[2]
        or other[0] > one[0] + one[2]
        or one[1] > other[1] + other[3]
        or other[1] > one[1] + one[3]
    )
    return not apart


def cut(shapes: Iterable[Shape], frame: Frame, around: Matrix = PLAIN) -> tuple[Shape, ...]:
    """Return the shapes without those that lie outside a frame, and without signs cut in two."""
    kept = []
    for each in shapes:
        box, matrix = bounds(each, around), _after(around, each)
        if (box is None or meet(box, frame)) and not _unreadable(each, frame, matrix):
            kept.append(each._replace(inside=cut(each.inside, frame, matrix)))
    return tuple(kept)


def _unreadable(sign: Shape, frame: Frame, around: Matrix) -> bool:
    """Return whether a shape is a sign, and no thing, whose words all begin outside a frame."""
    words = [bounds(each, around) for each in within(sign.inside) if each.tag == "text"]
    things = any(each.id for each in within(sign.inside))
    return bool(words) and not things and not any(box and meet(box, frame) for box in words)


def _points(shape: Shape) -> list[Point]:
    told = dict(shape.attributes)
    x, y = (_number(told.get(name, 0)) for name in ("x", "y"))
    if "width" in told and "height" in told:
        return list(_ends((x, y, _number(told["width"]), _number(told["height"]))))
    if shape.tag == "use":
        return [(x - REACH, y - REACH), (x + REACH, y + REACH)]
    if shape.tag in {"circle", "ellipse"}:
        cx, cy = _number(told.get("cx", 0)), _number(told.get("cy", 0))
        rx = _number(told.get("rx", told.get("r", 0)))
        ry = _number(told.get("ry", told.get("r", 0)))
        return [(cx - rx, cy - ry), (cx + rx, cy + ry)]
    if shape.tag == "path":
        return _outline(str(told.get("d", "")))
    if "points" in told:
        values = list(map(float, _NUMBER.findall(str(told["points"]))))
        return list(zip(values[::2], values[1::2], strict=True))
    return [(x, y)] if shape.tag == "text" else []


def _outline(steps: str) -> list[Point]:
    """Return the points of a path, those that bend it included: the box may be a little large."""
    found: list[Point] = []
    x = y = 0.0
    for letter, values in _STEP.findall(steps):
        kind, numbers = letter.upper(), list(map(float, _NUMBER.findall(values)))
        left, top = (x, y) if letter.islower() else (0.0, 0.0)
        size = _TAKES[kind] or 1
        for start in range(0, len(numbers), size):
            part = numbers[start : start + size]
            if kind == "H":
                points = [(left + part[0], y)]
            elif kind == "V":
                points = [(x, top + part[0])]
            else:
                ends = part[-2:] if kind == "A" else part
                points = [(left + a, top + b) for a, b in zip(ends[::2], ends[1::2], strict=True)]
            found += points
            x, y = points[-1]
            left, top = (x, y) if letter.islower() else (0.0, 0.0)
    return found


def _after(around: Matrix, shape: Shape) -> Matrix:
    """Return how the inside of a shape is moved."""
    written = str(dict(shape.attributes).get("transform", ""))
    for name, values in _TRANSFORM.findall(written):
        numbers = list(map(float, _NUMBER.findall(values)))
        around = _times(around, _matrix(name, numbers))
    return around


def _matrix(name: str, numbers: list[float]) -> Matrix:
    """Return a movement; what is tilted counts as upright, because nothing is tilted by much."""
    if name == "translate":
        return (1, 0, 0, 1, numbers[0], (*numbers, 0.0)[1])
    if name == "scale":
        return (numbers[0], 0, 0, numbers[-1], 0, 0)
    return PLAIN


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    k, m, n, p, q, r = two
    across = (a * k + c * m, b * k + d * m, a * n + c * p, b * n + d * p)
    return (*across, a * q + c * r + e, b * q + d * r + f)


def _moved(matrix: Matrix, point: Point) -> Point:
    a, b, c, d, e, f = matrix
    x, y = point
    return a * x + c * y + e, b * x + d * y + f


def _ends(frame: Frame) -> tuple[Point, Point]:
    x, y, width, height = frame
    return (x, y), (x + width, y + height)


def _around(points: list[Point]) -> Frame | None:
    if not points:
        return None
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def _number(value: str | float) -> float:
    return float(value)

"""An excerpt of a scene: some of its parts, cut to some of their things, with marks on others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from digsite.core.scenery import Frame, Part, Scene, Shape, box, group, shape, text
from digsite.scene.bounds import boxes, cut, joined

GAP: Final = 14.0  # between parts
EDGE: Final = 6.0  # around things that a part is cut to
AROUND: Final = 3.0  # from a thing to the ring around it
BADGE: Final = 11.0  # half the width of a number
LIGHTS: Final = frozenset(("halo", "ring"))
HEAD: Final = 11.0  # half the width of an arrow's head


@dataclass(frozen=True)
class Cut:
    """What is shown of a part: all of it, or what lies around these things."""

    part: str
    things: tuple[str, ...] = ()


@dataclass(frozen=True)
class Excerpt:
    """What is shown of a scene, part below part, and what is pointed at.

    `marks` are things with a ring around them, and a number where there is one; `arrows` lead from
    one thing to another one of the same part.
    """

    cuts: tuple[Cut, ...]
    marks: tuple[tuple[str, str], ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()

    def named(self) -> set[str]:
        """Return the ids of all things that it speaks of."""
        shown = {thing for each in self.cuts for thing in each.things}
        return (
            shown
            | {thing for thing, _ in self.marks}
            | {end for ends in self.arrows for end in ends}
        )


def excerpt(
    scene: Scene, wanted: Excerpt, *, lit: bool = False
) -> tuple[tuple[Shape, ...], tuple[float, float]]:
    """Return the shapes of an excerpt, and its width and height; `lit` shows what can be picked.

    KeyError if there is no such part or thing.
    """
    parts = {part.name: part for part in scene.parts}
    strips = [_strip(parts[each.part], each.things, wanted, lit=lit) for each in wanted.cuts]
    width = max(frame[2] for _, frame in strips)
    y, placed = 0.0, []
    for shapes, frame in strips:
        x = (width - frame[2]) / 2
        placed.append(_window(shapes, frame, (x, y)))
        y += frame[3] + GAP
    missing = wanted.named() - {thing for part in parts.values() for thing in boxes(part.shapes)}
    if missing:
        raise KeyError(min(missing))
    return tuple(placed), (width, y - GAP)


def _strip(
    part: Part, things: Sequence[str], wanted: Excerpt, *, lit: bool
) -> tuple[list[Shape], Frame]:
    """Return the shapes of one part with its marks, and the frame to which it is cut."""
    places = boxes(part.shapes)
    whole = (*part.corner, part.width, part.height)
    frame = _within(joined(places[thing] for thing in things) or whole, whole) if things else whole
    marks = [_mark(places[thing], said) for thing, said in wanted.marks if thing in places]
    arrows = [_arrow(places, ends) for ends in wanted.arrows if set(ends) <= set(places)]
    shown = [_quiet(each, lit=lit) for each in cut(part.shapes, frame)]
    return [*shown, *marks, *arrows], frame


def _within(frame: Frame, whole: Frame) -> Frame:
    """Return a frame with room around it, but not beyond the part."""
    left, top = max(frame[0] - EDGE, whole[0]), max(frame[1] - EDGE, whole[1])
    right = min(frame[0] + frame[2] + EDGE, whole[0] + whole[2])
    low = min(frame[1] + frame[3] + EDGE, whole[1] + whole[3])
    return left, top, right - left, low - top


def _window(shapes: Sequence[Shape], frame: Frame, place: tuple[float, float]) -> Shape:
    x, y, width, height = frame
    seen = shape("svg", x=place[0], y=place[1], width=width, height=height)
    view = " ".join(f"{value:.1f}" for value in (x, y, width, height))
    return seen._replace(attributes=(*seen.attributes, ("viewBox", view)), inside=tuple(shapes))


def _quiet(each: Shape, *, lit: bool) -> Shape:
    """Return a shape that nobody can click, find by its id, or hear: it stands in a text."""
    classes = each.classes if lit else " ".join(each.classes.replace("legal", "").split())
    return each._replace(
        id="",
        label="",
        actions=(),
        classes=classes,
        inside=tuple(_quiet(inner, lit=lit) for inner in each.inside if lit or not _glows(inner)),
    )


def _glows(each: Shape) -> bool:
    """Return whether a shape only shows that something can be clicked."""
    return not LIGHTS.isdisjoint(each.classes.split())


def _mark(frame: Frame, said: str) -> Shape:
    """Return a ring around a thing; with a number, that stands on its corner."""
    x, y, width, height = frame
    x, y, width, height = x - AROUND, y - AROUND, width + 2 * AROUND, height + 2 * AROUND
    ring = box("pointed", (x, y, width, height), rx=8)
    if not said:
        return ring
    middle = (x + width - BADGE, y + BADGE)
    disc = shape("circle", classes="pointed-disc", cx=middle[0], cy=middle[1], r=BADGE)
    return group([ring, disc, text(said, middle[0], middle[1] + 5, "t-num pointed-num")])


def _arrow(places: Mapping[str, Frame], ends: tuple[str, str]) -> Shape:
    """Return an arrow from the middle of one thing to that of another."""
    (x, y), (u, v) = (_middle(places[end]) for end in ends)
    length = max(((u - x) ** 2 + (v - y) ** 2) ** 0.5, 1.0)
    dx, dy = (u - x) / length, (v - y) / length
    neck = (u - 1.5 * HEAD * dx, v - 1.5 * HEAD * dy)
    wings = [(neck[0] - HEAD * dy * side, neck[1] + HEAD * dx * side) for side in (1, -1)]
    points = " ".join(f"{a:.1f},{b:.1f}" for a, b in ((u, v), *wings))
    line = shape("line", classes="pointed-line", x1=x, y1=y, x2=neck[0], y2=neck[1])
    return group([line, shape("polygon", classes="pointed-head", points=points)])


def _middle(frame: Frame) -> tuple[float, float]:
    x, y, width, height = frame
    return x + width / 2, y + height / 2

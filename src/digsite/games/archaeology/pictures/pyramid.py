"""The picture of the pyramid: three chambers, closed or explored."""

from functools import lru_cache
from typing import Final

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Frame, Shape, box, fitted, group, path, shape, use
from digsite.games.archaeology.components import CHAMBERS, MAP
from digsite.games.archaeology.pictures.marks import Clickable, Mark, classes, labelled
from digsite.games.archaeology.pictures.stage import Stage
from digsite.games.archaeology.pictures.tags import line, tag
from digsite.games.archaeology.things import CHAMBER
from digsite.games.archaeology.view import View
from digsite.games.archaeology.words import CHAMBER_SIZES

SIZE: Final = (340.0, 194.0)
FRAMES: Final[tuple[Frame, ...]] = ((136, 60, 68, 46), (62, 124, 98, 50), (180, 124, 98, 50))
# What a finger may touch of a small picture, so that it is large enough
AROUND: Final[tuple[Frame, ...]] = ((100, 0, 140, 100), (10, 100, 160, 101), (170, 100, 160, 101))


def pyramid(v: View, open_now: Clickable, stage: Stage) -> tuple[Shape, ...]:
    """The stones, the chambers in them, and how many maps the viewer holds."""
    chambers = tuple(
        chamber(n, open_now.mark(CHAMBER[n], "chamber", n), stage, is_closed=closed)
        for n, closed in enumerate(v.closed)
    )
    maps = v.hand[MAP] if v.seat in range(v.seats) else -1
    return stones(stage), *chambers, pyramid_tag(maps, stage)


@lru_cache(maxsize=8)
def stones(stage: Stage) -> Shape:
    """The pyramid without its chambers."""
    x, y, scale = stage.pyramid
    return use("pyramid", (x, y, SIZE[0] * scale, SIZE[1] * scale))


@lru_cache(maxsize=256)
def pyramid_tag(maps: int, stage: Stage) -> Shape:
    """The tag beside it; a spectator, with -1 maps, is told of none."""
    x, y, width, _ = stage.pyramid_tag
    size = 13.0 if stage.is_small else 14.0
    title = line(x + 8, y + 17, (phrase("scene-pyramid"), "t-title", size + 1))
    inside = [tag(stage.pyramid_tag, rounded=False), title]
    if maps >= 0 and stage.is_small:
        inside.append(use("ico-map", (x + 8, y + 20, 17, 17)))
        inside.append(fitted(f"×{maps}", (x + 29, y + 34, 40), size, "t-strong"))
    elif maps >= 0:
        note = phrase("scene-your-maps", maps=maps)
        inside.append(fitted(note, (x + 8, y + 34, width - 13), size, "t-note"))
    return group(inside)


@lru_cache(maxsize=256)
def chamber(n: int, mark: Mark, stage: Stage, *, is_closed: bool) -> Shape:
    """A chamber; a click chooses it."""
    frame = on_stage(FRAMES[n], stage)
    inside = [box("grip", on_stage(AROUND[n], stage))] if stage.is_small else []
    inside += ring(frame) if mark.lit else []
    inside += closed(n, frame, stage) if is_closed else explored(frame, stage)
    return group(
        inside,
        id=CHAMBER[n],
        classes=classes(mark, "on-stone"),
        label=labelled(label(n, chamber_state(mark, is_closed=is_closed)), mark),
        actions=mark.actions,
    )


def on_stage(frame: Frame, stage: Stage) -> Frame:
    """Return where a frame of the pyramid is on the screen."""
    left, top, scale = stage.pyramid
    x, y, width, height = frame
    return left + x * scale, top + y * scale, width * scale, height * scale


def ring(frame: Frame) -> list[Shape]:
    """What marks a chamber that may be clicked."""
    x, y, width, height = frame
    around = (x - 2, y - 2, width + 4, height + 4)
    return [box("halo", around, rx=3), box("ring", around, rx=3)]


def chamber_state(mark: Mark, *, is_closed: bool) -> str:
    """Return whether it can be explored now, could be later, or was."""
    return "open" if mark.lit else "closed" if is_closed else "explored"


def closed(n: int, frame: Frame, stage: Stage) -> list[Shape]:
    """The number of cards in it, and the maps it takes."""
    x, y, width, height = frame
    middle = x + width / 2
    if stage.is_small:
        number = fitted(
            str(CHAMBERS[n]), (middle, y + height / 2 + 6, width), 17, "t-print t-light t-mid"
        )
        return [box("chamber", frame, rx=2), number]
    cards = phrase("cards", cards=CHAMBERS[n])
    low = 0 if n else -2
    return [
        box("chamber", frame, rx=2),
        fitted(cards, (middle, y + 20 + low, width - 2), 15, "t-print t-light t-mid"),
        *(use("ico-map", (x + each, y + 26 + low, 20, 20)) for each in map_places(n + 1, width)),
    ]


def map_places(maps: int, width: float) -> list[float]:
    """Return where maps begin, side by side in the middle."""
    return [width / 2 - 11 * maps + 1 + 22 * each for each in range(maps)]


def explored(frame: Frame, stage: Stage) -> list[Shape]:
    """Nothing is left in it."""
    x, y, width, height = frame
    slope, low = width * 0.15, y + height
    floor = ("M", x, low, "l", slope, -height * 0.2, "h", width - 2 * slope, "L", x + width, low)
    found = [
        box("chamber-open", frame, rx=2),
        shape("path", classes="chamber-floor", d=path(*floor, "z")),
    ]
    if not stage.is_small:
        place = (x + width / 2, y + height / 2 + 2, width - 4)
        found.append(fitted(phrase("scene-empty"), place, 15, "t-open t-mid"))
    return found


def label(n: int, state: str) -> Phrase:
    """The chamber in words."""
    return phrase(
        "scene-chamber",
        chamber=Phrase(f"chamber-{CHAMBER_SIZES[n]}"),
        cards=CHAMBERS[n],
        maps=n + 1,
        state=state,
    )

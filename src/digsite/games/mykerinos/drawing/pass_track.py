"""The picture of the pass track: who has passed first wins ties."""

from functools import lru_cache

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed
from digsite.games.mykerinos.drawing.pieces import colour_name, colour_word, mark
from digsite.games.mykerinos.drawing.targets import Targets
from digsite.games.mykerinos.view import View

WIDE, HIGH, GAP = 300, 40, 10
FREE = ""  # in place of the holder of a space


def pass_track(v: View, targets: Targets) -> Part:
    """The pass track as it is now."""
    passed = {player.passed: colour for colour, player in enumerate(v.players) if player.passed}
    holders = tuple(
        colour_name(v, passed[space]) if space in passed else FREE
        for space in range(1, len(v.players) + 1)
    )
    return draw_track(holders, targets.passing)


@lru_cache(maxsize=256)
def draw_track(holders: tuple[str, ...], passing: tuple[int, ...]) -> Part:
    """A space for each colour; the next free one can be clicked to pass."""
    following = holders.index(FREE) if FREE in holders else None
    shapes = tuple(
        draw_space(n + 1, len(holders), holder, passing if n == following else ())
        for n, holder in enumerate(holders)
    )
    note = phrase("scene-first-to-pass")
    return Part("pass", "side", WIDE, HIGH, phrase("thing-pass-track"), shapes, note)


@lru_cache(maxsize=256)
def draw_space(space: int, spaces: int, holder: str, actions: tuple[int, ...]) -> Shape:
    """A space with its number, or with the disc on it."""
    width = (WIDE + GAP) / spaces - GAP
    x = (width + GAP) * (space - 1)
    inside = [box("well", (x, 2, width, HIGH - 4))]
    if actions:
        inside += ringed((x, 2, width, HIGH - 4))
    if holder == FREE:
        inside.append(fitted(str(space), (x + width / 2, 27, width), 18, "t-num t-mid"))
    else:
        inside.append(mark(holder, (x + width / 2 - 12, HIGH / 2 - 12, 24)))
    name = phrase("scene-space-free") if holder == FREE else colour_word(holder)
    label = phrase("scene-space-target" if actions else "scene-space", space=space, holder=name)
    classes = "space legal on-table" if actions else "space"
    return group(inside, id=f"space-{space}", classes=classes, label=label, actions=actions)

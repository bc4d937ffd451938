"""The picture of the pass track: who has passed first wins ties."""

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed
from digsite.games.mykerinos.drawing.pieces import colour_word, mark
from digsite.games.mykerinos.drawing.targets import Targets
from digsite.games.mykerinos.view import View

WIDE, HIGH, GAP = 300, 40, 10


def pass_track(v: View, targets: Targets) -> Part:
    """A space for each colour; the next free one can be clicked to pass."""
    holders = {player.passed: colour for colour, player in enumerate(v.players) if player.passed}
    spaces = len(v.players)
    following = min(space for space in range(1, spaces + 2) if space not in holders)
    shapes = tuple(
        draw_space(v, space, holders.get(space), targets.passing if space == following else ())
        for space in range(1, spaces + 1)
    )
    note = phrase("scene-first-to-pass")
    return Part("pass", "side", WIDE, HIGH, phrase("thing-pass-track"), shapes, note)


def draw_space(v: View, space: int, holder: int | None, actions: tuple[int, ...]) -> Shape:
    """A space with its number, or with the disc on it."""
    width = (WIDE + GAP) / len(v.players) - GAP
    x = (width + GAP) * (space - 1)
    inside = [box("well", (x, 2, width, HIGH - 4))]
    if actions:
        inside += ringed((x, 2, width, HIGH - 4))
    if holder is None:
        inside.append(fitted(str(space), (x + width / 2, 27, width), 18, "t-num t-mid"))
    else:
        inside.append(mark(v, holder, (x + width / 2 - 12, HIGH / 2 - 12, 24)))
    name = phrase("scene-space-free") if holder is None else colour_word(v, holder)
    label = phrase("scene-space-target" if actions else "scene-space", space=space, holder=name)
    classes = "space legal on-table" if actions else "space"
    return group(inside, id=f"space-{space}", classes=classes, label=label, actions=actions)

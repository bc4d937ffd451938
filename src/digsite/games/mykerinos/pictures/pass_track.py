"""The picture of the pass track: who has passed first wins ties."""

from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed
from digsite.games.mykerinos.pictures.offers import Lighting, Offers
from digsite.games.mykerinos.pictures.pieces import colour_name, colour_word, mark
from digsite.games.mykerinos.things import space_id
from digsite.games.mykerinos.view import View

WIDE, HIGH, GAP = 244, 40, 6
FREE = ""  # in place of the holder of a space


class Passing(NamedTuple):
    """The next free space: the actions that take it, how it looks, the colour of its disc.

    It is quiet while there is something else to do: nobody shall be lured into passing.
    """

    actions: tuple[int, ...]
    look: Lighting
    colour: str
    quiet: bool = False


TAKEN: Final = Passing((), Lighting(), "")


def pass_track(v: View, offers: Offers) -> Part:
    """The pass track as it is now."""
    passed = {player.passed: colour for colour, player in enumerate(v.players) if player.passed}
    holders = tuple(
        colour_name(v, passed[space]) if space in passed else FREE
        for space in range(1, len(v.players) + 1)
    )
    actions = offers.actions("pass")
    free = space_id(holders.index(FREE) + 1) if FREE in holders else ""
    look = offers.look(free, actions) if free else Lighting()
    colour = colour_name(v, v.actor) if look.picked else ""
    quiet = offers.picking and look.lit and not look.picked and len(v.legal) > 1
    return draw_track(holders, Passing(actions, look, colour, quiet))


@lru_cache(maxsize=256)
def draw_track(holders: tuple[str, ...], passing: Passing) -> Part:
    """A space for each colour; the next free one can be clicked to pass."""
    following = holders.index(FREE) if FREE in holders else None
    shapes = tuple(
        draw_space(n + 1, len(holders), holder, passing if n == following else TAKEN)
        for n, holder in enumerate(holders)
    )
    note = phrase("scene-first-to-pass")
    return Part("pass", "side", WIDE, HIGH, phrase("thing-pass-track"), shapes, note)


@lru_cache(maxsize=256)
def draw_space(space: int, spaces: int, holder: str, passing: Passing) -> Shape:
    """A space with its number, or with the disc on it; a disc that would lie there is a ghost."""
    width = (WIDE + GAP) / spaces - GAP
    x = (width + GAP) * (space - 1)
    look = passing.look
    inside = [box("well ground", (x, 2, width, HIGH - 4))]
    if look.marked:
        inside += ringed((x, 2, width, HIGH - 4))
    disc = (x + width / 2 - 12, HIGH / 2 - 12, 24)
    if look.picked:
        inside.append(group([mark(passing.colour, disc)], classes="ghost"))
    elif look.lit:
        inside.append(fitted(str(space), (x + width / 2, 19, width), 17, "t-num t-mid"))
        inside.append(
            fitted(phrase("scene-pass"), (x + width / 2, 33, width), (13.5, 13), "t-note t-mid")
        )
    elif holder == FREE:
        inside.append(fitted(str(space), (x + width / 2, 27, width), 18, "t-num t-mid"))
    else:
        inside.append(mark(holder, disc))
    classes = "space" + look.classes + " on-table" * look.lit + " quiet" * passing.quiet
    label = space_label(space, holder, look)
    return group(inside, id=space_id(space), classes=classes, label=label, actions=passing.actions)


def space_label(space: int, holder: str, look: Lighting) -> Phrase:
    """Who has a space, or what a click on it does."""
    if look.can_go_back:
        return phrase("scene-space-picked", space=space)
    if look.marked:
        return phrase("scene-space-target", space=space)
    name = phrase("scene-space-free") if holder == FREE else colour_word(holder)
    return phrase("scene-space", space=space, holder=name)

"""The picture of the viewer's own cards."""

from collections.abc import Iterator
from functools import lru_cache

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Part, Shape, box, fitted, group, ringed, text, use
from digsite.games.mesopotamia.components import CARDS
from digsite.games.mesopotamia.drawing.targets import Targets
from digsite.games.mesopotamia.view import View

CARD, HIGH = 272, 106


def hand(v: View, targets: Targets) -> Iterator[Part]:
    """The viewer's cards, a kind each; a spectator has none."""
    if v.seat not in range(v.seats):
        return
    for card, number in enumerate(v.players[v.seat].hand or ()):
        if number:
            waits = card == v.fresh and number == 1
            yield draw_card(card, number, targets.get(("card", card), ()), waits=waits)


@lru_cache(maxsize=256)
def draw_card(card: int, number: int, actions: tuple[int, ...], *, waits: bool) -> Part:
    """A card: picture, name, effect; how many, and whether it waits for a later turn."""
    name = CARDS[card]
    frame = (4.0, 4.0, CARD - 12.0, HIGH - 12.0)
    inside = [
        *([box("print", (10, 10, CARD - 14, HIGH - 13), rx=8)] if number > 1 else []),
        box("print ground", frame, rx=8),
        *(ringed(frame, rx=8) if actions else []),
        group([use(f"effect-{name}", (10, 22, 54, 45))], classes="" if actions else "faded"),
        fitted(Phrase(f"card-{name}"), (70, 28, CARD - 86), 17, "t-print"),
        fitted(says(name, waits=waits), (70, 46, CARD - 82), 13, "t-print-2", lines=4),
    ]
    if number > 1:
        inside.append(tally(number))
    key = "scene-play" if actions else "scene-card"
    shapes = group(
        inside,
        id=f"card-{name}",
        classes="legal" if actions else "",
        label=phrase(key, card=Phrase(f"card-{name}"), effect=says(name, waits=waits)),
        actions=actions,
    )
    return Part(f"hand-{name}", "hand", CARD, HIGH, Phrase(f"card-{name}"), (shapes,))


def says(name: str, *, waits: bool) -> Phrase:
    """What a card does, or that it was drawn in this turn."""
    return phrase("scene-fresh") if waits else Phrase(f"effect-{name}")


def tally(number: int) -> Shape:
    """How many copies there are."""
    pill = box("print", (CARD - 34, 0, 32, 20), rx=10)
    return group([pill, text(f"×{number}", CARD - 18, 15, "t-print-num t-tally")])

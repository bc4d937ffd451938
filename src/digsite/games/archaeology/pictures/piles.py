"""The picture of a pile: cards of one kind in the market or in the hand, some of them picked up."""

from functools import lru_cache
from typing import Final, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Shape, Words, box, group, path, shape
from digsite.games.archaeology.components import TRADE
from digsite.games.archaeology.pictures.marks import Clickable, Mark, classes
from digsite.games.archaeology.pictures.pieces import card, kind_name, tally
from digsite.games.archaeology.pictures.stage import CardFace
from digsite.games.archaeology.pictures.targets import does
from digsite.games.archaeology.pictures.values import values_held
from digsite.games.archaeology.things import HAND, MARKET, lifted, raised

IDS: Final = {"hand": HAND, "market": MARKET}
OTHER: Final = {"hand": "market", "market": "hand"}
GRIP: Final = 44.0  # units of a pile that put a card back, when the rest picks up one more


class Pile(NamedTuple):
    """The cards of one kind. Those that are picked up stand higher."""

    side: str  # "hand" or "market"
    kind: int
    cards: int
    moved: int  # just traded
    picked: int
    mark: Mark
    click: str  # what a click does, or why it does nothing; "" where nothing is gathered
    narrow: bool  # whether something is picked, so that less can be picked
    after: int = 0  # how many cards of a hand there will be after what is picked


def pile_of(side: str, kind: int, cards: int, moved: int, open_now: Clickable) -> Pile:
    """Return what there is to see of a pile. Where cards are picked up, nothing else stands out."""
    mark = open_now.mark(IDS[side][kind], side, kind)
    if open_now.gathering is None:
        return Pile(side, kind, cards, moved, 0, mark, "", narrow=False)
    picks = open_now.picks
    picked = lifted(picks, IDS[side][kind])
    stands = IDS[OTHER[side]][kind] in picks
    why = "other" if stands else "locked" if moved else "none"
    shown = 0 if picks else moved
    click = "pick" if mark.lit else why
    return Pile(side, kind, cards, shown, picked, mark, click, narrow=bool(picks))


def fan_width(pile: Pile, face: CardFace, step: float) -> float:
    """Return how wide the cards of a pile lie."""
    return face.width + (pile.cards - 1) * step


@lru_cache(maxsize=4096)
def draw_pile(pile: Pile, face: CardFace, step: float) -> tuple[Shape, ...]:
    """The cards that are picked up, and before them those that lie there.

    So the same spot of a pile picks up one card after the other, until all are picked up.
    """
    found = [picked_cards(pile, face, step)] if pile.picked else []
    if pile.picked < pile.cards:
        found.append(lying_cards(pile, face, step))
    if pile.moved:
        found.append(corners(fan_width(pile, face, step), face.height))
    return tuple(found)


def lying_cards(pile: Pile, face: CardFace, step: float) -> Shape:
    """The cards of a pile that are not picked up; a click picks up one more."""
    wide = fan_width(pile, face, step)
    left = put_back_width(pile, step)
    inside = [
        box("grip", (left, 0, wide - left, face.height)),
        *fan(pile, face, step, range(pile.picked, pile.cards), 0.0),
        *(edge(face, (pile.cards - 1) * step, 0.0) if pile.mark.lit else ()),
    ]
    if pile.cards > 1:
        words = numbers(pile, face) if pile.picked else f"×{pile.cards}"
        inside += count(words, face, wide, 0.0)
    narrow = "pile narrow" if pile.narrow else "pile"
    return group(
        inside,
        id=IDS[pile.side][pile.kind],
        classes=classes(
            pile.mark._replace(picked=False), "on-table", narrow + " before" * bool(pile.picked)
        ),
        label=label(pile),
        actions=pile.mark.actions,
    )


def picked_cards(pile: Pile, face: CardFace, step: float) -> Shape:
    """The cards of a pile that are picked up; a click puts one back."""
    y, last = -face.rise, pile.picked - 1
    wide = put_back_width(pile, step) or fan_width(pile, face, step)
    inside = [
        *fan(pile, face, step, range(pile.picked), y),
        *edge(face, last * step, y),
        box("grip", (0, y, wide, face.height)),
    ]
    if 1 < pile.cards == pile.picked:
        inside += count(numbers(pile, face), face, wide, y)
    return group(
        inside,
        id=raised(IDS[pile.side][pile.kind]),
        classes="pile legal picked",
        label=phrase(f"gather-back-{pile.side}", kind=kind_name(pile.kind), picked=pile.picked),
        actions=pile.mark.actions if pile.picked == pile.cards else (),
    )


def put_back_width(pile: Pile, step: float) -> float:
    """Return how far from the left a click puts a card back while others lie before it."""
    return max(pile.picked * step, GRIP) if 0 < pile.picked < pile.cards else 0.0


def fan(pile: Pile, face: CardFace, step: float, cards: range, y: float) -> list[Shape]:
    """Cards by their places in the pile; the uppermost is seen whole."""
    *covered, last = cards
    return [
        *(card(name(pile, n), pile.kind, face, (n * step, y), step) for n in covered),
        uppermost(pile, face, last, (last * step, y)),
    ]


def name(pile: Pile, n: int) -> str:
    """Return the id of a card by its place in the pile."""
    return f"{IDS[pile.side][pile.kind]}-{n + 1}"


def uppermost(pile: Pile, face: CardFace, n: int, place: tuple[float, float]) -> Shape:
    """The card that is seen whole; on the last one of a hand is marked what the pile sells for."""
    whole = card(name(pile, n), pile.kind, face, place, face.width)
    if pile.side != "hand" or n < pile.cards - 1 or face.is_small:
        return whole
    values = values_held(pile.kind, pile.cards, pile.after, face)
    return whole._replace(inside=(*whole.inside, *values))


def edge(face: CardFace, x: float, y: float) -> tuple[Shape, Shape]:
    """What marks the uppermost card that may be clicked: a pale line around, and a ring."""
    rx = 8 * face.scale
    return (
        box("halo", (x - 4, y - 4, face.width + 8, face.height + 8), rx=rx + 3),
        box("ring", (x - 1, y - 1, face.width + 2, face.height + 2), rx=rx),
    )


def numbers(pile: Pile, face: CardFace) -> Words:
    """How many cards of a pile are picked up."""
    if face.is_small:
        return f"{pile.picked}/{pile.cards}"
    return phrase("scene-of", left=pile.picked, all=pile.cards)


def count(words: Words, face: CardFace, right: float, y: float) -> list[Shape]:
    """How many cards there are, on the uppermost one."""
    size = 12.0 if face.is_small else 14.0
    letters = len(words) if isinstance(words, str) else 6
    return tally(words, right - 3, y + 3, size * (0.9 + 0.58 * letters), size)


def corners(width: float, height: float) -> Shape:
    """Gold corners around what was just traded."""
    low, right, arm = height + 5, width + 5, 14
    return shape(
        "path",
        classes="moved",
        d=path(
            *("M", -5, arm, "V", -5, "H", arm, "M", right - arm, -5, "H", right, "V", arm),
            *("M", right, low - arm, "V", low, "H", right - arm),
            *("M", arm, low, "H", -5, "V", low - arm),
        ),
    )


def label(pile: Pile) -> Phrase:
    """The pile in words, and what a click on it does."""
    kind, value = kind_name(pile.kind), TRADE[pile.kind]
    if not pile.click:
        doing = does(pile.mark.actions[0]) if pile.mark.actions else "pile"
        return phrase(f"scene-{pile.side}-{doing}", kind=kind, cards=pile.cards, value=value)
    return phrase(
        f"gather-pile-{pile.side}",
        kind=kind,
        cards=pile.cards,
        value=value,
        picked=pile.picked,
        click=pile.click,
    )

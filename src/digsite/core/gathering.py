"""What a person has picked up before he acts, and what it means.

Actions are small and have one order. People pick things up in any order, put them back, and confirm
once. A game turns what was picked into a sentence and into actions: `gather(v, picks)`.
A pick is the id of a thing in the picture, so that picture, page and terminal name it alike.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Scene, Words, within

Picks = tuple[str, ...]  # in the order in which they were picked; a thing can be picked repeatedly


class Click(NamedTuple):
    """What a click leads to: other picks; or actions, which are played without being confirmed.

    Only what can be taken back may be played without being confirmed. `picks` beside actions are
    picked on the table that these lead to; what does not fit there is left out.
    """

    picks: Picks = ()
    actions: tuple[int, ...] = ()


class Button(NamedTuple):
    """A small button beside the sentence, for a choice that has no place in the picture.

    `id` names it in picks and in the page; `picture` is a symbol to draw on it, if there is one.
    """

    id: str
    words: Words
    click: Click
    chosen: bool = False
    picture: str = ""


class Hindrance(NamedTuple):
    """Why something cannot be picked, and the mark of the rule that says so."""

    words: Phrase
    rule: str


def because(key: str, rule: str, **args: int | str | Phrase) -> Hindrance:
    """Return why something cannot be picked, in the words of a key."""
    return Hindrance(phrase(key, **args), rule)


class Meaning(NamedTuple):
    """The sentences of a gathering, for games that put them together first."""

    says: Words
    more: Words
    confirm: Words


@dataclass(frozen=True)
class Gathering:
    """What was picked, what it means, and what every further click leads to.

    `picks` are those that fit: what no longer fits is left out. `clicks` are by the id of a thing;
    a thing that is picked is there too, if a click puts it back.
    `says` is what is asked, or what the picks mean; `more` is what is missing or will be lost.
    `confirm` are the words of the one large button, which say the outcome; it plays `actions`, and
    cannot be pressed while there are none. `then` is what stays picked after that, if it fits.
    `why` says of things that are barred why they cannot be picked now, by their ids.
    """

    says: Words
    confirm: Words
    picks: Picks = ()
    clicks: Mapping[str, Click] = field(default_factory=dict)
    more: Words = ""
    actions: tuple[int, ...] = ()
    buttons: tuple[Button, ...] = ()
    why: Mapping[str, Hindrance] = field(default_factory=dict)
    then: Picks = ()

    def leads(self) -> Iterable[Click]:
        """Return everything that can be clicked, buttons included."""
        return (*self.clicks.values(), *(button.click for button in self.buttons))

    def picked(self, thing: str) -> int:
        """Return how often a thing is picked."""
        return self.picks.count(thing)


def playable(game: Any, s: Any, actions: Sequence[int]) -> bool:  # noqa: ANN401 - only the game knows
    """Play actions one after the other; return whether the seat that acts now could play them all.

    `s` is changed: hand over a copy. As soon as chance or another seat is to act, nothing more can
    be played.
    """
    seat = s.actor
    for action in actions:
        if s.actor != seat or action not in game.legal(s):
            return False
        game.apply(s, action)
    return True


# The default: a game that says nothing of picks. Its pictures tell where each action is clicked.


def one_by_one(
    scene: Scene,
    legal: Sequence[int],
    picks: Picks,
    label: Callable[[int], Phrase],
    says: Words,
) -> Gathering:
    """Return a gathering of one action: its place is picked, or its button, and it is confirmed."""
    places = {
        shape.id: shape.actions
        for part in scene.parts
        for shape in within(part.shapes)
        if shape.actions
    }
    place, chosen = _understood(places, legal, picks)
    offered = places.get(place, ()) if place else _without_place(places, legal)
    alone = bool(place) or len(legal) == 1  # nothing but what is offered can be meant
    meant = chosen if chosen is not None else (offered[0] if alone and len(offered) == 1 else None)
    kept = (place,) if place else ()
    return Gathering(
        says=says,
        confirm=label(meant) if meant is not None else "",
        picks=kept if chosen is None else (*kept, act_id(chosen)),
        clicks={
            each: Click(() if each == place and chosen is None else (each,)) for each in places
        },
        actions=() if meant is None else (meant,),
        buttons=tuple(
            Button(act_id(a), label(a), Click(_toggled(kept, a, chosen)), chosen=a == chosen)
            for a in (offered if len(offered) > 1 or not alone else ())
        ),
    )


def act_id(action: int) -> str:
    """Return the pick that stands for an action itself."""
    return f"act-{action}"


def _toggled(kept: Picks, action: int, chosen: int | None) -> Picks:
    return kept if action == chosen else (*kept, act_id(action))


def _understood(
    places: Mapping[str, tuple[int, ...]], legal: Sequence[int], picks: Picks
) -> tuple[str, int | None]:
    """Return the place that is picked, or "", and the action that is picked, or None."""
    place = next((pick for pick in picks if pick in places), "")
    offered = places.get(place, ()) if place else _without_place(places, legal)
    return place, next((a for a in offered if act_id(a) in picks), None)


def _without_place(places: Mapping[str, tuple[int, ...]], legal: Sequence[int]) -> tuple[int, ...]:
    placed = {action for actions in places.values() for action in actions}
    return tuple(action for action in legal if action not in placed)

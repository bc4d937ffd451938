"""What is lit in a picture: what can be clicked, and what was picked."""

from collections.abc import Mapping

from digsite.core.phrase import Phrase, phrase
from digsite.core.scenery import Words
from digsite.games.mesopotamia.gathering.picking import Glow

Lights = Mapping[str, Glow] | None  # by id; None for a picture without a gathering

PLAIN = Glow()


def glow_of(lights: Lights, key: str, actions: tuple[int, ...]) -> Glow | None:
    """Return how a thing is lit. Without a gathering everything is lit that has an action."""
    if lights is None:
        return PLAIN if actions else None
    return lights.get(key)


def lit(glow: Glow | None, classes: str = "") -> str:
    """Return the classes of a thing, with those of what can be clicked and of what is picked."""
    if glow is None:
        return classes
    return f"{classes} legal{' picked' * glow.picked}".strip()


def with_deed(words: Words, glow: Glow | None) -> Words:
    """Return a label that says what a click does as well."""
    if glow is None or not glow.does:
        return words
    return phrase("scene-does", thing=words, does=deed(glow))


def deed(glow: Glow) -> Phrase:
    """Return what a click does."""
    return phrase(f"does-{glow.does}", points=glow.points)

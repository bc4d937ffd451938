"""Reading pictures, for the tests of every game that draws."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

from digsite.core.phrase import Phrase
from digsite.core.scenery import Scene, Shape, within

SVG = "{http://www.w3.org/2000/svg}"


def read(svg: str) -> ET.Element:
    """The picture as a tree; fails if it is not valid XML."""
    return ET.fromstring(svg)  # noqa: S314 - our own picture


def spell(phrase: Phrase) -> str:
    """Put a phrase into no language: its key and its arguments."""
    args = (spell(arg) if isinstance(arg, Phrase) else str(arg) for arg in phrase.args.values())
    return " ".join((phrase.key, *args))


def shapes(scene: Scene) -> Iterator[Shape]:
    """All shapes of all parts."""
    for part in scene.parts:
        yield from within(part.shapes)

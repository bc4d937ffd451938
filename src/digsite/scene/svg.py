"""Writing shapes as SVG. The same shapes always become the same text.

The page compares this text with what it had before (`picture.js`): an id is always the first
attribute, and no value holds a bracket.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from xml.sax.saxutils import escape

from digsite.core.phrase import Phrase, Say
from digsite.core.scenery import Part, Shape, Words, number, within
from digsite.scene.faces import BOLD, NAMES, NUMBERS, SEMIBOLD, WORDS, Face
from digsite.scene.fit import fit, width
from digsite.scene.kept import Kept, is_plain

XMLNS: Final = "http://www.w3.org/2000/svg"
BETWEEN: Final = 6.0  # units from words to those that follow them
LINE: Final = 1.25  # from one line of words to the next, in font sizes
# The typefaces of words, by the classes of the theme; a test compares them with its CSS.
FACES: Final = {
    "t-num": NUMBERS,
    "t-print": NAMES,
    "t-print-num": NUMBERS,
    "t-strong": BOLD,
    "t-tag": SEMIBOLD,
    "t-title": NAMES,
}

# XML has no way to write these, not even escaped
_UNWRITABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_QUOTES: Final = {'"': "&quot;", "\t": " ", "\n": " ", "\r": " "}


def part_svg(part: Part, say: Say, kept: Kept | None = None) -> str:
    """Return one part as an <svg> for a page that has the theme's CSS and symbols.

    With `kept`, shapes that were written before are taken from that cache.
    """
    frame = {
        "xmlns": XMLNS,
        "id": f"part-{part.name}",
        "class": f"part part-{part.slot}",
        "viewBox": " ".join(map(number, (*part.corner, part.width, part.height))),
        "preserveAspectRatio": "xMidYMid slice" if part.slot == "scene" else "",
        "role": "group",
        "aria-label": _said(part.title, say),
    }
    return tag("svg", frame, elements(part.shapes, say, kept))


def elements(shapes: Iterable[Shape], say: Say, kept: Kept | None = None) -> str:
    """Return the SVG of several shapes."""
    return "".join([element(each, say, kept) for each in shapes])


def element(shape: Shape, say: Say, kept: Kept | None = None) -> str:
    """Return the SVG of a shape with all shapes inside it."""
    if is_plain(shape):
        return _plain(shape)
    written = kept.find(shape) if kept else None
    if written is None:
        written = _put_together(shape, say, kept)
        if kept:
            kept.keep(shape, written)
    return written


@lru_cache(maxsize=16384)
def _plain(shape: Shape) -> str:
    """Return the SVG of a plain shape, see `is_plain`."""
    return _put_together(shape, _unsaid, None)


def _unsaid(words: Phrase) -> str:
    raise AssertionError(words)


def _put_together(shape: Shape, say: Say, kept: Kept | None) -> str:
    attributes = {"id": shape.id, "class": shape.classes}
    for name, value in shape.attributes:
        attributes[name] = value if isinstance(value, str) else number(value)
    attributes |= _meaning(shape, say)
    words = _said(shape.words, say)
    if shape.width and words:
        inside = _fitted(shape, words, attributes, say)
    else:
        inside = elements(shape.inside, say, kept) + _text(words)
    return tag(shape.tag, attributes, inside)


def _fitted(shape: Shape, words: str, attributes: dict[str, str], say: Say) -> str:
    """Return words that fit their room, and those that follow them if both fit whole."""
    for tail in shape.inside:
        said = _said(tail.words, say)
        size = float(dict(tail.attributes)["font-size"])
        shorter = shape._replace(
            width=shape.width - width(said, size, face_of(tail)) - BETWEEN, lines=1
        )
        if said and laid_out(shorter, words)[0] == [words]:
            place = {"class": tail.classes, "dx": number(BETWEEN), "font-size": number(size)}
            return _lines(shorter, words, attributes) + tag("tspan", place, _text(said))
    return _lines(shape, words, attributes)


def tag(name: str, attributes: dict[str, str], inside: str) -> str:
    """Return an element of XML; attributes without a value are left out."""
    written = "".join(f' {key}="{_quoted(value)}"' for key, value in attributes.items() if value)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _meaning(shape: Shape, say: Say) -> dict[str, str]:
    """Return the attributes for screen readers and for clicks."""
    label = _said(shape.label, say)
    here = {"data-actions": " ".join(map(str, shape.actions))} if shape.actions else {}
    if shape.id and "legal" in shape.classes.split():
        return {"role": "button", "tabindex": "0", "aria-label": label, **here}
    if not label:
        return here
    inner = any(each.label or each.actions for each in within(shape.inside))
    return {"role": "group" if inner else "img", "aria-label": label, **here}


def laid_out(shape: Shape, words: str) -> tuple[list[str], float]:
    """Return the words of a shape broken into lines, and their font size."""
    size = float(dict(shape.attributes)["font-size"])
    return fit(words, shape.width, (size, shape.least), shape.lines, face_of(shape))


def face_of(shape: Shape) -> Face:
    """Return the typeface in which the words of a shape are set."""
    return next((FACES[name] for name in shape.classes.split() if name in FACES), WORDS)


def _lines(shape: Shape, words: str, attributes: dict[str, str]) -> str:
    """Return the words as lines; set the font size in the attributes."""
    lines, size = laid_out(shape, words)
    attributes["font-size"] = number(size)
    if len(lines) == 1:
        return _text(lines[0])
    step = number(size * LINE)
    return "".join(
        tag("tspan", {"x": attributes["x"], "dy": step if n else ""}, _text(line))
        for n, line in enumerate(lines)
    )


def _said(words: Words, say: Say) -> str:
    return say(words) if isinstance(words, Phrase) else words


@lru_cache(maxsize=8192)
def _text(words: str) -> str:
    return escape(_UNWRITABLE.sub("", words))


@lru_cache(maxsize=8192)  # the same classes and numbers stand in a picture a thousand times
def _quoted(value: str) -> str:
    return escape(_UNWRITABLE.sub("", value), _QUOTES)

"""The rules as HTML: made from our own Markdown, and nothing in it is trusted to be HTML."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import escape

from digsite.core.phrase import Say
from digsite.core.scenery import number
from digsite.i18n import rules_text
from digsite.play.illustrations import drawn, named
from digsite.scene.svg import elements, tag
from digsite.server.protocol import wire_lobby
from digsite.server.showing.voices import voice

MARK: Final = r"[A-Z]\d+(?:\.\d+)?"
ZOOM: Final = 1.2  # a picture in the text is so much larger than the same thing at a table, at most
_CHAPTER: Final = re.compile(rf"<h2>({MARK})([^<]*)</h2>")
_PARAGRAPH: Final = re.compile(rf"<p><strong>({MARK})</strong>")
_NAMED: Final = re.compile(r"(?<=[ (])([A-Z]\d+\.\d+)\b")  # in the middle of a sentence
_FIGURE: Final = re.compile(r"<p>(<svg (?:(?!</p>).)*</svg>)\s*<em>(.*?)</em></p>", re.DOTALL)
_ONE_PICTURE: Final = re.compile(r"<h2>([^<]*)</h2>\n<ol>(?=\n<li>[^\n]*\n<svg )")


@lru_cache(maxsize=64)
def rules(game: str, lang: str) -> wire_lobby.Rules:
    """Return the rules with their pictures, every chapter and paragraph with its mark as id."""
    html = _markdown(voice(lang, game).say).render(rules_text(game, lang))
    chapters: list[wire_lobby.Chapter] = [
        {"id": found[1], "title": found[2].strip()} for found in _CHAPTER.finditer(html)
    ]
    if first := _ONE_PICTURE.search(html):
        chapters.insert(0, {"id": "picture", "title": first[1]})
    html = _ONE_PICTURE.sub(r'<h2 id="picture">\1</h2>\n<ol class="one-picture">', html)
    html = _NAMED.sub(r'<a class="rule-mark" href="#\1">\1</a>', html)
    html = _CHAPTER.sub(r'<h2 id="\1"><small class="rule-mark">\1</small>\2</h2>', html)
    html = _PARAGRAPH.sub(r'<p id="\1"><small class="rule-mark">\1</small>', html)
    html = _FIGURE.sub(r"<figure>\1<figcaption>\2</figcaption></figure>", html)
    title = voice(lang, game).key("game-title")
    return {"game": game, "title": title, "html": html, "chapters": chapters}


def _markdown(say: Say) -> MarkdownIt:
    """Return a reader of Markdown that draws its pictures."""

    def image(_renderer: object, tokens: Sequence[Token], place: int, *_: object) -> str:
        return _picture(str(tokens[place].attrs["src"]), tokens[place].content, say)

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("image", image)
    return markdown


def _picture(file: str, alt: str, say: Say) -> str:
    """Return a picture as SVG, in the reader's language and in the colours of the page."""
    found = named(file)
    if found is None:
        return str(escape(alt))
    shapes, (width, height) = drawn(*found)
    frame = {
        "class": "drawn",
        "viewBox": f"0 0 {number(width)} {number(height)}",
        "width": number(width * ZOOM),
        "role": "img",
        "aria-label": alt,
    }
    return tag("svg", frame, elements(shapes, say))

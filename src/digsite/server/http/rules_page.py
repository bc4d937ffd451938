"""The rules as HTML: made from our own Markdown, and nothing in it is trusted to be HTML."""

import re
from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt

from digsite.i18n import rules_text
from digsite.server.protocol import wire_lobby
from digsite.server.showing.voices import voice

MARK: Final = r"[A-Z]\d+(?:\.\d+)?"
_CHAPTER: Final = re.compile(rf"<h2>({MARK})([^<]*)</h2>")
_PARAGRAPH: Final = re.compile(rf"<p><strong>({MARK})</strong>")


@lru_cache(maxsize=64)
def rules(game: str, lang: str) -> wire_lobby.Rules:
    """Return the rules, every chapter and paragraph with its mark as id."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(rules_text(game, lang))
    chapters: list[wire_lobby.Chapter] = [
        {"id": found[1], "title": found[2].strip()} for found in _CHAPTER.finditer(html)
    ]
    html = _CHAPTER.sub(r'<h2 id="\1">\1\2</h2>', html)
    html = _PARAGRAPH.sub(r'<p id="\1"><strong>\1</strong>', html)
    title = voice(lang, game).key("game-title")
    return {"game": game, "title": title, "html": html, "chapters": chapters}

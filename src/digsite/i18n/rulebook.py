"""The rules of a game as a text to read, in the reader's language."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from digsite.i18n.languages import FALLBACK, LANGUAGES


def rules_text(game: str, lang: str = FALLBACK) -> str:
    """Give the rules in Markdown; in English where they are not translated.

    LookupError if there are none of that game.
    """
    wanted = [lang, FALLBACK] if lang in LANGUAGES else [FALLBACK]
    for folder in _shelves():
        for each in wanted:
            page = (folder if each == FALLBACK else folder / each) / f"{game}.md"
            if game.isidentifier() and page.is_file():
                return page.read_text(encoding="utf-8")
    raise LookupError(f"there are no rules of '{game}'")


def _shelves() -> list[Traversable]:
    """Where the rules lie: in the package once it is installed, beside `src` in a checkout."""
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    return [files("digsite") / "docs" / "rules", checkout]

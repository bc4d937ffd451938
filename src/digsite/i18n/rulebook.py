"""The rules of a game as a text to read, in the reader's language."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from digsite.core.plugins import packages
from digsite.i18n.languages import FALLBACK, LANGUAGES


def rules_text(game: str, lang: str = FALLBACK) -> str:
    """Return the rules in Markdown; in English where they are not translated.

    LookupError if there are none of that game.
    """
    wanted = [lang, FALLBACK] if lang in LANGUAGES else [FALLBACK]
    for folder in _shelves(game):
        for each in wanted:
            page = (folder if each == FALLBACK else folder / each) / f"{game}.md"
            if game.isidentifier() and page.is_file():
                return page.read_text(encoding="utf-8")
    raise LookupError(f"there are no rules of '{game}'")


def pictures_text(game: str) -> str:
    """Return the positions that the pictures in the rules show; nothing if there are none."""
    for folder in _shelves(game):
        page = folder / "pictures" / f"{game}.md"
        if game.isidentifier() and page.is_file():
            return page.read_text(encoding="utf-8")
    return ""


def _shelves(game: str) -> list[Traversable]:
    """Return the folders where the rules of a game may be.

    For our own games that is inside `digsite` once it is installed, and beside `src` in a checkout;
    for a game by entry point, inside its own package.
    """
    checkout = Path(__file__).parents[3] / "docs" / "rules"
    own = [files(packages()[game]) / "docs" / "rules"] if game in packages() else []
    return [files("digsite") / "docs" / "rules", checkout, *own]

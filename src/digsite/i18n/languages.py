"""The languages, and which of them suits a reader best."""

import re
from typing import Final

FALLBACK: Final = "en"
LANGUAGES: Final = (FALLBACK, "it", "fr", "sk")

# One language of a header such as "sk-SK,sk;q=0.9,en;q=0.8", or of a LANG such as "sk_SK.UTF-8"
_WISH: Final = re.compile(
    r"\s*(?P<lang>[A-Za-z]{2,3})(?:[-_.@][\w.@-]*)?\s*(?:;\s*q\s*=\s*(?P<weight>[01](?:\.\d{0,3})?)\s*)?"
)


def languages() -> tuple[str, ...]:
    """Return the codes of all languages; the first is the default."""
    return LANGUAGES


def best_language(wishes: str | None) -> str:
    """Return the language that suits an Accept-Language header or a LANG variable best.

    What cannot be read is ignored.
    """
    best, most = FALLBACK, 0.0
    for wish in re.split("[,:]", wishes or ""):
        found = _WISH.fullmatch(wish)
        if found and found["lang"].lower() in LANGUAGES:
            weight = float(found["weight"] or 1)
            if weight > most:
                best, most = found["lang"].lower(), weight
    return best

"""Text for people: choosing a language and putting phrases into words.

Conventions that every game follows, so that one speaker serves them all:

- Words stand in Fluent files: `text/<lang>.ftl` and `text/<part>.<lang>.ftl` in a game's package,
  shared words in this one, a client's own in `i18n/text/<client>.<lang>.ftl`. A key stands once: a
  game gives no meaning of its own to a shared key.
- A seat is named by a phrase without arguments: `seat-blue`, `seat-red`, `seat-green`, and for
  the fourth seat `seat-ivory` or `seat-yellow`; `seat-neutral` is a colour nobody sits behind. They
  are shared words. A `Speaker` that knows the players' names says those in their place.
- Therefore a seat is the subject of its sentence or stands before a colon, where no language bends
  it, and verbs are in the present tense, which has no gender. Log lines call that argument `who`.
- A word that bends gets a key for each form it is needed in, such as `of-lemon` beside
  `patron-lemon`. Numbers are passed as numbers, so that Fluent chooses the plural.
- Every game has `game-title` and `game-pitch`; `part-<name>` for each part of its breakdown;
  `option-<name>` and `option-<name>-<value>` for its options; for beginners `hint-1`, `hint-2`, ...
- Labels begin with a capital and have no full stop; prompts are sentences; a log line that goes on
  with the turn of the line before begins small and without a subject: "then d4".
- The rules to read are docs/rules/<game>.md in English, docs/rules/<lang>/<game>.md in the others,
  with the same marks.
"""

from digsite.i18n.languages import FALLBACK, LANGUAGES, best_language, languages
from digsite.i18n.rulebook import rules_text
from digsite.i18n.speaker import MissingText, Speaker, speaker

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "MissingText",
    "Speaker",
    "best_language",
    "languages",
    "rules_text",
    "speaker",
]

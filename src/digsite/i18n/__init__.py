"""Text for people: choosing a language and putting phrases into words.

Conventions that every game follows, so that the class `Speaker` works for all of them:

- Words stand in Fluent files: `text/<lang>.ftl` and `text/<part>.<lang>.ftl` in a game's package,
  shared words in this one, a client's own in `i18n/text/<client>.<lang>.ftl`. A key stands once: a
  game gives no meaning of its own to a shared key.
- A seat is named by a phrase without arguments: `seat-blue`, `seat-red`, `seat-green`,
  `seat-ivory` or `seat-yellow`; which colour is which seat's is told by COLOURS of the game.
  `seat-neutral` is a colour nobody sits behind. They are shared words. A `Speaker` that knows the
  players' names says those in their place.
- Therefore a seat is the subject of its sentence or stands before a colon, where no language
  declines it, and verbs are in the present tense, which has no gender. Log lines call that argument
  `who`.
- A word that is declined has a key for each form that is needed, such as `of-lemon` beside
  `patron-lemon`. Numbers are passed as numbers, so that Fluent chooses the plural.
- Every game has `game-title` and `game-pitch`; `part-<name>` for each part of its breakdown;
  `option-<name>` and `option-<name>-<value>` for its options; for beginners `tip-1`, `tip-2`, ...
- `typed-help` says what to type where one line can pick up several things (`typed`); only games in
  which it can have it.
- Labels begin with a capital and have no full stop. Prompts are sentences. A log line that
  continues the turn of the line before begins with a small letter, without subject: "then d4".
- The rules to read are docs/rules/<game>.md in English, docs/rules/<lang>/<game>.md in the others,
  with the same marks. What their pictures show stands in docs/rules/pictures/<game>.md.
"""

from digsite.i18n.languages import FALLBACK, LANGUAGES, best_language, languages
from digsite.i18n.rulebook import pictures_text, rules_text
from digsite.i18n.speaker import MissingText, Speaker, speaker

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "MissingText",
    "Speaker",
    "best_language",
    "languages",
    "pictures_text",
    "rules_text",
    "speaker",
]

"""What the home page shows: the games, the levels of bots, and the tables of a person."""

import math
from collections.abc import Sequence
from functools import lru_cache

from digsite.bots import LEVELS, Level
from digsite.core.phrase import phrase
from digsite.games import load, names
from digsite.i18n import LANGUAGES
from digsite.server.http.assets import cover_url
from digsite.server.protocol import wire_lobby
from digsite.server.showing.noticeboard import Noticeboard
from digsite.server.showing.voices import Voice, level_words, voice
from digsite.server.store.people import Person
from digsite.server.table.hall import Hall
from digsite.server.table.hosting import level_for
from digsite.server.table.new_seats import usual_seats


async def lobby(
    hall: Hall, noticeboard: Noticeboard, person: Person, lang: str
) -> wire_lobby.Lobby:
    """Return everything of the home page."""
    level = await level_for(hall, person)
    return {
        "me": {"name": person.name, "lang": lang},
        "languages": languages(),
        "levels": [_level(voice(lang), level) for level in hall.settings.levels],
        "games": [card(name, lang, level) for name in easiest_first()],
        **await noticeboard.lists(person.id, lang),
    }


def _level(speaking: Voice, level: Level) -> wire_lobby.LevelWords:
    about = f"level-{level.key}-about" if level in LEVELS else "level-added-about"
    return {
        "key": level.key,
        "name": speaking.say(level_words(level.key)),
        "about": speaking.key(about),
    }


def languages() -> list[wire_lobby.Language]:
    """Return the languages, each by its own name."""
    return [{"code": code, "name": voice(code).key("language-name")} for code in LANGUAGES]


@lru_cache(maxsize=100)
def card(name: str, lang: str, level: str) -> wire_lobby.GameCard:
    """Return a game as the lobby shows it; the level is that of the bots for "Play now"."""
    game, speaking = load(name), voice(lang, name)
    count = usual_seats(game)
    return {
        "name": name,
        "title": speaking.key("game-title"),
        "pitch": speaking.key("game-pitch"),
        "minutes": game.MINUTES,
        "difficulty": game.DIFFICULTY,
        "seats": [*game.SEATS],
        "colours": [*game.COLOURS],
        "options": [_option(speaking, each, game.OPTIONS[each]) for each in game.OPTIONS],
        "learn": learn_url(name),
        "play_now": {"seats": count, "level": level},
        "with": speaking.key("lobby-with", bots=count - 1, level=phrase(f"level-{level}")),
        "cover": cover_url(name),
    }


def learn_url(name: str) -> str | None:
    """Return where the lesson of a game is; None if it has none."""
    return f"/learn/{name}" if load(name).LESSON else None


def easiest_first() -> list[str]:
    """Return the games, the easiest first; how difficult the last ones are, nobody knows."""
    return sorted(names(), key=lambda name: (load(name).DIFFICULTY or math.inf, name))


def _option(speaking: Voice, name: str, values: Sequence[str]) -> wire_lobby.Option:
    said: list[wire_lobby.OptionValue] = [
        {"value": value, "label": speaking.key(f"option-{name}-{value}")} for value in values
    ]
    return {"name": name, "label": speaking.key(f"option-{name}"), "values": said}

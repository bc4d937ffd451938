"""A view in words and pictures. Nothing else of a table is needed: any process can make it."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from digsite.core.game import Game
from digsite.core.phrase import phrase
from digsite.core.rng import seeded
from digsite.core.scenery import Scene
from digsite.core.seats import NOBODY
from digsite.server import wire
from digsite.server.pictures import Pictures
from digsite.server.voices import Voice
from digsite.terminal.choices import Choice, Group


class Studio:
    """Where the views of one table are painted. It remembers what it said, and drew last."""

    def __init__(self, game: Game[Any, Any], names: Mapping[int, str]) -> None:
        self.game = game
        self.names = names  # by seat, of those who have one
        self._voices: dict[str, Voice] = {}
        self._pictures: dict[tuple[int, str], Pictures] = {}

    def voice(self, lang: str) -> Voice:
        """Give the voice that knows who sits here."""
        if lang not in self._voices:
            self._voices[lang] = Voice(lang, self.game.NAME, dict(self.names))
        return self._voices[lang]

    def painted(self, view: Any, lang: str) -> wire.Painted:  # noqa: ANN401 - a view
        """Give a view in words and pictures."""
        scene = self.game.draw(view)
        pictures = self._pictures.setdefault((view.seat, lang), Pictures())
        words = self._worded(view, scene, lang)
        return {**words, "parts": pictures.drawn(scene, self.voice(lang))}

    def worded(self, view: Any, lang: str) -> wire.Painted:  # noqa: ANN401 - a view
        """Give the same without pictures."""
        return self._worded(view, self.game.draw(view), lang)

    def _worded(self, view: Any, scene: Scene, lang: str) -> wire.Painted:  # noqa: ANN401 - a view
        game, voice = self.game, self.voice(lang)
        choices = [Choice(a, game.say(a), voice.say(game.label(view, a))) for a in view.legal]
        return {
            "title": voice.say(scene.title),
            "chapter": scene.chapter,
            "prompt": self.prompt(view, lang),
            "actions": _actions(choices, last_of_turn(game, view)),
            "groups": _groups(choices),
            "parts": [],
        }

    def prompt(self, view: Any, lang: str) -> wire.Prompt:  # noqa: ANN401 - a view
        """Whose turn, what is asked; a second line if the words of the game have one."""
        voice = self.voice(lang)
        if view.actor == NOBODY:
            who = voice.key("game-over")
        elif view.actor == view.seat:
            who = voice.key("your-turn")
        else:
            seat = self.game.COLOURS[view.actor] if view.actor >= 0 else "chance"
            who = voice.key("waiting-for", who=phrase(f"seat-{seat}"))
        text, _, more = voice.say(self.game.prompt(view)).partition("\n")
        return {"who": who, "text": text, "more": more}


def last_of_turn(game: Game[Any, Any], view: Any) -> frozenset[int]:  # noqa: ANN401 - a view
    """Give the actions that end a turn, where the game has none that says so."""
    if game.SAYS_DONE or not view.legal:
        return frozenset()
    world = game.sample(view, seeded(b"one"))
    return frozenset(a for a in view.legal if not _goes_on(game, game.clone(world), a, view.seat))


def _goes_on(game: Game[Any, Any], s: Any, action: int, seat: int) -> bool:  # noqa: ANN401
    """Whether the actor has to choose again after an action; a single choice is none."""
    game.apply(s, action)
    while s.actor == seat:
        legal = game.legal(s)
        if len(legal) > 1:
            return True
        game.apply(s, legal[0])
    return False


def _actions(choices: Sequence[Choice], last: Container[int]) -> list[wire.Action]:
    return [
        {
            "action": choice.action,
            "notation": choice.notation,
            "label": choice.label,
            "group": choice.kind,
            "ends": choice.action in last,
        }
        for choice in choices
    ]


def _groups(choices: Sequence[Choice]) -> list[wire.Group]:
    """Put choices of one kind together, in the order of their first ones."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    return [
        {
            "group": kind,
            "label": Group(tuple(members)).label,
            "actions": [choice.action for choice in members],
        }
        for kind, members in kinds.items()
    ]

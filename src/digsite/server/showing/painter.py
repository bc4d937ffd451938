"""A view in words and pictures. Nothing else of a table is needed: any process can paint it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from digsite.core.game import Game
from digsite.core.gathering import Button, Click, Gathering, Picks
from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Scene, Tally, Timeline
from digsite.core.seats import NOBODY
from digsite.play.choices import Choice, Group, by_kind, offered
from digsite.scene import part_svg
from digsite.server.protocol import wire_view
from digsite.server.showing.reader import Reader
from digsite.server.showing.voices import Voice

Drawn = dict[str, tuple[Part, wire_view.Picture]]  # by the name of the part


class Painter:
    """Paints the views of one table, and remembers the last pictures of each viewer.

    A part that looks as before is not drawn again.
    """

    def __init__(
        self,
        table: str,
        game: Game[Any, Any],
        names: Mapping[int, str],
        levels: Mapping[int, str] | None = None,
    ) -> None:
        self.table = table
        self.game = game
        self.names = names  # by seat, of those who have one
        self.levels = levels or {}  # by seat, of bots
        self._voices: dict[str, Voice] = {}
        self._drawn: dict[tuple[int, Reader], Drawn] = {}  # by viewer and reader

    def voice(self, lang: str) -> Voice:
        """Return the voice that knows who sits here."""
        if lang not in self._voices:
            self._voices[lang] = Voice(lang, self.game.NAME, dict(self.names), self.levels)
        return self._voices[lang]

    def painted(self, view: Any, reader: Reader, picks: Picks = ()) -> wire_view.Painted:  # noqa: ANN401
        """Return a view in words and pictures, with these things picked."""
        gathering = self.game.gather(view, picks) if view.legal else None
        scene = self.game.draw(view, gathering, reader.screen)
        words = self._worded(view, scene, gathering, reader.lang)
        key = (view.seat, reader)
        drawn = self._drawn[key] = _drawn(scene, self.voice(reader.lang), self._drawn.get(key, {}))
        return {**words, "parts": _pictures(drawn)}

    def worded(self, view: Any, lang: str) -> wire_view.Painted:  # noqa: ANN401 - a view
        """Return a view in words, without pictures and without what could be picked in them."""
        return self._worded(view, self.game.draw(view), None, lang)

    def unlit(self, view: Any, reader: Reader) -> wire_view.Painted:  # noqa: ANN401 - a view
        """Return a view of an earlier ply in words and pictures: nothing can be done there."""
        past = replace(view, legal=())
        scene, voice = self.game.draw(past, None, reader.screen), self.voice(reader.lang)
        return {
            **_headline(scene, voice),
            "prompt": self._prompt(view, reader.lang),
            "actions": [],
            "groups": [],
            "gathering": None,
            "parts": _pictures(_drawn(scene, voice, {})),
        }

    def _worded(
        self,
        view: Any,  # noqa: ANN401 - a view
        scene: Scene,
        gathering: Gathering | None,
        lang: str,
    ) -> wire_view.Painted:
        voice = self.voice(lang)
        choices = offered(self.game, view, voice.say)
        return {
            **_headline(scene, voice),
            "prompt": self._prompt(view, lang),
            "actions": _actions(choices),
            "groups": _groups(choices),
            "gathering": _gathering(gathering, voice) if gathering else None,
            "parts": [],
        }

    def _prompt(self, view: Any, lang: str) -> wire_view.Prompt:  # noqa: ANN401 - a view
        """Say whose turn it is and what is asked; a second line if the game's words have one."""
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


def _headline(scene: Scene, voice: Voice) -> wire_view.Headline:
    """Return what is said of a scene: where the turn stands, how one wins, who has what."""
    return {
        "title": voice.say(scene.title),
        "chapter": scene.chapter,
        "goal": voice.say(scene.goal),
        "tallies": [[_tally(each, voice) for each in seat] for seat in scene.tallies],
        "timeline": _timeline(scene.timeline, voice) if scene.timeline else None,
    }


def _timeline(line: Timeline, voice: Voice) -> wire_view.Timeline:
    return {
        "title": voice.say(line.title),
        "steps": [voice.say(step) for step in line.steps],
        "now": line.now,
        "stage": voice.say(line.stage),
    }


def _tally(tally: Tally, voice: Voice) -> wire_view.Tally:
    name, value = voice.say(tally.name), voice.say(tally.value)
    return {"name": name, "value": value, "symbol": tally.symbol}


# Pictures


def _drawn(scene: Scene, voice: Voice, last: Drawn) -> Drawn:
    """Draw every part, or take it from what was drawn last if it looks the same."""
    return {
        part.name: known
        if (known := last.get(part.name)) and known[0] == part
        else (part, _picture(part, voice))
        for part in scene.parts
    }


def _picture(part: Part, voice: Voice) -> wire_view.Picture:
    return {
        "name": part.name,
        "slot": part.slot,
        "title": voice.say(part.title),
        "note": voice.say(part.note),
        "width": part.width,
        "height": part.height,
        "svg": part_svg(part, voice.say, voice.kept),
    }


def _pictures(drawn: Drawn) -> list[wire_view.Picture]:
    return [picture for _, picture in drawn.values()]


# Actions


def _actions(choices: Sequence[Choice]) -> list[wire_view.Action]:
    return [
        {
            "action": choice.action,
            "notation": choice.notation,
            "label": choice.label,
            "group": choice.kind,
        }
        for choice in choices
    ]


def _groups(choices: Sequence[Choice]) -> list[wire_view.Group]:
    return [
        {
            "group": kind,
            "label": Group(tuple(members)).label,
            "actions": [choice.action for choice in members],
        }
        for kind, members in by_kind(choices).items()
    ]


# Gatherings


def _gathering(gathering: Gathering, voice: Voice) -> wire_view.Gathering:
    return {
        "picks": [*gathering.picks],
        "clicks": {thing: _click(click) for thing, click in gathering.clicks.items()},
        "says": voice.say(gathering.says),
        "more": voice.say(gathering.more),
        "confirm": voice.say(gathering.confirm),
        "actions": [*gathering.actions],
        "buttons": [_button(button, voice) for button in gathering.buttons],
        "why": {
            thing: {"say": voice.say(why.words), "rule": why.rule}
            for thing, why in gathering.why.items()
        },
        "then": [*gathering.then],
    }


def _click(click: Click) -> wire_view.Click:
    found: wire_view.Click = {"picks": [*click.picks]}
    if click.actions:
        found["actions"] = [*click.actions]
    return found


def _button(button: Button, voice: Voice) -> wire_view.GatheringButton:
    return {
        "id": button.id,
        "label": voice.say(button.words),
        "chosen": button.chosen,
        "picture": button.picture,
        **_click(button.click),
    }

"""Everything that is sent about a table, in words and pictures. It is made from views only."""

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

from digsite.bots import Candidate
from digsite.core.scenery import Words
from digsite.core.seats import NOBODY
from digsite.server import wire
from digsite.server.chronicle import Told
from digsite.server.easel import Easel
from digsite.server.moments import Moments, Sheet, known_scores
from digsite.server.painting import Studio
from digsite.server.pictures import Pictures
from digsite.server.seating import MARKS
from digsite.server.tables import ChatLine, Table
from digsite.server.voices import Voice


def iso(seconds: float) -> str:
    """Give a time as people write it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _iso_or_none(seconds: float | None) -> str | None:
    return None if seconds is None else iso(seconds)


def seat_or_none(seat: int) -> int | None:
    """Chance, spectators and nobody are null outside."""
    return seat if seat >= 0 else None


class Showing:
    """Puts a table into words and pictures, and remembers them."""

    def __init__(self, table: Table, easel: Easel) -> None:
        self.table = table
        self.moments = Moments(table)
        self._easel = easel  # one for all tables
        self._about: tuple[int, Words] = (0, "")  # version, title of the scene
        self._studio = Studio(table.game, table.names())
        self._logs: dict[tuple[int, str], list[tuple[Told, wire.LogEntry]]] = {}
        self._ahead: dict[tuple[int, str], tuple[Any, asyncio.Task[wire.Painted]]] = {}

    def forget_words(self) -> None:
        """Somebody has another name now."""
        self._studio = Studio(self.table.game, self.table.names())
        self._ahead.clear()
        self._logs.clear()
        self.moments.forget_words()

    def voice(self, lang: str) -> Voice:
        """Give the voice that knows who sits here."""
        return self._studio.voice(lang)

    def about(self, lang: str) -> str:
        """Say in a few words how far the game is."""
        version = self.table.version
        if self._about[0] != version:
            self._about = (version, self.table.game.draw(self.table.chronicle.view(NOBODY)).title)
        return self.voice(lang).say(self._about[1])

    # A moment

    def sheet(self, viewer: int, person: str) -> Sheet:
        """Put down what is now for somebody who looks as one of his seats, or as none."""
        several = len(self.table.seats_of(person)) > 1
        moment = self.moments.now(viewer, several_seats=several)
        return Sheet(moment, viewer, self.table.chronicle.told(viewer))

    def paint_ahead(self, viewer: int, lang: str) -> None:
        """Begin to paint what is not on disk yet; it is shown to nobody before it is."""
        view = self.table.match.view(viewer)
        if self._ahead.get((viewer, lang), (None,))[0] != view:
            painting = asyncio.create_task(self._painted(view, lang))
            self._ahead[viewer, lang] = (view, painting)

    async def _painted(self, view: Any, lang: str) -> wire.Painted:  # noqa: ANN401 - a view
        return await self._easel.painted(self.table.id, self._studio, view, lang)

    async def core(self, sheet: Sheet, lang: str) -> wire.Core:
        """Give what does not depend on the connection; whoever else wants the same waits for it.

        What was painted with names that somebody no longer has is painted again.
        """
        moment, key = sheet.moment, (sheet.viewer, lang)
        async with moment.painting.setdefault(key, asyncio.Lock()):
            while key not in moment.cores:
                studio, view = self._studio, moment.views[sheet.viewer]
                known, painting = self._ahead.pop(key, (None, None))
                work = painting if painting and known == view else self._painted(view, lang)
                painted = await work
                if studio is self._studio:
                    moment.cores[key] = self._core(sheet, painted, lang)
            return moment.cores[key]

    def _core(self, sheet: Sheet, painted: wire.Painted, lang: str) -> wire.Core:
        moment, viewer = sheet.moment, sheet.viewer
        return {
            **painted,
            "version": moment.version,
            "ply": moment.ply,
            "viewer": seat_or_none(viewer),
            "actor": seat_or_none(moment.actor),
            "news": moment.news[viewer],
            "can_undo": moment.can_undo[viewer],
            "hint": self.table.hints and moment.actor == viewer and not moment.over,
            "over": self._over(self.voice(lang)) if moment.over else None,
        }

    def _over(self, voice: Voice) -> wire.Over:
        table = self.table
        match = table.match
        order = sorted(range(len(table.seats)), key=lambda seat: (match.places[seat], seat))
        breakdown = match.breakdown
        header = match.record.header
        return {
            "placings": [
                {
                    "seat": seat,
                    "place": match.places[seat],
                    "say": voice.key("place", rank=match.places[seat]),
                    "score": match.scores[seat],
                }
                for seat in order
            ],
            "breakdown": [
                {
                    "part": part,
                    "label": voice.key(f"part-{part}"),
                    "points": [parts[part] for parts in breakdown],
                }
                for part in breakdown[0]
            ],
            "total": voice.key("total"),
            "seed": header["Seed"],
            "seed_sha256": header["Seed-SHA256"],
            "record": f"/api/tables/{table.id}/record",
            "rematch": table_url(table.next) if table.next else None,
        }

    # What depends on who looks

    async def state(
        self, sheet: Sheet, person: str, lang: str, *, pictures: bool = True
    ) -> wire.State:
        """Give the whole state for one connection, every part with its picture, or no part."""
        moment, viewer = sheet.moment, sheet.viewer
        if pictures:
            core = await self.core(sheet, lang)
        else:
            core = self._core(sheet, self._studio.worded(moment.views[viewer], lang), lang)
        mine = self.table.seats_of(person)
        turn = _turn(moment.actor, viewer, mine)
        if turn in {"you", "mine"} and self.table.seats[moment.actor].standin:
            core, turn = self._with_standin(core, moment.actor, lang), "other"
        else:
            core = {**core, "prompt": self._named(core["prompt"], turn, viewer, mine, lang)}
        return {
            "type": "state",
            **core,
            "mine": mine,
            "turn": turn,
            "players": self.players(
                self.moments.scores(moment, viewer), moment.actor, person, lang
            ),
            "log": {"from": 0, "entries": self.log(sheet, lang)},
            "secrets": moment.secrets.get(viewer, False),
        }

    def _with_standin(self, core: wire.Core, seat: int, lang: str) -> wire.Core:
        """While a bot plays for somebody, nothing is asked of him."""
        voice = self.voice(lang)
        who = voice.key("waiting-for", who=self.table.seat_words(seat))
        prompt: wire.Prompt = {"who": who, "text": voice.key("standin-for-you"), "more": ""}
        return {**core, "prompt": prompt, "actions": [], "groups": [], "hint": False}

    def _named(
        self, prompt: wire.Prompt, turn: str, viewer: int, mine: Sequence[int], lang: str
    ) -> wire.Prompt:
        """Where several people share a screen, "your turn" says whose."""
        if turn != "you" or len(mine) <= 1:
            return prompt
        who = self.voice(lang).key("turn-of", who=self.table.seat_words(viewer))
        return {**prompt, "who": who}

    def players(
        self, scores: Sequence[int | None], actor: int, person: str, lang: str
    ) -> list[wire.Player]:
        """Give everybody at the table."""
        table, voice = self.table, self.voice(lang)
        return [
            {
                "seat": n,
                "colour": table.colour(n),
                "mark": MARKS.get(table.colour(n), ""),
                "name": seat.called or voice.say(table.seat_words(n)),
                "kind": seat.kind,
                "level": seat.level,
                "level_name": voice.key(f"level-{seat.level}") if seat.level else None,
                "score": scores[n],
                "mine": person in seat.holders,
                "turn": n == actor,
                "connected": seat.kind == "bot" or table.is_here(n),
                "absent_since": _iso_or_none(table.absent_since(n)),
                "standin": seat.standin,
            }
            for n, seat in enumerate(table.seats)
        ]

    def log(self, sheet: Sheet, lang: str) -> list[wire.LogEntry]:
        """Give the log, an entry for each ply; most of it was given before."""
        told, known = sheet.told, self._logs.setdefault((sheet.viewer, lang), [])
        same = min(len(known), len(told))
        while same and known[same - 1][0] is not told[same - 1]:
            same -= 1
        del known[same:]
        for ply, each in enumerate(told[same:], same):
            before = next((entry["seat"] for _, entry in reversed(known) if entry["text"]), None)
            known.append((each, self._entry(each, ply, before, lang)))
        return [entry for _, entry in known]

    def _entry(self, told: Told, ply: int, before: int | None, lang: str) -> wire.LogEntry:
        """Tell what happened. A sentence that goes on says who, if somebody else acted between."""
        voice, seat = self.voice(lang), seat_or_none(told.seat)
        text, goes_on = voice.say(told.words), voice.goes_on(told.words)
        if goes_on and seat is not None and seat != before:
            text, goes_on = voice.key("goes-on", who=self.table.seat_words(seat), what=text), False
        return {
            "ply": ply,
            "seat": seat,
            "text": text,
            "notation": told.notation,
            "goes_on": goes_on,
        }

    def candidates(
        self,
        view: Any,  # noqa: ANN401 - a view
        found: Sequence[Candidate],
        lang: str,
    ) -> list[wire.Candidate]:
        """Give what a strong bot considered, the best first."""
        game, voice = self.table.game, self.voice(lang)
        return [
            {
                "action": each.action,
                "notation": game.say(each.action),
                "label": voice.say(game.label(view, each.action)),
                "share": round(each.share, 3),
                "value": round(each.values[view.seat], 3),
                "spread": round(each.spread, 3) if each.visits > 1 else None,
            }
            for each in found
            if each.values
        ]

    # Earlier moments

    def at(self, ply: int, viewer: int, person: str, lang: str) -> wire.View:
        """Give the table after so many actions, as the viewer could see it then; nothing is lit."""
        table, voice = self.table, self.voice(lang)
        view = table.chronicle.view_at(ply, viewer)
        scene = table.game.draw(replace(view, legal=()))
        mine = table.seats_of(person)
        prompt, turn = self._studio.prompt(view, lang), _turn(view.actor, viewer, mine)
        return {
            "ply": ply,
            "last": table.ply,
            "title": voice.say(scene.title),
            "actor": seat_or_none(view.actor),
            "prompt": self._named(prompt, turn, viewer, mine, lang),
            "parts": Pictures().drawn(scene, voice),
            "players": self.players(known_scores(table.game, view), view.actor, person, lang),
            "news": table.chronicle.last_move(ply),
        }

    def chart(self, viewer: int) -> list[tuple[int, list[int | None]]]:
        """Give the scores wherever they changed, as the viewer could know them."""
        game = self.table.game
        scores = [known_scores(game, view) for view in self.table.chronicle.views(viewer)]
        changes = enumerate(pairwise(scores), 1)
        return [(0, scores[0]), *((ply, now) for ply, (before, now) in changes if now != before)]


def table_url(table: str) -> str:
    """Where the page of a table is."""
    return f"/t/{table}"


def hello(showing: Showing, person: str, lang: str) -> dict[str, Any]:
    """Give what a client hears first."""
    table, voice = showing.table, showing.voice(lang)
    setup = table.setup
    return {
        "type": "hello",
        "table": table.id,
        "game": table.game.NAME,
        "title": voice.key("game-title"),
        "lang": lang,
        "mine": table.seats_of(person),
        "host": person == setup.host,
        "public": setup.public,
        "hints": setup.hints,
        "pace": setup.pace,
        "confirms": not table.game.SAYS_DONE,
        "options": [
            {"label": voice.key(f"option-{name}"), "value": voice.key(f"option-{name}-{value}")}
            for name, value in setup.options.items()
        ],
        "seed_sha256": hashlib.sha256(setup.seed).hexdigest(),
    }


def chat_entries(lines: Sequence[ChatLine]) -> list[wire.ChatEntry]:
    """Give lines of the chat."""
    return [
        {
            "n": line.n,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "at": iso(line.at),
        }
        for line in lines
    ]


def _turn(actor: int, viewer: int, mine: Sequence[int]) -> Any:  # noqa: ANN401 - a Literal of wire
    if actor == NOBODY:
        return "over"
    if actor == viewer:
        return "you"
    return "mine" if actor in mine else "other"

"""Everything that is sent about a table, in words and pictures. It is made from views only."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal

from digsite.core.gathering import Picks
from digsite.core.scenery import Words
from digsite.core.seats import NOBODY
from digsite.play.known import has_secrets, known_scores
from digsite.server.protocol import wire_answers, wire_review, wire_table, wire_view
from digsite.server.showing.details import ending, lesson_step, players, seat_or_none
from digsite.server.showing.log import Log, without_happenings
from digsite.server.showing.moment import Moment, moment_of
from digsite.server.showing.painter import Painter
from digsite.server.showing.reader import Reader
from digsite.server.showing.studio import Studio
from digsite.server.showing.voices import Voice
from digsite.server.table.table import Table

WhoseTurn = Literal["you", "mine", "other", "over"]


class Showing:
    """Makes what is sent about one table. Whoever sees the same shares what was made of it."""

    def __init__(self, table: Table, studio: Studio) -> None:
        self.table = table
        self._studio = studio
        self._title: tuple[int, Words] = (0, "")  # of the scene, and for which version
        self._newest = (0, 0)  # version and wording that the following are of
        self._moments: dict[int, Moment] = {}  # by viewer
        self._secrets: dict[int, bool] = {}  # by viewer, where it was asked
        self._begin()

    def _begin(self) -> None:
        """Begin to put the table into words and pictures, with the names of now."""
        table = self.table
        self._wording = table.wording
        self._painter = Painter(table.id, table.game, table.names(), table.levels())
        self._logs: dict[tuple[int, str], Log] = {}  # by viewer and language
        # by viewer and reader: a view with its picks, and its painting
        self._ahead: dict[tuple[int, Reader], tuple[Any, asyncio.Task[wire_view.Painted]]] = {}

    @property
    def painter(self) -> Painter:
        """The painter that knows who sits here now: with other names, everything begins anew."""
        if self._wording != self.table.wording:
            self._begin()
        return self._painter

    def voice(self, lang: str) -> Voice:
        """Return the voice that knows who sits here now."""
        return self.painter.voice(lang)

    def about(self, lang: str) -> str:
        """Say in a few words how far the game is."""
        version = self.table.version
        if self._title[0] != version:
            self._title = (version, self.table.game.draw(self.table.chronicle.view(NOBODY)).title)
        return self.voice(lang).say(self._title[1])

    # Moments

    def now(self, viewer: int) -> Moment:
        """Return the newest moment of a viewer."""
        self._forget_older()
        if viewer not in self._moments:
            self._moments[viewer] = moment_of(self.table, viewer)
        return self._moments[viewer]

    def moment(self, viewer: int, person: str) -> Moment:
        """Return the newest moment for a person; if he has several seats, it tells of secrets."""
        moment = self.now(viewer)
        if len(self.table.seats_of(person)) > 1:
            moment.secrets = self.has_secrets(viewer)
        return moment

    def _forget_older(self) -> None:
        newest = (self.table.version, self.table.wording)
        if self._newest != newest:
            self._newest, self._moments, self._secrets = newest, {}, {}

    def followed(self, viewer: int, mine: Sequence[int]) -> int:
        """Return as whom somebody with several seats looks on, if he looked as `viewer` before.

        It is the seat that is to move, unless a bot plays for it, or one of them has something to
        hide.
        """
        actor = self.table.actor
        if actor == viewer or not {actor, viewer} <= {*mine} or self.table.bot_level():
            return viewer
        return viewer if self.has_secrets(viewer) or self.has_secrets(actor) else actor

    def has_secrets(self, seat: int) -> bool:
        """Return whether a seat sees more of the table now than a spectator does."""
        self._forget_older()
        if seat not in self._secrets:
            view = self.table.chronicle.view
            self._secrets[seat] = has_secrets(view(seat), view(NOBODY))
        return self._secrets[seat]

    # Painting

    def paint_ahead(self, viewer: int, reader: Reader, picks: Picks) -> None:
        """Begin to paint what is not on disk yet; it is shown to nobody before it is."""
        key, painter = (viewer, reader), self.painter
        wanted = (self.table.match.view(viewer), picks)
        if key not in self._ahead or self._ahead[key][0] != wanted:
            painting = asyncio.create_task(self._studio.painted(painter, wanted[0], reader, picks))
            self._ahead[key] = (wanted, painting)

    async def painted(self, moment: Moment, reader: Reader, picks: Picks) -> wire_view.Painted:
        """Return a moment in words and pictures; it is painted once for all who want it."""
        key = (reader, picks)
        if key not in moment.paintings:
            moment.paintings[key] = self._painting(moment, reader, picks)
        return await asyncio.shield(moment.paintings[key])

    def _painting(
        self, moment: Moment, reader: Reader, picks: Picks
    ) -> asyncio.Task[wire_view.Painted]:
        """Return the painting that was begun ahead, if it is of this moment, or a new one."""
        painter = self.painter
        wanted, painting = self._ahead.pop((moment.viewer, reader), (None, None))
        if painting and wanted == (moment.view, picks):
            return painting
        return asyncio.create_task(self._studio.painted(painter, moment.view, reader, picks))

    async def gathered(self, moment: Moment, picks: Picks, reader: Reader) -> wire_answers.Gathered:
        """Return what picks mean at a moment, and every part with its picture."""
        painted = await self._studio.painted(self.painter, moment.view, reader, picks)
        return {
            "version": moment.version,
            "gathering": painted["gathering"],
            "parts": painted["parts"],
        }

    # What depends on who looks

    async def state(
        self,
        moment: Moment,
        person: str,
        reader: Reader,
        picks: Picks = (),
        *,
        pictures: bool = True,
    ) -> wire_table.TableState:
        """Return the whole state for one person, every part with its picture, or no part."""
        if pictures:
            painted = await self.painted(moment, reader, picks)
        else:
            painted = self.painter.worded(moment.view, reader.lang)
        table, voice = self.table, self.voice(reader.lang)
        mine = table.seats_of(person)
        turn = _turn(moment.actor, moment.viewer, mine)
        hint = table.hints and turn == "you"
        if turn in {"you", "mine"} and table.seats[moment.actor].standin:
            painted, turn, hint = (
                self._with_standin(painted, moment.actor, reader.lang),
                "other",
                False,
            )
        return {
            "type": "state",
            **painted,
            "prompt": self._for_screen(painted["prompt"], turn, moment.viewer, mine, reader.lang),
            "version": moment.version,
            "ply": moment.ply,
            "viewer": seat_or_none(moment.viewer),
            "actor": seat_or_none(moment.actor),
            "news": moment.news,
            "can_undo": moment.undo_steps > 0,
            "undo_steps": moment.undo_steps,
            "hint": hint,
            "over": ending(table, voice) if moment.over else None,
            "mine": mine,
            "turn": turn,
            "players": players(table, voice, moment.scores, moment.actor, person),
            "log": {"from": 0, "entries": self._log(moment, reader.lang, pictures=pictures)},
            "secrets": moment.secrets,
            "lesson": lesson_step(moment, voice),
        }

    def _with_standin(self, painted: wire_view.Painted, seat: int, lang: str) -> wire_view.Painted:
        """Return the view of somebody for whom a bot plays: nothing is asked of him."""
        voice = self.voice(lang)
        who = voice.key("waiting-for", who=self.table.seat_words(seat))
        prompt: wire_view.Prompt = {"who": who, "text": voice.key("standin-for-you"), "more": ""}
        return {**painted, "prompt": prompt, "actions": [], "groups": [], "gathering": None}

    def _for_screen(
        self, prompt: wire_view.Prompt, turn: WhoseTurn, viewer: int, mine: Sequence[int], lang: str
    ) -> wire_view.Prompt:
        """Return the prompt for a screen that several people share: it names whose turn it is."""
        if turn != "you" or len(mine) <= 1:
            return prompt
        who = self.voice(lang).key("turn-of", who=self.table.seat_words(viewer))
        return {**prompt, "who": who}

    def _log(self, moment: Moment, lang: str, *, pictures: bool) -> list[wire_table.LogEntry]:
        """Return the log; without pictures it leaves out what was seen to happen in them."""
        key, voice = (moment.viewer, lang), self.voice(lang)
        if key not in self._logs:
            self._logs[key] = Log(self.table.game.COLOURS, voice)
        entries = self._logs[key].entries(moment.told)
        return entries if pictures else [*map(without_happenings, entries)]

    # Earlier plies

    def at(self, ply: int, viewer: int, person: str, reader: Reader) -> wire_table.Earlier:
        """Return the table after so many actions, as the viewer could see it then."""
        return self.earlier(self.table.chronicle.view_at(ply, viewer), ply, person, reader)

    def earlier(
        self,
        view: Any,  # noqa: ANN401 - a view
        ply: int,
        person: str,
        reader: Reader,
    ) -> wire_table.Earlier:
        """Return a view of an earlier moment, or of what might have followed, to be looked at."""
        table, viewer = self.table, view.seat
        mine = table.seats_of(person)
        painted, turn = self.painter.unlit(view, reader), _turn(view.actor, viewer, mine)
        scores = known_scores(table.game, view)
        return {
            "ply": ply,
            "last": table.ply,
            "title": painted["title"],
            "goal": painted["goal"],
            "tallies": painted["tallies"],
            "timeline": painted["timeline"],
            "actor": seat_or_none(view.actor),
            "prompt": self._for_screen(painted["prompt"], turn, viewer, mine, reader.lang),
            "parts": painted["parts"],
            "players": players(table, self.voice(reader.lang), scores, view.actor, person),
            "news": table.chronicle.last_move(ply),
        }

    async def practice(
        self, ply: int, seat: int, person: str, reader: Reader, picks: Picks
    ) -> wire_review.Practice:
        """Return an earlier moment as its seat saw it, with what it could pick up then."""
        table, view = self.table, self.table.chronicle.view_at(ply, seat)
        painted = await self._studio.painted(self.painter, view, reader, picks)
        scores, voice = known_scores(table.game, view), self.voice(reader.lang)
        here = players(table, voice, scores, seat, person)
        return {**painted, "ply": ply, "players": here}

    def chart(self, viewer: int) -> list[tuple[int, list[int | None]]]:
        """Return the scores at each ply where one changed, as the viewer could know them."""
        game = self.table.game
        scores = [known_scores(game, view) for view in self.table.chronicle.views(viewer)]
        changes = enumerate(pairwise(scores), 1)
        return [(0, scores[0]), *((ply, now) for ply, (before, now) in changes if now != before)]


def _turn(actor: int, viewer: int, mine: Sequence[int]) -> WhoseTurn:
    if actor == NOBODY:
        return "over"
    if actor == viewer:
        return "you"
    return "mine" if actor in mine else "other"

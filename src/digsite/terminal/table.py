"""A match as this terminal follows it: every action is told, and kept in a file."""

import tempfile
from pathlib import Path
from typing import Generic

from digsite.core.game import S, V
from digsite.core.match import Match
from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import Rng, seeded
from digsite.core.seats import NOBODY
from digsite.terminal.choices import Choice
from digsite.terminal.keeping import keep, new_path
from digsite.terminal.screen import Screen
from digsite.terminal.seating import Seating
from digsite.terminal.story import Story


class Table(Generic[S, V]):
    """Match, seats, screen, story and file together."""

    def __init__(self, match: Match[S, V], seating: Seating, screen: Screen, path: Path) -> None:
        self.match = match
        self.game = match.game
        self.seating = seating
        self.screen = screen
        self.path = path
        self.viewers = seating.people or [NOBODY]
        self.story = Story(match.game, match.record, self.viewers)
        self.notices: list[Phrase] = []  # to be shown with the next table
        self._seed = bytes.fromhex(match.saved().header["Seed"])
        self._told = {viewer: self._last_turn(viewer, match.ply) for viewer in self.viewers}
        self._last_person = NOBODY
        for seat, name in enumerate(seating.names):
            match.name(f"Seat-{seat}", name)

    def act(self, seat: int, action: int) -> None:
        """Play an action and write everything down."""
        self.match.act(seat, action)
        self._changed()

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        self.match.undo(seat)
        self._changed()

    def _changed(self) -> None:
        self.story.follow(self.match.record)
        self.keep()

    def keep(self) -> bool:
        """Write the record; if that fails the game goes on, and the next table says so."""
        try:
            keep(self.match.saved(), self.path)
        except OSError as error:
            why = error.strerror or str(error)
            self.notice(phrase("terminal-not-saved", file=str(self.path), why=why))
            return False
        return True

    def keep_somewhere(self) -> None:
        """Write the record, into a temporary folder if its own file cannot be written."""
        if not self.keep():
            self.path = new_path(self.game.NAME, Path(tempfile.gettempdir()))
            self.keep()

    def notice(self, notice: Phrase) -> None:
        """Have something said with the next table, once."""
        if notice not in self.notices:
            self.notices.append(notice)

    def show_notices(self) -> None:
        """Say what is to be said."""
        for notice in self.notices:
            self.screen.line(notice, "warning")
        self.notices.clear()

    def choices(self, seat: int) -> list[Choice]:
        """Give the actions open to a seat, in words."""
        view, game, say = self.match.view(seat), self.game, self.screen.say
        return [Choice(a, game.say(a), say(game.label(view, a))) for a in view.legal]

    def news(self, viewer: int) -> list[str]:
        """Tell what happened since the viewer began his last turn; next time, what is new."""
        now = self.match.ply
        since = min(self._told[viewer], now)
        moves = self.match.record.moves
        goes_on = now > 0 and moves[now - 1].seat == viewer
        self._told[viewer] = self._last_turn(viewer, now) if goes_on else now
        return self.story.sentences(viewer, self.screen.say, since)

    def _last_turn(self, viewer: int, ply: int) -> int:
        """Where the last turn of a viewer began; where the game began, if he had none."""
        moves = self.match.record.moves
        while ply and moves[ply - 1].seat != viewer:
            ply -= 1
        while ply and moves[ply - 1].seat == viewer:
            ply -= 1
        return ply

    def rng(self) -> Rng:
        """Give a bot's dice for this moment: a resumed match gives the same again."""
        return seeded(b"bot" + self._seed + self.match.ply.to_bytes(8, "little"))

    def seat_name(self, seat: int) -> Phrase:
        """Name a seat by its colour."""
        return phrase(f"seat-{self.game.COLOURS[seat]}")

    def heading(self, seat: int) -> str:
        """Give one line: the game, who one is, and who the others are."""
        say = self.screen.say
        parts = [say(phrase("game-title")), say(phrase("terminal-you", who=self.seat_name(seat)))]
        for name in dict.fromkeys(bot.name for bot in self.seating.bots.values()):
            seats = (other for other, bot in self.seating.bots.items() if bot.name == name)
            parts.append(f"{name}: {', '.join(say(self.seat_name(other)) for other in seats)}")
        return " · ".join([*parts, say(phrase("terminal-help-hint"))])

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard: hide what one knew, and wait for the other."""
        last, self._last_person = self._last_person, seat
        if last in (seat, NOBODY) or not self._has_secrets(last):
            return
        self.screen.rub_out()
        self.screen.ask(phrase("terminal-hand-over", who=self.seat_name(seat)))
        self.screen.rub_out()

    def _has_secrets(self, seat: int) -> bool:
        """Whether a seat that does not act sees more than a spectator would."""
        sketch, view = self.game.sketch, self.match.view
        return sketch(view(seat)) != sketch(view(NOBODY))

"""A match at this terminal: every action is told to people, and the record is saved."""

import tempfile
from pathlib import Path
from typing import Generic

from digsite.core.game import S, V
from digsite.core.match import Match
from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import Rng
from digsite.core.seats import NOBODY
from digsite.play.choices import Choice, offered
from digsite.play.chronicle import Chronicle
from digsite.play.dice import bot_dice
from digsite.play.known import has_secrets
from digsite.terminal.display import Display
from digsite.terminal.keeping import keep, new_path
from digsite.terminal.seating import Seating
from digsite.terminal.sentences import sentences


class Session(Generic[S, V]):
    """A match with its seats, display, chronicle and file."""

    def __init__(self, match: Match[S, V], seating: Seating, display: Display, path: Path) -> None:
        self.match = match
        self.game = match.game
        self.seating = seating
        self.display = display
        self.path = path
        self.viewers = seating.people or [NOBODY]
        self._chronicle = Chronicle(match.game, match.seats, match.options)
        self._chronicle.follow(match)
        self.slips: set[str] = set()  # those that were told
        self.notices: list[Phrase] = []  # messages to be shown with the next table
        self._seed = bytes.fromhex(match.saved().header["Seed"])
        self._told = {viewer: self._last_turn(viewer, match.ply) for viewer in self.viewers}
        self._last_person = NOBODY
        for seat, name in enumerate(seating.names):
            match.name(f"Seat-{seat}", name)

    @property
    def careful(self) -> bool:
        """Whether slips are told before they are played: not where others would hear of them."""
        return len(self.seating.people) == 1

    def act(self, seat: int, *actions: int) -> None:
        """Play actions as one step and save the record."""
        self.match.act(seat, *actions)
        self._changed()

    def undo(self, seat: int) -> None:
        """Take back the seat's last action."""
        self.match.undo(seat)
        self._changed()

    def _changed(self) -> None:
        self._chronicle.follow(self.match)
        self.keep()

    def keep(self) -> bool:
        """Save the record. If that fails, the game goes on and the next table tells it."""
        try:
            keep(self.match.saved(), self.path)
        except OSError as error:
            why = error.strerror or str(error)
            self.notice(phrase("terminal-not-saved", file=str(self.path), why=why))
            return False
        return True

    def keep_somewhere(self) -> None:
        """Save the record; in a temporary folder if its own file cannot be written."""
        if not self.keep():
            self.path = new_path(self.game.NAME, Path(tempfile.gettempdir()))
            self.keep()

    def notice(self, notice: Phrase) -> None:
        """Add a message to be shown once, with the next table."""
        if notice not in self.notices:
            self.notices.append(notice)

    def show_notices(self) -> None:
        """Show the messages that wait."""
        for notice in self.notices:
            self.display.line(notice, "warning")
        self.notices.clear()

    def choices(self, seat: int) -> list[Choice]:
        """Return the actions open to a seat, in words."""
        return offered(self.game, self.match.view(seat), self.display.say)

    def news(self, viewer: int) -> list[str]:
        """Return what happened since the viewer's last turn began, and mark it as told."""
        now = self.match.ply
        since = min(self._told[viewer], now)
        goes_on = now > 0 and self._chronicle.played[now - 1].seat == viewer
        self._told[viewer] = self._last_turn(viewer, now) if goes_on else now
        return self.told(viewer, since)

    def told(self, viewer: int, since: int = 0) -> list[str]:
        """Return as sentences what happened from a ply on."""
        return sentences(self._chronicle.told(viewer)[since:], self.display.say)

    def _last_turn(self, viewer: int, ply: int) -> int:
        """Return the ply at which the last turn of a viewer began; 0 if he had none."""
        played = self._chronicle.played
        while ply and played[ply - 1].seat != viewer:
            ply -= 1
        while ply and played[ply - 1].seat == viewer:
            ply -= 1
        return ply

    def rng(self) -> Rng:
        """Return the random generator for a bot at this ply."""
        return bot_dice(self._seed, self.match.ply)

    def seat_name(self, seat: int) -> Phrase:
        """Return the name of a seat, which is its colour."""
        return phrase(f"seat-{self.game.COLOURS[seat]}")

    def heading(self, seat: int) -> str:
        """Return a line with the game, the colour of the person, and the bots."""
        say = self.display.say
        parts = [say(phrase("game-title")), say(phrase("terminal-you", who=self.seat_name(seat)))]
        for name in dict.fromkeys(bot.name for bot in self.seating.bots.values()):
            seats = (other for other, bot in self.seating.bots.items() if bot.name == name)
            parts.append(f"{name}: {', '.join(say(self.seat_name(other)) for other in seats)}")
        return " · ".join([*parts, say(phrase("terminal-for-help"))])

    def hand_over(self, seat: int) -> None:
        """Hide what the person before could see, and wait until the next one is at the keyboard."""
        last, self._last_person = self._last_person, seat
        if last in (seat, NOBODY) or not self._has_secrets(last):
            return
        self.display.rub_out()
        self.display.ask(phrase("terminal-hand-over", who=self.seat_name(seat)))
        self.display.rub_out()

    def _has_secrets(self, seat: int) -> bool:
        """Return whether a seat that does not act sees more than a spectator."""
        return has_secrets(self.match.view(seat), self.match.view(NOBODY))

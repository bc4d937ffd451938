"""The log of a table in words."""

from collections.abc import Sequence

from digsite.core.happenings import Happening, Notice
from digsite.core.phrase import phrase
from digsite.play.chronicle import Told
from digsite.server.protocol import wire_table
from digsite.server.showing.details import seat_or_none
from digsite.server.showing.voices import Voice


class Log:
    """The log as one viewer reads it in one language. What was said once is not said again."""

    def __init__(self, colours: Sequence[str], voice: Voice) -> None:
        self._colours = colours
        self._voice = voice
        self._known: list[tuple[Told, wire_table.LogEntry]] = []

    def entries(self, told: Sequence[Told]) -> list[wire_table.LogEntry]:
        """Return an entry for each ply of what the viewer was told."""
        known = self._known
        same = min(len(known), len(told))
        while same and known[same - 1][0] is not told[same - 1]:
            same -= 1
        del known[same:]
        for ply, each in enumerate(told[same:], same):
            known.append((each, self._entry(each, ply)))
        return [entry for _, entry in known]

    def _entry(self, told: Told, ply: int) -> wire_table.LogEntry:
        """Put an action into words.

        A text such as "then on c4" goes on with the sentence before it. It names the seat, if the
        sentence before it was about another one.
        """
        seat, text = seat_or_none(told.seat), self._voice.say(told.words)
        goes_on = self._voice.goes_on(told.words)
        if goes_on and seat is not None and seat != self._last_seat():
            who = phrase(f"seat-{self._colours[seat]}")
            text, goes_on = self._voice.key("goes-on", who=who, what=text), False
        entry: wire_table.LogEntry = {
            "ply": ply,
            "seat": seat,
            "text": text,
            "notation": told.notation,
            "goes_on": goes_on,
        }
        if told.happened:
            entry["happened"] = [self._happening(each) for each in told.happened]
        return entry

    def _happening(self, happening: Happening) -> wire_table.Happening:
        seat, notice = happening.seat, happening.notice
        return {
            "kind": happening.kind,
            "source": happening.source,
            "target": happening.target,
            "picture": happening.picture,
            "colour": self._colours[seat] if seat >= 0 else "",
            "notice": self._notice(notice) if notice else None,
        }

    def _notice(self, notice: Notice) -> wire_table.Notice:
        return {
            "text": self._voice.say(notice.words),
            "more": self._voice.say(notice.more),
            "tone": notice.tone,
            "picture": notice.picture,
        }

    def _last_seat(self) -> int | None:
        """Return whom the last entry with a text is about."""
        return next((entry["seat"] for _, entry in reversed(self._known) if entry["text"]), None)


def without_happenings(entry: wire_table.LogEntry) -> wire_table.LogEntry:
    """Return an entry in words alone, for somebody to whom nothing is to be shown."""
    bare = entry.copy()
    bare.pop("happened", None)
    return bare

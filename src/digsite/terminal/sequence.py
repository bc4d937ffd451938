"""Several actions typed in one line, such as `extend c4 d4`: all are played, or none."""

from dataclasses import dataclass

from digsite.core.game import S, V
from digsite.terminal.choices import Choice
from digsite.terminal.table import Table
from digsite.terminal.typed import understand


@dataclass(frozen=True)
class Doubt:
    """Words that name no single choice, and what was to be played before them.

    `choices` are what they may mean, or what only their beginning may mean if `begun`; `stands`
    tells that what was played before could not be taken back.
    """

    words: str
    choices: tuple[Choice, ...]
    begun: bool
    before: str
    stands: bool


def play_words(table: Table[S, V], seat: int, words: list[str]) -> Doubt | None:
    """Play what is typed; a doubt takes back what was played before it."""
    match, played = table.match, list[str]()
    begun = ply = match.ply
    while words:
        while ply < match.ply and match.record.moves[ply].seat != seat:
            ply += 1  # chance has acted
        forced = ply < match.ply
        found = understand(words, _forced(table, ply) if forced else table.choices(seat))
        if len(found.choices) != 1:
            stands = _take_back(table, seat, begun)
            begins = found.words < len(words)
            return Doubt(" ".join(words), found.choices, begins, ", ".join(played), stands)
        if not forced:
            table.act(seat, found.choices[0].action)
        played.append(found.choices[0].notation)
        words = words[found.words :]
        ply += 1
    return None


def _forced(table: Table[S, V], ply: int) -> list[Choice]:
    """What the match has played by itself, because there was nothing to choose."""
    notation = table.match.record.moves[ply].text
    return [Choice(table.game.read(notation), notation, "")]


def _take_back(table: Table[S, V], seat: int, begun: int) -> bool:
    """Return to where the line began; give whether something stands that cannot be undone."""
    while table.match.ply > begun and table.match.can_undo(seat):
        table.undo(seat)
    return table.match.ply > begun

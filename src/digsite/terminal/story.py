"""What has happened, told in sentences to each viewer as far as he may know it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Generic

from digsite.core.game import Game, S, V
from digsite.core.phrase import Phrase
from digsite.core.record import Move, Record
from digsite.core.replay import start
from digsite.core.seats import CHANCE
from digsite.terminal.paint import Say

FEW: Final = 2  # chance actions that are told one by one; of more it is told what they were about
LONG: Final = 76  # letters: two sentences share a line up to here


@dataclass(frozen=True)
class Event:
    """One action as one viewer sees it: who acted, what was asked of him, what is told."""

    actor: int
    asked: Phrase
    told: Phrase


class Story(Generic[S, V]):
    """Follows a record with a table of its own, and keeps what each viewer is told."""

    def __init__(self, game: Game[S, V], record: Record, viewers: Sequence[int]) -> None:
        self._game = game
        self._viewers = tuple(viewers)
        self._events: dict[int, list[Event]] = {viewer: [] for viewer in viewers}
        self._moves: list[Move] = []
        self._dealt = start(game, record)
        self.table = game.clone(self._dealt)
        self.follow(record)

    def follow(self, record: Record) -> None:
        """Go on to the end of the record; back first, if it has become shorter."""
        if record.moves[: len(self._moves)] != self._moves:
            self._go_back(record.moves)
        for move in record.moves[len(self._moves) :]:
            self._take_in(move)

    def _take_in(self, move: Move) -> None:
        game, action = self._game, self._game.read(move.text)
        for viewer in self._viewers:
            view = game.look(self.table, viewer)
            told = game.tell(view, game.shown(self.table, action, viewer))
            self._events[viewer].append(Event(self.table.actor, game.prompt(view), told))
        game.apply(self.table, action)
        self._moves.append(move)

    def _go_back(self, moves: list[Move]) -> None:
        """Return to the last action that both have in common."""
        pairs = enumerate(zip(self._moves, moves, strict=False))
        same = next((n for n, (one, other) in pairs if one != other), len(moves))
        self.table = self._game.clone(self._dealt)
        for move in moves[:same]:
            self._game.apply(self.table, self._game.read(move.text))
        del self._moves[same:]
        for events in self._events.values():
            del events[same:]

    def sentences(
        self, viewer: int, say: Say, since: int = 0, until: int | None = None
    ) -> list[str]:
        """Tell what happened from one action on, the actions of one turn together."""
        found: list[str] = []
        events = self._events[viewer][since:until]
        for actor, turn in groupby(events, key=lambda event: event.actor):
            if actor == CHANCE:
                found += _chance(list(turn), say)
            else:
                found += joined(say(event.told) for event in turn)
        return found


def _chance(events: list[Event], say: Say) -> list[str]:
    """Tell a few things one by one, and of many of a kind only what they are."""
    found: list[str] = []
    for asked, same in groupby(events, key=lambda event: event.asked):
        alike = [say(event.told) for event in same]
        found += [say(asked)] if len(alike) > FEW else alike
    return [sentence for sentence in found if sentence]


def joined(parts: Iterable[str]) -> list[str]:
    """Put the actions of one turn into as few lines as read well.

    A part that begins small goes on with the sentence before it; a new sentence shares its line if
    both are short.
    """
    lines: list[str] = []
    for part in filter(None, parts):
        if lines and part[0].islower():
            lines[-1] += f", {part}"
        elif lines and len(lines[-1]) + len(part) <= LONG:
            lines[-1] += f"; {part}"
        else:
            lines.append(part)
    return lines

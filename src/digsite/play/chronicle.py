"""What was played in a match, as each seat and a spectator saw it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from digsite.core.game import Game, S, V
from digsite.core.happenings import Happening
from digsite.core.match import Match, Played
from digsite.core.phrase import Phrase
from digsite.core.replay import dealt
from digsite.core.seats import CHANCE, HIDDEN


@dataclass(frozen=True)
class Told:
    """What one viewer is told about an action."""

    seat: int
    words: Phrase
    notation: str  # empty if the viewer may not know the action
    about: Phrase | None = None  # what was decided, if chance acted
    happened: tuple[Happening, ...] = ()


@dataclass
class _Telling(Generic[S, V]):
    """What one viewer was told so far, the state after the last of it, and his view of that."""

    state: S
    view: V
    told: list[Told] = field(default_factory=list)


class Chronicle(Generic[S, V]):
    """The actions of a match in order, the state after them, and what each viewer is told of them.

    Actions are made into phrases only when a viewer asks. A match may be ahead of its chronicle:
    the server adds an action only when it is stored on disk.
    """

    def __init__(self, game: Game[S, V], seats: int, options: Mapping[str, str]) -> None:
        self._game = game
        self._dealt = dealt(game, seats, options)
        self._now = game.clone(self._dealt)
        self._tellings: dict[int, _Telling[S, V]] = {}
        self._views: dict[int, dict[int, V]] = {}  # by viewer and ply; only the last two of each
        self.played: list[Played] = []

    def follow(self, match: Match[S, V]) -> None:
        """Add what the match has played since the last time; remove what it has taken back."""
        self.cut(match.ply)
        self.add(match.played(len(self.played)))

    def add(self, played: Sequence[Played]) -> None:
        """Add actions to the end."""
        for move in played:
            self._game.apply(self._now, move.action)
            self.played.append(move)

    def cut(self, ply: int) -> None:
        """Go back to the state after so many actions."""
        if ply >= len(self.played):
            return
        del self.played[ply:]
        self._views.clear()
        self._now = self.state_at(ply)
        for viewer, telling in self._tellings.items():
            if len(telling.told) > ply:
                telling.state = self.state_at(ply)
                telling.view = self._game.look(telling.state, viewer)
                del telling.told[ply:]

    @property
    def actor(self) -> int:
        """Whose turn it is."""
        return self._now.actor

    def view(self, viewer: int) -> V:
        """Return what a viewer can see now."""
        views, ply = self._views.setdefault(viewer, {}), len(self.played)
        if ply not in views:
            for old in [*views][:-1]:
                del views[old]
            views[ply] = self._game.look(self._now, viewer)
        return views[ply]

    def state_at(self, ply: int) -> S:
        """Return the state after so many actions."""
        s = self._game.clone(self._dealt)
        for move in self.played[:ply]:
            self._game.apply(s, move.action)
        return s

    def view_at(self, ply: int, viewer: int) -> V:
        """Return what a viewer could see after so many actions."""
        return self._game.look(self.state_at(ply), viewer)

    def views(self, viewer: int) -> list[V]:
        """Return what a viewer could see after each action, from the deal to now."""
        s = self._game.clone(self._dealt)
        seen = [self._game.look(s, viewer)]
        for move in self.played:
            self._game.apply(s, move.action)
            seen.append(self._game.look(s, viewer))
        return seen

    def told(self, viewer: int) -> list[Told]:
        """Return what a viewer is told about each action."""
        telling = self._tellings.get(viewer)
        if telling is None:
            s = self._game.clone(self._dealt)
            telling = self._tellings[viewer] = _Telling(s, self._game.look(s, viewer))
        for move in self.played[len(telling.told) :]:
            telling.told.append(self._tell(telling, move, viewer))
        return [*telling.told]

    def _tell(self, telling: _Telling[S, V], move: Played, viewer: int) -> Told:
        """Return what a viewer is told about the next action; the telling goes on by it."""
        game, before = self._game, telling.view
        shown = game.shown(telling.state, move.action, viewer)
        words = game.tell(before, shown)
        about = game.prompt(before) if move.seat == CHANCE else None
        game.apply(telling.state, move.action)
        views, ply = self._views.get(viewer, {}), len(telling.told) + 1
        telling.view = views[ply] if ply in views else game.look(telling.state, viewer)
        notation = "" if shown == HIDDEN else game.say(shown)
        happened = game.happened(before, shown, telling.view)
        return Told(move.seat, words, notation, about, happened)

    def news(self, seat: int) -> int:
        """Return the ply from which on a seat has not seen what happened.

        That is after its last action: people are asked for every action, and see what they do. A
        seat that has not acted yet has seen nothing.
        """
        plies = range(len(self.played), 0, -1)
        return next((ply for ply in plies if self.played[ply - 1].seat == seat), 0)

    def last_move(self, ply: int) -> int:
        """Return the ply of the last action before this ply that was not by chance."""
        found = (n for n in range(ply - 1, -1, -1) if self.played[n].seat >= 0)
        return next(found, 0)

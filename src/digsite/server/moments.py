"""A table at one version, as far as somebody looks at it: what is sent later is made from this."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from digsite.core.game import Game
from digsite.core.rng import seeded
from digsite.core.seats import NOBODY
from digsite.server.chronicle import Told
from digsite.server.tables import Table
from digsite.server.wire import Core


@dataclass
class Moment:
    """What can be known of one version. The match goes on; a moment does not change."""

    version: int
    ply: int
    actor: int
    public: Any = None  # a spectator's view, where it was asked
    views: dict[int, Any] = field(default_factory=dict)  # by viewer; what a view is, the game knows
    scores: dict[int, list[int | None]] = field(default_factory=dict)  # by viewer, where asked
    news: dict[int, int] = field(default_factory=dict)  # by viewer
    can_undo: dict[int, bool] = field(default_factory=dict)  # by viewer
    secrets: dict[int, bool] = field(default_factory=dict)  # by viewer, where it was asked
    cores: dict[tuple[int, str], Core] = field(default_factory=dict)  # by viewer and language
    painting: dict[tuple[int, str], asyncio.Lock] = field(default_factory=dict)  # the same

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY


@dataclass(frozen=True)
class Sheet:
    """A moment as one viewer sees it, and all that he was told until then."""

    moment: Moment
    viewer: int
    told: Sequence[Told]


class Moments:
    """The newest moment of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._now = _moment(table)

    def now(self, viewer: int, *, several_seats: bool = False) -> Moment:
        """Give the moment that is now, with what this viewer may know of it."""
        table = self._table
        if self._now.version != table.version:
            self._now = _moment(table)
        moment = self._now
        if viewer not in moment.views:
            moment.views[viewer] = table.chronicle.view(viewer)
            spectator = viewer == NOBODY  # who has just come, and never acts
            moment.news[viewer] = table.ply if spectator else table.chronicle.news(viewer)
            moment.can_undo[viewer] = viewer != NOBODY and table.can_undo[viewer]
        if several_seats:
            self.has_secrets(viewer)
        return moment

    def scores(self, moment: Moment, viewer: int) -> list[int | None]:
        """Give the points of each seat as far as a viewer knew them at a moment."""
        if viewer not in moment.scores:
            moment.scores[viewer] = known_scores(self._table.game, moment.views[viewer])
        return moment.scores[viewer]

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees more of the table than a spectator does."""
        moment = self.now(seat)
        if seat not in moment.secrets:
            if moment.public is None:
                moment.public = self._table.chronicle.view(NOBODY)
            seen = replace(moment.views[seat], seat=NOBODY, legal=())
            moment.secrets[seat] = seen != moment.public
        return moment.secrets[seat]

    def followed(self, viewer: int, mine: Sequence[int]) -> int:
        """Give as whom somebody with several seats looks on, if he looked as `viewer` before.

        It is the seat that is to move, unless a bot plays for it, or one of them has something to
        hide.
        """
        actor = self._table.actor
        if actor == viewer or not {actor, viewer} <= {*mine} or self._table.bot():
            return viewer
        return viewer if self.has_secrets(viewer) or self.has_secrets(actor) else actor

    def forget_words(self) -> None:
        """Somebody has another name now: everything must be said anew."""
        self._now.cores.clear()


def _moment(table: Table) -> Moment:
    return Moment(table.version, table.ply, table.actor)


def known_scores(game: Game[Any, Any], view: Any) -> list[int | None]:  # noqa: ANN401 - a view
    """Give the points of each seat as far as a view tells them.

    Two worlds that could lie behind the view are compared: what differs is not known.
    """
    one, other = (game.scores(game.sample(view, seeded(luck))) for luck in (b"one", b"other"))
    return [mine if mine == yours else None for mine, yours in zip(one, other, strict=True)]

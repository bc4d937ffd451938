"""A table at one version, as one viewer sees it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from digsite.core.game import Game
from digsite.core.gathering import Picks
from digsite.core.seats import NOBODY
from digsite.play.chronicle import Told
from digsite.play.known import known_scores
from digsite.server.protocol import wire_view
from digsite.server.showing.reader import Reader
from digsite.server.table.table import Table


@dataclass(eq=False)
class Moment:
    """What one viewer may know of one version of a table, and what he was told until then.

    The match goes on; a moment does not change. So it can be painted and sent later.
    """

    game: Game[Any, Any]
    version: int
    ply: int
    actor: int
    viewer: int
    view: Any  # what a view is, only the game knows
    told: Sequence[Told]
    news: int  # the first ply that is news to the viewer
    undo_steps: int  # how many steps the viewer can take back
    paintings: dict[tuple[Reader, Picks], asyncio.Task[wire_view.Painted]] = field(
        default_factory=dict
    )
    reached: int | None = None  # how many steps of a lesson lie behind, if it is one
    secrets: bool = False  # whether the viewer sees more than a spectator, if that was asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == NOBODY

    @cached_property
    def scores(self) -> list[int | None]:
        """The points of each seat as far as the viewer knows them."""
        return known_scores(self.game, self.view)


def moment_of(table: Table, viewer: int) -> Moment:
    """Return what a viewer may know of a table as it is now."""
    chronicle, spectator = table.chronicle, viewer == NOBODY
    return Moment(
        table.game,
        table.version,
        table.ply,
        table.actor,
        viewer,
        chronicle.view(viewer),
        chronicle.told(viewer),
        news=table.ply if spectator else chronicle.news(viewer),  # to a spectator nothing is news
        undo_steps=0 if spectator else table.undo_steps[viewer],
        reached=None if table.plies is None else len(table.plies) - 1,
    )

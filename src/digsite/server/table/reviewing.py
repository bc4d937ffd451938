"""Reviews of finished games: made in the background, a few decisions at a time, and kept.

They are thought about by the same processes as the moves of bots, and after everything else
(`Urgency.REVIEW`). How far one has come is written down now and then, so that it goes on after a
restart; once it is made, it is never made again.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from digsite.bots import Budget
from digsite.core.bygone import Bygone
from digsite.core.errors import Unreadable
from digsite.core.record import Record
from digsite.reviews.decisions import Decision
from digsite.reviews.tries import Try
from digsite.reviews.whole import Review, assembled, read_decision, reviewable
from digsite.server.protocol.refusals import Refusal
from digsite.server.store.reviews import (
    KeptReview,
    forget_review,
    keep_review,
    kept_review,
    unfinished,
)
from digsite.server.store.servers import lives
from digsite.server.table.hall import LOG, Hall
from digsite.server.table.queue import Need, Urgency
from digsite.server.table.table import Table

THOUGHT: Final = Budget(seconds=0.1)  # for each decision
AT_ONCE: Final = 3  # decisions in one thought: whoever waits for a bot waits no longer for them
WRITTEN: Final = 30  # decisions from one note of how far a review is to the next
MOST: Final = 40  # reviews that are made at a time
ROUND: Final = 2.0  # seconds between two looks for reviews whose server has ended
REMEMBERED: Final = 40  # reviews in memory


@dataclass
class Job:
    """A review that is being made."""

    of: int = 1  # decisions
    judged: list[Decision] = field(default_factory=list)
    stopped: bool = False  # something went wrong: it can be asked for again

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""
        return min(len(self.judged) / max(self.of, 1), 1.0)


class Reviews:
    """The reviews that are made now, and those that were asked for lately."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._jobs: dict[str, Job] = {}
        self._made: dict[str, Review] = {}

    async def made(self, table: Table) -> Review | None:
        """Return the review of a table, if it was made; Refusal if the table cannot have one."""
        check(table)
        if table.id not in self._made and table.id not in self._jobs:
            kept = await self._kept(table.id)
            if kept and kept.whole:
                self._remember(table.id, Review.read(kept.whole))
        return self._made.get(table.id)

    async def progress(self, table: Table) -> float | None:
        """Return how far the review of a table is; None if nobody makes it."""
        job = self._jobs.get(table.id)
        if job is None:
            return await self._progress_elsewhere(table)
        return None if job.stopped else job.progress

    async def _progress_elsewhere(self, table: Table) -> float | None:
        """Return the same of a review that another server on the same database makes."""
        kept = await self._kept(table.id) if self._hall.store.shared else None
        if kept is None or not await self._hall.store.read(partial(lives, server=kept.server)):
            return None
        return len(kept.judged) / max(kept.decisions, 1)

    def knows(self, table: str) -> bool:
        """Return whether this server has begun the review of a table, or could not make it."""
        return table in self._jobs

    async def begin(self, table: Table, person: str) -> None:
        """Begin to make the review of a table, if it is not made yet and nobody makes it."""
        if await self.made(table) or await self.progress(table) is not None:
            return
        begun = self._jobs.get(table.id)
        if begun and not begun.stopped:
            return  # by somebody who asked at the same time
        if sum(not job.stopped for job in self._jobs.values()) >= MOST:
            raise Refusal("busy")
        self._jobs[table.id] = job = Job()
        self._hall.start(asyncio.create_task(self._make(table, job, person)))

    async def try_again(
        self, table: Table, ply: int, actions: Sequence[int], person: str
    ) -> tuple[Try, Decision]:
        """Judge other actions at a moment that the review knows."""
        decision = await self.decision(table, ply)
        need = Need(person, lambda: Urgency.WAITED_FOR)
        judged = await self._hall.workshop.judge(table.match.record, decision, actions, need)
        if judged is None:
            raise Refusal("bad-request")
        return judged, decision

    async def decision(self, table: Table, ply: int) -> Decision:
        """Return what the review says of a ply; Refusal if it says nothing."""
        review = await self.made(table)
        for each in review.decisions if review else ():
            if each.ply == ply:
                return each
        raise Refusal("not-found")

    # Making one

    async def _make(self, table: Table, job: Job, person: str) -> None:
        try:
            review = await self._looked_back(table, job, person)
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001 - whoever waits for the review must hear of it
            LOG.exception("the review of table %s has failed", table.id)
            job.stopped = True
            await self._hall.store.write(partial(forget_review, table=table.id))
            return
        self._remember(table.id, review)
        del self._jobs[table.id]

    async def _looked_back(self, table: Table, job: Job, person: str) -> Review:
        record = table.match.record
        plies = await asyncio.to_thread(reviewable, table.game, record)
        kept = await self._kept(table.id)
        job.judged = [read_decision(each) for each in kept.judged] if kept else []
        job.of = len(plies)
        await self._write(table.id, job)
        need = Need(person, lambda: Urgency.REVIEW)
        await self._judge(table.id, job, record, plies, need)
        review = await asyncio.to_thread(assembled, table.game, record, job.judged)
        whole = KeptReview(table.id, [], job.of, review.as_json(), self._hall.store.server)
        await self._hall.store.write(partial(keep_review, kept=whole))
        return review

    async def _judge(
        self, table: str, job: Job, record: Record, plies: Sequence[int], need: Need
    ) -> None:
        """Let all decisions be judged that were not: a few at a time, on every free process."""
        known = {each.ply for each in job.judged}
        left = [ply for ply in plies if ply not in known]
        chunks = iter([left[n : n + AT_ONCE] for n in range(0, len(left), AT_ONCE)])
        written = len(job.judged)

        async def work() -> None:
            nonlocal written
            for chunk in chunks:
                job.judged += await self._hall.workshop.decide(record, chunk, THOUGHT, need)
                if len(job.judged) >= written + WRITTEN:
                    written = len(job.judged)
                    await self._write(table, job)

        async with asyncio.TaskGroup() as workers:
            for _ in range(self._hall.workshop.beside):
                workers.create_task(work())

    async def _write(self, table: str, job: Job) -> None:
        judged = [asdict(each) for each in job.judged]
        kept = KeptReview(table, judged, job.of, None, self._hall.store.server)
        await self._hall.store.write(partial(keep_review, kept=kept))

    async def _kept(self, table: str) -> KeptReview | None:
        """Return what is kept of a review; what an older digsite wrote is made anew."""
        kept = await self._hall.store.read(partial(kept_review, table=table))
        try:
            if kept and kept.whole:
                Review.read(kept.whole)
        except Unreadable:
            return None
        return kept

    def _remember(self, table: str, review: Review) -> None:
        self._made[table] = review
        while len(self._made) > REMEMBERED:
            del self._made[next(iter(self._made))]


def check(table: Table) -> None:
    """Raise Refusal if a table cannot be reviewed: it is still played, or its rules are gone."""
    if not table.over or not table.match.over:
        raise Refusal("not-over")
    if isinstance(table.game, Bygone):
        raise Refusal("not-here")


async def go_on(hall: Hall, reviews: Reviews) -> None:
    """Go on with the reviews that were being made when this server, or another one, ended."""
    await _go_on(hall, reviews)
    while hall.store.shared:
        await asyncio.sleep(ROUND)
        try:
            await _go_on(hall, reviews)
        except SQLAlchemyError as error:
            LOG.warning("reviews cannot be read: %s", type(error).__name__)


async def _go_on(hall: Hall, reviews: Reviews) -> None:
    for table_id in await hall.store.read(partial(unfinished, shared=hall.store.shared)):
        if reviews.knows(table_id):
            continue
        try:
            table = await hall.any_table(table_id)
            await reviews.begin(table, table_id)
        except Refusal as refusal:
            LOG.info("the review of table %s is left as it is: %s", table_id, refusal.why)

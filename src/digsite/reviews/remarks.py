"""The marked turns of a review in words: what was played, what was better, and why."""

from collections.abc import Iterator
from dataclasses import dataclass

from digsite.bots import why
from digsite.core.game import Game, S, V
from digsite.core.phrase import Phrase
from digsite.core.record import Record
from digsite.core.replay import Replayed, replayed
from digsite.core.versions import rules_of
from digsite.reviews.decisions import Decision, dice
from digsite.reviews.marks import Turn
from digsite.reviews.whole import Review


@dataclass(frozen=True)
class Remark:
    """The decision that cost most in a marked turn."""

    turn: Turn
    decision: Decision
    played: Phrase
    better: tuple[Phrase, ...]  # what its seat would better have played, one after the other
    reasons: tuple[Phrase, ...]  # what is good about the first of it


def remarks(game: Game[S, V], record: Record, review: Review) -> Iterator[Remark]:
    """Yield the marked turns of a review, in the order of the game."""
    game = rules_of(game, record)
    turns = {turn.worst: turn for turn in review.marked}
    decisions = {each.ply: each for each in review.decisions}
    for each in replayed(game, record):
        if each.ply in turns:
            yield _remark(game, record, each, turns[each.ply], decisions[each.ply])


def _remark(
    game: Game[S, V], record: Record, each: Replayed[S], turn: Turn, decision: Decision
) -> Remark:
    view = game.look(each.before, each.actor)
    return Remark(
        turn=turn,
        decision=decision,
        played=game.label(view, decision.action),
        better=tuple(_labels(game, each, decision.line)),
        reasons=why(game, view, decision.line[0], dice(record, each.ply)),
    )


def _labels(game: Game[S, V], each: Replayed[S], line: tuple[int, ...]) -> Iterator[Phrase]:
    """Yield what each action of a line says, as long as it is possible."""
    s = game.clone(each.before)
    for action in line:
        if s.actor != each.actor or action not in game.legal(s):
            return
        yield game.label(game.look(s, each.actor), action)
        game.apply(s, action)

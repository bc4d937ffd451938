"""The review of a finished game in words, and moments of it that can be played again."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from digsite.core.phrase import Phrase
from digsite.core.seats import NOBODY
from digsite.reviews.decisions import Decision
from digsite.reviews.marks import turning_points
from digsite.reviews.remarks import Remark, remarks
from digsite.reviews.rolls import Roll
from digsite.reviews.whole import Review
from digsite.server.protocol import wire_review
from digsite.server.showing.voices import Voice
from digsite.server.table.table import Table

MUCH: Final = 0.02  # luck that is worth a bar
DIGITS: Final = 4


def looked_back(table: Table, review: Review, voice: Voice, viewer: int) -> wire_review.LookedBack:
    """Return a review in words, for somebody who looks from a seat or as a spectator."""
    record = table.match.record
    return {
        "last": table.ply,
        "curve": [*_curve(table, review)],
        "accounts": [*_accounts(review)],
        "moments": [_moment(each, voice) for each in remarks(table.game, record, review)],
        "only": review.only_moves,
        "rolls": [_roll(each) for each in review.rolls if max(map(abs, each.luck)) >= MUCH],
        "turning": [*_turning(review, None if viewer == NOBODY else viewer)],
    }


def _curve(table: Table, review: Review) -> Iterator[tuple[int, list[float]]]:
    for ply, chances in review.curve:
        yield ply, _rounded(chances)
    yield table.ply, _rounded(review.result)


def _accounts(review: Review) -> Iterator[wire_review.ReviewAccount]:
    for seat, account in enumerate(review.accounts):
        yield {
            "start": round(account.start, DIGITS),
            "errors": round(account.errors, DIGITS),
            "others": round(account.others, DIGITS),
            "chance": round(account.chance, DIGITS),
            "hidden": round(account.hidden, DIGITS),
            "result": round(account.result, DIGITS),
            "loss": round(review.loss(seat), DIGITS),
        }


def _moment(remark: Remark, voice: Voice) -> wire_review.ReviewMoment:
    decision = remark.decision
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "mark": remark.turn.mark,
        "cost": round(remark.turn.cost, DIGITS),
        "chances": round(decision.chances[decision.seat], DIGITS),
        "played": voice.say(remark.played),
        "better": [voice.say(each) for each in remark.better],
        "reasons": [voice.say(each) for each in remark.reasons],
    }


def _roll(roll: Roll) -> wire_review.ReviewRoll:
    return {"ply": roll.ply, "luck": _rounded(roll.luck)}


def _turning(review: Review, seat: int | None) -> Iterator[wire_review.ReviewTurning]:
    for each in turning_points(review.decisions, review.rolls, seat):
        yield {
            "ply": each.ply,
            "seat": each.seat,
            "change": round(each.change, DIGITS),
            "rolled": each.rolled,
        }


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(each, DIGITS) for each in chances]


def after(table: Table, decision: Decision, actions: Sequence[int], viewer: int) -> list[Any]:
    """Return what a viewer would have seen after each of these actions at a decision."""
    look = table.game.look
    return [look(s, viewer) for _, s in _played(table, decision, actions)]


def labels(table: Table, decision: Decision, actions: Sequence[int], voice: Voice) -> list[str]:
    """Return what each of these actions says at a decision, as its seat would read it."""
    return [voice.say(said) for said, _ in _played(table, decision, actions)]


def _played(
    table: Table, decision: Decision, actions: Sequence[int]
) -> Iterator[tuple[Phrase, Any]]:
    """Yield what each action says, and the state after it: as long as the same seat may play on."""
    game, s = table.game, table.chronicle.state_at(decision.ply)
    for action in actions:
        if s.actor != decision.seat or action not in game.legal(s):
            return
        said = game.label(game.look(s, s.actor), action)
        game.apply(s, action)
        yield said, s

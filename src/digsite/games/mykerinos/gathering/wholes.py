"""What is meant by a thing that is a whole action, and what is asked in the survey."""

from digsite.core.gathering import Meaning
from digsite.core.phrase import Phrase, listed, phrase
from digsite.core.rng import seeded
from digsite.games.mykerinos.actions import (
    CALL_BROWN,
    DECLINE,
    DISCARD,
    PASS,
    ROOM,
    SIDES,
    SKIP,
    TAKE,
)
from digsite.games.mykerinos.components import NO_PATRON, PATRON, PATRONS, ROOM_WORTH, WORTH
from digsite.games.mykerinos.rules.course import apply
from digsite.games.mykerinos.rules.museum import scores
from digsite.games.mykerinos.view import View
from digsite.games.mykerinos.words import pass_ties, room_gain, room_patrons, seat
from digsite.games.mykerinos.worlds import sample


def of_whole(v: View, action: int) -> Meaning:
    """Return what a whole action means."""
    if action == PASS:
        return of_pass(v)
    if action < SKIP or action >= ROOM:
        return of_room(v, action)
    if action == SKIP:
        cubes = v.players[v.actor].held_neutral
        return Meaning(phrase("gather-skip", cubes=cubes), "", phrase("gather-lay-none"))
    if action == DECLINE:
        return Meaning(phrase("gather-decline"), "", phrase("gather-take-nothing"))
    return of_lot(v, action)


def of_pass(v: View) -> Meaning:
    """M4.4  Return which ties a pass wins, what it ends, and which space it takes.

    Who can only pass is told so; the large button tells him of ties.
    """
    ties = pass_ties(v)
    cubes = v.players[v.actor].reserve
    says = phrase("gather-ties", rivals=rivals(v), ties=ties["ties"])
    return Meaning(
        phrase("gather-only-pass", cubes=cubes) if len(v.legal) == 1 else says,
        phrase("gather-ends", cubes=cubes),
        phrase("gather-confirm-pass", **ties),
    )


def rivals(v: View) -> Phrase | str:
    """Return who has still to pass, besides the actor: he wins ties against them."""
    waiting = [
        seat(v, each) for each in range(v.seats) if each != v.actor and v.players[each].passed == 0
    ]
    return listed(waiting) if waiting else ""


def of_room(v: View, action: int) -> Meaning:
    """Return what a room brings. Sir Brown pays with a cube in hand, the survey does not."""
    brown, gain = action < SKIP, points_won(v, action)
    room = action - (CALL_BROWN if brown else ROOM)
    patrons = [phrase(f"patron-{PATRONS[patron]}") for patron in room_patrons(room)]
    confirm = phrase("gather-confirm-room", gain=gain)
    if brown:
        left = v.players[v.actor].reserve - 1
        confirm = phrase("gather-confirm-brown", gain=gain, cubes=1, left=left)
    says = phrase("gather-room", worth=ROOM_WORTH[room], gain=gain)
    return Meaning(
        says, phrase("gather-wings", wings=len(patrons), patrons=listed(patrons)), confirm
    )


def of_lot(v: View, action: int) -> Meaning:
    """Return what a lot brings now and at the end, or that the neutral's leaves the game."""
    side = (action - TAKE) % 2
    where = phrase(f"lot-{SIDES[side]}")
    lot = v.lots[2 * v.zone + side]
    number = lot.lot if lot else 0
    worth = WORTH[number]
    patron = PATRONS[PATRON[number]] if PATRON[number] != NO_PATRON else "none"
    says = phrase("gather-lot", kind=patron, patron=phrase(f"patron-{patron}"), points=worth)
    if action >= DISCARD:
        confirm = phrase("gather-confirm-discard", lot=where)
        return Meaning(says, phrase("gather-discarded"), confirm)
    gain = points_won(v, action)
    more = phrase("gather-lot-more", end=gain - worth)
    return Meaning(says, more, phrase("gather-confirm-take", lot=where, gain=gain))


def points_won(v: View, action: int) -> int:
    """Return how many more points the actor would have if the game ended after this action."""
    s = sample(v, seeded(b"gather"))
    before = scores(s)[v.actor]
    apply(s, action)
    return scores(s)[v.actor] - before


# The survey


def asked_in_survey(v: View) -> Meaning:
    """Return what is asked while neither a lot nor a room is picked."""
    gains = [room_gain(v, v.actor, action - ROOM) for action in v.legal if action >= ROOM]
    rooms = len(gains)
    stem = "reward" if v.rank < 2 else "leftover"
    if v.claimant >= v.seats:
        stem = "discard"
    choose = "gather-choose-reward" if rooms else "gather-choose-lot"
    says = phrase(f"gather-{stem}", zone=v.zone + 1, rank=v.rank + 1, rooms=rooms)
    more = phrase(f"gather-{stem}-more", rooms=rooms, best=max(gains, default=0))
    return Meaning(says, more, phrase(choose))

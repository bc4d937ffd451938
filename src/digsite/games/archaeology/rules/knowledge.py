"""Archaeology: cards come into hands and leave them, and what is known of them. A10.

Every viewer has a row about each hand: the cards that are surely there, how many others there are,
and how many of those can be maps. The public is a viewer too.
"""

from mypy_extensions import i64

from digsite.games.archaeology.components import MAP
from digsite.games.archaeology.state import State


def row_of(s: State, viewer: i64, holder: i64) -> i64:
    """Return the number of the row with what a viewer knows of a hand."""
    return s.seats * viewer + holder


def move_card(s: State, seat: i64, cards: i64, kind: i64) -> None:
    """Put cards into a hand, or take them out, without a word about who sees it."""
    s.hands[7 * seat + kind] += cards
    s.sizes[seat] += cards


def gain_unseen(s: State, seat: i64, kind: i64, can_be_map: i64) -> None:
    """A4.2  A card goes into a hand unseen. A10.5  Only cards from the dig site can be maps."""
    move_card(s, seat, 1, kind)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            row = row_of(s, viewer, seat)
            s.secret[row] += 1
            s.maybe_maps[row] += can_be_map


def gain(s: State, seat: i64, kind: i64) -> None:
    """A10.2  A card goes into a hand openly: everybody knows that it is there."""
    move_card(s, seat, 1, kind)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            s.known[7 * row_of(s, viewer, seat) + kind] += 1


def lose(s: State, seat: i64, kind: i64, cards: i64) -> None:
    """A10.3  Cards leave a hand openly: known ones first, then some of those that were secret."""
    move_card(s, seat, -cards, kind)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            forget(s, row_of(s, viewer, seat), kind, cards)


def forget(s: State, row: i64, kind: i64, cards: i64) -> None:
    """A10.3  Take cards of a kind out of what is known of a hand.

    Of the secret cards that are no maps nobody can tell which came from the dig site: those that
    stay may be maps as far as they can be.
    """
    sure = min(cards, s.known[7 * row + kind])
    s.known[7 * row + kind] -= sure
    s.secret[row] -= cards - sure
    if kind == MAP:
        s.maybe_maps[row] -= cards - sure
    s.maybe_maps[row] = min(s.maybe_maps[row], s.secret[row])


def learn_theft(s: State, kind: i64) -> None:
    """A10.4  Thief and victim know the stolen card; the others lose sight of what it may be."""
    for viewer in range(s.seats + 1):
        if viewer == s.turn:
            forget(s, row_of(s, viewer, s.victim), kind, 1)
        elif viewer == s.victim or is_of_one_kind(s, viewer):
            s.known[7 * row_of(s, viewer, s.turn) + kind] += 1
            if viewer != s.victim:
                forget(s, row_of(s, viewer, s.victim), kind, 1)
        else:
            lose_sight(s, row_of(s, viewer, s.victim), row_of(s, viewer, s.turn))


def is_of_one_kind(s: State, viewer: i64) -> bool:
    """A10.4  Whether a viewer knows the whole hand of the victim, and it is of one kind."""
    row = row_of(s, viewer, s.victim)
    return s.secret[row] == 0 and s.sizes[s.victim] in s.known[7 * row : 7 * row + 7]


def lose_sight(s: State, victim: i64, thief: i64) -> None:
    """A10.4  One card has moved between two rows, and it may be of any kind.

    Of each known kind one card less is sure, and it can be a map if there was one to steal.
    """
    for kind in range(7):
        if s.known[7 * victim + kind] > 0:
            s.known[7 * victim + kind] -= 1
            s.secret[victim] += 1
            if kind == MAP:
                s.maybe_maps[victim] += 1
    s.secret[thief] += 1
    if s.maybe_maps[victim] > 0:
        s.maybe_maps[thief] += 1
    s.secret[victim] -= 1
    s.maybe_maps[victim] = min(s.maybe_maps[victim], s.secret[victim])


def total(numbers: list[int]) -> i64:
    """Return the sum of a list."""
    added: i64 = 0
    for number in numbers:
        added += number
    return added


def nth_card(cards: list[int], first: i64, n: i64) -> i64:
    """Return the kind of the card with `n` before it, in seven counts that begin at `first`."""
    kind: i64 = 0
    while n >= cards[first + kind]:
        n -= cards[first + kind]
        kind += 1
    return kind

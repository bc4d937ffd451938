"""What is known of hands in a position of Archaeology. A10 of docs/rules/archaeology.md."""

from digsite.core.fields import Fields
from digsite.games.archaeology.components import KINDS, MAP
from digsite.games.archaeology.position_cards import read_kinds, write_kinds
from digsite.games.archaeology.rules.knowledge import row_of
from digsite.games.archaeology.state import State


def write_knowledge(s: State) -> list[str]:
    """Return a part for each viewer and hand of which anything is known."""
    rows = []
    for viewer in range(s.seats + 1):
        for holder in range(s.seats):
            row = row_of(s, viewer, holder)
            known = s.known[7 * row : 7 * row + 7]
            if viewer != holder and (any(known) or s.maybe_maps[row] < s.secret[row]):
                who = "*" if viewer == s.seats else str(viewer)
                rows.append(f"{who}>{holder}:{write_kinds(known)}:{s.maybe_maps[row]}")
    return rows


def read_knowledge(s: State, fields: Fields) -> None:
    """A10.1  What is left out is not known; one's own hand is known without a word."""
    for row in range(len(s.secret)):
        s.secret[row] = s.maybe_maps[row] = s.sizes[row % s.seats]
    for seat in range(s.seats):
        s.secret[row_of(s, seat, seat)] = s.maybe_maps[row_of(s, seat, seat)] = 0
    for part in fields.any_parts("known", "/"):
        words = part.split(":")
        fields.check("known", "expected viewer>holder:cards:maps", holds=len(words) == 3)
        row = _row(s, fields, words[0])
        known = read_kinds(fields, "known", words[1])
        s.known[7 * row : 7 * row + 7] = known
        s.secret[row] -= sum(known)
        fields.check("known", "more cards than in the hand", holds=s.secret[row] >= 0)
        numbers = [str(number) for number in range(s.secret[row] + 1)]
        s.maybe_maps[row] = fields.among("known", words[2], numbers)
    for viewer in range(s.seats + 1):
        for holder in range(s.seats):
            if viewer != holder:
                _check_row(s, fields, viewer, holder)


def _row(s: State, fields: Fields, pair: str) -> int:
    seats = [str(seat) for seat in range(s.seats)]
    viewer, _, holder = pair.partition(">")
    fields.check("known", "nobody needs to know himself", holds=viewer != holder)
    seen_by = fields.among("known", viewer, [*seats, "*"])
    return row_of(s, seen_by, fields.among("known", holder, seats))


def _check_row(s: State, fields: Fields, viewer: int, holder: int) -> None:
    """A10  What is known is true, and everybody knows what the public knows."""
    row, public = row_of(s, viewer, holder), row_of(s, s.seats, holder)
    known, common = s.known[7 * row : 7 * row + 7], s.known[7 * public : 7 * public + 7]
    hand = s.hands[7 * holder : 7 * holder + 7]
    for kind in range(7):
        true = common[kind] <= known[kind] <= hand[kind]
        fields.check("known", f"cannot be: {KINDS[kind]}", holds=true)
        taken = s.taken[kind] if holder == s.turn else 0
        fields.check("known", f"was taken openly: {KINDS[kind]}", holds=taken <= known[kind])
    possible = hand[MAP] <= known[MAP] + s.maybe_maps[row] <= common[MAP] + s.maybe_maps[public]
    fields.check("known", "so many maps cannot be", holds=possible)

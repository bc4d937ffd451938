"""Positions of Archaeology for the tests: what matters is said, the rest is out of the way."""

from digsite.games import archaeology, load
from digsite.games.archaeology.components import CHAMBERS, COPIES, KINDS
from digsite.games.archaeology.position import NAMES
from digsite.games.archaeology.state import State
from tests.helpers import names_of_legal, play_names

GAME = load("archaeology")


def line(seats: int = 3, buried: str = "-", **changes: str) -> str:
    """A position as text: seat 0 has dug, and may act; thieves and storms are drawn.

    20 cards are left in the dig site, among them the treasures `buried`. All cards that are said
    to be nowhere were sold one by one by the last seat.
    """
    fields = {
        "seats": str(seats),
        "phase": "actions",
        "turn": "0",
        "actor": "0",
        "hands": "/".join(["-"] * seats),
        "market": "-",
        "dig": "20",
        "thieves": "0",
        "storms": "0",
        "closed": "3,5,7",
        "sold": "/".join(["-"] * seats),
        "trade": "-/-",
        "debt": "0",
        "last": "-",
        "drop": "0",
        "find": "0",
        "victim": "-",
        "end": "done",
        "passed": "0" * seats,
        "known": "-",
        **changes,
    }
    fields["sold"] = with_rest_sold(fields, buried)
    return " ".join(f"{name}={fields[name]}" for name in NAMES)


def counted(cards: str) -> list[int]:
    """Cards or sets as numbers by kind: counted("coin2,cup1")."""
    counts = [0] * 7
    for word in cards.replace("/", ",").split(","):
        if word != "-":
            name = word.rstrip("0123456789")
            counts[KINDS.index(name)] += int(word[len(name) :])
    return counts


def with_rest_sold(fields: dict[str, str], buried: str) -> str:
    """The sets sold, with all that the last seat must have sold besides."""
    closed = [int(cards) for cards in fields["closed"].split(",") if cards != "-"]
    left = COPIES[:]
    left[KINDS.index("map")] -= sum(n + 1 for n in range(3) if CHAMBERS[n] not in closed)
    for place in (fields["hands"], fields["market"], fields["sold"], buried):
        left = [left[kind] - number for kind, number in enumerate(counted(place))]
    unseen = sum(closed) + int(fields["find"]) - sum(counted(buried))
    unseen += int(fields["dig"]) - int(fields["thieves"]) - int(fields["storms"])
    kinds = [kind for _ in range(18) for kind in (0, 1, 2, 4, 3, 6)]
    for kind in kinds:  # one of each in turn, so that as many kinds as can be are unseen
        if left[kind] and unseen:
            left[kind] -= 1
            unseen -= 1
    *others, last = fields["sold"].split("/")
    words = [] if last == "-" else last.split(",")
    words += [f"{KINDS[kind]}1" for kind in range(7) for _ in range(left[kind])]
    order = [KINDS.index(word.rstrip("0123456789")) for word in words]
    ranked = sorted(range(len(words)), key=lambda n: (order[n], words[n]))
    return "/".join([*others, ",".join(words[n] for n in ranked) or "-"])


def table(seats: int = 3, buried: str = "-", **changes: str) -> State:
    """The position itself."""
    return archaeology.parse(line(seats, buried, **changes))


def late(seats: int = 3, **changes: str) -> State:
    """A position with nothing left to dig, and the pyramid explored; ending the turn is a pass."""
    return table(seats, **{"dig": "0", "closed": "-", "end": "pass", **changes})


def legal(s: State) -> list[str]:
    """The legal actions by name."""
    return names_of_legal(GAME, s)


def play(s: State, *names: str) -> State:
    """Play actions by name; each must be legal."""
    return play_names(GAME, s, *names)


def hand(s: State, seat: int) -> str:
    """A hand as a position has it."""
    return cards(s.hands[7 * seat : 7 * seat + 7])


def cards(counts: list[int]) -> str:
    """Cards as a position has them."""
    return ",".join(f"{KINDS[kind]}{counts[kind]}" for kind in range(7) if counts[kind]) or "-"


def after(verb: str, s: State) -> list[str]:
    """What can be named after a verb now: after("take", s)."""
    return [name.split(" ", 1)[1] for name in legal(s) if name.split(" ")[0] == verb]

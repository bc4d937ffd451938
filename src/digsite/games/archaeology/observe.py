"""A view of Archaeology as named numbers for learning; seats in order from the viewer's."""

from digsite.games.archaeology.components import COPIES, MASK, SETS
from digsite.games.archaeology.phases import OVER
from digsite.games.archaeology.view import Knowledge, Player, View

# Divided by these, the largest numbers there can be are near 2, and usual ones well below 1

CARDS = 36
VALUE = 66  # in trade
MONEY = 170
DIG_SITE = 58


def observe(v: View) -> dict[str, list[float]]:
    """Return cards by kind, numbers of cards, players from the viewer on; all about 0 to 1."""
    order = [(max(v.seat, 0) + turn) % v.seats for turn in range(v.seats)]
    return {
        "phase": [float(v.phase == phase) for phase in range(OVER + 1)],
        "actor": [float(v.actor == seat) for seat in order],
        "turn": [float(v.turn == seat) for seat in order],
        "victim": [float(v.victim == seat) for seat in order],
        "hand": _by_kind(v.hand),
        "gains": [gain / 30 for gain in v.gains],
        "market": _by_kind(v.market),
        "unseen": _by_kind(v.unseen),
        "taken": _by_kind(v.taken),
        "paid": _by_kind(v.paid),
        "last": [float(v.last == kind) for kind in range(MASK + 1)],
        "dig_site": [v.dig_site / DIG_SITE, v.thieves / 8, v.storms / 6],
        "closed": [float(closed) for closed in v.closed],
        "to_do": [v.debt / VALUE, v.to_drop / CARDS, v.to_find / 7],
        "ending": [float(v.idle), float(v.owes_sale)],
        "players": [number for seat in order for number in _player(v.players[seat])],
    }


def _by_kind(cards: tuple[int, ...]) -> list[float]:
    return [cards[kind] / COPIES[kind] for kind in range(MASK + 1)]


def _player(player: Player) -> list[float]:
    return [
        player.cards / CARDS,
        player.money / MONEY,
        player.sold / CARDS,
        float(player.passed),
        *(player.sets[sold] / 9 for sold in range(SETS)),
        *_knowledge(player.seen),
        *_knowledge(player.public),
        *_knowledge(player.knows),
    ]


def _knowledge(knowledge: Knowledge) -> list[float]:
    return [*_by_kind(knowledge.known), knowledge.secret / CARDS, knowledge.maybe_maps / CARDS]

"""A trade: what is given, what is taken, and whether it may be made. A5."""

from typing import Final

from digsite.core.gathering import Gathering, playable
from digsite.core.phrase import Phrase, phrase
from digsite.core.rng import seeded
from digsite.games.archaeology.actions import PAY, TAKE
from digsite.games.archaeology.components import NO_KIND, TRADE
from digsite.games.archaeology.gathering.clicks import clicks
from digsite.games.archaeology.gathering.picked import Picked, one_more
from digsite.games.archaeology.rules import course
from digsite.games.archaeology.things import MARKET
from digsite.games.archaeology.view import View, sale_value, trade_value
from digsite.games.archaeology.words import money, some
from digsite.games.archaeology.worlds import sample

# The seed of the world in which a trade is tried: hidden cards do not matter for it
ANY_WORLD: Final = b"a trade"


def gather_trade(v: View, picked: Picked) -> Gathering:
    """Return the balance of a trade; what was taken by single actions is owed already."""
    offered = trade_value(picked.given)
    owed = v.debt + trade_value(picked.taken)
    lost = offered - owed
    return Gathering(
        says=balance(v, offered, owed),
        more=missing(offered, lost) or needless(picked, lost) or profit(v, picked, lost),
        confirm=phrase("gather-trade"),
        picks=picked.picks,
        clicks=clicks(v, picked),
        actions=trade_actions(v, picked) if lost >= 0 else (),
    )


def trade_actions(v: View, picked: Picked) -> tuple[int, ...]:
    """A5.5  Taken from the cheapest kind up, paid from the dearest down; none if not allowed."""
    takes = [TAKE + kind for kind in range(7) for _ in range(picked.taken[kind])]
    pays = [PAY + kind for kind in range(6, -1, -1) for _ in range(picked.given[kind])]
    actions = (*takes, *pays)
    return actions if playable(course, sample(v, seeded(ANY_WORLD)), actions) else ()


def balance(v: View, offered: int, owed: int) -> Phrase:
    """Say what goes each way, and what is lost."""
    lost = offered - owed
    state = "open" if lost < 0 else "lost" if lost else "even"
    begun = "yes" if v.debt else "no"
    return phrase("gather-balance", begun=begun, give=offered, take=owed, lost=lost, state=state)


def missing(offered: int, lost: int) -> Phrase | None:
    """A5.1  Say what is still to be given."""
    if lost >= 0:
        return None
    return phrase("gather-give-more" if offered else "gather-give-least", value=-lost)


def needless(picked: Picked, lost: int) -> Phrase | None:
    """A5.2  Name the dearest card that the trade does not need: without it least is lost."""
    spare = max((k for k in picked.kinds if TRADE[k] <= lost), default=NO_KIND)
    if spare == NO_KIND:
        return None
    even = TRADE[spare] == lost
    return phrase("gather-without" if even else "gather-needless", what=some(spare))


def profit(v: View, picked: Picked, lost: int) -> Phrase:
    """Say whether what is lost would buy more; else what the trade makes of the hand."""
    if any(TRADE[k] <= lost and one_more(v, picked, MARKET[k]) != picked for k in range(7)):
        return phrase("gather-room", lost=lost)
    after = [v.hand[k] - picked.given[k] + picked.taken[k] for k in range(7)]
    return phrase("gather-worth", before=money(v.worth), after=money(sale_value(after)))

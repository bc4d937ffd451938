"""Cards of the hand alone: a set to sell, or the beginning of a trade. A7."""

from digsite.core.gathering import Button, Gathering
from digsite.core.phrase import Phrase, phrase
from digsite.games.archaeology.actions import SELL
from digsite.games.archaeology.components import PRICES, set_of
from digsite.games.archaeology.gathering.clicks import chambers, clicks, set_click
from digsite.games.archaeology.gathering.picked import Picked, can_explore, can_take, is_set
from digsite.games.archaeology.view import View, trade_value
from digsite.games.archaeology.words import money, some


def gather_cards(v: View, picked: Picked) -> Gathering:
    """Return what cards mean: of one kind a set to sell; of several, or too many, to be traded."""
    if is_set(picked):
        return gather_set(v, picked)
    return Gathering(
        says=phrase("gather-given", give=trade_value(picked.given)),
        more=what_else(v, picked),
        confirm=phrase("gather-trade"),
        picks=picked.picks,
        clicks=clicks(v, picked),
        buttons=(*sizes(v, picked), *chambers(v, picked)),
    )


def gather_set(v: View, picked: Picked) -> Gathering:
    """A7.2  A set earns the price of its size."""
    (kind,) = picked.kinds
    cards = picked.given[kind]
    price = money(PRICES[kind][cards - 1])
    return Gathering(
        says=phrase("label-sell", what=some(kind, cards), price=price),
        more=outcome(v, picked, kind),
        confirm=phrase("gather-sell", cards=cards, price=price),
        picks=picked.picks,
        clicks=clicks(v, picked),
        actions=(SELL + set_of(kind, cards),),
        buttons=(*sizes(v, picked), *chambers(v, picked)),
    )


def outcome(v: View, picked: Picked, kind: int) -> Phrase:
    """Say what money there will be, and what else could be done with the cards."""
    before = v.players[v.seat].money
    after = before + PRICES[kind][picked.given[kind] - 1]
    also = "trade" if can_take(v, picked) else "locked" if v.taken[kind] else "none"
    return phrase("gather-sale", before=money(before), after=money(after), also=also)


def what_else(v: View, picked: Picked) -> Phrase:
    """Say what to do with cards that are no set."""
    if picked.maps_only and can_explore(v):
        return phrase("gather-maps")
    if len(picked.kinds) > 1:
        return phrase("gather-several")
    return phrase("gather-too-many", most=len(PRICES[picked.kinds[0]]))


def sizes(v: View, picked: Picked) -> tuple[Button, ...]:
    """Return a small button for each set of the one kind that could be sold."""
    kind, *others = picked.kinds
    most = min(v.hand[kind], len(PRICES[kind]))
    if others or most == 1:
        return ()
    return tuple(
        Button(
            f"size-{size}",
            phrase("gather-size", cards=size, price=money(PRICES[kind][size - 1])),
            set_click(picked, kind, size),
            chosen=picked.given[kind] == size,
        )
        for size in range(1, most + 1)
    )

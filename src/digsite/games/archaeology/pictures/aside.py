"""What the choice does, on a sheet beside the board: a trade, a storm, a sale or waiting."""

from digsite.core.phrase import phrase
from digsite.core.scenery import Part, Screen, Words
from digsite.games.archaeology.components import TRADE
from digsite.games.archaeology.phases import STORM
from digsite.games.archaeology.pictures.hand import hand_after
from digsite.games.archaeology.pictures.marks import Clickable
from digsite.games.archaeology.pictures.outcome import WIDE, Outcome, draw_outcome
from digsite.games.archaeology.pictures.trade import trade_of
from digsite.games.archaeology.pictures.waiting import draw_waiting, sale_of
from digsite.games.archaeology.things import HAND, MARKET
from digsite.games.archaeology.view import View


def aside(v: View, open_now: Clickable, screen: Screen) -> tuple[Part, ...]:
    """Return the sheet, where there is a column for it and cards are picked up."""
    if screen != "wide" or not open_now.picks:
        return ()
    later = hand_after(v, open_now)
    if v.phase == STORM:
        return (outcome(v, later, phrase("scene-after-storm"), ()),)
    if later != v.hand:
        return (outcome(v, later, phrase("scene-after-trade"), still_fits(v, open_now)),)
    return waiting(v, open_now)


def outcome(v: View, later: tuple[int, ...], title: Words, fits: tuple[int, ...]) -> Part:
    """What the hand sells for now, and after what is picked."""
    shapes, height = draw_outcome(Outcome(v.hand, later, fits))
    return Part("aside", "aside", WIDE, height, title, shapes)


def still_fits(v: View, open_now: Clickable) -> tuple[int, ...]:
    """A5.2  The kinds that could be taken for what would be lost."""
    lost = trade_of(v, open_now.picks).lost
    clicks = open_now.gathering.clicks if open_now.gathering else {}
    return tuple(
        kind
        for kind, pile in enumerate(MARKET)
        if TRADE[kind] <= lost and pile in clicks and clicks[pile].picks.count(pile)
    )


def waiting(v: View, open_now: Clickable) -> tuple[Part, ...]:
    """A7.2  Cards of one kind: what they sell for, what more of them would, and what may come."""
    kinds = [kind for kind, pile in enumerate(HAND) if pile in open_now.picks]
    sale = sale_of(v, kinds[0], len(open_now.picks)) if len(kinds) == 1 else None
    if sale is None:
        return ()
    shapes, height = draw_waiting(sale)
    return (Part("aside", "aside", WIDE, height, phrase("scene-sell-or-wait"), shapes),)

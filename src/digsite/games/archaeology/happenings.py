"""What is seen to happen in Archaeology, and what concerns the viewer: thieves and sandstorms.

Cards of the viewer lie in his hand, kind by kind; those of others are somewhere on their sheets.
"""

from typing import Final

from digsite.core.happenings import Happening, Notice
from digsite.core.phrase import Phrase, phrase
from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from digsite.games.archaeology.actions import (
    DONE,
    DRAW,
    DRAW_STORM,
    DRAW_THIEF,
    DROP,
    EXPLORE,
    PAY,
    ROB,
    STEAL,
    TAKE,
)
from digsite.games.archaeology.components import CHAMBERS, KINDS, SET_KIND, SET_SIZE
from digsite.games.archaeology.phases import DEAL, DIG, FINDING, FIRST_PLAYER
from digsite.games.archaeology.things import CHAMBER, DECK, HAND, MARKET, PLAYER
from digsite.games.archaeology.view import View
from digsite.games.archaeology.words import seat, some

BACK: Final = "back"  # symbols
THIEF: Final = "ico-thief"
SAND: Final = "ico-storm"

UNKNOWN: Final = -1  # instead of the kind of a card that the viewer may not see

Happenings = tuple[Happening, ...]


def happened(before: View, action: int, after: View) -> Happenings:
    """Return what is seen to happen; setting up is not shown card by card."""
    if before.actor == CHANCE:
        return () if before.phase in (FIRST_PLAYER, DEAL) else _drawn(before, action, after)
    if action < TAKE:
        return _sold(before, action)
    if action < EXPLORE:
        return (_traded(before, action),)
    if action < DROP:
        opens = action < DONE  # else the turn ends
        return (Happening("turn", CHAMBER[action - EXPLORE]),) if opens else ()
    if action < ROB:
        return (_moved(action - DROP, _held(before, before.actor, action - DROP), MARKET),)
    return (Happening("drop", PLAYER[action - ROB], picture=THIEF),)


def _card(kind: int) -> str:
    return BACK if kind == UNKNOWN else f"card-{KINDS[kind]}"


def _held(v: View, holder: int, kind: int) -> str:
    """Return where a card of a hand is seen."""
    return HAND[kind] if holder == v.seat else PLAYER[holder]


def _moved(kind: int, source: str, target: str | tuple[str, ...]) -> Happening:
    place = target if isinstance(target, str) else target[kind]
    return Happening("fly", place, source, _card(kind))


# What people do


def _sold(v: View, sold: int) -> Happenings:
    """A7.2  The set goes to the museum, the money is counted."""
    kind, sheet = SET_KIND[sold], PLAYER[v.actor]
    paid = Happening("count", sheet)
    if v.actor != v.seat:
        return (Happening("drop", sheet, picture=_card(kind)), paid)
    return (*(_moved(kind, HAND[kind], sheet) for _ in range(SET_SIZE[sold])), paid)


def _traded(v: View, action: int) -> Happening:
    """A5.1  A card is taken from the market, or paid to it."""
    if action < PAY:
        kind = action - TAKE
        return _moved(kind, MARKET[kind], _held(v, v.actor, kind))
    return _moved(action - PAY, _held(v, v.actor, action - PAY), MARKET)


# What chance does


def _drawn(before: View, action: int, after: View) -> Happenings:
    if action == DRAW_THIEF:
        return (Happening("turn", DECK, picture=THIEF),)
    if action == DRAW_STORM:
        return (Happening("sweep", picture=SAND, notice=_storm(before)),)
    if before.phase == DIG:
        return (_found(before, action, DECK),)
    if before.phase == FINDING:
        return (_unveiled(_found(before, action, _chamber(before))),)
    return (_stolen(before, action, after),)


def _found(v: View, action: int, source: str) -> Happening:
    """A4.2, A6.2  Only the finder sees the card."""
    kind = UNKNOWN if action == HIDDEN else action - DRAW
    target = _held(v, v.turn, kind)
    if not source:
        return Happening("drop", target, picture=_card(kind))
    return _moved(kind, source, target)


def _unveiled(card: Happening) -> Happening:
    """A6.2  A chamber is emptied card by card; only its finder sees them turn up."""
    seen = card.kind == "fly" and card.picture != BACK
    return card._replace(kind="unveil") if seen else card


def _chamber(v: View) -> str:
    """Return the chamber that is emptied; "" if it may be one of several."""
    opened = [n for n, closed in enumerate(v.closed) if not closed and CHAMBERS[n] >= v.to_find]
    return CHAMBER[opened[0]] if len(opened) == 1 else ""


# A4.4  The thief


def _stolen(before: View, action: int, after: View) -> Happening:
    kind = UNKNOWN if action == HIDDEN else action - STEAL
    thief, victim = before.turn, before.victim
    card = _moved(kind, _held(before, victim, kind), _held(before, thief, kind))
    notice = None
    if before.seat == victim:
        notice = Notice(_robbed(thief, kind), "loss", _left(after.hand[kind]), THIEF)
    elif before.seat == thief:
        stole = phrase("notice-stole", what=some(kind), victim=seat(victim))
        notice = Notice(stole, "news", picture=f"ico-{KINDS[kind]}")
    return card._replace(notice=notice)


def _robbed(thief: int, kind: int) -> Phrase:
    return phrase("notice-stolen", who=seat(thief), what=phrase(f"your-{KINDS[kind]}"))


def _left(cards: int) -> Phrase:
    return phrase("notice-left", cards=cards)


# A4.6  Sandstorms


def _storm(v: View) -> Notice | None:
    """Say what the storm will take from the viewer; a spectator loses nothing."""
    if v.seat == NOBODY:
        return None
    cards = v.players[v.seat].cards
    words = phrase("notice-storm", lost=cards // 2, cards=cards)
    return Notice(words, "storm", phrase("notice-storm-by", who=seat(v.turn)), SAND)

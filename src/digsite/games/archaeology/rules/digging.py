"""Archaeology: digging for treasure, thieves and sandstorms. A2 and A4."""

from mypy_extensions import i64

from digsite.core.bits import BIT
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE
from digsite.games.archaeology.actions import DRAW, DRAW_STORM, DRAW_THIEF, DROP, ROB
from digsite.games.archaeology.components import CHAMBER_CARDS, HAND, MAP, MARKET, MASK, NO_KIND
from digsite.games.archaeology.phases import DEAL, DIG, STORM, THEFT, THIEF
from digsite.games.archaeology.rules.knowledge import (
    gain_unseen,
    learn_theft,
    lose,
    move_card,
    total,
)
from digsite.games.archaeology.rules.turn import begin_actions, begin_turn
from digsite.games.archaeology.state import NO_SEAT, State

# A2  Setting up


def begin(s: State, seat: i64) -> None:
    """A2.7  The first player is drawn at random."""
    s.turn = seat
    s.phase = DEAL


def dealt_to(s: State) -> i64:
    """A2.2  Who gets the next card: each seat in turn four; NO_SEAT when they go to the market."""
    for seat in range(s.seats):
        if s.sizes[seat] < HAND:
            return seat
    return NO_SEAT


def deal_card(s: State, kind: i64) -> None:
    """A2.2  Four cards to each hand, unseen by others. A2.3  Then five openly to the market."""
    s.unseen[kind] -= 1
    seat = dealt_to(s)
    if seat != NO_SEAT:
        gain_unseen(s, seat, kind, can_be_map=0)
        return
    s.market[kind] += 1
    if total(s.market) == MARKET:
        mix_dig_site(s)


def mix_dig_site(s: State) -> None:
    """A2.4  Fifteen of the cards left lie in the pyramid.

    A2.6  Maps, storms and thieves are shuffled into all the others: the dig site.
    """
    s.dig_site = total(s.unseen) - CHAMBER_CARDS + s.thieves + s.storms
    begin_turn(s, s.turn)


def pick_unseen(s: State, rng: Rng) -> i64:
    """A10.5  A random treasure that nobody has seen yet, but no map: none is dealt or hidden."""
    n = rng.below(total(s.unseen) - s.unseen[MAP])
    kind: i64 = 0
    while kind == MAP or n >= s.unseen[kind]:
        if kind != MAP:
            n -= s.unseen[kind]
        kind += 1
    return kind


# A4  Digging for treasure


def chances_of_dig_site(s: State) -> list[int]:
    """A4.1  The top card is any card of the dig site, each as likely: treasures, thief, storm.

    Treasures other than maps may lie in the pyramid as well: of each kind the dig site holds its
    share. All weights are multiplied to make them whole numbers.
    """
    whole = max(total(s.unseen) - s.unseen[MAP], 1)
    share = treasures_but_maps(s)
    weights = [share * cards for cards in s.unseen]
    weights[MAP] = whole * s.unseen[MAP]
    weights.append(whole * s.thieves)
    weights.append(whole * s.storms)
    return weights


def treasures_but_maps(s: State) -> i64:
    """Return how many cards of the dig site are neither thieves, storms nor maps."""
    return s.dig_site - s.thieves - s.storms - s.unseen[MAP]


def pick_from_dig_site(s: State, rng: Rng) -> int:
    """A4.1  The top card of the dig site."""
    n = rng.below(s.dig_site)
    if n < s.thieves:
        return DRAW_THIEF
    n -= s.thieves
    if n < s.storms:
        return DRAW_STORM
    n -= s.storms
    if n < s.unseen[MAP]:
        return DRAW + MAP
    return DRAW + pick_unseen(s, rng)


def dig(s: State, card: i64) -> None:
    """A4.1  At the start of his turn a player takes the top card of the dig site."""
    s.dig_site -= 1
    if card == DRAW_THIEF - DRAW:
        meet_thief(s)
    elif card == DRAW_STORM - DRAW:
        s.storms -= 1
        storm_reaches(s, s.turn)
    else:
        s.unseen[card] -= 1
        gain_unseen(s, s.turn, card, can_be_map=1)
        begin_actions(s)


# A4  Thieves


def victims(s: State) -> i64:
    """A4.3  The rivals who have cards, as bits of actions."""
    found: i64 = 0
    for seat in range(s.seats):
        if seat != s.turn and s.sizes[seat] > 0:
            found |= BIT[ROB + seat]
    return found


def meet_thief(s: State) -> None:
    """A4.3  The thief is laid aside openly. A4.5  He does nothing if no rival has cards."""
    s.thieves -= 1
    if victims(s):
        s.actor = s.turn
        s.phase = THIEF
    else:
        begin_actions(s)


def rob(s: State, seat: i64) -> None:
    """A4.3  The digger chooses a rival."""
    s.victim = seat
    s.phase = THEFT
    s.actor = CHANCE


def steal(s: State, kind: i64) -> None:
    """A4.4  The thief brings one card of the victim, every card as likely. A4.5  No second dig."""
    learn_theft(s, kind)
    move_card(s, s.victim, -1, kind)
    move_card(s, s.turn, 1, kind)
    s.victim = NO_SEAT
    begin_actions(s)


# A4  Sandstorms


def storm_reaches(s: State, seat: i64) -> None:
    """A4.6  Everybody loses half of his cards, rounded down, the digger first."""
    s.actor = seat
    s.phase = STORM
    s.last = NO_KIND
    s.to_drop = s.sizes[seat] // 2
    if s.to_drop == 0:
        storm_moves_on(s)


def losses(s: State) -> i64:
    """A4.6  What can be lost next: kinds in their order, as long as enough cards are left."""
    found: i64 = 0
    left: i64 = 0
    kind: i64 = MASK
    while kind >= 0 and kind >= s.last:
        held = s.hands[7 * s.actor + kind]
        left += held
        if held > 0 and left >= s.to_drop:
            found |= BIT[DROP + kind]
        kind -= 1
    return found


def drop(s: State, kind: i64) -> None:
    """A4.6  What is lost lies openly in the market."""
    lose(s, s.actor, kind, 1)
    s.market[kind] += 1
    s.last = kind
    s.to_drop -= 1
    if s.to_drop == 0:
        storm_moves_on(s)


def storm_moves_on(s: State) -> None:
    """A4.6  Clockwise, one after the other, until it comes back to the digger."""
    s.last = NO_KIND
    seat = (s.actor + 1) % s.seats
    if seat == s.turn:
        dig_again(s)
    else:
        storm_reaches(s, seat)


def dig_again(s: State) -> None:
    """A4.7  The digger digs again; if the storm was the last card, his turn goes on without."""
    if s.dig_site > 0:
        s.phase = DIG
        s.actor = CHANCE
    else:
        begin_actions(s)

"""The turn in a position of Archaeology: whose it is, what was traded, what its end would be."""

from typing import Final

from digsite.core.fields import Fields
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.archaeology.components import (
    CHAMBERS,
    COPIES,
    HAND,
    KINDS,
    MAP,
    MARKET,
    NO_KIND,
    STORMS,
    THIEVES,
    TREASURES,
)
from digsite.games.archaeology.phases import (
    ACTIONS,
    BUYING,
    DEAL,
    DIG,
    FINDING,
    FIRST_PLAYER,
    OVER,
    PAYING,
    STORM,
    THEFT,
    THIEF,
)
from digsite.games.archaeology.position_cards import read_kinds
from digsite.games.archaeology.rules.course import legal
from digsite.games.archaeology.state import NO_SEAT, State
from digsite.games.archaeology.view import trade_value

ENDS: Final = ("done", "pass", "sale")


def read_turn(s: State, fields: Fields) -> None:
    """A3, A4, A6  Whose turn it is, and what a storm, a thief or a chamber still does in it."""
    if fields["turn"] != "-":
        s.turn = fields.number("turn", 0, s.seats - 1)
    drawn = s.turn != NO_SEAT
    fields.check("turn", "does not fit the phase", holds=drawn == (s.phase > FIRST_PLAYER))
    s.to_drop = fields.number("drop", 0, TREASURES)
    fields.check("drop", "does not fit the phase", holds=(s.to_drop > 0) == (s.phase == STORM))
    fields.check("find", "does not fit the phase", holds=(s.to_find > 0) == (s.phase == FINDING))
    if s.phase == FINDING:
        opened = any(not s.closed[n] and s.to_find <= CHAMBERS[n] for n in range(len(CHAMBERS)))
        fields.check("find", "no chamber that large is open", holds=opened)
    if fields["victim"] != "-":
        s.victim = fields.number("victim", 0, s.seats - 1)
        robbed = s.victim != s.turn and s.sizes[s.victim] > 0
        fields.check("victim", "cannot be robbed", holds=robbed)
    fields.check("victim", "does not fit the phase", holds=(s.victim >= 0) == (s.phase == THEFT))
    if s.phase in {THIEF, THEFT}:
        fields.check("thieves", "one was drawn", holds=s.thieves < THIEVES)
    if s.phase == STORM:
        fields.check("storms", "one was drawn", holds=s.storms < STORMS[s.seats])
    if s.phase == DIG:
        fields.check("dig", "there is nothing to dig", holds=s.dig_site > 0)
    if s.phase > DEAL:
        nothing = s.dig_site == s.to_find == 0 and not any(s.sizes)
        fields.check("phase", "does not fit the cards left", holds=nothing == (s.phase == OVER))


def read_trade(s: State, fields: Fields) -> None:
    """A5  What was taken is in the hand, what was paid is in the market, kinds differ."""
    parts = fields.parts("trade", "/", 2)
    s.taken, s.paid = (read_kinds(fields, "trade", part) for part in parts)
    s.debt = fields.number("debt", 0, trade_value(tuple(s.taken)))
    if fields["last"] != "-":
        s.last = fields.among("last", fields["last"], KINDS)
    acting = ACTIONS <= s.phase <= PAYING
    fields.check("trade", "nobody trades now", holds=acting or not any(s.taken + s.paid))
    for kind in range(7):
        there = s.taken[kind] <= (s.hands[7 * s.turn + kind] if acting else 0)
        fields.check("trade", f"not there: {KINDS[kind]}", holds=there)
        there = s.paid[kind] <= s.market[kind]
        fields.check("trade", f"not there: {KINDS[kind]}", holds=there)
        both = s.taken[kind] > 0 and s.paid[kind] > 0
        fields.check("trade", f"taken and paid: {KINDS[kind]}", holds=not both)
    _check_debt(s, fields)
    _check_last(s, fields)


def _check_debt(s: State, fields: Fields) -> None:
    """A5.1  What is not owed any more has been paid for, and nothing is paid for nothing."""
    bought = trade_value(tuple(s.taken)) - s.debt
    paid = trade_value(tuple(s.paid))
    trading = s.phase in {BUYING, PAYING}
    fields.check("debt", "does not fit the phase", holds=(s.debt > 0) == trading)
    fields.check("debt", "does not fit the trade", holds=bought <= paid)
    if s.phase != PAYING:
        fields.check("debt", "does not fit the trade", holds=(bought > 0) == (paid > 0))


def _check_last(s: State, fields: Fields) -> None:
    if s.phase == STORM:
        lost = s.last == NO_KIND or s.market[s.last] > 0
    elif s.phase in {BUYING, PAYING}:
        lost = s.last != NO_KIND and (s.taken if s.phase == BUYING else s.paid)[s.last] > 0
    else:
        lost = s.last == NO_KIND
    fields.check("last", "does not fit the phase", holds=lost)


def read_end(s: State, fields: Fields) -> None:
    """A9.2, A9.3  Passes count when nothing is left to dig, until somebody sells or explores."""
    end = fields.choice("end", ENDS)
    s.idle, s.owes_sale = int(end == 1), int(end == 2)
    parts = list(fields["passed"])
    fields.check("passed", f"expected {s.seats} digits", holds=len(parts) == s.seats)
    s.passed = [fields.among("passed", digit, "01") for digit in parts]
    for seat in range(s.seats):
        fit = not s.passed[seat] or (s.dig_site == 0 and s.phase > DEAL and s.sizes[seat] > 0)
        fields.check("passed", f"seat {seat} cannot have passed", holds=fit)
    late = ACTIONS <= s.phase <= FINDING and s.dig_site == 0
    fields.check("end", "does not fit the phase", holds=late or end == 0)
    if end == 0 or s.phase == FINDING:
        fields.check("passed", "no run of passes goes on", holds=not any(s.passed))
        fields.check("end", "an exploration is no pass", holds=end != 1)
        return
    fields.check("end", "the actor has no cards", holds=s.sizes[s.turn] > 0)
    forced = s.passed[s.turn] or (s.spent_maps > 0 and not any(s.passed))
    fit = bool(forced) if s.owes_sale else not s.passed[s.turn]
    fields.check("end", "does not fit who has passed", holds=fit)


def check_deal(s: State, fields: Fields) -> None:
    """A2.2  Hands are dealt one after the other, then the market; nothing else has happened."""
    dealt = sum(s.sizes)
    due = [min(max(dealt - HAND * seat, 0), HAND) for seat in range(s.seats)]
    fields.check("hands", "dealt in order, four to each", holds=s.sizes == due)
    whole = dealt == HAND * s.seats
    number = sum(s.market)
    fields.check("market", "hands come first", holds=number < MARKET if whole else number == 0)
    maps = s.unseen[MAP] < COPIES[MAP]
    fields.check("hands", "no map is dealt", holds=not maps)
    fields.check("hands", "comes later", holds=dealt == 0 or s.phase == DEAL)
    fields.check("sold", "comes later", holds=not any(s.sold))
    fields.check("closed", "comes later", holds=all(s.closed))
    full = s.thieves == THIEVES and s.storms == STORMS[s.seats]
    fields.check("thieves", "none is drawn before the deal", holds=full)
    fields.check("known", "comes later", holds=not any(s.known) and not any(s.maybe_maps))


def read_actor(s: State, fields: Fields) -> None:
    """Who acts follows from phase and turn, but for a storm, which goes from seat to seat."""
    told = fields.actor("actor", s.seats)
    if s.phase in {FIRST_PLAYER, DEAL, DIG, THEFT, FINDING}:
        s.actor = CHANCE
    elif s.phase == OVER:
        s.actor = NOBODY
    elif s.phase == STORM:
        _check_storm(s, fields, told)
    else:
        s.actor = s.turn
    fields.check("actor", "is not the one to act", holds=told == s.actor)
    if s.actor != NOBODY:
        fields.check("phase", "nothing could be done here", holds=bool(legal(s)))


def _check_storm(s: State, fields: Fields, told: int) -> None:
    """A4.6  Half of the cards are lost, rounded down: those lost already count too."""
    fields.check("actor", "is no seat of this table", holds=0 <= told < s.seats)
    s.actor = told
    kept = s.sizes[told] - 2 * s.to_drop
    fit = kept >= 1 if s.last != NO_KIND else kept in {0, 1}
    fields.check("drop", "does not fit the hand", holds=fit)

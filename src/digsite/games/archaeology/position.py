"""A state of Archaeology as one line of text, and back.

    seats=2 phase=actions turn=0 actor=0 hands=shard1,coin1/scrap3,coin1
    market=shard2,scrap1,coin1,talisman1,mask1 dig=57 thieves=8 storms=6 closed=3,5,7
    sold=cup2/- trade=coin1/shard2 debt=0 last=- drop=0 find=0 victim=- end=done passed=00
    known=0>1:-:0/1>0:coin1:1/*>0:coin1:1/*>1:-:0

Cards are kinds with their numbers, sets sold one word each. `trade` is what was taken and paid
since the last sale or exploration, `end` what ending the turn would be: done, a pass, or impossible
before a sale. Knowledge is viewer>holder:cards:how many of the others can be maps, * for the
public; where nothing is known it is left out. What the rest implies is not written: what lies
unseen, money, maps that were spent.
"""

from typing import Final

from digsite.core.fields import Fields, actor_code
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.archaeology.components import (
    CHAMBER_CARDS,
    CHAMBERS,
    COPIES,
    HAND,
    KINDS,
    MAP,
    MARKET,
    NO_KIND,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    SETS,
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
    PHASES,
    STORM,
    THEFT,
    THIEF,
)
from digsite.games.archaeology.rules.course import legal
from digsite.games.archaeology.rules.knowledge import row_of
from digsite.games.archaeology.setup import deal
from digsite.games.archaeology.state import NO_SEAT, State
from digsite.games.archaeology.view import trade_value

NAMES: Final = (
    "seats",
    "phase",
    "turn",
    "actor",
    "hands",
    "market",
    "dig",
    "thieves",
    "storms",
    "closed",
    "sold",
    "trade",
    "debt",
    "last",
    "drop",
    "find",
    "victim",
    "end",
    "passed",
    "known",
)
ENDS: Final = ("done", "pass", "sale")
MOST: Final = 18  # cards of a kind
CARD_NAMES: Final = [f"{kind}{cards}" for kind in KINDS for cards in range(1, MOST + 1)]
SET_NAMES: Final = [f"{KINDS[SET_KIND[n]]}{SET_SIZE[n]}" for n in range(SETS)]
CHAMBER_NAMES: Final = [str(cards) for cards in CHAMBERS]


def write(s: State) -> str:
    """Return the state as one line."""
    hands = [s.hands[7 * seat : 7 * seat + 7] for seat in range(s.seats)]
    values = (
        str(s.seats),
        PHASES[s.phase],
        _seat(s.turn),
        actor_code(s.actor),
        "/".join(_cards(hand) for hand in hands),
        _cards(s.market),
        str(s.dig_site),
        str(s.thieves),
        str(s.storms),
        ",".join(CHAMBER_NAMES[n] for n in range(len(CHAMBERS)) if s.closed[n]) or "-",
        "/".join(_sets(s, seat) for seat in range(s.seats)),
        f"{_cards(s.taken)}/{_cards(s.paid)}",
        str(s.debt),
        "-" if s.last == NO_KIND else KINDS[s.last],
        str(s.to_drop),
        str(s.to_find),
        _seat(s.victim),
        ENDS[s.idle + 2 * s.owes_sale],
        "".join(str(passed) for passed in s.passed),
        "/".join(_rows(s)) or "-",
    )
    return " ".join(f"{name}={value}" for name, value in zip(NAMES, values, strict=True))


def _seat(seat: int) -> str:
    return "-" if seat == NO_SEAT else str(seat)


def _cards(cards: list[int]) -> str:
    return ",".join(f"{KINDS[kind]}{cards[kind]}" for kind in range(7) if cards[kind]) or "-"


def _sets(s: State, seat: int) -> str:
    counts = s.museum[SETS * seat : SETS * seat + SETS]
    return ",".join(SET_NAMES[n] for n in range(SETS) for _ in range(counts[n])) or "-"


def _rows(s: State) -> list[str]:
    rows = []
    for viewer in range(s.seats + 1):
        for holder in range(s.seats):
            row = row_of(s, viewer, holder)
            known = s.known[7 * row : 7 * row + 7]
            if viewer != holder and (any(known) or s.maybe_maps[row] < s.secret[row]):
                who = "*" if viewer == s.seats else str(viewer)
                rows.append(f"{who}>{holder}:{_cards(known)}:{s.maybe_maps[row]}")
    return rows


def parse(text: str) -> State:
    """Return the state of such a line. Unreadable names the field at fault."""
    fields = Fields(text, NAMES)
    s = deal(fields.number("seats", 2, 4), {})
    s.phase = fields.choice("phase", PHASES)
    _read_cards(s, fields)
    _read_dig_site(s, fields)
    _read_turn(s, fields)
    _read_trade(s, fields)
    _read_end(s, fields)
    _read_knowledge(s, fields)
    if s.phase <= DEAL:
        _check_deal(s, fields)
    _read_actor(s, fields)
    for name, value in zip(NAMES, write(s).split(" "), strict=True):
        due = value.partition("=")[2]
        fields.check(name, f"must be written {due}", holds=fields[name] == due)
    return s


def _counts(fields: Fields, name: str, part: str) -> list[int]:
    """Return the numbers of cards by kind."""
    counts = [0] * 7
    for place in fields.listed(name, part, CARD_NAMES):
        fields.check(name, "a kind stands there twice", holds=counts[place // MOST] == 0)
        counts[place // MOST] = place % MOST + 1
    return counts


def _read_cards(s: State, fields: Fields) -> None:
    """A1.1  Hands, market and sets; the rest of the 72 treasures is unseen, or spent maps."""
    for seat, part in enumerate(fields.parts("hands", "/", s.seats)):
        hand = _counts(fields, "hands", part)
        s.hands[7 * seat : 7 * seat + 7] = hand
        s.sizes[seat] = sum(hand)
    s.market = _counts(fields, "market", fields["market"])
    for seat, part in enumerate(fields.parts("sold", "/", s.seats)):
        for word in [] if part == "-" else part.split(","):
            sold = fields.among("sold", word, SET_NAMES)
            s.museum[SETS * seat + sold] += 1
            s.money[seat] += SET_PRICE[sold]
            s.sold[seat] += SET_SIZE[sold]
    closed = fields.listed("closed", fields["closed"], CHAMBER_NAMES)
    s.closed = [int(chamber in closed) for chamber in range(len(CHAMBERS))]
    s.spent_maps = sum(n + 1 for n in range(len(CHAMBERS)) if not s.closed[n])
    for kind in range(7):
        s.unseen[kind] = COPIES[kind] - _seen(s, kind)
        fields.check("hands", f"too many cards: {KINDS[kind]}", holds=s.unseen[kind] >= 0)


def _seen(s: State, kind: int) -> int:
    held = sum(s.hands[7 * seat + kind] for seat in range(s.seats))
    sold = sum(
        SET_SIZE[n] * s.museum[SETS * seat + n]
        for seat in range(s.seats)
        for n in range(SETS)
        if SET_KIND[n] == kind
    )
    return s.market[kind] + held + sold + (s.spent_maps if kind == MAP else 0)


def _read_dig_site(s: State, fields: Fields) -> None:
    """A2.6  What is neither seen nor in the pyramid lies in the dig site."""
    s.thieves = fields.number("thieves", 0, THIEVES)
    s.storms = fields.number("storms", 0, STORMS[s.seats])
    s.to_find = fields.number("find", 0, max(CHAMBERS))
    closed = sum(CHAMBERS[n] for n in range(len(CHAMBERS)) if s.closed[n])
    s.dig_site = fields.number("dig", 0, TREASURES)
    if s.phase <= DEAL:
        fields.check("dig", "there is none before the deal is done", holds=s.dig_site == 0)
        return
    others = sum(s.unseen) - s.unseen[MAP] - closed - s.to_find
    due = others + s.unseen[MAP] + s.thieves + s.storms
    fields.check("closed", "there are not enough cards for the pyramid", holds=others >= 0)
    fields.check("dig", f"must be {due} by the cards elsewhere", holds=s.dig_site == due)
    drawn = HAND * s.seats + MARKET + CHAMBER_CARDS - closed - s.to_find
    most = TREASURES - COPIES[MAP] - closed - s.to_find - drawn
    fields.check("hands", "fewer cards than were dealt and found", holds=others <= most)


def _read_turn(s: State, fields: Fields) -> None:
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


def _read_trade(s: State, fields: Fields) -> None:
    """A5  What was taken is in the hand, what was paid is in the market, kinds differ."""
    parts = fields.parts("trade", "/", 2)
    s.taken, s.paid = (_counts(fields, "trade", part) for part in parts)
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


def _read_end(s: State, fields: Fields) -> None:
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


def _read_knowledge(s: State, fields: Fields) -> None:
    for row in range(len(s.secret)):
        s.secret[row] = s.maybe_maps[row] = s.sizes[row % s.seats]
    for seat in range(s.seats):
        s.secret[row_of(s, seat, seat)] = s.maybe_maps[row_of(s, seat, seat)] = 0
    for part in fields.any_parts("known", "/"):
        words = part.split(":")
        fields.check("known", "expected viewer>holder:cards:maps", holds=len(words) == 3)
        row = _row(s, fields, words[0])
        known = _counts(fields, "known", words[1])
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


def _check_deal(s: State, fields: Fields) -> None:
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


def _read_actor(s: State, fields: Fields) -> None:
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

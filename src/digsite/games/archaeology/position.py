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
from digsite.games.archaeology.components import CHAMBERS, KINDS, NO_KIND
from digsite.games.archaeology.phases import DEAL, PHASES
from digsite.games.archaeology.position_cards import (
    CHAMBER_NAMES,
    read_cards,
    read_dig_site,
    write_kinds,
    write_sets,
)
from digsite.games.archaeology.position_knowledge import read_knowledge, write_knowledge
from digsite.games.archaeology.position_turn import (
    ENDS,
    check_deal,
    read_actor,
    read_end,
    read_trade,
    read_turn,
)
from digsite.games.archaeology.setup import deal
from digsite.games.archaeology.state import NO_SEAT, State

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


def write(s: State) -> str:
    """Return the state as one line."""
    hands = [s.hands[7 * seat : 7 * seat + 7] for seat in range(s.seats)]
    values = (
        str(s.seats),
        PHASES[s.phase],
        _seat(s.turn),
        actor_code(s.actor),
        "/".join(write_kinds(hand) for hand in hands),
        write_kinds(s.market),
        str(s.dig_site),
        str(s.thieves),
        str(s.storms),
        ",".join(CHAMBER_NAMES[n] for n in range(len(CHAMBERS)) if s.closed[n]) or "-",
        "/".join(write_sets(s, seat) for seat in range(s.seats)),
        f"{write_kinds(s.taken)}/{write_kinds(s.paid)}",
        str(s.debt),
        "-" if s.last == NO_KIND else KINDS[s.last],
        str(s.to_drop),
        str(s.to_find),
        _seat(s.victim),
        ENDS[s.idle + 2 * s.owes_sale],
        "".join(str(passed) for passed in s.passed),
        "/".join(write_knowledge(s)) or "-",
    )
    return " ".join(f"{name}={value}" for name, value in zip(NAMES, values, strict=True))


def _seat(seat: int) -> str:
    return "-" if seat == NO_SEAT else str(seat)


def parse(text: str) -> State:
    """Return the state of such a line. Unreadable names the field at fault."""
    fields = Fields(text, NAMES)
    s = deal(fields.number("seats", 2, 4), {})
    s.phase = fields.choice("phase", PHASES)
    read_cards(s, fields)
    read_dig_site(s, fields)
    read_turn(s, fields)
    read_trade(s, fields)
    read_end(s, fields)
    read_knowledge(s, fields)
    if s.phase <= DEAL:
        check_deal(s, fields)
    read_actor(s, fields)
    for name, value in zip(NAMES, write(s).split(" "), strict=True):
        due = value.partition("=")[2]
        fields.check(name, f"must be written {due}", holds=fields[name] == due)
    return s

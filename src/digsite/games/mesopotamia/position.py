"""A state of Mesopotamia as one line of text, and back.

    seats=2 crowded_sanctuaries=no rounds=none start_card=no reshuffle=yes phase=movement actor=0
    first=0 turn=2 map=T/V/F:w2/Q:s2/V/P:Hr.Hn.r3/P:Hb.Hn.b2/P@1ne:w1.bw1 mana=0/3,1/3 tokens=-,-
    hands=E,- drawn=E,- discards=- temple=0 points=4 found=1 holy=0 blessings=0 fresh=-
    walker=- shares=- shown=- grabbed=-/- dropped=-/- used=- born=- piece=- back=-

The map has the tiles in the order of laying, with / between them: a letter for the kind, from the
eighth on @ and the open place where it was laid, and behind a colon what is on it: w2 two wood and
s1 a stone lying there, Hb2 a blue hut with blue's second token under it (Hn is neutral), Sr a red
sanctuary, b3 three blue tribes, bw1 one with wood, bs!1 one with stone that is a thief, bo2 the
tribe with blue's second token. Tokens are the offerings in the order of laying, * if delivered.
Cards are letters: E P F H L M T X. What the rest implies is not written: supplies, stack, deck.
"""

from typing import Final

from digsite.core.bits import BIT, members
from digsite.core.fields import Fields, actor_code
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.mesopotamia.actions import NAMES as ACTION_NAMES
from digsite.games.mesopotamia.actions import say
from digsite.games.mesopotamia.components import (
    CARD_KINDS,
    DELIVERED,
    DISCOVERIES,
    DRAWN_KINDS,
    GOODS_IN_BOX,
    IN_SUPPLY,
    LAID_AT_START,
    OFFERINGS,
    TILES,
    VOLCANO,
    deck_of,
    stack_of,
)
from digsite.games.mesopotamia.phases import (
    CARD,
    FIRST_PLAYER,
    LAND_TILES,
    LAYING_OFFERING,
    MANA,
    MOVEMENT,
    OVER,
    PHASES,
    START_CARDS,
    TILE,
    VOLCANO_DRAWN,
)
from digsite.games.mesopotamia.position_check import check
from digsite.games.mesopotamia.position_map import read_map, write_map
from digsite.games.mesopotamia.setup import deal
from digsite.games.mesopotamia.state import NONE, State

NAMES: Final = (
    "seats",
    "crowded_sanctuaries",
    "rounds",
    "start_card",
    "reshuffle",
    "phase",
    "actor",
    "first",
    "turn",
    "map",
    "mana",
    "tokens",
    "hands",
    "drawn",
    "discards",
    "temple",
    "points",
    "found",
    "holy",
    "blessings",
    "fresh",
    "walker",
    "shares",
    "shown",
    "grabbed",
    "dropped",
    "used",
    "born",
    "piece",
    "back",
)
CARD_LETTERS: Final = "EPFHLMTX"  # by card
KIND_LETTERS: Final = "PFQV"  # by kind
YES_NO: Final = ("no", "yes")
ROUNDS: Final = ("none", "20", "40", "60", "80", "100")
MOST_TURNS: Final = 99_999
MOST_POINTS: Final = 14  # five, and three for each Endurance
SLOT_NAMES: Final = [str(slot) for slot in range(TILES)]
PLACE_NAMES: Final = [str(place) for place in range(2 * TILES)]
CODES: Final = [name.replace(" ", "_") for name in ACTION_NAMES]


def write(s: State) -> str:
    """Return the state as one line."""
    values = (
        str(s.seats),
        YES_NO[s.crowded],
        str(s.rounds) if s.rounds else "none",
        YES_NO[s.start_card],
        YES_NO[s.reshuffle],
        PHASES[s.phase],
        actor_code(s.actor),
        str(s.first),
        str(s.turn),
        write_map(s),
        ",".join(f"{s.mana[seat]}/{s.cap[seat]}" for seat in range(s.seats)),
        ",".join(_tokens(s, seat) for seat in range(s.seats)),
        ",".join(_letters(_part(s.hands, seat), CARD_LETTERS) for seat in range(s.seats)),
        ",".join(_letters(_part(s.drawn, seat), CARD_LETTERS) for seat in range(s.seats)),
        _letters(s.discards, CARD_LETTERS),
        str(s.temple),
        str(s.points),
        str(s.found),
        str(s.holy),
        str(s.blessings),
        "-" if s.fresh == NONE else CARD_LETTERS[s.fresh],
        "-" if s.walker == NONE else say(s.walker).replace(" ", "_"),
        _shares(s),
        _letters(s.looked_at, KIND_LETTERS),
        "/".join(_slots(members(slots)) for slots in s.grabbed),
        "/".join(_slots(members(slots)) for slots in s.dropped),
        _slots(s.used),
        _slots(s.born),
        _piece(s),
        "-" if s.back_to == NONE else PHASES[s.back_to],
    )
    return " ".join(f"{name}={value}" for name, value in zip(NAMES, values, strict=True))


def _part(by_seat: list[int], seat: int) -> list[int]:
    return by_seat[CARD_KINDS * seat : CARD_KINDS * (seat + 1)]


def _letters(counts: list[int], letters: str) -> str:
    return "".join(letters[n] * count for n, count in enumerate(counts)) or "-"


def _slots(slots: list[int]) -> str:
    return ",".join(map(str, slots)) or "-"


def _tokens(s: State, seat: int) -> str:
    return (
        "".join(
            f"{OFFERINGS[s.offering[token]]}{'*' if s.token[token] == DELIVERED else ''}"
            for token in range(4 * seat, 4 * seat + 4)
            if s.token[token] != IN_SUPPLY
        )
        or "-"
    )


def _shares(s: State) -> str:
    if not s.shares:
        return "-"
    return f"{s.shares}after{s.shared}" if s.shared != NONE else str(s.shares)


def _piece(s: State) -> str:
    if s.piece == NONE:
        return "-"
    return str(s.piece) if s.phase == LAYING_OFFERING else say(s.piece).replace(" ", "_")


def parse(text: str) -> State:
    """Return the state of such a line. Unreadable names the field at fault."""
    fields = Fields(text, NAMES)
    s = deal(fields.number("seats", 2, 4), {})
    s.crowded = fields.choice("crowded_sanctuaries", YES_NO) == 1
    s.rounds = (0, 20, 40, 60, 80, 100)[fields.choice("rounds", ROUNDS)]
    s.start_card = fields.choice("start_card", YES_NO) == 1
    s.reshuffle = fields.choice("reshuffle", YES_NO) == 1
    s.phase = fields.choice("phase", PHASES)
    s.first = fields.number("first", 0, s.seats - 1)
    s.turn = fields.number("turn", 0, MOST_TURNS)
    _read_players(s, fields)
    _read_cards(s, fields)
    read_map(s, fields)
    _read_turn(s, fields)
    _count_supplies(s, fields)
    _find_actor(s, fields)
    check(s, fields)
    _compare(fields, write(s))
    return s


def _read_players(s: State, fields: Fields) -> None:
    for seat, part in enumerate(fields.parts("mana", ",", s.seats)):
        mana, _, cap = part.partition("/")
        s.cap[seat] = 3 + fields.among("mana", cap, ("3", "4", "5", "6", "7", "8"))
        s.mana[seat] = fields.among("mana", mana, SLOT_NAMES[: s.cap[seat] + 1])
    for seat, part in enumerate(fields.parts("tokens", ",", s.seats)):
        number = 0
        for letter in "" if part == "-" else part:
            if letter == "*":
                fields.check("tokens", "a * stands behind an offering", holds=number > 0)
                s.token[4 * seat + number - 1] = DELIVERED
                continue
            which = fields.among("tokens", letter, [str(worth) for worth in OFFERINGS])
            taken = which in s.offering[4 * seat : 4 * seat + 4]
            fields.check("tokens", f"there is one {letter} for each", holds=not taken)
            s.offering[4 * seat + number] = which
            number += 1


def _read_cards(s: State, fields: Fields) -> None:
    left = deck_of(s.seats)
    for name, by_seat in (("hands", s.hands), ("drawn", s.drawn)):
        for seat, part in enumerate(fields.parts(name, ",", s.seats)):
            counts = _counted(fields, name, part, CARD_LETTERS)
            by_seat[CARD_KINDS * seat : CARD_KINDS * (seat + 1)] = counts
    s.discards = _counted(fields, "discards", fields["discards"], CARD_LETTERS)
    for card in range(CARD_KINDS):
        s.deck[card] = left[card] - s.discards[card] - sum(s.hands[card::CARD_KINDS])
        fields.check("hands", f"too many {CARD_LETTERS[card]}", holds=s.deck[card] >= 0)
        pool = s.deck[card] + sum(s.drawn[card::CARD_KINDS])
        fields.check("drawn", f"too many {CARD_LETTERS[card]}", holds=pool <= left[card])


def _counted(fields: Fields, name: str, part: str, letters: str) -> list[int]:
    found = [0] * len(letters)
    for letter in "" if part == "-" else part:
        found[fields.among(name, letter, letters)] += 1
    return found


def _read_turn(s: State, fields: Fields) -> None:
    s.points = fields.number("points", 0, MOST_POINTS)
    s.found = fields.number("found", 0, DISCOVERIES)
    s.holy = fields.number("holy", 0, 2)
    s.blessings = fields.number("blessings", 0, 3)
    if fields["fresh"] != "-":
        s.fresh = fields.among("fresh", fields["fresh"], CARD_LETTERS)
    if fields["walker"] != "-":
        s.walker = fields.among("walker", fields["walker"], CODES)
    if fields["shares"] != "-":
        left, _, last = fields["shares"].partition("after")
        s.shares = fields.among("shares", left, ("", "1", "2", "3"))
        s.shared = fields.among("shares", last, SLOT_NAMES) if last else NONE
    s.looked_at = _counted(fields, "shown", fields["shown"], KIND_LETTERS)
    for name, handled in (("grabbed", s.grabbed), ("dropped", s.dropped)):
        for good, part in enumerate(fields.parts(name, "/", 2)):
            handled[good] = sum(BIT[slot] for slot in fields.listed(name, part, SLOT_NAMES))
    s.used = [fields.among("used", word, SLOT_NAMES) for word in fields.any_parts("used", ",")]
    s.born = [fields.among("born", word, SLOT_NAMES) for word in fields.any_parts("born", ",")]
    if fields["piece"] != "-":
        codes = PLACE_NAMES if s.phase == LAYING_OFFERING else CODES
        s.piece = fields.among("piece", fields["piece"], codes)
    if fields["back"] != "-":
        s.back_to = (MOVEMENT, MANA)[fields.choice("back", ("movement", "mana"))]


def _count_supplies(s: State, fields: Fields) -> None:
    """T1.1, T1.3  What is not elsewhere is in the stack and in the supplies."""
    s.stack = stack_of(s.seats)
    for kind in s.land[LAID_AT_START:]:
        s.stack[kind] -= 1
    if s.phase == VOLCANO_DRAWN:
        s.stack[VOLCANO] -= 1
    for kind in range(DRAWN_KINDS):
        s.stack[kind] -= s.looked_at[kind]
        fields.check("map", f"too many {KIND_LETTERS[kind]}", holds=s.stack[kind] >= 0)
    s.temple = fields.number("temple", 0, GOODS_IN_BOX)
    for good in range(2):
        carried = sum(tribe % 3 == 1 + good for tribe in s.tribes)
        s.supply[good] = GOODS_IN_BOX - sum(s.goods[good::2]) - carried - good * s.temple
        fields.check("map", "more than 20 goods of a kind", holds=s.supply[good] >= 0)


def _find_actor(s: State, fields: Fields) -> None:
    s.player = (s.first + s.turn) % s.seats
    s.actor = s.player
    if s.phase == FIRST_PLAYER:
        s.player = 0
    if s.phase == START_CARDS:
        s.player = (s.first + sum(s.hands)) % s.seats
    if s.phase in (FIRST_PLAYER, START_CARDS, TILE, LAND_TILES, CARD):
        s.actor = CHANCE
    elif s.phase == OVER:
        s.actor = NOBODY
    told = fields.actor("actor", s.seats)
    fields.check("actor", "is not the one to act", holds=told == s.actor)


def _compare(fields: Fields, written: str) -> None:
    """Refuse what means the same and is written otherwise: every state has one line."""
    for word in written.split(" "):
        name, _, value = word.partition("=")
        fields.check(name, f"would be written {value[:60]}", holds=fields[name] == value)

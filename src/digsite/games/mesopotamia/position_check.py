"""Whether a position of Mesopotamia could be on a table. Unreadable names the field at fault."""

from typing import Final

from digsite.core.fields import Fields
from digsite.core.seats import NOBODY
from digsite.games.mesopotamia.actions import CARRY, GRAB
from digsite.games.mesopotamia.components import (
    CAP_AT_START,
    CARD_KINDS,
    DISCOVERIES,
    GOOD_OF,
    HOMES,
    IN_SUPPLY,
    NEUTRAL,
    OFFERINGS,
    OPEN,
    SANCTUARIES,
    TILES_SHOWN,
)
from digsite.games.mesopotamia.phases import (
    BUILDING_HUTS,
    EXPULSION_TO,
    EXPULSION_WHO,
    FERTILITY_PLAYED,
    FIRST_PLAYER,
    GROWING,
    LAND_CHOICE,
    LAND_TILES,
    LAYING_OFFERING,
    MANA,
    MOVEMENT,
    OVER,
    PRIESTS,
    RAISING_SANCTUARIES,
    SHARING,
    START_CARDS,
    TELEPORT_TO,
    TELEPORT_WHO,
    TILE,
    VOLCANO_DRAWN,
)
from digsite.games.mesopotamia.position_map import write_map
from digsite.games.mesopotamia.rules.cards import expelled, travellers
from digsite.games.mesopotamia.rules.course import legal
from digsite.games.mesopotamia.rules.discovery import start_of, tiles_left, tiles_like
from digsite.games.mesopotamia.rules.temple import delivered
from digsite.games.mesopotamia.rules.tribes import THIEF, carries, in_supply, on_tile
from digsite.games.mesopotamia.setup import deal
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State

MOVING: Final = range(MOVEMENT, SHARING + 1)
DISCOVERING: Final = (TILE, LAND_TILES, LAND_CHOICE, VOLCANO_DRAWN)
ON_PIECE: Final = (TELEPORT_WHO, TELEPORT_TO, EXPULSION_WHO, EXPULSION_TO)
WORKING: Final = (BUILDING_HUTS, LAYING_OFFERING, RAISING_SANCTUARIES, GROWING, FERTILITY_PLAYED)


def check(s: State, fields: Fields) -> None:
    """Refuse what no game could lead to, as far as later play depends on it."""
    if s.phase <= START_CARDS:
        _check_start(s, fields)
    else:
        _check_pieces(s, fields)
    _check_end(s, fields)
    _check_movement(s, fields)
    _check_discovery(s, fields)
    _check_actions(s, fields)
    _check_cards(s, fields)
    if s.actor != NOBODY:
        fields.check("phase", "nothing could be done here", holds=bool(legal(s)))


def _check_start(s: State, fields: Fields) -> None:
    """T2.1  Before the first turn nothing has happened but what chance dealt."""
    new = deal(s.seats, {})
    fields.check("turn", "no turn is over yet", holds=s.turn == 0)
    fields.check("mana", "nobody has any yet", holds=(s.mana, s.cap) == (new.mana, new.cap))
    fields.check("temple", "nothing is built yet", holds=s.temple == 0)
    fields.check("discards", "nothing is played yet", holds=not any(s.discards))
    if s.phase == FIRST_PLAYER:
        fields.check("first", "not drawn yet", holds=s.first == 0)
        fields.check("map", "nothing stands there yet", holds=write_map(s) == write_map(new))
        fields.check("hands", "no card is drawn yet", holds=not any(s.hands + s.drawn))
        return
    _check_pieces(s, fields)
    fields.check("start_card", "the phase needs it", holds=s.start_card)
    fields.check("drawn", "hands are all that was drawn", holds=s.drawn == s.hands)
    for order in range(s.seats):
        seat = (s.first + order) % s.seats
        held = sum(s.hands[CARD_KINDS * seat : CARD_KINDS * (seat + 1)])
        due = order < sum(s.hands) < s.seats
        fields.check("hands", "one card each, by order of play", holds=held == due)


def _check_pieces(s: State, fields: Fields) -> None:
    """T1.2  Huts, tribes, sanctuaries and offerings of each player."""
    for seat in range(s.seats):
        own = range(4 * seat, 4 * seat + 4)
        laid = sum(s.offering[token] != NONE for token in own)
        placed = all(s.token[t] != IN_SUPPLY for t in own if s.offering[t] != NONE)
        fields.check("tokens", "one of them is nowhere on the map", holds=placed)
        new = s.phase == LAYING_OFFERING and seat == s.player
        huts = s.hut.count(seat) == 1 + laid + new
        fields.check("map", "a home, and a hut for each offering laid", holds=huts)
        fields.check("map", "a player has 8 tribes", holds=in_supply(s, seat) >= 0)
        raised = s.sanctuary.count(seat) <= SANCTUARIES
        fields.check("map", "a player has 3 sanctuaries", holds=raised)
    for slot in (5, 6):
        neutral = s.hut[2 * slot : 2 * slot + 2].count(NEUTRAL)
        fields.check("map", "neutral huts stay", holds=neutral == HOMES[s.seats :].count(slot))
    lifted = sum(s.cap) - CAP_AT_START * s.seats
    fields.check("mana", "more cap than stones in the temple", holds=lifted <= 2 * s.temple)


def _check_end(s: State, fields: Fields) -> None:
    won = any(delivered(s, seat) == len(OFFERINGS) for seat in range(s.seats))
    late = s.rounds > 0 and s.turn >= s.rounds * s.seats
    fields.check("turn", "after the last round", holds=not late or s.turn == s.rounds * s.seats)
    fields.check("phase", "the game is over or not", holds=(won or late) == (s.phase == OVER))


def _is_moving(s: State) -> bool:
    return s.phase in MOVING or s.back_to == MOVEMENT


def _check_movement(s: State, fields: Fields) -> None:
    moving = _is_moving(s)
    fields.check("points", "not in this phase", holds=s.points == 0 or moving)
    fields.check("found", "not in this phase", holds=s.found == 0 or moving)
    for seat in range(s.seats):
        own = s.tribes[8 * seat : 8 * seat + 8]
        thieves = any(tribe % 6 >= THIEF for tribe in own if tribe != OFF_MAP)
        mine = moving and seat == s.player
        fields.check("map", "a thief (!) out of turn", holds=not thieves or mine)
    for name, handled in (("grabbed", s.grabbed), ("dropped", s.dropped)):
        known = max(handled) < 2 ** len(s.land)
        fields.check(name, "there is no such tile", holds=known)
        fields.check(name, "not in this phase", holds=not any(handled) or s.phase == MOVEMENT)
    running = START_CARDS < s.phase < OVER
    fields.check("holy", "not in this phase", holds=s.holy == 0 or running)


def _check_discovery(s: State, fields: Fields) -> None:
    discovering = s.phase in DISCOVERING
    fields.check("walker", "not in this phase", holds=discovering == (s.walker != NONE))
    if discovering:
        able = s.points > 0 and s.found < DISCOVERIES
        fields.check("points", "none to discover with", holds=able)
        fields.check("walker", "nobody can go that way", holds=_walks(s))
    shown = sum(s.looked_at)
    if s.phase == LAND_CHOICE:
        due = shown == TILES_SHOWN or (shown > 0 and tiles_left(s) == 0)
    else:
        due = shown < TILES_SHOWN if s.phase == LAND_TILES else shown == 0
    fields.check("shown", "three tiles, in the phase for it", holds=due)
    sharing = s.phase == SHARING
    fields.check("shares", "not in this phase", holds=sharing == (s.shares > 0))
    if sharing:
        _check_sharing(s, fields)


def _walks(s: State) -> bool:
    """Return whether the tribe that is discovering is there, at an open edge."""
    if s.walker >= GRAB:
        return False
    if s.walker >= CARRY:
        there = carries(s, 4 * s.player + (s.walker - CARRY) // 6)
    else:
        there = s.walker // 6 in s.tribes[8 * s.player : 8 * s.player + 8]
    return there and s.beside[start_of(s, s.walker)] == OPEN


def _check_sharing(s: State, fields: Fields) -> None:
    new = len(s.land) - 1
    good = GOOD_OF[s.land[new]]
    fields.check("shares", "the last tile brings no goods", holds=good != NONE)
    left = [slot for slot in tiles_like(s, new) if slot > s.shared]
    fields.check("shares", "more than can be placed", holds=s.shares <= len(left))
    fields.check("shares", "more than there are", holds=s.shares <= s.supply[good])
    fields.check("shares", "more than players", holds=s.shares < s.seats)


def _check_actions(s: State, fields: Fields) -> None:
    working = s.phase in WORKING
    idle = not s.used and not s.born
    fields.check("used", "not in this phase", holds=working or idle)
    if working and s.phase != FERTILITY_PLAYED:
        fields.check("used", "somebody must have worked", holds=bool(s.used))
    growing = s.phase in (GROWING, FERTILITY_PLAYED)
    fields.check("born", "not in this phase", holds=growing or not s.born)
    for slot in {*s.used, *s.born}:
        fields.check("used", "there is no such tile", holds=slot < len(s.land))
        busy = 2 * s.used.count(slot) + s.born.count(slot)
        fields.check("used", "more than stand there", holds=busy <= on_tile(s, s.player, slot))
    if growing:
        due = len(s.used) <= len(s.born) <= 2 * len(s.used)
        fields.check("born", "one or two for each pair", holds=due)


def _check_cards(s: State, fields: Fields) -> None:
    on_piece = s.phase in ON_PIECE
    fields.check("back", "not in this phase", holds=on_piece == (s.back_to != NONE))
    if s.phase == LAYING_OFFERING:
        new = 0 <= s.piece < len(s.hut) and s.hut[s.piece] == s.player
        fields.check("piece", "no new hut is there", holds=new and s.under[s.piece] == NONE)
    elif s.phase == TELEPORT_TO:
        fields.check("piece", "it is not there", holds=s.piece in travellers(s))
    elif s.phase == EXPULSION_TO:
        fields.check("piece", "it cannot be pushed", holds=s.piece in expelled(s))
    else:
        fields.check("piece", "not in this phase", holds=s.piece == NONE)
    blessed = s.blessings > 0
    fields.check("blessings", "not in this phase", holds=blessed == (s.phase == PRIESTS))
    if s.fresh != NONE:
        late = s.phase in (MANA, PRIESTS) or s.back_to == MANA
        fields.check("fresh", "not in this phase", holds=late)
        card = CARD_KINDS * s.player + s.fresh
        fields.check("fresh", "it is not in his hand", holds=s.hands[card] > 0 < s.drawn[card])

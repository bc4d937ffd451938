"""Mesopotamia: playing cards. Chapter 7 of the rules.

The printed texts of the cards are not known to us; these effects fit their names, and two notes of
the rulebook on Expulsion and Teleport.
"""

from mypy_extensions import i64

from digsite.games.mesopotamia import actions, phases
from digsite.games.mesopotamia.components import (
    CARD_KINDS,
    ENDURANCE,
    ENDURANCE_POINTS,
    EXPULSION,
    FERTILE_CHILDREN,
    FERTILITY,
    HOLY_STONE,
    LAND,
    MANA_STOLEN,
    MANA_THEFT,
    OPEN,
    TELEPORT,
    TEMPLE,
    TRIBES,
    VOLCANO,
    WOOD,
)
from digsite.games.mesopotamia.rules.building import births, room_for_hut
from digsite.games.mesopotamia.rules.movement import arrive, arrive_with_offering, discoveries
from digsite.games.mesopotamia.rules.temple import can_pay, gain_mana
from digsite.games.mesopotamia.rules.tribes import THIEF, carries, change, in_supply
from digsite.games.mesopotamia.rules.turn import forget_handling
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State

# T7.1, T7.2  When cards are played


def holds(s: State, card: i64) -> bool:
    """T7.1  Whether the player has a card that he did not draw in this turn."""
    held: i64 = s.hands[CARD_KINDS * s.player + card]
    return held > 1 or (held == 1 and s.fresh != card)


def discard(s: State, card: i64) -> None:
    """T7.1  A played card goes to the discards. T4.5  Goods may be handled anew."""
    s.hands[CARD_KINDS * s.player + card] -= 1
    s.discards[card] += 1
    forget_handling(s)


def cards_in_movement(s: State) -> list[int]:
    """T7.2  In phase I: Endurance, Holy Stone, Land, Teleport, Expulsion, Mana Theft."""
    found: list[int] = []
    if holds(s, ENDURANCE):
        found.append(actions.PLAY_ENDURANCE)
    if holds(s, HOLY_STONE):
        found.append(actions.PLAY_HOLY_STONE)
    if holds(s, LAND) and land_is_left(s) and len(discoveries(s)) > 0:
        found.append(actions.PLAY_LAND)
    return found + cards_at_any_time(s)


def cards_at_any_time(s: State) -> list[int]:
    """T7.2  In phase I, and when phase III begins: Teleport, Expulsion, Mana Theft."""
    found: list[int] = []
    if holds(s, TELEPORT) and anybody(s):
        found.append(actions.PLAY_TELEPORT)
    if holds(s, EXPULSION) and len(expelled(s)) > 0:
        found.append(actions.PLAY_EXPULSION)
    if holds(s, MANA_THEFT):
        found += [actions.THEFT + rival for rival in range(s.seats) if loot(s, rival) > 0]
    return found


def cards_with_birth(s: State) -> list[int]:
    """T7.2  With a birth: Fertility."""
    enough = in_supply(s, s.player) >= FERTILE_CHILDREN
    if holds(s, FERTILITY) and enough and len(births(s)) > 0:
        return [actions.PLAY_FERTILITY]
    return []


def play(s: State, action: i64) -> None:
    """T7.1  Show the card, then do what it says. T7.3  Endurance: three more points."""
    if action == actions.PLAY_ENDURANCE:
        discard(s, ENDURANCE)
        s.points += ENDURANCE_POINTS
    elif action == actions.PLAY_FERTILITY:
        discard(s, FERTILITY)
        s.phase = phases.FERTILITY_PLAYED
    elif action == actions.PLAY_HOLY_STONE:
        discard(s, HOLY_STONE)
        s.holy += 1
    elif action == actions.PLAY_LAND:
        discard(s, LAND)
        s.phase = phases.LAND_PLAYED
    else:
        play_on_piece(s, action)


def play_on_piece(s: State, action: i64) -> None:
    """T7.7, T7.8  First the piece is chosen, then where it goes."""
    s.back_to = s.phase
    if action == actions.PLAY_TELEPORT:
        discard(s, TELEPORT)
        s.phase = phases.TELEPORT_WHO
    else:
        discard(s, EXPULSION)
        s.phase = phases.EXPULSION_WHO


def choose_piece(s: State, action: i64) -> None:
    """T7.7, T7.8  The piece is chosen."""
    s.piece = action
    s.phase = phases.TELEPORT_TO if s.phase == phases.TELEPORT_WHO else phases.EXPULSION_TO


def resume(s: State) -> i64:
    """Return to the phase before the card; return the piece that it moves."""
    piece = s.piece
    s.phase = s.back_to
    s.piece = NONE
    s.back_to = NONE
    return piece


# T7.6  Land


def land_is_left(s: State) -> bool:
    """T7.6  The card is of use only if there is more than volcanoes in the stack."""
    return any(s.stack[kind] > 0 for kind in range(VOLCANO))


# T7.7  Teleport


def travellers(s: State) -> list[int]:
    """T7.7  Any one tribe on the map, own or rival, with its cargo."""
    found: list[int] = []
    for seat in range(s.seats):
        last: i64 = OFF_MAP
        for n in range(TRIBES * seat, TRIBES * seat + TRIBES):
            tribe: i64 = s.tribes[n]
            if tribe == OFF_MAP:
                break
            if tribe != last:
                found.append(named(seat, tribe))
            last = tribe
    found.sort()
    return found + [actions.CARRIER + token for token in range(4 * s.seats) if carries(s, token)]


def named(seat: i64, tribe: i64) -> i64:
    """Return the action that names a tribe of a seat on a tile."""
    kind = tribe % 6
    if kind >= THIEF:
        seat = actions.OWN_THIEF
    return actions.TRIBE + 15 * (tribe // 6) + 3 * seat + kind % THIEF


def anybody(s: State) -> bool:
    """T7.7  Whether there is a tribe on the map at all."""
    return any(in_supply(s, seat) < TRIBES for seat in range(s.seats))


def owner_of(s: State, piece: i64) -> i64:
    """Return the seat of the tribe that an action names."""
    if piece >= actions.CARRIER:
        return (piece - actions.CARRIER) // 4
    seat = (piece - actions.TRIBE) % 15 // 3
    return s.player if seat == actions.OWN_THIEF else seat


def tribe_of(piece: i64) -> i64:
    """Return the tribe that an action names, as it stands in the list of tribes."""
    slot = (piece - actions.TRIBE) // 15
    thief = THIEF if (piece - actions.TRIBE) % 15 // 3 == actions.OWN_THIEF else 0
    return 6 * slot + (piece - actions.TRIBE) % 3 + thief


def slot_of(s: State, piece: i64) -> i64:
    """Return the tile of the piece that an action names."""
    if piece >= actions.RIVAL_HUT:
        return (piece - actions.RIVAL_HUT) // 2
    if piece >= actions.CARRIER:
        return s.token_at[piece - actions.CARRIER]
    return (piece - actions.TRIBE) // 15


def destinations(s: State) -> list[int]:
    """T7.7  Any other tile that is no volcano; the temple only as an own tribe might enter it."""
    found: list[int] = []
    here = slot_of(s, s.piece)
    for slot in range(len(s.land)):
        kind: i64 = s.land[slot]
        if slot != here and kind != VOLCANO and (kind != TEMPLE or may_visit_temple(s)):
            found.append(actions.TO + slot)
    return found


def may_visit_temple(s: State) -> bool:
    """T7.7  Never a rival's tribe, never wood; an offering only if it can be paid."""
    if owner_of(s, s.piece) != s.player:
        return False
    if s.piece >= actions.CARRIER:
        return can_pay(s, s.piece - actions.CARRIER)
    return (s.piece - actions.TRIBE) % 3 != 1 + WOOD


def teleport(s: State, slot: i64) -> None:
    """T7.7  It arrives as on foot, for no point: a stone is built in, an offering delivered."""
    seat = owner_of(s, s.piece)
    piece = resume(s)
    if piece >= actions.CARRIER:
        arrive_with_offering(s, piece - actions.CARRIER, slot)
    elif seat == s.player:
        arrive(s, tribe_of(piece), slot)
    else:
        change(s, seat, tribe_of(piece), 6 * slot + tribe_of(piece) % 6)


# T7.8  Expulsion


def expelled(s: State) -> list[int]:
    """T7.8  One tribe of a rival with its cargo, or one of his huts with the offering under it."""
    tribes = [
        piece
        for piece in travellers(s)
        if owner_of(s, piece) != s.player and can_be_pushed(s, piece)
    ]
    return tribes + [
        actions.RIVAL_HUT + place
        for place in range(len(s.hut))
        if is_rival_hut(s, place) and can_be_pushed(s, actions.RIVAL_HUT + place)
    ]


def is_rival_hut(s: State, place: i64) -> bool:
    """T7.8  Neutral huts stay. Two bare huts of one player on a tile are one choice."""
    owner: i64 = s.hut[place]
    if owner == NONE or owner >= s.seats or owner == s.player:
        return False
    twin = place % 2 == 1 and s.hut[place - 1] == owner
    return not (twin and s.under[place] == NONE and s.under[place - 1] == NONE)


def can_be_pushed(s: State, piece: i64) -> bool:
    """Return whether there is any way for it."""
    slot = slot_of(s, piece)
    return any(way_is_free(s, piece, slot, direction) for direction in range(6))


def way_is_free(s: State, piece: i64, slot: i64, direction: i64) -> bool:
    """T7.8  To a tile beside, never onto the temple; a hut only to plains with room for it."""
    other: i64 = s.beside[6 * slot + direction]
    if other == OPEN:
        return False
    if piece >= actions.RIVAL_HUT:
        return room_for_hut(s, other)
    kind: i64 = s.land[other]
    return kind not in (VOLCANO, TEMPLE)


def pushes(s: State) -> list[int]:
    """T7.8  The directions in which the piece can go."""
    slot = slot_of(s, s.piece)
    return [
        actions.PUSH + direction
        for direction in range(6)
        if way_is_free(s, s.piece, slot, direction)
    ]


def push(s: State, direction: i64) -> None:
    """T7.8  The piece goes there, with what belongs to it."""
    other: i64 = s.beside[6 * slot_of(s, s.piece) + direction]
    seat = s.player if s.piece >= actions.RIVAL_HUT else owner_of(s, s.piece)
    piece = resume(s)
    if piece >= actions.RIVAL_HUT:
        move_hut(s, piece - actions.RIVAL_HUT, other)
    elif piece >= actions.CARRIER:
        s.token_at[piece - actions.CARRIER] = other
    else:
        change(s, seat, tribe_of(piece), 6 * other + tribe_of(piece) % 6)


def move_hut(s: State, place: i64, slot: i64) -> None:
    """T7.8  A hut moves with the token under it; the other one on its old tile closes up."""
    new = 2 * slot if s.hut[2 * slot] == NONE else 2 * slot + 1
    token: i64 = s.under[place]
    s.hut[new] = s.hut[place]
    s.under[new] = token
    if token != NONE:
        s.token_at[token] = slot
    if place % 2 == 0:
        s.hut[place] = s.hut[place + 1]
        s.under[place] = s.under[place + 1]
        place += 1
    s.hut[place] = NONE
    s.under[place] = NONE


# T7.9  Mana Theft


def loot(s: State, rival: i64) -> i64:
    """T7.9  Up to two mana, if he has them and there is room below the cap."""
    if rival == s.player:
        return 0
    room: i64 = s.cap[s.player] - s.mana[s.player]
    return min(MANA_STOLEN, s.mana[rival], room)


def steal_mana(s: State, rival: i64) -> None:
    """T7.9  The mana changes hands."""
    discard(s, MANA_THEFT)
    mana = loot(s, rival)
    s.mana[rival] -= mana
    gain_mana(s, s.player, mana)

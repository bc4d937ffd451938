"""Mesopotamia: states that could lie behind a view.

Offerings of rivals, tiles that Land shows and hands of cards are drawn anew, each way as likely.
Once played cards have been reshuffled, the deck holds only what was shuffled into it and not drawn
by the viewer since; the other cards nobody sees are spread over hands as if just dealt.
"""

from digsite.core.bits import BIT
from digsite.core.rng import Rng
from digsite.games.mesopotamia.components import CARD_KINDS, OFFERINGS, TRIBES
from digsite.games.mesopotamia.rules.tribes import THIEF, put_in_order
from digsite.games.mesopotamia.setup import hand_out
from digsite.games.mesopotamia.state import NONE, OFF_MAP, State
from digsite.games.mesopotamia.view import Tile, View


def sample(v: View, rng: Rng) -> State:
    """Return a state that `v` could have been looked from."""
    s = State()
    s.seats = v.seats
    s.crowded = v.crowded
    s.rounds = v.rounds
    s.start_card = v.start_card
    s.reshuffle = v.reshuffle
    s.actor = v.actor
    s.phase = v.phase
    s.first = v.first
    s.turn = v.turn
    s.player = v.player
    hand_out(s)
    _lay_map(s, v)
    _place_tokens(s, v, rng)
    _stack_tiles(s, v, rng)
    _deal_cards(s, v, rng)
    _copy_turn(s, v)
    return s


def _lay_map(s: State, v: View) -> None:
    for slot, tile in enumerate(v.tiles):
        s.land.append(tile.kind)
        s.place.append(128 * tile.q + tile.r)
        s.beside.extend(tile.beside)
        s.goods.extend((tile.wood, tile.stone))
        s.hut.extend((NONE, NONE))
        s.under.extend((NONE, NONE))
        s.sanctuary.append(tile.sanctuary)
        for n, hut in enumerate(tile.huts):
            s.hut[2 * slot + n] = hut.owner
            if hut.token:
                s.under[2 * slot + n] = 4 * hut.owner + hut.token - 1
        _place_tribes(s, slot, tile)
    for seat, player in enumerate(v.players):
        s.mana[seat] = player.mana
        s.cap[seat] = player.cap
        put_in_order(s, seat)
    s.supply = [v.wood, v.stone]
    s.temple = v.temple


def _place_tribes(s: State, slot: int, tile: Tile) -> None:
    for tribe in tile.tribes:
        first = s.tribes.index(OFF_MAP, TRIBES * tribe.owner)
        for n in range(first, first + tribe.number):
            s.tribes[n] = 6 * slot + tribe.cargo + (THIEF if tribe.thief else 0)


def _place_tokens(s: State, v: View, rng: Rng) -> None:
    """T6.3  What a rival has laid may be any of the offerings that he has not delivered."""
    for token in v.tokens:
        n = 4 * token.owner + token.number - 1
        s.token[n] = token.where
        s.token_at[n] = token.slot
        if token.worth is not None:
            s.offering[n] = OFFERINGS.index(token.worth)
    for seat in range(s.seats):
        own = s.offering[4 * seat : 4 * seat + 4]
        left = _shuffled([which for which in range(len(OFFERINGS)) if which not in own], rng)
        for token in v.tokens:
            if token.owner == seat and token.worth is None:
                s.offering[4 * seat + token.number - 1] = left.pop()


def _stack_tiles(s: State, v: View, rng: Rng) -> None:
    """T7.6  Whoever does not see the tiles that Land shows imagines some of the stack."""
    s.stack = list(v.stack)
    if v.shown is not None:
        s.looked_at = list(v.shown)
        return
    for kind in _shuffled(_spread(s.stack), rng)[: v.looking]:
        s.stack[kind] -= 1
        s.looked_at[kind] += 1


def _deal_cards(s: State, v: View, rng: Rng) -> None:
    """T6.10  The deck, a card that was just drawn, then the hands."""
    s.discards = list(v.discards)
    s.fresh = v.fresh
    undrawn = [v.pool[card] - v.drawn[card] for card in range(CARD_KINDS)]
    unseen = list(v.unseen)
    s.deck = [0] * CARD_KINDS
    could_be = [min(undrawn[card], unseen[card]) for card in range(CARD_KINDS)]
    cards = _shuffled(_spread(could_be), rng)
    for card in cards[: v.deck]:
        s.deck[card] += 1
        undrawn[card] -= 1
        unseen[card] -= 1
    if v.drew and v.fresh == NONE:
        s.fresh = cards[v.deck]
        undrawn[s.fresh] -= 1
        unseen[s.fresh] -= 1
    _fill_hands(s, v, _shuffled(_spread(unseen), rng), _shuffled(_spread(undrawn), rng))


def _fill_hands(s: State, v: View, unseen: list[int], undrawn: list[int]) -> None:
    for seat, player in enumerate(v.players):
        first = CARD_KINDS * seat
        if player.hand is not None:
            s.hands[first : first + CARD_KINDS] = list(player.hand)
            s.drawn[first : first + CARD_KINDS] = list(v.drawn)
            continue
        known = int(seat == s.player and s.fresh != NONE)
        if known:
            s.hands[first + s.fresh] += 1
            s.drawn[first + s.fresh] += 1
        for _ in range(player.cards - known):
            s.hands[first + unseen.pop()] += 1
        for _ in range(player.drawn - known):
            s.drawn[first + undrawn.pop()] += 1


def _copy_turn(s: State, v: View) -> None:
    s.points = v.points
    s.found = v.found
    s.walker = v.walker
    s.shares = v.shares
    s.shared = v.shared
    s.holy = v.holy
    s.grabbed = [sum(BIT[slot] for slot in slots) for slots in v.grabbed]
    s.dropped = [sum(BIT[slot] for slot in slots) for slots in v.dropped]
    s.used = list(v.used)
    s.born = list(v.born)
    s.piece = v.piece
    s.back_to = v.back_to
    s.blessings = v.blessings


def _spread(counts: list[int]) -> list[int]:
    """Return a list with each kind as often as it is there."""
    return [kind for kind in range(len(counts)) for _ in range(counts[kind])]


def _shuffled(things: list[int], rng: Rng) -> list[int]:
    """Return the things in a random order."""
    for n in range(len(things) - 1, 0, -1):
        other = rng.below(n + 1)
        things[n], things[other] = things[other], things[n]
    return things

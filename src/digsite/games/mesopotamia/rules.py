"""Mesopotamia. The rules: what may be done, what it does, and who wins.

Marks such as T4.2 are paragraphs of docs/rules/mesopotamia.md. The chapters of the rulebook are
files: turn (T3), movement and temple (T4), discovery (T5), building (T6), cards (T7), mana (T8).
"""

from mypy_extensions import i64

from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, placed
from digsite.games.mesopotamia.actions import (
    CARRY,
    COLLECT,
    DONE,
    DRAW,
    DRAW_CARD,
    DRAW_TILE,
    DROP,
    END,
    FIRST,
    GRAB,
    GROW,
    HUT,
    LAY,
    OFFER,
    PLAY_ENDURANCE,
    PUSH,
    SANCTUARY,
    SHARE,
    STEAL,
    TAKE,
    THEFT,
    TO,
    TRIBE,
    VOLCANO_AT,
)
from digsite.games.mesopotamia.building import (
    births,
    build_hut,
    cards_to_draw,
    draw,
    grow,
    huts,
    lay_offering,
    offers,
    raise_sanctuary,
    sanctuaries,
    take_card,
)
from digsite.games.mesopotamia.cards import (
    cards_at_any_time,
    cards_in_movement,
    cards_with_birth,
    choose_piece,
    destinations,
    expelled,
    play,
    push,
    pushes,
    steal_mana,
    teleport,
    travellers,
)
from digsite.games.mesopotamia.components import CARD_KINDS, DRAWN_KINDS
from digsite.games.mesopotamia.discovery import (
    choices_of_land,
    draw_tile,
    lay_chosen,
    lay_volcano,
    look_at_tile,
    share,
    shares,
    volcano_places,
)
from digsite.games.mesopotamia.mana import collect, priests, send_priest
from digsite.games.mesopotamia.movement import (
    carry,
    discoveries,
    drop,
    grab,
    moves,
    steal,
    take,
    walk,
)
from digsite.games.mesopotamia.phases import (
    ACTION,
    BUILDING_HUTS,
    CARD,
    EXPULSION_TO,
    EXPULSION_WHO,
    FERTILITY_PLAYED,
    FIRST_PLAYER,
    GROWING,
    LAND_CHOICE,
    LAND_PLAYED,
    LAND_TILES,
    LAYING_OFFERING,
    MANA,
    MOVEMENT,
    PRIESTS,
    RAISING_SANCTUARIES,
    SHARING,
    START_CARDS,
    TELEPORT_TO,
    TELEPORT_WHO,
    TILE,
    VOLCANO_DRAWN,
)
from digsite.games.mesopotamia.setup import settle
from digsite.games.mesopotamia.state import State
from digsite.games.mesopotamia.temple import delivered, delivered_worth
from digsite.games.mesopotamia.turn import begin_turn, end_action, end_movement

# What may be done


def legal(s: State) -> list[int]:
    """Every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.phase == MOVEMENT:
        return [*moves(s), END, *cards_in_movement(s)]
    if s.phase == ACTION:
        return actions_of_phase_two(s)
    if s.phase == MANA:
        return [COLLECT, *priests(s), *cards_at_any_time(s)]
    if s.actor == CHANCE:
        return drawable(s)
    return legal_within_action(s)


def actions_of_phase_two(s: State) -> list[int]:
    """T6.1  One kind of action: huts, sanctuaries, growth or a card; or nothing."""
    found = huts(s) + sanctuaries(s) + births(s)
    if cards_to_draw(s):
        found.append(DRAW)
    found.append(DONE)
    return found + cards_with_birth(s)


def legal_within_action(s: State) -> list[int]:
    """What belongs to an action that has begun."""
    if s.phase == BUILDING_HUTS:
        return [*huts(s), DONE]
    if s.phase == LAYING_OFFERING:
        return offers(s)
    if s.phase == RAISING_SANCTUARIES:
        return [*sanctuaries(s), DONE]
    if s.phase == GROWING:
        return [*births(s), DONE, *cards_with_birth(s)]
    if s.phase == FERTILITY_PLAYED:
        return births(s)
    if s.phase == SHARING:
        return shares(s)
    if s.phase == VOLCANO_DRAWN:
        return volcano_places(s)
    return legal_within_card(s)


def legal_within_card(s: State) -> list[int]:
    """What belongs to a card that has been played."""
    if s.phase == TELEPORT_WHO:
        return travellers(s)
    if s.phase == TELEPORT_TO:
        return destinations(s)
    if s.phase == EXPULSION_WHO:
        return expelled(s)
    if s.phase == EXPULSION_TO:
        return pushes(s)
    if s.phase == LAND_PLAYED:
        return discoveries(s)
    if s.phase == LAND_CHOICE:
        return choices_of_land(s)
    if s.phase == PRIESTS:
        return [COLLECT, *priests(s)]
    return []


def pick(s: State, rng: Rng) -> int:
    """Give one of `legal`, each as likely; for chance by its odds."""
    if s.actor == CHANCE:
        return drawn_at_random(s, rng)
    choices = legal(s)
    return choices[rng.below(len(choices))]


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < VOLCANO_AT:
        move(s, action)
    elif action < HUT:
        discover(s, action)
    elif action < COLLECT:
        act(s, action)
    elif action == COLLECT:
        collect(s)
    elif action < FIRST:
        use_card(s, action)
    else:
        happen(s, action)


def move(s: State, action: i64) -> None:
    """Phase I."""
    if action < CARRY:
        walk(s, action)
    elif action < GRAB:
        carry(s, action)
    elif action < DROP:
        grab(s, action - GRAB)
    elif action < TAKE:
        drop(s, action - DROP)
    elif action < STEAL:
        take(s, action - TAKE)
    elif action < END:
        steal(s, action - STEAL)
    else:
        end_movement(s)


def discover(s: State, action: i64) -> None:
    """What a discovery asks of its player."""
    if action < LAY:
        lay_volcano(s, action - VOLCANO_AT)
    elif action < SHARE:
        lay_chosen(s, action - LAY)
    else:
        share(s, action - SHARE)


def act(s: State, action: i64) -> None:
    """Phase II."""
    if action < SANCTUARY:
        build_hut(s, action - HUT)
    elif action < GROW:
        raise_sanctuary(s, action - SANCTUARY)
    elif action < DRAW:
        grow(s, action - GROW)
    elif action == DRAW:
        draw(s)
    elif action == DONE:
        end_action(s)
    else:
        lay_offering(s, action - OFFER)


def use_card(s: State, action: i64) -> None:
    """Cards."""
    if action < PLAY_ENDURANCE:
        send_priest(s)
    elif action < THEFT:
        play(s, action)
    elif action < TRIBE:
        steal_mana(s, action - THEFT)
    elif action < TO:
        choose_piece(s, action)
    elif action < PUSH:
        teleport(s, action - TO)
    else:
        push(s, action - PUSH)


# Chance


def drawable(s: State) -> list[int]:
    """What chance can draw."""
    if s.phase == FIRST_PLAYER:
        return [FIRST + seat for seat in range(s.seats)]
    if s.phase in (TILE, LAND_TILES):
        return [DRAW_TILE + kind for kind in range(DRAWN_KINDS) if s.stack[kind] > 0]
    return [DRAW_CARD + card for card in range(CARD_KINDS) if s.deck[card] > 0]


def weight(s: State, action: i64) -> i64:
    """T2.4, T5.1, T6.10  Each seat, each tile of the stack, each card of the deck is as likely."""
    if action >= DRAW_CARD:
        return s.deck[action - DRAW_CARD]
    if action >= DRAW_TILE:
        return s.stack[action - DRAW_TILE]
    return 1


def odds(s: State) -> list[int]:
    """The weights of what chance can draw."""
    return [weight(s, action) for action in drawable(s)]


def drawn_at_random(s: State, rng: Rng) -> int:
    """Give one of what chance can draw, by its weight."""
    choices = drawable(s)
    total: i64 = 0
    for action in choices:
        total += weight(s, action)
    n = rng.below(total)
    for action in choices:
        n -= weight(s, action)
        if n < 0:
            return action
    raise AssertionError("the weights add up to the total")


def happen(s: State, action: i64) -> None:
    """What chance drew."""
    if action < DRAW_TILE:
        settle(s, action - FIRST)
        begin(s)
    elif action >= DRAW_CARD:
        receive(s, action - DRAW_CARD)
    elif s.phase == LAND_TILES:
        look_at_tile(s, action - DRAW_TILE)
    else:
        draw_tile(s, action - DRAW_TILE)


def begin(s: State) -> None:
    """T2.4  The first player begins. T10.1  In a variant everybody first gets a card."""
    s.player = s.first
    if s.start_card:
        s.phase = START_CARDS
    else:
        begin_turn(s)


def receive(s: State, card: i64) -> None:
    """T6.10  The action is over. T7.1  The card waits for a later turn.

    T10.1  A card dealt before the first turn does not wait.
    """
    take_card(s, card)
    if s.phase == CARD:
        s.fresh = card
        end_action(s)
        return
    s.player = (s.player + 1) % s.seats
    if s.player == s.first:
        begin_turn(s)


# T9  End of the game


def scores(s: State) -> list[int]:
    """T9.1  Offerings delivered: with four of them the game is won."""
    return [delivered(s, seat) for seat in range(s.seats)]


def breakdown(s: State) -> list[dict[str, int]]:
    """T9.1  Offerings are all that is counted."""
    return [{"offerings": delivered(s, seat)} for seat in range(s.seats)]


def merit(s: State, seat: i64) -> i64:
    """T9.2  Offerings delivered, then what they cost, then mana."""
    return 1000 * delivered(s, seat) + 10 * delivered_worth(s, seat) + s.mana[seat]


def places(s: State) -> list[int]:
    """T9.2  Who is equal in all shares a place."""
    return placed([merit(s, seat) for seat in range(s.seats)])

"""Mesopotamia. The rules: what may be done, and which chapter does it.

Marks such as T4.2 are paragraphs of docs/rules/mesopotamia.md. The chapters of the rulebook are
files: turn (T3), movement and temple (T4), discovery (T5), building (T6), cards (T7), mana (T8),
end (T9).
"""

from mypy_extensions import i64

from digsite.core.rng import Rng
from digsite.core.seats import CHANCE
from digsite.games.mesopotamia import actions, phases
from digsite.games.mesopotamia.components import CARD_KINDS, DRAWN_KINDS
from digsite.games.mesopotamia.rules import building, cards, discovery, mana, movement, turn
from digsite.games.mesopotamia.setup import settle
from digsite.games.mesopotamia.state import State

# What may be done


def legal(s: State) -> list[int]:
    """Return every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.phase == phases.MOVEMENT:
        return [*movement.moves(s), actions.END, *cards.cards_in_movement(s)]
    if s.phase == phases.ACTION:
        return actions_of_phase_two(s)
    if s.phase == phases.MANA:
        return [actions.COLLECT, *mana.priests(s), *cards.cards_at_any_time(s)]
    if s.actor == CHANCE:
        return drawable(s)
    return legal_within_action(s)


def actions_of_phase_two(s: State) -> list[int]:
    """T6.1  One kind of action: huts, sanctuaries, growth or a card; or nothing."""
    found = building.huts(s) + building.sanctuaries(s) + building.births(s)
    if building.cards_to_draw(s):
        found.append(actions.DRAW)
    found.append(actions.DONE)
    return found + cards.cards_with_birth(s)


def legal_within_action(s: State) -> list[int]:
    """Return the steps of an action that has begun."""
    if s.phase == phases.BUILDING_HUTS:
        return [*building.huts(s), actions.DONE]
    if s.phase == phases.LAYING_OFFERING:
        return building.offers(s)
    if s.phase == phases.RAISING_SANCTUARIES:
        return [*building.sanctuaries(s), actions.DONE]
    if s.phase == phases.GROWING:
        return [*building.births(s), actions.DONE, *cards.cards_with_birth(s)]
    if s.phase == phases.FERTILITY_PLAYED:
        return building.births(s)
    if s.phase == phases.SHARING:
        return discovery.shares(s)
    if s.phase == phases.VOLCANO_DRAWN:
        return discovery.volcano_places(s)
    return legal_within_card(s)


def legal_within_card(s: State) -> list[int]:
    """Return the steps of a card that has been played."""
    if s.phase == phases.TELEPORT_WHO:
        return cards.travellers(s)
    if s.phase == phases.TELEPORT_TO:
        return cards.destinations(s)
    if s.phase == phases.EXPULSION_WHO:
        return cards.expelled(s)
    if s.phase == phases.EXPULSION_TO:
        return cards.pushes(s)
    if s.phase == phases.LAND_PLAYED:
        return movement.discoveries(s)
    if s.phase == phases.LAND_CHOICE:
        return discovery.choices_of_land(s)
    if s.phase == phases.PRIESTS:
        return [actions.COLLECT, *mana.priests(s)]
    return []


def pick(s: State, rng: Rng) -> int:
    """Return one of `legal`, each as likely; for chance by its odds."""
    if s.actor == CHANCE:
        return drawn_at_random(s, rng)
    choices = legal(s)
    return choices[rng.below(len(choices))]


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < actions.VOLCANO_AT:
        move(s, action)
    elif action < actions.HUT:
        discover(s, action)
    elif action < actions.COLLECT:
        act(s, action)
    elif action == actions.COLLECT:
        mana.collect(s)
    elif action < actions.FIRST:
        use_card(s, action)
    else:
        happen(s, action)


def move(s: State, action: i64) -> None:
    """T4  Do an action of phase I: move."""
    if action < actions.CARRY:
        movement.walk(s, action)
    elif action < actions.GRAB:
        movement.carry(s, action)
    elif action < actions.DROP:
        movement.grab(s, action - actions.GRAB)
    elif action < actions.TAKE:
        movement.drop(s, action - actions.DROP)
    elif action < actions.STEAL:
        movement.take(s, action - actions.TAKE)
    elif action < actions.END:
        movement.steal(s, action - actions.STEAL)
    else:
        turn.end_movement(s)


def discover(s: State, action: i64) -> None:
    """T5  Do what a discovery asks of its player."""
    if action < actions.LAY:
        discovery.lay_volcano(s, action - actions.VOLCANO_AT)
    elif action < actions.SHARE:
        discovery.lay_chosen(s, action - actions.LAY)
    else:
        discovery.share(s, action - actions.SHARE)


def act(s: State, action: i64) -> None:
    """T6  Do an action of phase II."""
    if action < actions.SANCTUARY:
        building.build_hut(s, action - actions.HUT)
    elif action < actions.GROW:
        building.raise_sanctuary(s, action - actions.SANCTUARY)
    elif action < actions.DRAW:
        building.grow(s, action - actions.GROW)
    elif action == actions.DRAW:
        building.draw(s)
    elif action == actions.DONE:
        turn.end_action(s)
    else:
        building.lay_offering(s, action - actions.OFFER)


def use_card(s: State, action: i64) -> None:
    """T7  Play a card, or choose what it moves."""
    if action < actions.PLAY_ENDURANCE:
        mana.send_priest(s)
    elif action < actions.THEFT:
        cards.play(s, action)
    elif action < actions.TRIBE:
        cards.steal_mana(s, action - actions.THEFT)
    elif action < actions.TO:
        cards.choose_piece(s, action)
    elif action < actions.PUSH:
        cards.teleport(s, action - actions.TO)
    else:
        cards.push(s, action - actions.PUSH)


# Chance


def drawable(s: State) -> list[int]:
    """Return what chance can draw."""
    if s.phase == phases.FIRST_PLAYER:
        return [actions.FIRST + seat for seat in range(s.seats)]
    if s.phase in (phases.TILE, phases.LAND_TILES):
        return [actions.DRAW_TILE + kind for kind in range(DRAWN_KINDS) if s.stack[kind] > 0]
    return [actions.DRAW_CARD + card for card in range(CARD_KINDS) if s.deck[card] > 0]


def weight(s: State, action: i64) -> i64:
    """T2.4, T5.1, T6.10  Each seat, each tile of the stack, each card of the deck is as likely."""
    if action >= actions.DRAW_CARD:
        return s.deck[action - actions.DRAW_CARD]
    if action >= actions.DRAW_TILE:
        return s.stack[action - actions.DRAW_TILE]
    return 1


def odds(s: State) -> list[int]:
    """Return the weight of each of them."""
    return [weight(s, action) for action in drawable(s)]


def drawn_at_random(s: State, rng: Rng) -> int:
    """Return one of what chance can draw, by its weight."""
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
    """Do what chance drew."""
    if action < actions.DRAW_TILE:
        settle(s, action - actions.FIRST)
        begin(s)
    elif action >= actions.DRAW_CARD:
        receive(s, action - actions.DRAW_CARD)
    elif s.phase == phases.LAND_TILES:
        discovery.look_at_tile(s, action - actions.DRAW_TILE)
    else:
        discovery.draw_tile(s, action - actions.DRAW_TILE)


def begin(s: State) -> None:
    """T2.4  The first player begins. T10.1  In a variant everybody first gets a card."""
    s.player = s.first
    if s.start_card:
        s.phase = phases.START_CARDS
    else:
        turn.begin_turn(s)


def receive(s: State, card: i64) -> None:
    """T6.10  The action is over. T7.1  The card waits for a later turn.

    T10.1  A card dealt before the first turn does not wait.
    """
    building.take_card(s, card)
    if s.phase == phases.CARD:
        s.fresh = card
        turn.end_action(s)
        return
    s.player = (s.player + 1) % s.seats
    if s.player == s.first:
        turn.begin_turn(s)

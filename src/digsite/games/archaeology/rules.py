"""Archaeology. The rules, in the order of the rulebook.

Marks such as A4.2 are paragraphs of docs/rules/archaeology.md.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.bits import BIT, count, members, nth
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, HIDDEN, NOBODY
from digsite.games.archaeology.actions import (
    CHOICES,
    DONE,
    DRAW,
    DRAW_STORM,
    DRAW_THIEF,
    DROP,
    EXPLORE,
    FIRST,
    PASS,
    PAY,
    ROB,
    SELL,
    STEAL,
    TAKE,
)
from digsite.games.archaeology.components import (
    CHAMBER_CARDS,
    CHAMBERS,
    HAND,
    KINDS,
    MAP,
    MARKET,
    MASK,
    MOST,
    NO_KIND,
    PRICES,
    SET_KIND,
    SET_PRICE,
    SET_SIZE,
    SETS,
    SINGLE,
    TRADE,
)
from digsite.games.archaeology.state import (
    ACTIONS,
    BUYING,
    DEAL,
    DIG,
    FINDING,
    FIRST_PLAYER,
    NO_SEAT,
    OVER,
    PAYING,
    STORM,
    THEFT,
    THIEF,
    State,
)

# What may be done. The choices of people fit one word of bits, so that `pick` can draw one without
# listing them. Chance has weights.


def legal(s: State) -> list[int]:
    """Every action open to s.actor, ascending. The only judge of what is allowed."""
    if s.actor != CHANCE:
        return members(choices(s))
    if s.phase == FIRST_PLAYER:
        return [FIRST + seat for seat in range(s.seats)]
    first = STEAL if s.phase == THEFT else DRAW
    weights = chances(s)
    return [first + n for n in range(len(weights)) if weights[n] > 0]


def choices(s: State) -> i64:
    """The actions open to the person who acts, as bits."""
    if s.phase == ACTIONS:
        return sales(s) | purchases(s) | explorations(s) | ends(s)
    if s.phase == BUYING:
        return purchases(s) | payments(s)
    if s.phase == PAYING:
        return payments(s)
    if s.phase == STORM:
        return losses(s)
    if s.phase == THIEF:
        return victims(s)
    return 0


def pick(s: State, rng: Rng) -> int:
    """Give one of `legal`, each as likely; for chance, by its odds."""
    if s.actor != CHANCE:
        open_to_actor = choices(s)
        return nth(open_to_actor, rng.below(count(open_to_actor)))
    if s.phase == FIRST_PLAYER:
        return FIRST + rng.below(s.seats)
    if s.phase == THEFT:
        return STEAL + nth_card(s.hands, 7 * s.victim, rng.below(s.sizes[s.victim]))
    if s.phase == DIG:
        return pick_from_dig_site(s, rng)
    return DRAW + pick_unseen(s, rng)


def odds(s: State) -> list[int]:
    """A2.7, A4.1, A4.4  Every seat is as likely to be first, every card as likely to be drawn."""
    if s.phase == FIRST_PLAYER:
        return [1] * s.seats
    return [weight for weight in chances(s) if weight > 0]


def chances(s: State) -> list[int]:
    """The weight of each card that chance may give, counted from DRAW, or from STEAL in a theft."""
    if s.phase == THEFT:
        return s.hands[7 * s.victim : 7 * s.victim + 7]
    if s.phase == DIG:
        return chances_of_dig_site(s)
    weights = s.unseen[:]
    weights[MAP] = 0
    return weights


def apply(s: State, action: int) -> None:
    """Change the table by an action of `legal`."""
    if action < TAKE:
        sell(s, action - SELL)
    elif action < PAY:
        take(s, action - TAKE)
    elif action < EXPLORE:
        pay(s, action - PAY)
    elif action < DONE:
        explore(s, action - EXPLORE)
    elif action == DONE:
        end_turn(s)
    elif action == PASS:
        pass_turn(s)
    elif action < ROB:
        drop(s, action - DROP)
    elif action < FIRST:
        rob(s, action - ROB)
    elif action < DRAW:
        begin(s, action - FIRST)
    elif action < STEAL:
        draw(s, action - DRAW)
    else:
        steal(s, action - STEAL)


def draw(s: State, card: i64) -> None:
    """Chance gives a card: it is dealt, dug, or found in a chamber."""
    if s.phase == DIG:
        dig(s, card)
    elif s.phase == FINDING:
        find(s, card)
    else:
        deal_card(s, card)


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


# A3  The turn


def begin_turn(s: State, seat: i64) -> None:
    """A3.1  Dig, then trade, explore and sell as often as one likes, or not at all.

    A9.1  With nothing left to dig the turn begins with its other actions.
    """
    s.turn = seat
    clear_trade(s)
    if s.dig_site > 0:
        s.idle = 0
        s.owes_sale = 0
        s.phase = DIG
        s.actor = CHANCE
    else:
        s.idle = 1
        s.owes_sale = s.passed[seat]
        s.phase = ACTIONS
        s.actor = seat


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
    """How many cards of the dig site are neither thieves, storms nor maps."""
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


def begin_actions(s: State) -> None:
    """A3.1  The digging is done. A9.5  Unless the last card brought nothing, and nobody has any."""
    s.actor = s.turn
    s.phase = ACTIONS
    end_game_if_empty(s)


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


# A5  Trading at the market


def purchases(s: State) -> i64:
    """A5.1  What can be taken from the market: what other cards of the hand can pay for.

    A5.3  Nothing that was paid. A5.5  Cheapest kinds first.
    """
    found: i64 = 0
    means = payable(s)
    kind: i64 = max(s.last, 0)
    while kind < 7:
        if s.market[kind] > 0 and s.paid[kind] == 0:
            held = s.hands[7 * s.actor + kind] if s.taken[kind] == 0 else 0
            if s.debt + TRADE[kind] * (held + 1) <= means:
                found |= BIT[TAKE + kind]
        kind += 1
    return found


def payable(s: State) -> i64:
    """A5.4  The trade value of the hand, but for kinds that were taken."""
    value: i64 = 0
    for kind in range(7):
        if s.taken[kind] == 0:
            value += TRADE[kind] * s.hands[7 * s.actor + kind]
    return value


def take(s: State, kind: i64) -> None:
    """A5.5  First the cards are taken; their value is owed."""
    s.market[kind] -= 1
    gain(s, s.actor, kind)
    s.taken[kind] += 1
    s.debt += TRADE[kind]
    s.last = kind
    s.phase = BUYING


def payments(s: State) -> i64:
    """A5.5  What can be paid next: dearest kinds first, as long as the rest covers the debt."""
    found: i64 = 0
    means: i64 = 0
    dearest: i64 = s.last if s.phase == PAYING else MASK
    kind: i64 = 0
    while kind <= dearest:
        held = s.hands[7 * s.actor + kind]
        if held > 0 and s.taken[kind] == 0:
            means += TRADE[kind] * held
            if means >= s.debt:
                found |= BIT[PAY + kind]
        kind += 1
    return found


def pay(s: State, kind: i64) -> None:
    """A5.2  Paid cards lie in the market. The trade is closed when enough is paid; more is lost."""
    lose(s, s.actor, kind, 1)
    s.market[kind] += 1
    s.paid[kind] += 1
    s.debt -= TRADE[kind]
    s.last = kind
    s.phase = PAYING
    if s.debt <= 0:
        s.debt = 0
        s.last = NO_KIND
        s.phase = ACTIONS


def clear_trade(s: State) -> None:
    """A5.4  After a sale, an exploration, or the turn, every kind may be taken and paid again."""
    for kind in range(7):
        s.taken[kind] = 0
        s.paid[kind] = 0


# A6  Exploring the pyramid


def explorations(s: State) -> i64:
    """A6.1  One map opens the small chamber, two the middle one, three the large one.

    A6.4  Each only once a game.
    """
    found: i64 = 0
    maps = s.hands[7 * s.actor + MAP]
    for chamber in range(3):
        if s.closed[chamber] and maps > chamber:
            found |= BIT[EXPLORE + chamber]
    return found


def explore(s: State, chamber: i64) -> None:
    """A6.3  The maps leave the game. A9.2  An exploration breaks a run of passes."""
    lose(s, s.actor, MAP, chamber + 1)
    s.spent_maps += chamber + 1
    s.closed[chamber] = 0
    s.to_find = CHAMBERS[chamber]
    break_run(s)
    s.phase = FINDING
    s.actor = CHANCE


def find(s: State, kind: i64) -> None:
    """A6.2  The cards of the chamber go into the hand, unseen by others."""
    s.unseen[kind] -= 1
    gain_unseen(s, s.turn, kind, can_be_map=0)
    s.to_find -= 1
    if s.to_find == 0:
        s.phase = ACTIONS
        s.actor = s.turn


# A7  Selling to the museum


def _sizes_for_sale() -> list[int]:
    table: list[int] = []
    for kind in range(7):
        for cards in range(MOST):
            sizes = min(cards, len(PRICES[kind]))
            table.append(sum(2 ** (SELL + SINGLE[kind] + n) for n in range(sizes)))
    return table


FOR_SALE: Final[list[int]] = _sizes_for_sale()  # by MOST * kind + cards: bits of actions


def sales(s: State) -> i64:
    """A7.1  Sets of one kind, from a single card to the largest set that has a price."""
    found: i64 = 0
    first = 7 * s.actor
    for kind in range(7):
        found |= FOR_SALE[MOST * kind + s.hands[first + kind]]
    return found


def sell(s: State, sold: i64) -> None:
    """A7.2  A set brings the price of its size. A7.3  Sets of a kind are sold one by one.

    A7.4  What is sold is out of the reach of thieves and storms.
    """
    size: i64 = SET_SIZE[sold]
    lose(s, s.actor, SET_KIND[sold], size)
    s.museum[SETS * s.actor + sold] += 1
    s.money[s.actor] += SET_PRICE[sold]
    s.sold[s.actor] += size
    s.owes_sale = 0
    break_run(s)
    end_game_if_empty(s)


# A8  End of the turn


def ends(s: State) -> i64:
    """A8.1  The turn ends when the player says so. A9.2  It is a pass if he did nothing that counts.

    A9.3  Not while he owes a sale.
    """
    if s.owes_sale:
        return 0
    return BIT[PASS] if s.idle else BIT[DONE]


def end_turn(s: State) -> None:
    """A8.1  The next clockwise. A9.4  With nothing left to dig, the next who has cards."""
    seat = (s.turn + 1) % s.seats
    while s.dig_site == 0 and s.sizes[seat] == 0:
        seat = (seat + 1) % s.seats
    begin_turn(s, seat)


# A9  End of the game


def pass_turn(s: State) -> None:
    """A9.3  Who has passed must sell when his turn comes again and nobody sold or explored."""
    s.passed[s.turn] = 1
    end_turn(s)


def break_run(s: State) -> None:
    """A9.2  A sale or an exploration breaks a run of passes, and ends the trade (A5.4)."""
    s.idle = 0
    clear_trade(s)
    for seat in range(s.seats):
        s.passed[seat] = 0


def end_game_if_empty(s: State) -> None:
    """A9.5  The game is over as soon as the dig site and every hand are empty."""
    if s.dig_site == 0 and total(s.sizes) == 0:
        s.idle = 0
        s.phase = OVER
        s.actor = NOBODY


def scores(s: State) -> list[int]:
    """A9.6  The money of each seat: the prices of its sets, each counted by itself."""
    return s.money[:]


def breakdown(s: State) -> list[dict[str, int]]:
    """A9.6  The money of each seat by the kind of treasure."""
    found: list[dict[str, int]] = []
    for seat in range(s.seats):
        parts: dict[str, int] = dict.fromkeys(KINDS, 0)
        for sold in range(SETS):
            parts[KINDS[SET_KIND[sold]]] += SET_PRICE[sold] * s.museum[SETS * seat + sold]
        found.append(parts)
    return found


def places(s: State) -> list[int]:
    """A9.7  Most money wins; ties go to who sold fewer cards, then are shared."""
    merits = [100 * s.money[seat] - s.sold[seat] for seat in range(s.seats)]
    found: list[int] = []
    for merit in merits:
        place = 1
        for other in merits:
            if other > merit:
                place += 1
        found.append(place)
    return found


# A10  What is known


def reveals(s: State, action: int) -> bool:
    """A6.2, A4.4  A chamber and a theft show the actor cards that he could not know."""
    return EXPLORE <= action < DONE or ROB <= action < CHOICES


def shown(s: State, action: int, seat: int) -> int:
    """A10.1  What a seat sees of an action: all but the cards that chance gives to hands."""
    viewer = s.seats if seat == NOBODY else seat
    if action < DRAW or may_see(s, action, viewer):
        return action
    return HIDDEN


def may_see(s: State, action: i64, viewer: i64) -> bool:
    """A2.2, A4.2, A6.2  Cards are drawn in secret. A4.4  Thief and victim see what is stolen."""
    if action >= STEAL:
        return viewer == s.turn or viewer == s.victim or is_of_one_kind(s, viewer)
    if action == DRAW_THIEF or action == DRAW_STORM:
        return True
    if s.phase == DEAL:
        return dealt_to(s) == NO_SEAT or dealt_to(s) == viewer
    return viewer == s.turn


def row_of(s: State, viewer: i64, holder: i64) -> i64:
    """Where it stands what a viewer knows of a hand."""
    return s.seats * viewer + holder


def move_card(s: State, seat: i64, cards: i64, kind: i64) -> None:
    """Put cards into a hand, or take them out, without a word about who sees it."""
    s.hands[7 * seat + kind] += cards
    s.sizes[seat] += cards


def gain_unseen(s: State, seat: i64, kind: i64, can_be_map: i64) -> None:
    """A4.2  A card goes into a hand unseen. A10.5  Only cards from the dig site can be maps."""
    move_card(s, seat, 1, kind)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            row = row_of(s, viewer, seat)
            s.secret[row] += 1
            s.maybe_maps[row] += can_be_map


def gain(s: State, seat: i64, kind: i64) -> None:
    """A10.2  A card goes into a hand openly: everybody knows that it is there."""
    move_card(s, seat, 1, kind)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            s.known[7 * row_of(s, viewer, seat) + kind] += 1


def lose(s: State, seat: i64, kind: i64, cards: i64) -> None:
    """A10.3  Cards leave a hand openly: known ones first, then some of those that were secret."""
    move_card(s, seat, -cards, kind)
    for viewer in range(s.seats + 1):
        if viewer != seat:
            forget(s, row_of(s, viewer, seat), kind, cards)


def forget(s: State, row: i64, kind: i64, cards: i64) -> None:
    """A10.3  Take cards of a kind out of what is known of a hand.

    Of the secret cards that are no maps nobody can tell which came from the dig site: those that
    stay may be maps as far as they can be.
    """
    sure = min(cards, s.known[7 * row + kind])
    s.known[7 * row + kind] -= sure
    s.secret[row] -= cards - sure
    if kind == MAP:
        s.maybe_maps[row] -= cards - sure
    s.maybe_maps[row] = min(s.maybe_maps[row], s.secret[row])


def learn_theft(s: State, kind: i64) -> None:
    """A10.4  Thief and victim know the stolen card; the others lose sight of what it may be."""
    for viewer in range(s.seats + 1):
        if viewer == s.turn:
            forget(s, row_of(s, viewer, s.victim), kind, 1)
        elif viewer == s.victim or is_of_one_kind(s, viewer):
            s.known[7 * row_of(s, viewer, s.turn) + kind] += 1
            if viewer != s.victim:
                forget(s, row_of(s, viewer, s.victim), kind, 1)
        else:
            lose_sight(s, row_of(s, viewer, s.victim), row_of(s, viewer, s.turn))


def is_of_one_kind(s: State, viewer: i64) -> bool:
    """A10.4  Whether a viewer knows the whole hand of the victim, and it is of one kind."""
    row = row_of(s, viewer, s.victim)
    if s.secret[row] > 0:
        return False
    for kind in range(7):
        if s.known[7 * row + kind] == s.sizes[s.victim]:
            return True
    return False


def lose_sight(s: State, victim: i64, thief: i64) -> None:
    """A10.4  One card has moved between two rows, and it may be of any kind.

    Of each known kind one card less is sure, and it can be a map if there was one to steal.
    """
    for kind in range(7):
        if s.known[7 * victim + kind] > 0:
            s.known[7 * victim + kind] -= 1
            s.secret[victim] += 1
            if kind == MAP:
                s.maybe_maps[victim] += 1
    s.secret[thief] += 1
    if s.maybe_maps[victim] > 0:
        s.maybe_maps[thief] += 1
    s.secret[victim] -= 1
    s.maybe_maps[victim] = min(s.maybe_maps[victim], s.secret[victim])


def total(numbers: list[int]) -> i64:
    """The sum of a list."""
    added: i64 = 0
    for number in numbers:
        added += number
    return added


def nth_card(cards: list[int], first: i64, n: i64) -> i64:
    """The kind of the card with `n` before it, in seven counts that begin at `first`."""
    kind: i64 = 0
    while n >= cards[first + kind]:
        n -= cards[first + kind]
        kind += 1
    return kind

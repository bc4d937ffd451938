"""The bot that searches: information-set Monte Carlo tree search, for any game with any chance.

A node of the tree stands for everything that the searching seat cannot tell apart: it is the
sequence of actions since the table as it is now, as that seat would see them. Each iteration
imagines a world (a state that could lie behind the view) and walks down the tree in it, so that an
action is judged over all worlds in which it is legal. The steps of an iteration are numbered below.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64

from digsite.bots.budget import Budget
from digsite.bots.tree import NONE, Tree
from digsite.bots.tuning import Tuning
from digsite.bots.weighted_draw import drawn
from digsite.core.game import Game, S, V
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, HIDDEN, NOBODY

SECONDS: Final = 1.0  # how long to think if the budget is empty
FIRST_SPREAD: Final = 0.1  # what the spread of values is taken for before any leaf was valued
FIRST_LEAVES: Final = 4.0  # FIRST_SPREAD counts like so many leaves
HORIZON: Final = -2  # in place of a child: chance with too many outcomes, not looked beyond


def choose(game: Game[S, V], view: V, rng: Rng, budget: Budget) -> int:
    """Return the legal action that the search visited most."""
    if len(view.legal) == 1:
        return view.legal[0]
    return searched(game, view, rng, budget).favourite()


def searched(game: Game[S, V], view: V, rng: Rng, budget: Budget) -> "Search[S, V]":
    """Search until the budget is used up; return the search with its tree."""
    start = perf_counter()
    search = Search(game, view, rng, Tuning(game.PLAYOUT))
    if budget.iterations is not None:
        for _ in range(budget.iterations):
            search.iterate()
    else:
        seconds = SECONDS if budget.seconds is None else budget.seconds
        search.iterate()
        while perf_counter() - start < seconds:
            search.iterate()
    return search


@final
class Search(Generic[S, V]):
    """A search that is under way: its tree, and what it has learnt about values so far."""

    def __init__(self, game: Game[S, V], view: V, rng: Rng, tuning: Tuning) -> None:
        # A call through the protocol looks the function up each time, so it is done here once.
        self.apply: Callable[[S, int], None] = game.apply
        self.clone: Callable[[S], S] = game.clone
        self.legal: Callable[[S], list[int]] = game.legal
        self.pick: Callable[[S, Rng], int] = game.pick
        self.prior: Callable[[S, list[int]], list[float]] = game.prior
        self.sample: Callable[[V, Rng], S] = game.sample
        self.shown: Callable[[S, int, int], int] = game.shown
        self.value: Callable[[S], list[float]] = game.value
        self.view = view
        self.seat: i64 = view.seat
        self.rng = rng
        self.tuning = tuning
        self.iterations: i64 = 0
        self.worlds: list[S] = []
        # where the present iteration is in the tree
        self.nodes: list[int] = []  # from the root down
        self.edges: list[int] = []
        self.absent: list[int] = []  # edges of the node whose actions are not legal in this world
        self.unknown: list[int] = []  # actions that are legal in this world and have no edge yet
        # sums over the values of all leaves, by seat
        self.leaves: i64 = 0
        self.sums: list[float] = []
        self.squares: list[float] = []
        # sums for each action of the root, in the order of view.legal
        self.root_sums: list[float] = []  # of the values, for each seat
        self.root_squares: list[float] = []  # of the squares of the values, for the searching seat
        self.wanted: i64 = NONE  # the action that this iteration has to begin with, or NONE
        self.tree = Tree()
        self.tree.add_node(view.actor)

    def iterate(self) -> None:
        """Walk from the root to a leaf in one world, and add the value of the leaf to the tree."""
        s = self.imagine()
        self.descend(s)
        self.back_up(self.evaluate(s))
        self.iterations += 1

    def iterate_from(self, action: int) -> None:
        """Do the same, beginning with this action of the searching seat."""
        self.wanted = action
        self.iterate()
        self.wanted = NONE

    # Step 1. Imagine a world behind the view. A copy is cheaper than a new world: some are
    # kept and used in turn, and one of them is replaced now and then.

    def imagine(self) -> S:
        """Return a state that could lie behind the view; it may be changed."""
        n = self.iterations
        size: i64 = self.tuning.worlds
        if n < size:
            self.worlds.append(self.sample(self.view, self.rng))
        elif n % self.tuning.world_renewal == 0:
            self.worlds[n // self.tuning.world_renewal % size] = self.sample(self.view, self.rng)
        return self.clone(self.worlds[n % size])

    # Step 2. Go down to an edge that was never taken. A node is made only when the edge to it is
    # taken for the second time: most leaves are never visited again, and need no list of actions.

    def descend(self, s: S) -> None:
        """Follow edges from the root and play their actions on `s`."""
        tree = self.tree
        self.nodes.clear()
        self.edges.clear()
        node: i64 = 0
        while True:
            edge = self.roll(node, s) if tree.mover[node] == CHANCE else self.select(node, s)
            self.nodes.append(node)
            self.edges.append(edge)
            if tree.visits[edge] == 0 or s.actor == NOBODY:
                return
            if tree.child[edge] == NONE:
                tree.child[edge] = self.expand(s)
            node = tree.child[edge]
            # Who acts next should be the same in all worlds; where a game differs, this is a leaf.
            if node == HORIZON or tree.mover[node] != s.actor:
                return

    def expand(self, s: S) -> i64:
        """Add a node; return HORIZON if chance acts here with too many outcomes to learn from."""
        if s.actor == CHANCE and len(self.legal(s)) > self.tuning.most_outcomes:
            return HORIZON
        return self.tree.add_node(s.actor)

    # Step 3. At a node of chance, roll. Each outcome that the searcher sees has an edge of its own;
    # all that are hidden from it share the edge HIDDEN.

    def roll(self, node: i64, s: S) -> i64:
        """Play an outcome of chance; return its edge."""
        outcome = self.pick(s, self.rng)
        edge = self.tree.find(node, outcome)
        if edge == NONE:
            seen = self.shown(s, outcome, self.seat)
            edge = self.tree.find(node, seen)
            if edge == NONE:
                self.tree.add_edges(node, [seen], [1.0])
                edge = self.tree.find(node, seen)
        self.apply(s, outcome)
        return edge

    # Step 4. At the node of a seat, find which of its actions are legal in this world. All that
    # others do unseen by the searcher shares the edge HIDDEN.

    def select(self, node: i64, s: S) -> i64:
        """Choose an action for the mover and play it; return its edge."""
        actions = self.legal(s)
        self.compare(node, actions)
        if self.unknown and self.learn(node, s, actions):
            self.compare(node, actions)
        for edge in self.absent:
            self.tree.missed[edge] += 1
        begins = node == 0 and self.wanted != NONE
        best = self.tree.find(0, self.wanted) if begins else self.best(node)
        action = self.tree.action[best]
        if action == HIDDEN:
            action = self.unknown[self.rng.below(len(self.unknown))]
        self.apply(s, action)
        return best

    def compare(self, node: i64, actions: list[int]) -> None:
        """Set `absent`, the edges not legal in this world, and `unknown`, actions without edge."""
        tree, absent, unknown = self.tree, self.absent, self.unknown
        absent.clear()
        unknown.clear()
        first: i64 = tree.first[node]
        end: i64 = first + tree.count[node]
        has_hidden = first < end and tree.action[first] == HIDDEN
        edge = first + 1 if has_hidden else first
        for action in actions:
            while edge < end and tree.action[edge] < action:
                absent.append(edge)
                edge += 1
            if edge < end and tree.action[edge] == action:
                edge += 1
            else:
                unknown.append(action)
        while edge < end:
            absent.append(edge)
            edge += 1
        if has_hidden and not unknown:
            absent.insert(0, first)

    def learn(self, node: i64, s: S, actions: list[int]) -> bool:
        """Add an edge for each unknown action that the searcher would see, and HIDDEN for the rest.

        Return whether there were any to add.
        """
        tree = self.tree
        open_ones = self.unknown[:]
        if tree.mover[node] != self.seat:
            open_ones = [a for a in open_ones if self.shown(s, a, self.seat) != HIDDEN]
        new_hidden = len(open_ones) < len(self.unknown) and tree.find(node, HIDDEN) == NONE
        if not open_ones and not new_hidden:
            return False
        weights = self.weigh(s, actions, self.tuning.prior_power)
        seen: list[float] = []
        unseen = 0.0
        for n in range(len(actions)):
            if actions[n] in open_ones:
                seen.append(weights[n])
            elif actions[n] in self.unknown:
                unseen += weights[n]
        if new_hidden:
            tree.add_edges(node, [HIDDEN, *open_ones], [unseen, *seen])
        else:
            tree.add_edges(node, open_ones, seen)
        return True

    def weigh(self, s: S, actions: list[int], power: float) -> list[float]:
        """Return the prior of each action, raised to a power."""
        weights = self.prior(s, actions)
        return weights if power == 1.0 else [weight**power for weight in weights]

    # Step 5. Choose by PUCT: the mean value for the mover, plus a bonus. The bonus is higher for an
    # action with a high prior, and for one that was tried little, compared with how often it was
    # legal. Its unit is the spread of the values of all leaves, because what one action can change
    # differs from game to game and from the first turn to the last.

    def best(self, node: i64) -> i64:
        """Return the edge with the highest mean plus bonus, among those legal in this world."""
        tree, absent = self.tree, self.absent
        met: i64 = tree.node_visits[node]
        mover: i64 = tree.mover[node]
        spread = self.spread(mover)
        mean = tree.node_total[node] / float(met) if met else 0.0
        untried = mean - self.tuning.untried_penalty * spread
        all_weight = tree.node_weight[node]
        for edge in absent:
            all_weight -= tree.weight[edge]
        bonus = self.tuning.exploration * spread / all_weight
        best: i64 = NONE
        most = -1e9
        skip: i64 = 0
        skips: i64 = len(absent)
        first: i64 = tree.first[node]
        for edge in range(first, first + tree.count[node]):
            if skip < skips and absent[skip] == edge:
                skip += 1
                continue
            visits = float(tree.visits[edge])
            promise = tree.total[edge] / visits if visits else untried
            seen = float(met - tree.missed[edge] + 1)
            promise += bonus * tree.weight[edge] * sqrt(seen) / (1.0 + visits)
            if promise > most:
                best = edge
                most = promise
        return best

    def spread(self, seat: i64) -> float:
        """Return the standard deviation of the values of all leaves for a seat.

        It starts at FIRST_SPREAD, so that the first leaves do not decide it alone.
        """
        if self.leaves == 0:
            return FIRST_SPREAD
        n = float(self.leaves)
        deviations = self.squares[seat] - self.sums[seat] * self.sums[seat] / n
        return sqrt((deviations + FIRST_LEAVES * FIRST_SPREAD * FIRST_SPREAD) / (n + FIRST_LEAVES))

    # Step 6. Value the leaf. Where a game asks for it (PLAYOUT), some turns are played first, for
    # `value` cannot see what they bring; mostly the actions with the highest prior are taken. This
    # ends with a turn of the searcher: all tables that are compared have had equally many of them.

    def evaluate(self, s: S) -> list[float]:
        """Return the share of the win that each seat can expect."""
        if self.tuning.playout_turns > 0:
            self.play_on(s)
        return self.value(s)

    def play_on(self, s: S) -> None:
        """Play until the searcher has had `playout_turns` more turns."""
        player = self.last_mover()
        turns: i64 = self.tuning.playout_turns
        if player == self.seat:
            turns += 1  # the turn that the searcher is in
        while s.actor != NOBODY:
            if s.actor == CHANCE:
                self.apply(s, self.pick(s, self.rng))
                continue
            if s.actor != self.seat and player == self.seat:
                turns -= 1
                if turns == 0:
                    return
            player = s.actor
            actions = self.legal(s)
            if len(actions) > 1:
                weights = self.weigh(s, actions, self.tuning.playout_power)
                self.apply(s, drawn(actions, weights, self.rng))
            else:
                self.apply(s, actions[0])

    def last_mover(self) -> i64:
        """Return the seat that acted last before the leaf; at the root it is the searcher."""
        n: i64 = len(self.nodes) - 1
        while self.tree.mover[self.nodes[n]] == CHANCE:
            n -= 1
        return self.tree.mover[self.nodes[n]]

    # Step 7. Back up: every edge on the way adds up the value for the seat that moved there. So
    # each seat is taken to play for itself, not against the searcher.

    def back_up(self, values: list[float]) -> None:
        """Add the values to every edge and node on the way."""
        tree = self.tree
        if not self.sums:
            self.prepare(len(values))
        if tree.visits[self.edges[-1]] == 0:
            self.leaves += 1
            for seat in range(len(values)):
                self.sums[seat] += values[seat]
                self.squares[seat] += values[seat] * values[seat]
        for n in range(len(self.edges)):
            edge, node = self.edges[n], self.nodes[n]
            mover = tree.mover[node]
            value = values[mover] if mover >= 0 else 0.0
            tree.visits[edge] += 1
            tree.total[edge] += value
            tree.node_visits[node] += 1
            tree.node_total[node] += value
        self.note(values)

    def prepare(self, seats: i64) -> None:
        """Make the lists that have a place for each seat; the first values tell how many seats."""
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        self.root_sums = [0.0] * (seats * len(self.view.legal))
        self.root_squares = [0.0] * len(self.view.legal)

    def note(self, values: list[float]) -> None:
        """Add the values for every seat to the first action of the way, for `explain`."""
        place = self.edges[0] - self.tree.first[0]
        for seat in range(len(values)):
            self.root_sums[place * len(values) + seat] += values[seat]
        self.root_squares[place] += values[self.seat] * values[self.seat]

    # Step 8. When the budget is used up, take the action that was visited most. The one with the
    # best mean may have been lucky in a few visits.

    def favourite(self) -> int:
        """Return the most visited action; if several are, the one with the best mean."""
        tree = self.tree
        best: i64 = tree.first[0]
        for edge in range(best + 1, best + tree.count[0]):
            ahead = tree.visits[edge] - tree.visits[best]
            if ahead > 0 or (ahead == 0 and tree.total[edge] > tree.total[best]):
                best = edge
        return tree.action[best]

"""The engine beside its peers, through the Python loop that a user of each would write.

Every engine plays random games for the same time, in turns, in one run: only the ratios mean
anything, for machines differ and are noisy.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from random import choices
from statistics import median

import digsite
from digsite.cli.speed import Speed
from digsite.core.build import compiled
from digsite.core.rng import seeded

ROUNDS = 15  # many short ones: a bad moment of the machine does not count
SECONDS = 0.4
OPEN_SPIEL = ("hex", "amazons", "backgammon", "gin_rummy")


def digsite_game(name: str) -> Callable[[], int]:
    """Play a random game with two seats; return the number of actions."""
    return Speed(digsite.load(name), 2).api_actions


def open_spiel_game(name: str) -> Callable[[], int]:
    """The same loop as OpenSpiel's own example of its Python API."""
    import pyspiel  # noqa: PLC0415 - only the bench extra has it

    game = pyspiel.load_game(name)
    rng = seeded(b"peers")  # all loops of ours choose alike

    def play() -> int:
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[rng.below(len(legal))])
            actions += 1
        return actions

    return play


def catanatron_game() -> Callable[[], int]:
    """Two random players of catanatron; its own loop over playable actions."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - only the bench extra

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions)

    return play


def engines() -> Iterator[tuple[str, Callable[[], int]]]:
    """Every engine with its name."""
    for name in digsite.names():
        yield f"digsite {name}", digsite_game(name)
    for name in OPEN_SPIEL:
        yield f"open_spiel {name}", open_spiel_game(name)
    yield "catanatron", catanatron_game()


def actions_per_second(play: Callable[[], int]) -> float:
    """Play for a while."""
    actions, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        actions += play()
    return actions / (time.perf_counter() - start)


def main() -> None:
    """Measure in turns, take the median of each, print a table and the ratios."""
    table = list(engines())
    rounds = [{name: actions_per_second(play) for name, play in table} for _ in range(ROUNDS)]
    speeds = {name: median(each[name] for each in rounds) for name, _ in table}
    ours = [name for name in speeds if name.startswith("digsite")]
    theirs = {name: speed for name, speed in speeds.items() if name not in ours}
    if "--json" in sys.argv:
        print(json.dumps({"compiled": compiled(), "api_actions_per_s": speeds}))
        return
    print(f"compiled: {compiled()}; actions a second through a plain Python loop, two seats")
    heading = "".join(f"{name.split()[-1]:>13}" for name in theirs)
    print(f"{'':22}{'':>12}  times as fast as")
    print(f"{'':22}{'actions/s':>12}{heading}")
    for name, speed in speeds.items():
        ratios = "".join(f"{speed / peer:13.2f}" for peer in theirs.values())
        print(f"{name:22}{speed:12,.0f}{ratios if name in ours else ''}")


if __name__ == "__main__":
    main()

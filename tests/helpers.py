"""Random games and positions for the tests of every game."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import pytest

import digsite
from digsite.bots import why
from digsite.core.game import Game
from digsite.core.happenings import Happening
from digsite.core.replay import Replayed, dealt, with_states
from digsite.core.rng import Rng, seeded
from digsite.core.seats import CHANCE, NOBODY
from digsite.core.study import Facts

AnyGame = Game[Any, Any]
S = TypeVar("S")
Study = Callable[[Iterator[Replayed[Any]], Any], Facts]
# By the key of a reason: whether it is true of the tables before and after, with its arguments.
Checks = Mapping[str, Callable[[Any, Any, dict[str, Any]], bool]]

# Where one game is enough: it has chance and hidden hands, two can play it, and it lasts a while.
SAMPLE = "archaeology"


def short(game: AnyGame) -> dict[str, str]:
    """The options of games of bots; where a last round can be set, an early one."""
    rounds = [value for value in game.OPTIONS.get("rounds", ()) if value.isdigit()]
    return {**game.BOT_OPTIONS, **({"rounds": min(rounds, key=int)} if rounds else {})}


def nearest(game: AnyGame, seats: int) -> int:
    """As many seats, or the nearest number that the game allows."""
    return min(max(seats, game.SEATS[0]), game.SEATS[-1])


def new(game: AnyGame, seats: int) -> Any:  # noqa: ANN401 - a state is the game's own
    """The table of a short game of bots before chance deals."""
    return dealt(game, seats, short(game))


def generator(*words: object) -> Rng:
    """A generator of its own for each test and case."""
    return seeded(" ".join(map(str, words)).encode())


def states(game: AnyGame, seats: int, rng: Rng) -> Iterator[Any]:
    """Every state of a random game, the same object each time."""
    s = new(game, seats)
    yield s
    while s.actor != NOBODY:
        game.apply(s, game.pick(s, rng))
        yield s


def positions(game: AnyGame, seats: int, rng: Rng, games: int, share: int) -> Iterator[Any]:
    """About one in `share` of the states of some random games, and the last of each.

    Of a game that is soon over there are more of them, so that there are some.
    """
    share = min(share, 1 + game.LONGEST // 12)
    for _ in range(games):
        for s in states(game, seats, rng):
            if s.actor == NOBODY or rng.below(share) == 0:
                yield game.clone(s)


def names_of_legal(game: AnyGame, s: object) -> list[str]:
    """The legal actions by name."""
    return [game.say(action) for action in game.legal(s)]


def play_names(game: AnyGame, s: S, *names: str) -> S:
    """Play actions by name; each must be legal."""
    for name in names:
        legal = names_of_legal(game, s)
        assert name in legal, f"{name} is not one of {legal}"
        game.apply(s, game.read(name))
    return s


def has_chance(game: AnyGame, seats: int) -> bool:
    """Whether chance ever acts."""
    return any(s.actor == CHANCE for s in states(game, seats, generator("chance", seats)))


def sensible_game(game: AnyGame, seats: int, rng: Rng) -> list[int]:
    """The actions of a short game that gets somewhere: heavy ones are preferred, with some luck."""
    s = new(game, seats)
    actions = []
    while s.actor != NOBODY:
        actions.append(game.pick(s, rng) if s.actor == CHANCE else sensible(game, s, rng))
        game.apply(s, actions[-1])
    return actions


def won_game(game: AnyGame, seats: int, rng: Rng) -> Any:  # noqa: ANN401 - a state is the game's own
    """The table after a game that goes on until its own end, where that is within LONGEST."""
    s = dealt(game, seats, game.BOT_OPTIONS)
    while s.actor != NOBODY:
        game.apply(s, game.pick(s, rng) if s.actor == CHANCE else sensible(game, s, rng))
    return s


def sensible(game: AnyGame, s: Any, rng: Rng) -> int:  # noqa: ANN401 - a state is the game's own
    """A legal action that its game's `prior` weighs high, with some luck."""
    legal = game.legal(s)
    merits = [weight * int(1 + rng.below(1000)) for weight in game.prior(s, legal)]
    return legal[merits.index(max(merits))]


def given_reasons(game: AnyGame, checks: Checks, games: int, choices: int) -> set[str]:
    """The keys of all reasons that some games give for about so many choices of each turn.

    Each is checked with the table before the action and the table after it.
    """
    given = set()
    for n in range(games):
        rng = generator("true reasons", n)
        s = new(game, 2 + n % 3)
        while s.actor != NOBODY:
            if s.actor != CHANCE:
                view = game.look(s, s.actor)
                for action in view.legal[:: 1 + len(view.legal) // choices]:
                    after = game.clone(s)
                    game.apply(after, action)
                    for each in why(game, view, action, rng):
                        said = each, game.say(action), game.write(s)
                        assert checks[each.key](s, after, dict(each.args)), said
                        given.add(each.key)
            by_chance = s.actor == CHANCE or rng.below(4) == 0
            game.apply(s, game.pick(s, rng) if by_chance else sensible(game, s, rng))
    return given


def happenings(game: AnyGame, s: Any, action: str, seat: int) -> tuple[Happening, ...]:  # noqa: ANN401
    """What a seat sees happen when an action is played."""
    number = game.read(action)
    before, shown = game.look(s, seat), game.shown(s, number, seat)
    after = game.clone(s)
    game.apply(after, number)
    return game.happened(before, shown, game.look(after, seat))


def newer_nim(monkeypatch: pytest.MonkeyPatch, *, kept: bool) -> AnyGame:
    """Nim with rules of a version 2, which deals fewer stones; version 1 is kept, or gone."""
    nim = digsite.load("nim")
    first: dict[str, object] = {"deal": nim.deal}
    monkeypatch.setattr(nim, "VERSION", nim.VERSION + 1)
    monkeypatch.setattr(nim, "EARLIER", {1: first if kept else None})
    monkeypatch.setattr(nim, "deal", lambda _seats, _options: nim.parse("heaps=0,1,2 turn=0"))
    return nim


def studied(game: AnyGame, study: Study, s: Any, actions: list[int]) -> Facts:  # noqa: ANN401
    """The facts that a study finds in these actions; they are done on this table."""
    end = game.clone(s)
    for action in actions:
        game.apply(end, action)
    return study(with_states(game, s, actions), end)

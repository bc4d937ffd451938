"""The defaults of the protocol `Game`: a game's package defines only what differs from them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from digsite.core.game import Game
from digsite.core.gathering import Gathering, Picks, one_by_one
from digsite.core.happenings import Happening
from digsite.core.phrase import Phrase
from digsite.core.rng import Rng
from digsite.core.seats import CHANCE, placed

AnyGame = Game[Any, Any]  # the types of its state and view do not matter here

# The colours that the shared theme can draw. Each has a shape, for people who see no colours.
SHAPES: Final = {
    "blue": "disc",
    "red": "triangle",
    "green": "diamond",
    "ivory": "cross",
    "yellow": "star",
}

_COMPLETED: Final = "__defaults__"  # the attribute of a package that lists what was added to it


def complete(package: Any) -> None:  # noqa: ANN401 - a module, or what stands for one
    """Add to a game's package, once, the default of everything that it does not define."""
    if not hasattr(package, _COMPLETED):
        missing = [name for name in DEFAULTS if not hasattr(package, name)]
        for name in missing:
            setattr(package, name, DEFAULTS[name](package))
        setattr(package, _COMPLETED, missing)


def own_parts(package: Any) -> dict[str, object]:  # noqa: ANN401 - the same
    """Return what a completed package defines itself, by name."""
    added = {*getattr(package, _COMPLETED), _COMPLETED}
    return {name: part for name, part in vars(package).items() if name not in added}


def _marks(game: AnyGame) -> tuple[str, ...]:
    """Return the shape of each colour. A game with colours of its own has to define MARKS."""
    return tuple(SHAPES.get(colour, "") for colour in game.COLOURS)


def _pick(game: AnyGame) -> Callable[[Any, Rng], int]:
    """Return a `pick` that lists the legal actions and draws one."""

    def pick(s: Any, rng: Rng) -> int:  # noqa: ANN401 - a state is the game's own
        legal = game.legal(s)
        weights = game.odds(s) if s.actor == CHANCE else [1] * len(legal)
        left = rng.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        raise AssertionError("the weights add up to the sum")

    return pick


def _open_to_all(_s: object, action: int, _seat: int) -> int:
    """Return the action: everybody sees it."""
    return action


def _nothing_new(_s: object, _action: int) -> bool:
    """Return False: where nothing is hidden, nothing can be revealed."""
    return False


def _gather(game: AnyGame) -> Callable[[Any, Picks], Gathering]:
    """Return a `gather` that lets one action be picked where the picture has its place."""

    def gather(v: Any, picks: Picks) -> Gathering:  # noqa: ANN401 - a view is the game's own
        def label(action: int) -> Phrase:
            return game.label(v, action)

        return one_by_one(game.draw(v), v.legal, picks, label, game.prompt(v))

    return gather


def _nothing_typed(_v: object, _text: str) -> Picks:
    """Return no picks: the terminal takes single actions."""
    return ()


def _nothing_happened(_before: object, _action: int, _after: object) -> tuple[Happening, ...]:
    """Return nothing: the game says nothing of what happens."""
    return ()


def _no_reasons(_before: object, _action: int, _after: object) -> tuple[Phrase, ...]:
    """Return nothing: the game gives no reasons."""
    return ()


def _no_slip(_v: object, _actions: object) -> None:
    """Return None: the game warns of nothing."""


# A name of the protocol `Game` -> a function that makes its default for a game.
DEFAULTS: Final[Mapping[str, Callable[[Any], object]]] = {
    "OPTIONS": lambda _game: {},
    "BOT_OPTIONS": lambda _game: {},
    "COLOURS": lambda _game: tuple(SHAPES),
    "MARKS": _marks,
    "MINUTES": lambda _game: 0,
    "DIFFICULTY": lambda _game: 0,
    "EARLIER": lambda _game: {},
    "LESSON": lambda _game: None,
    "PLAYOUT": lambda _game: 0,
    "pick": _pick,
    "odds": lambda game: lambda s: [1] * len(game.legal(s)),
    "places": lambda game: lambda s: placed(game.scores(s)),
    "reveals": lambda _game: _nothing_new,
    "shown": lambda _game: _open_to_all,
    "gather": _gather,
    "typed": lambda _game: _nothing_typed,
    "happened": lambda _game: _nothing_happened,
    "reasons": lambda _game: _no_reasons,
    "slip": lambda _game: _no_slip,
    "guess": lambda game: game.value,
}

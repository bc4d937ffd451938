"""What a seat picks, for the tests: its gathering in words and names."""

from digsite.core.gathering import Click
from digsite.core.scenery import Words
from digsite.games import mesopotamia
from digsite.games.mesopotamia.gathering.picking import Picking
from digsite.games.mesopotamia.state import State
from digsite.i18n import Speaker

SPEAKER = Speaker("en", "mesopotamia", strict=True)

TRIBE = "at-tribe-6-blue-0"  # of blue, at home, with nothing


def gathered(s: State, *picks: str) -> Picking:
    """Return what the actor gathers with these picks; all of them fit."""
    g = mesopotamia.gather(mesopotamia.look(s, s.actor), picks)
    assert set(g.picks) == set(picks)
    return g


def clicked(s: State, g: Picking, thing: str) -> Picking:
    """Return what a click on a thing or a button leads to, which plays nothing."""
    click = lead(g, thing)
    assert not click.actions
    return mesopotamia.gather(mesopotamia.look(s, s.actor), click.picks)


def lead(g: Picking, thing: str) -> Click:
    """Return what a click on a thing or a button does."""
    buttons = {button.id: button.click for button in g.buttons}
    return g.clicks[thing] if thing in g.clicks else buttons[thing]


def at_once(g: Picking, thing: str) -> list[str]:
    """Return the actions that a click plays without being confirmed, by name."""
    return named(lead(g, thing).actions)


def named(actions: tuple[int, ...]) -> list[str]:
    """Return actions by name."""
    return [mesopotamia.say(action) for action in actions]


def said(words: Words) -> str:
    """Return words in English."""
    return SPEAKER.say(words)


def confirmed(s: State, g: Picking) -> State:
    """Return the table after the button; every action is legal in its turn."""
    return played(s, g.actions)


def played(s: State, actions: tuple[int, ...]) -> State:
    """Return the table after these actions."""
    assert actions
    after = mesopotamia.clone(s)
    for action in actions:
        assert action in mesopotamia.legal(after)
        mesopotamia.apply(after, action)
    return after


def points(g: Picking) -> dict[str, int]:
    """Return what costs points, with how many."""
    return {thing: glow.points for thing, glow in g.glows.items() if glow.points}

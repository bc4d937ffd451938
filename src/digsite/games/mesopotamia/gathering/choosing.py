"""One thing is picked of several, and confirmed; or it leads to the next thing to be picked."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from digsite.core.gathering import Click, Picks
from digsite.core.phrase import Phrase
from digsite.core.scenery import Words
from digsite.games.mesopotamia.gathering.off_map import off_map
from digsite.games.mesopotamia.gathering.picking import Glow, Lead, Leads, Picking, picking
from digsite.games.mesopotamia.gathering.world import first
from digsite.games.mesopotamia.pictures.targets import spots
from digsite.games.mesopotamia.things import thing_at
from digsite.games.mesopotamia.view import View
from digsite.games.mesopotamia.words import label

Saying = Callable[[View, int], Words]  # what the button says of an action


def things_of(v: View, actions: Iterable[int]) -> dict[str, int]:
    """Return actions by the things that they are about; the card that is played is not one."""
    return {
        thing_at(spot): action
        for action in actions
        for spot in spots(v, action)
        if spot[0] != "card"
    }


def choosing(  # noqa: PLR0913, PLR0917 - what is asked, and its three sentences
    v: View,
    actions: Iterable[int],
    picks: Picks,
    says: Phrase,
    missing: Phrase,
    outcome: Saying = label,
) -> Picking:
    """Pick one of the things that actions are about; the button says the outcome."""
    things = things_of(v, actions)
    chosen = first(picks, things)
    leads = choices(things, chosen)
    buttons = off_map(v, leads)
    if not chosen:
        return picking(says, missing, leads, buttons=buttons)
    action = things[chosen]
    confirm = outcome(v, action)
    return picking(says, confirm, leads, picks=(chosen,), actions=(action,), buttons=buttons)


def choices(things: Iterable[str], chosen: str) -> Leads:
    """Return things of which one can be picked; a click on the one that is picked puts it back."""
    leads = {each: Lead(Click((each,)), "choose") for each in things}
    if chosen:
        leads[chosen] = Lead(Click(), "put-back")
    return leads


def led(inner: Picking, pick: str, actions: tuple[int, ...], others: Leads) -> Picking:
    """Return what follows a pick, with that pick before it.

    `others` are the things that can be clicked instead, the one that was picked among them.
    """
    clicks = {each: lead.click for each, lead in others.items()}
    glows = {each: Glow(lead.does, lead.points, each == pick) for each, lead in others.items()}
    clicks |= {each: Click((pick, *click.picks)) for each, click in inner.clicks.items()}
    buttons = tuple(each._replace(click=Click((pick, *each.click.picks))) for each in inner.buttons)
    return replace(
        inner,
        picks=(pick, *inner.picks),
        clicks=clicks,
        glows={**glows, **inner.glows},
        actions=(*actions, *inner.actions) if inner.actions else (),
        buttons=buttons,
    )

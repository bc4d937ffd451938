"""A thief: whom to rob. A4.3."""

from digsite.core.gathering import Button, Click, Gathering, Picks
from digsite.core.phrase import phrase
from digsite.games.archaeology.actions import ROB
from digsite.games.archaeology.components import COLOURS
from digsite.games.archaeology.things import PLAYER
from digsite.games.archaeology.view import View
from digsite.games.archaeology.words import seat


def gather_thief(v: View, picks: Picks) -> Gathering:
    """Return who is chosen: the last who was picked, or the only one who can be robbed."""
    rivals = {PLAYER[action - ROB]: action - ROB for action in v.legal}
    chosen = [pick for pick in picks if pick in rivals][-1:]
    says = phrase("gather-thief")
    clicks = {rival: Click(() if rival in chosen else (rival,)) for rival in rivals}
    meant = chosen or (list(rivals) if len(rivals) == 1 else [])
    if not meant:
        more, confirm = phrase("gather-thief-blind"), phrase("gather-rob-whom")
        return Gathering(
            says=says, more=more, confirm=confirm, clicks=clicks, buttons=buttons(clicks)
        )
    victim = rivals[meant[0]]
    return Gathering(
        says=says,
        more=phrase("gather-rob-one", cards=v.players[victim].cards),
        confirm=phrase("gather-rob", who=seat(victim)),
        picks=tuple(chosen),
        clicks=clicks,
        actions=(ROB + victim,),
        buttons=buttons(clicks, *chosen),
    )


def buttons(clicks: dict[str, Click], chosen: str = "") -> tuple[Button, ...]:
    """Return a small button for each player who can be robbed: a phone does not show them all."""
    return tuple(
        Button(PLAYER[n], seat(n), clicks[PLAYER[n]], PLAYER[n] == chosen)
        for n in range(len(COLOURS))
        if PLAYER[n] in clicks
    )

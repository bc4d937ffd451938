"""What a discovery asks: where a volcano goes, which tile is laid, which tiles get goods."""

from digsite.core.gathering import Click, Picks
from digsite.core.phrase import phrase
from digsite.games.mesopotamia.actions import SHARE
from digsite.games.mesopotamia.components import GOOD_OF, GOODS
from digsite.games.mesopotamia.gathering.choosing import choosing
from digsite.games.mesopotamia.gathering.picking import Lead, Picking, picking
from digsite.games.mesopotamia.things import tile_id
from digsite.games.mesopotamia.view import View


def volcano(v: View, picks: Picks) -> Picking:
    """T5.3  Pick the place where the volcano is laid."""
    says, missing = phrase("gather-volcano-drawn"), phrase("gather-choose-place")
    return choosing(v, v.legal, picks, says, missing, lambda _v, _a: phrase("scene-volcano-here"))


def land(v: View, picks: Picks) -> Picking:
    """T7.6  Pick one of the tiles that Land shows."""
    says, missing = phrase("gather-land-choice"), phrase("gather-choose-tile")
    return choosing(v, v.legal, picks, says, missing)


def sharing(v: View, picks: Picks) -> Picking:
    """T5.5  Pick the tiles that get one of the goods each, in any order."""
    kind = v.tiles[-1].kind
    open_to = [n for n, t in enumerate(v.tiles[:-1]) if t.kind == kind and n > v.shared]
    chosen = [n for n in open_to if tile_id(n) in picks]
    chosen = chosen[: v.shares]
    names = tuple(tile_id(n) for n in chosen)
    missing = v.shares - len(chosen)
    leads = {name: Lead(Click(tuple(n for n in names if n != name)), "put-back") for name in names}
    for slot in open_to:
        if missing and slot not in chosen:
            click = Click(tuple(tile_id(n) for n in sorted((*chosen, slot))))
            leads[tile_id(slot)] = Lead(click, "share")
    args = {"good": GOODS[GOOD_OF[kind]], "missing": missing, "shares": v.shares}
    return picking(
        phrase("gather-sharing", **args),
        phrase("gather-sharing-button", **args),
        leads,
        picks=names,
        actions=() if missing else tuple(SHARE + slot for slot in chosen),
    )

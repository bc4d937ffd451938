"""Things to be picked that are not on the map: they are small buttons in the strip as well.

On a phone they lie far below the map, where nobody would look for them.
"""

from digsite.core.gathering import Button
from digsite.core.scenery import Words
from digsite.games.mesopotamia.components import COLOURS, DRAWN_KINDS, KINDS, OFFERINGS
from digsite.games.mesopotamia.gathering.picking import Leads
from digsite.games.mesopotamia.pictures.pieces import tile_name
from digsite.games.mesopotamia.things import kind_id, offering_id, player_id
from digsite.games.mesopotamia.view import View
from digsite.games.mesopotamia.words import seat


def off_map(v: View, leads: Leads) -> tuple[Button, ...]:
    """Return the buttons of what can be clicked: offerings, players, kinds of tiles."""
    return tuple(
        Button(thing, words, leads[thing].click, leads[thing].does == "put-back", picture)
        for thing, (words, picture) in _shown(v).items()
        if thing in leads
    )


def _shown(v: View) -> dict[str, tuple[Words, str]]:
    """Return what stands on the buttons: words and a picture, by the ids of the things."""
    own = f"off-{COLOURS[v.player]}"
    offerings: dict[str, tuple[Words, str]] = {
        offering_id(n): (str(worth), own) for n, worth in enumerate(OFFERINGS)
    }
    rivals = {player_id(n): (seat(n), f"mark-{COLOURS[n]}") for n in range(v.seats)}
    kinds = {kind_id(n): (tile_name(n), f"tile-{KINDS[n]}") for n in range(DRAWN_KINDS)}
    return offerings | rivals | kinds

"""Positions of Mesopotamia for the tests: one table to start from, and what is different."""

from digsite.games import load
from digsite.games.mesopotamia.position import NAMES, parse
from digsite.games.mesopotamia.state import OFF_MAP, State
from tests.helpers import names_of_legal, play_names

GAME = load("mesopotamia")

RING = ("T", "V", "F", "Q", "V", "P", "P")  # temple 0; around it from the north 1 to 6


def line(seats: int = 3, tiles: str = "", **changes: str) -> str:
    """A position as text: blue's second turn, five points, nobody has anything yet.

    `tiles` is the map from the fifth tile on: the plains in the southwest (5), in the northwest
    (6), then those discovered, such as "P:Hr.r3/P:Hb.Hn.b3/P@6nw:w1".
    """
    none = ",".join(["-"] * seats)
    home = "P:Hr.Hg.r3.g3/P:Hb.Hn.b3" if seats == 3 else "P:Hr.Hn.r3/P:Hb.Hn.b3"
    fields = {
        "seats": str(seats),
        "crowded_sanctuaries": "no",
        "rounds": "none",
        "start_card": "no",
        "reshuffle": "yes",
        "phase": "movement",
        "actor": "0",
        "first": "0",
        "turn": str(seats),
        "map": "T/V/F/Q/V/" + "/".join(map(sorted_tile, (tiles or home).split("/"))),
        "mana": ",".join(["0/3"] * seats),
        "tokens": none,
        "hands": none,
        "drawn": changes.get("hands", none),
        "discards": "-",
        "temple": "0",
        "points": "5",
        "found": "0",
        "holy": "0",
        "blessings": "0",
        "fresh": "-",
        "walker": "-",
        "shares": "-",
        "shown": "-",
        "grabbed": "-/-",
        "dropped": "-/-",
        "used": "-",
        "born": "-",
        "piece": "-",
        "back": "-",
        **changes,
    }
    if fields["phase"] != "movement":
        fields["points"] = changes.get("points", "0")
    return " ".join(f"{name}={fields[name]}" for name in NAMES)


ORDER = "wsHS" + "brgy"  # how things on a tile are written


def sorted_tile(tile: str) -> str:
    """A tile with what is on it in the order of positions: goods, buildings, tribes by seat."""
    name, colon, things = tile.partition(":")
    return name + colon + ".".join(sorted(filter(None, things.split(".")), key=_rank))


def _rank(thing: str) -> tuple[int, int]:
    loads = ("", "w", "s", "!", "w!", "s!", "o")
    load = thing[1:].rstrip("0123456789")
    return ORDER.index(thing[0]), loads.index(load) if thing[0] in "brgy" else 0


def table(seats: int = 3, tiles: str = "", **changes: str) -> State:
    """The position itself."""
    return parse(line(seats, tiles, **changes))


def legal(s: State) -> list[str]:
    """The legal actions by name."""
    return names_of_legal(GAME, s)


def play(s: State, *names: str) -> State:
    """Play actions by name; each must be legal."""
    return play_names(GAME, s, *names)


def tribes(s: State, seat: int) -> int:
    """How many tribes of a seat stand on the map."""
    return sum(tribe != OFF_MAP for tribe in s.tribes[8 * seat : 8 * seat + 8])


def begins(s: State, verb: str) -> set[str]:
    """What can be named after a verb now: begins(s, "walk")."""
    return {name.removeprefix(f"{verb} ") for name in legal(s) if name.startswith(f"{verb} ")}

"""Positions of Mykerinos for the tests: one table to start from, and what is different."""

from digsite.games import load, mykerinos
from digsite.games.mykerinos.components import LOTS, LOTS_LAID
from digsite.games.mykerinos.position import NAMES
from digsite.games.mykerinos.state import State
from tests.helpers import names_of_legal, play_names

GAME = load("mykerinos")

# Pyramids of this region: a1 c1 e1 g1 / a4 d4 f4 h4; Lemon and Blackmore lie in zone 1, Brown and
# Tangerine in zone 2, Violet and Lemon in zone 3, Blackmore and Brown in zone 4. All are worth 0.
REGION = "0,7,14,21,28,1,8,15"
# The last row of season 4: pyramids a7 c7 e7 g7.
LAST_ROW = "2t,9t,16t,23t"
RING = "lemon,blackmore,brown,tangerine,violet"


def line(seats: int = 3, **changes: str) -> str:
    """A position as text: season 1, everybody has 8 cubes in hand, seat 0 to act."""
    colours = max(seats, 3)
    season = int(changes.get("season", "1"))
    region = REGION + ("," + LAST_ROW if season == 4 else ",.,.,.,.")
    fields = {
        "seats": str(seats),
        "season": "1",
        "phase": "excavation",
        "actor": "0",
        "first": "0",
        "wings": RING,
        "region": region,
        "cubes": "/".join(["-"] * colours),
        "hand": ",".join(["8"] * seats),
        "neutral": ",".join(["4" if seats == 2 else "0"] * seats),
        "rooms": "/".join(["-"] * colours),
        "lots": "/".join(["-"] * seats),
        "tilted": "/".join(["00000"] * seats),
        "passed": "0,0,2" if seats == 2 else ",".join(["0"] * seats),
        "laying": "0",
        "last": "-",
        "survey": "-",
        **changes,
    }
    if fields["phase"] == "survey":
        fields["laying"] = "-"
    fields.setdefault("gone", gone(fields))
    return " ".join(f"{name}={fields[name]}" for name in NAMES)


def gone(fields: dict[str, str]) -> str:
    """So many lots out of the game that the stack is as high as the season asks, the last ones."""
    words = fields["region"].replace("t", "").split(",")
    words += fields["lots"].replace("/", ",").split(",")
    seen = {int(word) for word in words if word.isdigit()}
    drawn = sum(LOTS_LAID[: int(fields["season"]) + 1])
    missing = max(drawn - len(seen), 0)
    unseen = [lot for lot in range(LOTS) if lot not in seen]
    return ",".join(map(str, unseen[len(unseen) - missing :])) or "-"


def table(seats: int = 3, **changes: str) -> State:
    """The position itself."""
    return mykerinos.parse(line(seats, **changes))


def legal(s: State) -> list[str]:
    """The legal actions by name."""
    return names_of_legal(GAME, s)


def play(s: State, *names: str) -> State:
    """Play actions by name; each must be legal."""
    return play_names(GAME, s, *names)


def cells(s: State, verb: str) -> set[str]:
    """The cells that can be named after a verb now: cells(s, "dig")."""
    return {name.split()[1] for name in legal(s) if name.split()[0] == verb}

"""What is tried on a local Ray instance of two workers, in a process of its own.

Ray starts threads and processes that outlive a test, and one start serves all the tries.
"""

import json
import os
from functools import partial
from pathlib import Path
from unittest.mock import patch

from digsite.arena.cluster import LOCAL, Unreachable, connected, on_cluster
from digsite.arena.export import as_json
from digsite.arena.figures import figures
from digsite.arena.playing import played
from tests.arena.made_up import plan

MATCHES = 8
SETTLED = plan("random,weighted", matches=MATCHES)


def lost_once(folder: Path, number: int) -> int:
    if number == 3 and not (folder / "lost").exists():
        (folder / "lost").touch()
        os._exit(1)
    return number * number


def refused() -> str:
    """What is said of workers that have another digsite than this process."""
    with patch("digsite.arena.cluster.__version__", "0.0.0"):
        try:
            return str(list(on_cluster(abs, [1], LOCAL, 2)))
        except Unreachable as error:
            return str(error)


def main() -> None:
    work = partial(played, SETTLED)
    with connected(LOCAL, 2):
        found = {
            "figures": as_json(figures(SETTLED, on_cluster(work, range(MATCHES), LOCAL, 2))),
            "squares": sorted(on_cluster(partial(lost_once, Path.cwd()), range(6), LOCAL, 2)),
            "refusal": refused(),
        }
    Path("found.json").write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()

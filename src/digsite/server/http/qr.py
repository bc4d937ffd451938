"""The key to one's own seat as a QR code, which another device can see and nobody can mail."""

from collections.abc import Iterable
from itertools import groupby

import segno

from digsite.server.protocol import wire_seats


def own_key(link: wire_seats.Link, at: str) -> wire_seats.OwnKey:
    """Return a link to a seat as a QR code; `at` is where the other device finds the server."""
    code = segno.make_qr(f"{at}{link['url']}", error="m")
    return {
        "colour": link["colour"],
        "name": link["name"],
        "url": link["url"],
        "size": len(code.matrix),
        "path": outline(code.matrix),
    }


def outline(rows: Iterable[Iterable[int]]) -> str:
    """Return the dark modules as a path: a bar for each run of them."""
    bars = []
    for y, row in enumerate(rows):
        x = 0
        for dark, run in groupby(row):
            width = len(list(run))
            if dark:
                bars.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return "".join(bars)

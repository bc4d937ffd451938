"""The last table: who came where, and how the points add up."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from digsite.core.phrase import Phrase, Say, phrase
from digsite.terminal.paint import style_of


def placings(
    seats: Sequence[Phrase], places: Sequence[int], scores: Sequence[int], say: Say
) -> list[str]:
    """Return a line for each seat, the winner first."""
    order = sorted(range(len(seats)), key=lambda seat: (places[seat], seat))
    return [
        f"{say(phrase('place', rank=places[seat]))}: {say(seats[seat])},"
        f" {say(phrase('points', points=scores[seat]))}"
        for seat in order
    ]


def breakdown_table(
    seats: Sequence[Phrase], breakdown: Sequence[dict[str, int]], say: Say
) -> Table:
    """Return a table of the parts of every score, and their sums."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in seats:
        table.add_column(Text(f" {say(seat)} ", style_of(seat.key)), justify="right")
    for part in breakdown[0]:
        table.add_row(say(phrase(f"part-{part}")), *(str(parts[part]) for parts in breakdown))
    table.add_section()
    sums = [str(sum(parts.values())) for parts in breakdown]
    table.add_row(say(phrase("total")), *sums, style="bold")
    return table

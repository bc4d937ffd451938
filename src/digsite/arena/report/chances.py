"""A picture of whether chances come true: what was said beside what came."""

from pathlib import Path

from matplotlib.figure import Figure

from digsite.arena.calibration import Calibration

INCHES = 5
LEAST, MOST = 20, 300  # of the area of a dot


def draw_chances(calibration: Calibration, title: str, file: Path) -> None:
    """Write a picture into a file; its ending says in which format.

    Each dot is a bin, the larger the more cases; on the line what was said is what came true.
    """
    figure = Figure(figsize=(INCHES, INCHES), layout="constrained")
    axes = figure.add_subplot()
    bins = [each for each in calibration.bins if each.cases]
    most = max((each.cases for each in bins), default=1)
    axes.plot([0, 100], [0, 100], linewidth=1, color="gray")
    axes.scatter(
        [100 * each.said / each.cases for each in bins],
        [100 * each.came / each.cases for each in bins],
        [LEAST + (MOST - LEAST) * each.cases / most for each in bins],
    )
    axes.set_xlabel("Chance that was said, %")
    axes.set_ylabel("Share that came true, %")
    axes.set_title(f"{title}: calibration error {calibration.error:.3f}", fontsize="medium")
    axes.set_xlim(0, 100)
    axes.set_ylim(0, 100)
    axes.set_aspect("equal")
    figure.savefig(file)

"""The pictures of the rules as files: as the programs draw them today, and small."""

from tests.house.rules_pictures import FOLDER, pictures


def test_the_pictures_are_up_to_date() -> None:
    wanted = dict(pictures())
    found = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svg")}
    stale = {path.name for path in found.keys() | wanted if found.get(path) != wanted.get(path)}
    assert not stale, "make rules-pictures"


def test_the_pictures_are_small_files() -> None:
    sizes = {path.name: path.stat().st_size for path in FOLDER.glob("*.svg")}
    assert sizes
    assert max(sizes.values()) < 50_000

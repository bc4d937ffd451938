"""The whole games that are kept here: what was played, and what each seat saw of it."""

import hashlib
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

import digsite
from digsite.core.match import Played
from digsite.core.plugins import GAMES, packages
from digsite.core.record import Record
from digsite.core.replay import replayed
from digsite.core.seats import NOBODY
from digsite.i18n import Speaker
from digsite.play.chronicle import Chronicle, Told

RECORDS: Final = Path(__file__).parent
HOUSE: Final = [name for name, package in packages().items() if package.startswith(GAMES)]
DIGITS: Final = 6  # of the digest of a view


def seats(game: str) -> list[int]:
    """Return the numbers of seats for which a game has records: the first three that it allows."""
    return [*digsite.load(game).SEATS][:3]


def kept(game: str = "*") -> list[Path]:
    """Return the files of the records, of one game or of all."""
    return sorted(RECORDS.glob(f"{game}-*.dig"))


def read(path: Path) -> Record:
    """Return the record in a file."""
    return Record.read(path.read_text("utf-8"))


def today(game: str) -> list[Path]:
    """Return the files of the records of a game by the rules that it has now."""
    version = digsite.load(game).VERSION
    return [path for path in kept(game) if read(path).version == version]


def game_folder(name: str) -> Path:
    """Return the folder of a game."""
    with as_file(files(packages()[name])) as folder:
        return folder


def seen(record: Record) -> list[str]:
    """Return what each seat and a spectator saw of every action, in lines of text.

    An action is a line: its number, who did what, and a digest of what each viewer saw after it,
    the spectator last. Below it stands what they were told, once for all who were told the same.
    """
    game = digsite.load(record.game)
    chronicle = Chronicle(game, record.seats, record.options)
    chronicle.add([Played(each.actor, each.action) for each in replayed(game, record)])
    viewers = [*range(record.seats), NOBODY]
    views = [chronicle.views(viewer)[1:] for viewer in viewers]
    told = [chronicle.told(viewer) for viewer in viewers]
    lines: list[str] = []
    for ply, move in enumerate(record.moves):
        digests = " ".join(_digest(each[ply]) for each in views)
        lines += [f"{ply + 1} {move} | {digests}", *_words([each[ply] for each in told], game.NAME)]
    return lines


def _digest(view: Any) -> str:  # noqa: ANN401 - a view
    return hashlib.sha256(repr(view).encode()).hexdigest()[:DIGITS]


def _words(told: Sequence[Told], game: str) -> list[str]:
    """Return what was told, and whom if not everybody: 0, 1 and so on, and - for the spectator."""
    say = Speaker("en", game, strict=True).say
    by_words: dict[str, str] = {}
    for each, viewer in zip(told, [*map(str, range(len(told) - 1)), "-"], strict=True):
        words = say(each.words)
        by_words[words] = by_words.get(words, "") + viewer
    alike = len(by_words) == 1
    return [f"  {words}" if alike else f"  {who}: {words}" for words, who in by_words.items()]

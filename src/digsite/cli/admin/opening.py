"""The database that a command of `digsite admin` is about: that of the server, as it is set."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from digsite.cli.command import Bad

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from digsite.server.settings import Settings

R = TypeVar("R")


def of_a_server(work: Callable[..., R]) -> Callable[..., R]:
    """Let a command have the options that say which server it is about: it gets the settings."""

    @click.option("--db", metavar="URL", help="Database.  [default: that of digsite serve]")
    @click.option("--secret-file", metavar="FILE", help="File with the keys that sign cookies.")
    @click.option(
        "--config", type=click.Path(path_type=Path), help="File with settings of the server."
    )
    @wraps(work)
    def command(
        db: str | None,
        secret_file: str | None,
        config: Path | None,
        **options: Any,  # noqa: ANN401 - the command's own
    ) -> R:
        return work(_settings(db, secret_file, config), **options)

    return command


def _settings(db: str | None, secret_file: str | None, config: Path | None) -> "Settings":
    from digsite.server.configuration import Configured, Wrong

    try:
        return Configured({"db": db, "secret_file": secret_file}, config).values.settings
    except Wrong as error:
        raise Bad(str(error)) from None


@contextmanager
def complaints() -> Iterator[None]:
    """Tell in one line why a database cannot be used."""
    from digsite.server.running import UNUSABLE

    try:
        yield
    except UNUSABLE as error:
        reason, *_ = str(error).splitlines() or [type(error).__name__]
        raise Bad(f"The database cannot be used: {reason.rstrip('.')}.") from None


@contextmanager
def connected(settings: "Settings", *, writes: bool = False) -> Iterator["Connection"]:
    """Open a database that is there, and is as this digsite makes it. What is written is kept."""
    from digsite.server.store.database import check_there, opened

    with complaints():
        engine = opened(settings.url)
        try:
            check_there(engine)
            options = {"writes": writes}
            with engine.connect().execution_options(**options) as connection, connection.begin():
                yield connection
        finally:
            engine.dispose()

"""`digsite admin`: what the host of a server looks up and tidies, while it runs or not."""

import click

from digsite.cli.admin.database import backup, restore, rotate_secret, statistics, vacuum
from digsite.cli.admin.lessons import lessons
from digsite.cli.admin.people import people, remove
from digsite.cli.admin.tables import close, tables

COMMANDS = (
    statistics,
    tables,
    close,
    people,
    remove,
    lessons,
    backup,
    restore,
    vacuum,
    rotate_secret,
)


@click.group(commands=COMMANDS, epilog="Example: digsite admin tables --running")
def admin() -> None:
    """Look after a server, while it runs or not."""

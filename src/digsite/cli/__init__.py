"""The `digsite` command. Each subcommand is a file of this package, imported when it is called."""

from typing import Final

import click

from digsite import __version__
from digsite.cli.command import Commands
from digsite.core.build import compiled

MODULES: Final = (
    "serve",
    "play",
    "learn",
    "replay",
    "verify",
    "review",
    "show",
    "perft",
    "rules",
    "bench",
    "arena",
    "judge",
    "admin",
)


@click.group(
    cls=Commands,
    modules=MODULES,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    invoke_without_command=True,
    epilog="Example: digsite play mykerinos --seats me,random,random",
)
@click.option("--version", "asked", is_flag=True, help="Say the version and which engine it runs.")
@click.pass_context
def digsite(context: click.Context, *, asked: bool) -> None:
    """Games of digging and building in the ancient world. Without a command: serve."""
    if asked:
        engine = "compiled" if compiled() else "plain Python"
        click.echo(f"digsite {__version__} (engine: {engine})")
    elif context.invoked_subcommand is None:
        from digsite.cli.serve import serve

        context.invoke(serve)


def main() -> None:
    """Run the command with the arguments of this process."""
    digsite.main(prog_name="digsite")

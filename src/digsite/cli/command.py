"""What all commands share: an error is one line, Ctrl-C ends with status 130."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

import click
from click.exceptions import Exit

from digsite.core.errors import Unreadable
from digsite.core.plain_text import one_line

BAD_ARGUMENT: Final = 2
INTERRUPTED: Final = 130
LONGEST: Final = 400  # most letters of an error message
READER_LEFT: Final = 141  # status if the reader of stdout has closed it, as after SIGPIPE


class Commands(click.Group):
    """The subcommands. Each is in the module with its name."""

    def __init__(self, *, modules: Sequence[str], **settings: Any) -> None:  # noqa: ANN401 - click's
        super().__init__(**settings)
        self.modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's parameters
        """Return the names in the order of the help."""
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import a command."""
        if cmd_name not in self.modules:
            return None
        command: click.Command = getattr(import_module(f"digsite.cli.{cmd_name}"), cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Run a command; if Ctrl-C or the reader of its output stops it, end with a status."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except KeyboardInterrupt:
            raise Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # At its end Python would write what is left to a closed pipe, and complain
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise Exit(READER_LEFT) from None
        return result

    def main(self, *args: Any, **settings: Any) -> NoReturn:  # noqa: ANN401 - click's parameters
        """Run, and end the process with a status."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # an unknown letter becomes ?
        settings["standalone_mode"] = False
        sys.exit(status_of(lambda: super(Commands, self).main(*args, **settings)))


class Bad(click.ClickException):
    """An error that the user can correct. The message is one sentence."""

    exit_code = BAD_ARGUMENT


def status_of(work: Callable[[], object]) -> int:
    """Do the work of a command; return its status. Only a defect of ours shows a traceback."""
    try:
        result = work()
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "digsite"
        return _complain(command, f"{error.format_message()} Try '{command} --help'.", BAD_ARGUMENT)
    except click.ClickException as error:
        return _complain("digsite", error.format_message(), error.exit_code)
    except Unreadable as error:
        return _complain("digsite", f"{error}.", BAD_ARGUMENT)
    except click.Abort:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _complain(command: str, message: str, status: int) -> int:
    line = one_line(message)
    short = line if len(line) <= LONGEST else f"{line[:LONGEST]} …"
    click.echo(f"{command}: {short}", err=True)
    return status

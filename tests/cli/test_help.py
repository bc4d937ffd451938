"""What the command says about itself."""

import socket

import pytest

import digsite
from digsite.core.build import compiled
from digsite.server import running
from digsite.server.settings import Settings
from tests.cli.run import COMMANDS, GAME, process, run


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: digsite {command}" in result.stdout


def test_the_help_lists_the_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in result.stdout] == []


def test_the_command_alone_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(
        running, "listening", lambda _host, _port: socket.create_server(("127.0.0.1", 0))
    )
    monkeypatch.setattr(running, "serve", lambda settings, *_: served.append(settings))
    assert run().exit_code == 0
    assert served == [Settings()]


def test_h_is_short_for_help() -> None:
    assert run("play", "-h").stdout == run("play", "--help").stdout


def test_the_version_says_which_engine_it_is() -> None:
    engine = "compiled" if compiled() else "plain Python"
    assert run("--version").stdout == f"digsite {digsite.__version__} (engine: {engine})\n"


def test_it_runs_as_a_process_of_its_own() -> None:
    result = process(["perft", GAME, "2", "--seats", "3"])
    assert (result.returncode, result.stdout, result.stderr) == (0, "15\n", "")

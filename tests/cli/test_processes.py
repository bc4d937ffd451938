"""The command among other programs: pipes, signals, terminals without colours or letters."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from pathlib import Path

from tests.cli.run import GAME, ended, environment, hear_ctrl_c, running, started


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "game.dig").write_text(str(ended()), "utf-8")
    shown = subprocess.Popen(
        started(["replay", "game.dig", "--all"]), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert shown.stdout
    assert shown.stderr
    shown.stdout.readline()
    shown.stdout.close()
    assert shown.stderr.read() == b""
    shown.stderr.close()
    assert shown.wait(30) == 141


def test_long_work_shows_no_progress_in_a_pipe_and_ends_at_ctrl_c() -> None:
    with running(["perft", GAME, "30"]) as counting:
        time.sleep(2)
        counting.send_signal(signal.SIGINT)
        assert counting.communicate(timeout=30) == (b"", b"")
    assert counting.returncode == 130


def test_long_work_shows_its_progress_on_a_terminal_and_takes_it_away_again() -> None:
    reading, writing = pty.openpty()
    wish = ["arena", GAME, "--bots", "random,weighted", "--matches", "40", "--jobs", "1"]
    settings = environment(TERM="xterm-256color", COLUMNS="100")
    command = started(wish)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=writing, env=settings) as arena:
        os.close(writing)
        shown = _read_to_the_end(reading)
        assert arena.stdout
        assert b"weighted" in arena.stdout.read()
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
    assert re.search(r"\d+/40 \d:\d\d:\d\d", plain)  # what is done, and an estimate of the rest
    assert shown.endswith("\x1b[2K")  # the line is empty at the end
    os.close(reading)


def test_ctrl_c_in_a_game_saves_it_and_says_how_to_go_on() -> None:
    output = played_on_a_terminal([f"dig a{n}\n" for n in (1, 2)], end="\x03")
    assert "digsite play --resume" in output
    assert "Traceback" not in output
    assert output.rstrip().endswith("status 130")


def test_ctrl_d_in_a_game_saves_it_too() -> None:
    output = played_on_a_terminal([], end="\x04")
    assert "digsite play --resume" in output
    assert output.rstrip().endswith("status 0")


def played_on_a_terminal(lines: list[str], end: str) -> str:
    """What a real terminal shows of a game in which these lines are typed."""
    reading, writing = pty.openpty()
    command = started(["play", GAME, "--seed", "5", "--save", "evening.dig"])
    game = subprocess.Popen(
        command,
        stdin=writing,
        stdout=writing,
        stderr=writing,
        env=environment(TERM="xterm-256color"),
        preexec_fn=lambda: _own_terminal(writing),  # noqa: PLW1509 - no threads here
    )
    os.close(writing)
    output = _read_until(reading, "> ")
    for line in lines:
        os.write(reading, line.encode())
        output += _read_until(reading, "> ")
    output += _pressed(reading, end)
    status = game.wait(30)
    os.close(reading)
    return f"{output}\nstatus {status}"


def _pressed(terminal: int, key: str) -> str:
    """Press a key, as a person again while nothing happens, and read until the other side is gone.

    Python may overlook a Ctrl-C that comes between its prompt and its reading.
    """
    found = ""
    while True:
        os.write(terminal, key.encode())
        while select.select([terminal], [], [], 2)[0]:
            new = _read_some(terminal)
            if not new:
                return found
            found += new


def _own_terminal(terminal: int) -> None:
    hear_ctrl_c()
    os.setsid()
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)


def _read_to_the_end(terminal: int) -> str:
    found = ""
    while new := _read_some(terminal):
        found += new
    return found


def _read_some(terminal: int) -> str:
    """Read what is there; nothing if the other side is gone."""
    try:
        return os.read(terminal, 65536).decode(errors="replace")
    except OSError:  # so says Linux
        return ""


def _read_until(terminal: int, prompt: str) -> str:
    """Read until a prompt is at the end."""
    found = b""
    while not found.decode(errors="replace").endswith(prompt):
        found += os.read(terminal, 65536)
    return found.decode(errors="replace")


def test_letters_that_the_terminal_lacks_become_question_marks() -> None:
    shown = subprocess.run(
        started(["play", GAME, "--seed", "5"]),
        input=b"quit\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING="ascii"),
        timeout=30,
        check=False,
    )
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"?" in shown.stdout


def test_input_that_is_no_text_is_answered_like_any_other() -> None:
    shown = subprocess.run(
        started(["play", GAME, "--seed", "5"]),
        input=b"\xff\xfe dig\n\x00\x01\x02\nquit\n",
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert "none of your choices" in shown.stdout.decode()

"""The bot of docs/bots.md takes a seat by its link and plays a whole game over real HTTP."""

import re
import subprocess
import sys
from pathlib import Path

import httpx2

import digsite
from tests.helpers import short
from tests.server.guests import FRIEND, GAME, ME
from tests.server.process import PATIENCE, Served

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def written_bot() -> str:
    """The program in the document: the first of two, the other plays without the web."""
    found, _ = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    return str(found)


def test_the_bot_of_the_document_plays_a_whole_game(served: Served, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(written_bot(), "utf-8")
    with httpx2.Client(base_url=served.home, timeout=PATIENCE) as host:
        wish = {"game": GAME, "seats": [FRIEND, ME], "options": short(digsite.load(GAME))}
        table = host.post("/api/tables", json=wish).json()["table"]
        links = host.get(f"/api/tables/{table}/links").json()
        mine, theirs = (served.home + links[kind][0]["url"] for kind in ("own", "invites"))
        bots = [
            subprocess.Popen([sys.executable, program, link], stdout=subprocess.PIPE, text=True)
            for link in (mine, theirs)
        ]
        told = [heard(bot) for bot in bots]
        state = host.get(f"/api/tables/{table}").json()
    assert state["turn"] == "over"
    assert told[0] == told[1] == f"{state['over']['placings']}\n"
    assert state["players"][0]["name"] == "Outsider"


def heard(bot: subprocess.Popen[str]) -> str:
    """What a bot says in the end; one that never ends is a failure."""
    try:
        return bot.communicate(timeout=2 * PATIENCE)[0]
    finally:
        bot.kill()
        bot.wait()

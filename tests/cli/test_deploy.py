"""What lies in deploy/ names settings that there are. `deploy/check.py` starts it."""

import re
import tomllib
from pathlib import Path

from digsite.server.configuration import Configuration, Configured
from tests.cli.run import run

DEPLOY = Path(__file__).parents[2] / "deploy"
GUIDE = DEPLOY.parent / "docs" / "self-hosting.md"
VARIABLE = re.compile(r"\bDIGSITE_([A-Z_]+)")


def known(variable: str) -> bool:
    """Whether a variable of the environment is one of ours, such as LIMITS__CALLS."""
    name = variable.lower().partition("__")[0]
    return name in {*Configuration.model_fields, "config"}


def test_the_settings_of_the_example_are_those_of_a_server_behind_a_proxy() -> None:
    found = Configured({}, DEPLOY / "digsite.toml").values
    assert (found.host, found.port, found.open) == ("127.0.0.1", 8000, False)
    assert found.name == ("games.example.org",)
    assert found.proxy


def test_settings_that_are_left_out_there_would_be_understood(tmp_path: Path) -> None:
    text = (DEPLOY / "digsite.toml").read_text("utf-8")
    whole = re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE)
    assert tomllib.loads(whole).keys() > tomllib.loads(text).keys()
    (tmp_path / "whole.toml").write_text(whole, "utf-8")
    assert Configured({}, tmp_path / "whole.toml").values.root_path == "/games"


def test_variables_that_are_named_are_ours() -> None:
    for file in (*DEPLOY.iterdir(), GUIDE):
        if file.is_file():
            named = set(VARIABLE.findall(file.read_text("utf-8")))
            assert [each for each in named if not known(each)] == []


def test_options_that_the_guide_names_are_there() -> None:
    helps = run("serve", "--help").stdout + "".join(
        run("admin", name, "--help").stdout
        for name in re.findall(r"digsite admin ([a-z-]+)", GUIDE.read_text("utf-8"))
    )
    named = set(re.findall(r"(?<=`)--[a-z-]+|(?<= )--[a-z-]+", GUIDE.read_text("utf-8")))
    assert [each for each in named if each not in helps] == []

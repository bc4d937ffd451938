"""Settings: by options, by the environment, in a file; whoever asks is shown them all."""

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from digsite.cli.serve import serve
from digsite.server.configuration import Configuration, Configured
from digsite.server.protocol.limits import Limits, Rate
from digsite.server.settings import Settings
from tests.cli.run import is_one_complaint, run

NOT_OF_THE_HOST = {"home", "levels", "seed"}  # found by the command, of --bot, for tests
CALLED = {"names": "name", "proxies": "proxy"}


def shown(*options: str) -> dict[str, Any]:
    """All settings as `--show-settings` tells them."""
    result = run("serve", "--show-settings", *options)
    assert result.exit_code == 0, result.stderr
    return tomllib.loads(result.stdout)


def test_an_option_counts_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "here.toml"
    file.write_text("port = 1\nworkers = 1\npainters = 1\n", "utf-8")
    monkeypatch.setenv("DIGSITE_PORT", "2")
    monkeypatch.setenv("DIGSITE_WORKERS", "3")
    told = shown("--config", str(file), "--port", "4")
    assert (told["port"], told["workers"], told["painters"]) == (4, 3, 1)
    lines = run("serve", "--show-settings", "--config", file, "--port", "4").stdout.splitlines()
    assert {
        f"# {file}",
        "port = 4  # option",
        "workers = 3  # environment",
        "painters = 1  # file",
        'host = "127.0.0.1"  # default',
    } <= {*lines}


def test_the_file_of_this_user_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "digsite").mkdir()
    (tmp_path / "digsite" / "digsite.toml").write_text('name = ["games.example.org"]\n', "utf-8")
    assert shown()["name"] == ["games.example.org"]


def test_several_values_stand_between_commas_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DIGSITE_PROXY", "127.0.0.1, 10.0.0.0/8")
    assert shown()["proxy"] == ["127.0.0.1", "10.0.0.0/8"]


def test_each_limit_can_be_set_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "here.toml"
    file.write_text('[limits]\ncalls = "3/4"\nbody = 5\n', "utf-8")
    monkeypatch.setenv("DIGSITE_LIMITS__BODY", "6")
    found = Configured({}, file)
    assert found.values.limits == Limits(calls=Rate(3, 4), body=6)
    assert found.source("limits", "calls") == "file"
    assert found.source("limits", "body") == "environment"
    assert found.source("limits", "chat") == "default"


def test_what_is_shown_is_a_file_that_sets_the_same(tmp_path: Path) -> None:
    options = ("--port", "0", "--no-open", "--name", "a.example", "--name", "b.example")
    (tmp_path / "kept.toml").write_text(run("serve", "--show-settings", *options).stdout, "utf-8")
    assert shown("--config", "kept.toml") == shown(*options)


def test_a_password_is_not_shown() -> None:
    assert shown("--db", "postgresql://me:geheim@db/x")["db"] == "postgresql://me:***@db/x"


@pytest.mark.parametrize(
    "given, path", [("/games", "/games"), ("/a/b-c/", "/a/b-c"), ("/", ""), ("", "")]
)
def test_a_path_ends_without_a_slash(given: str, path: str) -> None:
    assert shown("--root-path", given)["root_path"] == path


@pytest.mark.parametrize("given", ["games", "/a b", "/a//b", "/api", "/t/games", "http://x/games"])
def test_a_path_that_cannot_be_one_is_refused(given: str) -> None:
    result = run("serve", "--root-path", given)
    assert is_one_complaint(result)
    assert "--root-path: " in result.stderr


@pytest.mark.parametrize(
    "text, words",
    [
        ("port = 70000", "here.toml: port: input should be less than or equal to 65535"),
        ("speed = 3", "here.toml: speed: there is no such setting"),
        ('[limits]\ncalls = "fast"', "here.toml: limits.calls"),
        ("[limits]\nspeed = 3", "here.toml: limits.speed: there is no such setting"),
        ("port 80", "here.toml: this is no TOML"),
    ],
)
def test_a_file_with_a_mistake_is_named_with_its_setting(
    text: str, words: str, tmp_path: Path
) -> None:
    (tmp_path / "here.toml").write_text(text, "utf-8")
    result = run("serve", "--no-open", "--config", "here.toml")
    assert is_one_complaint(result)
    assert words in result.stderr


def test_a_mistake_in_the_environment_or_an_option_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "--workers: input should be less" in run("serve", "--workers", "900").stderr
    monkeypatch.setenv("DIGSITE_LIMITS__CALLS", "fast")
    assert "DIGSITE_LIMITS__CALLS: " in run("serve").stderr
    assert "no.toml: no such file" in run("serve", "--config", "no.toml").stderr


def test_every_setting_of_the_server_can_be_set_by_the_host() -> None:
    names = {CALLED.get(field.name, field.name) for field in fields(Settings)}
    assert names - NOT_OF_THE_HOST <= {*Configuration.model_fields}


def test_every_setting_has_an_option_but_the_limits() -> None:
    options = {each.name for each in serve.params} - {"config", "show_settings"}
    assert options == {*Configuration.model_fields} - {"limits"}


def test_what_the_host_sets_reaches_the_server() -> None:
    known = {"db": "sqlite://", "workers": 5, "painters": 3, "courtesy": 1.5, "patience": 7.0}
    options = {**known, "name": ("x",), "proxy": ("y",), "limits": {"body": 9}}
    settings = Configured(options).values.settings
    expected = Settings(**known, names=("x",), proxies=("y",), limits=Limits(body=9))  # type: ignore[arg-type] # by name
    assert settings == expected

"""The lesson on the command line, and what the host is told of lessons."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

import digsite
from digsite.server.app import build
from digsite.server.settings import Settings, file_url
from tests.cli.run import run

ALL = [name for name in digsite.names() if digsite.load(name).LESSON]
TAUGHT = ALL[0]
LESSON = digsite.load(TAUGHT).LESSON
STEP = {
    "en": "step {} of {}:",
    "it": "passo {} di {}:",
    "fr": "étape {} sur {}",
    "sk": "krok {}/{}:",
}


@pytest.mark.parametrize("lang", STEP)
@pytest.mark.parametrize("name", ALL)
def test_a_lesson_is_shown_step_by_step_and_the_game_goes_on(name: str, lang: str) -> None:
    lesson = digsite.load(name).LESSON
    assert lesson
    lines = ["show"] * len(lesson.steps) + ["", "quit"]
    result = run("learn", name, "--lang", lang, typed="\n".join(lines))
    assert result.exit_code == 0
    for n in range(1, len(lesson.steps) + 1):
        assert STEP[lang].format(n, len(lesson.steps)) in result.stdout
    assert "--resume" in result.stdout


def test_another_try_is_answered_and_one_goes_back_or_leaves() -> None:
    result = run("learn", TAUGHT, typed="\nsell mask 1\nback\nskip\nquit")
    assert "Nearly" in result.stdout
    assert result.stdout.count("step 1 of") == 2
    assert result.exit_code == 0


def test_a_game_without_a_lesson_says_so_in_one_line() -> None:
    result = run("learn", "nim")
    assert result.exit_code == 2
    assert "has no lesson" in result.stderr


def test_the_host_is_told_how_many_came_to_each_step_and_nobody_is_named(
    tmp_path: Path,
) -> None:
    assert LESSON
    db = file_url(tmp_path / "lessons.db")
    with TestClient(build(Settings(db=db, workers=0))) as client:
        token = client.post("/api/bots", json={"name": "Zenobia"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        assert client.post("/api/learn", json={"game": TAUGHT}, headers=headers).is_success
    lines = run("admin", "lessons", "--db", db).stdout.splitlines()
    at = lines.index(f"{TAUGHT}:")
    counts = [line.split()[1] for line in lines[at + 1 : at + 2 + len(LESSON.steps)]]
    assert counts == ["1", *["0"] * len(LESSON.steps)]
    assert "Zenobia" not in "\n".join(lines)

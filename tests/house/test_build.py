"""What the wheel is made of, and that nothing compiled can hide a source."""

import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_no_compiled_file_lies_among_the_sources() -> None:
    assert [path for end in EXTENSION_SUFFIXES for path in (ROOT / "src").rglob(f"*{end}")] == []


def test_what_builds_the_wheel_is_what_requirements_pin() -> None:
    pinned = set(PYPROJECT["dependency-groups"]["build"])
    assert pinned == {*PYPROJECT["build-system"]["requires"], "uv"}


def test_requirements_have_hashes_and_name_no_host() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text("utf-8")
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert "\ntorch==" not in text

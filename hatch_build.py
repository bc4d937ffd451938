"""Compile the hot files with mypyc into the wheel; without a C compiler the wheel is pure Python.

The sources stay beside the compiled files. Nothing is ever compiled into src/, and an editable
install is not compiled at all, so no compiled file can hide a source that was edited.
"""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.errors import CCompilerError, ExecError, PlatformError

# Functions that no other library may replace can be inlined: random play gains half its speed.
FLAGS = ["-fvisibility=hidden"] if os.name == "posix" else []


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Hatchling finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled files to a wheel, unless it is an editable one."""
        if version == "editable":
            return
        self.scratch = TemporaryDirectory(prefix="digsite-")  # goes away with the hook
        hot = self.files("compile") - self.files("interpret")
        try:
            libraries = compile_files(sorted(hot), Path(self.scratch.name))
        except (CCompilerError, ExecError, PlatformError):
            self.app.display_warning("digsite: no working C compiler; the engine is pure Python")
            return
        build_data["force_include"].update(libraries)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def files(self, key: str) -> set[str]:
        """Give the files that the patterns under this key in pyproject.toml fit."""
        root = Path(self.root)
        return {
            str(file.relative_to(root)) for glob in self.config[key] for file in root.glob(glob)
        }


def compile_files(hot: list[str], scratch: Path) -> dict[str, str]:
    """Give the compiled files, each with its name in the wheel.

    What mypyc refuses ends the build: that is a defect of ours and no lack of the machine's.
    """
    extensions = mypycify(
        [f"--cache-dir={os.devnull}", *hot],
        opt_level="3",
        debug_level="0",
        group_name="digsite",
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    built = scratch / "lib"
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(built), str(scratch / "temp")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {str(file): str(file.relative_to(built)) for file in built.rglob("*") if file.is_file()}

"""Compile the hot files with mypyc into the wheel; without a C compiler the wheel is pure Python.

The sources stay beside the compiled files. Nothing is ever compiled into src/, and an editable
install is not compiled at all, so no compiled file can hide a source that was edited.
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.errors import BaseError


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Hatchling finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled files to a wheel, unless it is an editable one."""
        if version == "editable":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="digsite-"))
        hot = self.files("compile") - self.files("interpret")
        try:
            libraries = compile_files(sorted(hot), self.scratch)
        except BaseError as error:
            self.app.display_warning(f"digsite: no compiled engine, pure Python instead ({error})")
            return
        for name, library in libraries.items():
            build_data["force_include"][str(library)] = name
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled, now that the wheel holds it."""
        if version != "editable":
            shutil.rmtree(self.scratch)

    def files(self, key: str) -> set[str]:
        """The files that the globs of this key in pyproject.toml name."""
        root = Path(self.root)
        return {
            str(path.relative_to(root)) for glob in self.config[key] for path in root.glob(glob)
        }


def compile_files(hot: list[str], scratch: Path) -> dict[str, Path]:
    """Give each compiled file by its name in the wheel.

    What mypyc refuses is a defect of ours and ends the build; only C compilers may be missing.
    """
    extensions = mypycify(
        [f"--cache-dir={os.devnull}", *hot],
        opt_level="3",
        debug_level="0",
        group_name="digsite",
        target_dir=str(scratch / "c"),
    )
    built = scratch / "lib"
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(built), str(scratch / "temp")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {str(path.relative_to(built)): path for path in built.rglob("*") if path.is_file()}

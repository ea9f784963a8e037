"""The sandbox as a package of its own: what `pip install ./sandbox` installs."""

from __future__ import annotations

import tomllib
from pathlib import Path

SANDBOX = Path(__file__).parents[2] / "sandbox"
SETTINGS = tomllib.loads((SANDBOX / "pyproject.toml").read_text())["tool"]["setuptools"]
NOT_INSTALLED = {"LICENSE", "README.md", "pyproject.toml"}


def test_every_file_of_the_sandbox_is_installed() -> None:
    installed = set(NOT_INSTALLED)
    for package in SETTINGS["packages"]:
        folder = SANDBOX.joinpath(*package.split(".")[1:])
        patterns = ["*.py", *SETTINGS["package-data"].get(package, ())]
        installed |= {str(file.relative_to(SANDBOX)) for pattern in patterns for file in folder.glob(pattern)}
    files = [file for file in SANDBOX.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    built = ("build/", "discord_sandbox.egg-info/", "__pycache__/")
    assert {
        name for file in files if not (name := str(file.relative_to(SANDBOX))).startswith(built)
    } == installed

"""Older versions of the rules, for matches that were played under them: one zip per game and version.

`python -m tools.freeze` writes them into this folder before a game's rules change; there are none yet. A zip
holds everything its rules import, so later changes cannot affect it. It is loaded when a match first needs
it.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from zipimport import zipimporter

from games.core import AnyGame

FOLDER = Path(__file__).parent


def package(key: str, version: int) -> str:
    """The name of the package that holds *version* of the rules of the game called *key*.

    >>> package("deal", 1)
    'frozen_deal_1'
    """
    return f"frozen_{key}_{version}"


@cache
def load(key: str, version: int) -> AnyGame | None:
    """The game called *key* with *version* of its rules; None if that version was not kept."""
    file = FOLDER / f"{key}-{version}.zip"
    return read(file, package(key, version), key) if file.is_file() else None


def read(file: Path, name: str, key: str) -> AnyGame:
    """Load the game called *key* from *file*, in which its package is called *name*."""
    spec = zipimporter(str(file)).find_spec(name)
    assert spec is not None and spec.loader is not None
    sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])
    game: AnyGame = import_module(f"{name}.{key}").GAME
    return game

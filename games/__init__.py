"""The games, found by name: every package in this folder that defines ``GAME`` is one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from games.core import AnyGame


@cache
def load(key: str) -> AnyGame:
    """The game called *key*, such as ``property``.

    Raises:
        KeyError: there is no such game.

    >>> load("property").key
    'property'
    """
    if key not in keys():
        raise KeyError(key)
    game: AnyGame = importlib.import_module(f"games.{key}").GAME
    return game


@cache
def keys() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))

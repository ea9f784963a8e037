"""Finds games by name: every package in this folder that defines ``GAME`` is a game.

A game is offered once all its parts exist: its painter, and its texts in every language. `find_faults` lists
what an unfinished game lacks; until it is complete, the rest of Freehold ignores it.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

from games import frozen
from games.core import AnyGame

NO_GAMES = ("frozen", "kit", "search")
"""The packages here that aren't games."""

_ROOT = Path(__file__).parent.parent

_LANGUAGES = ("de", "en")
"""The languages that every game has; in any other, people read one that lacks it in English."""


@cache
def load(key: str) -> AnyGame:
    """The game called *key*, such as ``property``.

    Raises:
        KeyError: there is no such game.

    >>> load("property").key
    'property'
    """
    if key not in packages():
        raise KeyError(key)
    game: AnyGame = importlib.import_module(f"games.{key}").GAME
    return game


def rules(key: str, version: int) -> AnyGame | None:
    """The game called *key* with *version* of its rules; None if that version doesn't exist.

    Raises:
        KeyError: there is no such game.
    """
    game = load(key)
    return game if version == game.rules_version else frozen.load(key, version)


@cache
def keys() -> tuple[str, ...]:
    """The names of all complete games, in alphabetical order."""
    return tuple(key for key in packages() if not find_faults(key))


def packages() -> tuple[str, ...]:
    """The names of all game packages here, complete or not, in alphabetical order."""
    found = (each.name for each in pkgutil.iter_modules(__path__) if each.ispkg)
    return tuple(sorted(name for name in found if name not in NO_GAMES))


def find_faults(key: str, root: Path = _ROOT) -> list[str]:
    """List, in sentences, what the game called *key* still lacks in the tree at *root*."""
    try:
        game = importlib.import_module(f"games.{key}").GAME
    except Exception as error:  # one broken game must not stop the others
        return [f"games/{key}/__init__.py defines no GAME: {type(error).__name__}: {error}"]
    faults = []
    if game.key != key:
        faults.append(f"games/{key}: GAME.key is {game.key!r}; it has to be the folder's name")
    if unsaid := [seats for seats in game.seats if seats not in getattr(game, "lengths", ())]:
        faults.append(
            f"games/{key}: GAME.lengths does not say how long a match takes at a table of "
            f"{', '.join(map(str, unsaid))}: python -m tools.lengths {key}"
        )
    needed = {f"games/{key}/rules.md": "the rules as numbered clauses"}
    needed |= {f"render/{key}/__init__.py": "table, hand and describe, made from views"}
    needed |= {f"render/{key}/positions.py": "views to paint, for the gallery and the rules"}
    for language in _LANGUAGES:
        needed[f"locales/{language}/{key}.ftl"] = f"its words in the language {language!r}"
        needed[f"locales/{language}/{key}-rules.ftl"] = f"its rules for players in the language {language!r}"
    faults += [f"{path} is missing: {what}" for path, what in needed.items() if not (root / path).is_file()]
    return faults

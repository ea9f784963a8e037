"""Opponents from an earlier commit, to measure today's against.

They are built from git's history on demand and cached in `build/former`. They play by the rules of that
commit, so the encodings of states and moves must not have changed since.
"""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import frozen
from games.core import AnyGame
from tools.freeze import of_ref, write

ROOT = Path(__file__).parent.parent
COMMIT = "805149e"
"""The opponents that `make bench` plays against: the last ones before any search."""


class NoHistory(Exception):
    """Git does not have the commit; its text is a sentence for the person at the command line."""


@cache
def load(key: str, ref: str = COMMIT, root: Path = ROOT) -> AnyGame:
    """The game called *key* as it was at the git *ref*.

    Raises:
        NoHistory: git is not installed, or has no such commit here.
        ValueError: the game was not there yet, or cannot be kept.
    """
    commit = _commit(ref, root)
    package = f"former_{key}_{commit}"
    file = root / "build" / "former" / f"{key}-{commit}.zip"
    if not file.is_file():
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        write(part, package, key, of_ref(commit, root))
        part.replace(file)
    return frozen.read(file, package, key)


def _commit(ref: str, root: Path) -> str:
    command = ["git", "-C", str(root), "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}"]
    try:
        found = subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        raise NoHistory(
            f"Git has no commit {ref} here. In a clone without history, run `git fetch --unshallow` first."
        ) from None
    return found.stdout.strip()[:12]


def choose(game: AnyGame, state: Any, seat: int, random: Random, ref: str = COMMIT) -> Any:
    """The move for *seat* by the strategy at *ref*.

    Today's strategy answers where the former one makes a move that no longer exists.
    """
    former = load(game.key, ref)
    then = former.decode(game.encode(state))
    move = former.choose(former.view(then, seat), former.offers(then, seat), random)
    try:
        return game.decode_move(former.encode_move(move))
    except msgspec.ValidationError:
        return game.choose(game.view(state, seat), game.offers(state, seat), random)

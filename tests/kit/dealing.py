"""How matches and leagues are dealt in tests: the same each time, so that a test that fails fails again."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count

import pytest

from bot.domain import lobbies
from bot.domain.league import changes

JOIN = 10**17
"""What somebody's first click adds to a seed; each next one adds one more."""


def deal_alike(monkeypatch: pytest.MonkeyPatch, secret: bytes = bytes(32)) -> None:
    """From now on every match is dealt from *secret* alone, whoever sits down and when."""
    _deal(monkeypatch, lambda: secret, lambda joins, _: joins)


def deal_by_name(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """From now on what is dealt follows from the *name* of a test, and from how many sat down."""
    numbers = count()
    _deal(monkeypatch, lambda: sha256(f"{name} {next(numbers)}".encode()).digest(), _counted)


def _counted(joins: tuple[int, ...], join: int | None) -> tuple[int, ...]:
    return joins if join is None else (*joins, JOIN + len(joins))


def _deal(
    monkeypatch: pytest.MonkeyPatch,
    secret: Callable[[], bytes],
    added: Callable[[tuple[int, ...], int | None], tuple[int, ...]],
) -> None:
    for module in (lobbies, changes):
        monkeypatch.setattr(module, "new_secret", secret)
        monkeypatch.setattr(module, "added", added)

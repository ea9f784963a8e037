"""Reproducible chance in tests, so that a failing test fails again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import count
from random import Random

import pytest

from bot.domain import lobbies
from bot.league import changes, edits
from bot.service import opponents

JOIN = 10**17
"""The number that a player's first click adds to a seed; each further click adds one more."""


def deal_alike(monkeypatch: pytest.MonkeyPatch, secret: bytes = bytes(32)) -> None:
    """Deal every match from *secret* alone, independent of players and time."""
    _seal(monkeypatch, lambda: secret)
    _add(monkeypatch, lambda joins, _: joins)


def deal_by_name(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Derive every deal from the *name* of a test and from how many people sat down."""
    seal_by_name(monkeypatch, name)
    _add(monkeypatch, _count_join)


def seal_by_name(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Derive the secrets from the *name* of a test, for tests whose clicks are the same each time."""
    numbers = count()
    _seal(monkeypatch, lambda: sha256(f"{name} {next(numbers)}".encode()).digest())


def _count_join(joins: tuple[int, ...], join: int | None) -> tuple[int, ...]:
    return joins if join is None else (*joins, JOIN + len(joins))


def _seal(monkeypatch: pytest.MonkeyPatch, secret: Callable[[], bytes]) -> None:
    for module in (lobbies, edits):
        monkeypatch.setattr(module, "new_secret", secret)
    monkeypatch.setattr(opponents, "Random", partial(Random, 7))


def _add(
    monkeypatch: pytest.MonkeyPatch, added: Callable[[tuple[int, ...], int | None], tuple[int, ...]]
) -> None:
    for module in (lobbies, changes, edits):
        monkeypatch.setattr(module, "add_join", added)

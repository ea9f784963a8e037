"""Narrows the type of a value that a test knows more about than its annotation says."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def not_none(value: T | None) -> T:
    """Return *value*, which must not be None."""
    assert value is not None
    return value


def narrow(kind: type[T], value: object) -> T:
    """Return *value*, which must be an instance of *kind*."""
    assert isinstance(value, kind), value
    return value

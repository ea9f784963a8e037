"""Opponents choose, and moves are called, as was written down."""

from __future__ import annotations

import pytest

from tools.choices import TESTS, WRITTEN, sampled


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("key", sampled())
def test_all_is_as_was_written_down(key: str, name: str) -> None:
    """Nobody changes an opponent or a word unawares; after a change that is meant, run `tools.choices`."""
    written = (TESTS / key / f"{name}.txt").read_text(encoding="utf-8")
    assert list(WRITTEN[name](key)) == written.splitlines(keepends=True)

"""What an evening demands of people, in a few matches; `make bench` measures whole evenings."""

from __future__ import annotations

import pytest

import games
from bench import evening


@pytest.mark.parametrize("key", games.keys())
def test_moves_take_few_taps(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "EVENINGS", 4)
    figures = list(evening.measure_taps(games.load(key)))
    assert len(figures) >= 5
    assert [figure.name for figure in figures if figure.verdict == "MISSED"] == []

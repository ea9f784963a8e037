"""A match of each game by bots, with faults and kills at some awaits of code that writes or shows."""

from __future__ import annotations

import pytest

import games
from tests.kit import soak
from tests.kit.soak import Figures


async def test_nothing_is_lost_doubled_or_left_unshown_by_faults_and_kills_at_any_await(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(soak, "KILLS", 1.0)
    monkeypatch.setattr(soak, "SELDOM", 0.5)
    figures = Figures(steps=200, odds={"writer": 0.01, "show": 0.1})
    kept: list[int] = []
    await soak.soak(len(games.keys()), figures, lambda now: kept.append(now.played))
    assert figures.matches == dict.fromkeys(games.keys(), 1)
    assert kept == [figures.played]
    assert figures.moves > 100
    assert figures.kills > 0
    assert figures.count_faults("writer") > 0
    assert figures.count_faults("show") > 0
    assert "nothing lost" in str(figures)

"""A match of each game by bots, in processes that kill themselves at some await of what writes or shows."""

from __future__ import annotations

import games
from tests.kit.soak import Figures, soak


async def test_nothing_is_lost_doubled_or_left_unshown_by_kills_at_any_await() -> None:
    figures = Figures(steps=200)
    kept: list[int] = []
    await soak(len(games.keys()), figures, lambda now: kept.append(now.played))
    assert figures.matches == dict.fromkeys(games.keys(), 1)
    assert kept == [figures.played]
    assert figures.moves > 100
    assert figures.kills > 0
    assert "nothing lost" in str(figures)

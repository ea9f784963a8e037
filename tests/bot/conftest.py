from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from sandbox.model.world import PATIENCE
from tests.kit.house import house, impatient
from tests.kit.messages import accepted, awkward, match
from tests.kit.privacy import privacy

__all__ = ["accepted", "awkward", "hanging", "house", "impatient", "match", "privacy", "tally"]


@pytest.fixture
def tally(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a game in which several seats are awaited at once."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(Path(__file__).parent / "extra")])
    games.keys.cache_clear()
    yield
    games.keys.cache_clear()
    games.load.cache_clear()


@pytest.fixture
def hanging(tally: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the strategy of that game hang during the test, and shorten the time limits of strategies."""
    monkeypatch.setattr("bot.workers.strategies.LIMIT", 0.5)
    monkeypatch.setattr("bot.workers.strategies.SLOW", 0.05)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(0.001)  # as the process does
    switch: threading.Event = importlib.import_module(type(games.load("tally")).__module__).HANGING
    switch.set()
    yield
    switch.clear()
    for thread in threading.enumerate():
        if thread.name == "strategy tally":
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the strategy of tally still hangs"
    sys.setswitchinterval(interval)

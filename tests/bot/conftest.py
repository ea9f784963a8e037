from __future__ import annotations

import asyncio
import importlib
import shutil
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import games
from bot.store import Store
from tests.bot.house import House


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without matches, made once: migrating takes longer than most tests."""
    file = tmp_path_factory.mktemp("migrated") / "freehold.db"

    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        await store.close()

    asyncio.run(make())
    return file


@pytest.fixture
async def house(tmp_path: Path, migrated: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "freehold.db")
    shutil.copy(migrated, house.file)
    await house.open()
    yield house
    await house.close()


@pytest.fixture
def tally(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The games know one more, in which several seats are awaited at once."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(Path(__file__).parent / "extra")])
    games.keys.cache_clear()
    yield
    games.keys.cache_clear()
    games.load.cache_clear()


@pytest.fixture
def hanging(tally: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Its strategy can hang for as long as the test runs; strategies have a tenth of their time."""
    monkeypatch.setattr("bot.service.thinking.LIMIT", 0.5)
    monkeypatch.setattr("bot.service.thinking.SLOW", 0.05)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(0.001)  # as the process does
    switch: threading.Event = importlib.import_module(type(games.load("tally")).__module__).HANGING
    switch.set()
    yield
    switch.clear()
    for thread in threading.enumerate():
        if thread.name == "strategy tally":
            thread.join()
    sys.setswitchinterval(interval)

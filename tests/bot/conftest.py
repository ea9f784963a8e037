from __future__ import annotations

import asyncio
import shutil
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

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord import presenter
from bot.league import board
from sandbox.server import Sandbox
from tests.cogs.freehold import Freehold


@pytest.fixture
async def freehold(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Freehold]:
    """The whole bot, connected to the sandbox; it paces itself as much quicker as the sandbox is."""
    monkeypatch.setattr(presenter, "EVERY", 0.02)
    monkeypatch.setattr(board, "EVERY", 0.02)
    freehold = Freehold(sandbox, tmp_path / "freehold.db")
    await freehold.start()
    yield freehold
    await freehold.stop()
    assert freehold.faults == []

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord import emojis
from bot.discord import presenter as module
from sandbox.server import Sandbox
from tests.kit.cafe import Cafe


@pytest.fixture
async def cafe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cafe]:
    monkeypatch.setattr(module, "EVERY", 0.02)
    monkeypatch.setattr(emojis, "drawings", dict)
    async with Sandbox(pace=0) as sandbox:
        cafe = Cafe(sandbox, tmp_path)
        await cafe.open()
        yield cafe
        await cafe.close()

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord import emojis
from bot.discord import presenter as module
from sandbox.server import Sandbox
from tests.kit.cafe import Cafe
from tests.kit.dealing import deal_by_name


@pytest.fixture
async def cafe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Cafe]:
    monkeypatch.setattr(module, "EVERY", 0.02)
    monkeypatch.setattr(emojis, "drawings", dict)
    deal_by_name(monkeypatch, request.node.nodeid)
    async with Sandbox(pace=0) as sandbox:
        cafe = Cafe(sandbox, tmp_path)
        await cafe.open()
        yield cafe
        await cafe.close()

"""A bot to look at, and a browser for it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox.server import Sandbox
from tests.kit.browser import browser, window
from tests.kit.sandbox.showcase import Showcase

__all__ = ["browser", "window"]


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[Showcase]:
    """The bot that shows everything, connected."""
    bot = Showcase(sandbox)
    await bot.run_beside()
    yield bot
    bot.go_on.set()
    await bot.end()
    assert bot.faults == []

"""What is remembered of the messages that were posted has an end."""

from __future__ import annotations

from unittest.mock import AsyncMock

import pytest
from discord.ui import LayoutView

from bot.discord import ledger, posts
from bot.discord.ledger import Ledger


async def test_only_the_surfaces_kept_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "CERTAIN", 2)
    looked = AsyncMock(return_value=None)
    monkeypatch.setattr(posts, "find", looked)
    book = Ledger(AsyncMock())
    for surface in ((1, 0), (2, 0), (1, 0), (3, 0)):
        await book.keep(surface, AsyncMock())
    for surface in ((1, 0), (3, 0)):
        assert await book.lost(surface, AsyncMock(), "", None, LayoutView()) is None
    looked.assert_not_awaited()
    await book.lost((2, 0), AsyncMock(), "", None, LayoutView())
    looked.assert_awaited_once()

"""The memory for posted messages is bounded."""

from __future__ import annotations

from unittest.mock import AsyncMock

import pytest
from discord.ui import LayoutView

from bot.discord import posts, sync
from bot.discord.sync import MessageSync, ShownMessage, Update


def build_update(key: int) -> Update:
    """Build a message with that *key*, to be posted."""
    return Update(key, "panel", "", AsyncMock(), LayoutView(), ())


async def test_only_the_messages_kept_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sync, "CERTAIN", 2)
    looked = AsyncMock(return_value=None)
    monkeypatch.setattr(posts, "find", looked)
    messages = MessageSync(AsyncMock(), AsyncMock())
    for key in (1, 2, 1, 3):
        await messages.show(build_update(key))
        await messages.keep(key, ShownMessage(1, 1, is_new=True), AsyncMock())
    looked.reset_mock()
    for key in (1, 3):
        await messages.show(build_update(key))
    looked.assert_not_awaited()
    await messages.show(build_update(2))
    looked.assert_awaited_once()


async def test_whatever_fails_before_it_is_kept_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    looked, post = AsyncMock(return_value=None), AsyncMock()
    monkeypatch.setattr(posts, "find", looked)
    monkeypatch.setattr(posts, "post", post)
    messages, note = MessageSync(AsyncMock(), AsyncMock()), AsyncMock()
    await messages.keep(1, ShownMessage(1, 1, is_new=True), note)
    post.side_effect = OSError
    with pytest.raises(OSError):
        await messages.show(build_update(1))
    post.side_effect = None
    looked.assert_not_awaited()
    await messages.show(build_update(1))
    looked.assert_awaited_once()
    note.side_effect = OSError
    with pytest.raises(OSError):
        await messages.keep(1, ShownMessage(2, 1, is_new=True), note)
    note.side_effect = None
    await messages.keep_again(1)
    await messages.show(build_update(1))
    looked.assert_awaited_once()

"""Finding things on the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from playwright.async_api import Locator, Page

from tests.kit.sandbox.showcase import Showcase, picture, table

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}

Open = Callable[..., Awaitable[Page]]


def message(page: Page, words: str) -> Locator:
    """The newest message with these words."""
    return page.locator(".message", has_text=words).last


def control(page: Page, custom_id: str) -> Locator:
    """The control with that custom_id."""
    return page.locator(f"[data-custom-id={custom_id}]")


async def post_table(bot: Showcase, **more: Any) -> discord.Message:
    """Let *bot* show its table in #games."""
    return await bot.channel("games").send(view=table(**more), files=[picture("table.png")])

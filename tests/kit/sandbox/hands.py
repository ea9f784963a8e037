"""Helpers that find messages and controls on the page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from playwright.async_api import Locator, Page, ViewportSize, expect

from sandbox.model.world import PATIENCE
from tests.kit.sandbox.showcase import Showcase, picture, table

WIDE, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)

TALLEST = 900

Open = Callable[..., Awaitable[Page]]


def message(page: Page, words: str) -> Locator:
    """Find the newest message that contains these words."""
    return page.locator(".message", has_text=words).last


def control(page: Page, custom_id: str) -> Locator:
    """Find the control with that custom_id."""
    return page.locator(f"[data-custom-id={custom_id}]")


async def post_table(bot: Showcase, **more: Any) -> discord.Message:
    """Let *bot* show its table in #games."""
    return await bot.channel("games").send(view=table(**more), files=[picture("table.png")])


async def check_size(page: Page, words: str, tallest: int = TALLEST) -> None:
    """Assert that the panel with these *words* is no wider than a phone, and no taller than *tallest*."""
    asked = message(page, words)
    await expect(asked.locator("img[alt]").last).to_be_visible()
    async with asyncio.timeout(PATIENCE):
        while (box := await asked.bounding_box()) is None:  # it is being redrawn
            await page.wait_for_timeout(50)
    assert box["height"] <= tallest, f"{box['height']:.0f} pixels high, at most {tallest}: shorten its texts"
    assert box["width"] <= PHONE["width"]

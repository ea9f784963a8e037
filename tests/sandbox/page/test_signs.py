"""Emojis on a machine without an emoji font."""

from __future__ import annotations

from playwright.async_api import expect

from tests.kit.sandbox.hands import Open, message
from tests.kit.sandbox.showcase import Showcase


async def test_emojis_are_drawn_where_the_machine_has_no_font(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await page.add_init_script("CanvasRenderingContext2D.prototype.fillText = () => {}")
    await page.reload()
    await bot.channel("games").send("🔵 Anna plays with 🔶 Ben")
    said = message(page, "🔵 Anna plays with 🔶 Ben")
    await expect(said.locator(".sign")).to_have_text(["🔵", "🔶"])

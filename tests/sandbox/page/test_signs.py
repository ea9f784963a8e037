"""Emojis on a machine that has none."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import expect

from bot.language import MARKS
from sandbox.page.pages import PAGE
from tests.kit.sandbox.hands import Open, message
from tests.kit.sandbox.showcase import Showcase

ROOT = Path(__file__).parents[3]
PICTURED = re.compile("[⌚-⏿⚠✅❌⭐\U0001f000-\U0001faff]")


async def test_every_emoji_that_freehold_writes_is_drawn() -> None:
    drawn = (PAGE / "base" / "signs.js").read_text(encoding="utf-8")
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "locales").rglob("*.ftl")]
    written = {sign for text in (*texts, "".join(MARKS)) for sign in PICTURED.findall(text)}
    assert len(written) > 10
    assert {sign for sign in written if f'"{sign}":' not in drawn} == set()


async def test_where_the_machine_has_none_they_are_drawn_and_still_read(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await page.add_init_script("CanvasRenderingContext2D.prototype.fillText = () => {}")  # it has none
    await page.reload()
    await bot.channel("games").send("🔵 Anna plays with 🔶 Ben")
    said = message(page, "🔵 Anna plays with 🔶 Ben")
    await expect(said.locator(".sign")).to_have_text(["🔵", "🔶"])

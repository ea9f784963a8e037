"""The app's own emojis, wherever people see them."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import ui
from PIL import Image
from playwright.async_api import Locator, expect

from tests.kit.sandbox.hands import Open, control, message
from tests.kit.sandbox.showcase import Showcase, build_sealed


def card() -> bytes:
    body = BytesIO()
    Image.new("RGBA", (128, 128), "red").save(body, "PNG")
    return body.getvalue()


async def measure_widths(picture: Locator) -> tuple[int, int]:
    """Return how wide *picture* is in its file and on the page, once it has loaded."""
    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("complete", True)
    wide: int = await picture.evaluate("image => image.naturalWidth")
    box = await picture.bounding_box()
    assert box
    return wide, round(box["width"])


async def test_texts_buttons_and_selects_show_their_pictures(window: Open, bot: Showcase) -> None:
    emoji = await bot.create_application_emoji(name="card_7S", image=card())
    sign = discord.PartialEmoji(name=emoji.name, id=emoji.id)
    page = await window("Anna")
    await bot.channel("games").send(
        view=build_sealed(
            ui.TextDisplay(f"Anna played {sign} and\n-# Ben paid {sign}"),
            ui.ActionRow(ui.Button(label="Seven", custom_id="seven", emoji=sign)),
            ui.ActionRow(
                ui.Select(custom_id="which", options=[discord.SelectOption(label="The seven", emoji=sign)])
            ),
        )
    )
    words = message(page, "Anna played")
    in_text = words.get_by_alt_text(":card_7S:")
    assert await measure_widths(in_text.first) == (128, 22)
    assert (await measure_widths(in_text.nth(1)))[1] < 22
    assert await measure_widths(control(page, "seven").locator("img")) == (128, 22)
    await control(page, "which").click()
    option = page.get_by_role("option", name="The seven")
    assert await measure_widths(option.locator("img")) == (128, 22)
    await option.click()
    assert await measure_widths(control(page, "which").locator("img")) == (128, 22)

"""How messages look: words, times, components, pictures."""

from __future__ import annotations

import re
import time

import discord
import pytest
from playwright.async_api import expect

from sandbox.client.people import Person
from tests.kit.sandbox.hands import WIDE, Open, control, message, post_table
from tests.kit.sandbox.showcase import MARKDOWN, Showcase


async def test_words_look_as_on_discord(window: Open, bot: Showcase, anna: Person, ben: Person) -> None:
    games = bot.channel("games")
    page = await window("Anna")
    said = await games.send(MARKDOWN)
    shown = message(page, "A great thing")
    for selector, words in {
        ".heading-1": "A great thing",
        ".subtext": "in small print",
        "strong": "bold",
        "em": "slanted",
        "u": "under",
        "s": "gone",
        "blockquote": "quoted",
        "ul > li > ul > li": "inside one",
        "ol > li:nth-child(2)": "second",
        "pre code": 'print("hello")',
        "a[href='https://example.org/']": "a link",
        "a[href='https://example.org/bare']": "https://example.org/bare",
    }.items():
        await expect(shown.locator(f".text {selector}").first).to_have_text(words)
    await expect(shown).to_contain_text("*not slanted* snake_case_name")
    await expect(shown.locator(".tag")).to_have_text("APP")
    hidden = shown.locator(".spoiler-text")
    await expect(hidden).to_be_hidden()
    await shown.get_by_label("Spoiler").press("Enter")
    await expect(hidden).to_have_text("hidden")
    await expect(hidden).to_be_visible()

    await said.edit(content="changed </house:1>")
    await expect(message(page, "changed").locator(".edited")).to_have_text("(edited)")
    await said.reply(f"<@{anna.id}> in <#{games.id}>", allowed_mentions=discord.AllowedMentions.all())
    answer = message(page, "@Anna in")
    await expect(answer).to_have_class(re.compile("calls"))
    await expect(answer.locator(".origin-text")).to_have_text("changed /house")
    await expect(answer.locator("button.mention:not([data-user])")).to_have_text("games")
    await said.delete()
    await expect(message(page, "changed").locator(".text", has_text="changed")).to_have_count(0)

    mark = await ben.say(games.id, "<script>alert(1)</script> <b>plain</b>")
    await expect(page.locator(f"#message-{mark} .text")).to_have_text(
        "<script>alert(1)</script> <b>plain</b>"
    )


async def test_time_stamps_go_on(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await page.clock.install()
    await bot.channel("games").send(f"due <t:{int(time.time()) + 7200}:R> of <t:0:D>")
    stamps = message(page, "due").locator("time.stamp")
    await expect(stamps.nth(0)).to_have_text("in 2 hours")
    await expect(stamps.nth(1)).to_have_text("January 1, 1970")
    await page.clock.fast_forward("01:00:00")
    await expect(stamps.nth(0)).to_have_text("in 1 hour")
    await page.get_by_role("button", name="The sandbox: cause trouble").click()
    await page.get_by_label("My language").select_option("German")
    await page.clock.fast_forward("00:00:02")
    await expect(stamps.nth(0)).to_have_text("in 1 Stunde")
    await page.reload()
    await expect(stamps.nth(1)).to_have_text("1. Januar 1970")


async def test_time_stamps_follow_the_sandboxs_clock(window: Open, bot: Showcase) -> None:
    page, other = await window("Anna"), await window("Ben")
    await bot.channel("games").send(f"due <t:{int(time.time()) + 7200}:R>")
    await expect(message(page, "due").locator("time.stamp")).to_have_text("in 2 hours")
    await page.get_by_role("button", name="The sandbox: cause trouble").click()
    await page.get_by_role("button", name="1 hour").click()
    for each in (page, other):
        await expect(message(each, "due").locator("time.stamp")).to_have_text("in 1 hour")
    await page.reload()
    await expect(message(page, "due").locator("time.stamp")).to_have_text("in 1 hour")


async def test_components_look_as_on_discord(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await post_table(bot)
    frame = message(page, "Anna's table").locator(".container")
    accent = await frame.evaluate("element => getComputedStyle(element, '::before').backgroundColor")
    assert accent == "rgb(201, 162, 75)"
    styles = [
        await control(page, name).get_attribute("class") for name in ("work", "silent", "ask", "resign")
    ]
    assert styles == [f"button {style}" for style in ("primary", "secondary", "success", "danger")]
    await expect(control(page, "closed")).to_be_disabled()
    await expect(control(page, "ask").locator(".emoji")).to_have_text("📝")
    await expect(page.get_by_role("link", name="Elsewhere")).to_have_attribute("href", "https://example.org/")
    await expect(frame.locator(".section")).to_contain_text("A section with a button")
    image = frame.get_by_alt_text("A green table with eight cards on it")
    box, outer = await image.bounding_box(), await frame.bounding_box()
    assert box and outer and 500 < box["width"] < outer["width"] <= 600
    assert box["width"] / box["height"] == pytest.approx(1.4, abs=0.01)


async def test_a_picture_opens_large(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await post_table(bot)
    small = page.get_by_role("button", name="Open picture: A green table with eight cards on it")
    await small.press("Enter")
    large = page.get_by_role("dialog", name="Picture")
    await expect(large.get_by_text("A green table with eight cards on it")).to_be_visible()
    box = await large.locator("img").bounding_box()
    assert box and box["width"] > 800 and box["y"] + box["height"] <= WIDE["height"]
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(small).to_be_focused()


async def test_a_private_reply_is_seen_by_one_and_put_away(window: Open, bot: Showcase) -> None:
    anna, ben = await window("Anna"), await window("Ben")
    await post_table(bot)
    await control(anna, "resign").click()
    reply = message(anna, "Only for your eyes.")
    await expect(reply).to_contain_text("Only you can see this")
    await bot.channel("games").send("for all")
    await expect(message(ben, "for all")).to_be_visible()
    await expect(ben.get_by_text("Only for your eyes.")).to_have_count(0)
    await reply.get_by_role("button", name="Dismiss message").click()
    await expect(anna.get_by_text("Only for your eyes.")).to_have_count(0)


async def test_a_moderator_deletes_messages(window: Open, bot: Showcase, ben: Person) -> None:
    anna, other = await window("Anna"), await window("Clara")
    await ben.say(bot.channel("games").id, "delete me")
    for page, entries in ((other, 0), (anna, 1)):
        await message(page, "delete me").click(button="right")
        delete = page.get_by_role("menuitem", name="Delete message")
        await expect(page.get_by_role("menuitem", name="Copy message ID")).to_be_visible()
        await expect(delete).to_have_count(entries)
    await anna.get_by_role("menuitem", name="Delete message").click()
    for page in (other, anna):
        await expect(page.get_by_text("delete me")).to_have_count(0)


async def test_a_thread_is_entered_and_left_when_deleted(window: Open, bot: Showcase, anna: Person) -> None:
    page = await window("Anna")
    thread = await bot.channel("games").create_thread(name="Match 7", type=discord.ChannelType.public_thread)
    await thread.send("inside")
    await page.locator(".system").get_by_role("button", name="Match 7").click()
    await expect(message(page, "inside")).to_be_visible()
    await anna.delete_channel(thread.id)
    await expect(page.locator(".chat-head h2")).to_have_text("lobby")

"""Writing commands with the keyboard alone."""

from __future__ import annotations

import re

from playwright.async_api import expect

from sandbox.client.people import Person
from sandbox.model.reading import text
from tests.kit.sandbox.hands import Open, message
from tests.kit.sandbox.showcase import Showcase


async def test_a_command_is_completed_by_keyboard(window: Open, bot: Showcase, anna: Person) -> None:
    page = await window("Anna")
    await page.keyboard.type("/ho")
    await expect(page.get_by_role("option")).to_have_text(
        [re.compile("/house find"), re.compile("/house new")]
    )
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("option")).to_have_text(["1 hour", "1 day"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("option")).to_have_count(4)
    await page.keyboard.type("rounds:12")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("rounds: At most 9.")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Tab")
    await page.keyboard.type("fri")
    await page.keyboard.press("Tab")
    await page.keyboard.type("be")
    await page.keyboard.press("Enter")
    await page.keyboard.type("open:t")
    await page.keyboard.press("Enter")
    await page.keyboard.type("room:quiet")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    ben, room = bot.sandbox.person("Ben").id, bot.sandbox.world.find_channel("quiet-corner").id
    words = f"deadline=1h rounds=1 friend=<@{ben}> open=True room=<#{room}>"
    await anna.until(lambda said: text(said) == words)
    await expect(message(page, "deadline=1h").locator(".origin")).to_contain_text("Anna used")


async def test_a_channel_where_nothing_was_said_offers_commands_to_begin_with(
    window: Open, bot: Showcase
) -> None:
    page = await window("Anna")
    offered = page.locator(".tries").get_by_role("button")
    await expect(offered.filter(has_text="/house new")).to_have_count(1)
    await expect(offered.filter(has_text="/house find")).to_have_count(0)
    await offered.filter(has_text="/house new").click()
    await expect(page.get_by_role("group", name="Command house new")).to_be_visible()


async def test_a_command_is_called_as_its_reader_speaks(window: Open, bot: Showcase, anna: Person) -> None:
    (house,) = [one.body for one in bot.sandbox.world.commands.values() if one.body["name"] == "house"]
    (new,) = [one for one in house["options"] if one["name"] == "new"]
    (rounds,) = [one for one in new["options"] if one["name"] == "rounds"]
    for part, name in ((house, "haus"), (new, "neu"), (rounds, "runden")):
        part["name_localizations"] = {"de": name}
    await anna.speak("de")
    page = await window("Anna")
    await expect(page.locator(".tries").get_by_role("button", name="/haus neu")).to_be_visible()
    await page.keyboard.type("/haus neu ")
    await page.keyboard.press("Enter")
    await page.keyboard.type("runden:7")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await anna.until(lambda said: text(said).startswith("deadline=1h rounds=7 "))


async def test_the_bot_proposes_values(window: Open, bot: Showcase, anna: Person) -> None:
    page = await window("Anna")
    await page.keyboard.type("/house find ")
    await page.keyboard.type("seven")
    await expect(page.get_by_role("option")).to_have_text(["seven of hearts", "seven of clubs"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await anna.until(lambda said: text(said) == "found seven-of-clubs")


async def test_commands_are_offered_to_whom_they_are_for(window: Open, bot: Showcase) -> None:
    for who, count in (("Anna", 1), ("Ben", 0)):
        page = await window(who)
        await expect(page.get_by_role("textbox").or_(page.get_by_role("combobox")).first).to_be_focused()
        await page.keyboard.type("/")
        await expect(page.get_by_role("option", name="/slow")).to_have_count(1)
        await expect(page.get_by_role("option", name="/manage")).to_have_count(count)


async def test_the_bot_thinks(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await page.keyboard.type("/slow ")
    await page.keyboard.press("Enter")
    await expect(message(page, "is thinking…")).to_be_visible()
    bot.go_on.set()
    await expect(message(page, "Thought.")).to_be_visible()
    await expect(page.get_by_text("is thinking…")).to_have_count(0)

"""Pressing buttons, choosing in selects, and filling in forms."""

from __future__ import annotations

import re

from discord import ui
from playwright.async_api import expect

from sandbox.server import Sandbox
from tests.kit.sandbox.hands import PHONE, Open, control, message, post_table
from tests.kit.sandbox.showcase import Showcase, build_sealed, table


async def test_a_pressed_button_waits_and_then_shows_what_came(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await post_table(bot)
    work = control(page, "work")
    await work.click()
    await expect(work).to_have_attribute("aria-busy", "true")
    await expect(work.locator(".dots")).to_be_visible()
    await expect(control(page, "ask")).to_be_disabled()
    bot.go_on.set()
    shown = message(page, "Worked.")
    await expect(shown.locator(".edited")).to_be_visible()
    await expect(work).to_have_count(0)


async def test_a_button_nobody_answers_fails(window: Open, bot: Showcase, sandbox: Sandbox) -> None:
    sandbox.interactions.acknowledge_within = 0.1
    page = await window("Anna")
    await post_table(bot)
    await control(page, "silent").click()
    await expect(page.locator(".message .failure")).to_have_text("This interaction failed")
    await expect(control(page, "silent")).to_be_enabled()


async def test_a_button_stays_under_the_finger_until_it_is_lifted(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    shown = await post_table(bot)
    await control(page, "work").hover()
    await page.mouse.down()
    await bot.channel("games").send("Ben has bought something.")
    await shown.edit(view=table("Anna's new table"))
    other = await window("Ben")
    await expect(message(other, "Anna's new table")).to_be_visible()
    await expect(message(page, "Anna's new table")).to_have_count(0)
    bot.go_on.set()
    await page.mouse.up()
    await bot.sandbox.world.until(lambda: bot.asked == [("work", None)])
    await expect(message(page, "Ben has bought something.")).to_be_visible()


async def test_a_link_leads_to_a_message_of_long_ago(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    shown = await post_table(bot)
    for number in range(60):
        await bot.channel("games").send(f"Message {number}")
    link: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(label="Go to the table", url=shown.jump_url))
    await bot.channel("games").send(view=build_sealed(link))
    await expect(message(page, "Anna's table")).to_have_count(0)
    await page.get_by_role("link", name="Go to the table").click()
    await expect(message(page, "Anna's table")).to_be_in_viewport()


async def test_one_option_is_sent_when_it_is_chosen(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await post_table(bot)
    await control(page, "one").press("ArrowDown")
    await expect(page.get_by_role("listbox")).to_contain_text("worth 3")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await bot.sandbox.world.until(lambda: bot.asked == [("one", ["3"])])
    await expect(control(page, "one")).to_have_text(re.compile("Card 3"))

    await control(page, "who").click()
    await page.get_by_role("option", name="Clara").click()
    clara = bot.sandbox.person("Clara")
    await bot.sandbox.world.until(lambda: bot.asked[1:] == [("who", [str(clara.id)])])


async def test_several_options_are_sent_together(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await post_table(bot)
    some = control(page, "some")
    await some.click()
    done = page.get_by_role("button", name="Done")
    await page.get_by_role("option", name="Card 2").click()
    await expect(done).to_be_disabled()
    await page.get_by_placeholder("Search").fill("worth 12")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("2 chosen, 2 to 3 needed")).to_be_visible()
    await page.get_by_placeholder("Search").fill("")
    await page.get_by_role("option", name="Card 5").click()
    await expect(page.get_by_role("option", name="Card 6")).to_have_attribute("aria-disabled", "true")
    await done.click()
    await bot.sandbox.world.until(lambda: bot.asked == [("some", ["2", "5", "12"])])

    await expect(some).to_be_enabled()
    await some.click()
    await page.get_by_role("option", name="Card 2").click()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox")).to_have_count(0)
    assert len(bot.asked) == 1


async def test_a_modal_is_filled_in_and_sent(window: Open, bot: Showcase) -> None:
    page = await window("Anna")
    await post_table(bot)
    await control(page, "ask").click()
    window_ = page.get_by_role("dialog", name="Settings of the match")
    await expect(window_.get_by_label("Name")).to_be_focused()
    submit = window_.get_by_role("button", name="Submit")
    await submit.click()
    await expect(window_.locator(".question .failure").filter(visible=True)).to_have_text(
        ["This field is required", "This field is required"]
    )
    await page.keyboard.type("Ro")
    await submit.click()
    await expect(window_.locator(".failure", has_text="at least 3")).to_be_visible()
    await window_.get_by_label("Name").fill("Round one")
    await window_.get_by_role("combobox", name="Cards").click()
    await page.get_by_role("option", name="Card 4").click()
    await page.get_by_role("option", name="Card 1").click()
    await page.get_by_role("button", name="Done").click()
    await window_.get_by_label("Slow").check()
    await window_.get_by_label("Mortgages").uncheck()
    await submit.click()
    await expect(window_).to_have_count(0)
    name, parts = bot.asked[-1]
    assert name == "settings"
    answers = {part["component"]["custom_id"]: part["component"] for part in parts if "component" in part}
    assert answers["name"]["value"] == "Round one"
    assert answers["cards"]["values"] == ["1", "4"]
    assert answers["pace"]["value"] == "slow"
    assert answers["rules"]["values"] == []


async def test_the_menu_of_a_person_has_the_commands_of_the_app(window: Open, bot: Showcase) -> None:
    page = await window("Anna", size=PHONE)
    ben = bot.sandbox.person("Ben").user
    await bot.channel("games").send(f"It's the turn of <@{ben.id}>.")
    await message(page, "the turn of").get_by_role("button", name="@Ben").tap()
    menu = page.get_by_role("menu", name="Ben")
    await expect(menu.get_by_role("menuitem")).to_have_text(["Greet", "Copy user ID"])
    await menu.get_by_role("menuitem", name="Greet").tap()
    await expect(message(page, "Hello Ben!").get_by_text("Only you can see this")).to_be_visible()

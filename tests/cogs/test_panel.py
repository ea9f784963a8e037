"""Moves made on the panel: in place, once, and never on a table that has moved on."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.controls import base36
from bot.domain import turns
from bot.domain.match import Match
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.questions import MOVES, Json

pytestmark = pytest.mark.usefixtures("same_cards")


async def running_match(freehold: Freehold, guest: Guest) -> Match:
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def find_awaited(freehold: Freehold, guests: list[Guest]) -> tuple[Guest, Guest]:
    """Return the guest whose turn it is, once their panel shows it, and the other one."""
    match = await running_match(freehold, guests[0])
    (seat,) = match.waiting
    one, two = sorted(guests, key=lambda guest: guest.person.id != match.players[seat].user_id)
    await freehold.sandbox.world.until(one.is_asked, PATIENCE)
    return one, two


def moves(panel: Json) -> list[Json]:
    return [part for part in controls(panel) if part["custom_id"].split(":")[3] in MOVES]


async def test_a_move_changes_the_panel_that_was_clicked_and_the_table(freehold: Freehold) -> None:
    one, _ = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    panel, _ = one.find_control(MOVES)  # type: ignore[misc]
    await one.move(Random(1))
    after = await one.wait_for_message(
        lambda m: m["id"] == panel["id"] and not one.is_asked(int(panel["id"]))
    )
    assert after["attachments"][0]["id"] != panel["attachments"][0]["id"]
    await one.wait_for_text("takes column")


async def test_the_hand_opens_privately_and_moves_there_too(freehold: Freehold) -> None:
    one, _ = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    await one.press("hand")
    hand = await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    assert [file["filename"] for file in hand["attachments"]] == ["hand.png"]
    assert one.find_control(MOVES)[0]["id"] == hand["id"]  # type: ignore[index]
    await one.move(Random(1))
    assert (await running_match(freehold, one)).version > 2


async def test_nobody_else_sees_the_private_hand(freehold: Freehold) -> None:
    one, two = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    await one.press("hand")
    hand = await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    assert hand["id"] not in {message["id"] for message in two.find_messages()}


async def test_a_click_on_an_old_panel_shows_it_anew_and_does_nothing(freehold: Freehold) -> None:
    one, _ = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    panel, part = one.find_control(MOVES)  # type: ignore[misc]
    await one.move(Random(1))
    version = (await running_match(freehold, one)).version
    values = [option["value"] for option in part.get("options", ())][:1]
    await one.person.wait_for_answer(
        await one.person.raw_component(int(panel["id"]), part["custom_id"], values or None)
    )
    await one.wait_for_text("The match has moved on. ")
    assert (await running_match(freehold, one)).version == version


async def test_a_click_counts_whatever_others_did_as_long_as_its_question_stands(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben", "Clara")
    before = await running_match(freehold, guests[0])
    (seat,) = before.waiting
    one = next(guest for guest in guests if guest.person.id == before.players[seat].user_id)
    await freehold.sandbox.world.until(one.is_asked, PATIENCE)
    panel, part = one.find_control(MOVES)  # type: ignore[misc]
    other = next(guest for guest in guests if guest is not one)
    await freehold.client.matches.change_once(1, before.id, turns.resign, other.person.id)
    values = [option["value"] for option in part.get("options", ())][:1]
    click = await one.person.raw_component(int(panel["id"]), part["custom_id"], values or None)
    await one.person.wait_for_answer(click)
    after = await one.wait_for_message(
        lambda m: m["id"] == panel["id"] and (one.person.modal or not one.is_asked(int(panel["id"])))
    )
    assert "The match has moved on. " not in text(after)


async def test_two_clicks_at_once_are_one_move(freehold: Freehold) -> None:
    one, _ = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    version = (await running_match(freehold, one)).version
    await one.press("hand")
    await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    panel, part = one.find_control(["do"]) or one.find_control(MOVES)  # type: ignore[misc]
    values = [option["value"] for option in part.get("options", ())][:1]
    clicks = [
        await one.person.raw_component(int(panel["id"]), part["custom_id"], values or None) for _ in range(2)
    ]
    await asyncio.gather(*(one.person.wait_for_answer(click) for click in clicks))
    await wait_until_idle(freehold)
    match = await running_match(freehold, one)
    entries = await freehold.client.matches.log(match.id)
    assert match.version - version <= 1
    assert len({entry.number for entry in entries}) == len(entries)


async def test_who_watches_has_no_hand_and_sees_the_table(freehold: Freehold) -> None:
    await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara")
    await clara.press("hand")
    assert await clara.wait_for_reply("You’re not playing here")


async def test_a_move_of_somebody_who_is_not_awaited_is_refused(freehold: Freehold) -> None:
    one, two = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    match = await running_match(freehold, one)
    _, part = one.find_control(MOVES)  # type: ignore[misc]
    table, _ = two.find_control(["hand"])  # type: ignore[misc]
    values = [option["value"] for option in part.get("options", ())][:1]
    await two.person.wait_for_answer(
        await two.person.raw_component(int(table["id"]), part["custom_id"], values or None)
    )
    await freehold.sandbox.world.until(lambda: any(two.find_replies()))
    assert (await running_match(freehold, one)).version == match.version


async def test_the_panel_speaks_the_readers_language_and_tells_the_picture_in_words(
    freehold: Freehold,
) -> None:
    one, _ = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    panel, _ = one.find_control(MOVES)  # type: ignore[misc]
    assert "play a red and a black card" in text(panel)
    gallery = next(part for part in panel["components"][0]["components"] if part["type"] == 12)
    assert "hand" in gallery["items"][0]["description"].lower()


@pytest.mark.parametrize("stale", [False, True])
async def test_what_is_clicked_on_a_panel_deleted_in_that_moment_is_answered_beside_it(
    freehold: Freehold, stale: bool
) -> None:
    """The same happens with a panel that is too old to edit, as soon as somebody else moves."""
    world = freehold.sandbox.world
    guests, random = await freehold.table("Anna", "Ben"), Random(1)
    while not (one := (await find_awaited(freehold, guests))[0]).find_control(["do"]):
        await one.move(random)
        await freehold.client.presenter.wait_until_idle()
    panel, _ = one.find_control(["do"])  # type: ignore[misc]
    part = next(part for part in moves(panel) if ":do:" in part["custom_id"])
    name, match_id, version, *rest = part["custom_id"].split(":")
    custom_id = ":".join((name, match_id, base36(int(version, 36) - stale), *rest))
    before = (await running_match(freehold, one)).version
    click = await one.person.raw_component(int(panel["id"]), custom_id)
    world.remove_message(world.messages[int(panel["id"])])
    await one.person.wait_for_answer(click)
    reply = await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    assert ("The match has moved on. " in text(reply)) == stale
    assert ((await running_match(freehold, one)).version > before) != stale


async def test_a_click_on_a_table_deleted_in_that_moment_leaves_nothing_open(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna = freehold.guest("Anna")
    await anna.command("property new")
    lobby = await anna.wait_for_text("Anna** · A · host")
    replies = len(anna.find_replies())
    await freehold.client.presenter.wait_until_idle()
    form = next(part for part in controls(lobby) if ":form:" in part["custom_id"])
    click = await anna.person.raw_component(int(lobby["id"]), form["custom_id"], ["week"])
    world.remove_message(world.messages[int(lobby["id"])])
    await anna.person.wait_for_answer(click)
    await anna.wait_for_message(
        lambda message: "8 hours to move" in text(message) and message["id"] != lobby["id"]
    )
    await world.until(lambda: len(anna.find_replies()) == replies)


async def test_a_panel_whose_answer_came_too_late_is_brought_up_to_date(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = await find_awaited(freehold, await freehold.table("Anna", "Ben"))
    await wait_until_idle(freehold)
    panel, part = one.find_control(MOVES)  # type: ignore[misc]
    id, values = int(panel["id"]), [option["value"] for option in part.get("options", ())][:1] or None
    presenter, late = freehold.client.presenter, asyncio.Event()
    show = presenter.panels.show

    async def show_late(id: int, seat: int) -> None:
        await late.wait()
        await show(id, seat)

    async def fail(_: discord.InteractionResponse[Any], **more: Any) -> None:
        late.set()
        await presenter.wait_until_idle()
        gone = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(gone, {"code": 10062, "message": "Unknown interaction"})

    await one.press("hand")
    await one.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    await wait_until_idle(freehold)
    monkeypatch.setattr(presenter.panels, "show", show_late)
    await one.move(Random(1))

    def is_stale() -> bool:
        return part["custom_id"] in [each["custom_id"] for each in controls(one.person.message(id))]

    assert is_stale()
    with monkeypatch.context() as failing:
        failing.setattr(discord.InteractionResponse, "defer", fail)
        await one.person.raw_component(id, part["custom_id"], values)
        await late.wait()
        await wait_until_idle(freehold)
    await freehold.sandbox.world.until(lambda: not is_stale(), PATIENCE)

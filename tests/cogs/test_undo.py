"""Taking back a move on the panel: once, also after a restart, but not when somebody has moved since."""

from __future__ import annotations

import asyncio

from bot.discord.controls import base36
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.replays import count_steps, find_position
from games.deal.moves import End
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest


async def running_match(freehold: Freehold, guest: Guest) -> Match:
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def bank_card(freehold: Freehold) -> tuple[Guest, Guest, Match]:
    """Let the player on turn bank a card that they can take back; return them and the other one."""
    guests = await freehold.table("Anna", "Ben", game="deal")
    match = await running_match(freehold, guests[0])
    (seat,) = match.waiting
    one, two = sorted(guests, key=lambda guest: guest.person.id != match.players[seat].user_id)
    await freehold.sandbox.world.until(one.is_asked, PATIENCE)
    await one.take("bank")
    await freehold.sandbox.world.until(lambda: one.find_control(["undo"]), PATIENCE)
    assert not two.find_control(["undo"])
    return one, two, match


async def test_the_last_move_is_taken_back_on_the_panel_and_told_at_the_table(freehold: Freehold) -> None:
    one, two, before = await bank_card(freehold)
    await one.press("undo")
    table = await two.wait_for_text("takes their last move back")
    assert "banks" in text(table)
    match = await running_match(freehold, one)
    assert match.state == before.state
    assert match.version == before.version + 2
    await freehold.sandbox.world.until(lambda: not one.find_control(["undo"]), PATIENCE)
    await one.take("bank")
    assert (await running_match(freehold, one)).version == before.version + 3


async def test_two_quick_clicks_take_one_move_back(freehold: Freehold) -> None:
    one, _, _ = await bank_card(freehold)
    first = await running_match(freehold, one)
    await one.take("bank")
    second = await running_match(freehold, one)
    assert second.undo is not None and second.undo.number == second.version

    def newest() -> bool:
        offered = one.find_control(["undo"])
        return offered is not None and offered[1]["custom_id"].split(":")[2] == base36(second.version)

    await freehold.sandbox.world.until(newest, PATIENCE)
    panel, part = one.find_control(["undo"])  # type: ignore[misc]
    clicks = [await one.person.raw_component(int(panel["id"]), part["custom_id"], None) for _ in range(3)]
    await asyncio.gather(*(one.person.wait_for_answer(click) for click in clicks))
    await wait_until_idle(freehold)
    match = await running_match(freehold, one)
    assert (match.version, match.state) == (second.version + 1, first.state)
    assert not [line for line in one.find_replies() if "no longer" in line]


async def test_it_works_after_a_restart_and_the_replay_shows_both(freehold: Freehold) -> None:
    one, _, before = await bank_card(freehold)
    await freehold.stop()
    await freehold.start()
    await one.press("undo")
    await one.wait_for_text("takes their last move back")
    match = await running_match(freehold, one)
    assert match.state == before.state
    log = await freehold.client.matches.entries(match.id)
    assert find_position(match, log, count_steps(log)).match.state == match.state
    assert find_position(match, log, count_steps(log) - 1).match.state != match.state


async def test_when_somebody_was_asked_meanwhile_a_word_says_so(freehold: Freehold) -> None:
    one, two, _ = await bank_card(freehold)
    match = await running_match(freehold, one)
    panel, part = one.find_control(["undo"])  # type: ignore[misc]
    await freehold.client.matches.change_once(1, match.id, turns.act, one.person.id, End(), match.version)
    await one.person.wait_for_answer(
        await one.person.raw_component(int(panel["id"]), part["custom_id"], None)
    )
    await one.wait_for_text("too late to take that back")
    after = await running_match(freehold, one)
    assert after.version == match.version + 1
    await freehold.sandbox.world.until(lambda: not one.find_control(["undo"]), PATIENCE)
    assert (await running_match(freehold, two)).waiting != match.waiting

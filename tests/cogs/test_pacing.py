"""The pace of a table on Discord: one of its own, one that changes later, and what a live table shows."""

from __future__ import annotations

from random import Random

from bot.domain.match import Match
from bot.domain.pace import PACES, Pace
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.questions import Json


async def find_here(freehold: Freehold, guest: Guest) -> Match:
    """The match in the channel of *guest*."""
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def set_pacing(guest: Guest, **answers: str) -> None:
    """Let the host *guest* describe a pace in the window behind *More*."""
    interaction = await guest.arrange("pacing")
    modal: Json | None = guest.person.modal
    assert modal is not None
    assert modal["id"] == str(interaction)
    filled = {name: [value] if name in ("hour", "then") else value for name, value in answers.items()}
    await guest.person.wait_for_answer(await guest.person.submit(interaction, filled))


async def test_a_table_plays_at_a_pace_of_its_own(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await set_pacing(anna, count="15", unit="minutes")
    await anna.wait_for_text("Pace: **15 minutes a move**")
    assert "You have 15 minutes for every move." in text(await anna.wait_for_text("After that, a bot moves"))
    await set_pacing(anna, count="6", unit="hours")
    await anna.wait_for_text("Pace: **6 hours a move**")
    for nonsense in ("0", "many", "999"):
        await set_pacing(anna, count=nonsense, unit="days")
        await anna.wait_for_reply("That isn’t a pace I know")
    assert (await find_here(freehold, anna)).pace == Pace(0, 6 * 3600, 6 * 3600)


async def test_a_table_goes_on_daily_at_an_agreed_hour(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new", pace="live")
    await set_pacing(anna, hour="0", then="daily")
    told = text(await ben.wait_for_text("the pace changes from *live"))
    lobby = await find_here(freehold, anna)
    assert lobby.switch_at is not None
    assert f"At <t:{int(lobby.switch_at)}:t>" in told
    await anna.arrange("pacing")
    (hour,) = [each for each in controls(anna.person.modal or {}) if each["custom_id"] == "hour"]
    assert [each["value"] for each in hour["options"] if each.get("default")] == [
        "0"
    ]  # it stays unless changed
    await ben.press("join")
    await anna.wait_for_text("Ben**")
    await anna.press("start")
    await ben.wait_for_text(f"At <t:{int(lobby.switch_at)}:t>, the pace changes to *daily")
    freehold.sandbox.world.advance(lobby.switch_at - freehold.sandbox.world.now())
    await freehold.client._clock.tick()
    await ben.wait_for_text("daily: 1 day a move")
    await wait_until_idle(freehold)
    match = await find_here(freehold, anna)
    assert (match.pace, match.switch_at) == (PACES["daily"], None)


async def test_a_live_table_says_when_half_of_the_time_is_over(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben", pace="live")
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked())
    await wait_until_idle(freehold)
    match = await find_here(freehold, anna)
    posted, heard = match.table.message, [len(guest.person.pings()) for guest in (anna, ben)]
    count = len(freehold.sandbox.world.messages)
    (due,) = {match.players[seat].due for seat in match.waiting}
    assert due is not None
    freehold.sandbox.world.advance(due - 90 - freehold.sandbox.world.now())
    await freehold.client._clock.tick()
    await ben.wait_for_text("Half of the time is over")
    await wait_until_idle(freehold)
    match = await find_here(freehold, anna)
    assert match.table.message == posted
    assert len(freehold.sandbox.world.messages) == count  # nothing is posted
    assert heard == [len(guest.person.pings()) for guest in (anna, ben)]
    awaited = next(guest for guest in (anna, ben) if guest.is_asked())
    await awaited.move(Random(1))
    await wait_until_idle(freehold)
    table = (await find_here(freehold, anna)).table.message
    assert "Half of the time" not in text(anna.person.message(table or 0))

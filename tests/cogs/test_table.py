"""The answers of the table's buttons and of `/match`."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.domain.pace import HERE, PACES
from bot.domain.turns import NUDGES, SEEN
from bot.language import EMOJIS
from games.cards import emoji
from games.fair import commitment
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest, play
from tests.kit.questions import Json

pytestmark = pytest.mark.usefixtures("passing_time")


async def open_first_page(guest: Guest) -> Json:
    """Open the log and turn back to its first page; the number of pages depends on the cards."""
    await guest.press("log")
    page = await guest.wait_for_message(lambda m: "what has happened" in text(m))
    assert page["flags"] & 64
    last = int(text(page).partition("(page ")[2].partition(" of")[0])
    assert last > 1
    for number in range(last - 1, 0, -1):
        await guest.press(f"page:{number}")
        turned = await guest.wait_for_message(lambda m: f"(page {number} of" in text(m))  # noqa: B023
        assert turned["id"] == page["id"]
        page = turned
    return page


async def test_the_log_has_pages_and_shows_what_its_reader_may_know(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=12)
    first, others = await open_first_page(anna), await open_first_page(ben)
    assert "cuts" in text(first)
    drawn = [line for line in text(first).splitlines() if "You drew" in line]
    assert drawn
    assert not set(drawn) & set(text(others).splitlines())


async def test_a_page_of_the_log_that_emojis_would_burst_is_told_in_words(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await play(freehold.sandbox, [anna, ben], Random(3), moves=12)
    await wait_until_idle(freehold)
    for card in range(52):
        monkeypatch.setitem(EMOJIS, emoji(card), f"<:{'x' * 400}:1>")
    page = text(await open_first_page(anna))
    assert "<:" not in page
    assert re.search(r"You drew .*[♣♦♥♠]\.", page)


async def test_the_rules_open_at_the_table_and_turn_to_a_section(freehold: Freehold) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    await anna.press("rules")
    page = await anna.wait_for_message(lambda m: "What it’s about" in text(m))
    assert [file["filename"] for file in page["attachments"]] == ["property-middle-3.png"]
    await anna.press("section", "rent")
    page = await anna.wait_for_message(lambda m: "four times" in text(m))
    assert page["attachments"] == []


async def test_more_offers_what_is_open_to_the_reader(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    one, two = (anna, ben) if anna.is_asked() else (ben, anna)
    for guest, verbs in (
        (one, {"replay", "pace", "note", "replace", "resign"}),
        (two, {"replay", "nudge", "givetime", "pace", "note", "replace", "resign"}),
    ):
        await guest.press("more")
        menu = await guest.wait_for_message(lambda m: "What else you can do" in text(m))
        assert {part["custom_id"].split(":")[3] for part in controls(menu)} == verbs
    clara = freehold.guest("Clara")
    await clara.press("more")
    menu = await clara.wait_for_message(lambda m: "What else you can do" in text(m))
    assert {part["custom_id"].split(":")[3] for part in controls(menu)} == {"watch", "rules"}


async def test_more_says_how_the_bots_play(freehold: Freehold) -> None:
    (anna,) = await freehold.table("Anna", bots=1)
    await freehold.sandbox.world.until(anna.is_asked, PATIENCE)
    await anna.press("more")
    menu = await anna.wait_for_message(lambda m: "What else you can do" in text(m))
    assert text(menu).endswith("🤖 · builder")


async def test_who_plays_by_direct_message_right_now_is_not_mentioned_at_the_table(
    freehold: Freehold,
) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    channel, random = anna.channel_id, Random(1)
    await wait_until_idle(freehold)
    for guest in (anna, ben):
        dm = guest.person.dm()
        assert dm is not None
        guest.channel_id = dm.id
    freehold.sandbox.world.advance(HERE)
    await freehold.client._clock.tick()  # both have been away since the start
    await wait_until_idle(freehold)
    one, two = (anna, ben) if anna.is_asked() else (ben, anna)
    pings = len(one.person.pings(channel))
    for guest in (one, two):
        while guest.is_asked():
            await guest.move(random)
            await wait_until_idle(freehold)
    assert one.is_asked()
    assert len(one.person.pings(channel)) == pings
    freehold.sandbox.world.advance(HERE)
    await freehold.client._clock.tick()
    await freehold.sandbox.world.until(lambda: len(one.person.pings(channel)) == pings + 1)


async def test_a_reminder_mentions_who_is_awaited_once_and_not_at_once_again(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    one, two = (anna, ben) if anna.is_asked() else (ben, anna)
    freehold.sandbox.world.advance(HERE)
    await freehold.client._clock.tick()  # whoever was to be notified by now is
    await wait_until_idle(freehold)
    pings = len(one.person.pings(one.channel_id))
    await two.command("match nudge")
    assert await two.wait_for_reply("OK, I’m reminding")
    await freehold.sandbox.world.until(lambda: len(one.person.pings(one.channel_id)) == pings + 1)
    await two.command("match nudge")
    assert await two.wait_for_reply("reminded")
    assert len(two.person.pings(one.channel_id)) == 0


async def test_after_three_reminders_the_table_says_that_nobody_is_mentioned_any_more(
    freehold: Freehold,
) -> None:
    anna, ben = await freehold.table("Anna", "Ben", pace="none")
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    one, two = (anna, ben) if anna.is_asked() else (ben, anna)
    pings = one.person.pings(one.channel_id), two.person.pings(two.channel_id)
    for _ in range(3):
        freehold.sandbox.world.advance(NUDGES)
        await two.command("match nudge")
        await two.wait_for_reply("OK, I’m reminding")
        await wait_until_idle(freehold)
    told = await two.wait_for_text("Three reminders, and still nobody has played.")
    assert f"<@{two.person.id}> Three reminders" in text(told)
    after = one.person.pings(one.channel_id), two.person.pings(two.channel_id)
    assert [len(then) - len(now) for now, then in zip(pings, after, strict=True)] == [3, 1]
    freehold.sandbox.world.advance(NUDGES)
    await two.command("match nudge")
    await two.wait_for_reply("They’ve been reminded three times")


async def test_every_click_in_a_match_tells_that_somebody_is_here(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")

    async def seen(guest: Guest) -> float:
        match = await freehold.client.matches.in_channel(anna.channel_id)
        assert match is not None
        return match.players[match.seat_of(guest.person.id) or 0].seen

    before = await seen(anna), await seen(ben)
    freehold.sandbox.world.advance(SEEN)
    await anna.press("rules")
    await wait_until_idle(freehold)
    assert await seen(anna) >= before[0] + SEEN
    assert await seen(ben) == before[1]


async def test_the_table_can_be_shown_again_privately(freehold: Freehold) -> None:
    await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara")
    await clara.command("match show")
    shown = await clara.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])
    assert "chooses a cell" in text(shown)


async def test_after_the_end_anybody_can_verify_and_a_player_asks_for_a_rematch(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await anna.command("match verify")
    assert await anna.wait_for_reply("Until then, its secret stays sealed")
    await anna.resign()
    await anna.wait_for_text("wins")
    clara = freehold.guest("Clara")
    await clara.press("verify")
    assert await clara.wait_for_reply("Every shuffle was fair")
    match = await freehold.client.matches.last_in_channel(anna.channel_id)
    assert match is not None
    assert len(match.joins) == 3  # two who sat down, and the start
    for shown in (match.secret.hex(), commitment(match.secret), *map(str, match.joins), match.seed.hex()):
        assert await clara.wait_for_reply(shown)
    await clara.command("match verify")
    await freehold.sandbox.world.until(
        lambda: sum("Every shuffle was fair" in reply for reply in clara.find_replies()) == 2
    )
    await ben.press("rematch")
    lobby = await ben.wait_for_text("Ben** · ")
    assert "host" in text(lobby)


@pytest.mark.parametrize(("way", "status"), [("bot", "running"), ("end", "cancelled")])
async def test_who_has_left_the_server_holds_nobody_up_for_more_than_a_day(
    freehold: Freehold, way: str, status: str
) -> None:
    anna, ben = await freehold.table("Anna", "Ben", pace="none")
    await freehold.sandbox.world.until(lambda: anna.is_asked() or ben.is_asked(), PATIENCE)
    left, stays = (anna, ben) if anna.is_asked() else (ben, anna)
    guild = freehold.sandbox.world.channel(anna.channel_id).guild_id or 0
    del freehold.sandbox.world.guilds[guild].members[left.person.id]
    await stays.command("match nudge")
    assert await stays.wait_for_reply("left this server, so I can’t remind them")
    assert stays.find_control(["decide"]) is None
    freehold.sandbox.world.advance(86400)
    await stays.command("match nudge")
    await stays.wait_for_reply("there’s been no move for a day")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    await stays.press(f"decide:{way}")
    await stays.wait_for_reply("A bot plays that seat now" if way == "bot" else "without a winner")
    after = await freehold.client.matches.require(match.id)
    assert after.status == status
    assert after.seat_of(left.person.id) is None or way == "end"


async def test_a_table_changes_its_pace_and_gives_time(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben", pace="hourly")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    (seat,) = match.expected
    waiting, other = (anna, ben) if match.seat_of(anna.person.id) == seat else (ben, anna)
    await other.press("more")
    await other.press("givetime")
    await other.wait_for_reply("an hour more")
    await waiting.wait_for_text("more time.")
    await other.press("more")
    await other.press("pace")
    assert "hourly (1 hour a move)" in await other.wait_for_reply("Your table’s pace is")
    await other.press("wantpace", str(PACES["none"]))
    await other.wait_for_reply("Thanks! Still waiting for")
    await waiting.wait_for_text("would like another pace: no clock")
    await waiting.press("more")
    await waiting.wait_for_reply("What else you can do")
    assert not waiting.find_control(["givetime"])  # only their own clock runs
    await waiting.press("pace")
    await waiting.press("wantpace", str(PACES["none"]))
    await waiting.wait_for_reply("Your table’s pace is now **no clock**")
    await other.wait_for_text("Everybody agrees on a new pace: no clock")
    match = await freehold.client.matches.require(match.id)
    assert (match.pace, match.due) == (PACES["none"], None)

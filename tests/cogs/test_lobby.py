"""Lobbies on Discord: opening a table, taking a seat, settings, start."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from discord import ButtonStyle

from bot.discord import posts
from bot.discord.controls import Control
from bot.domain import lobbies, surfaces
from bot.domain.forms import FORMS
from bot.domain.match import Venue
from bot.domain.pace import HERE, PACES
from bot.language import language_of
from bot.store import StoreFault
from cogs.controls import lobby
from games import load
from games.fair import commitment
from sandbox.model.reading import controls, pictures, text
from sandbox.model.world import PATIENCE
from tests.kit.evidence import expect_refusal
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.narrow import not_none

WELCOME = "You’re at a table of **Property**"


async def test_the_host_gets_a_lobby_with_the_options_chosen_and_a_first_dm(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new", bankruptcies="2", round_limit="40", pace="slow")
    lobby = await anna.wait_for_text("Anna** · A · host")
    for words in ("at the second bankruptcy", "at most 40", "3 days to move"):
        assert words in text(lobby)
    assert await anna.wait_for_reply("Your table is ready. Others")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    await freehold.guest("Ben").press("more")
    behind = await freehold.guest("Ben").wait_for_reply("At the end: **only money counts**")
    assert "Pace: **slow (3 days a move)**" in behind
    assert commitment(match.secret) in behind
    assert match.secret.hex() not in behind
    dm = await anna.wait_for_text(WELCOME)
    assert anna.person.dm().id == int(dm["channel_id"])  # type: ignore[union-attr]


async def test_the_first_dm_is_gone_when_its_reader_leaves_or_the_hand_comes(freehold: Freehold) -> None:
    guests = anna, ben, clara = freehold.guest("Anna"), freehold.guest("Ben"), freehold.guest("Clara")
    await anna.command("property new")
    for guest in (ben, clara):
        await guest.press("join")
    for guest in guests:
        await guest.wait_for_text(WELCOME)
    await wait_until_idle(freehold)
    await clara.arrange("leave")
    await freehold.sandbox.world.until(lambda: not is_welcomed(clara))
    assert is_welcomed(anna) and is_welcomed(ben)
    await anna.press("start")
    for guest in (anna, ben):
        await guest.wait_for_message(lambda message: "hand" in str(message["attachments"]))
        await freehold.sandbox.world.until(lambda: not is_welcomed(guest))  # noqa: B023


async def test_the_first_dm_is_gone_even_if_its_reader_left_before_it_came(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, send = freehold.guest("Anna"), freehold.guest("Ben"), posts.send
    await anna.command("property new")
    await anna.wait_for_text(WELCOME)
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    written: list[Any] = []

    async def leave_first(*args: Any, **options: Any) -> Any:
        if args[1] == "welcome":
            await freehold.client.matches.change(match.id, lobbies.leave, ben.person.id)
            await freehold.client.presenter.wait_until_idle()
        written.append(args[1])
        return await send(*args, **options)

    monkeypatch.setattr(posts, "send", leave_first)
    await ben.press("join")
    await freehold.sandbox.world.until(lambda: "welcome" in written)
    await wait_until_idle(freehold)
    assert not is_welcomed(ben)


def is_welcomed(guest: Guest) -> bool:
    """Whether *guest* still sees the message that they sit at a table that hasn't begun."""
    return any(WELCOME in text(message) for message in guest.find_messages())


async def test_a_lobby_shows_the_cover_of_its_game_until_it_is_closed(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("deal new")
    shown = await anna.wait_for_text("Anna** · A · host")
    (cover,) = pictures(shown)
    assert cover["description"] == "Monopoly Deal"
    assert [file["filename"] for file in shown["attachments"]] == ["deal.png"]
    await anna.arrange("cancel")
    closed = await anna.wait_for_text("this lobby closed before")
    assert not pictures(closed) and not closed["attachments"]


async def test_where_tables_are_text_a_lobby_is_too(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("settings")
    await anna.press("set:tables", "text")
    await anna.command("property new")
    assert not pictures(await anna.wait_for_text("Anna** · A · host"))


async def test_joining_and_leaving(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await ben.press("join")
    assert await ben.wait_for_reply("You’re already in")
    await ben.arrange("leave")
    await anna.wait_for_text("One more player")
    assert ben.find_control(["leave"]) is None


async def test_the_host_chooses_how_well_each_bot_plays(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    for level, words in (
        ("strong", "· strong bot · builder"),
        ("easy", "· easy bot · trader"),
        ("normal", "· bot · thief"),
    ):
        await anna.arrange("addbot", level)
        await anna.wait_for_text(words)
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    assert [player.level for player in match.players[1:]] == ["strong", "easy", "normal"]
    lobby, part = not_none(anna.find_control(["addbot"]))
    add = part["custom_id"]
    await expect_refusal(freehold, anna, anna.person.raw_component(int(lobby["id"]), add, ["godlike"]))


async def test_deal_breakers_are_out_and_come_in_with_one_tap_of_the_host(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("deal new")
    await anna.arrange("flip")
    await anna.wait_for_text("With the two Deal Breakers")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    assert match.options["deal_breaker"] == "in"
    await anna.press("flip")
    behind = await anna.wait_for_text("Without the two Deal Breakers")
    flip = next(part["custom_id"] for part in controls(behind) if ":flip:" in part["custom_id"])
    await expect_refusal(freehold, ben, ben.person.raw_component(match.table.message or 0, flip))
    forged = flip.replace("deal_breaker.in", "rounds.8")
    await expect_refusal(freehold, anna, anna.person.raw_component(int(behind["id"]), forged))


async def test_the_lobby_says_what_a_pause_tells_and_can_be_sealed(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "Venue", Venue)
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await anna.press("more")
    await anna.wait_for_text("a pause means somebody has a choice")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    assert match.forced == "quick"
    await freehold.client.matches.change(match.id, lobbies.configure, anna.person.id, {"forced": "sealed"})
    await anna.press("more")
    await anna.wait_for_text("no pause gives anything away")


async def test_the_host_chooses_the_language_of_the_table_and_of_nothing_private(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await anna.wait_for_text("Anna** · A · host")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    await freehold.client.matches.change(match.id, lobbies.configure, anna.person.id, {"locale": "de"})
    await ben.press("join")
    await anna.press("start")
    await anna.wait_for_text("Du bist am Zug")
    await freehold.sandbox.world.until(
        lambda: any(
            "Your deadline is" in text(each) for guest in (anna, ben) for each in guest.find_messages()
        )
    )


async def test_who_takes_no_dms_is_told_how_to_play_when_joining(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await ben.person.close_dms()
    await anna.command("property new")
    await ben.press("join")
    assert await ben.wait_for_reply("your DMs are closed")
    await anna.wait_for_text("Ben** · B")
    await wait_until_idle(freehold)
    record = await freehold.store.persons.get(ben.person.id)
    assert record is not None
    assert record.dm_open is False


async def test_that_dms_are_open_is_known_even_if_the_message_cannot_be_noted(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise StoreFault("not now")

    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await wait_until_idle(freehold)
    monkeypatch.setattr(surfaces, "note_beside", fail)
    await ben.press("join")
    await wait_until_idle(freehold)
    record = await freehold.store.persons.get(ben.person.id)
    assert record is not None
    assert record.dm_open is True


async def test_only_the_host_seats_bots_changes_settings_and_starts(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await ben.press("more")
    await ben.wait_for_text("closes")
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    for verb, *values in (("addbot", "strong"), ("options",), ("start",), ("cancel",), ("form", "week")):
        assert verb in ("start", "form") or ben.find_control([verb]) is None
        replies = len(ben.find_replies())
        control = Control(verb, match.id, match.version, "1" if verb == "options" else "")
        await ben.person.raw_component(not_none(match.table.message), control.custom_id, values or None)
        await ben.wait_for_reply(f"Only <@{anna.person.id}>")
        await freehold.sandbox.world.until(lambda: len(ben.find_replies()) == replies + 1)  # noqa: B023
        await ben.person.dismiss(int(next(m for m in ben.find_messages() if m.get("flags", 0) & 64)["id"]))
    assert ben.person.modal is None


async def test_the_settings_window_shows_what_is_set_and_changes_it(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new", count_property="yes")
    opened = await anna.arrange("options")
    modal = anna.person.modal
    assert modal is not None
    chosen = {
        item["custom_id"]: [option["value"] for option in item["options"] if option.get("default")]
        for item in controls(modal)
    }
    assert chosen["count_property"] == ["yes"]
    await anna.person.submit(opened, {"count_property": ["no"], "pace": ["brisk"]})
    assert "only money counts" in await anna.wait_for_reply("Pace: **brisk (10 minutes a move)**")
    await anna.wait_for_text("minutes in one go")


async def test_the_pace_of_a_form_stays_when_another_setting_is_changed(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await anna.press("form", "week")
    await anna.wait_for_text("8 hours to move")
    opened = await anna.arrange("options")
    modal = not_none(anna.person.modal)
    (pace,) = [part for part in modal["components"] if part["component"]["custom_id"] == "pace"]
    assert pace["description"] == "8 hours a move, with a day in reserve"
    await anna.person.wait_for_answer(await anna.person.submit(opened, {"count_property": ["yes"]}))
    await wait_until_idle(freehold)
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    assert (match.options["count_property"], match.pace) == ("yes", FORMS["week"].pace)


async def test_the_host_chooses_how_long_it_takes(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("cardopoly new")
    lobby = await anna.wait_for_text(", a day to move")
    (select,) = [part for part in controls(lobby) if ":form:" in part["custom_id"]]
    assert [option["value"] for option in select["options"] if option["default"]] == ["relaxed"]
    spans = {option["value"]: option["label"].partition(": ")[2] for option in select["options"]}
    assert "minutes" in spans["evening"] and "days" in spans["week"] and "weeks" in spans["relaxed"]
    await anna.press("form", "evening")
    await anna.wait_for_text(f"{spans['evening']} in one go")
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    assert (match.options["play"], match.pace) == ("quick", PACES["brisk"])
    await anna.press("form", "relaxed")
    await anna.wait_for_text(f"{spans['relaxed']}, a day to move")
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    assert (match.options["play"], match.pace) == ("standard", PACES["daily"])


async def test_against_bots_alone_no_days_and_weeks_are_offered(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("cardopoly new")
    await anna.wait_for_text("One more player")
    await anna.arrange("addbot", "normal")
    await anna.wait_for_text("in one go")
    assert anna.find_control(["form"]) is None
    await ben.press("join")
    await anna.wait_for_text("Ben** ·")
    assert anna.find_control(["form"]) is not None


async def test_the_host_is_told_when_the_match_can_begin_unless_they_are_here(freehold: Freehold) -> None:
    anna, ben, clara = freehold.guest("Anna"), freehold.guest("Ben"), freehold.guest("Clara")
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await ben.arrange("leave")
    await anna.wait_for_text("One more player")
    freehold.sandbox.world.advance(HERE)
    await ben.press("join")
    assert "you can start" in text(await anna.wait_for_text("has joined your table"))
    await clara.press("join")
    await anna.wait_for_text("Clara** · C")
    await wait_until_idle(freehold)
    assert sum("has joined your table" in text(message) for message in anna.find_messages()) == 1
    await anna.press("start")
    await freehold.sandbox.world.until(  # it would ask to press Start
        lambda: not any("has joined your table" in text(message) for message in anna.find_messages()),
        PATIENCE,
    )


@pytest.mark.parametrize("others", [False, True])
async def test_cancelling_is_red_only_where_somebody_else_waits(freehold: Freehold, others: bool) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    if others:
        await ben.press("join")
        await anna.wait_for_text("Ben** · B")
    await anna.press("more")
    await anna.wait_for_reply("This lobby closes")
    _, cancel = not_none(anna.find_control(["cancel"]))
    assert cancel["style"] == (ButtonStyle.danger if others else ButtonStyle.secondary).value


async def test_only_settings_that_matter_are_shown(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("deal new")
    await anna.press("more")
    assert "Rounds" not in await anna.wait_for_reply("Who wins: **whoever has three full sets first**")
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    await freehold.client.matches.change(match.id, lobbies.configure, anna.person.id, {"scoring": "points"})
    await anna.press("more")
    assert "Rounds" in await anna.wait_for_reply("Who wins: **whoever gets the most points**")


async def test_a_channel_has_room_for_one_table_and_a_thread_for_the_next(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await anna.wait_for_text("Anna** · A")
    await ben.command("property new", bankruptcies="2")
    assert await ben.wait_for_reply("already has a table of Property")
    await ben.press("thread")
    thread = await freehold.sandbox.world.until(
        lambda: next((c for c in freehold.sandbox.world.channels.values() if c.is_thread), None)
    )
    assert thread.name == "Property with Ben"
    lobby = await ben.wait_for_text("Ben** · B · host")
    assert int(lobby["channel_id"]) == thread.id
    assert "at the second bankruptcy" in text(lobby)


async def test_a_thread_at_once(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new", thread=True)
    lobby = await anna.wait_for_text("Anna** · A · host")
    assert freehold.sandbox.world.channels[int(lobby["channel_id"])].is_thread


async def test_where_the_bot_may_not_write_it_says_what_it_needs(freehold: Freehold) -> None:
    anna = freehold.guest("Anna", "announcements")
    await anna.command("property new")
    assert "Send Messages" in await anna.wait_for_reply("To play here, I still need")


async def test_a_server_may_keep_the_games_to_some_channels(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben", "lobby")
    await anna.command("settings")
    await anna.press("set:channels", str(anna.channel_id))
    await freehold.sandbox.world.until(lambda: anna.find_control(["set:channels"])[1].get("default_values"))  # type: ignore[index]
    await ben.command("property new")
    assert f"<#{anna.channel_id}>" in await ben.wait_for_reply("I only play in")


async def test_a_cancelled_lobby_frees_the_channel(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("property new")
    await anna.arrange("cancel")
    await freehold.sandbox.world.until(lambda: anna.find_control(["cancel", "join"]) is None)
    await anna.command("property new")
    await anna.arrange("addbot", "normal")
    await anna.wait_for_text("· bot")


async def test_whoever_thinks_of_sitting_down_reads_the_rules_and_is_taught(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("monopoly new", edition="deluxe")
    lobby = await anna.wait_for_text("Anna** · A · host")
    for words in ("Trade cards until your whole hand", "moves each", "One more player"):
        assert words in text(lobby)
    await ben.press("rules")
    assert await ben.wait_for_reply("What it’s about")
    await ben.arrange("learn")
    assert "Deluxe" in await ben.wait_for_reply("1 of ")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None and match.names == ("Anna",)


@pytest.mark.parametrize(
    ("game", "setting", "told"),
    [
        ("property", {"length": "short"}, "At this table: Length: **short (half the money"),
        ("cardopoly", {"play": "quick"}, "At this table: Play: **Quick (12 properties"),
        ("monopoly", {"target": "5000"}, "At this table: The match ends at: **5,000**"),
        ("deal", {"scoring": "points"}, "At this table: Who wins: **whoever gets the most points**"),
        ("property", {}, ""),
    ],
)
async def test_the_rules_say_first_what_is_unusual_at_this_table(
    freehold: Freehold, game: str, setting: dict[str, str], told: str
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command(f"{game} new", **setting)
    await anna.wait_for_text("Anna** · A · host")
    await ben.press("rules")
    page = await ben.wait_for_reply("What it’s about")
    assert told in page.partition("What it’s about")[0]
    assert told or "At this table" not in page
    await ben.press("section", list(load(game).sections)[1])
    title = language_of("en")(f"{game}-rules-{list(load(game).sections)[1]}-title")
    page = await ben.wait_for_reply(f"**{title}**")
    assert told in page.partition(title)[0]


async def test_private_messages_about_a_lobby_are_gone_when_the_match_begins(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await anna.wait_for_reply("Your table is ready. Others")
    await ben.press("join")
    for guest in (anna, ben):
        await guest.press("more")
        await guest.wait_for_reply("At the end: **only money counts**")
    await anna.press("hints")
    await wait_until_idle(freehold)
    await anna.press("start")
    stale = ("only money counts", "is ready in", "hints at this table")
    await freehold.sandbox.world.until(
        lambda: not any(words in str((anna.find_replies(), ben.find_replies())) for words in stale)
    )


@pytest.mark.parametrize(
    ("how", "told"), [("start", "The match has moved on."), ("cancel", "This lobby is closed.")]
)
async def test_what_a_restart_left_of_a_lobby_changes_with_a_click(
    freehold: Freehold, how: str, told: str
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await ben.press("join")
    await wait_until_idle(freehold)
    await ben.press("more")
    await ben.wait_for_reply("At the end: **only money counts**")
    await freehold.stop()
    await freehold.start()
    if how == "cancel":
        await anna.press("more")
        await anna.wait_for_reply("At the end: **only money counts**")
    await anna.press(how)
    await wait_until_idle(freehold)
    assert _list_more(ben)
    await ben.press("leave")
    await ben.wait_for_reply(told)
    assert not _list_more(ben)


async def test_what_everybody_has_on_screen_in_a_lobby_is_true(freehold: Freehold) -> None:
    """From its creation until the match begins, whoever changes what."""
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await anna.command("property new")
    await ben.press("join")
    await anna.press("more")
    await ben.press("more")
    await clara.command("property new")
    await clara.wait_for_reply("already has a table")

    def shows_all(guest: Guest, words: tuple[str, ...]) -> bool:
        return all(word in str(_list_more(guest)) for word in words)

    async def shows(*words: str) -> None:
        """Wait until each *More* says all of *words*, and that nothing else is left of it."""
        for guest in (anna, ben):
            await freehold.sandbox.world.until(partial(shows_all, guest, words), PATIENCE)
            assert len(_list_more(guest)) == 1

    await shows("At the end: **only money counts**", "at the first bankruptcy")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    change = {"count_property": "yes", "length": "short"}
    await freehold.client.matches.change(match.id, lobbies.configure, anna.person.id, change)
    await shows("each cell counts $5 more", "shows a full match")
    await ben.press("hints")
    await shows("Ben")
    await ben.wait_for_reply("hints")
    await anna.press("addbot", "normal")
    await anna.wait_for_text("· bot")
    await anna.press("start")
    await freehold.sandbox.world.until(
        lambda: (
            not any(
                words in reply
                for guest in (anna, ben, clara)
                for reply in guest.find_replies()
                for words in ("At the end:", "hints at this table", "already has a table", "is ready in")
            )
        ),
        PATIENCE,
    )


def _list_more(guest: Guest) -> list[str]:
    return [reply for reply in guest.find_replies() if "At the end:" in reply]

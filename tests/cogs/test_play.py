"""`/play`: people who wait find each other."""

from __future__ import annotations

from random import Random

import discord

from bot.discord import posts
from bot.domain.durations import DAY
from bot.domain.hours import find_hours, find_part
from bot.domain.match import Match
from bot.domain.pace import PACES
from bot.domain.place import BY_MESSAGE, Place
from sandbox.model.reading import text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.narrow import not_none


async def wait_for_match(freehold: Freehold, *guests: Guest) -> Match:
    """Return the match in which all *guests* sit, once it runs."""
    people = {guest.person.id for guest in guests}

    async def find() -> Match | None:
        found = await freehold.client.matches.of_person(guests[0].person.id)
        running = (match for match in found if match.status == "running")
        return next((match for match in running if people <= {each.user_id for each in match.players}), None)

    found: Match | None = None
    async with freehold.sandbox.world.explained(10.0) as look:
        while (found := await find()) is None:
            look()
            await wait_until_idle(freehold)
    return found


def direct_messages(guest: Guest, words: str) -> list[str]:
    """Return the direct messages with *words*."""
    dm = guest.person.dm()
    said = [] if dm is None else map(text, guest.person.messages(dm.id))
    return [each for each in said if words in each]


async def test_two_who_wait_here_play_by_direct_message(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("play", game="property", pace="daily")
    await anna.wait_for_reply("You’re waiting for **Property**")
    await ben.command("play", game="property", pace="daily")
    match = await wait_for_match(freehold, anna, ben)
    guild_id = freehold.sandbox.world.channels[anna.channel_id].guild_id
    assert (match.place, match.pace) == (Place(guild_id), PACES["daily"])
    for guest in (anna, ben):
        await guest.wait_for_text("Your table is ready")
        assert len(direct_messages(guest, "Your table is ready")) == 1
    asked = next(guest for guest in (anna, ben) if match.seat_of(guest.person.id) in match.waiting)
    await freehold.sandbox.world.until(asked.is_asked)
    assert await freehold.client.waiting.rows.list_waits(guild_id or 0) == []


async def pass_time(freehold: Freehold, seconds: float) -> None:
    """Let time pass, and do what is due then."""
    freehold.sandbox.world.advance(seconds)
    await freehold.client.waiting.tick()
    await wait_until_idle(freehold)


async def test_two_strangers_of_two_servers_find_each_other_and_play_by_direct_message(
    freehold: Freehold,
) -> None:
    anna, finn = freehold.guest("Anna"), freehold.guest("Finn")
    await freehold.move_to_own_server(finn)
    await anna.command("play")
    await anna.wait_for_reply("Nobody is waiting here")
    for choice in (("playgames", "deal", "property"), ("playpace", "slow"), ("waitall",)):
        await anna.press(*choice)
        await wait_until_idle(freehold)
    await anna.wait_for_reply("strangers can see your name")
    await finn.command("play")
    page = await finn.wait_for_reply("One person is waiting elsewhere. With *Wait everywhere*")
    assert "Anna" not in page and "Nobody is waiting" not in page  # names only for people who show theirs
    await finn.command("play", game="property", pace="slow")
    await finn.wait_for_reply("with people of this server")
    assert await freehold.client.matches.of_person(anna.person.id) == []
    await finn.command("play", game="property", pace="slow", where="everywhere")
    match = await wait_for_match(freehold, anna, finn)
    assert (match.game, match.place, match.pace) == ("property", BY_MESSAGE, PACES["slow"])
    random = Random(7)
    for _ in range(12):
        match = not_none(await freehold.client.matches.get(match.id))
        asked = next(guest for guest in (anna, finn) if match.seat_of(guest.person.id) in match.waiting)
        guest_dm = not_none(asked.person.dm()).id
        await freehold.sandbox.world.until(asked.is_asked)
        asked.channel_id = guest_dm
        await asked.move(random)
        await wait_until_idle(freehold)
    assert not_none(await freehold.client.matches.get(match.id)).public > match.public


async def test_the_page_shows_open_tables_and_who_waits_and_lets_people_join(freehold: Freehold) -> None:
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await anna.command("property new")
    await ben.command("play", game="deal", pace="slow")
    await ben.wait_for_reply("You’re waiting")
    await clara.command("play")
    page = await clara.wait_for_reply("Waiting here")
    assert "Ben: Monopoly Deal · slow" in page and "1 of 6 seats taken" in page
    await clara.press("playjoin")
    await clara.wait_for_reply("You’ve got a seat")
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    assert match.names == ("Anna", "Clara")
    await ben.press("playstop")
    await ben.wait_for_reply("You’re no longer waiting")
    await clara.command("play")
    await freehold.sandbox.world.until(
        lambda: "Ben" not in (page := clara.find_replies()[0]) and "Who wants" in page
    )


async def test_after_half_of_the_wait_bots_may_fill_up(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("play", game="property", pace="live")
    await anna.wait_for_reply("You’re waiting")
    await pass_time(freehold, 14 * 60)
    assert direct_messages(anna, "bots can take") == []
    await pass_time(freehold, 60)
    await anna.wait_for_text("bots can take the empty seats")
    await pass_time(freehold, 60)
    assert len(direct_messages(anna, "bots can take")) == 1
    await anna.press("playfill", message_id=int((await anna.wait_for_text("bots can take"))["id"]))
    match = await wait_for_match(freehold, anna)
    assert [player.is_bot for player in match.players].count(True) == 2


async def test_nobody_came(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("play", game="property", pace="live")
    await anna.wait_for_reply("You’re waiting")
    await pass_time(freehold, 30 * 60)
    await anna.wait_for_text("Nobody came to play Property")
    await ben.command("play", game="property", pace="live")
    await ben.wait_for_reply("You’re waiting")
    await wait_until_idle(freehold)
    assert await freehold.client.matches.of_person(ben.person.id) == []


async def test_people_who_avoid_each_other_never_sit_together(freehold: Freehold) -> None:
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await anna.command("me")
    await anna.press("avoid:more", str(ben.person.id))
    await wait_until_idle(freehold)
    assert await freehold.client.waiting.rows.list_avoided(anna.person.id) == {ben.person.id: "Ben"}
    for guest in (anna, ben, clara):
        await guest.command("play", game="property", seats=2)
    match = await wait_for_match(freehold, anna, clara)
    assert match.names in (("Anna", "Clara"), ("Clara", "Anna"))
    assert await freehold.client.waiting.rows.find(ben.person.id) is not None
    await anna.command("me")
    await anna.wait_for_message(
        lambda _: (found := anna.find_control(["avoid"])) and str(clara.person.id) in str(found[1])
    )
    await anna.press("avoid", str(clara.person.id))
    await wait_until_idle(freehold)
    assert await freehold.client.waiting.rows.list_avoided(anna.person.id) == {clara.person.id: "Clara"}


async def test_a_table_begins_in_a_thread_of_the_channel_that_the_server_names(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("settings")
    await anna.press("set:play", str(anna.channel_id))
    for guest in (anna, ben):
        await guest.command("play", game="property")
    match = await wait_for_match(freehold, anna, ben)
    thread = freehold.sandbox.world.channels[not_none(match.place.channel_id)]
    assert thread.is_thread and thread.parent_id == match.place.parent_id == anna.channel_id
    assert thread.name == "Property · Anna, Ben"
    anna.channel_id = thread.id
    await anna.wait_for_message(lambda message: message["channel_id"] == str(thread.id))


async def test_fast_paces_with_strangers_take_a_finished_match(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("play", game="property", pace="live", where="everywhere")
    await anna.wait_for_reply("people who have finished a match")
    assert await freehold.client.waiting.rows.find(anna.person.id) is None


async def test_usual_hours_are_learned_and_can_be_changed_or_switched_off(freehold: Freehold) -> None:
    anna, world = freehold.guest("Anna"), freehold.sandbox.world
    await anna.command("play", game="property")
    await anna.wait_for_reply("You’re waiting")
    for _ in range(6):
        world.advance(DAY)
        await anna.command("matches")
        await freehold.client._habits.wait_until_idle()
    who = not_none(await freehold.store.persons.get(anna.person.id))
    assert sum(who.clicked) >= 6
    assert find_hours(who) == 1 << find_part(freehold.client.now())
    await anna.command("me")
    await anna.press("me:hours", "0", "5")
    await wait_until_idle(freehold)
    assert find_hours(not_none(await freehold.store.persons.get(anna.person.id))) == 0b100001
    await anna.press("mehours:off")
    await wait_until_idle(freehold)
    who = not_none(await freehold.store.persons.get(anna.person.id))
    assert (find_hours(who), who.clicked) == (0, ())


async def test_somebody_is_asked_to_play_and_accepts_by_direct_message(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("play", game="property", pace="slow", **{"with": ben.person.id})
    asked = await ben.wait_for_message(lambda message: ben.find_control(["join"], int(message["id"])))
    await ben.press("join", message_id=int(asked["id"]))
    match = await wait_for_match(freehold, anna, ben)
    assert (match.game, match.pace) == ("property", PACES["slow"])
    await anna.command("match resign")
    await anna.press("resignsure")
    await wait_until_idle(freehold)
    await anna.command("play")
    await anna.press("playask", str(ben.person.id))
    await wait_until_idle(freehold)
    again = (await freehold.client.matches.of_person(anna.person.id))[0]
    assert again.status == "lobby" and [each.name for each in again.missing] == ["Ben"]


async def test_who_wants_no_invitations_is_not_asked(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await ben.command("notify")
    await ben.press("notify:invites", "no")
    await wait_until_idle(freehold)
    await anna.command("play", game="property", **{"with": ben.person.id})
    await anna.wait_for_text("Ben")
    await wait_until_idle(freehold)
    assert ben.person.dm() is None
    lobby = (await freehold.client.matches.of_person(anna.person.id))[0]
    assert lobby.missing == ()


async def test_in_direct_messages_one_can_play_against_bots_and_wait_everywhere_only(
    freehold: Freehold,
) -> None:
    anna = freehold.guest("Anna")
    await anna.command("play", game="property")
    await wait_until_idle(freehold)
    await anna.press("playstop")
    await anna.wait_for_reply("You’re no longer waiting")
    anna.channel_id = not_none(anna.person.dm()).id
    await anna.command("play", game="property")
    await anna.wait_for_text("Only you and I are here")
    await anna.command("play")
    await anna.wait_for_message(lambda _: anna.find_control(["waitall"]))
    assert anna.find_control(["waithere"]) is None
    await anna.press("bots")
    match = await wait_for_match(freehold, anna)
    assert match.place == BY_MESSAGE and sum(player.is_bot for player in match.players) == 2


async def test_somebody_is_asked_to_a_lobby_in_a_channel_and_joins_from_the_message(
    freehold: Freehold,
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await anna.wait_for_text("Your table is ready")
    await anna.command("play", **{"with": ben.person.id})
    await anna.wait_for_reply("I’ve asked")
    asked = await ben.wait_for_text("asks you to join a table of")
    assert len(direct_messages(ben, "asks you to join")) == 1
    await ben.press("playjoin", message_id=int(asked["id"]))
    await ben.wait_for_text("You’ve got a seat")
    match = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    assert match.names == ("Anna", "Ben")


async def test_whom_to_avoid_is_chosen_in_their_menu_and_taken_back(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    rows = freehold.client.waiting.rows
    heard = len(ben.find_messages())
    for _ in range(2):
        await anna.use_menu("Avoid", ben.person.id)
        await anna.wait_for_reply(f"never seats you with <@{ben.person.id}> again")
        assert await rows.list_avoided(anna.person.id) == {ben.person.id: "Ben"}
        assert await rows.list_avoided(ben.person.id) == {}
    assert len(ben.find_messages()) == heard
    await anna.press("unavoid")
    await anna.wait_for_reply(f"may seat you with <@{ben.person.id}> again")
    assert await rows.list_avoided(anna.person.id) == {}
    for other in (anna.person.id, freehold.sandbox.world.bot.id):
        await anna.use_menu("Avoid", other)
        await anna.wait_for_reply("you can’t avoid yourself or a bot")
        assert await rows.list_avoided(anna.person.id) == {}


async def test_a_thread_that_a_crash_left_empty_is_used(freehold: Freehold) -> None:
    anna, ben, world = freehold.guest("Anna"), freehold.guest("Ben"), freehold.sandbox.world
    await anna.command("settings")
    await anna.press("set:play", str(anna.channel_id))
    channel = freehold.client.get_channel(anna.channel_id)
    assert isinstance(channel, discord.TextChannel)
    await posts.open_thread(channel, "together", "Property · Anna, Ben")  # then the process was killed
    await world.until(lambda: channel.threads)
    for guest in (anna, ben):
        await guest.command("play", game="property")
    await ben.wait_for_text("Your table is ready")
    await wait_until_idle(freehold)
    threads = [each for each in world.channels.values() if each.is_thread]
    assert [each.name for each in threads] == ["Property · Anna, Ben"]
    match = await freehold.client.matches.in_channel(threads[0].id)
    assert match is not None and match.status == "running"

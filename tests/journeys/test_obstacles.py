"""When Freehold can't write somewhere, it says why, and continues by itself once it can."""

from __future__ import annotations

from random import Random

import pytest

from bot.discord.channels import CONFIRMED, SOON
from bot.domain.notifications.plan import FOLLOW
from sandbox.client import members
from sandbox.model.permissions import EVERYONE, INVITED, Permission
from sandbox.model.reading import text
from sandbox.model.records import NEWS, NEWS_THREAD, PRIVATE_THREAD, STAGE, VOICE, Channel, Guild, Overwrite
from tests.kit.evidence import load_latest, wait_until_at_rest, wait_until_shown
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

pytestmark = pytest.mark.usefixtures("passing_time")

MESSAGES = "/channels/{channel_id}/messages"
UNKNOWN_CHANNEL = 10003


def guild(freehold: Freehold) -> Guild:
    return next(iter(freehold.sandbox.world.guilds.values()))


def awaited_guest(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.is_asked())


async def begin_match(freehold: Freehold, *, thread: bool = False) -> list[Guest]:
    """Start a match between Anna and Ben, and wait until one of them is asked."""
    guests = await freehold.table("Anna", "Ben", thread=thread)
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    await wait_until_idle(freehold)
    freehold.sandbox.world.advance(FOLLOW)  # the next turn begins with a new message
    return guests


async def check_hidden_move(freehold: Freehold, guests: list[Guest], words: str) -> None:
    """Make a move that the table can't show, and check that the host reads why once, with these *words*."""
    await awaited_guest(guests).move(Random(1))
    host = guests[0]
    await host.wait_for_text(words)
    await wait_until_idle(freehold)
    notices = [message for message in host.find_messages() if "can’t show your table" in text(message)]
    assert len(notices) == 1
    assert "Send Messages" not in text(notices[0])
    match, _ = await load_latest(freehold.file)
    assert match.shown_version < match.public


async def check_repaired(freehold: Freehold, guests: list[Guest]) -> None:
    """Check that the table is shown again by itself."""
    await wait_until_at_rest(freehold.sandbox, freehold.file)
    match, _ = await load_latest(freehold.file)
    await wait_until_shown(freehold.sandbox, guests[0], match)
    await wait_until_idle(freehold)
    assert freehold.faults == []


async def test_a_time_out_ends_early_and_the_table_goes_on(freehold: Freehold) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold)
    members.time_out(world, guild(freehold), world.bot.id, 600)
    await check_hidden_move(freehold, guests, "put me in time-out")
    members.time_out(world, guild(freehold), world.bot.id, 0)
    await check_repaired(freehold, guests)


async def test_a_time_out_runs_out_of_which_nobody_tells(freehold: Freehold) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold)
    members.time_out(world, guild(freehold), world.bot.id, SOON / 2)
    await check_hidden_move(freehold, guests, "put me in time-out")
    world.advance(SOON / 2 + 2)
    await freehold.client.channels.tick()
    await check_repaired(freehold, guests)


async def test_a_command_in_time_out_is_told_what_it_is(freehold: Freehold) -> None:
    world, anna = freehold.sandbox.world, freehold.guest("Anna")
    members.time_out(world, guild(freehold), world.bot.id, 600)
    channel = freehold.client.get_guild(guild(freehold).id)
    assert channel is not None
    await world.until(lambda: channel.me.is_timed_out())
    for command, options in (("property new", {}), ("league create", {"game": "property"})):
        await anna.command(command, **options)
        await world.until(lambda: "time-out" in anna.find_replies()[0])
        assert "Send Messages" not in anna.find_replies()[0]


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_is_unlocked_again(freehold: Freehold, archived: bool) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold, thread=True)
    thread = world.channels[guests[0].channel_id]
    members.change_thread(world, thread, archived=archived, locked=True)
    await check_hidden_move(freehold, guests, "That thread is locked")
    members.change_thread(world, thread, archived=archived, locked=False)
    await check_repaired(freehold, guests)


async def test_no_lobby_opens_in_a_locked_thread(freehold: Freehold) -> None:
    world, anna = freehold.sandbox.world, freehold.guest("Anna")
    anna.channel_id = await anna.person.create_thread(anna.channel_id, "Den")
    members.change_thread(world, world.channels[anna.channel_id], archived=False, locked=True)
    await anna.command("property new")
    await anna.wait_for_reply("That thread is locked")
    assert await freehold.client.matches.in_channel(anna.channel_id) is None


async def open_private_thread(freehold: Freehold, *names: str) -> Channel:
    """Open a private thread with these people and Freehold."""
    world = freehold.sandbox.world
    ids = [freehold.guest(name).person.id for name in names]
    parent = world.find_channel("games")
    fields = {"owner_id": ids[0], "members": [*ids, world.bot.id], "archive_changed": world.now()}
    thread = Channel(world.new_id(), PRIVATE_THREAD, "Den", parent.guild_id, parent.id, **fields)  # type: ignore[arg-type]
    return world.add_channel(thread)


async def test_a_private_thread_lets_freehold_in_again(freehold: Freehold) -> None:
    world, thread = freehold.sandbox.world, await open_private_thread(freehold, "Anna", "Ben")
    guests = [freehold.guest(name) for name in ("Anna", "Ben")]
    anna, ben = guests
    anna.channel_id = ben.channel_id = thread.id
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben**")
    await anna.press("start")
    await world.until(lambda: any(guest.is_asked() for guest in guests))
    await wait_until_idle(freehold)
    world.leave_thread(thread, world.bot.id)
    await check_hidden_move(freehold, guests, "private and I’m not in it")
    world.join_thread(thread, world.bot.id)
    await check_repaired(freehold, guests)


async def test_a_role_is_given_back(freehold: Freehold) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold)
    for role in guild(freehold).roles:
        members.change_role(world, guild(freehold), role.id, EVERYONE & ~Permission.ATTACH_FILES)
    await awaited_guest(guests).move(Random(1))
    told = text(await guests[0].wait_for_text("can’t show your table"))
    assert "Attach Files" in told and "Send Messages" not in told
    for role in guild(freehold).roles:
        members.change_role(world, guild(freehold), role.id, EVERYONE | INVITED)
    await check_repaired(freehold, guests)


@pytest.mark.parametrize("kind", ["permission", "locked"])
async def test_a_match_leaves_a_channel_that_stays_closed(freehold: Freehold, kind: str) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold, thread=kind == "locked")
    place = world.channels[guests[0].channel_id]
    if kind == "locked":
        members.change_thread(world, place, archived=False, locked=True)
    else:
        place.overwrites.append(Overwrite(world.bot.id, member=True, deny=int(Permission.SEND_MESSAGES)))
        world.change_channel(place)
    await awaited_guest(guests).move(Random(1))
    await guests[0].wait_for_text("can’t show your table")
    await wait_until_idle(freehold)
    for seconds in (SOON, CONFIRMED / 2):  # it may be a mistake that somebody mends
        world.advance(seconds)
        await freehold.client.channels.tick()
        await wait_until_idle(freehold)
        match, _ = await load_latest(freehold.file)
        assert match.place.channel_id == place.id
    world.advance(CONFIRMED / 2)
    await freehold.client.channels.tick()
    for guest in guests:
        await guest.wait_for_text("I can’t write any more where you played Property")
    await wait_until_idle(freehold)
    match, _ = await load_latest(freehold.file)
    assert (match.place.channel_id, match.shown_version) == (None, match.public)
    await awaited_guest(guests).move(Random(1))
    await wait_until_idle(freehold)
    match, _ = await load_latest(freehold.file)
    assert match.shown_version == match.public


async def test_a_match_never_leaves_a_channel_because_of_a_time_out(freehold: Freehold) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold)
    members.time_out(world, guild(freehold), world.bot.id, 10 * CONFIRMED)
    await check_hidden_move(freehold, guests, "put me in time-out")
    for _ in range(3):
        world.advance(CONFIRMED)
        await freehold.client.channels.tick()
        await wait_until_idle(freehold)
    match, _ = await load_latest(freehold.file)
    assert match.place.channel_id == guests[0].channel_id
    members.time_out(world, guild(freehold), world.bot.id, 0)
    await check_repaired(freehold, guests)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (200000, "AutoMod blocked my message"),
        (160006, "too many open threads"),
        (50008, "in this kind of channel"),
        (50013, "I don’t see any missing permission"),
        (999_997, "I don’t see any missing permission"),
    ],
)
async def test_what_no_event_tells_of_is_tried_again_after_a_while(
    freehold: Freehold, code: int, words: str
) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold)
    path = f"/channels/{guests[0].channel_id}/"
    freehold.sandbox.rest.fail(1, 403, code=code, path=path)
    await check_hidden_move(freehold, guests, words)
    world.advance(SOON)
    await freehold.client.channels.tick()
    await check_repaired(freehold, guests)


async def test_an_announcement_channel_gets_threads_of_its_own_kind(freehold: Freehold) -> None:
    world, anna = freehold.sandbox.world, freehold.guest("Anna")
    anna.channel_id = await anna.person.create_channel("news", type=NEWS)
    await anna.command("property new", thread=True)
    (thread,) = await world.until(lambda: [each for each in world.channels.values() if each.is_thread])
    assert thread.type == NEWS_THREAD
    anna.channel_id = thread.id
    await anna.wait_for_text("Anna** · A · host")


@pytest.mark.parametrize("type", [VOICE, STAGE])
async def test_the_chat_of_a_voice_channel_has_room_for_one_table_and_offers_no_thread(
    freehold: Freehold, type: int
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    anna.channel_id = ben.channel_id = await anna.person.create_channel("talk", type=type)
    await anna.command("property new")
    await anna.wait_for_text("Anna** · A · host")
    await ben.command("property new")
    assert "can’t have threads" in await ben.wait_for_reply("already has a table")
    assert ben.find_control(["thread"]) is None
    await ben.command("help")
    await ben.press("help:play")
    await ben.wait_for_reply("already has a table")
    assert ben.find_control(["bots"]) is None
    await ben.command("property new", thread=True)
    await ben.wait_for_reply("There are no threads here")
    await ben.command("league create", game="property")
    await ben.wait_for_reply("A league needs an ordinary text channel")


async def test_one_answer_ends_no_league(freehold: Freehold) -> None:
    world, anna, ben = freehold.sandbox.world, freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("league create", game="property")
    await anna.wait_for_text("League of Property")
    await wait_until_idle(freehold)
    freehold.sandbox.rest.fail(1, code=UNKNOWN_CHANNEL, path=f"/channels/{anna.channel_id}/")
    await ben.press("leaguejoin")
    await wait_until_idle(freehold)
    assert not freehold.sandbox.rest.faults
    assert (await freehold.client.leagues.get(1)).status == "open"
    world.advance(SOON)
    await freehold.client.channels.tick()
    await anna.wait_for_message(
        lambda message: "League of Property" in text(message) and "Ben" in text(message)
    )


@pytest.mark.parametrize("moment", ["first", "second"])
async def test_a_league_table_survives_one_answer_about_its_thread(freehold: Freehold, moment: str) -> None:
    world = freehold.sandbox.world
    anna, *others = (freehold.guest(name) for name in ("Anna", "Ben", "Clara", "David"))
    await anna.command("league create", game="property")
    await anna.wait_for_text("League of Property")
    for guest in others:
        await guest.press("leaguejoin")
        await guest.wait_for_reply("You’re in!")
    await anna.command("league start")
    await world.until(lambda: [each for each in world.channels.values() if each.is_thread])
    await wait_until_idle(freehold)
    league = await freehold.client.leagues.get(1)
    (table,) = league.tables
    path = f"/channels/{table.thread_id if moment == 'first' else league.channel_id}/"
    freehold.sandbox.rest.fail(1, code=UNKNOWN_CHANNEL, path=path)
    await wait_until_idle(freehold)
    freehold.client._organizer.touch(1)
    freehold.client.presenter.touch(table.match_id or 0)
    await wait_until_idle(freehold)
    world.advance(SOON)
    await freehold.client.channels.tick()
    await wait_until_idle(freehold)
    after = await freehold.client.leagues.get(1)
    assert (after.status, after.tables[0].match_id) == ("running", table.match_id)


async def test_one_answer_ends_no_daily_puzzle(freehold: Freehold) -> None:
    world, anna = freehold.sandbox.world, freehold.guest("Anna")
    await anna.command("settings")
    await anna.press("set:puzzles", str(anna.channel_id))
    await anna.wait_for_text("Puzzle of the day")
    await freehold.client.boards.wait_until_idle()
    freehold.sandbox.rest.fail(1, code=UNKNOWN_CHANNEL, path=f"/channels/{anna.channel_id}/")
    world.advance(86400)
    await freehold.client.boards.tick()
    await freehold.client.boards.wait_until_idle()
    assert not freehold.sandbox.rest.faults
    world.advance(SOON)
    await freehold.client.channels.tick()
    await freehold.client.boards.wait_until_idle()

    def dailies() -> int:
        return sum("Puzzle of the day" in text(message) for message in anna.find_messages())

    await world.until(lambda: dailies() == 2)
    assert not any("was deleted" in text(message) for message in anna.find_messages())


async def test_the_threads_of_a_deleted_channel_are_noticed_though_nobody_tells_of_them(
    freehold: Freehold,
) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold, thread=True)
    thread = world.channels[guests[0].channel_id]
    members.change_thread(world, thread, archived=True, locked=False)  # so it is in nobody's cache
    server = freehold.client.get_guild(guild(freehold).id)
    assert server is not None
    await world.until(lambda: server.get_thread(thread.id) is None)
    dms = [guest.person.dm() for guest in guests]
    await guests[0].person.delete_channel(thread.parent_id or 0)
    for guest, dm in zip(guests, dms, strict=True):
        assert dm is not None
        guest.channel_id = dm.id
        await guest.wait_for_text("was deleted")


async def test_a_server_that_removes_freehold_keeps_its_matches_for_now(freehold: Freehold) -> None:
    world, guests = freehold.sandbox.world, await begin_match(freehold)
    home = guild(freehold)
    roles = home.members[world.bot.id]
    members.remove_bot(world, home)
    await world.until(lambda: freehold.client.get_guild(home.id) is None)
    home.members[world.bot.id] = roles  # so that their DMs still work
    freehold.sandbox.rest.fail(5, code=50001, path=f"/channels/{guests[0].channel_id}/")
    await awaited_guest(guests).move(Random(1))
    await guests[0].wait_for_text("not on that server any more")
    freehold.sandbox.rest.faults.clear()
    match, _ = await load_latest(freehold.file)
    assert match.status == "running"

"""What Discord refuses although no permission is missing, and what it tells the bot about it."""

from __future__ import annotations

import discord
import pytest

from sandbox.client import members
from sandbox.client.people import Person
from sandbox.model.permissions import INVITED, Permission
from sandbox.model.records import NEWS, NEWS_THREAD, STAGE, VOICE
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.sandbox.refusals import code_of
from tests.kit.sandbox.visitor import Visitor

PUBLIC, ANNOUNCED = discord.ChannelType.public_thread, discord.ChannelType.news_thread


async def open_channel(visitor: Visitor, world: World, anna: Person, type: int) -> discord.abc.Messageable:
    """Create a new channel of that *type*, and return it as the bot knows it."""
    id = await anna.create_channel("new", type=type)
    await world.until(lambda: visitor.get_channel(id))
    channel = visitor.get_channel(id)
    assert isinstance(channel, discord.TextChannel | discord.VoiceChannel | discord.StageChannel)
    return channel


async def test_a_thread_of_an_announcement_channel_has_a_type_of_its_own(
    visitor: Visitor, world: World, anna: Person
) -> None:
    news = await open_channel(visitor, world, anna, NEWS)
    assert isinstance(news, discord.TextChannel)
    assert await code_of(news.create_thread(name="Match", type=PUBLIC)) == (403, 50024)
    assert await code_of(news.create_thread(name="Match")) == (403, 50024)  # a private one
    thread = await news.create_thread(name="Match", type=ANNOUNCED)
    from_message = await (await news.send("table")).create_thread(name="Match 2")
    assert {world.channels[each.id].type for each in (thread, from_message)} == {NEWS_THREAD}
    games = visitor.channel("games")
    assert await code_of(games.create_thread(name="Match", type=ANNOUNCED)) == (403, 50024)


@pytest.mark.parametrize("type", [VOICE, STAGE])
async def test_the_chat_of_a_voice_channel_has_no_threads(
    visitor: Visitor, world: World, anna: Person, type: int
) -> None:
    voice = await open_channel(visitor, world, anna, type)
    sent = await voice.send("table")
    assert await code_of(sent.create_thread(name="Match")) == (403, 50024)


async def test_in_time_out_the_bot_sees_and_writes_nothing_and_is_told(
    visitor: Visitor, world: World
) -> None:
    games = visitor.channel("games")
    guild = world.guilds[games.guild.id]
    sent = await games.send("before")
    members.time_out(world, guild, world.bot.id, 600)
    await world.until(lambda: games.guild.me.is_timed_out())
    assert await code_of(games.send("no")) == (403, 50013)
    assert (await games.fetch_message(sent.id)).content == "before"
    assert not games.permissions_for(games.guild.me).send_messages
    members.time_out(world, guild, world.bot.id, 0)
    await games.send("after")
    await world.until(lambda: not games.guild.me.is_timed_out())
    members.time_out(world, guild, world.bot.id, 600)
    world.advance(601)  # nobody is told about that
    await games.send("later")


async def test_the_bot_is_told_of_a_role_that_changes(visitor: Visitor, world: World) -> None:
    games = visitor.channel("games")
    guild = world.guilds[games.guild.id]
    for role in guild.roles:
        members.change_role(world, guild, role.id, INVITED & ~Permission.SEND_MESSAGES)
    await world.until(lambda: not games.permissions_for(games.guild.me).send_messages)
    assert await code_of(games.send("no")) == (403, 50013)


async def test_a_locked_thread_is_for_moderators(visitor: Visitor, world: World) -> None:
    games = visitor.channel("games")
    thread = await games.create_thread(name="Match", type=PUBLIC)
    kept = world.channels[thread.id]
    members.change_thread(world, kept, archived=False, locked=True)
    assert await code_of(thread.send("no")) == (403, 160005)
    members.change_thread(world, kept, archived=True, locked=True)
    assert await code_of(thread.send("no")) == (403, 50083)
    members.change_thread(world, kept, archived=True, locked=False)
    await thread.send("again")
    members.change_thread(world, kept, archived=True, locked=True)
    world.allow(games.id, Permission.MANAGE_THREADS)
    await thread.send("as a moderator")


async def test_who_cannot_be_written_to(visitor: Visitor, world: World, anna: Person, ben: Person) -> None:
    dm = await visitor.create_dm(discord.Object(anna.id))
    await dm.send("hello")
    guild = world.guilds[visitor.channel("games").guild.id]
    kept = guild.members[anna.id]
    members.leave(world, guild, anna.id)
    assert await code_of(dm.send("no")) == (403, 50278)
    guild.members[anna.id] = kept
    await anna.close_dms()
    assert await code_of(dm.send("no")) == (403, 50007)
    members.delete_account(world, ben.user)
    assert await code_of(visitor.create_dm(discord.Object(ben.id))) == (400, 50033)
    assert await code_of(visitor.fetch_channel(1)) == (404, 10003)


async def test_the_sandbox_answers_with_any_code_it_is_told_to(sandbox: Sandbox, visitor: Visitor) -> None:
    games, route = visitor.channel("games"), "/channels/{channel_id}/messages"
    for code, status in ((10003, 404), (40003, 400), (20026, 403)):
        sandbox.rest.fail(1, 403, "POST", route, code=code)
        assert await code_of(games.send("no")) == (status, code)
    await games.send("yes")


async def test_of_a_deleted_channel_the_bot_is_told_but_not_of_its_threads(
    sandbox: Sandbox, visitor: Visitor, world: World, anna: Person
) -> None:
    news = await open_channel(visitor, world, anna, NEWS)
    assert isinstance(news, discord.TextChannel)
    await news.create_thread(name="Match", type=ANNOUNCED)
    (session,) = sandbox.gateway.sessions.values()
    before = session.sent
    await anna.delete_channel(news.id)
    assert session.sent == before + 1
    await world.until(lambda: visitor.get_channel(news.id) is None)


async def test_a_server_that_removes_the_bot_is_gone_for_it(visitor: Visitor, world: World) -> None:
    games = visitor.channel("games")
    members.remove_bot(world, world.guilds[games.guild.id])
    await world.until(lambda: visitor.get_guild(games.guild.id) is None)
    assert await code_of(games.send("no")) == (403, 50001)

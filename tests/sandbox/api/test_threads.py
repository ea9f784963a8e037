from __future__ import annotations

import discord
import pytest

from sandbox.client.people import Person
from sandbox.model.errors import Refused
from sandbox.model.permissions import Permission
from sandbox.model.records import THREAD_CREATED
from sandbox.model.world import World
from tests.kit.sandbox.refusals import code_of
from tests.kit.sandbox.visitor import Visitor


async def test_a_thread_of_its_own(visitor: Visitor, world: World, anna: Person, ben: Person) -> None:
    games = visitor.channel("games")
    thread = await games.create_thread(name="Match 7", type=discord.ChannelType.public_thread)
    await thread.send("the table")
    assert [message["content"] for message in ben.messages(thread.id)] == ["the table"]
    assert ben.messages(games.id)[0]["type"] == THREAD_CREATED
    assert [t["name"] for t in ben.ready()["guilds"][0]["threads"]] == ["Match 7"]
    await thread.add_user(discord.Object(ben.id))
    assert {member.id for member in await thread.fetch_members()} == {world.bot.id, ben.id}
    world.deny(games.id, Permission.SEND_MESSAGES_IN_THREADS)
    assert await code_of(thread.send("no")) == (403, 50013)


async def test_a_thread_from_a_message(visitor: Visitor, anna: Person) -> None:
    sent = await visitor.channel("games").send("table")
    thread = await sent.create_thread(name="Match 8")
    assert thread.id == sent.id and anna.message(sent.id)["thread"]["name"] == "Match 8"
    assert await code_of(sent.create_thread(name="again")) == (400, 160004)


async def test_an_archived_thread_opens_when_written_to(visitor: Visitor, anna: Person) -> None:
    games = visitor.channel("games")
    thread = await games.create_thread(name="Old", type=discord.ChannelType.public_thread)
    sent = await thread.send("hello")
    await thread.edit(archived=True, name="Older")
    assert await code_of(sent.edit(content="changed")) == (403, 50083)
    await thread.send("again")
    reopened = await visitor.fetch_channel(thread.id)
    assert isinstance(reopened, discord.Thread)
    assert (reopened.archived, reopened.name) == (False, "Older")
    assert await code_of(reopened.edit(locked=True)) == (403, 50013)


async def test_a_private_thread_is_for_its_members(visitor: Visitor, world: World, ben: Person) -> None:
    games = visitor.channel("games")
    world.allow(games.id, Permission.CREATE_PRIVATE_THREADS)
    thread = await games.create_thread(name="Hush")
    with pytest.raises(Refused):
        ben.messages(thread.id)
    queue = ben.subscribe()
    await thread.add_user(discord.Object(ben.id))
    assert queue.get_nowait()["t"] == "THREAD_CREATE"
    assert ben.messages(thread.id) == []


async def test_what_moderators_delete_is_gone(
    visitor: Visitor, world: World, anna: Person, ben: Person
) -> None:
    den = await anna.create_channel("den")
    await world.until(lambda: visitor.get_channel(den))
    channel = visitor.get_channel(den)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Match 9", type=discord.ChannelType.public_thread)
    sent = await thread.send("table")
    with pytest.raises(Refused):
        await ben.delete_channel(den)
    with pytest.raises(Refused):
        await ben.delete(sent.id)
    await anna.delete_channel(den)
    await world.until(lambda: ("deleted", den) in visitor.seen)
    assert await code_of(thread.send("lost")) == (404, 10003)
    assert await code_of(sent.edit(content="lost")) == (404, 10003)
    assert not any(item.channel_id in (den, thread.id) for item in world.messages.values())

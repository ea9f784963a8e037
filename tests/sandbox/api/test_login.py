from __future__ import annotations

import discord
import pytest

from sandbox.client.people import Person
from sandbox.model.founding import found_on_shards
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.narrow import narrow
from tests.kit.sandbox.visitor import Visit, Visitor


async def test_a_bot_logs_in_and_knows_its_guild(visitor: Visitor) -> None:
    assert visitor.user is not None and visitor.user.name == "Bot"
    assert visitor.application_id == visitor.user.id
    (guild,) = visitor.guilds
    assert guild.name == "Café"
    assert [channel.name for channel in guild.text_channels] == [
        "lobby",
        "games",
        "quiet-corner",
        "announcements",
    ]
    assert guild.me.guild_permissions.send_messages
    assert not visitor.channel("announcements").permissions_for(guild.me).send_messages


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    async with Visitor(sandbox, discord.Intents(guilds=True)) as visitor:
        with pytest.raises(discord.LoginFailure):
            await visitor.login("not-the-token")


async def test_the_gateway_refuses_a_wrong_token(sandbox: Sandbox) -> None:
    async with Visitor(sandbox, discord.Intents(guilds=True), shards=1) as visitor:
        await visitor.login(sandbox.world.token)
        sandbox.world.token = "another"
        with pytest.raises(discord.ConnectionClosed) as caught:
            await visitor.connect()
        assert caught.value.code == 4004


async def test_privileged_intents_are_refused(visit: Visit) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await visit(discord.Intents.all())


async def test_guilds_are_spread_over_shards(sandbox: Sandbox, visit: Visit) -> None:
    found_on_shards(sandbox.world, 2)
    visitor = await visit(shards=2)
    assert set(visitor.shards) == {0, 1}
    assert {guild.id for guild in visitor.guilds} == set(sandbox.world.guilds)
    assert all(guild.shard_id == (guild.id >> 22) % 2 for guild in visitor.guilds)


async def test_without_message_intents_nobody_is_overheard(
    world: World, visitor: Visitor, anna: Person
) -> None:
    games = visitor.channel("games")
    await anna.say(games.id, f"hello <@{world.bot.id}>")
    await anna.create_thread(games.id, "side table")
    await world.until(lambda: any(kind == "thread" for kind, _ in visitor.seen))
    assert not any(kind == "message" for kind, _ in visitor.seen)


async def test_words_are_withheld_without_the_content_intent(
    world: World, visit: Visit, anna: Person
) -> None:
    visitor = await visit(discord.Intents(guilds=True, guild_messages=True))
    games = visitor.channel("games")
    await anna.say(games.id, "a secret")
    await anna.say(games.id, f"<@{world.bot.id}> not a secret")
    await world.until(lambda: len(visitor.seen) >= 2)
    assert [narrow(discord.Message, message).content for _, message in visitor.seen] == [
        "",
        f"<@{world.bot.id}> not a secret",
    ]

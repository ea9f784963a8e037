"""Several processes and shards as Discord has them: what each receives, and how often they may identify."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from sandbox.api import gateway
from sandbox.api.starts import Starts
from sandbox.client.people import Person
from sandbox.model.founding import found_on_shards
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.sandbox.raw import Raw, identify
from tests.kit.sandbox.visitor import Api, Interaction, Visit, Visitor

COUNT = 4


@pytest.fixture
async def two(world: World, visit: Visit) -> tuple[Visitor, Visitor]:
    """Two bots with two of four shards each."""
    found_on_shards(world, COUNT)
    first, second = await asyncio.gather(visit(shards=COUNT, ids=[0, 1]), visit(shards=COUNT, ids=[2, 3]))
    return first, second


def answer_clicks(visitor: Visitor) -> list[int | None]:
    """Let *visitor* answer every click; return the ids of the servers they came from."""
    heard: list[int | None] = []

    async def answer(interaction: Interaction) -> None:
        heard.append(interaction.guild_id)
        await interaction.response.send_message("heard", ephemeral=True)

    visitor.answer = answer
    return heard


async def test_each_server_has_one_shard_and_direct_messages_are_the_first_one_s(
    world: World, two: tuple[Visitor, Visitor], anna: Person
) -> None:
    heard = [answer_clicks(visitor) for visitor in two]
    at_home: list[list[int]] = [[], []]
    for guild in list(world.guilds.values()):
        which = (guild.id >> 22) % COUNT // 2
        at_home[which].append(guild.id)
        assert two[which].get_guild(guild.id) and not two[1 - which].get_guild(guild.id)
        place = next(c for c in world.channels.values() if c.guild_id == guild.id)
        sent = await two[1 - which].get_partial_messageable(place.id, guild_id=guild.id).send("anybody may")
        await anna.wait_for_answer(await anna.raw_component(sent.id, "click"))
    assert heard == at_home
    assert len(at_home[0]) + len(at_home[1]) >= COUNT

    user = await two[1].fetch_user(anna.id)
    sent = await user.send("from the second, of whose servers this is about")
    await anna.wait_for_answer(await anna.raw_component(sent.id, "click"))
    assert (heard[0][-1], len(heard[1])) == (None, len(at_home[1]))


async def test_a_shard_that_resumes_misses_nothing_and_the_others_notice_nothing(
    sandbox: Sandbox, world: World, two: tuple[Visitor, Visitor], anna: Person
) -> None:
    heard = [answer_clicks(visitor) for visitor in two]
    before = {session.shard: id for id, session in sandbox.gateway.sessions.items()}
    assert set(before) == {(number, COUNT) for number in range(COUNT)}
    guild = next(guild for guild in world.guilds.values() if (guild.id >> 22) % COUNT == 3)
    place = next(c for c in world.channels.values() if c.guild_id == guild.id)
    sent = await two[0].get_partial_messageable(place.id, guild_id=guild.id).send("click")
    sandbox.gateway.drop(shard=3)
    await anna.wait_for_answer(await anna.raw_component(sent.id, "while away"))
    assert heard == [[], [guild.id]]
    assert {session.shard: id for id, session in sandbox.gateway.sessions.items()} == before


async def test_two_sessions_of_one_shard_hear_the_same(
    world: World, visit: Visit, two: tuple[Visitor, Visitor], anna: Person
) -> None:
    twin = await visit(shards=COUNT, ids=[0])
    guild = next(guild for guild in world.guilds.values() if (guild.id >> 22) % COUNT == 0)
    place = next(c for c in world.channels.values() if c.guild_id == guild.id)
    heard: list[Visitor] = []

    async def hear(visitor: Visitor, interaction: Interaction) -> None:
        heard.append(visitor)
        if len(heard) == 2:
            await interaction.response.send_message("once", ephemeral=True)

    for visitor in (twin, two[0]):
        visitor.answer = lambda interaction, visitor=visitor: hear(visitor, interaction)
    sent = await twin.get_partial_messageable(place.id, guild_id=guild.id).send("click")
    await anna.wait_for_answer(await anna.raw_component(sent.id, "click"))
    assert set(heard) == {twin, two[0]}


@pytest.mark.parametrize(
    ("shard", "code"),
    [([4, 4], 4010), ([-1, 4], 4010), ("0/4", 4010), ([0, 0], 4010), ([0], 4010), ([0, 1], 4011)],
)
async def test_a_shard_that_is_none_or_too_large_is_refused(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, shard: Any, code: int
) -> None:
    monkeypatch.setattr(gateway, "GUILDS_MOST", 0)
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        raw = Raw(socket)
        await raw.hear()
        await raw.send(2, identify(sandbox, shard=shard))
        assert await raw.hear() == code


def test_each_bucket_identifies_once_in_five_seconds() -> None:
    time = 1000.0
    starts = Starts(lambda: time, concurrency=2)
    assert [starts.take(shard) for shard in (0, 1, 2, 3)] == [True, True, False, False]
    time += 4.75
    assert not starts.take(2)
    time += 0.25
    assert [starts.take(shard) for shard in (2, 4, 3)] == [True, False, True]
    assert starts.limit == {
        "total": 1000,
        "remaining": 996,
        "reset_after": 86_395_000,
        "max_concurrency": 2,
    }
    time += 86_400
    assert starts.remaining == 1000


async def test_whoever_identifies_too_often_in_a_day_loses_the_token(sandbox: Sandbox, api: Api) -> None:
    sandbox.gateway.starts.total = 1
    token = sandbox.world.token
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as first:
        raw = Raw(first)
        await raw.hear()
        await raw.send(2, identify(sandbox))
        assert (await raw.hear())["t"] == "READY"
        _, told = await api("GET", "/gateway/bot")
        assert told["session_start_limit"]["remaining"] == 0
        sandbox.world.advance(10)
        async with session.ws_connect(sandbox.gateway_url) as second:
            other = Raw(second)
            await other.hear()
            await other.send(2, identify(sandbox))
            assert await other.hear() == 4004
        assert (await raw.hear())["t"] == "GUILD_CREATE"
        assert await raw.hear() == 4004
    assert sandbox.world.token != token
    assert not sandbox.gateway.sessions
    assert (await api("GET", "/gateway/bot"))[0] == 401

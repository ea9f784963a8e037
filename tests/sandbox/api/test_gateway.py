"""How the gateway treats discord.py when connections break, and how it treats a raw client."""

from __future__ import annotations

import zlib
from typing import Any

import aiohttp
import pytest

from sandbox.api.compression import packer
from sandbox.client.people import Person
from sandbox.model.founding import found_crowd
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.sandbox.raw import Raw, identify
from tests.kit.sandbox.visitor import Interaction, Visitor


async def record_clicks(visitor: Visitor, person: Person) -> list[str]:
    """Let the visitor say hello to every click; return the custom_ids it receives."""
    heard: list[str] = []

    async def answer(interaction: Interaction) -> None:
        data: Any = interaction.data
        heard.append(data["custom_id"])
        await interaction.response.send_message("hello", ephemeral=True)

    visitor.answer = answer
    return heard


async def test_a_dropped_connection_misses_nothing(
    sandbox: Sandbox, world: World, visitor: Visitor, anna: Person
) -> None:
    heard = await record_clicks(visitor, anna)
    sent = await visitor.channel("games").send("hello")
    (session,) = sandbox.gateway.sessions
    sandbox.gateway.drop()
    await world.until(lambda: not world.bot_online)
    first = await anna.raw_component(sent.id, "while away")
    await anna.wait_for_answer(first)
    await anna.wait_for_answer(await anna.raw_component(sent.id, "back again"))
    assert heard == ["while away", "back again"]
    assert list(sandbox.gateway.sessions) == [session]


async def test_a_silent_connection_carries_nothing_and_its_session_can_be_resumed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        broken = Raw(socket)
        await broken.hear()
        await broken.send(2, identify(sandbox))
        ready = await broken.hear()
        await broken.hear()
        sandbox.gateway.silence()
        await broken.send(1, None)
        sandbox.gateway.reconnect()  # nothing of it arrives
        with pytest.raises(TimeoutError):
            await socket.receive(timeout=0.2)
        assert not socket.closed
        session = {"token": sandbox.world.token, "session_id": ready["d"]["session_id"], "seq": 1}
        async with http.ws_connect(sandbox.gateway_url) as other:
            raw = Raw(other)
            await raw.hear()
            await raw.send(6, session)
            assert [(await raw.hear())["t"] for _ in range(2)] == ["GUILD_CREATE", "RESUMED"]


@pytest.mark.parametrize("how", ["invalid", "reconnect"])
async def test_other_ways_to_lose_a_connection(
    sandbox: Sandbox, world: World, visitor: Visitor, anna: Person, how: str
) -> None:
    heard = await record_clicks(visitor, anna)
    sent = await visitor.channel("games").send("hello")
    (session,) = sandbox.gateway.sessions
    if how == "invalid":
        sandbox.gateway.drop(resumable=False)
    else:
        sandbox.gateway.reconnect()
    await world.until(lambda: not world.bot_online)
    await world.until(lambda: world.bot_online)
    await anna.wait_for_answer(await anna.raw_component(sent.id, "still there"))
    assert heard == ["still there"]
    assert (session in sandbox.gateway.sessions) == (how == "reconnect")


async def test_people_see_whether_the_bot_is_there(world: World, visitor: Visitor, anna: Person) -> None:
    online = {user["username"]: user["online"] for user in anna.ready()["users"]}
    assert online["Bot"] and online["ben"]
    queue = anna.subscribe()
    await visitor.close()
    await world.until(lambda: not world.bot_online)
    assert queue.get_nowait()["d"]["status"] == "offline"


@pytest.mark.parametrize(
    ("op", "more", "code"),
    [
        (2, {"token": "wrong"}, 4004),
        (2, {"shard": [2, 2]}, 4010),
        (2, {"intents": 1 << 30}, 4013),
        (2, {"intents": 1 << 15}, 4014),
        (3, {}, 4003),
        (2, None, 4002),
    ],
)
async def test_close_codes(sandbox: Sandbox, op: int, more: dict[str, Any] | None, code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        raw = Raw(socket)
        assert (await raw.hear())["op"] == 10
        await raw.send(op, None if more is None else identify(sandbox, **more))
        assert await raw.hear() == code


async def test_identifying_twice_and_strange_opcodes(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        for op, code in ((2, 4005), (8, 4001)):
            async with session.ws_connect(sandbox.gateway_url) as socket:
                raw = Raw(socket)
                await raw.hear()
                sandbox.world.advance(10)
                await raw.send(2, identify(sandbox))
                assert [(await raw.hear())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
                await raw.send(op, identify(sandbox))
                assert await raw.hear() == code


async def test_many_guilds_are_announced_with_other_events_in_between() -> None:
    count = 100
    async with (
        Sandbox() as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.gateway_url) as socket,
    ):
        found_crowd(sandbox.world, count)
        raw = Raw(socket)
        await raw.hear()
        await raw.send(2, identify(sandbox))
        heard = [(await raw.hear())["t"] for _ in range(2)]
        await sandbox.person("Anna").create_channel("den")
        while heard.count("GUILD_CREATE") <= count:
            heard.append((await raw.hear())["t"])
        assert heard[:2] == ["READY", "GUILD_CREATE"]
        assert heard[2:-1].count("CHANNEL_CREATE") == 1
        assert len(heard) == count + 3


async def test_heartbeats_are_answered_and_their_lack_closes() -> None:
    async with (
        Sandbox(heartbeat_seconds=0.05) as sandbox,
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.gateway_url + "?compress=zlib-stream") as socket,
    ):
        raw = Raw(socket, compressed=True)
        assert (await raw.hear())["d"] == {"heartbeat_interval": 50}
        await raw.send(1, None)
        assert (await raw.hear())["op"] == 11
        assert await raw.hear() == 4009


async def test_identifying_again_at_once_is_too_fast() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        heard = []
        for _ in range(2):
            async with session.ws_connect(sandbox.gateway_url) as socket:
                raw = Raw(socket)
                await raw.hear()
                await raw.send(2, identify(sandbox))
                heard.append(await raw.hear())
        assert heard[0]["t"] == "READY"
        assert (heard[1]["op"], heard[1]["d"]) == (9, False)


async def test_an_unknown_session_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        raw = Raw(socket)
        await raw.hear()
        await raw.send(6, {"token": sandbox.world.token, "session_id": "gone", "seq": 3})
        heard = await raw.hear()
        assert (heard["op"], heard["d"]) == (9, False)


@pytest.mark.parametrize(
    ("code", "seconds", "known"), [(4000, 110, True), (4000, 130, False), (1000, 1, False), (1001, 1, False)]
)
async def test_anybody_goes_on_with_a_session_that_was_not_ended_lately(
    sandbox: Sandbox, world: World, anna: Person, code: int, seconds: float, known: bool
) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(sandbox.gateway_url) as socket:
            raw = Raw(socket)
            await raw.hear()
            await raw.send(2, identify(sandbox))
            ready = await raw.hear()
            heard = await raw.hear()
            await socket.close(code=code)
        await world.until(lambda: not world.bot_online)
        await anna.create_channel("while nobody listens")
        world.advance(seconds)
        async with session.ws_connect(ready["d"]["resume_gateway_url"]) as socket:
            raw = Raw(socket)
            await raw.hear()
            left = {"session_id": ready["d"]["session_id"], "seq": heard["s"]}
            await raw.send(6, {"token": world.token, **left})
            told = await raw.hear()
            if known:
                assert (told["t"], told["s"]) == ("CHANNEL_CREATE", heard["s"] + 1)
                assert (await raw.hear())["t"] == "RESUMED"
            else:
                assert (told["op"], told["d"]) == (9, False)


def test_zlib_packs_one_stream() -> None:
    pack, stream = packer("zlib-stream"), zlib.decompressobj()
    assert pack is not None and packer("") is None
    packed = [pack(text) for text in (b"one", b"two")]
    assert [stream.decompress(part) for part in packed] == [b"one", b"two"]
    assert all(part.endswith(b"\0\0\xff\xff") for part in packed)
    with pytest.raises(ValueError, match="not imitated"):
        packer("brotli")


def test_zstd_packs_one_stream() -> None:
    zstd = pytest.importorskip("compression.zstd", reason="zstd comes with Python 3.14")
    pack, stream = packer("zstd-stream"), zstd.ZstdDecompressor()
    assert pack is not None
    assert [stream.decompress(pack(text)) for text in (b"one", b"two")] == [b"one", b"two"]

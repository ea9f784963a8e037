"""The private parts of discord.py that Freehold uses still exist and work as before."""

from __future__ import annotations

import inspect

import discord
import pytest
from discord.app_commands import CommandTree
from discord.client import Client
from discord.ext.commands import AutoShardedBot
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.state import AutoShardedConnectionState

from bot import discord_internals

USED = {
    (Route, "BASE"): "`use_api` sets where requests go",
    (DiscordWebSocket, "DEFAULT_GATEWAY"): "`use_gateway` sets where shards connect to",
    (DiscordWebSocket, "poll_event"): "`yield_between_events` wraps it",
    (HTTPClient, "request"): "`pace_requests` replaces it",
    (HTTPClient, "ws_connect"): "`connect_through` replaces it",
    (AutoShardedConnectionState, "_remove_guild"): "`forget_guild` calls it",
    (discord.VoiceClient, "warn_nacl"): "`silence_voice_warnings` sets it",
    (discord.VoiceClient, "warn_dave"): "`silence_voice_warnings` sets it",
    (AutoShardedBot, "launch_shard"): "`bot.cluster.bot` overrides it",
}


@pytest.mark.parametrize(("owner", "name"), USED)
def test_what_is_replaced_or_called_exists(owner: type, name: str) -> None:
    what = f"{owner.__module__}.{owner.__qualname__}.{name}"
    assert hasattr(owner, name), f"discord.py {discord.__version__} has no {what}: {USED[owner, name]}"


def test_heartbeats_are_sent_as_before() -> None:
    source = inspect.getsource(discord.gateway)
    for used in ("KeepAliveHandler(ws=self, interval=interval", "self._keep_alive = ", "self._last_recv"):
        assert used in source, f"discord.py has no {used!r}: adapt `FrequentHeartbeat` and `measure_silence`"


def test_a_shard_is_launched_with_the_same_arguments() -> None:
    expected = ["self", "gateway", "shard_id", "initial"]
    found = list(inspect.signature(AutoShardedBot.launch_shard).parameters)
    assert found == expected, f"launch_shard takes {found} now: adapt `bot.cluster.bot`"


def test_the_tasks_that_answer_interactions_are_named_as_before() -> None:
    for owner, name in zip((CommandTree, Client), discord_internals.ANSWERING, strict=True):
        template = name.partition(":")[0]
        assert template in inspect.getsource(owner), (
            f"discord.py {discord.__version__} names no task {name!r} any more: adapt `answering_tasks`"
        )

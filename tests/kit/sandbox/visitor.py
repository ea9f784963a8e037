"""An ordinary bot with unmodified discord.py, for tests of the sandbox."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from sandbox.server import Sandbox

Interaction = discord.Interaction[discord.Client]
OnInteraction = Callable[[Interaction], Awaitable[object]]


class Visitor(commands.AutoShardedBot):
    """A bot with the guilds intent alone and the shards *ids*, or all. `answer` handles clicks and modals."""

    def __init__(
        self,
        sandbox: Sandbox,
        intents: discord.Intents,
        shards: int | None = None,
        ids: list[int] | None = None,
    ) -> None:
        owned: dict[str, Any] = {} if ids is None else {"shard_ids": ids}
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            shard_count=shards,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.02,
            help_command=None,
            **owned,
        )
        self.sandbox = sandbox
        self.answer: OnInteraction | None = None
        self.seen: list[tuple[str, object]] = []
        self.faults: list[BaseException] = []
        self._running: asyncio.Task[None] | None = None

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once, because the sandbox of the tests has no five seconds between shards."""

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.application_command or self.answer is None:
            return
        try:
            await self.answer(interaction)
        except Exception as error:
            self.faults.append(error)

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(("message", message))

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.seen.append(("thread", thread))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.seen.append(("deleted", channel.id))

    async def run_beside(self) -> None:
        """Log in, connect, and keep running beside the test."""
        await self.login(self.sandbox.world.token)
        self._running = asyncio.create_task(self.connect())
        waiting = asyncio.create_task(self.wait_until_ready())
        done, _ = await asyncio.wait({waiting, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if self._running in done:
            waiting.cancel()
            await self._running

    async def end(self) -> None:
        """Disconnect."""
        await self.close()
        if self._running is not None:
            await asyncio.wait({self._running})

    def channel(self, name: str) -> discord.TextChannel:
        """Return a text channel by its name."""
        channel = self.get_channel(self.sandbox.world.find_channel(name).id)
        assert isinstance(channel, discord.TextChannel)
        return channel


Api = Callable[..., Awaitable[tuple[int, Any]]]
"""Calls the sandbox's API directly."""

Visit = Callable[..., Awaitable[Visitor]]
"""Connects a bot."""

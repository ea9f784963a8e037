"""A sandbox for one test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from sandbox.server import Sandbox


@asynccontextmanager
async def open_sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """Open a new sandbox on a free port, and point discord.py at it.

    It waits a hundred times as long as Discord does, because a slow machine may take more than three seconds
    to acknowledge.
    """
    async with Sandbox(pace=0.01, acknowledge_within=20) as sandbox:
        monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
        yield sandbox

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
    """A new sandbox on a free port, a hundred times as patient as Discord; discord.py is pointed at it.

    A machine that is slow for a moment has more than Discord's three seconds to acknowledge.
    """
    async with Sandbox(pace=0.01, acknowledge_within=20) as sandbox:
        monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
        yield sandbox

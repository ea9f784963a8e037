"""Shortcuts that keep the bot from waiting in tests."""

from __future__ import annotations

import pytest

import bot.client
from bot.analysis import analyses
from bot.client import Client
from bot.cluster import gate
from bot.discord import emojis, pace, presenter
from bot.discord_internals import FrequentHeartbeat
from bot.hints import hints
from bot.league import board
from bot.service import uptime
from bot.store.database import sqlite
from games.search.search import Budget
from tests.kit.children import keep_priority


def hasten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speed up the bot's own delays as much as the sandbox of the tests is sped up.

    It has no emojis, because drawing and uploading them takes as long as a whole test. Searches are short and
    the same on every machine.
    """
    keep_priority(monkeypatch)
    monkeypatch.setattr(analyses, "BUDGET", Budget(simulations=24))
    monkeypatch.setattr(hints, "BUDGET", Budget(simulations=20))
    monkeypatch.setattr(emojis, "list_drawings", dict)
    monkeypatch.setattr(presenter, "EVERY", 0.02)
    monkeypatch.setattr(presenter, "END_AFTER", 60.0)  # else a busy machine would show an end twice
    monkeypatch.setattr(board, "EVERY", 0.02)
    monkeypatch.setattr(pace, "STEADY", 80.0)
    monkeypatch.setattr(bot.client, "GUILDS_WITHIN", 0.02)
    monkeypatch.setattr(gate, "SECONDS", 0.06)
    turn_off_fsync(monkeypatch)


def is_up(client: Client) -> bool:
    """Whether *client* is ready and knows all its servers. A hastened client may be ready before it does."""
    return client.is_ready() and not any(guild.unavailable for guild in client.guilds)


def turn_off_fsync(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off fsync: tests needn't survive a power cut, and most of them would spend their time waiting."""
    monkeypatch.setattr(sqlite, "SYNCHRONOUS", "OFF")


def notice_silence_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notice a silent gateway after a second, and connect anew after four, from the next start on."""
    monkeypatch.setattr(FrequentHeartbeat, "SECONDS", 0.2)
    monkeypatch.setattr(uptime, "SILENT", 1.0)
    monkeypatch.setattr(bot.client, "RECONNECT_AFTER", 4.0)

"""The process is killed at random moments of a match, and the match goes on as if nothing had been.

A move is acknowledged when its click was answered by the panel as it is after the move. Whatever was
acknowledged is found in the database, once, and stays there.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from bot.discord import presenter
from sandbox.model.errors import Refused
from sandbox.model.reading import text
from sandbox.server import Sandbox
from tests.cogs.freehold import Freehold, Guest, Json, play
from tests.journeys.bot import Bot
from tests.journeys.evidence import called_once_a_turn, is_shown, is_sound, latest
from tests.journeys.witness import FACE

MADE_BY = {"do", "pick", "choose", "fill", "sure"}
ANSWER = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox that the bot's process connects to."""
    async with Sandbox(pace=0.01, acknowledge_within=20) as sandbox:
        yield sandbox


def acknowledged(sandbox: Sandbox) -> set[int]:
    """The interactions whose moves people saw made."""
    made = set()
    tokens = {item.token: item for item in sandbox.world.interactions.values()}
    for request in sandbox.rest.requests:
        if request.route == ANSWER and request.method == "PATCH" and request.status == 200:
            interaction = tokens[request.path.split("/")[-3]]
            verb = interaction.data.get("custom_id", "::::").split(":")[3]
            answer: Json = request.answer  # type: ignore[assignment]
            told = text(answer)
            if verb in MADE_BY and "Are you sure" not in told and "moved on since" not in told:
                made.add(interaction.id)
    return made


def made(file: Path) -> list[int]:
    """The interactions whose moves are stored."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT interaction_id FROM moves WHERE interaction_id IS NOT NULL")
        return [id for (id,) in found]


async def killed_again_and_again(
    sandbox: Sandbox, folder: Path, monkeypatch: pytest.MonkeyPatch, kills: int
) -> None:
    random = Random()
    file = folder / "freehold.db"
    bot = Bot(sandbox, file, folder / "log")
    await bot.start()
    anna, ben = guests = [
        Guest(sandbox, sandbox.person(name), sandbox.world.place("games").id, file)
        for name in ("Anna", "Ben")
    ]
    await anna.command("property new", count_property="yes")
    await ben.press("join")
    await anna.shown("Ben** · B")
    await anna.press("addbot")
    await anna.shown("· bot")
    await anna.press("start")
    before: list[int] = []
    for _ in range(kills):
        playing = asyncio.create_task(persistently(sandbox, guests, random, 100))
        if before:
            await asyncio.sleep(random.uniform(0, 1.5))
        else:
            await sandbox.world.until(lambda: acknowledged(sandbox))
        await bot.kill()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        kept = made(file)
        assert set(before) <= set(kept)
        assert len(kept) == len(set(kept))
        assert acknowledged(sandbox) <= set(kept)
        assert set(kept) <= set(sandbox.world.interactions)
        before = kept

        await bot.start()
        await is_at_rest(sandbox, file)
        match, log = await latest(file)
        is_sound(match, log)
        await is_shown(sandbox, anna, match)
        called_once_a_turn(guests, match, log)
        if match.status == "over":
            break
    await bot.kill()
    assert acknowledged(sandbox)
    assert match.version > kills // 2
    told = bot.log.read_text()
    assert '"ready"' in told
    assert sandbox.world.token not in told
    assert match.seed.hex() not in told
    assert not FACE.search(told)

    monkeypatch.setattr(presenter, "EVERY", 0.02)
    freehold = Freehold(sandbox, file)
    await freehold.start()
    while match.status != "over":
        await persistently(sandbox, guests, random, 1)
        match, log = await latest(file)
    await freehold.client.presenter.settled()
    is_sound(match, log)
    await is_shown(sandbox, anna, match)
    called_once_a_turn(guests, match, log)
    assert set(before) <= set(made(file))
    await freehold.stop()


async def is_at_rest(sandbox: Sandbox, file: Path) -> None:
    """Wait until a person is awaited, and all is shown."""
    query = (
        "SELECT 1 FROM matches WHERE shown_version = version AND (status = 'over' OR EXISTS (SELECT 1 FROM "
        "players WHERE match_id = id AND waiting >> seat & 1 AND user_id IS NOT NULL AND NOT away))"
    )
    with closing(sqlite3.connect(file)) as connection:
        await sandbox.world.until(lambda: connection.execute(query).fetchone())


async def persistently(sandbox: Sandbox, guests: list[Guest], random: Random, times: int) -> None:
    """Make moves, whatever happens; where somebody was asked to confirm one, they do."""
    for _ in range(times):
        with suppress(Refused, TimeoutError):
            for guest in guests:
                if guest.offered(["sure"]):
                    await guest.press("sure")
            await play(sandbox, guests, random, 1)


async def test_nothing_is_lost_or_doubled_by_six_kills(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await killed_again_and_again(sandbox, tmp_path, monkeypatch, 6)


@pytest.mark.soak
async def test_nothing_is_lost_or_doubled_by_twenty_five_kills(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await killed_again_and_again(sandbox, tmp_path, monkeypatch, 25)

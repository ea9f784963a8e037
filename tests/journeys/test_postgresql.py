"""Freehold on PostgreSQL: a whole match, and a server that is killed in the middle of one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from sandbox.model.errors import Refused
from sandbox.model.reading import pictures
from sandbox.server import Sandbox
from tests.kit.evidence import acknowledged, is_at_rest, is_shown, is_sound, latest, made, played_out
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest, play
from tests.kit.postgresql import TEMPLATE, Server
from tests.kit.process import Bot, persistently


@pytest.mark.parametrize("freehold", ["postgresql"], indirect=True)
async def test_a_match_from_its_lobby_to_the_rematch(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben", bots=1, game="deal")
    anna, ben = guests

    await play(freehold.sandbox, guests, Random(6), well=True)

    match, _ = await played_out(freehold)
    await is_shown(freehold.sandbox, anna, match)
    await anna.shown("🥇")
    await ben.press("verify")
    assert await ben.told("Every shuffle was fair")
    await ben.press("rematch")
    await anna.shown("Once more?")
    await anna.press("join")
    await freehold.sandbox.world.until(lambda: anna.offered(["hand"]))
    await anna.command("profile")
    await anna.see(lambda message: any("1 played" in each["description"] for each in pictures(message)))


@pytest.fixture
async def patient() -> AsyncIterator[Sandbox]:
    """A sandbox that the bot's process connects to."""
    async with Sandbox(pace=0.01, acknowledge_within=20) as sandbox:
        yield sandbox


async def test_a_server_that_is_killed_in_mid_move_and_comes_back(
    patient: Sandbox, mortal: Server, tmp_path: Path
) -> None:
    world, random = patient.world, Random(5)
    await mortal.run(f"CREATE DATABASE {TEMPLATE}")
    place = mortal.url(TEMPLATE)
    bot = Bot(patient, place, tmp_path / "log")
    await bot.start()
    anna, ben = guests = [
        Guest(patient, patient.person(name), world.find_channel("games").id, place)
        for name in ("Anna", "Ben")
    ]
    await anna.command("property new")
    await ben.press("join")
    await anna.shown("Ben** · B")
    await anna.press("start")
    await world.until(lambda: anna.offered(["hand"]))
    playing = asyncio.create_task(persistently(patient, guests, random, 100))
    await world.until(lambda: len(acknowledged(patient)) > 2)
    mortal.kill()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    with suppress(Refused, TimeoutError):
        await anna.command("profile")
    await world.until(lambda: "can’t reach my database" in " ".join(anna.private()))
    mortal.start()
    await is_at_rest(patient, place)
    kept = made(place)
    assert len(kept) == len(set(kept))
    assert acknowledged(patient) <= set(kept) <= set(world.interactions)
    await persistently(patient, guests, random, 3)
    await is_at_rest(patient, place)
    match, log = await latest(place)
    assert match.version > len(kept)
    assert set(kept) < set(made(place))
    is_sound(match, log)
    await is_shown(patient, anna, match)
    await bot.kill()
    said = bot.log.read_text()
    assert "broadcasts of other processes are lost" in said
    assert "broadcasts of other processes are received again" in said
    assert "Traceback" not in said, said

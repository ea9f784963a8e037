"""Freehold on PostgreSQL: a whole match, and a server that is killed during one."""

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
from tests.kit.evidence import (
    check_log,
    find_acknowledged,
    find_stored,
    load_finished,
    load_latest,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest, play
from tests.kit.postgresql import TEMPLATE, Server
from tests.kit.process import Bot, play_persistently


@pytest.mark.parametrize("freehold", ["postgresql"], indirect=True)
async def test_a_match_from_its_lobby_to_the_rematch(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben", bots=1, game="deal")
    anna, ben = guests

    await play(freehold.sandbox, guests, Random(6), well=True)

    match, _ = await load_finished(freehold)
    await wait_until_shown(freehold.sandbox, anna, match)
    await anna.wait_for_text("🥇")
    await ben.press("verify")
    assert await ben.wait_for_reply("Every shuffle was fair")
    await ben.press("rematch")
    await anna.wait_for_text("Once more?")
    await anna.press("join")
    await freehold.sandbox.world.until(lambda: anna.find_control(["hand"]))
    await anna.command("profile")
    await anna.wait_for_message(
        lambda message: any("1 played" in each["description"] for each in pictures(message))
    )


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
    await anna.wait_for_text("Ben** · B")
    await anna.press("start")
    await world.until(lambda: anna.find_control(["hand"]))
    playing = asyncio.create_task(play_persistently(patient, guests, random, 100))
    await world.until(lambda: len(find_acknowledged(patient)) > 2)
    mortal.kill()
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    with suppress(Refused, TimeoutError):
        await anna.command("profile")
    await world.until(lambda: "can’t reach my database" in " ".join(anna.find_replies()))
    mortal.start()
    await wait_until_at_rest(patient, place)
    kept = find_stored(place)
    assert len(kept) == len(set(kept))
    assert find_acknowledged(patient) <= set(kept) <= set(world.interactions)
    await play_persistently(patient, guests, random, 3)
    await wait_until_at_rest(patient, place)
    match, log = await load_latest(place)
    assert match.version > len(kept)
    assert set(kept) < set(find_stored(place))
    check_log(match, log)
    await wait_until_shown(patient, anna, match)
    await bot.kill()
    said = bot.log.read_text()
    assert "broadcasts of other processes are lost" in said
    assert "broadcasts of other processes are received again" in said
    assert "Traceback" not in said, said

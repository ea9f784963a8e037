"""Matches with real render workers, all of which are killed again and again."""

from __future__ import annotations

import os
import shutil
import signal
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.discord.messages.newcomers import list_choices
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.children import children
from tests.kit.dealing import deal_by_name
from tests.kit.freehold import Freehold, data, wait_until_idle
from tests.kit.guest import play
from tests.kit.haste import hasten


async def test_covers_are_drawn_before_anybody_asks_for_help(
    sandbox: Sandbox, tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hasten(monkeypatch)
    freehold = Freehold(sandbox, tmp_path / "freehold.db", render_workers=1)
    shutil.copy(migrated, freehold.file)
    await freehold.start()
    pictures, games = freehold.client.presenter.pictures, len(list_choices())
    await sandbox.world.until(lambda: len(pictures._covers) >= 2 * games, PATIENCE)
    monkeypatch.setattr(pictures.workers, "paint", None)
    anna = freehold.guest("Anna")
    await anna.command("help")
    shown = await anna.wait_for_text("Welcome to Freehold")
    assert len(shown["attachments"]) == games
    await freehold.stop()
    assert freehold.faults == []


async def test_every_picture_is_shown_though_painters_are_killed(
    sandbox: Sandbox,
    tmp_path: Path,
    migrated: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    hasten(monkeypatch)
    deal_by_name(monkeypatch, request.node.nodeid)
    freehold = Freehold(sandbox, tmp_path / "freehold.db", render_workers=1)
    shutil.copy(migrated, freehold.file)
    await freehold.start()
    anna, ben = await freehold.table("Anna", "Ben")
    killed = set()
    for _ in range(3):
        await wait_until_idle(freehold)
        for pid in children("bot.workers.render"):
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        await play(sandbox, [anna, ben], Random(3), moves=1)
    await wait_until_idle(freehold)
    assert len(killed) > 1
    table, _ = anna.find_control(["hand"])  # type: ignore[misc]
    assert Image.open(BytesIO(data(freehold, table, "table.png"))).width == 1120
    await anna.resign()
    await anna.wait_for_text("🥇")
    await anna.command("match replay")
    await anna.press("film")
    shown = await anna.wait_for_message(lambda m: "the whole match" in text(m) and m["attachments"])
    film = Image.open(BytesIO(data(freehold, shown, shown["attachments"][0]["filename"])))
    assert film.n_frames > 2  # type: ignore[attr-defined]
    await freehold.stop()
    assert freehold.faults == []
    assert children("bot.workers.render") == []

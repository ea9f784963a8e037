"""Starting, running and stopping the bot, with the sandbox."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from signal import Signals
from typing import Any

import pytest
import structlog

from bot import heartbeat
from bot.__main__ import main
from bot.cluster.claims import this_process
from bot.run import run
from bot.settings import Settings
from bot.store import Store
from bot.version import VERSION
from cogs.setup import setup
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox

Make = Callable[..., Settings]

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(pace=0) as sandbox:
        yield sandbox


@pytest.fixture
def settings(sandbox: Sandbox, tmp_path: Path) -> Make:
    def make(**changes: Any) -> Settings:
        values = {
            "discord_token": sandbox.world.token,
            "discord_api_url": sandbox.api_url,
            "discord_gateway_url": sandbox.gateway_url,
            "database_url": f"sqlite+aiosqlite:///{tmp_path / 'freehold.db'}",
        }
        return Settings(_env_file=None, **values | changes)

    return make


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_in_order_when_told(
    settings: Callable[..., Any], sandbox: Sandbox, sign: Signals
) -> None:
    chosen = settings()
    running = asyncio.create_task(run(chosen, setup))
    await until(lambda: heartbeat.is_alive(chosen.database_url))
    os.kill(os.getpid(), sign)
    assert await asyncio.wait_for(running, PATIENCE) == 0
    assert not heartbeat.is_alive(chosen.database_url)
    assert not any(task.get_name() in ("clock", "live", "redo") for task in asyncio.all_tasks())


async def test_a_wrong_token_is_one_clear_line(settings: Callable[..., Any]) -> None:
    with structlog.testing.capture_logs() as logged:
        assert await run(settings(discord_token="nonsense"), setup) == 2
    (line,) = [line["event"] for line in logged if line["log_level"] == "error"]
    assert "Discord does not know this DISCORD_TOKEN" in line


async def test_a_database_that_cannot_be_used_ends_it(settings: Callable[..., Any]) -> None:
    assert await run(settings(database_url="sqlite+aiosqlite:////nowhere/at/all.db"), setup) == 1


async def test_without_network_it_tries_again_until_told_to_stop(settings: Callable[..., Any]) -> None:
    nowhere = settings(discord_api_url="http://127.0.0.1:9/api/v10", discord_gateway_url="ws://127.0.0.1:9")
    with structlog.testing.capture_logs() as logged:
        running = asyncio.create_task(run(nowhere, setup))
        await until(lambda: any("trying again" in line["event"] for line in logged))
        assert not running.done()
        os.kill(os.getpid(), signal.SIGTERM)
        assert await asyncio.wait_for(running, PATIENCE) == 0


async def test_commands_are_registered_only_when_they_changed(
    settings: Callable[..., Any], sandbox: Sandbox
) -> None:
    def registered() -> int:
        return sum(request.method == "PUT" for request in sandbox.rest.requests)

    chosen = settings()
    for _ in range(2):
        running = asyncio.create_task(run(chosen, setup))
        await until(lambda: heartbeat.is_alive(chosen.database_url))
        await until(lambda: registered() == 1)
        os.kill(os.getpid(), signal.SIGTERM)
        await running
    assert registered() == 1


@pytest.fixture
def signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the heartbeats of bots."""
    folder = tmp_path / "signs"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


async def test_an_old_sign_of_life_is_none_and_every_bot_has_its_own(signs: Path) -> None:
    is_well, said = [True, True], ["one\n", "two\n"]

    async def look(number: int) -> bool:
        return is_well[number]

    living = [
        asyncio.create_task(heartbeat.beat("both", partial(look, n), partial(said.__getitem__, n)))
        for n in (0, 1)
    ]
    await until(lambda: heartbeat.is_alive("both"))
    assert sorted(heartbeat.read_report("both").splitlines()) == ["one", "two"]
    assert not heartbeat.is_alive("another")
    for sign in signs.iterdir():
        os.utime(sign, (0, time.time() - heartbeat.PATIENCE - 1))
        assert not heartbeat.is_alive("both")
        os.utime(sign)
        assert heartbeat.is_alive("both")
    living[0].cancel()
    await asyncio.wait(living[:1])
    assert heartbeat.read_report("both") == "two\n" and heartbeat.is_alive("both")

    is_well[0] = False  # one that begins and has not given any
    living[0] = asyncio.create_task(heartbeat.beat("both", partial(look, 0), lambda: ""))
    await until(lambda: len(list(signs.iterdir())) == 2)
    await until(lambda: not heartbeat.is_alive("both"))
    for each in living:
        each.cancel()
    await asyncio.wait(living)
    assert not list(signs.iterdir())


async def test_what_killed_bots_left_tells_nothing_and_is_removed(signs: Path) -> None:
    async def is_healthy() -> bool:
        return True

    ages = {"young": 0.0, "old": heartbeat.PATIENCE + 1}
    for name, age in ages.items():
        file = signs / f"{heartbeat._name('killed')}-{name}.alive"
        file.write_text("of one that was killed")
        os.utime(file, (0, time.time() - age))
    assert not heartbeat.is_alive("killed") and heartbeat.read_report("killed") == ""
    living = asyncio.create_task(heartbeat.beat("another", is_healthy, str))
    await until(lambda: heartbeat.is_alive("another"))
    assert [file.stem[-5:] for file in signs.glob(f"{heartbeat._name('killed')}*")] == ["young"]
    living.cancel()
    await asyncio.wait([living])


async def test_whatever_is_written_is_for_its_owner_only(
    settings: Callable[..., Any], sandbox: Sandbox, tmp_path: Path
) -> None:
    others = tmp_path / "others"
    others.mkdir()
    chosen = settings()
    told = {
        "DISCORD_TOKEN": sandbox.world.token,
        "DISCORD_API_URL": chosen.discord_api_url,
        "DISCORD_GATEWAY_URL": chosen.discord_gateway_url,
        "DATABASE_URL": chosen.database_url,
        "TMPDIR": str(others),
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
    }

    def freehold(*arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "bot", *arguments]
        return subprocess.Popen(command, cwd=tmp_path, env=os.environ | told, umask=0)

    def written() -> dict[str, int]:
        return {each.name: each.stat().st_mode for each in tmp_path.rglob("*") if each.is_file()}

    bot = freehold()
    try:
        await until(lambda: any(sign.stat().st_mtime for sign in others.glob("*.alive")))
        assert await asyncio.to_thread(freehold("--backup", "backup.db").wait, PATIENCE) == 0
        modes = written()
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(bot.wait, PATIENCE) == 0
    finally:
        bot.kill()
        bot.wait(PATIENCE)
    copy = freehold("--copy", f"sqlite+aiosqlite:///{tmp_path}/copy.db")
    assert await asyncio.to_thread(copy.wait, PATIENCE) == 0
    modes |= written()
    wanted = {"freehold.db", "freehold.db-wal", "backup.db", "copy.db"}
    assert not wanted - modes.keys()
    assert [name for name in modes if name.endswith(".alive")]
    assert {name for name, mode in modes.items() if mode & 0o077} == set()


@pytest.fixture
def no_room() -> Iterator[Callable[[bool], None]]:
    """A switch that forbids this process to write to files; it is reset at the end."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit(is_full: bool) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]) if is_full else before)

    yield limit
    limit(False)


async def test_signs_of_life_outlive_a_full_disk_and_a_lost_file(
    signs: Path, monkeypatch: pytest.MonkeyPatch, no_room: Callable[..., Any]
) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", 0.02)
    monkeypatch.setattr(heartbeat, "SOON", 0.02)

    async def is_healthy() -> bool:
        return True

    said = ["before\n"]
    with structlog.testing.capture_logs() as logged:
        living = asyncio.create_task(heartbeat.beat("poor", is_healthy, lambda: said[0]))
        await until(lambda: heartbeat.read_report("poor") == "before\n")
        no_room(True)
        said[0] = "meanwhile\n"
        os.utime(next(signs.iterdir()), (0, 0))
        await until(lambda: heartbeat.is_alive("poor"))  # the bot is healthy, and so it says
        no_room(False)
        await until(lambda: heartbeat.read_report("poor") == "meanwhile\n")

        next(signs.iterdir()).unlink()  # somebody tidies up
        await until(lambda: heartbeat.is_alive("poor"))
        shutil.rmtree(signs)
        await until(lambda: len([line for line in logged if "retrying" in line["event"]]) > 1)
        assert not living.done() and not heartbeat.is_alive("poor")
        signs.mkdir()
        await until(lambda: heartbeat.is_alive("poor"))
    assert any("File too large" in line.get("reason", "") for line in logged)
    living.cancel()
    await asyncio.wait([living])
    assert not list(signs.iterdir())


async def test_the_health_check_tells_what_cannot_be_brought_up_to_date(
    settings: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = settings().database_url
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", url)

    async def is_healthy() -> bool:
        return True

    living = asyncio.create_task(heartbeat.beat(url, is_healthy, lambda: "Not up to date: 2.\n"))
    await until(lambda: heartbeat.is_alive(url))
    assert main(["--healthy"]) == 0
    assert capsys.readouterr().out == "Not up to date: 2.\n"
    living.cancel()
    await asyncio.wait([living])
    assert main(["--healthy"]) == 1


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_it_tells_what_it_can_do_without_any_setting(
    option: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "none")
    assert main([option]) == 0
    told = capsys.readouterr().out
    for each in ("--version", "--healthy", "--ratings", "--backup", "--check", "--copy"):
        assert f"python -m bot {each}" in told


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    told = capsys.readouterr().out.split()
    assert told == ["Freehold", VERSION]
    assert (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").index(f"## [{VERSION}]") > 0


async def test_a_second_process_on_a_file_says_who_has_it_and_ends_with_3(
    settings: Callable[..., Any],
) -> None:
    first = await Store.open(settings().database_url)
    await first.claims.begin(1, takes=False)
    with structlog.testing.capture_logs() as logged:
        assert await run(settings(), setup) == 3
    (line,) = [line["event"] for line in logged if line["log_level"] == "error"]
    assert f"is in use by {this_process()}" in line
    await first.close()
    second = await Store.open(settings().database_url)
    await second.claims.begin(1, takes=False)
    await second.close()


UNUSED = ["aiohttp.web", "alembic", "sqlalchemy.dialects.postgresql"]


@pytest.mark.parametrize("module", UNUSED)
def test_what_few_need_is_not_loaded_at_the_start(module: str) -> None:
    code = f"import sys, bot.run, cogs.setup; sys.exit({module!r} in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=PATIENCE)

"""Running ``python -m sandbox`` as a person does."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from sandbox.model.world import PATIENCE

ROOT = Path(__file__).parents[2]
Start = Callable[..., Awaitable[Process]]


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    started: list[Process] = []

    async def run(port: int, *command: str, options: tuple[str, ...] = ()) -> Process:
        file = str(tmp_path / "sandbox.db")
        arguments = ("--port", str(port), "--data", file, *options, "--", *command)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox", *arguments, cwd=ROOT, stdout=PIPE, stderr=PIPE
        )
        started.append(process)
        return process

    yield run
    for process in started:
        if process.returncode is None:
            process.kill()
        await asyncio.wait_for(process.communicate(), PATIENCE)


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
    return number


async def line(process: Process) -> str:
    assert process.stderr is not None
    return (await asyncio.wait_for(process.stderr.readline(), PATIENCE)).decode().strip()


BOT = """
import os, signal, sys, time
# Not print: the signal may come while print still writes the line below, and print cannot be entered twice.
signal.signal(signal.SIGTERM, lambda *_: (os.write(1, b"orderly\\n"), sys.exit(0)))
print(os.environ["DISCORD_API_URL"], os.environ["DISCORD_GATEWAY_URL"], flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_one_signal_stops_the_sandbox_and_the_bot(
    start: Start, port: int, number: signal.Signals
) -> None:
    process = await start(port, sys.executable, "-c", BOT)
    assert await line(process) == f"Open http://127.0.0.1:{port} in a browser"
    assert await line(process) == "The bot has started."
    assert process.stdout is not None
    urls = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().split()
    assert urls == [f"http://127.0.0.1:{port}/api/v10", f"ws://127.0.0.1:{port}/gateway"]
    process.send_signal(number)
    assert await line(process) == "The bot has stopped."
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert await process.stdout.read() == b"orderly\n"


async def test_several_processes_start_and_stop_together(start: Start, port: int) -> None:
    process = await start(port, sys.executable, "-c", BOT, options=("--shards", "2", "--processes", "2"))
    assert process.stdout is not None
    for _ in range(2):
        await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    process.terminate()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert await process.stdout.read() == b"orderly\n" * 2


async def test_a_crash_is_reported_with_its_exit_code(start: Start, port: int) -> None:
    process = await start(port, sys.executable, "-c", "raise SystemExit(3)")
    assert [await line(process) for _ in range(3)][2] == "The bot exited with code 3."
    assert process.returncode is None
    process.terminate()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


async def test_a_port_in_use_is_reported(start: Start, port: int) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        process = await start(port)
        assert await line(process) == (
            f"Port {port} is in use, perhaps by another sandbox. Choose another port with --port."
        )
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 1


async def test_a_missing_command_is_reported(start: Start, port: int) -> None:
    process = await start(port, "no-such-bot")
    assert [await line(process) for _ in range(2)][1] == "Can't start no-such-bot: no such command."
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a child with its parent")
async def test_a_killed_sandbox_leaves_no_bot_behind(start: Start, port: int) -> None:
    process = await start(port, sys.executable, "-c", BOT)
    assert process.stdout is not None
    await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    process.kill()
    assert await asyncio.wait_for(process.stdout.readline(), PATIENCE) == b"orderly\n"

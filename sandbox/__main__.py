"""``python -m sandbox [--port N] [--data FILE] [-- COMMAND …]``: the sandbox, and a bot that plays in it.

COMMAND gets DISCORD_TOKEN, DISCORD_API_URL and DISCORD_GATEWAY_URL in its environment.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

from sandbox.model.world import TOKEN
from sandbox.process import Process
from sandbox.server import Sandbox

HOST = "127.0.0.1"


def main(arguments: Sequence[str]) -> int:
    """Run until SIGINT or SIGTERM; the exit code."""
    parser = argparse.ArgumentParser("sandbox", description="Discord on localhost, for trying and testing")
    parser.add_argument("--port", type=int, default=8765, help="where the page is (default: 8765)")
    parser.add_argument("--data", type=Path, default=Path("sandbox.db"), help="where everything is kept")
    parser.add_argument("command", nargs="*", metavar="-- COMMAND", help="the bot to start")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="sandbox: %(message)s")
    try:
        return asyncio.run(_run(options.port, options.data, options.command))
    except sqlite3.Error as error:
        _say(f"The sandbox cannot use {options.data} ({error}). Choose another file with --data.")
    except OSError as error:
        if error.filename:
            _say(f"There is no command {error.filename} to start.")
        else:
            _say(f"Port {options.port} is taken: another sandbox may be running. Choose one with --port.")
    return 1


async def _run(port: int, data: Path, command: Sequence[str]) -> int:
    url = f"http://{HOST}:{port}"
    environment = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": f"{url}/api/v10",
        "DISCORD_GATEWAY_URL": url.replace("http", "ws", 1) + "/gateway",
    }

    def told(line: str) -> None:
        _say(line)
        sandbox.pages.changed()

    process = Process(command, environment, told) if command else None
    sandbox = Sandbox(data, host=HOST, port=port, process=process)
    ended = asyncio.Event()

    def end() -> None:
        if ended.is_set() and process is not None:  # asked twice: out of patience
            process.kill()
        ended.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, end)
    try:
        await sandbox.start()
        _say(f"Play at {sandbox.url}")
        if process is not None:
            await process.start()
        await ended.wait()
        if process is not None:
            await process.stop()
    finally:
        await sandbox.stop()
    return 0


def _say(line: str) -> None:
    sys.stderr.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

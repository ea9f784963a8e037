"""``python -m sandbox [--port N] [--data FILE] [-- COMMAND …]``: the sandbox, and a bot that plays in it.

COMMAND gets DISCORD_TOKEN, DISCORD_API_URL and DISCORD_GATEWAY_URL in its environment. With ``--shards N``
there is a server for each of so many shards, and ``--processes N`` starts COMMAND so many times.
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

from sandbox.model.founding import found_on_shards
from sandbox.model.world import TOKEN
from sandbox.process import Processes
from sandbox.server import Sandbox

HOST = "127.0.0.1"


def main(arguments: Sequence[str]) -> int:
    """Run until SIGINT or SIGTERM; the exit code."""
    parser = argparse.ArgumentParser("sandbox", description="Discord on localhost, for trying and testing")
    parser.add_argument("--port", type=int, default=8765, help="where the page is (default: 8765)")
    parser.add_argument("--data", type=Path, default=Path("sandbox.db"), help="where everything is kept")
    parser.add_argument(
        "--shards", type=int, default=1, help="how many shards Discord recommends (default: 1)"
    )
    parser.add_argument("--processes", type=int, default=1, help="how often to start the bot (default: once)")
    parser.add_argument("command", nargs="*", metavar="-- COMMAND", help="the bot to start")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="sandbox: %(message)s")
    try:
        return asyncio.run(_run(options))
    except sqlite3.Error as error:
        _say(f"The sandbox cannot use {options.data} ({error}). Choose another file with --data.")
    except OSError as error:
        if error.filename:
            _say(f"There is no command {error.filename} to start.")
        else:
            _say(
                f"Port {options.port} is taken: another sandbox may be running. Choose one with --port, "
                "or with PORT=8766 make play."
            )
    return 1


async def _run(options: argparse.Namespace) -> int:
    url = f"http://{HOST}:{options.port}"
    environment = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": f"{url}/api/v10",
        "DISCORD_GATEWAY_URL": url.replace("http", "ws", 1) + "/gateway",
    }

    def told(line: str) -> None:
        _say(line)
        sandbox.pages.changed()

    process = Processes(options.command, environment, told, options.processes) if options.command else None
    sandbox = Sandbox(
        options.data,
        host=HOST,
        port=options.port,
        shards=options.shards,
        concurrency=options.shards,
        process=process,
    )
    if options.shards > 1:
        found_on_shards(sandbox.world, options.shards)
    ended = asyncio.Event()

    def end() -> None:
        if ended.is_set() and process is not None:  # asked twice: out of patience
            process.strike_all()
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

"""``python -m sandbox [--port N] [--data FILE] [-- COMMAND …]``: run the sandbox and a bot.

COMMAND gets DISCORD_TOKEN, DISCORD_API_URL and DISCORD_GATEWAY_URL in its environment. Its standard input
tells it how many seconds the sandbox's clock is ahead: one line at its start, and another each time somebody
moves the clock on the page. ``--name NAME`` names the bot. ``--shards N`` adds servers until each of N shards
has one; ``--processes N`` starts COMMAND N times.
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

from sandbox.model.founding import BOT_NAME, found_on_shards
from sandbox.model.world import TOKEN, Dispatch
from sandbox.process import Processes
from sandbox.server import Sandbox

HOST = "127.0.0.1"


def main(arguments: Sequence[str]) -> int:
    """Run until SIGINT or SIGTERM, and return the exit code."""
    parser = argparse.ArgumentParser(
        "sandbox", description="Discord on localhost, for trying out and testing bots"
    )
    parser.add_argument("--port", type=int, default=8765, help="port of the page and the API (default: 8765)")
    parser.add_argument(
        "--data", type=Path, default=Path("sandbox.db"), help="database file (default: sandbox.db)"
    )
    parser.add_argument("--name", default=BOT_NAME, help="name of the bot in a new file (default: Bot)")
    parser.add_argument(
        "--shards", type=int, default=1, help="number of shards to recommend to the bot (default: 1)"
    )
    parser.add_argument("--processes", type=int, default=1, help="number of bot processes (default: 1)")
    parser.add_argument("command", nargs="*", metavar="-- COMMAND", help="command that starts the bot")
    options = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING, format="sandbox: %(message)s")
    try:
        return asyncio.run(_run(options))
    except sqlite3.Error as error:
        _say(f"The sandbox can't use {options.data} ({error}). Choose another file with --data.")
    except OSError as error:
        if error.filename:
            _say(f"Can't start {error.filename}: no such command.")
        else:
            _say(
                f"Port {options.port} is in use, perhaps by another sandbox. Choose another port with --port."
            )
    return 1


async def _run(options: argparse.Namespace) -> int:
    url = f"http://{HOST}:{options.port}"
    environment = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": f"{url}/api/v10",
        "DISCORD_GATEWAY_URL": url.replace("http", "ws", 1) + "/gateway",
    }

    def report(line: str) -> None:
        _say(line)
        sandbox.pages.update_bot()

    def pass_on_time(dispatch: Dispatch) -> None:
        if process is not None and dispatch.name == "CLOCK_UPDATE":
            process.set_ahead(dispatch.data["ahead"])

    process = Processes(options.command, environment, report, options.processes) if options.command else None
    sandbox = Sandbox(
        options.data,
        host=HOST,
        port=options.port,
        shards=options.shards,
        concurrency=options.shards,
        process=process,
        bot_name=options.name,
    )
    if process is not None:
        process.set_ahead(sandbox.world.ahead)
        sandbox.world.listeners.append(pass_on_time)
    if options.shards > 1:
        found_on_shards(sandbox.world, options.shards)
    ended = asyncio.Event()

    def end() -> None:
        if ended.is_set() and process is not None:  # a second signal: stop waiting for the bot
            process.kill_all_now()
        ended.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, end)
    try:
        await sandbox.start()
        _say(f"Open {sandbox.url} in a browser")
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

"""``python -m bot``: run Freehold on Discord until it is stopped.

Exit codes: 0 it was stopped, 1 Discord or the database can't be used, 2 a setting is wrong, such as the
            token, 3 another process owns the shards of this one.
``python -m bot --help`` prints this, ``python -m bot --version`` the version.
``python -m bot --healthy`` exits with 0 if people can play on the bot that runs here; it prints all problems.
``python -m bot --ratings`` recomputes all ratings from the stored results, also while the bot runs.
``python -m bot --backup FILE`` copies the database to a file, also while the bot runs.
``python -m bot --check FILE`` exits with 0 if such a file is undamaged.
``python -m bot --copy`` copies the database to the empty one at COPY_TO, while no bot runs. ``--copy FILE``
takes the address from a file, and ``--copy URL`` from the command line, if it has no password in it.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import settings
from bot.heartbeat import is_alive, read_report
from bot.version import VERSION

if TYPE_CHECKING:
    from bot.client import Client


def main(arguments: list[str], begin: Callable[[Client], None] | None = None) -> int:
    """Run with *arguments*; return the exit code. *begin* is called with each new client (`bot.run`)."""
    if arguments == ["--version"]:
        print(f"Freehold {VERSION}")  # noqa: T201
        return 0
    if arguments in (["--help"], ["-h"]):
        print(__doc__, end="")  # noqa: T201
        return 0
    try:
        chosen = settings.load()
    except settings.SettingsFault as fault:
        print(*fault.sentences, sep="\n", file=sys.stderr)  # noqa: T201
        return 2
    if arguments == ["--healthy"]:
        print(read_report(chosen.process), end="")  # noqa: T201
        return 0 if is_alive(chosen.process) else 1
    if arguments == ["--ratings"]:
        return asyncio.run(_print_outcome(_ratings(chosen.database_url)))
    match arguments:
        case ["--backup", file]:
            return asyncio.run(_print_outcome(_back_up(chosen.database_url, Path(file))))
        case ["--check", file]:
            return asyncio.run(_print_outcome(_check(Path(file))))
        case ["--copy", *where] if len(where) < 2:
            return asyncio.run(_print_outcome(_copy(chosen, where)))
    if arguments:
        print(__doc__, file=sys.stderr)  # noqa: T201
        return 2
    gc.disable()
    from bot import log, run
    from cogs.setup import setup

    gc.freeze()  # collecting what stays loaded would take a fifth of the start
    gc.enable()
    log.configure(chosen.log_level, chosen.discord_token.get_secret_value())
    logging.captureWarnings(capture=True)
    # Some work is done in threads; a click must not wait longer than this for its turn.
    sys.setswitchinterval(0.001)
    return asyncio.run(run.run(chosen, setup, begin))


async def _print_outcome(work: Coroutine[Any, Any, str]) -> int:
    """Do *work* and print what it did, or why it failed; return the exit code."""
    from bot.log import without_passwords
    from bot.store import Claimed, StoreFault

    me = asyncio.current_task()
    assert me is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, me.cancel)
    try:
        print(await work)  # noqa: T201
    except (StoreFault, Claimed) as fault:
        print(without_passwords(str(fault)), file=sys.stderr)  # noqa: T201
        return 1
    except asyncio.CancelledError:
        print("It was stopped before it was done.", file=sys.stderr)  # noqa: T201
        return 1
    return 0


async def _ratings(url: str) -> str:
    """Recompute all ratings of the database at *url*."""
    from bot.store import Store

    store = await Store.open(url)
    try:
        matches = await store.results.recompute()
    finally:
        await store.close()
    return f"The ratings were recomputed from {matches:,} matches."


async def _back_up(url: str, file: Path) -> str:
    """Back up the database at *url* as *file*."""
    from bot.store.backup import back_up

    await back_up(url, file)
    return f"{file} holds all that is stored. See whether it is whole with `python -m bot --check {file}`."


async def _check(file: Path) -> str:
    """Check whether the backup in *file* is undamaged."""
    from bot.store.backup import check

    matches, proven = await check(file)
    return f"{file} is whole: {matches:,} matches, {proven} of them computed again from their moves."


async def _copy(chosen: settings.Settings, where: Sequence[str]) -> str:
    """Copy the database, which no bot uses, to the empty one whose address is in *where*."""
    from bot.store import Store
    from bot.store.copying import copy_database

    target = _address(chosen, where)
    store = await Store.open(chosen.database_url)
    try:
        await store.claims.begin(1, takes=False)  # so that nobody plays meanwhile
        rows = await copy_database(store.engine, target)
    finally:
        await store.close()
    return f"{rows:,} rows were copied. Let DATABASE_URL name the new database from now on."


def _address(chosen: settings.Settings, where: Sequence[str]) -> str:
    """The address to copy to: *where* itself, in the file *where*, or in the setting `COPY_TO`.

    Raises:
        StoreFault: there is none that can be used.
    """
    from bot.log import without_passwords
    from bot.store import StoreFault

    if not where:
        address = chosen.copy_to or ""
        if not address:
            raise StoreFault("Where to? Set COPY_TO, or name a file with the address in it: --copy FILE.")
    elif "://" in where[0]:
        address = where[0]
        if without_passwords(address) != address:
            raise StoreFault(
                "An address with a password does not belong on the command line, where every user of this "
                "machine can read it: set COPY_TO, or name a file with the address in it: --copy FILE."
            )
    else:
        try:
            address = Path(where[0]).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise StoreFault(f"The address cannot be read from {where[0]}: {error}.") from error
    if not settings.is_database(address):
        raise StoreFault(
            f"{without_passwords(address)} is not a database Freehold can use: write it like DATABASE_URL, "
            "such as postgresql+asyncpg://freehold@127.0.0.1/freehold."
        )
    return address


if __name__ == "__main__":
    os.umask(0o077)  # matches, names and hands are in the files, which only their owner may read
    sys.exit(main(sys.argv[1:]))

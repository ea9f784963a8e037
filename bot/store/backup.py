"""Backing a database up while it is in use, and checking a backup. A backup is always an SQLite file."""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cluster.owned import OwnedShards
from bot.domain.proofs import prove
from bot.store.copying import copy_database
from bot.store.database.errors import describe_error
from bot.store.database.postgresql import Server
from bot.store.database.sqlite import refuse_empty
from bot.store.engine import newest_revision
from bot.store.faults import StoreFault
from bot.store.queries import Reader

PROVEN = 20
"""The number of matches, the latest ones, that are computed again when a backup is checked."""

UNDER_WAY = ".freehold-part"
"""The suffix of the folder in which a backup is made."""


async def back_up(url: str, file: Path) -> None:
    """Write everything in the database at *url* to *file*, as of one moment, while people play on.

    Raises:
        StoreFault: it cannot be made; nothing of it is left.
    """
    address = make_url(url)
    try:
        with _workshop(file) as folder:
            part = folder / file.name
            if address.get_backend_name() == "sqlite":
                await _vacuum(Path(str(address.database)), part)
            else:
                server = Server(address)
                try:
                    await server.check()
                    await copy_database(server.engine, f"sqlite+aiosqlite:///{part}")
                finally:
                    await server.engine.dispose()
            _keep(part, file)
    except (DBAPIError, sqlite3.Error, OSError) as error:
        raise StoreFault(f"The backup {file} cannot be made: {describe_error(error)}.") from error


@contextmanager
def _workshop(file: Path) -> Iterator[Path]:
    """A folder beside *file* in which it is made; it is removed at the end.

    Its process holds a lock on it. Folders without one are left from backups that were killed, and are
    removed, too.

    Raises:
        StoreFault: there is such a file.
    """
    if file.exists():
        raise StoreFault(f"There is a {file} already: name another file, or take that one away.")
    for left in file.parent.glob(f"*{UNDER_WAY}"):
        with suppress(OSError), _lock_folder(left):  # somebody else's, or a backup that is under way
            shutil.rmtree(left)
    folder = file.with_name(f"{file.name}{UNDER_WAY}")
    folder.mkdir(mode=0o700)
    with _lock_folder(folder):
        try:
            yield folder
        finally:
            shutil.rmtree(folder)


def _keep(part: Path, file: Path) -> None:
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.rename(file)


@contextmanager
def _lock_folder(folder: Path) -> Iterator[None]:
    """Hold a lock on *folder*.

    Raises:
        OSError: another process holds it, or it is none of ours.
    """
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(opened)


async def _vacuum(source: Path, target: Path) -> None:
    """Copy the database in *source* to *target*, as of one moment."""
    refuse_empty(source)
    with closing(_open_shared(source)) as database:
        work = asyncio.create_task(asyncio.to_thread(database.execute, "VACUUM INTO ?", (str(target),)))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            database.interrupt()
            await asyncio.gather(work, return_exceptions=True)
            raise


def _open_shared(file: Path) -> sqlite3.Connection:
    """A connection to *file* that another thread may interrupt."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, check_same_thread=False)


async def check(file: Path) -> tuple[int, int]:
    """Check the backup in *file*; return the number of matches in it, and of those that were proven.

    Raises:
        StoreFault: it would not.
    """
    try:
        matches, over = await asyncio.to_thread(_look, file)
    except sqlite3.Error as error:
        raise StoreFault(f"{file} is no whole database of Freehold: {error}.") from error
    engine = create_async_engine(f"sqlite+aiosqlite:///{_build_read_only_url(file)}&uri=true")
    try:
        reader = Reader(engine, OwnedShards())
        for id in over:
            match = await reader.match(id)
            assert match is not None
            if not (await asyncio.to_thread(prove, match, await reader.entries(id))).holds:
                raise StoreFault(f"{file} is damaged: match {id} is not what its moves make.")
    finally:
        await engine.dispose()
    return matches, len(over)


def _build_read_only_url(file: Path) -> str:
    """An address of *file* for reading without changing anything."""
    return f"{file.absolute().as_uri()}?mode=ro&immutable=1"


def _look(file: Path) -> tuple[int, list[int]]:
    """Count the matches, and find those that can be proven."""
    if not file.is_file():
        raise StoreFault(f"There is no file {file}.")
    with closing(sqlite3.connect(_build_read_only_url(file), uri=True)) as database:
        ((verdict,), *_) = database.execute("PRAGMA integrity_check(1)")
        if verdict != "ok":
            raise StoreFault(f"{file} is damaged: {' '.join(verdict.split())}.")
        if database.execute("PRAGMA foreign_key_check").fetchone():
            raise StoreFault(f"{file} is damaged: there are moves or players of matches that are gone.")
        ((revision,),) = database.execute("SELECT version_num FROM alembic_version")
        if revision > newest_revision():
            raise StoreFault(
                f"{file} was written by a newer Freehold (its migration {revision}): use that one."
            )
        ((matches,),) = database.execute("SELECT count(*) FROM matches")
        if revision < newest_revision():  # it is brought up to date when it is used
            return matches, []
        ended = "SELECT id FROM matches WHERE status = 'over' ORDER BY changed DESC LIMIT ?"
        return matches, [id for (id,) in database.execute(ended, (PROVEN,))]

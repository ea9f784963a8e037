"""A PostgreSQL server for tests, in a temporary folder. It needs no setup.

PostgreSQL refuses to run as root, so in that case it runs as an unprivileged user. When the process that
started it ends in any way, the server loses its standard input and ends too.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from bot.store import Store
from sandbox.model.world import PATIENCE
from tests.kit.deadline import deadline

PLACES = (*os.environ["PATH"].split(":"), *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"))[::-1]))
NOBODY = ("postgres", "nobody")
HASTY = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
TEMPLATE = "empty"
WATCHED = '"$@" & read -r _; kill -QUIT $!; wait $!'


def find_programs() -> Path | None:
    """Find the folder with the programs of PostgreSQL; None if it isn't installed."""
    where = shutil.which("initdb", path=":".join(PLACES))
    return Path(where).resolve().parent if where else None


class Server:
    """A server in *folder*; a *durable* one keeps its confirmed data even if it is killed."""

    def __init__(self, programs: Path, folder: Path, durable: bool = False) -> None:
        self._programs = programs
        self.folder = folder
        self._settings = () if durable else HASTY
        self._names = count(1)
        self._migrated = False
        self._watch: subprocess.Popen[bytes] | None = None
        folder.chmod(0o755)
        root = os.getuid() == 0
        names = {user.pw_name for user in pwd.getpwall()}
        self._user = next(name for name in NOBODY if name in names) if root else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        make = [
            str(programs / "initdb"),
            "-D",
            str(folder / "data"),
            "-U",
            "freehold",
            "-A",
            "trust",
            "--no-sync",
        ]
        done = subprocess.run(
            [*make, "-E", "UTF8", "--locale=C"],
            user=self._user,
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        options = ["listen_addresses=", f"unix_socket_directories={self.folder}", *self._settings]
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data")]
        command += [part for option in options for part in ("-c", option)]
        with (self.folder / "log").open("ab") as said:
            self._watch = subprocess.Popen(
                ["sh", "-c", WATCHED, "sh", *command],
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=said,
                user=self._user,
                cwd=self.folder,
                start_new_session=True,  # Ctrl-C is for the process that started it
            )
        until = time.monotonic() + PATIENCE
        while b"ready" not in self._pid_file():
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        os.kill(int(self._pid_file().split()[0]), signal.SIGKILL)
        self.stop()
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        """Stop the server at once."""
        assert self._watch is not None
        assert self._watch.stdin is not None
        with suppress(BrokenPipeError):
            self._watch.stdin.close()
        self._watch.wait(PATIENCE)

    def url(self, name: str) -> str:
        """Return the address of the database *name* as a `DATABASE_URL`."""
        return f"postgresql+asyncpg://freehold@/{name}?host={self.folder}"

    async def run(self, statement: str, name: str = "postgres") -> list[asyncpg.Record]:
        """Run *statement* in the database *name*, and return its rows."""
        async with deadline(statement):
            connection = await asyncpg.connect(host=str(self.folder), user="freehold", database=name)
            try:
                found: list[asyncpg.Record] = await connection.fetch(statement)
            finally:
                await connection.close()
        return found

    async def create_database(self) -> str:
        """Create a database without matches by copying one, because migrating is slow; return its name."""
        if not self._migrated:
            await self.run(f"CREATE DATABASE {TEMPLATE}")
            await (await Store.open(self.url(TEMPLATE))).close()
            self._migrated = True
        name = f"test{next(self._names)}"
        await self.run(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return name

    async def drop(self, name: str) -> None:
        """Drop a database, even if it is in use."""
        await self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def _pid_file(self) -> bytes:
        with suppress(FileNotFoundError):
            return (self.folder / "data" / "postmaster.pid").read_bytes()
        return b""


@contextmanager
def run_server(durable: bool) -> Iterator[Server]:
    """Run a temporary server."""
    programs = find_programs()
    if programs is None:
        pytest.skip("there is no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="freehold-"))  # a socket's name may not be long
    try:
        server = Server(programs, folder, durable)
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A server that all tests share."""
    with run_server(durable=False) as server:
        yield server


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server that a test may kill."""
    with run_server(durable=True) as server:
        yield server

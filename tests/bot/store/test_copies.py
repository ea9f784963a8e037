"""Backups while people play, checking them, and moving from a file to a server."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.domain import lobbies
from bot.store import Store, StoreFault, copying
from bot.store.backup import back_up, check
from bot.store.copying import copy_database
from sandbox.model.world import PATIENCE
from tests.kit.evidence import read_matches
from tests.kit.house import ANNA, BEN, ON_BOTH, House, choose_everything
from tests.kit.peeking import rows
from tests.kit.postgresql import Server


def beside(file: Path) -> list[str]:
    return [each.name for each in file.parent.glob(f"{file.name}*")]


@ON_BOTH
async def test_a_backup_is_whole_and_plays_on(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "TOGETHER", 7)  # several goes
    over = await house.finish(await house.begin(ANNA, BEN))
    running = await house.begin(ANNA, BEN)
    cancelled = await house.lobby(ANNA)
    await house.matches.attempt(cancelled.id, lobbies.close)
    await house.store.persons.put(choose_everything(ANNA))
    file = tmp_path / "backup.db"
    await back_up(house.url, file)
    assert await check(file) == (3, 1)
    assert beside(file) == ["backup.db"]
    with pytest.raises(StoreFault, match="already"):
        await back_up(house.url, file)
    restored = House(file)
    await restored.open()
    assert read_matches(file) == read_matches(house.place)
    assert await restored.store.persons.get(ANNA.user_id) == choose_everything(ANNA)
    assert (await restored.matches.verify(over.id)).holds
    await restored.finish(running)
    assert (await restored.lobby(ANNA)).id == cancelled.id + 1
    await restored.close()


async def test_what_is_no_whole_backup(house: House, tmp_path: Path) -> None:
    for _ in range(10):
        await house.begin(ANNA, BEN)
    file, damaged, other = (tmp_path / name for name in ("backup.db", "damaged.db", "other.db"))
    await back_up(house.url, file)
    data = bytearray(file.read_bytes())
    for page in range(20, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    damaged.write_bytes(data)
    other.write_text("something else, and long enough to look like one" * 100)
    for wrong in (damaged, other, tmp_path / "nowhere.db"):
        with pytest.raises(StoreFault) as fault:
            await check(wrong)
        assert str(wrong) in str(fault.value)
    assert damaged.read_bytes() == data


async def test_from_a_file_to_a_server_and_on(house: House, postgresql: Server) -> None:
    over = await house.finish(await house.begin(ANNA, BEN))
    running = await house.begin(ANNA, BEN)
    gone = await house.lobby(ANNA)
    await house.close()
    name = await postgresql.create_database()
    source = await Store.open(house.url)
    await copy_database(source.engine, postgresql.url(name))
    with pytest.raises(StoreFault, match="not empty"):
        await copy_database(source.engine, postgresql.url(name))
    await source.close()
    moved = House(postgresql.url(name))
    moved.interactions, moved.channels = house.interactions, house.channels
    await moved.open()
    assert read_matches(moved.place) == read_matches(house.place)
    assert await moved.matches.get(over.id) == over
    await moved.finish(running)
    assert (await moved.lobby(BEN)).id == gone.id + 1
    assert len(rows(moved.place, "SELECT * FROM results")) == 4
    await moved.close()
    await postgresql.drop(name)
    await house.open()


ROOT = Path(__file__).parents[3]


def start_freehold(url: str, *arguments: str, **told: str) -> subprocess.Popen[str]:
    """Run ``python -m bot`` with *arguments* on the database at *url*."""
    environment = {**os.environ, "DISCORD_TOKEN": "none", "DATABASE_URL": url, **told}
    return subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def until(so: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)


def fill(file: Path) -> None:
    """Let a backup of *file* take a second."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE much (data BLOB)")
        database.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) "
            "INSERT INTO much SELECT randomblob(200000) FROM n"
        )
        database.commit()


@ON_BOTH
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGKILL])
async def test_a_backup_that_is_stopped_leaves_nothing(
    house: House, tmp_path: Path, sign: signal.Signals
) -> None:
    await house.begin()
    await house.close()
    if isinstance(house.place, Path):
        fill(house.place)
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "somebody's.part").touch()
    first = start_freehold(house.url, "--backup", str(folder / "first.db"))
    until(lambda: [*folder.glob("*freehold-part/first.db")])
    first.send_signal(signal.SIGSTOP)  # it is under way

    await back_up(house.url, folder / "second.db")
    assert [*folder.glob("first*/first.db")]  # of one that is under way nothing is taken
    first.send_signal(sign)
    first.send_signal(signal.SIGCONT)
    said = first.communicate(timeout=PATIENCE)
    if sign is signal.SIGTERM and first.returncode:  # it may just have been done
        assert (first.returncode, said) == (1, ("", "It was stopped before it was done.\n"))
    await back_up(house.url, folder / "third.db")
    left = {each.name for each in folder.iterdir()} - {"first.db"}
    assert left == {"second.db", "third.db", "somebody's.part"}
    await house.open()


async def test_no_password_is_on_a_command_line_or_told(house: House, tmp_path: Path) -> None:
    await house.close()
    address = "postgresql+asyncpg://freehold:sesame@/nowhere?host=" + str(tmp_path)
    named = tmp_path / "address"
    named.write_text(f"{address}\n")
    seen: list[bytes] = []

    def looked_at(process: subprocess.Popen[str]) -> bool:
        seen.append(Path(f"/proc/{process.pid}/cmdline").read_bytes())
        return process.poll() is not None

    for arguments, told in (([], {"COPY_TO": address}), ([str(named)], {}), ([address], {})):
        process = start_freehold(house.url, "--copy", *arguments, **told)
        if arguments != [address]:
            until(partial(looked_at, process))
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 1
        assert "sesame" not in out + err
        assert "Traceback" not in err
        assert ("does not belong on the command line" if arguments == [address] else "cannot be used") in err
    assert b"--copy" in b"".join(seen)
    assert b"sesame" not in b"".join(seen)
    await house.open()


def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/freehold.db")
    assert main(["--ratings"]) == 0
    assert main(["--backup", "backup.db"]) == 0
    assert main(["--check", "backup.db"]) == 0
    assert main(["--copy", f"sqlite+aiosqlite:///{tmp_path}/copy.db"]) == 0
    Path("address").write_text(f"sqlite+aiosqlite:///{tmp_path}/other.db\n")
    assert main(["--copy", "address"]) == 0
    assert main(["--copy"]) == 1
    monkeypatch.setenv("COPY_TO", f"sqlite+aiosqlite:///{tmp_path}/another.db")
    assert main(["--copy"]) == 0
    for name in ("copy", "other", "another"):
        assert main(["--check", f"{name}.db"]) == 0
    assert main(["--check", "freehold.env"]) == 1
    for wrong in ("mysql://freehold:sesame@/x", "nonsense", "postgresql+asyncpg://h:port/x", ""):
        Path("address").write_text(wrong)
        assert main(["--copy", "address"]) == 1
    assert main(["--copy", "nowhere"]) == 1
    said = capsys.readouterr()
    assert "backup.db is whole: 0 matches" in said.out
    assert "Where to? Set COPY_TO" in said.err
    assert said.err.count("is not a database Freehold can use") == 4
    assert "The address cannot be read from nowhere" in said.err
    assert "sesame" not in said.err
    assert "There is no file freehold.env." in said.err

"""Backups while people play, whether one would do, and moving from a file to a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.domain import lobbies
from bot.store import Store, StoreFault
from bot.store.copies import copying
from bot.store.copies.backup import back_up, check
from bot.store.copies.copying import copy
from tests.kit.evidence import stored
from tests.kit.house import ANNA, BEN, ON_BOTH, House, choosy
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
    await house.store.persons.put(choosy(ANNA))
    file = tmp_path / "backup.db"
    await back_up(house.url, file)
    assert await check(file) == (3, 1)
    assert beside(file) == ["backup.db"]
    with pytest.raises(StoreFault, match="already"):
        await back_up(house.url, file)
    restored = House(file)
    await restored.open()
    assert stored(file) == stored(house.place)
    assert await restored.store.persons.get(ANNA.user_id) == choosy(ANNA)
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
    name = await postgresql.fresh()
    source = await Store.open(house.url)
    await copy(source._engine, postgresql.url(name))
    with pytest.raises(StoreFault, match="not empty"):
        await copy(source._engine, postgresql.url(name))
    await source.close()
    moved = House(postgresql.url(name))
    moved.interactions, moved.channels = house.interactions, house.channels
    await moved.open()
    assert stored(moved.place) == stored(house.place)
    assert await moved.matches.get(over.id) == over
    await moved.finish(running)
    assert (await moved.lobby(BEN)).id == gone.id + 1
    assert len(rows(moved.place, "SELECT * FROM results")) == 4
    await moved.close()
    await postgresql.drop(name)
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
    assert main(["--check", "freehold.env"]) == 1
    said = capsys.readouterr()
    assert "backup.db is whole: 0 matches" in said.out
    assert "There is no file freehold.env." in said.err

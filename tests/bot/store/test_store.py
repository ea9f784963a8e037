from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import create_engine, event, text

from bot.domain.pace import per_move
from bot.domain.people import Server
from bot.store import Store, StoreFault, engine
from bot.store.backup import back_up
from bot.store.tables import metadata
from sandbox.model.world import PATIENCE
from tests.kit.damage import DAMAGES
from tests.kit.house import ANNA, BEN, ON_BOTH, House, choose_everything

ROOT = Path(__file__).parents[3]
MIGRATIONS = Path(engine.__file__).parent / "migrations"
NEXT = f"{int(engine.newest_revision()) + 1:04}"


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return sorted(connection.iterdump())  # a copy has its triggers last


async def fault(url: str) -> str:
    with pytest.raises(StoreFault) as caught:
        await Store.open(url)
    line = str(caught.value)
    assert "\n" not in line
    return line


async def test_an_empty_file_gets_the_tables_the_code_expects(migrated: Path) -> None:
    sync = create_engine(f"sqlite:///{migrated}")
    with sync.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    sync.dispose()
    assert differences == []


async def test_a_second_start_changes_nothing(house: House) -> None:
    await house.begin()
    before = dump(house.file)
    await house.close()
    await house.open()
    assert dump(house.file) == before
    assert [file.name for file in house.file.parent.glob("*before*")] == []


def test_the_newest_migration_is_the_one_the_code_asks_for_and_each_says_why() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert scripts.get_current_head() == engine.newest_revision()
    for script in scripts.walk_revisions():
        assert Path(script.path).name.startswith(f"{script.revision}_")
        assert len(script.doc) > 20
        assert "why" in script.longdoc.lower()


def test_a_start_without_migrations_does_not_load_alembic(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from bot.store import Store\n"
        "async def main():\n"
        f"    store = await Store.open('sqlite+aiosqlite:///{tmp_path}/freehold.db')\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
        "print('alembic' in sys.modules)"
    )

    def run() -> str:
        return subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        ).stdout.strip()

    assert run() == "True"
    assert run() == "False"


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The migrations and one more, as the next release would have them."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / f"{NEXT}_test.py").write_text(
        "from alembic import op\n"
        f"revision, down_revision = '{NEXT}', '{engine.newest_revision()}'\n"
        "def upgrade():\n"
        "    op.execute('CREATE TABLE more (id INTEGER)')\n"
        "    op.execute('INSERT INTO more SELECT id FROM matches')\n"
    )
    monkeypatch.setattr(engine, "_FOLDER", folder)
    yield folder


def rewrite(folder: Path, old: str, new: str) -> None:
    # To another length: within one second only that tells Python to compile it anew.
    assert len(old) != len(new)
    script = folder / "versions" / f"{NEXT}_test.py"
    script.write_text(script.read_text().replace(old, new))


async def test_an_older_file_is_backed_up_and_migrated(house: House, newer: Path) -> None:
    match = await house.begin()
    await house.close()
    before = dump(house.file)
    await house.open()
    assert await house.matches.get(match.id) == match
    assert dump(house.file.with_name(f"freehold.db.before-{NEXT}")) == before
    with closing(sqlite3.connect(house.file)) as connection:
        assert connection.execute("SELECT id FROM more").fetchall() == [(match.id,)]


async def test_a_migration_that_fails_changes_nothing(house: House, newer: Path) -> None:
    rewrite(newer, "FROM matches", "FROM nowhere_at_all")
    await house.begin()
    await house.close()
    before = dump(house.file)
    assert "nowhere" in await fault(house.url)
    assert dump(house.file) == before
    rewrite(newer, "FROM nowhere_at_all", "FROM matches")
    await house.open()


async def test_a_newer_file_is_left_alone(house: House) -> None:
    await house.close()
    with closing(sqlite3.connect(house.file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
        connection.commit()
    assert "newer Freehold" in await fault(house.url)
    with closing(sqlite3.connect(house.file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (engine.newest_revision(),))
        connection.commit()
    await house.open()


@ON_BOTH
async def test_a_new_column_comes_to_a_database_with_data(house: House, newer: Path) -> None:
    added = ", ".join(
        f"'{table}'" for table in ("matches", "players", "moves", "results", "ratings", "house")
    )
    rewrite(
        newer,
        "    op.execute('INSERT INTO more SELECT id FROM matches')\n",
        f"    for table in {added}:\n"
        "        op.execute(f'ALTER TABLE {table} ADD COLUMN new INTEGER NOT NULL DEFAULT 7')\n",
    )
    match = await house.begin(ANNA, BEN)
    await house.close()
    await house.open()
    async with house.store.engine.connect() as connection:
        assert set(await connection.scalars(text("SELECT new FROM players"))) == {7}
    match = await house.finish(match)
    assert (await house.matches.verify(match.id)).holds
    assert await house.store.results.ratings(1, ANNA.user_id) != {}


async def test_commits_are_durable_and_keys_are_checked(tmp_path: Path, migrated: Path) -> None:
    file = shutil.copy(migrated, tmp_path / "freehold.db")
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    async with store.engine.connect() as connection:
        for name, value in (
            ("journal_mode", "wal"),
            ("synchronous", 2),
            ("foreign_keys", 1),
            ("secure_delete", 1),
        ):
            assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() == value
        assert (await connection.exec_driver_sql("PRAGMA busy_timeout")).scalar() == 5000
    await store.close()


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "freehold.db"
    file.write_bytes(b"not a database at all, but long enough to look like one" * 100)
    line = await fault(f"sqlite+aiosqlite:///{file}")
    assert str(file) in line
    assert "damaged" in line
    assert "backup" in line


async def test_a_damaged_file(house: House) -> None:
    for _ in range(20):
        await house.begin()
    await house.close()
    data = bytearray(house.file.read_bytes())
    for page in range(5, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    damaged = house.file.with_name("damaged.db")
    damaged.write_bytes(data)
    assert "damaged" in await fault(f"sqlite+aiosqlite:///{damaged}")
    assert damaged.read_bytes() == data
    await house.open()


@pytest.mark.parametrize("damage", DAMAGES)
async def test_however_a_file_is_damaged_it_is_told_and_left_as_it_is(house: House, damage: str) -> None:
    await house.begin()
    file = house.file.with_name("damaged.db")
    log, copied = house.file.with_name(f"{house.file.name}-wal"), file.with_name(f"{file.name}-wal")
    if damage == "truncated to nothing":  # what is left is in its log, which SQLite would delete
        shutil.copy(log, copied)
    await house.close()
    shutil.copy(house.file, file)
    DAMAGES[damage](file)
    before = file.read_bytes()
    line = await fault(f"sqlite+aiosqlite:///{file}")
    assert str(file) in line
    assert "put a backup in its place; nothing was changed" in line
    with pytest.raises(StoreFault):
        await back_up(f"sqlite+aiosqlite:///{file}", file.with_name("backup.db"))
    assert not list(file.parent.glob("backup*"))
    assert file.read_bytes() == before
    assert damage != "truncated to nothing" or copied.stat().st_size
    await house.open()


@pytest.mark.usefixtures("impatient")
async def test_a_locked_file(house: House) -> None:
    await house.close()
    with closing(sqlite3.connect(house.file)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        line = await fault(house.url)
    assert "locked" in line
    assert "second Freehold" in line
    await house.open()


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    line = await fault(f"sqlite+aiosqlite:///{tmp_path}/nowhere/freehold.db")
    assert f"no folder {tmp_path}/nowhere" in line


async def test_a_driver_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    line = await fault("postgresql+asyncpg://freehold:secret@localhost/freehold")
    assert "asyncpg" in line
    assert "secret" not in line


async def test_no_file_at_all() -> None:
    assert "names no file" in await fault("sqlite+aiosqlite://")


UNWRITABLE = """
import asyncio, os, sys
from bot.store import Store, StoreFault
os.getuid() or os.setuid(65534)  # root may write everything
try:
    asyncio.run(Store.open(sys.argv[1]))
except StoreFault as fault:
    print(fault)
"""


def test_a_file_that_may_not_be_written(tmp_path: Path, migrated: Path) -> None:
    file = tmp_path / "freehold.db"
    shutil.copy(migrated, file)
    file.chmod(0o444)
    tmp_path.chmod(0o555)
    for folder in tmp_path.parents:
        if not folder.stat().st_mode & 0o001:
            folder.chmod(folder.stat().st_mode | 0o111)
    done = subprocess.run(
        [sys.executable, "-c", UNWRITABLE, f"sqlite+aiosqlite:///{file}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    tmp_path.chmod(0o755)
    assert "may not be written" in done.stdout, done.stderr


@ON_BOTH
async def test_servers_have_defaults_and_are_kept(house: House) -> None:
    servers = house.store.servers
    assert await servers.get(7) == Server(7)
    server = Server(7, "de", (1, 2**60), per_move(600), text_tables=True)
    await servers.put(server)
    await servers.put(Server(8, "en"))
    assert await servers.get(7) == server
    await servers.put(Server(7))
    assert await servers.get(7) == Server(7)


@ON_BOTH
async def test_preferences_are_kept(house: House) -> None:
    persons = house.store.persons
    assert await persons.get(ANNA.user_id) is None
    await persons.put(ANNA)
    await persons.put(BEN)
    anna = replace(
        choose_everything(ANNA), name="Anna M.", locale="de", dm_channel=2**62, dm_open=True, changed=1.5
    )
    await persons.put(anna)
    assert await persons.get(ANNA.user_id) == anna
    assert await persons.get(BEN.user_id) == BEN


@ON_BOTH
async def test_what_is_kept_of_a_person_at_one_place_undoes_nothing_of_another(house: House) -> None:
    persons = house.store.persons
    await persons.put(replace(ANNA, dm_open=True), "dm_open")
    assert await persons.get(ANNA.user_id) == replace(ANNA, dm_open=True)
    await persons.put(replace(ANNA, quiet=(0, 60), name="Else", notify="none"), "quiet")
    await persons.put(replace(ANNA, dm_open=False), "dm_open")
    assert await persons.get(ANNA.user_id) == replace(ANNA, quiet=(0, 60), dm_open=False)


@ON_BOTH
async def test_a_language_follows_the_client_until_one_is_chosen(house: House) -> None:
    persons = house.store.persons
    await persons.record_locale(ANNA.user_id, "de")
    assert await persons.get(ANNA.user_id) is None
    await persons.put(ANNA)
    await persons.record_locale(ANNA.user_id, "de")
    assert await persons.get(ANNA.user_id) == replace(ANNA, locale="de")
    await persons.put(replace(ANNA, locale_chosen=True), "locale", "locale_chosen")
    await persons.record_locale(ANNA.user_id, "de")
    assert await persons.get(ANNA.user_id) == replace(ANNA, locale_chosen=True)


@ON_BOTH
async def test_what_is_asked_for_at_the_same_moment_is_read_in_one_look(house: House) -> None:
    for person in (ANNA, BEN):
        await house.store.persons.put(person)
    asked: list[str] = []

    def hear(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    event.listen(house.store.engine.sync_engine, "before_cursor_execute", hear)
    ids = [ANNA.user_id, 404, BEN.user_id, ANNA.user_id]
    found = await asyncio.gather(*map(house.store.persons.get, ids))
    assert [person and person.user_id for person in found] == [ids[0], None, ids[2], ids[0]]
    assert len(asked) == 1
    given_up = asyncio.create_task(house.store.persons.get(ids[0]))
    other = asyncio.create_task(house.store.persons.get(ids[2]))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await other == found[2]
    await house.store.persons.put(replace(ANNA, name="Anne"), "name")
    anna = await house.store.persons.get(ids[0])
    assert anna is not None
    assert anna.name == "Anne"


async def test_a_file_is_checked_for_what_is_missing_at_its_end(house: House) -> None:
    await house.finish(await house.begin())
    await house.store.check()
    await house.store.journal.empty()
    await house.store.check()
    for missing in (1, 4096, house.file.stat().st_size // 2):
        os.truncate(house.file, house.file.stat().st_size - missing)
        with pytest.raises(StoreFault, match="put a backup in its place"):
            await house.store.check()

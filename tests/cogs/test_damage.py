"""The database is damaged while people play: players and the operator are told in plain words."""

from __future__ import annotations

import pytest

from bot.service import work_queue
from tests.kit.damage import DAMAGES
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.postgresql import Server

AWAY = "I can’t reach my database right now"


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work_queue, "PATIENCE", 0.2)


async def is_told(freehold: Freehold, *reasons: str) -> None:
    """Check that people read that the records can't be reached; `/healthz` gives one of *reasons*."""
    anna = freehold.guest("Anna")
    told = len(anna.find_replies())
    for name in ("match show", "matches", "profile", "settings", "league standings", "privacy export"):
        await anna.command(name)
    await freehold.sandbox.world.until(lambda: [text for text in anna.find_replies() if AWAY in text])
    assert not [
        text for text in anna.find_replies()[: len(anna.find_replies()) - told] if "went wrong" in text
    ]
    problem = (await freehold.client.health.check())["database"]
    assert any(reason in problem for reason in reasons), problem
    assert [fault for fault in freehold.faults if "exc_info" in fault] == []
    assert {fault["event"] for fault in freehold.faults} <= {"nothing can be written"}
    freehold.faults.clear()


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_file_that_is_damaged_while_people_play(freehold: Freehold, damage: str) -> None:
    await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    DAMAGES[damage](freehold.file)
    await is_told(freehold, "the database is damaged", "put a backup in its place")


@pytest.mark.parametrize("freehold", ["postgresql"], indirect=True)
async def test_a_server_whose_tables_are_gone(freehold: Freehold, postgresql: Server) -> None:
    await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    name = freehold.client.store.engine.url.database or ""
    await postgresql.run("ALTER SCHEMA public RENAME TO aside", name)
    await is_told(freehold, "the database is damaged")
    await postgresql.run("ALTER SCHEMA aside RENAME TO public", name)
    await freehold.guest("Anna").command("matches")
    await wait_until_idle(freehold)
    freehold.faults.clear()

"""The release before plays on a database that this one has migrated, and this one goes on with it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from bot.store.engine import REVISION
from tests.kit.evidence import (
    acknowledged,
    called_once_a_turn,
    has_one_panel,
    is_at_rest,
    is_shown,
    is_sound,
    latest,
    made,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import play
from tests.kit.peeking import rows
from tests.kit.process import Bot
from tests.kit.sharded import Cluster, other_sessions, sessions


def is_older(code: Path, bot: Bot) -> None:
    """*bot* is of a release with fewer migrations than the database it plays on, and nothing failed in it."""
    known = re.findall(r'REVISION = "(\d+)"', (code / "bot/store/engine.py").read_text())
    assert known < [REVISION]
    assert '"level": "error"' not in bot.log.read_text()


async def test_the_release_before_takes_over_a_file_and_gives_it_back(
    freehold: Freehold, release_before: Path, tmp_path: Path
) -> None:
    sandbox, random = freehold.sandbox, Random(2)
    anna, _ = guests = await freehold.table("Anna", "Ben")
    await play(sandbox, guests, random, 2)
    await freehold.stop()

    before = Bot(sandbox, freehold.place, tmp_path / "log", code=release_before)
    await before.start()
    await play(sandbox, guests, random, 4)
    await is_at_rest(sandbox, freehold.place)
    theirs = made(freehold.place)
    await before.kill()
    is_older(release_before, before)
    assert rows(freehold.place, "SELECT version_num FROM alembic_version") == [(REVISION,)]

    await freehold.start()
    await play(sandbox, guests, random, 3)
    await is_at_rest(sandbox, freehold.place)
    match, log = await latest(freehold.place)
    is_sound(match, log)
    await is_shown(sandbox, anna, match)
    called_once_a_turn(guests, match, log)
    for guest in guests:
        has_one_panel(guest)
    kept = made(freehold.place)
    assert len(kept) == len(set(kept))
    assert set(theirs) | acknowledged(sandbox) <= set(kept)


async def test_the_release_before_plays_beside_this_one(cluster: Cluster, release_before: Path) -> None:
    sandbox, guests, random = cluster.sandbox, cluster.guests, Random(4)
    await cluster.begin()
    await play(sandbox, guests, random, 2)
    alone = sessions(sandbox)
    before = cluster.bot("before", code=release_before)
    cluster.bots.append(before)
    await before.begin()
    await other_sessions(sandbox, alone, 2, 3)  # it drives the match, and private clicks come to this one

    await play(sandbox, guests, random, 4)
    kept = await cluster.is_played(())
    shared = sessions(sandbox)
    await before.kill(alone=False)
    await other_sessions(sandbox, shared, 2, 3)
    is_older(release_before, before)

    await play(sandbox, guests, random, 3)
    assert set(kept) < set(await cluster.is_well(kept))
    for guest in guests:
        has_one_panel(guest)
    assert '"level": "error"' not in cluster.bots[0].log.read_text()

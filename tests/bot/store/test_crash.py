from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.proofs import _holds
from tests.kit.house import House
from tests.kit.killing import run_and_kill


def play_and_kill(file: Path, moment: float) -> list[tuple[int, int, int]]:
    """Kill a process *moment* seconds after its first move, and return the moves it acknowledged."""
    told = [line.split() for line in run_and_kill(["tests.kit.stream", str(file)], moment)]
    return [(int(match), int(version), int(interaction)) for match, version, interaction in told]


def read_moves(file: Path) -> dict[tuple[int, int], int]:
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT match_id, number, interaction_id FROM moves").fetchall()
    assert len({(match, number) for match, number, _ in rows}) == len(rows)
    return {(match, number): interaction for match, number, interaction in rows}


async def every_match_is_what_its_moves_make(file: Path) -> int:
    house = House(file)
    await house.open()
    with closing(sqlite3.connect(file)) as connection:
        ids = [id for (id,) in connection.execute("SELECT id FROM matches WHERE state IS NOT NULL")]
    for id in ids:
        match = await house.matches.get(id)
        assert match is not None
        log = await house.store.reader.entries(id)
        assert [entry.number for entry, _ in log] == list(range(log[0][0].number, match.version + 1))
        assert _holds(match, log)
    await house.close()
    return len(ids)


def kill_repeatedly(file: Path, kills: int) -> None:
    acknowledged: dict[tuple[int, int], int] = {}
    for _ in range(kills):
        told = play_and_kill(file, random.uniform(0.0, 0.5))
        kept = read_moves(file)
        for match, version, interaction in told:
            assert (match, version) not in acknowledged
            acknowledged[match, version] = interaction
        assert acknowledged.items() <= kept.items()
    assert asyncio.run(every_match_is_what_its_moves_make(file)) >= 8
    assert len(acknowledged) >= kills


def test_nothing_acknowledged_is_lost_or_doubled_by_three_kills(tmp_path: Path) -> None:
    kill_repeatedly(tmp_path / "freehold.db", 3)


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_or_doubled_by_forty_kills(tmp_path: Path) -> None:
    kill_repeatedly(tmp_path / "freehold.db", 40)

"""Recorded matches replay exactly as recorded."""

from __future__ import annotations

import pytest

from games import keys, load
from tools.record import GOLDEN, record, replay

RECORDINGS = {f"{key}-{name}": (key, each) for key in keys() for name, each in load(key).recordings.items()}


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recorded_match_runs_the_same_again(name: str) -> None:
    recorded = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert replay(recorded) == recorded


@pytest.mark.parametrize("name", [name for name, (_, each) in RECORDINGS.items() if each.skilled])
def test_an_opponent_plays_as_it_did(name: str) -> None:
    """No opponent changes by accident; after an intended change, record its matches again."""
    assert record(*RECORDINGS[name]) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_recording_is_known() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(RECORDINGS)

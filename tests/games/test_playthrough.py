"""Recorded matches come out as they were recorded."""

from __future__ import annotations

import pytest

from tests.games.playthrough import GOLDEN, RECORDINGS, replay


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recorded_match_runs_the_same_again(name):
    recorded = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert replay(recorded) == recorded


def test_every_recording_is_known():
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(RECORDINGS)

"""Recorded matches come out as they were recorded."""

from __future__ import annotations

import pytest

from tests.games.playthrough import GOLDEN, RECORDINGS, by_strategy, record, replay


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_recorded_match_runs_the_same_again(name):
    recorded = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert replay(recorded) == recorded


@pytest.mark.parametrize("name", [name for name, (_, player) in RECORDINGS.items() if player is by_strategy])
def test_an_opponent_plays_as_it_did(name):
    """Nobody changes an opponent unawares; after a change that is meant, its matches are recorded anew."""
    assert record(*RECORDINGS[name]) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_recording_is_known():
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(RECORDINGS)

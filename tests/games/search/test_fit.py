"""The weights of the search are fitted to matches, with the same result every time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.search import evaluation
from games.search.evaluation import Weights, win_chances
from tests.games.search.betting import GAME
from tools import fit


def test_weights_are_found_again_by_what_came_of_them() -> None:
    random, true, positions = Random(1), [1.5, -0.7, 0.0], []
    for _ in range(1500):
        rows = [(side, tuple(random.gauss(0, 1) for _ in true)) for side in range(3)]
        chances = win_chances(sum(w * x for w, x in zip(true, row, strict=True)) for _, row in rows)
        (winner,) = random.choices(range(3), chances)
        positions.append((rows, tuple(float(side == winner) for side in range(3))))
    found = fit.fit(positions, 3)
    assert found == pytest.approx(true, abs=0.2)
    assert fit.loss(positions, found) < fit.loss(positions, true) < fit.loss(positions, [0.0] * 3)


def test_the_same_weights_are_written_every_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "opponent" / "weights.json"
    monkeypatch.setattr(fit, "load", lambda key: GAME)
    monkeypatch.setattr(fit, "weights_file", lambda key: path)
    monkeypatch.setattr(evaluation, "weights_file", lambda key: path)
    monkeypatch.setattr(fit, "weights", lambda key: Weights(5, ("fold",)))
    fit.main("betting", 60)
    first = path.read_bytes()
    monkeypatch.setattr(fit, "weights", evaluation.weights.__wrapped__)
    fit.main("betting")
    assert path.read_bytes() == first
    known = evaluation.weights.__wrapped__("betting")
    assert (known.turns, known.strategy_kinds, known.matches) == (5, ("fold",), 60)
    assert set(known.sides) == set(known.end_changes) == {2, 3}
    assert "2 sides:" in capsys.readouterr().out


def test_nothing_changes_towards_an_end_that_no_game_tells_of(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(fit, "load", lambda key: GAME)
    for module in (fit, evaluation):
        monkeypatch.setattr(module, "weights_file", lambda key: tmp_path / "weights.json")
    monkeypatch.setattr(fit, "weights", lambda key: Weights())
    monkeypatch.setattr(GAME, "nearness", lambda state: 0.0)
    fit.main("betting", 60)
    assert evaluation.weights.__wrapped__("betting").end_changes == {}

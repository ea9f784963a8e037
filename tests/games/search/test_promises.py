"""The gains that the search predicts match those measured in matches played to the end."""

from __future__ import annotations

from itertools import islice

import pytest

from games.search.search import Budget
from tests.games.search.betting import GAME
from tools import promises
from tools.promises import Change, Promises, find_changes


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use few rollouts and play few matches to the end."""
    monkeypatch.setattr(promises, "BUDGET", Budget(simulations=60))
    monkeypatch.setattr(promises, "ENDS", 20)


def test_a_better_move_brings_about_what_its_chance_is_worth(betting: None) -> None:
    """Betting nine tenths wins 90% of matches; betting one tenth wins about half."""
    found = Promises.compute(list(islice(find_changes(GAME), 12)))
    assert found.brought - found.doubt > 20
    assert 0 < found.promised < 50


def test_changes_are_the_same_each_time(betting: None) -> None:
    assert list(islice(find_changes(GAME, 3), 2)) == list(islice(find_changes(GAME, 3), 2))


def test_the_interval_is_that_of_the_mean() -> None:
    found = Promises.compute([Change(0.02, 0.01), Change(0.04, 0.03)])
    assert (found.promised, found.brought) == pytest.approx((3.0, 2.0))
    assert found.doubt == pytest.approx(1.96)
    assert Promises.compute([Change(0.02, 0.01)]).doubt == 100


def test_it_is_told_how_a_measurement_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(promises, "TOLD", 2)
    monkeypatch.setattr(promises, "BUDGET", Budget(simulations=30))
    monkeypatch.setattr(promises, "ENDS", 2)
    monkeypatch.setattr("sys.argv", ["promises", "deal", "--changes", "3"])
    promises.main()
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["2", "3"]

"""The recorded choices of opponents and labels of moves."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from games.search.evaluation import Evaluation
from games.search.search import is_searchable
from tests.kit.matches import Course, in_matches
from tools.choices import TESTS, WRITTEN, list_sampled


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("key", list_sampled())
def test_all_is_as_was_written_down(key: str, name: str) -> None:
    """No opponent or label changes by accident; after an intended change, run `tools.choices`."""
    written = (TESTS / key / f"{name}.txt").read_text(encoding="utf-8")
    assert list(WRITTEN[name](key)) == written.splitlines(keepends=True)


def sum_of_integers(values: Iterable[Any], start: Any = 0) -> Any:
    """Like `sum`, but rejects floats, which Python 3.12 and later round differently when summing."""
    total = sum(values, start)
    assert not isinstance(total, float), "add floats with math.fsum, which every Python rounds alike"
    return total


@in_matches
def test_no_choice_depends_on_how_this_python_rounds_sums(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, module in [*sys.modules.items()]:
        if name.partition(".")[0] == "games":
            monkeypatch.setattr(module, "sum", sum_of_integers, raising=False)
    game = course.game
    for before, seat, *_ in course.steps(3):
        view, offers = game.view(before, seat), game.offers(before, seat)
        if offers:
            game.choose(view, offers, Random(course.number))
            game.rollout(view, offers, Random(course.number))
        if is_searchable(game):
            Evaluation(game, *course.setup).chances(before)

from __future__ import annotations

import pytest

from games.search import advice, evaluation, levels, search
from games.search.evaluation import Weights


@pytest.fixture
def betting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the betting game its weights."""
    weights = Weights(4, sides={sides: {"turn": 0.5} for sides in (2, 3)}, usual_lead=0.3, lead_spread=0.3)
    for module in (evaluation, search, advice, levels):
        monkeypatch.setattr(module, "weights", lambda key: weights)

from __future__ import annotations

from functools import partial

import pytest

from bot.domain import questions
from bot.domain.match import Venue
from cogs.controls import lobby
from tests.kit.freehold import freehold
from tests.kit.messages import match

__all__ = ["freehold", "match"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seal all tables, and let the house make no secret moves during a test, however slow it is."""
    monkeypatch.setattr(lobby, "Venue", partial(Venue, forced="sealed"))
    monkeypatch.setattr(questions, "draw_wait", lambda own, others, most, random: 3600.0)

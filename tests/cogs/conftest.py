from __future__ import annotations

from functools import partial

import pytest

from bot.domain.match import Venue
from bot.domain.moves import asked
from cogs.controls import lobby
from tests.kit.freehold import freehold

__all__ = ["freehold"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are sealed, and the house gives no answer in secret while a test runs, however slow it is."""
    monkeypatch.setattr(lobby, "Venue", partial(Venue, forced="sealed"))
    monkeypatch.setattr(asked, "wait", lambda own, others, most, random: 3600.0)

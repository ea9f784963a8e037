from __future__ import annotations

import pytest

from bot.domain.moves import asked
from tests.kit.freehold import freehold

__all__ = ["freehold"]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house gives no answer in secret while a test runs, however slow the machine is."""
    monkeypatch.setattr(asked, "SOONEST", 3600.0)
    monkeypatch.setattr(asked, "LATEST", 3600.0)

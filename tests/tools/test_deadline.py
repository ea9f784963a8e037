"""The time limits of tests themselves."""

from __future__ import annotations

import asyncio
import inspect

import pytest

from tests.kit import deadline
from tests.kit.deadline import limit_test


async def test_a_test_that_waits_for_ever_fails_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadline, "LIMIT", 0.01)

    async def wait_for_nothing() -> None:
        await asyncio.Event().wait()

    limited = limit_test(wait_for_nothing)
    assert inspect.iscoroutinefunction(limited)
    with pytest.raises(TimeoutError, match=r"wait_for_nothing did not end within 0\.01 s"):
        await limited()


async def test_another_timeout_keeps_its_own_message() -> None:
    with pytest.raises(TimeoutError, match="nobody came"):
        async with deadline.deadline("The wait"):
            raise TimeoutError("nobody came")

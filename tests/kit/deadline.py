"""Time limits, so that a test that waits in vain fails and shows where it waited."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from sandbox.model.world import PATIENCE

LIMIT = 10 * PATIENCE
"""Seconds that an asynchronous test may take: sixty times as long as the slowest on an idle machine."""


@asynccontextmanager
async def deadline(what: str, seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Limit the body to *seconds*.

    Raises: TimeoutError: they are over. The message says *what* took too long, and the traceback where it
    waited.
    """
    try:
        async with asyncio.timeout(seconds) as limit:
            yield
    except TimeoutError as error:
        if not limit.expired():
            raise
        raise TimeoutError(f"{what} did not end within {seconds:g} s") from error


def limit_test(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Return *test* with a time limit: it fails with a `TimeoutError` if it takes longer than `LIMIT`."""

    @functools.wraps(test)
    async def limited(*arguments: Any, **named: Any) -> None:
        async with deadline(test.__name__, LIMIT):
            await test(*arguments, **named)

    return limited

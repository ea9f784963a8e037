"""A bot to show on the page, and a browser for it: one for all tests, which run in its event loop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from sandbox.server import Sandbox
from tests.kit.sandbox.browser import launch_browser, windows
from tests.kit.sandbox.hands import Open
from tests.kit.sandbox.server import open_sandbox
from tests.kit.sandbox.showcase import Showcase

in_its_loop = pytest_asyncio.fixture(loop_scope="session")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The browser."""
    async with launch_browser() as browser:
        yield browser


@in_its_loop
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A new sandbox, to which discord.py connects."""
    async with open_sandbox(monkeypatch) as sandbox:
        yield sandbox


@in_its_loop
async def bot(sandbox: Sandbox) -> AsyncIterator[Showcase]:
    """The bot that shows everything, connected."""
    bot = Showcase(sandbox)
    await bot.run_beside()
    yield bot
    bot.go_on.set()
    await bot.end()
    assert bot.faults == []


@in_its_loop
async def window(browser: Browser, sandbox: Sandbox) -> AsyncIterator[Open]:
    """Opens windows for one test."""
    async with windows(browser, sandbox) as open:
        yield open

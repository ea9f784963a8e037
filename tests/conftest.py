"""Fixtures for all tests, above all the sandbox, and the profiles of hypothesis."""

from __future__ import annotations

import gc
import inspect
import time
from collections.abc import AsyncIterator
from math import inf

import pytest
import structlog
from hypothesis import HealthCheck, Phase, settings

from bot.service import uptime
from sandbox.client.people import Person
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.deadline import limit_test
from tests.kit.dealing import deal_alike
from tests.kit.house import migrated
from tests.kit.postgresql import mortal, postgresql
from tests.kit.sandbox.server import open_sandbox
from tests.kit.summary import LONG, compare, list_skipped

__all__ = ["migrated", "mortal", "postgresql"]

LENGTHY = ("tools", "journeys")
"""The folders whose tests take longest, the longest first."""

BEGUN = pytest.StashKey[float]()
"""When the run began."""

settings.register_profile(
    "explore", deadline=None, database=None, suppress_health_check=(HealthCheck.too_slow,)
)
"""For `make soak`: new random examples on every run, without a time limit for one example."""

settings.register_profile("same", settings.get_profile("explore"), derandomize=True)
"""For `make test`: the same examples on every run and every machine."""
settings.load_profile("same")

settings.register_profile(
    "mutants", max_examples=2, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate)
)
"""For `tools.mutants`, which runs a test hundreds of times: few examples, the same on every run."""


@pytest.fixture(autouse=True)
def plain_log() -> None:
    """Log in plain text: pretty tracebacks with every local value take seconds each."""
    structlog.reset_defaults()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()]
    )


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A new sandbox; discord.py connects to it."""
    async with open_sandbox(monkeypatch) as sandbox:
        yield sandbox


@pytest.fixture
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every match, so that a test finds what it looks for."""
    deal_alike(monkeypatch)


@pytest.fixture
def passing_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't take time that a test lets pass at once for time in which Freehold was away."""
    monkeypatch.setattr(uptime, "JUMP", inf)


@pytest.fixture
def world(sandbox: Sandbox) -> World:
    """The sandbox's world."""
    return sandbox.world


@pytest.fixture
def sandbox_url(sandbox: Sandbox) -> str:
    """The address of the sandbox's page; the API is at ``sandbox.api_url``."""
    return sandbox.url


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    """Anna, who manages the server."""
    return sandbox.person("Anna")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    """Ben, who has no special permissions."""
    return sandbox.person("Ben")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Remember when the run began."""
    session.config.stash[BEGUN] = time.perf_counter()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put folders with long tests first, so that no long one is left when the others have ended.

    Limit the time of each asynchronous test; only soak tests may take as long as they need.
    """
    items.sort(key=lambda item: [folder not in item.path.parts for folder in LENGTHY])
    for item in items:
        soaks = item.get_closest_marker("soak") is not None
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj) and not soaks:
            item.obj = limit_test(item.obj)


def pytest_collection_finish() -> None:
    """Exempt from garbage collection what is imported by now, since it stays."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """List each reason for skipped tests once, and say how long a long run took."""
    for line in list_skipped(terminalreporter.stats.get("skipped", ())):
        terminalreporter.write_line(line)
    seconds = time.perf_counter() - config.stash[BEGUN]
    if seconds > LONG:
        terminalreporter.write_line(compare(seconds))

"""The sandbox for all tests that go through Discord's protocol. It stands in a few milliseconds."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator

import pytest
import structlog
from hypothesis import HealthCheck, Phase, settings

from sandbox.client.people import Person
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.dealing import deal_alike
from tests.kit.house import migrated
from tests.kit.postgresql import mortal, postgresql
from tests.kit.sandbox.server import pointed_at

__all__ = ["migrated", "mortal", "postgresql"]

settings.register_profile(
    "explore", deadline=None, database=None, suppress_health_check=(HealthCheck.too_slow,)
)
"""For `make soak`: other examples each time, and no example is too slow on a busy machine."""

settings.register_profile("same", settings.get_profile("explore"), derandomize=True)
"""For `make test`: what fails on one machine fails on all."""
settings.load_profile("same")

settings.register_profile(
    "mutants", max_examples=2, derandomize=True, database=None, phases=(Phase.explicit, Phase.generate)
)
"""For `tools.mutants`, which runs a test hundreds of times: few examples, always the same."""


@pytest.fixture(autouse=True)
def plain_log() -> None:
    """What is logged is written plainly: pretty tracebacks with every local value take seconds each."""
    structlog.reset_defaults()
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()]
    )


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A new sandbox, to which discord.py connects."""
    async with pointed_at(monkeypatch) as sandbox:
        yield sandbox


@pytest.fixture
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match is dealt alike, so that what is looked for is found."""
    deal_alike(monkeypatch)


@pytest.fixture
def world(sandbox: Sandbox) -> World:
    """The sandbox's world."""
    return sandbox.world


@pytest.fixture
def sandbox_url(sandbox: Sandbox) -> str:
    """Where the sandbox's page is; the API is at ``sandbox.api_url``."""
    return sandbox.url


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    """Anna, who manages the server."""
    return sandbox.person("Anna")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    """Ben, who manages nothing."""
    return sandbox.person("Ben")


def pytest_collection_finish() -> None:
    """What is imported by now stays: the collector need not look at it again and again."""
    gc.freeze()

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.server import Sandbox
from tests.kit.sandbox import openapi
from tests.kit.sandbox.visitor import Api, Visit, Visitor


@pytest.fixture
async def visit(sandbox: Sandbox) -> AsyncIterator[Visit]:
    """A function that connects a bot with the given intents and shards; all disconnect when the test ends."""
    visitors: list[Visitor] = []

    async def let_in(
        intents: discord.Intents | None = None, shards: int | None = None, ids: list[int] | None = None
    ) -> Visitor:
        visitor = Visitor(sandbox, intents or discord.Intents(guilds=True), shards, ids)
        visitors.append(visitor)
        await visitor.run_beside()
        return visitor

    yield let_in
    for visitor in visitors:
        await visitor.end()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture
async def visitor(visit: Visit) -> Visitor:
    """A bot with the guilds intent alone, connected and ready."""
    return await visit()


@pytest.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    """A function that calls the sandbox's API: method, path and JSON in, status and JSON out."""
    headers = {"Authorization": f"Bot {sandbox.world.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def ask(method: str, path: str, json: Any = None, **more: Any) -> tuple[int, Any]:
            async with session.request(method, sandbox.api_url + path, json=json, **more) as answer:
                return (
                    answer.status,
                    await answer.json() if answer.content_type == "application/json" else None,
                )

        yield ask


@pytest.fixture(autouse=True)
def check_against_description(request: pytest.FixtureRequest) -> Iterator[None]:
    """Check the test's requests and successful answers against Discord's own description, if it is there."""
    sandbox = request.getfixturevalue("sandbox") if "sandbox" in request.fixturenames else None
    yield
    if sandbox is not None and openapi.FILE.exists():
        faults = openapi.faults(sandbox.rest.requests)
        assert not faults, "\n".join(faults)


def pytest_report_header() -> str | None:
    return None if openapi.FILE.exists() else f"{openapi.MISSING}: answers are not held against it"

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.server import Sandbox
from tests.kit.cafe import Cafe
from tests.kit.dealing import deal_by_name
from tests.kit.haste import hasten


@pytest.fixture
async def cafe(
    tmp_path: Path, migrated: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Cafe]:
    hasten(monkeypatch)
    deal_by_name(monkeypatch, request.node.nodeid)
    async with Sandbox(pace=0) as sandbox:
        cafe = Cafe(sandbox, tmp_path)
        shutil.copy(migrated, cafe.file)
        await cafe.open()
        yield cafe
        await cafe.close()

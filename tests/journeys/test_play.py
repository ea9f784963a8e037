"""``make play`` several times: each has a page, a sandbox and a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from urllib.request import urlopen

import pytest

from sandbox.model.world import PATIENCE

ROOT = Path(__file__).parents[2]
TREE = (
    *("bot", "cogs", "games", "locales", "render", "sandbox"),
    *("Makefile", "pyproject.toml", "requirements-dev.lock"),
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Freehold in which nobody has played."""
    for name in TREE:
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / ".venv").symlink_to(sys.prefix)
    return tmp_path


@pytest.fixture
def ports() -> Iterator[list[int]]:
    """Three free ports."""
    with socket.socket() as one, socket.socket() as two, socket.socket() as three:
        probes = (one, two, three)
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        numbers = [probe.getsockname()[1] for probe in probes]
    yield numbers


def start_play(folder: Path, **told: str) -> Popen[str]:
    """Run ``make play`` in *folder*."""
    bare = {name: value for name, value in os.environ.items() if name not in ("PORT", "DATABASE_URL")}
    return Popen(
        ["make", "play"],
        cwd=folder,
        env={**bare, **told},
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
        start_new_session=True,
    )


def is_played(port: int, *files: Path) -> bool:
    """Whether there is a page at *port*, and a database in each of *files*."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            return page.status == 200 and all(file.exists() and file.stat().st_size for file in files)
    except OSError:
        return False


def test_one_beside_the_other_with_a_port_or_a_database_of_its_own(folder: Path, ports: list[int]) -> None:
    first, second, third = ports
    other = folder / "other.db"
    playing = [
        start_play(folder, PORT=str(first)),
        start_play(folder, PORT=str(second)),
        start_play(folder, PORT=str(third), DATABASE_URL=f"sqlite+aiosqlite:///{other}"),
    ]
    wanted = {
        first: [folder / f"sandbox-{first}.db", folder / f"sandbox-{first}-freehold.db"],
        second: [folder / f"sandbox-{second}.db", folder / f"sandbox-{second}-freehold.db"],
        third: [folder / f"sandbox-{third}.db", other],
    }
    try:
        until = time.monotonic() + PATIENCE
        while not all(is_played(port, *files) for port, files in wanted.items()):
            assert time.monotonic() < until
            assert [each.poll() for each in playing] == [None] * 3
            time.sleep(0.1)
    finally:
        for each in playing:
            os.killpg(each.pid, signal.SIGINT)
        said = [each.communicate(timeout=PATIENCE)[0] for each in playing]
    assert not (folder / f"sandbox-{third}-freehold.db").exists()
    for port, lines in zip(ports, said, strict=True):
        assert f"Open http://127.0.0.1:{port} in a browser" in lines
        assert "Traceback" not in lines, lines


def test_without_any_it_is_where_it_has_always_been(folder: Path) -> None:
    with Popen(
        ["make", "-n", "play"], cwd=folder, stdout=PIPE, text=True, env={"PATH": os.environ["PATH"]}
    ) as make:
        said = make.communicate(timeout=PATIENCE)[0]
    assert "--port 8765 --data sandbox.db " in said

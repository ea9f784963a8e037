"""Finding and measuring the child processes of tests."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pytest

from bot.workers import pool
from sandbox.model.world import PATIENCE

MEGABYTE = 1 << 20


def keep_priority(monkeypatch: pytest.MonkeyPatch) -> int:
    """Start processes at almost the priority of this one, because other tests would starve them."""
    nice = min(19, os.getpriority(os.PRIO_PROCESS, 0) + 1)
    monkeypatch.setattr(pool, "LOWEST", nice)
    monkeypatch.setattr(pool, "STARTING", PATIENCE)
    return nice


def children(module: str) -> list[int]:
    """Return the ids of the running child processes that run *module*."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            _, parent = file.read_text().rpartition(")")[2].split()[:2]
            command = file.with_name("cmdline").read_bytes()
            if int(parent) == os.getpid() and module.encode() in command:
                found.append(int(file.parent.name))
    return found


def faults(pid: int) -> int:
    """Return the number of page faults of the process *pid*."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[7])


def resident(pid: int) -> int:
    """Return the resident memory of the process *pid* in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

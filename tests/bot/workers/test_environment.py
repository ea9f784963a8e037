"""Worker processes are given no secrets in their environment."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.workers import pool
from tests.kit.children import children, keep_priority

BOT = Path(pool.__file__).parents[1]
MODULES = [
    ".".join(("bot", *file.relative_to(BOT).with_suffix("").parts))
    for file in sorted(BOT.rglob("*.py"))
    if "\n    serve(" in file.read_text(encoding="utf-8")
]
"""Every module that runs as a process of its own."""

ELSEWHERE = ("PGPASSWORD", "POSTGRES_PASSWORD", "GRAFANA_PASSWORD", "AWS_SECRET_ACCESS_KEY")
"""Secrets that may be around Freehold."""


def read_environment(pid: int) -> dict[str, str]:
    """Return the environment that the process *pid* was given."""
    entries = Path(f"/proc/{pid}/environ").read_text(encoding="utf-8").split("\0")
    return dict(entry.split("=", 1) for entry in entries if entry)


@pytest.mark.parametrize("module", MODULES)
async def test_no_secret_is_in_the_environment_of_another_process(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_priority(monkeypatch)
    names = (*(name.upper() for name in Settings.model_fields), *ELSEWHERE)
    for name in (*names, "discord_token", "Database_Url"):  # settings are read in any case
        monkeypatch.setenv(name, "a secret")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    process = await pool.start_process(module)
    try:
        (pid,) = children(module)
        given = read_environment(pid)
    finally:
        await pool.end_process(process)
    assert [name for name, value in given.items() if value == "a secret"] == []
    assert (given["PATH"], given["LC_ALL"]) == (os.environ["PATH"], "C.UTF-8")


def test_there_are_such_processes() -> None:
    assert {"bot.workers.render", "bot.workers.search"} <= set(MODULES)

"""docs/operating.md: every command in it is run, in order.

What stands after the word ``sh`` of a block says how: ``start`` runs the bot, several times if a number
follows, until the next block that needs it ``stopped``; ``running`` needs it. Those of Docker are read here,
and compared with what they name: there is no Docker where tests run.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import shlex
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import yaml

from bot import __main__ as command_line
from bot import metrics
from bot.health import Health
from bot.settings import Settings
from sandbox.model.founding import found_on_shards
from sandbox.process import Process
from sandbox.server import Sandbox
from tests.kit.deadline import deadline
from tests.kit.evidence import read_matches, wait_until_at_rest
from tests.kit.guest import Guest, play
from tests.kit.peeking import rows
from tests.kit.postgresql import PLACES, Server

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
TREE = (
    "bot",
    "cogs",
    "games",
    "locales",
    "render",
    "pyproject.toml",
    "requirements.lock",
    ".env.example",
)
SHARDS = 4


class Block(NamedTuple):
    """Commands of the guide, with the heading above them and what they need."""

    heading: str
    needs: list[str]
    commands: str


def blocks() -> list[Block]:
    found = re.finditer(r"^#+ (.+)$|^```sh *(.*)\n((?:.*\n)*?)^```$", GUIDE, re.MULTILINE)
    heading, told = "", []
    for each in found:
        heading = each[1] or heading
        if each[1] is None:
            told.append(Block(heading, each[2].split(), each[3]))
    return told


class Operator:
    """Somebody who follows the guide, in a *folder* of their own."""

    def __init__(self, sandbox: Sandbox, folder: Path, server: Server) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.missing: set[str] = set()
        self._world = sandbox.world
        self._bots: list[Process] = []
        self.postgres = server.url("freehold")
        self._environment = {
            "PATH": ":".join(PLACES),
            "PGHOST": str(server.folder),
            "PGUSER": "freehold",
            "POSTGRES_URL": self.postgres,
            "DISCORD_TOKEN": sandbox.world.token,
            "DISCORD_API_URL": sandbox.api_url,
            "DISCORD_GATEWAY_URL": sandbox.gateway_url,
            "METRICS_PORT": "0",
        }
        for name in TREE:
            (folder / name).symlink_to(ROOT / name)
        (folder / ".venv").symlink_to(sys.prefix)

    async def follow(self, block: Block) -> str:
        """Run the commands of *block* and return their output."""
        if "stopped" in block.needs:
            await self.stop()
        if "start" in block.needs:
            await self._start(
                block.commands.strip(), int(block.needs[-1]) if block.needs[-1].isdigit() else 1
            )
            return ""
        assert bool(self._bots) or "running" not in block.needs
        for tool in ("curl", "psql", "createdb", "pg_isready", "sqlite3"):
            if re.search(rf"\b{tool}\b ", block.commands) and not shutil.which(tool, path=":".join(PLACES)):
                self.missing.add(tool)
                return ""
        child = await asyncio.create_subprocess_exec(
            *("bash", "-euo", "pipefail", "-c", block.commands),
            cwd=self.folder,
            env={**os.environ, **self._environment},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        async with deadline(block.commands):
            said, _ = await child.communicate()
        assert child.returncode == 0, f"{block.commands}{said.decode()}"
        return said.decode()

    async def _start(self, command: str, times: int) -> None:
        self.log.write_text("")
        self._environment["METRICS_PORT"] = "0"
        script = f"cd {shlex.quote(str(self.folder))} && exec env {command} >>log 2>&1"
        self._bots = [
            Process(["bash", "-c", script], self._environment, lambda _: None) for _ in range(times)
        ]
        for bot in self._bots:
            await bot.start()
        for said in ('"ready"', '"component": "gateway", "event": "component is healthy"'):
            await self._world.until(lambda: self.log.read_text().count(said) >= times)  # noqa: B023
        await self._world.until(lambda: self._world.bot_online and self._world.commands)
        self._environment["METRICS_PORT"] = re.findall(r'"port": (\d+)', self.log.read_text())[-1]

    async def stop(self) -> None:
        """Stop the bots cleanly."""
        for bot in self._bots:
            await bot.stop()
        assert all(bot.code == 0 for bot in self._bots), self.log.read_text()
        self._bots = []

    def kill(self) -> None:
        for bot in self._bots:
            bot.kill_now()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox for processes, with a server for each of four shards, and no waiting for emojis."""
    async with Sandbox(pace=0.01, acknowledge_within=20, shards=SHARDS, concurrency=SHARDS) as sandbox:
        found_on_shards(sandbox.world, SHARDS)
        sandbox.rest.fail(10**6, 403, "GET", "/applications/{application_id}/emojis")
        yield sandbox


@pytest.fixture
async def operator(sandbox: Sandbox, tmp_path: Path, postgresql: Server) -> AsyncIterator[Operator]:
    operator = Operator(sandbox, tmp_path, postgresql)
    yield operator
    operator.kill()
    await postgresql.run("DROP DATABASE IF EXISTS freehold WITH (FORCE)")


async def test_every_command_of_the_guide(sandbox: Sandbox, operator: Operator) -> None:
    file = operator.folder / "freehold.db"
    said: dict[str, str] = {}
    guests: list[Guest] = []
    for block in blocks():
        if "docker" in block.needs:
            continue
        if "damaged" in block.needs:
            damage(file)
        said[block.heading] = said.get(block.heading, "") + await operator.follow(block)
        if block.heading == "Start" and "start" in block.needs:
            guests = await begin_match(sandbox, file)
        if block.heading == "Back up":
            kept = read_matches(file)
            await play(sandbox, guests, Random(2), 2)  # which is lost
        if block.heading == "Restore":
            assert read_matches(file) == kept
    await operator.stop()
    assert "It is healthy." in said["Start"]
    assert '"gateway": "healthy"' in said["Start"]
    assert "is whole: 1 matches" in said["Back up"]
    assert "is whole" in said["Restore"]
    assert re.search(r"^Freehold \d", said["Upgrade"], re.MULTILINE)
    assert "rows were copied" in said["Move to PostgreSQL"]
    assert read_matches(operator.postgres)[0][0][1] == "running"
    assert len(re.findall(r"freehold on .*, process \d+ *\| +\d", said["Scale out"])) == 2
    assert "accepting connections" in said["PostgreSQL is gone"]
    assert "were recomputed" in said["Ratings look wrong"]
    assert "running|1" in said["The database is damaged"]
    if operator.missing:
        pytest.skip(f"some commands were not run, for they need {', '.join(sorted(operator.missing))}")


async def begin_match(sandbox: Sandbox, file: Path) -> list[Guest]:
    """Start a match of two players and make some moves that are acknowledged."""
    channel = sandbox.world.find_channel("games").id
    anna, ben = guests = [Guest(sandbox, sandbox.person(name), channel, file) for name in ("Anna", "Ben")]
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben** · B")
    await anna.press("start")
    await sandbox.world.until(lambda: anna.find_control(["hand"]))
    await play(sandbox, guests, Random(1), 3)
    await wait_until_at_rest(sandbox, file)
    return guests


def damage(file: Path) -> None:
    """Overwrite the first page of the moves in *file*."""
    ((page, size),) = rows(
        file, "SELECT rootpage, page_size FROM sqlite_master, pragma_page_size WHERE name = 'moves'"
    )
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * 64)


def test_the_commands_for_docker_name_what_there_is() -> None:
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text(encoding="utf-8"))
    told = [block.commands for block in blocks() if "docker" in block.needs]
    lines = [shlex.split(line) for commands in told for line in commands.splitlines()]
    assert len(lines) > 10
    for words in lines:
        if words[0] == "export":
            assert words[1:] == ["COMPOSE_FILE=deploy/compose.yaml", "COMPOSE_ENV_FILES=.env"]
            continue
        assert words[0] == "docker"
        if words[1] == "compose":
            services = {word.partition(":")[0] for word in words} & compose["services"].keys()
            assert services or words[2] in ("up", "ps", "logs")
            if words[2] == "cp":
                assert words[3].split("/")[1] in {
                    v.split(":/")[1] for v in compose["services"]["bot"]["volumes"]
                }
        for name in [words[at + 1] for at, word in enumerate(words) if word == "-e"]:
            assert name.partition("=")[0].lower() in Settings.model_fields
        if "-m" in words:
            (flag,) = [word for word in words if word.startswith("--") and word[2:] in DOCUMENTED]
            assert f"``python -m bot {flag}" in str(command_line.__doc__)
    (stop,) = [int(words[words.index("--stop-timeout") + 1]) for words in lines if "--stop-timeout" in words]
    assert stop > 10


DOCUMENTED = set(re.findall(r"python -m bot --(\w+)", str(command_line.__doc__)))


def test_every_command_of_the_bot_is_in_the_guide() -> None:
    assert {name for name in DOCUMENTED if f"--{name}" not in GUIDE} == set()


def test_alerts_organs_and_figures_are_all_explained() -> None:
    rules = yaml.safe_load((ROOT / "deploy/alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    explained = {
        row[0]: bool(row[1]) for row in re.findall(r"^\| ([A-Z]\w+)( \(page\))? \|", GUIDE, re.MULTILINE)
    }
    assert explained == {rule["alert"]: rule["labels"]["severity"] == "page" for rule in rules}
    table = GUIDE.split("| component |")[1].split("\n\n")[0]
    components = set(re.findall(r"^\| (\w+) \|", table, re.MULTILINE))
    assert components == set(re.findall(r'"(\w+)": self\._', inspect.getsource(Health.check)))
    families = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("freehold_")}
    assert set(re.findall(r"`(freehold_\w+)`", GUIDE)) == families


def test_links_within_the_guide_lead_somewhere() -> None:
    headings = {
        re.sub(r"[^a-z -]", "", name.lower()).replace(" ", "-")
        for name in re.findall(r"^#+ (.+)$", GUIDE, re.M)
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", GUIDE)) <= headings
    for path in re.findall(r"\]\(([.\w][^)#]*)\)", GUIDE):
        assert (ROOT / "docs" / path).exists(), path

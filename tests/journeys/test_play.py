"""``make play`` as a whole: a page, a sandbox, and a bot that goes by the sandbox's clock."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import PIPE, STDOUT, Popen
from typing import Any
from urllib.request import urlopen

import aiohttp
import pytest

from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.peeking import rows
from tests.kit.questions import Json, read_action

HOUR = 3600
ROOT = Path(__file__).parents[2]
TREE = (
    *("bot", "cogs", "games", "locales", "render", "sandbox", "tools"),
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


class Window:
    """A window of the page, without a browser. *messages* are those its person has received, by their ids."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._done: dict[str, Json] = {}
        self.guilds: list[Json] = []
        self.knows_commands = False
        self.messages: dict[int, Json] = {}

    async def until(self, wanted: Callable[[], Any]) -> Any:
        """Receive events until *wanted* returns something, and return it."""
        async with asyncio.timeout(PATIENCE):
            while not (found := wanted()):
                event = await self._socket.receive_json()
                name, data = event["t"], event["d"]
                if name == "READY":
                    self.guilds, self.knows_commands = data["guilds"], bool(data["commands"])
                    for messages in data["messages"].values():
                        self.messages |= {int(message["id"]): message for message in messages}
                elif name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                    self.messages[int(data["id"])] = data
                elif name == "MESSAGE_DELETE":
                    self.messages.pop(int(data["id"]), None)
                elif name in ("DONE", "REFUSED"):
                    self._done[data["nonce"]] = data
        return found

    async def perform(self, op: str, **data: Any) -> None:
        """Perform an operation, as the page does."""
        nonce = str(len(self._done))
        await self._socket.send_json({"op": op, "nonce": nonce, **data})
        done = await self.until(lambda: self._done.get(nonce))
        assert "reason" not in done, done

    async def press(self, verb: str) -> None:
        """Wait for a button that does *verb*, and press it."""

        def find() -> Json | None:
            for id, message in reversed(self.messages.items()):
                for part in controls(message):
                    if read_action(part).partition(":")[0] == verb and not part.get("disabled"):
                        return {"message_id": str(id), "custom_id": part["custom_id"]}
            return None

        await self.perform("component", **await self.until(find))

    def find_messages(self, words: str) -> set[int]:
        """Find the ids of all messages that contain *words*."""
        return {id for id, message in self.messages.items() if words in text(message)}


@asynccontextmanager
async def window(port: int, who: str) -> AsyncIterator[Window]:
    """Open the page at *port* as *who*, once the bot has registered its commands."""
    address = f"http://127.0.0.1:{port}/page/socket"
    async with aiohttp.ClientSession() as session:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(aiohttp.ClientConnectionError):
                async with session.ws_connect(address, params={"user": who}, max_msg_size=0) as socket:
                    opened = Window(socket)
                    await opened.until(lambda: opened.guilds)  # noqa: B023
                    if opened.knows_commands:
                        yield opened
                        return
            await asyncio.sleep(0.2)
        pytest.fail("the bot has registered no commands")


async def wait_for_row(file: Path, query: str, value: float = 0) -> float:
    """Wait for a number that *query* finds in the database *file*, and return it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for (number,) in rows(file, query, value):
            return float(number)
        await asyncio.sleep(0.1)
    raise TimeoutError(query)


UP = "SELECT up_at FROM house WHERE up_at > ?"
DEADLINE = "SELECT due FROM players WHERE due > ?"
MISSED = "SELECT count(*) FROM moves WHERE user_id IS NULL AND move IS NOT NULL HAVING count(*) >= ?"


async def test_time_that_passes_on_the_page_passes_in_matches(folder: Path, ports: list[int]) -> None:
    """People are reminded and miss deadlines, also after a restart of the bot, and get no time back."""
    port = ports[0]
    file = folder / f"sandbox-{port}-freehold.db"
    # A thread paints, because a painter process would starve beside other tests.
    playing = start_play(folder, PORT=str(port), RENDER_WORKERS="0")
    try:
        async with window(port, "Anna") as anna, window(port, "Ben") as ben:
            channels = [channel for guild in anna.guilds for channel in guild["channels"]]
            (games,) = [channel["id"] for channel in channels if channel["name"] == "games"]
            await anna.perform("command", channel_id=games, name="property new", options={"pace": "hourly"})
            await ben.press("join")
            await anna.until(lambda: anna.find_messages("Ben** · B"))
            await anna.press("start")
            due = 0.0
            for hours in (1, 2):
                due = await wait_for_row(file, DEADLINE, due + 1)
                assert abs(due - time.time() - hours * HOUR) < 180
                await anna.until(lambda: anna.find_messages("Your turn:"))
                moved = await wait_for_row(file, MISSED)
                asked = anna.find_messages("Your turn:")
                await anna.perform("advance", seconds=50 * 60)
                await anna.until(lambda: anna.find_messages("Your turn:") - asked)  # noqa: B023
                await anna.perform("advance", seconds=11 * 60)  # a restart gives seconds back
                await wait_for_row(file, MISSED, moved + 1)
                await anna.perform("bot", action="restart")
                left = await wait_for_row(file, UP)
                await wait_for_row(file, UP, left)  # until then it counts as away
    finally:
        os.killpg(playing.pid, signal.SIGINT)
        said = playing.communicate(timeout=PATIENCE)[0]
    assert "Traceback" not in said, said

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import discord
import pytest

from sandbox.api.checks import drafts
from sandbox.api.uploads import File
from sandbox.client.people import Person
from sandbox.model import storage, waiting
from sandbox.model.errors import Refused
from sandbox.model.founding import found_crowd
from sandbox.model.interactions import Interactions
from sandbox.model.records import Attachment, Command, Message
from sandbox.model.snowflakes import created_at
from sandbox.model.world import PATIENCE, World
from sandbox.server import Sandbox
from tests.kit.sandbox.visitor import Visitor


def test_a_new_world() -> None:
    world = World()
    people = [user.name for user in world.users.values() if not user.bot]
    assert people == ["Anna", "Ben", "Clara", "David", "Emma", "Finn"]
    assert abs(created_at(world.new_id()) - world.now()) < 1
    world.close()


def test_a_crowd_of_guilds_is_spread_over_the_shards() -> None:
    world = World()
    (home,) = world.guilds
    found_crowd(world, 40)
    shards = Counter((id >> 22) % 4 for id in world.guilds if id != home)
    assert sorted(shards.values()) == [10, 10, 10, 10]
    assert len({channel.guild_id for channel in world.channels.values()}) == 41
    assert all(len(world.channels.in_guild(id)) == 1 for id in world.guilds if id != home)
    gone = world.find_channel("quiet-corner")
    world.remove_channel(gone)
    assert gone not in world.channels.in_guild(home)
    assert len(world.channels.in_guild(home)) == 3
    world.close()


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    async with Sandbox(path) as sandbox:
        world, anna = sandbox.world, sandbox.person("Anna")
        games = world.find_channel("games")
        files = {0: File("a.png", b"picture")}
        posted = world.add_message(drafts.compose(world, games, {"content": "table"}, files))
        said = await anna.say(games.id, f"hello <@{world.bot.id}>")
        thread = await anna.create_thread(games.id, "Match 1")
        world.set_commands(None, [Command(world.new_id(), None, 1, {"name": "play", "type": 1})])
        await anna.close_dms()
        await anna.install()
        people = [sandbox.person(name).id for name in ("Ben", "Clara")]
        group = await anna.create_group(people, "Friday")
        library = await anna.create_server("Library")
        await anna.read(games.id)
        opened = await anna.raw_component(posted.id, "x")
        world.advance(1800)
        last = world.new_id()
    async with Sandbox(path) as sandbox:
        world, anna = sandbox.world, sandbox.person("Anna")
        assert [message["id"] for message in anna.messages(games.id)] == [str(posted.id), str(said)]
        attached = world.messages[posted.id].attachments[0]
        assert (attached.filename, world.storage.file(attached.id)) == ("a.png", b"picture")
        assert world.channels[thread].name == "Match 1"
        assert [command["name"] for command in anna.commands(games.id)] == ["play"]
        assert not anna.user.dms_open and anna.unread(games.id) == (0, 0)
        assert anna.user.installed and not sandbox.person("Ben").user.installed
        assert world.channels[group].recipients == [anna.id, *people]
        assert world.channels[group].name == "Friday" and not world.has_bot(library)
        assert world.new_id() > last - 1
        assert world.ahead == 1800
        with pytest.raises(Refused):  # nobody will answer it any more
            await anna.wait_for_answer(opened)


def test_a_killed_sandbox_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    script = (
        "import os, sys, signal\n"
        "from sandbox.model.world import World\n"
        "from sandbox.model.records import Message\n"
        f"world = World({str(path)!r})\n"
        "games = world.find_channel('games')\n"
        "for number in range(50):\n"
        "    world.add_message(Message(world.new_id(), games.id, world.bot.id, content=str(number)))\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=Path(__file__).parents[3], env=os.environ, timeout=PATIENCE
    )
    assert ended.returncode == -signal.SIGKILL
    world = World(path)
    history = world.history(world.find_channel("games").id)
    assert [message.content for message in history] == [str(number) for number in range(50)]
    world.close()


def test_old_attachments_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "FILES_BYTES", 100)
    world = World()
    for id in range(1, 5):
        world.storage.save_file(id, b"x" * 40)
    assert [world.storage.file(id) is None for id in range(1, 5)] == [True, True, False, False]
    world.close()


def test_only_the_latest_deleted_messages_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.model.world.MOST_REMOVED", 3)
    world = World()
    games = world.find_channel("games").id
    for number in range(5):
        message = Message(world.new_id(), games, world.bot.id, content=str(number))
        world.remove_message(world.add_message(message))
    assert [message.content for message in world.removed] == ["2", "3", "4"]


async def test_a_dropped_attachment_is_told_so(visitor: Visitor, sandbox: Sandbox) -> None:
    gone = Attachment(sandbox.world.new_id(), "a.png", 1, "image/png")
    games = sandbox.world.find_channel("games")
    sandbox.world.add_message(
        Message(sandbox.world.new_id(), games.id, sandbox.world.bot.id, attachments=[gone])
    )
    message = await anext(visitor.channel("games").history())
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()


async def test_people_act_without_a_server() -> None:
    world = World()
    interactions = Interactions(world, acknowledge_within=0.01)
    anna, ben = (Person(world, interactions, world.find_user(name)) for name in ("Anna", "Ben"))
    games = world.find_channel("games").id
    await anna.say(games, f"hello <@{ben.id}>")
    heard = await ben.until(lambda message: "hello" in message["content"])
    assert heard["author"]["username"] == "anna" and ben.unread(games) == (1, 1)
    with pytest.raises(TimeoutError, match=r"games: 'hello <@"):  # it tells what was shown last
        await ben.until(lambda message: "bye" in message["content"], timeout=0.01)
    with pytest.raises(Refused):
        await ben.delete(int(heard["id"]))
    with pytest.raises(Refused):
        await ben.create_channel("den")
    await anna.delete(int(heard["id"]))
    assert ben.messages(games) == []
    interactions.close()
    world.close()


@pytest.mark.parametrize("wait", ["a message", "anything"])
async def test_a_wait_fails_soon_after_a_problem_and_names_it(
    wait: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "GRACE_SECONDS", 0.05)
    world = World()
    interactions = Interactions(world, acknowledge_within=0.01)
    anna = Person(world, interactions, world.find_user("Anna"))
    problems = ["of a wait before"]
    world.problems = problems
    asyncio.get_running_loop().call_later(0.05, problems.append, "no such table")
    with pytest.raises(TimeoutError, match="problem: no such table"):
        async with asyncio.timeout(30):
            await (anna.until(lambda _: False) if wait == "a message" else world.until(lambda: False))
    world.close()

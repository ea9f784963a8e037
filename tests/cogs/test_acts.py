"""Every function that writes to other people or costs work has an entry in the table of acts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord.controls import Control
from bot.domain.notifications.acts import ACTS, Act
from cogs.kit.router import HANDLERS
from tests.kit import evidence
from tests.kit.freehold import Freehold, verbs, wait_until_idle

ROOT = Path(__file__).parents[2]

WRITES = {"send", "create_thread", "add_user", "add_user_to_thread", "reply", "publish", "start_thread"}
"""The methods of discord.py that write to people, besides those that begin with ``send_``."""

SENDERS = {
    "bot/discord/posts.py": {"send", "open_thread", "add_to_thread"},
    "bot/discord/notices.py": {"_deliver"},  # what `build_outgoing` made for an act
    "bot/discord/foreign.py": {"post"},  # the public answer to a command
    "cogs/kit/errors.py": {"answer"},  # why that answer can't come, to whoever gave the command
    "cogs/kit/replies.py": {"tell", "show"},  # private answers
}
"""The functions that may use them."""

WINDOWS = {"send_modal"}
"""What opens a window for whoever clicked."""

TAKE_ACTS = {
    "send": 1,
    "post": 1,
    "open_thread": 1,
    "add_to_thread": 1,
    "build_outgoing": 0,
    "_build_for_all": 0,
    "write": 0,
    "Update": 1,
}
"""The functions that write because of an act, and which argument the act is."""


def find_functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Return every function of the bot and its commands, with its file."""
    for folder in ("bot", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield path.relative_to(ROOT).as_posix(), node


def find_calls(function: ast.AST) -> Iterator[tuple[str, str, ast.Call]]:
    """Return the calls in *function*: the object, and the name of the method."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield ast.unparse(node.func.value), node.func.attr, node
            elif isinstance(node.func, ast.Name):
                yield "", node.func.id, node


def find_named_acts(node: ast.AST) -> set[str]:
    """Return the acts that *node* names."""
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value in ACTS
    }


def find_assigned_acts(function: ast.AST, name: str) -> set[str]:
    """Return the acts that *function* assigns to a variable called *name*."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                found |= find_named_acts(node.value)
    return found


def test_everything_is_sent_by_functions_that_take_an_act() -> None:
    found: dict[str, set[str]] = {}
    for path, function in find_functions():
        for upon, name, _ in find_calls(function):
            ours = upon in ("posts", "self", "panels") or upon.endswith("notices")
            writes = name in WRITES or (name.startswith("send_") and name not in WINDOWS)
            if writes and upon and not ours:
                found.setdefault(path, set()).add(function.name)
    assert found == SENDERS


def test_every_message_of_the_table_is_sent_and_no_other() -> None:
    sent: set[str] = set()
    for _, function in find_functions():
        for upon, name, call in find_calls(function):
            takes = (upon == "posts" and name in TAKE_ACTS) or name in (
                "build_outgoing",
                "_build_for_all",
                "Update",
            )
            if takes or (name == "write" and upon.endswith("notices")):
                act = call.args[TAKE_ACTS[name]]
                sent |= (
                    find_assigned_acts(function, act.id)
                    if isinstance(act, ast.Name)
                    else find_named_acts(act)
                )
    own = {
        act
        for act, terms in ACTS.items()
        if terms.to in ("oneself", "channel", "players", "person") and terms.via is None
    }
    assert sent == own
    assert {terms.via for terms in ACTS.values()} - {None} <= own


def test_every_limit_of_the_table_is_kept_somewhere() -> None:
    spent: set[str] = {"tap"}  # what a verb is counted as if it says nothing else
    for path, function in find_functions():
        for _, name, call in find_calls(function):
            if name == "control":
                spent |= {
                    act
                    for keyword in call.keywords
                    if keyword.arg == "act"
                    for act in find_named_acts(keyword)
                }
            elif name in ("spend", "allows") and path != "bot/service/limits.py":
                act = call.args[1] if ast.unparse(call.args[0]) == "interaction" else call.args[0]
                spent |= find_named_acts(act)
    assert spent == {act for act, terms in ACTS.items() if terms.is_counted}


@pytest.mark.parametrize("act", ACTS)
def test_every_act_is_bounded_in_one_way(act: Act) -> None:
    terms = ACTS[act]
    assert terms.is_counted != bool(terms.once)
    assert terms.is_counted != (terms.by == "house")
    assert (terms.reached is not None) <= (terms.to in ("players", "person", "channel"))


async def test_every_click_and_every_command_is_counted(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    kinds: set[Any] = {verb.act for verb in HANDLERS.values()} | {"command", "complete"}
    for act in kinds:
        monkeypatch.setitem(ACTS, act, ACTS[act]._replace(person=1))
        freehold.client.limits.allows(act, anna.person.id, None)
    before, told = evidence.read_matches(freehold.file), len(anna.find_replies())
    public = next(
        message for message in anna.find_messages() if message["channel_id"] == str(anna.channel_id)
    )
    message = int(public["id"])
    for verb in verbs():
        control = Control(verb, 1, 3, "0").custom_id
        await anna.person.wait_for_answer(await anna.person.raw_component(message, control))
    found = [node for node in freehold.client.tree.walk_commands() if isinstance(node, app_commands.Command)]
    for command in found:
        given: dict[str, object] = {
            option.name: option.choices[0].value if option.choices else anna.person.id
            for option in command.parameters
            if option.required and (option.choices or option.type is discord.AppCommandOptionType.user)
        }
        if command.name == "replace":
            given["seat"] = 0
        await anna.command(command.qualified_name, **given)
    await wait_until_idle(freehold)
    answers = anna.find_replies()[: len(anna.find_replies()) - told]
    assert len(answers) == len(verbs()) + len(found)
    assert {answer.partition("!")[0] for answer in answers} == {"That was very quick"}
    assert evidence.read_matches(freehold.file) == before

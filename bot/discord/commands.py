"""Registers the slash commands with Discord when they have changed, and learns their ids."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from discord import app_commands
from discord.http import Route

from bot.language import learn_commands
from locales import LOCALES, read_command_texts

log = structlog.get_logger(__name__)

_PARTS = (
    "name",
    "description",
    "name_localizations",
    "description_localizations",
    "options",
    "choices",
    "required",
    "autocomplete",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
)
"""The fields that make up a command; Discord leaves out empty ones."""

_TERMS = ("type", "value", "default_member_permissions", "contexts", "integration_types", "nsfw")
"""The fields that Discord fills in where a command doesn't set them."""


async def register_commands(tree: app_commands.CommandTree[Any]) -> bool:
    """Bring Discord's list of commands up to date; return whether it had changed.

    From then on, texts name the commands as links.

    Raises:
        discord.HTTPException: Discord refuses the list.
    """
    client = tree.client
    for language in LOCALES:
        await asyncio.to_thread(read_command_texts, language)  # ahead, since that takes milliseconds
    wanted = {}
    for command in tree.get_commands():
        wanted[command.name] = await _payload(tree, command)
        await asyncio.sleep(0)  # because nothing in this loop waits, and clicks would have to
    route = Route("GET", "/applications/{application_id}/commands", application_id=client.application_id or 0)
    found = {
        command["name"]: command
        for command in await client.http.request(route, params={"with_localizations": "true"})
    }
    changed = wanted.keys() != found.keys() or not all(is_same(wanted[name], found[name]) for name in wanted)
    if changed:
        registered = await client.http.bulk_upsert_global_commands(
            client.application_id or 0, list(wanted.values())
        )
        found = {command["name"]: command for command in registered}
        log.info("commands registered", commands=len(wanted))
    learn_commands({name: int(command["id"]) for name, command in found.items()})
    return changed


def is_same(wanted: Any, found: Any) -> bool:
    """Whether Discord's command *found*, or a part of one, equals the *wanted* one.

    >>> is_same({"name": "rules", "nsfw": False}, {"name": "rules", "id": "4", "integration_types": [0]})
    True
    >>> is_same({"name": "rules"}, {"name": "rules", "options": [{"name": "game"}]})
    False
    """
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(is_same(wanted.get(part), found.get(part)) for part in _PARTS) and all(
            is_same(wanted[term], found.get(term)) for term in _TERMS if wanted.get(term) is not None
        )
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(is_same, wanted, found))
    return (not wanted and not found) or str(wanted) == str(found)


async def _payload(
    tree: app_commands.CommandTree[Any],
    command: app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu,
) -> dict[str, Any]:
    if translator := tree.translator:
        return await command.get_translated_payload(tree, translator)
    return command.to_dict(tree)

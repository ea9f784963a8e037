"""Slash commands, and commands in the menu of a person: checks what somebody enters like Discord's client,
and builds the interaction's data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.model import installs, payloads
from sandbox.model.errors import Refused
from sandbox.model.permissions import ALL, Permission
from sandbox.model.records import (
    GUILD_INSTALL,
    IN_BOT_DM,
    IN_GUILD,
    IN_PRIVATE_CHANNEL,
    USER_INSTALL,
    Channel,
    Command,
    Json,
    User,
)
from sandbox.model.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = range(1, 9)
NUMBER = 10
SLASH, MENU = 1, 2
"""The types of commands: those that are typed, and those in the menu of a person."""

PYTHON: dict[int, Any] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (int, str),
    CHANNEL: (int, str),
    NUMBER: (int, float),
}


PLACES = {
    IN_GUILD: "on servers",
    IN_BOT_DM: "in direct messages with the app",
    IN_PRIVATE_CHANNEL: "in group chats and direct messages with other people",
}


def list_commands(world: World, who: User, channel: Channel) -> list[Command]:
    """The slash commands that *who* can use in *channel*."""
    everywhere = (command for command in world.commands.values() if command.body["type"] == 1)
    return [command for command in everywhere if not find_obstacle(world, who, channel, command)]


def find_owners(world: World, who: User, channel: Channel, command: Command) -> dict[int, str]:
    """The installations by which *who* can use *command* in *channel*, with the guild or person of each."""
    kinds = _installations(command)
    owners = installs.find_owners(world, who, channel)
    return {kind: owner for kind, owner in owners.items() if kind in kinds}


def find_obstacle(world: World, who: User, channel: Channel, command: Command) -> str:
    """Why *command* isn't offered to *who* in *channel*, as the end of a sentence; empty if it is offered."""
    may, context = world.permissions(who.id, channel), installs.find_context(world, channel)
    if not may & Permission.USE_APPLICATION_COMMANDS:
        return "you may not use apps in this channel"
    if command.guild_id not in (None, channel.guild_id):
        return "it belongs to one server"
    if context not in _contexts(command):
        return f"it can't be used {PLACES[context]}"
    if not find_owners(world, who, channel, command):
        return _explain_missing(command, context)
    needed = command.body.get("default_member_permissions")
    # an assumption: default permissions count on every server, whoever installed the app
    if context == IN_GUILD and needed is not None and may != ALL:
        bits = int(needed)
        if not bits:
            return "it is for administrators"
        if bits & int(may) != bits:
            lacking = [str(flag.name) for flag in Permission if flag & bits & ~int(may)]
            return f"you need {' and '.join(lacking) or 'more permissions'}"
    return ""


def _installations(command: Command) -> list[int]:
    """The kinds of installations that make *command* available."""
    given: list[int] | None = command.body.get("integration_types")
    return [GUILD_INSTALL] if command.guild_id or given is None else given


def _contexts(command: Command) -> set[int]:
    """Where *command* can be used."""
    if command.guild_id:
        return {IN_GUILD}
    contexts = command.body.get("contexts")
    if contexts is not None:
        return set(contexts)
    in_dms = {IN_BOT_DM} if command.body.get("dm_permission", True) else set()
    return {IN_GUILD, IN_PRIVATE_CHANNEL} | in_dms


def _explain_missing(command: Command, context: int) -> str:
    """Why no installation allows *command* in a place of that *context*."""
    kinds = _installations(command)
    if USER_INSTALL not in kinds:
        missing = {
            IN_GUILD: "the app isn't on this server",
            IN_BOT_DM: "you share no server with the app",
            IN_PRIVATE_CHANNEL: "the app isn't part of this conversation",
        }[context]
        return f"{missing}, and people can't install this command"
    if GUILD_INSTALL not in kinds or context == IN_PRIVATE_CHANNEL:
        return "you haven't installed the app"
    missing = "the app isn't on this server" if context == IN_GUILD else "you share no server with the app"
    return f"{missing}, and you haven't installed it"


def find(world: World, who: User, channel: Channel, name: str) -> tuple[Command, list[Json]]:
    """The command in *name* (such as "property new") that *who* uses in *channel*, and its subcommands.

    Raises:
        Refused: there is no such command, or it isn't offered there.
    """
    words = name.lstrip("/").split()
    command = _find_offered(world, who, channel, f"/{name}", SLASH, words[0] if words else "")
    path: list[Json] = []
    options = command.body.get("options") or []
    for word in words[1:]:
        step = next((o for o in options if o["type"] in (SUBCOMMAND, GROUP) and o["name"] == word), None)
        if step is None:
            raise Refused(f"no command /{name} here")
        path.append(step)
        options = step.get("options") or []
    if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
        raise Refused(f"/{name} needs a subcommand")
    return command, path


def find_in_menu(world: World, who: User, channel: Channel, name: str) -> Command:
    """The command *name* in the menu of a person, which *who* uses in *channel*.

    Raises:
        Refused: there is no such command, or it isn't offered there.
    """
    return _find_offered(world, who, channel, name, MENU, name)


def _find_offered(world: World, who: User, channel: Channel, shown: str, type: int, name: str) -> Command:
    named = [each for each in world.commands.values() if each.name == name and each.body["type"] == type]
    obstacles = {command.id: find_obstacle(world, who, channel, command) for command in named}
    command = next((command for command in named if not obstacles[command.id]), None)
    if command is None:
        why = f": {next(iter(obstacles.values()))}" if obstacles else ""
        raise Refused(f"no command {shown} here{why}")
    return command


def menu_data(world: World, channel: Channel, command: Command, user_id: int) -> Json:
    """The interaction data for *command* in the menu of the person *user_id*, used in *channel*."""
    resolved: Json = {}
    resolve(world, channel, USER, user_id, resolved)
    return {
        "id": str(command.id),
        "name": command.name,
        "type": MENU,
        "target_id": str(user_id),
        "resolved": resolved,
    }


def data(
    world: World,
    channel: Channel,
    command: Command,
    path: list[Json],
    given: Mapping[str, Any],
    focused: str = "",
) -> Json:
    """The interaction data for *command* with the options *given*, used in *channel*.

    With *focused*, the name of the option being typed, the other options may be incomplete.

    Raises:
        Refused: an option is unknown or missing, or has a value that the client wouldn't accept.
    """
    known = {o["name"]: o for o in ((path[-1] if path else command.body).get("options") or [])}
    if unknown := set(given) - set(known):
        raise Refused(f"/{command.name} has no option {', '.join(sorted(unknown))}")
    missing = [name for name, option in known.items() if option.get("required") and name not in given]
    if missing and not focused:
        raise Refused(f"/{command.name} needs {', '.join(missing)}")
    resolved: Json = {}
    options = []
    for name, value in given.items():
        option = known[name]
        if name != focused:
            value = _check_value(world, channel, option, value, resolved)
        filled = {"name": name, "type": option["type"], "value": value}
        if name == focused:
            filled["focused"] = True
        options.append(filled)
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    body: Json = {"id": str(command.id), "name": command.name, "type": 1, "options": options}
    if command.guild_id:
        body["guild_id"] = str(command.guild_id)
    if resolved:
        body["resolved"] = resolved
    return body


def _check_value(world: World, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
    name, type = option["name"], option["type"]
    expected = PYTHON.get(type)
    if expected is None:
        raise Refused(f"{name}: options of type {type} are not imitated")
    if not isinstance(value, expected) or (isinstance(value, bool) and type != BOOLEAN):
        raise Refused(f"{name}: {value!r} is not a value for this option")
    if option.get("choices"):
        chosen = next((c for c in option["choices"] if value in (c["value"], c["name"])), None)
        if chosen is None:
            raise Refused(f"{name}: {value!r} is not among the choices")
        return chosen["value"]
    if type in (INTEGER, NUMBER) and not (
        option.get("min_value", value) <= value <= option.get("max_value", value)
    ):
        raise Refused(f"{name}: {value} is out of range")
    if type == STRING and not option.get("min_length", 0) <= len(value) <= option.get("max_length", 6000):
        raise Refused(f"{name}: too short or too long")
    if type in (USER, CHANNEL):
        resolve(world, channel, type, int(value), resolved)
        return str(value)
    return value


def resolve(world: World, place: Channel, type: int, id: int, resolved: Json) -> None:
    """Add the user, role or channel with that *id* to the *resolved* objects of an interaction in *place*.

    Raises:
        Refused: there is no such user, role or channel.
    """
    if type == USER:
        if id not in world.users:
            raise Refused(f"nobody is {id}")
        resolved.setdefault("users", {})[str(id)] = payloads.user(world.users[id])
        guild = world.guilds.get(place.guild_id or 0)
        if guild and id in guild.members:
            member = payloads.member(guild, world.users[id], Permission(0))
            del member["user"], member["deaf"], member["mute"]
            resolved.setdefault("members", {})[str(id)] = member
        return
    if type == ROLE:
        roles = [role for guild in world.guilds.values() for role in guild.roles if role.id == id]
        if not roles:
            raise Refused(f"no role is {id}")
        resolved.setdefault("roles", {})[str(id)] = payloads.role(roles[0])
        return
    if id not in world.channels:
        raise Refused(f"no channel is {id}")
    channel = {**payloads.channel(world, world.channels[id]), "permissions": "0"}
    resolved.setdefault("channels", {})[str(id)] = channel

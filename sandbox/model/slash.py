"""Slash commands: checks what a person enters like Discord's client, and builds the interaction's data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandbox.model import payloads
from sandbox.model.errors import Refused
from sandbox.model.permissions import ALL, Permission
from sandbox.model.records import DM, Channel, Command, Json, User
from sandbox.model.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = range(1, 9)
NUMBER = 10
PYTHON: dict[int, Any] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (int, str),
    CHANNEL: (int, str),
    NUMBER: (int, float),
}


def list_commands(world: World, who: User, channel: Channel) -> list[Command]:
    """The slash commands that *who* can use in *channel*."""
    may = world.permissions(who.id, channel)
    if not may & Permission.USE_APPLICATION_COMMANDS:
        return []
    return [
        command
        for command in world.commands.values()
        if command.body["type"] == 1
        and command.guild_id in (None, channel.guild_id)
        and _fits(command, channel, may)
    ]


def _fits(command: Command, channel: Channel, may: Permission) -> bool:
    contexts = command.body.get("contexts")
    if contexts is not None and (1 if channel.type == DM else 0) not in contexts:
        return False
    if channel.type == DM:
        return contexts is not None or bool(command.body.get("dm_permission", True))
    needed = command.body.get("default_member_permissions")
    if needed is None or may == ALL:
        return True
    return int(needed) & int(may) == int(needed) != 0  # 0 means administrators only


def find(commands: list[Command], name: str) -> tuple[Command, list[Json]]:
    """The command in *name* (such as "property new"), and the subcommands that follow.

    Raises:
        Refused: there is no such command.
    """
    words = name.lstrip("/").split()
    command = next((c for c in commands if words and c.name == words[0]), None)
    if command is None:
        raise Refused(f"no command /{name} here")
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


def data(
    world: World, command: Command, path: list[Json], given: Mapping[str, Any], focused: str = ""
) -> Json:
    """The interaction data for *command* with the options *given*.

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
            value = _check_value(world, option, value, resolved)
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


def _check_value(world: World, option: Json, value: Any, resolved: Json) -> Any:
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
        resolve(world, type, int(value), resolved)
        return str(value)
    return value


def resolve(world: World, type: int, id: int, resolved: Json) -> None:
    """Add the user, role or channel with that *id* to an interaction's *resolved* objects.

    Raises:
        Refused: there is no such user, role or channel.
    """
    if type == USER:
        if id not in world.users:
            raise Refused(f"nobody is {id}")
        resolved.setdefault("users", {})[str(id)] = payloads.user(world.users[id])
        guild = next((guild for guild in world.guilds.values() if id in guild.members), None)
        if guild:
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

"""Routes for the app's commands, global and per guild."""

from __future__ import annotations

from sandbox.api.checks import commands
from sandbox.api.rest import Answer, Call, Handlers, Route
from sandbox.model import payloads
from sandbox.model.errors import ApiError
from sandbox.model.records import Command, Json

PLACES = (
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
)


class Commands(Handlers):
    """Handlers for application commands."""

    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""
        found = []
        for place in PLACES:
            found += [
                Route("GET", place, self.list),
                Route("PUT", place, self.overwrite),
                Route("POST", place, self.create, 201),
                Route("GET", place + "/{command_id}", self.get),
                Route("PATCH", place + "/{command_id}", self.edit),
                Route("DELETE", place + "/{command_id}", self.delete),
            ]
        return found

    def _guild_id(self, call: Call) -> int | None:
        if call.id("application_id") != self._world.bot.id:
            raise ApiError(10002)
        if "guild_id" not in call.path:
            return None
        guild = self._world.guild(call.id("guild_id"))
        if not self._world.has_bot(guild.id):
            raise ApiError(50001)
        return guild.id

    def _list_registered(self, guild_id: int | None) -> list[Command]:
        return [command for command in self._world.commands.values() if command.guild_id == guild_id]

    def _command(self, call: Call) -> Command:
        guild_id = self._guild_id(call)
        command = self._world.commands.get(call.id("command_id"))
        if command is None or command.guild_id != guild_id:
            raise ApiError(10063)
        return command

    def _to_json(self, command: Command, localized: bool = True) -> Json:
        body = payloads.command(command, self._world.bot.id)
        if not localized:
            del body["name_localizations"], body["description_localizations"]
        return body

    def _to_command(self, body: Json, guild_id: int | None) -> Command:
        """The command that *body* describes: new, updated, or the existing one if nothing changes."""
        for old in self._list_registered(guild_id):
            if (old.name, old.body["type"]) == (body["name"], body["type"]):
                if old.body == body:
                    return old
                return Command(old.id, guild_id, self._world.new_id(), body)
        id = self._world.new_id()
        return Command(id, guild_id, id, body)

    def list(self, call: Call) -> Answer:
        """GET all commands"""
        localized = call.query.get("with_localizations", "").lower() in ("true", "1")
        return [self._to_json(command, localized) for command in self._list_registered(self._guild_id(call))]

    def overwrite(self, call: Call) -> Answer:
        """PUT all commands, replacing all existing ones"""
        guild_id = self._guild_id(call)
        made = [self._to_command(body, guild_id) for body in commands.read_all(call.body)]
        self._world.set_commands(guild_id, made)
        return [self._to_json(command) for command in made]

    def create(self, call: Call) -> Answer:
        """POST a command, replacing one with the same name"""
        guild_id = self._guild_id(call)
        made = self._to_command(commands.read(call.body), guild_id)
        others = [command for command in self._list_registered(guild_id) if command.id != made.id]
        if len(others) >= commands.COMMANDS:
            raise ApiError(30032)
        self._world.set_commands(guild_id, [*others, made])
        return self._to_json(made)

    def get(self, call: Call) -> Answer:
        """GET a command"""
        return self._to_json(self._command(call))

    def edit(self, call: Call) -> Answer:
        """PATCH a command"""
        old = self._command(call)
        changes = call.body if isinstance(call.body, dict) else {}
        made = Command(old.id, old.guild_id, self._world.new_id(), commands.read({**old.body, **changes}))
        others = [command for command in self._list_registered(old.guild_id) if command.id != old.id]
        self._world.set_commands(old.guild_id, [*others, made])
        return self._to_json(made)

    def delete(self, call: Call) -> Answer:
        """DELETE a command"""
        old = self._command(call)
        others = [command for command in self._list_registered(old.guild_id) if command.id != old.id]
        self._world.set_commands(old.guild_id, others)
        return None

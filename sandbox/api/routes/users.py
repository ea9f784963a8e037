"""Routes for the bot itself, users, guilds, members and the gateway's address."""

from __future__ import annotations

from sandbox.api.checks.form import Form
from sandbox.api.rest import Answer, Call, Handlers, Route
from sandbox.api.starts import Starts
from sandbox.model import payloads
from sandbox.model.errors import ApiError, not_imitated
from sandbox.model.permissions import Permission, in_guild
from sandbox.model.records import DM, Channel, Json, User
from sandbox.model.world import World

BOT_ADD = 28
AUDIT_LOG = (
    "application_commands",
    "audit_log_entries",
    "auto_moderation_rules",
    "guild_scheduled_events",
    "integrations",
    "threads",
    "users",
    "webhooks",
)


class Users(Handlers):
    """Handlers for users and guilds. *shards* is the number recommended to the bot."""

    def __init__(self, world: World, shards: int, starts: Starts) -> None:
        super().__init__(world)
        self._shards = shards
        self._starts = starts

    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""
        return [
            Route("GET", "/gateway", self.gateway),
            Route("GET", "/gateway/bot", self.gateway_bot),
            Route("GET", "/users/@me", self.me),
            Route("POST", "/users/@me/channels", self.open_dm),
            Route("GET", "/users/{user_id}", self.user),
            Route("GET", "/oauth2/applications/@me", self.application),
            Route("GET", "/applications/@me", self.application),
            Route("GET", "/guilds/{guild_id}", self.guild),
            Route("GET", "/guilds/{guild_id}/audit-logs", self.audit_log),
            Route("GET", "/guilds/{guild_id}/channels", self.channels),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
            Route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", self.add_role),
        ]

    def gateway(self, call: Call) -> Answer:
        """GET /gateway"""
        return {"url": self._world.url.replace("http", "ws", 1) + "/gateway"}

    def gateway_bot(self, call: Call) -> Answer:
        """GET /gateway/bot"""
        url = self._world.url.replace("http", "ws", 1) + "/gateway"
        return {"url": url, "shards": self._shards, "session_start_limit": self._starts.limit}

    def me(self, call: Call) -> Answer:
        """GET /users/@me"""
        return payloads.me(self._world.bot)

    def user(self, call: Call) -> Answer:
        """GET /users/{user_id}"""
        user = self._world.users.get(call.id("user_id"))
        if user is None:
            raise ApiError(10013)
        return payloads.user(user)

    def application(self, call: Call) -> Answer:
        """GET /applications/@me"""
        owner = next(user for user in self._world.users.values() if not user.bot)
        return _application(self._world.bot, owner)

    def open_dm(self, call: Call) -> Answer:
        """POST /users/@me/channels: open the DM with a user, or return the existing one"""
        world = self._world
        body: Json = call.body if isinstance(call.body, dict) else {}
        id = str(body.get("recipient_id") or "")
        if not id.isdigit():
            form = Form()
            form.missing(("recipient_id",))
            form.close()
        user = world.users.get(int(id))
        if user is None or user.bot or user.deleted:
            raise ApiError(50033)
        channel = world.dm(user.id, world.bot.id)
        if channel is None:
            channel = world.add_channel(Channel(world.new_id(), DM, recipients=[user.id, world.bot.id]))
        return payloads.channel(world, channel)

    def guild(self, call: Call) -> Answer:
        """GET /guilds/{guild_id}"""
        guild = self._guild(call)
        body = payloads.guild(guild)
        if call.query.get("with_counts") in ("true", "1", "True"):
            body |= {"approximate_member_count": len(guild.members), "approximate_presence_count": 0}
        return body

    def audit_log(self, call: Call) -> Answer:
        """GET /guilds/{guild_id}/audit-logs: only the entry about who added the bot"""
        world = self._world
        guild = self._guild(call)
        if not in_guild(guild, world.bot.id) & Permission.VIEW_AUDIT_LOG:
            raise ApiError(50013)
        if call.query.get("action_type") != str(BOT_ADD):
            raise not_imitated("any other action in the audit log")
        answer: Json = {key: [] for key in AUDIT_LOG}
        if who := world.users.get(guild.inviter or 0):
            ids = {"id": world.new_id(), "target_id": world.bot.id, "user_id": who.id}
            entry = {"action_type": BOT_ADD, **{name: str(id) for name, id in ids.items()}}
            people = [payloads.user(who), payloads.user(world.bot)]
            answer |= {"audit_log_entries": [entry], "users": people}
        return answer

    def channels(self, call: Call) -> Answer:
        """GET /guilds/{guild_id}/channels"""
        guild = self._guild(call)
        found = [c for c in self._world.channels.in_guild(guild.id) if not c.is_thread]
        return [payloads.channel(self._world, channel) for channel in found]

    def member(self, call: Call) -> Answer:
        """GET /guilds/{guild_id}/members/{user_id}"""
        guild = self._guild(call)
        id = call.id("user_id")
        if id not in self._world.users:
            raise ApiError(10013)
        if id not in guild.members:
            raise ApiError(10007)
        return payloads.member(guild, self._world.users[id])

    def add_role(self, call: Call) -> Answer:
        """PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}"""
        world, guild, id = self._world, self._guild(call), call.id("user_id")
        if id not in guild.members:
            raise ApiError(10007)
        role = next((each for each in guild.roles if each.id == call.id("role_id")), None)
        if role is None:
            raise ApiError(10011)
        mine = [each.position for each in guild.roles if each.id in guild.members[world.bot.id]]
        may = in_guild(guild, world.bot.id) & Permission.MANAGE_ROLES
        if not may or role.managed or role.position >= max(mine, default=0):
            raise ApiError(50013)
        if role.id not in guild.members[id]:
            guild.members[id].append(role.id)
            world.storage.save(guild)
            data = payloads.member(guild, world.users[id]) | {"guild_id": str(guild.id)}
            world.emit("GUILD_MEMBER_UPDATE", data, guild.id, frozenset({id}))
        return None


def _application(bot: User, owner: User) -> Json:
    return {
        "id": str(bot.id),
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": payloads.user(bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "flags": 0,
        "flags_new": "0",
        "verify_key": "0" * 64,
        "owner": payloads.user(owner),
        "team": None,
        "event_webhooks_status": 1,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "rpc_origins": [],
        "tags": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
    }

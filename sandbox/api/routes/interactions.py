"""Routes for interaction callbacks, and for the webhooks that interaction tokens open for 15 minutes."""

from __future__ import annotations

from sandbox.api.checks import drafts, modals
from sandbox.api.checks.form import Form
from sandbox.api.rest import Answer, Call, Handlers, Route
from sandbox.model import installs, payloads
from sandbox.model.errors import ApiError, not_imitated
from sandbox.model.interactions import Interactions
from sandbox.model.records import (
    AUTOCOMPLETE,
    COMMAND,
    COMMAND_REPLY,
    COMPONENT,
    EPHEMERAL,
    GUILD_INSTALL,
    LOADING,
    MODAL,
    PLAIN,
    Cause,
    Interaction,
    Json,
    Message,
)
from sandbox.model.slash import GROUP, SUBCOMMAND
from sandbox.model.world import World

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
POSSIBLE = {
    COMMAND: {REPLY, DEFER, OPEN_MODAL},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {REPLY, DEFER},
}
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
FOLLOW_UPS = 5  # per interaction that only the person's own installation allows
NOT_IMITATED = {10, 11, 12}  # premium required, …, launch activity


class Answers(Handlers):
    """Handlers for interactions."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        super().__init__(world)
        self._interactions = interactions

    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""
        message = WEBHOOK + "/messages/{message_id}"
        return [
            Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", self.callback),
            Route("POST", WEBHOOK, self.follow_up),
            Route("GET", message, self.get),
            Route("PATCH", message, self.edit),
            Route("DELETE", message, self.delete),
        ]

    def callback(self, call: Call) -> Answer:
        """POST a callback, which acknowledges the interaction"""
        interaction = self._interactions.waiting(call.id("interaction_id"), call.path["interaction_token"])
        body: Json = call.body if isinstance(call.body, dict) else {}
        kind = body.get("type") or 0
        possible = POSSIBLE[interaction.type]
        if interaction.type == MODAL and interaction.source is not None:
            possible = possible | {DEFER_UPDATE, UPDATE}
        if kind in NOT_IMITATED:
            raise not_imitated(f"callbacks of type {kind}")
        form = Form()
        form.one_of(("type",), kind, possible)
        form.close()
        data = body.get("data")
        message: Message | None = None
        if kind == REPLY:
            message = self._reply(interaction, call, data)
        elif kind == DEFER:
            message = self._think(interaction, data)
        elif kind in (DEFER_UPDATE, UPDATE):
            message = self._update(interaction, call, data, kind == UPDATE)
        elif kind == OPEN_MODAL:
            channel = self._world.channel(interaction.channel_id)
            interaction.modal = modals.read(data, installs.find_usable_emojis(self._world, channel))
        else:
            interaction.choices = self._choices(data)
        self._interactions.settle(interaction)
        if interaction.modal is not None:
            opened = {"id": str(interaction.id), "nonce": interaction.nonce, **interaction.modal}
            self._interactions.tell(interaction, "INTERACTION_MODAL_CREATE", opened)
        if interaction.choices is not None:
            told = {"id": str(interaction.id), "nonce": interaction.nonce, "choices": interaction.choices}
            self._interactions.tell(interaction, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", told)
        if call.query.get("with_response") not in ("1", "true", "True"):
            return None
        return self._to_callback_response(interaction, message, kind)

    def _to_callback_response(self, interaction: Interaction, message: Message | None, kind: int) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.type}
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": bool(message.flags & LOADING),
                "response_message_ephemeral": message.viewer is not None,
                "channel_id": str(message.channel_id),
            }
        if interaction.guild_id:
            about["guild_id"] = str(interaction.guild_id)
        told: Json = {"interaction": about}
        if message is not None and kind in (REPLY, UPDATE):
            told["resource"] = {"type": kind, "message": payloads.message(self._world, message)}
        return told

    def _cause(self, interaction: Interaction) -> Cause:
        name = _command(interaction.data) if interaction.type == COMMAND else ""
        opener = self._world.interactions.get(interaction.opener or 0)
        return Cause(
            interaction.id,
            interaction.type,
            interaction.user_id,
            interaction.source,
            name,
            self._cause(opener) if opener else None,
            interaction.owners,
        )

    def _reply(self, interaction: Interaction, call: Call, data: object) -> Message:
        message = self._post(interaction, call, data, ("data",))
        interaction.reply = message.id
        return message

    def _post(
        self, interaction: Interaction, call: Call, data: object, path: tuple[str, ...] = ()
    ) -> Message:
        message = drafts.compose(
            self._world,
            self._world.channel(interaction.channel_id),
            data,
            call.files,
            path=path,
            cause=self._cause(interaction),
            viewer=self._viewer(interaction, data),
            type=COMMAND_REPLY if interaction.type == COMMAND else PLAIN,
        )
        return self._world.add_message(message)

    def _viewer(self, interaction: Interaction, data: object) -> int | None:
        """The only person who sees an answer that is private or can't be public; None if it is public."""
        world = self._world
        who, channel = world.users[interaction.user_id], world.channel(interaction.channel_id)
        if _flags(data) & EPHEMERAL or not installs.can_answer_publicly(world, who, channel):
            return who.id
        return None

    def _think(self, interaction: Interaction, data: object) -> Message:
        """Show "thinking". Of the flags, only the ephemeral one applies yet."""
        viewer = self._viewer(interaction, data)
        channel = self._world.channel(interaction.channel_id)
        message = Message(
            self._world.new_id(),
            channel.id,
            self._world.bot.id,
            type=COMMAND_REPLY if interaction.type == COMMAND else PLAIN,
            flags=LOADING | (0 if viewer is None else EPHEMERAL),
            cause=self._cause(interaction),
            viewer=viewer,
        )
        self._world.add_message(message)
        interaction.reply, interaction.loading = message.id, True
        return message

    def _update(self, interaction: Interaction, call: Call, data: object, now: bool) -> Message:
        message = self._world.messages.get(interaction.source or 0)
        if message is None:
            raise ApiError(10008)
        if now:
            drafts.revise(self._world, message, data or {}, call.files, path=("data",))
        interaction.reply = message.id
        return message

    def _choices(self, data: object) -> list[Json]:
        form = Form()
        path = ("data", "choices")
        choices = form.objects(path, data.get("choices") if isinstance(data, dict) else None, 0, 25)
        for place, choice in enumerate(choices):
            form.text((*path, place, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                form.text((*path, place, "value"), choice["value"], 0, 100)
        form.close()
        return choices

    def _interaction(self, call: Call) -> Interaction:
        if "thread_id" in call.query:
            raise not_imitated("webhooks into threads")
        return self._interactions.open(call.id("webhook_id"), call.path["webhook_token"])

    def follow_up(self, call: Call) -> Answer:
        """POST a follow-up message; the first one replaces "thinking\""""
        interaction = self._interaction(call)
        world = self._world
        thinking = world.messages.get(interaction.reply or 0)
        if interaction.loading and thinking is not None:
            self._fill(interaction, thinking, call)
            return payloads.message(world, thinking)
        if GUILD_INSTALL not in interaction.owners and interaction.follow_ups >= FOLLOW_UPS:
            raise ApiError(40094)
        message = self._post(interaction, call, call.body)
        interaction.follow_ups += 1
        world.save_interaction(interaction)
        return payloads.message(world, message)

    def _message(self, interaction: Interaction, call: Call) -> Message:
        wanted = call.path["message_id"]
        id = interaction.reply if wanted == "@original" else call.id("message_id")
        message = self._world.messages.get(id or 0)
        if message is None:
            raise ApiError(10008)
        ours = message.cause is not None and message.cause.id == interaction.id
        if not ours and message.id != interaction.reply:
            raise ApiError(10008)
        return message

    def get(self, call: Call) -> Answer:
        """GET a message of the interaction"""
        return payloads.message(self._world, self._message(self._interaction(call), call))

    def edit(self, call: Call) -> Answer:
        """PATCH a message of the interaction"""
        interaction = self._interaction(call)
        message = self._message(interaction, call)
        self._fill(interaction, message, call)
        return payloads.message(self._world, message)

    def _fill(self, interaction: Interaction, message: Message, call: Call) -> None:
        drafts.revise(self._world, message, call.body, call.files)
        if interaction.loading and message.id == interaction.reply:
            interaction.loading = False
            self._world.save_interaction(interaction)

    def delete(self, call: Call) -> Answer:
        """DELETE a message of the interaction"""
        interaction = self._interaction(call)
        message = self._message(interaction, call)
        if interaction.loading and message.id == interaction.reply:
            interaction.loading = False
            self._world.save_interaction(interaction)
        self._world.remove_message(message)
        return None


def _command(data: Json) -> str:
    """The full name of a slash command, including subcommands."""
    for option in data.get("options", ()):
        if option["type"] in (SUBCOMMAND, GROUP):
            return f"{data['name']} {_command(option)}"
    return str(data["name"])


def _flags(data: object) -> int:
    flags = data.get("flags") if isinstance(data, dict) else 0
    return flags if isinstance(flags, int) else 0

"""The records that the sandbox stores as JSON, one struct for each kind."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]

# channel types
TEXT, DM, VOICE, GROUP_DM, NEWS, STAGE = 0, 1, 2, 3, 5, 13
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
# message types
PLAIN, THREAD_CREATED, REPLY, COMMAND_REPLY, THREAD_STARTER = 0, 18, 19, 20, 21
# message flags
SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING = 1 << 2, 1 << 5, 1 << 6, 1 << 7
SILENT, COMPONENTS_V2 = 1 << 12, 1 << 15
# interaction types
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
# where an app is installed, and where its commands are used
GUILD_INSTALL, USER_INSTALL = 0, 1
IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL = 0, 1, 2
# how far a scheduled event is, and where it takes place
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
STAGE_EVENT, VOICE_EVENT, EXTERNAL_EVENT = 1, 2, 3


class User(msgspec.Struct):
    """A person or the bot. *dms_open* is their privacy setting, *read* the last message read in each channel.

    A *deleted* account still exists, but nobody can message it. *installed* is whether the person has
    installed the app to their account.
    """

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    deleted: bool = False
    installed: bool = False
    read: dict[int, int] = {}


class Role(msgspec.Struct):
    """A role of a guild. The role with the guild's id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


class Guild(msgspec.Struct):
    """A server. *members* maps user ids to role ids, *timeouts* maps user ids to the end of their time-out.

    *joined* is when the bot was added and *inviter* who added it. Discord posts its own messages into
    *system_channel*.
    """

    id: int
    name: str
    owner_id: int
    roles: list[Role]
    members: dict[int, list[int]]
    locale: str = "en-US"
    joined: float = 0.0
    inviter: int | None = None
    system_channel: int | None = None
    timeouts: dict[int, float] = {}


class Overwrite(msgspec.Struct):
    """Permissions allowed or denied in one channel, to the role or member with that *id*."""

    id: int
    member: bool
    allow: int = 0
    deny: int = 0


class Channel(msgspec.Struct):
    """A channel, a thread, a DM or a group DM.

    *recipients* are the users of a DM or group DM, *members* those of a thread. *owner_id* is who created a
    group DM or a thread.
    """

    id: int
    type: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    slowmode: int = 0
    overwrites: list[Overwrite] = []
    recipients: list[int] = []
    owner_id: int | None = None
    # threads
    members: list[int] = []
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_minutes: int = 1440
    archive_changed: float = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.type in (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_private(self) -> bool:
        """Whether this is a DM or a group DM."""
        return self.type in (DM, GROUP_DM)


class Attachment(msgspec.Struct):
    """A file of a message. Its bytes are stored separately, under its id."""

    id: int
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Cause(msgspec.Struct):
    """The interaction a message answers: its id, type and user, the message clicked, the command's name.

    For a modal, *opener* is the interaction that opened it. *owners* are those of `Interaction`.
    """

    id: int
    type: int
    user_id: int
    message_id: int | None = None
    name: str = ""
    opener: Cause | None = None
    owners: dict[int, str] = {}


class Message(msgspec.Struct):
    """A message. *viewer* is the only person who sees a private one, *pinged* are the people it notified."""

    id: int
    channel_id: int
    author_id: int
    type: int = PLAIN
    content: str = ""
    embeds: list[Json] = []
    components: list[Json] = []
    attachments: list[Attachment] = []
    flags: int = 0
    mentions: list[int] = []
    everyone: bool = False
    pinged: list[int] = []
    viewer: int | None = None
    reference: tuple[int, int] | None = None
    cause: Cause | None = None
    nonce: str | None = None
    edited: float | None = None
    late_edits: list[float] = []


class Command(msgspec.Struct):
    """An application command described by *body*; global if it has no guild."""

    id: int
    guild_id: int | None
    version: int
    body: Json

    @property
    def name(self) -> str:
        """The name that a person types after the slash."""
        name: str = self.body["name"]
        return name


class Emoji(msgspec.Struct):
    """An application emoji; *image* is the uploaded file, of the type *kind* (png, gif, …)."""

    id: int
    name: str
    kind: str
    image: bytes


class ScheduledEvent(msgspec.Struct):
    """An event outside the voice channels of a guild, as its members see it in the list of events.

    It *starts* and *ends* at these times. *status* is what somebody set last; see `World.event_status`.
    """

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None
    location: str
    starts: float
    ends: float
    status: int = SCHEDULED


class Clock(msgspec.Struct):
    """How many seconds the sandbox's clock is *ahead* of the machine's. There is one, with the id 0."""

    id: int = 0
    ahead: float = 0.0


class Interaction(msgspec.Struct):
    """Something a person did with the app, and the state of the app's answer.

    *state* is ``waiting``, then ``answered`` or ``failed``. *source* is the message whose control was used;
    *opener* is the interaction that opened the modal which this one submits. *reply* is the message called
    ``@original``, *loading* whether it still shows "thinking", *modal* the modal that this interaction
    opened, and *choices* the answer to an autocompletion. *owners* maps the installations that allow the
    interaction to the guild or the person (Discord's authorizing_integration_owners). *follow_ups* counts the
    messages that followed the answer.
    """

    id: int
    token: str
    type: int
    user_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    source: int | None = None
    opener: int | None = None
    state: str = "waiting"
    reply: int | None = None
    loading: bool = False
    modal: Json | None = None
    choices: list[Json] | None = None
    nonce: str = ""
    owners: dict[int, str] = {}
    follow_ups: int = 0

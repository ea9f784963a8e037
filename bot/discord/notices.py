"""Direct messages beside the panels: what a person has to know when a table cannot be shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
import msgspec

import games
from bot.discord import posts
from bot.discord.messages.layout import jump
from bot.discord.messages.result import result
from bot.discord.pace import URGENCY, Urgency
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.rings.plan import reason
from bot.language import Language, language_of
from bot.service.workers import Workers
from bot.store import Store

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions without which a table cannot be shown."""


Unheard = Callable[[], Awaitable[object]]
"""Called when a person turns out to take no direct messages."""


class Notice(msgspec.Struct, frozen=True):
    """A direct *text* to *who*, which rings unless it is *silent*; where it cannot be delivered, *unheard* is
    called."""

    who: Person
    text: str
    unheard: Unheard | None = None
    silent: bool = False


class Notices(Workers[Notice]):
    """Writes to persons, as far as they take direct messages."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        super().__init__("notice", self._send, posts.is_transient)
        self._client = client
        self._store = store

    async def person(self, user_id: int, name: str) -> Person:
        """What is known of a person; *name* is for one who is not known yet."""
        return await self._store.persons.get(user_id) or Person(user_id, name)

    async def channel(self, user_id: int) -> discord.DMChannel:
        """The channel for direct messages to a person."""
        return await self._client.create_dm(discord.Object(user_id))

    async def open(self, person: Person, is_open: bool) -> None:
        """Keep whether *person* takes direct messages."""
        if person.dm_open is not is_open:
            await self._store.persons.put(msgspec.structs.replace(person, dm_open=is_open), "dm_open")

    async def gone(self, match: Match) -> None:
        """Tell the players that the channel of *match* is gone, and the match with it.

        A table of a league is set up anew.
        """
        id = "notice-gone" if match.league_id is None else "league-notice-anew"
        for player in match.players:
            if player.user_id is not None:
                person = await self.person(player.user_id, player.name)
                say = language_of(person.locale)
                self.write(person, say(id, game=say(f"{match.game}-name")))

    async def barred(self, match: Match) -> None:
        """Tell the host of *match* that Freehold may not write in its channel, and what is to be done."""
        name = next((player.name for player in match.players if player.user_id == match.host_id), "")
        person = await self.person(match.host_id, name)
        say = language_of(person.locale)
        text = say(
            "notice-barred",
            game=say(f"{match.game}-name"),
            channel=f"<#{match.channel_id}>",
            link=jump(match.guild_id, match.channel_id, match.table_message),
            missing=self._missing(match, say),
        )
        self.write(person, text)

    def ring(self, match: Match, seat: int, person: Person, *, again: bool, unheard: Unheard | None) -> None:
        """Tell *person*, who plays *seat*, what they are asked, *again* if they know, or how it ended."""
        game, say = games.load(match.game), language_of(person.locale).at(match)
        args = {
            "game": say(f"{match.game}-name"),
            "link": jump(match.guild_id, match.channel_id, match.table_message),
        }
        if match.status == "over":
            text = say("notice-over", result="\n".join(result(match, say)), **args)
        else:
            asked = seat in match.waiting
            ask = say(game.ask(game.view(match.state, seat)) if asked else reason(match, seat))
            text = say("notice-late" if again else "notice-asked", ask=ask, **args)
        self.touch(Notice(person, text, unheard))

    def invite(self, match: Match, person: Person, *, silent: bool) -> None:
        """Ask *person* to play once more, in *match*; *silent*, without ringing."""
        host = next((player.name for player in match.players if player.user_id == match.host_id), "")
        say = language_of(person.locale)
        link = jump(match.guild_id, match.channel_id, match.table_message)
        text = say("notice-rematch", game=say(f"{match.game}-name"), host=say.called(host), link=link)
        self.touch(Notice(person, text, silent=silent))

    def _missing(self, match: Match, say: Language) -> str:
        names = list(NEEDED)
        if match.parent_id is not None:
            names[1] = "send_messages_in_threads"
        if guild := self._client.get_guild(match.guild_id):
            place = guild.get_channel(match.parent_id or match.channel_id)
            allowed = place.permissions_for(guild.me) if place else discord.Permissions.none()
            names = [name for name in names if not getattr(allowed, name)] or names
        return ", ".join(f"**{say(f'permission-{name}')}**" for name in names)

    def write(self, person: Person, text: str) -> None:
        """Write *text* to *person*, soon, unless they take no direct messages."""
        self.touch(Notice(person, text))

    async def _send(self, notice: Notice) -> None:
        URGENCY.set(Urgency.LATER if notice.silent else Urgency.AWAITED)
        person = await self.person(notice.who.user_id, notice.who.name)
        if person.dm_open is not False:
            try:
                await (await self.channel(person.user_id)).send(notice.text, silent=notice.silent)
                return
            except discord.Forbidden as error:
                if error.code != posts.CLOSED:
                    raise
                await self.open(person, False)
        if notice.unheard is not None:
            await notice.unheard()

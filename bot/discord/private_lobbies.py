"""Lobbies by direct message: everybody in them, and everybody they ask, has a message of their own.

It is recorded beside the table, which has no message there (`bot.domain.match.Beside`). When the match
begins, it becomes the panel of its reader. Hosts who take no direct messages play from the private answer to
the command that opened the lobby. Whoever was asked and can't be reached isn't waited for, and the host is
told. A lobby that has lost its channel goes on without those who can't be reached.
"""

from __future__ import annotations

from collections.abc import Callable

import discord
import structlog

from bot.discord import posts
from bot.discord.messages.private_lobby import MOST, build_private_lobby
from bot.discord.notices import Notices
from bot.discord.sync import MessageSync, Update
from bot.domain import lobbies, surfaces
from bot.domain.match import INVITATION, WELCOME, Beside, Match
from bot.domain.moving import find_loss
from bot.domain.notifications.plan import plan_invitations
from bot.domain.people import Person
from bot.language import language_of
from bot.service.matches import Matches
from bot.service.pictures import Pictures
from bot.store import Store

log = structlog.get_logger(__name__)


class PrivateLobbies:
    """Shows the lobbies of *matches* that are by direct message. *now* is the unix time."""

    def __init__(
        self,
        client: discord.Client,
        matches: Matches,
        store: Store,
        pictures: Pictures,
        notices: Notices,
        sync: MessageSync,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._matches = matches
        self._store = store
        self._pictures = pictures
        self._notices = notices
        self._sync = sync
        self._now = now
        self._faces: dict[int, str] = {}

    def doubt_all(self) -> None:
        """Forget what messages show, because another process may have edited them."""
        self._faces.clear()

    async def show(self, match: Match) -> None:
        """Bring every message of the lobby *match* up to date."""
        if match.status == "cancelled":
            await self._close(match)
            return
        here = [(each.user_id, each.name, WELCOME) for each in match.players]
        for user_id, name, question in (
            *here,
            *((each.user_id, each.name, INVITATION) for each in match.missing),
        ):
            if user_id is not None:
                person = await self._notices.find_person(user_id, name)
                await self._bring(match, person, question)

    async def _bring(self, match: Match, person: Person, question: int) -> None:
        """Show the lobby *match* to *person*, in the message they have or in a new one."""
        known = next((each for each in match.table.beside if each.user_id == person.user_id), None)
        places = plan_invitations([person], self._now(), has_table=False)[person.user_id]
        is_new = known is None and question == INVITATION
        moved = find_loss(match) is not None
        reachable = bool(places) and (person.invitable or match.rematch_of is not None)
        # Nobody learns who avoids them: it looks as if the person couldn't be reached.
        if is_new and (not reachable or await self._store.reader.avoids(person.user_id, match.host_id)):
            await self._let_go(match, person)
            return
        if known is None and question == WELCOME and person.dm_open is False:
            if moved:
                await self._matches.attempt(match.id, lobbies.leave, person.user_id)
            return
        words = language_of(person.locale, worded=person.worded, four_colors=person.four_colors)
        companions = await self._store.reader.find_companions(person.user_id, MOST)
        cover = None
        if not person.worded:
            cover = await self._pictures.cover(match.game, match.options, person.locale, wide=True)
        view = build_private_lobby(match, words, person.user_id, companions, cover)
        face = str(view.to_components())
        if known is not None and self._faces.get(known.message) == face:
            return
        old = None
        if known is not None:
            channel = self._client.get_partial_messageable(known.channel)
            old = channel.get_partial_message(known.message)
        key = match.id, "lobby", person.user_id
        update = Update(
            key,
            "invite" if question == INVITATION else "gone" if moved else "welcome",
            posts.build_nonce(match.id, int(match.created), person.user_id),
            person.user_id,
            view,
            [] if cover is None else [cover],
            old=old,
            stays=old is not None,
            silent="silent" in places,
        )
        try:
            shown = await self._sync.show(update)
        except discord.HTTPException as error:
            if not self._notices.gives_up(key, error):
                raise
            log.info("person takes no direct messages", user=person.user_id, code=error.code)
            await self._notices.record_dm_open(person, False)
            if is_new:
                await self._let_go(match, person)
            elif moved and known is None:
                await self._matches.attempt(match.id, lobbies.leave, person.user_id)
            return
        if shown is None:
            return
        self._faces[shown.id] = face
        if shown.is_new:
            await self._notices.record_dm_open(person, True)
            beside = Beside(person.user_id, shown.channel_id, shown.id, question)

            async def record() -> None:
                await self._matches.change(match.id, surfaces.note_beside, None, beside)

            await self._sync.keep(key, shown, record)

    async def _let_go(self, match: Match, person: Person) -> None:
        """Wait no longer for *person*, who can't be reached or wants no messages, and tell the host."""
        if await self._matches.attempt(match.id, lobbies.leave, person.user_id):
            await self._notices.write_unreachable(match, person)

    async def _close(self, match: Match) -> None:
        """Say in every message that the lobby *match* was closed, and forget them."""
        for each in match.table.beside:
            person = await self._notices.find_person(each.user_id, "")
            view = build_private_lobby(match, language_of(person.locale), each.user_id, ())
            message = self._client.get_partial_messageable(each.channel).get_partial_message(each.message)
            with posts.ignore_permanent_errors():
                await posts.edit(message, view, [])
            self._faces.pop(each.message, None)
        await self._matches.change(match.id, surfaces.drop_beside, None, match.table.beside)

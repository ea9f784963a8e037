"""Tables in foreign places: group chats, and servers that Freehold isn't in.

Somebody who has installed Freehold brings it there by typing a command. It can only answer: the table is the
public answer to the command, and each click on it allows fifteen minutes of edits. After that it stays as it
is until the next click; so it says how old it is, and has a button *Refresh*. Nobody can be mentioned there:
people are notified by direct message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

import discord
from discord.ui import LayoutView
from msgspec.structs import replace

from bot.discord.clicks import Clicked, Clicks
from bot.discord.notices import Notices
from bot.discord.posts import files_of
from bot.domain import surfaces
from bot.domain.match import Match
from bot.domain.notifications.plan import plan_notifications, record_pending
from bot.language import Language, language_of
from bot.service.matches import Matches
from bot.service.pictures import Picture

Draw = Callable[
    [Match, Language, Collection[int], Collection[int]], Awaitable[tuple[LayoutView, list[Picture]]]
]
"""Draws the table of a match, or its lobby, in a language.

It is given the seats it mentions, and those whose players can't be written to.
"""


def is_foreign(interaction: Clicked) -> bool:
    """Whether this was typed or clicked in a foreign place: Freehold isn't in that conversation or server."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    # a server that another process runs isn't known here, but its own installation allows the interaction
    return (
        not interaction.is_guild_integration() and interaction.client.get_guild(interaction.guild_id) is None
    )


def is_in_dm(interaction: Clicked) -> bool:
    """Whether this was typed or clicked in the direct messages of Freehold and one person."""
    return interaction.guild_id is None and not is_foreign(interaction)


def is_public(interaction: Clicked) -> bool:
    """Whether others can read the message that was clicked."""
    clicked = interaction.message
    return clicked is not None and not clicked.flags.ephemeral and not is_in_dm(interaction)


class ForeignTables:
    """Shows tables by answering *clicks*; *draw* draws them. *now* is the unix time."""

    def __init__(
        self, matches: Matches, notices: Notices, clicks: Clicks, draw: Draw, now: Callable[[], float]
    ) -> None:
        self._matches = matches
        self._notices = notices
        self._clicks = clicks
        self._draw = draw
        self._now = now

    async def post(self, interaction: Clicked, match: Match) -> None:
        """Post the table of *match* as the public answer to a command, or to a click on another table."""
        asked = await self._notices.find_invited(match)
        view, pictures = await self._draw(match, language_of(match.locale), (), ())
        files = files_of(pictures)
        if interaction.type is discord.InteractionType.application_command:
            id = (await interaction.edit_original_response(view=view, attachments=files)).id
        else:
            id = (await interaction.followup.send(view=view, files=files, wait=True)).id
        here = replace(match, table=replace(match.table, message=id))
        outgoing = self._notices.build_invitations(here, asked)
        fields = match.table.message, id, self._now(), 0, None, outgoing
        await self._matches.change(match.id, surfaces.record_table, *fields)
        self._clicks.remember_answer(interaction, id)
        self._notices.send(outgoing)

    async def show(self, match: Match) -> None:
        """Bring the table of *match* up to date if a click allows that, and notify its players."""
        message = match.table.message
        if message is None:
            return  # `post` is about to post it
        persons = await self._notices.find_persons(match)
        plan = plan_notifications(match, self._now(), persons)
        await self.edit(record_pending(match, match, plan))
        outgoing = self._notices.build_notifications(match, plan, persons)
        notified = match.public if plan.settled else match.table.notified
        fields = message, message, self._now(), notified, (match, plan), outgoing
        await self._matches.change(match.id, surfaces.record_table, *fields)
        self._notices.send(outgoing)

    async def edit(self, match: Match) -> None:
        """Bring the table of *match* up to date if a click allows that."""
        if match.table.message is not None and self._clicks.can_edit(match.table.message):
            closed = surfaces.seats_without_panel(match)
            view, pictures = await self._draw(match, language_of(match.locale), (), closed)
            await self._clicks.edit(match.table.message, view, pictures)

"""The first direct message, which announces that the hand will come there and tests whether it can."""

from __future__ import annotations

import discord
import msgspec
import structlog

from bot.discord import posts
from bot.discord.errors import Meaning, find_meaning, is_unreachable
from bot.discord.messages import layout
from bot.discord.messages.places import build_address, write_place
from bot.domain import surfaces
from bot.domain.match import WELCOME, Beside, Match
from cogs.kit.replies import Interaction, person, reader, tell

log = structlog.get_logger(__name__)


async def send_welcome(interaction: Interaction, match: Match) -> None:
    """Write to the person who just sat down at *match*; if their DMs are closed, say how to play anyway.

    The result is stored, so that nobody is written to in vain in mid-match. What is written to somebody in a
    lobby is deleted when it begins or they leave.
    """
    words = reader(interaction)
    table = build_address(match, interaction.user.id)
    note = layout.framed_message(
        layout.paragraph(
            words("welcome", game=words(f"{match.game}-name"), where=write_place(match.place, words))
        ),
        *layout.rows([layout.link(table, words("panel-table"))]),
    )
    channel = None
    try:
        dm = await interaction.user.create_dm()
        channel = dm.id
        sent = await posts.send(dm, "welcome", view=note)
    except discord.HTTPException as error:
        if not is_unreachable(error):
            log.warning("could not try a direct message", user=interaction.user.id, error=str(error))
            return
        await _store_channel(interaction, channel, is_open=False)
        sentence = "welcome-stranger" if find_meaning(error) is Meaning.STRANGER else "welcome-dms-closed"
        await tell(interaction, words.with_public(match.locale)(sentence))
        return
    await _store_channel(interaction, channel, is_open=True)
    if match.status == "lobby":
        beside, client = Beside(interaction.user.id, dm.id, sent.id, WELCOME), interaction.client
        after = await client.matches.change(match.id, surfaces.note_beside, None, beside)
        if surfaces.list_answered_beside(after, None):  # it began or they left meanwhile
            client.presenter.touch(match.id)


async def try_message(interaction: Interaction, text: str) -> bool:
    """Write *text* to the person unless a direct message has reached them before; return whether one does.

    The result is stored.
    """
    if person(interaction).dm_open:
        return True
    channel = None
    try:
        dm = await interaction.user.create_dm()
        channel = dm.id
        await posts.send(dm, "welcome", content=text)
    except discord.HTTPException as error:
        if not is_unreachable(error):
            raise
        await _store_channel(interaction, channel, is_open=False)
        return False
    await _store_channel(interaction, channel, is_open=True)
    return True


async def _store_channel(interaction: Interaction, dm_channel: int | None, *, is_open: bool) -> None:
    """Store where the person's direct messages are, and whether Freehold can write there.

    That comes before anything else that may fail, so that nobody is written to in vain later.
    """
    known = msgspec.structs.replace(person(interaction), dm_channel=dm_channel, dm_open=is_open)
    await interaction.client.store.persons.put(known, "name", "dm_channel", "dm_open")

"""Watching a match: the table for one spectator, in private and in their language."""

from __future__ import annotations

from typing import get_args

import discord
from discord import ui

from bot.discord.controls import Control
from bot.discord.messages.table import Manner, build_watched
from bot.domain.match import Match
from bot.domain.turns import require_begun
from cogs.kit.guards import match_here
from cogs.kit.replies import Interaction, reader, redraw
from cogs.kit.router import control


@control("watch", match_here, act="look")
async def watch(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the table as it is now, in the clicked message."""
    chosen = next((manner for manner in get_args(Manner) if manner == wanted.argument), None)
    await redraw(interaction, *await build_spectator_view(interaction, match, chosen))


async def build_spectator_view(
    interaction: Interaction, match: Match, manner: Manner | None = None, note: str = ""
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Build *match* as all may see it, as a picture or in words: as the person prefers, or in *manner*.

    *note* stands above it. A match that is over or hasn't begun is shown as at the table.

    Raises:
        Refusal: it can no longer be shown.
    """
    presenter, words = interaction.client.presenter, reader(interaction)
    if match.status != "running":
        return await presenter.build_public(match, words)
    require_begun(match)
    if manner is None:
        server = await interaction.client.store.servers.get(match.place.guild_id)
        manner = "words" if words.worded or server.text_tables else "picture"
    text = manner == "words"
    words = words.with_pictures(not text)
    picture = await presenter.pictures.make(
        match, None, words.locale, text=text, four_colors=words.four_colors
    )
    return build_watched(match, words, picture.shown, picture.description, manner, note), picture.files

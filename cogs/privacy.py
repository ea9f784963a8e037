"""`/privacy …`: what Freehold knows about whoever asks, and how it forgets that."""

from __future__ import annotations

from io import BytesIO

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.discord import posts
from bot.discord.answers.meanings import is_unreachable
from bot.discord.controls import Control
from bot.discord.messages import layout, panel
from cogs.kit.replies import Interaction, reader, redraw, say, show, spend, think
from cogs.kit.router import control
from cogs.kit.translator import text

FILE = "freehold-about-you.json"


@app_commands.allowed_contexts(guilds=True, dms=True)
class PrivacyCommands(commands.GroupCog, group_name="privacy", group_description=text("command-privacy")):
    """The data of whoever asks."""

    @app_commands.command(name="export", description=text("command-privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        """Send all of it by DM; if those are closed, hand it out privately right here."""
        await think(interaction)
        spend(interaction, "export")
        told = await interaction.client.privacy.export(interaction.user.id)
        document = msgspec.json.format(msgspec.json.encode(told), indent=2)
        words = reader(interaction)
        view = layout.sealed(layout.paragraph(words("privacy-export")), layout.file(FILE))
        try:
            file = discord.File(BytesIO(document), FILE)
            await posts.send(await interaction.user.create_dm(), "export", view=view, file=file)
        except discord.HTTPException as error:
            if not is_unreachable(error):
                raise
            await show(interaction, view, [discord.File(BytesIO(document), FILE)])
        else:
            await say(interaction, "privacy-sent")

    @app_commands.command(name="delete", description=text("command-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether the person means it."""
        await think(interaction)
        words = reader(interaction)
        question = words("privacy-delete-question")
        await show(
            interaction, panel.confirm(words, question, Control("forget"), words("privacy-delete-hint"))
        )


@control("forget", guard=None, act="forget")
async def forget(interaction: Interaction, wanted: Control) -> None:
    """Forget whoever clicked."""
    given = await interaction.client.puzzles.given_today(interaction.user.id)
    await interaction.client.privacy.delete(interaction.user.id)
    if given is not None:  # their name goes from the table of who solved it, too
        interaction.client.boards.answered(given.guild_id)
    await redraw(interaction, layout.sealed(layout.paragraph(reader(interaction)("privacy-deleted"))))

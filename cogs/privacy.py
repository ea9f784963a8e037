"""`/privacy …`: what Freehold knows about a person, and deleting it."""

from __future__ import annotations

from io import BytesIO

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.errors import is_unreachable
from bot.discord.messages import layout, panel
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.service.export_files import Part
from cogs.kit.guards import anybody
from cogs.kit.replies import Interaction, reader, redraw, say, show, spend, think
from cogs.kit.router import control
from cogs.kit.translator import localize

log = structlog.get_logger(__name__)


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class PrivacyCommands(commands.GroupCog, group_name="privacy", group_description=localize("command-privacy")):
    """The commands `/privacy export` and `/privacy delete`."""

    @app_commands.command(name="export", description=localize("command-privacy-export"))
    async def export(self, interaction: Interaction) -> None:
        """Send everything by DM, in as many files as needed; if that fails, hand it out right here."""
        await think(interaction)
        spend(interaction, "export")
        here = False
        async for part in interaction.client.privacy.export(interaction.user.id, posts.FILE_BYTES):
            here = await _hand_out(interaction, part, here=here)
        if not here:
            await say(interaction, "privacy-sent")

    @app_commands.command(name="delete", description=localize("command-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask for confirmation."""
        await think(interaction)
        words = reader(interaction)
        question = words("privacy-delete-question")
        await show(
            interaction,
            panel.build_confirmation(words, question, Control("forget"), words("privacy-delete-hint")),
        )


async def _hand_out(interaction: Interaction, part: Part, *, here: bool) -> bool:
    """Send *part* by DM; if that fails, or the parts before came *here*, as a private reply.

    Returns whether it came here.

    Raises:
        Refusal: it could not be sent either way.
    """
    words = reader(interaction)
    intro = words("privacy-export") if part.number == 1 else ""
    if part.number > 1 or not part.last:
        intro += "\n" + words("privacy-part-last" if part.last else "privacy-part", part=part.number)
    view = layout.framed_message(layout.paragraph(intro.strip()), layout.file(part.name))
    if not here:
        try:
            file = discord.File(BytesIO(part.body), part.name)
            await posts.send(await interaction.user.create_dm(), "export", view=view, file=file)
            return False
        except discord.HTTPException as error:
            if not is_unreachable(error):
                log.warning("could not send an export by DM", status=error.status, code=error.code)
    try:
        await show(interaction, view, [discord.File(BytesIO(part.body), part.name)])
    except discord.HTTPException as error:
        log.warning("could not hand out an export", status=error.status, code=error.code)
        raise Refusal("privacy-unsent") from error
    return True


@control("forget", anybody, act="forget")
async def forget(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Delete the person's data."""
    given = await interaction.client.puzzles.find_given_today(who.user_id)
    await interaction.client.privacy.delete(who.user_id)
    if given is not None:  # their name also goes from the list of solvers
        interaction.client.boards.count_answer(given.guild_id)
    await redraw(interaction, layout.framed_message(layout.paragraph(reader(interaction)("privacy-deleted"))))

"""Monopoly: The Card Game in Discord: its options as a command. Everything else is what all games share."""

from __future__ import annotations

from typing import ClassVar, Literal

from discord import app_commands
from discord.ext.commands import Bot

from cogs.lobby import Deadline, GameCog, create, house_options
from cogs.replies import Interaction
from cogs.translator import text


class Monopoly(GameCog):
    """The commands of Monopoly: The Card Game. A turn is never passed in it (MC-65): no option *absent*."""

    game = "monopoly"
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "middle-3",
        "groups": "hand-10",
        "out": "hand-arrange",
        "scoring": "sheet-4",
        "six": "middle-6",
        "options": "",
    }
    monopoly = app_commands.Group(name="monopoly", description=text("command-monopoly"), guild_only=True)

    @monopoly.command(name="new", description=text("command-monopoly-new"))
    @app_commands.describe(edition=text("option-edition"), target=text("option-target"))
    @house_options
    async def new(
        self,
        interaction: Interaction,
        edition: Literal["uk", "deluxe"] = "uk",
        target: Literal["edition", "5000", "3000"] = "edition",
        deadline: Deadline | None = None,
        thread: bool = False,
    ) -> None:
        """Open a lobby for Monopoly: The Card Game."""
        await create(interaction, self.game, {"edition": edition, "target": target}, deadline, thread=thread)


async def setup(bot: Bot) -> None:
    """Add the cog to *bot*."""
    await bot.add_cog(Monopoly())

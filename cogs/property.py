"""Property in Discord: its options as a command. Everything else is what all games share."""

from __future__ import annotations

from typing import ClassVar, Literal

from discord import app_commands
from discord.ext.commands import Bot

from cogs.lobby import Deadline, GameCog, create, house_options
from cogs.replies import Interaction
from cogs.translator import text


class Property(GameCog):
    """The commands of Property. A turn is never passed in it (PR-22), so there is no option *absent*."""

    game = "property"
    sections: ClassVar = {
        "goal": "middle-3",
        "turn": "hand-5",
        "rent": "",
        "buying": "",
        "mortgage": "",
        "end": "",
        "options": "",
    }
    property = app_commands.Group(name="property", description=text("command-property"), guild_only=True)

    @property.command(name="new", description=text("command-property-new"))
    @app_commands.describe(
        bankruptcies=text("option-bankruptcies"),
        count_property=text("option-count_property"),
        round_limit=text("option-round_limit"),
    )
    @house_options
    async def new(
        self,
        interaction: Interaction,
        bankruptcies: Literal["1", "2", "3"] = "1",
        count_property: Literal["no", "yes"] = "no",
        round_limit: Literal["none", "40", "80"] = "none",
        deadline: Deadline | None = None,
        thread: bool = False,
    ) -> None:
        """Open a lobby for Property."""
        options = {"bankruptcies": bankruptcies, "count_property": count_property, "round_limit": round_limit}
        await create(interaction, self.game, options, deadline, thread=thread)


async def setup(bot: Bot) -> None:
    """Add the cog to *bot*."""
    await bot.add_cog(Property())

"""`/vacation`: stops a person's clock for a few days in all their matches."""

from __future__ import annotations

from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.domain.vacations import DAYS
from cogs.kit.guards import anybody
from cogs.kit.replies import Interaction, person, reader, redraw, show, spend, think
from cogs.kit.router import chosen_value, control, parse_numbers
from cogs.kit.translator import localize

LENGTHS = (1, 2, 3, 4, 5, 7, 10, 14)
"""The numbers of days to choose from, as far as that many are left."""


class Vacation(commands.Cog):
    """The command `/vacation`."""

    @app_commands.command(name="vacation", description=localize("command-vacation"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def vacation(self, interaction: Interaction) -> None:
        """Show the person's vacation, with controls to start or end it."""
        await think(interaction)
        await show(interaction, await _build_page(interaction, person(interaction)))


@control("vacation", anybody)
async def begin(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Start a vacation of the chosen number of days."""
    (days,) = parse_numbers(chosen_value(interaction))
    if days not in LENGTHS:
        raise Refusal("option-unknown")
    spend(interaction, "vacation")
    after = await interaction.client.vacations.begin(who, days)
    await redraw(interaction, await _build_page(interaction, after))


@control("vacationend", anybody)
async def end(interaction: Interaction, who: Person, wanted: Control) -> None:
    """End the vacation early."""
    spend(interaction, "vacation")
    after = await interaction.client.vacations.end(who)
    await redraw(interaction, await _build_page(interaction, after))


async def _build_page(interaction: Interaction, who: Person) -> ui.LayoutView:
    matches = await interaction.client.matches.of_person(who.user_id)
    running = sum(match.status == "running" for match in matches)
    end, days = interaction.client.vacations.standing(who)
    say = reader(interaction)
    title = layout.paragraph(say("vacation-title"))
    if end is not None:
        back = layout.button(Control("vacationend"), say("vacation-back"), ButtonStyle.primary)
        told = say("vacation-now", until=layout.date(end), count=running)
        return layout.framed_message(title, layout.paragraph(told), *layout.rows([back]))
    lengths = [
        layout.option(str(length), say("vacation-days", days=length)) for length in LENGTHS if length <= days
    ]
    return layout.framed_message(
        title,
        layout.paragraph(say("vacation-left", days=days, most=DAYS, count=running)),
        layout.select(Control("vacation"), say("vacation-choose"), lengths) if lengths else None,
    )

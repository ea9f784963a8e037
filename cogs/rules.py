"""`/rules`: how a game is played, a section at a time, with a picture where it helps."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.lobby import list_own_rules
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from cogs.kit.guards import anybody, match_here
from cogs.kit.replies import Interaction, reader, redraw, show, think
from cogs.kit.router import chosen_value, control
from cogs.kit.translator import localize
from games import keys, load


class Rules(commands.Cog):
    """The command `/rules`."""

    @app_commands.command(name="rules", description=localize("command-rules"))
    @app_commands.describe(game=localize("option-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=localize(f"{key}-name"), value=key) for key in keys()]
    )
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the rules of a game; without one, of the game that is played here."""
        await think(interaction)
        here = await interaction.client.matches.in_channel(interaction.channel_id)
        wanted = game or (here.game if here else keys()[0])
        await show(interaction, *await _build_page(interaction, wanted, match=here))


@control("rules", match_here, first=think, act="look")
async def rules(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the rules of the game that is played at the table."""
    await show(interaction, *await _build_page(interaction, match.game, match=match))


@control("read", anybody, first=think, act="look")
async def read(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Show the rules of the game that the argument names."""
    await show(interaction, *await _build_page(interaction, wanted.argument))


@control("section", anybody, act="look")
async def section(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Turn to another section of the rules, as they are in the match that the select names, if any."""
    match = None
    if wanted.match:
        with suppress(Refusal):  # forgotten meanwhile, or another person's, which only a forged click names
            match = await match_here(interaction, wanted.match)
    chosen = chosen_value(interaction)
    await redraw(interaction, *await _build_page(interaction, wanted.argument, chosen, match=match))


async def _build_page(
    interaction: Interaction, game: str, section: str | None = None, *, match: Match | None = None
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Build the *section* (None: the first) of the rules of *game*, with a select of all sections.

    Above it stands which settings are unusual in *match* if that plays this game.

    Raises:
        Refusal: there is no such game.
    """
    if game not in keys():
        raise Refusal("reply-unknown-control")
    sections = load(game).sections
    if section is None or section not in sections:
        section = next(iter(sections))
    words = reader(interaction)
    files, picture = [], None
    if position := sections[section]:
        sample = await interaction.client.presenter.pictures.sample(game, position, words.locale)
        files, picture = sample.files, layout.picture(sample.name, sample.description)
    match = match if match is not None and match.game == game else None
    own = list_own_rules(match, words) if match is not None else []
    turn = Control("section", match.id if match is not None else 0, argument=game)
    options = [
        layout.option(name, words(f"{game}-rules-{name}-title"), chosen=name == section) for name in sections
    ]
    return layout.framed_message(
        layout.paragraph(
            words("rules-title", game=words(f"{game}-name")),
            words("rules-here", settings=" · ".join(own)) if own else "",
        ),
        layout.paragraph(f"**{words(f'{game}-rules-{section}-title')}**", words(f"{game}-rules-{section}")),
        picture,
        layout.select(turn, words("rules-sections"), options) if len(options) > 1 else None,
    ), files

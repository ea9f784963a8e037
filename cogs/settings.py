"""`/settings`: how Freehold behaves on a server, for those who manage it. Every choice applies at once."""

from __future__ import annotations

from typing import cast

import discord
from discord import app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.length import write_pace
from bot.domain.pace import PACES
from bot.domain.people import Server
from bot.domain.refusals import Refusal
from bot.language import LOCALES, Language
from cogs.kit.guards import server_here
from cogs.kit.replies import Interaction, reader, redraw, show, spend, think
from cogs.kit.rights import require
from cogs.kit.router import chosen_objects, chosen_values, control
from cogs.kit.translator import localize


class Settings(commands.Cog):
    """The command `/settings`."""

    @app_commands.command(name="settings", description=localize("command-settings"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of this server, to be changed in place."""
        await think(interaction)
        await require(interaction, "settings")
        server = await interaction.client.store.servers.get(cast(int, interaction.guild_id))
        await show(interaction, await _build_panel(interaction, server))


@control("set", server_here, act="settings")
async def change(interaction: Interaction, guild_id: int, wanted: Control) -> None:
    """Apply one setting and show them all as they are now."""
    await require(interaction, "settings")
    servers = interaction.client.store.servers
    server = await servers.get(guild_id)
    values = next(iter(chosen_values(interaction).values()), ())
    match wanted.argument, values:
        case "puzzles", _:
            channel_id = next(iter(chosen_objects(interaction, "channels")), None)
            if channel_id is not None:
                spend(interaction, "daily-channel")
            await interaction.client.boards.move(server.guild_id, channel_id, interaction.user.id)
        case "channels", _:
            server = replace(server, channels=tuple(chosen_objects(interaction, "channels")))
        case "play", ():
            server = replace(server, play_channel=None)
        case "play", (_,):
            server = replace(server, play_channel=next(iter(chosen_objects(interaction, "channels"))))
        case "moderators", ():
            server = replace(server, moderators=None)
        case "moderators", (_,):
            server = replace(server, moderators=next(iter(chosen_objects(interaction, "roles"))))
        case ((("announcers" | "champions") as name), ()):
            server = replace(server, **{name: None})
        case ((("announcers" | "champions") as name), (_,)):
            server = replace(server, **{name: next(iter(chosen_objects(interaction, "roles")))})
        case "locale", (str(language),) if language in LOCALES:
            server = replace(server, locale=language)
        case "pace", (str(name),) if name in PACES:
            server = replace(server, pace=PACES[name])
        case "tables", (("picture" | "text") as kind,):
            server = replace(server, text_tables=kind == "text")
        case _:
            raise Refusal("option-unknown")
    await servers.put(server)
    await redraw(interaction, await _build_panel(interaction, server))


async def _build_panel(interaction: Interaction, server: Server) -> ui.LayoutView:
    say = reader(interaction)
    board = await interaction.client.puzzles.rows.find_board(server.guild_id)
    languages = [layout.option(code, name, chosen=code == server.locale) for code, name in LOCALES.items()]
    paces = [
        layout.option(name, write_pace(pace, say), chosen=pace == server.pace) for name, pace in PACES.items()
    ]
    tables = [
        layout.option(kind, say(f"settings-tables-{kind}"), chosen=(kind == "text") == server.text_tables)
        for kind in ("picture", "text")
    ]
    channels: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=Control("set", argument="channels").custom_id,
        channel_types=[discord.ChannelType.text],
        placeholder=layout.cut(say("settings-channels-all"), layout.PLACEHOLDER),
        min_values=0,
        max_values=layout.OPTIONS,
        default_values=[discord.Object(id) for id in server.channels],
    )
    puzzles: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=Control("set", argument="puzzles").custom_id,
        channel_types=[discord.ChannelType.text],
        placeholder=layout.cut(say("settings-puzzles-none"), layout.PLACEHOLDER),
        min_values=0,
        default_values=[discord.Object(board.channel_id)] if board else [],
    )
    play: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        custom_id=Control("set", argument="play").custom_id,
        channel_types=[discord.ChannelType.text],
        placeholder=layout.cut(say("settings-play-none"), layout.PLACEHOLDER),
        min_values=0,
        default_values=[discord.Object(server.play_channel)] if server.play_channel else [],
    )
    return layout.framed_message(
        layout.paragraph(say("settings-title")),
        layout.paragraph(say("settings-locale")),
        layout.select(Control("set", argument="locale"), say("settings-choose"), languages),
        layout.paragraph(say("settings-channels")),
        layout.Row(channels),
        layout.paragraph(say("settings-pace")),
        layout.select(Control("set", argument="pace"), say("settings-choose"), paces),
        layout.paragraph(say("settings-moderators")),
        layout.Row(_select_role("moderators", server.moderators, say)),
        layout.paragraph(say("settings-announcers")),
        layout.Row(_select_role("announcers", server.announcers, say)),
        layout.paragraph(say("settings-champions")),
        layout.Row(_select_role("champions", server.champions, say)),
        layout.paragraph(say("settings-tables")),
        layout.select(Control("set", argument="tables"), say("settings-choose"), tables),
        layout.paragraph(say("settings-puzzles")),
        layout.Row(puzzles),
        layout.paragraph(say("settings-play")),
        layout.Row(play),
    )


def _select_role(name: str, role_id: int | None, say: Language) -> ui.RoleSelect[ui.LayoutView]:
    """Build the choice of the role for the setting *name*."""
    return ui.RoleSelect(
        custom_id=Control("set", argument=name).custom_id,
        placeholder=layout.cut(say(f"settings-{name}-none"), layout.PLACEHOLDER),
        min_values=0,
        default_values=[discord.Object(role_id)] if role_id else [],
    )

"""`/matches`: a person's matches, those that wait for them first."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.discord.messages import layout
from bot.domain.match import Match
from bot.language import Language
from cogs.kit.replies import Interaction, reader, show, think
from cogs.kit.translator import text
from cogs.kit.which import waits
from games.core import Who

MOST = 20
"""Matches in one list."""


class Meta(commands.Cog):
    """The commands."""

    @app_commands.command(name="matches", description=text("command-matches"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def matches(self, interaction: Interaction) -> None:
        """List the person's matches, those that wait for them first."""
        await think(interaction)
        me, words = interaction.user.id, reader(interaction)
        mine = await interaction.client.matches.mine(me)
        mine.sort(key=lambda match: (not waits(match, me), match.due or float("inf")))
        lines = [_line(match, me, words) for match in mine[:MOST]]
        await show(
            interaction,
            layout.sealed(
                layout.paragraph(words("matches-title", count=sum(waits(match, me) for match in mine))),
                layout.paragraph(*(lines or [words("matches-none")])),
                layout.paragraph(words("matches-rest", count=len(mine) - MOST) if len(mine) > MOST else ""),
            ),
        )


def _line(match: Match, user_id: int, words: Language) -> str:
    words = words.at(match)
    due = layout.moment(match.due) if match.due else ""
    if match.status == "lobby":
        state = words("matches-lobby", count=len(match.players))
    elif waits(match, user_id):
        state = words("matches-mine", due=due)
    else:
        others = ", ".join(words("reply-seat", who=Who(seat)) for seat in sorted(match.waiting))
        state = words("matches-others", players=others, due=due)
    address = layout.jump(match.guild_id, match.channel_id, match.table.message)
    name = words(f"{match.game}-name")
    return words("matches-line", game=name, address=address, channel=f"<#{match.channel_id}>", state=state)

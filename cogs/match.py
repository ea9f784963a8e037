"""`/match …` and `/matches`: the buttons of a table as commands, from any channel or DM."""

from __future__ import annotations

from typing import TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.messages import layout
from bot.discord.messages.layout import OPTION, cut
from bot.discord.messages.places import build_address, write_place
from bot.domain import invitations
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.replays import TABLE
from bot.language import Language
from cogs.controls import analysis, moving, replay, seats, table
from cogs.kit.guards import complete_matches, find_match, is_waiting_for
from cogs.kit.replies import Interaction, reader, show, show_panel, spend, think
from cogs.kit.translator import localize
from games.core import Who
from games.search.levels import Level

Callback = TypeVar("Callback")

MOST = 20
"""The most matches in one list."""


def with_match(callback: Callback) -> Callback:
    """Describe and complete the option *match*, which all these commands have."""
    described = app_commands.describe(match=localize("option-match"))(callback)
    return app_commands.autocomplete(match=complete_matches)(described)


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class MatchCommands(commands.GroupCog, group_name="match", group_description=localize("command-match")):
    """The match in this channel, or another one of the person who asks."""

    @app_commands.command(name="show", description=localize("command-match-show"))
    @with_match
    async def show(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the table to one person."""
        await think(interaction)
        found = await find_match(interaction, match, ended=True)
        await show(interaction, *await interaction.client.presenter.build_public(found, reader(interaction)))

    @app_commands.command(name="hand", description=localize("command-match-hand"))
    @with_match
    async def hand(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the panel as a private reply."""
        await think(interaction)
        await show_panel(interaction, await find_match(interaction, match))

    @app_commands.command(name="log", description=localize("command-match-log"))
    @with_match
    async def log(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the log, and attach it as a text file."""
        await think(interaction)
        found = await find_match(interaction, match, ended=True)
        spend(interaction, "log", found.place.guild_id)
        files = [await replay.build_transcript(interaction, found)] if found.dealt else []
        name = next((file.filename for file in files), "")
        await show(interaction, await table.build_page(interaction, found, file=name), files)

    @app_commands.command(name="replay", description=localize("command-match-replay"))
    @with_match
    async def replay(self, interaction: Interaction, match: int | None = None) -> None:
        """Show the match from its beginning, to be stepped through."""
        await think(interaction)
        found = await find_match(interaction, match, ended=True)
        await show(interaction, *await replay.show_position(interaction, found, 0, TABLE))

    @app_commands.command(name="analysis", description=localize("command-match-analysis"))
    @with_match
    async def analysis(self, interaction: Interaction, match: int | None = None) -> None:
        """Show what turned a match that is over, and how good its decisions were."""
        await think(interaction)
        await analysis.follow(interaction, await find_match(interaction, match, ended=True))

    @app_commands.command(name="resign", description=localize("command-match-resign"))
    @with_match
    async def resign(self, interaction: Interaction, match: int | None = None) -> None:
        """Ask whether the person means it, then take them out of the match."""
        await think(interaction)
        await show(
            interaction, seats.build_resign_question(interaction, await find_match(interaction, match))
        )

    @app_commands.command(name="move", description=localize("command-match-move"))
    @app_commands.describe(to=localize("option-to"))
    @with_match
    async def move(self, interaction: Interaction, to: moving.To, match: int | None = None) -> None:
        """Move the match to this channel, or to direct messages."""
        await think(interaction)
        await moving.move(interaction, await find_match(interaction, match), to)

    @app_commands.command(name="replace", description=localize("command-match-replace"))
    @app_commands.describe(
        seat=localize("option-seat"), person=localize("option-person"), level=localize("option-level")
    )
    @with_match
    async def replace(
        self,
        interaction: Interaction,
        seat: int,
        person: discord.User | None = None,
        level: Level | None = None,
        match: int | None = None,
    ) -> None:
        """Invite a person to a seat, or let a bot opponent play there."""
        await think(interaction)
        spend(interaction, "arrange")
        if (person is None) == (level is None):
            raise Refusal("replace-one")
        found = await find_match(interaction, match)
        if person is not None:
            await seats.invite(interaction, found, seat, person.id, bot=person.bot)
        elif level is not None:
            await seats.install(interaction, found, seat, level)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Complete the option *seat* with the seats that this person may hand over."""
        try:
            found = await find_match(interaction, interaction.namespace.match)
            offered = invitations.list_seats(found, interaction.user.id)
        except Refusal:
            return []
        words = reader(interaction).at_table(found, "label")
        names = {seat: words("reply-seat", who=Who(seat)) for seat in offered}
        return [
            app_commands.Choice(name=cut(name, OPTION), value=seat)
            for seat, name in names.items()
            if current.casefold() in name.casefold()
        ]

    @app_commands.command(name="nudge", description=localize("command-match-nudge"))
    @with_match
    async def nudge(self, interaction: Interaction, match: int | None = None) -> None:
        """Remind the awaited players."""
        await think(interaction)
        await table.nudge_awaited(interaction, await find_match(interaction, match))

    @app_commands.command(name="verify", description=localize("command-match-verify"))
    @with_match
    async def verify(self, interaction: Interaction, match: int | None = None) -> None:
        """Verify the match, and show the proof."""
        await think(interaction)
        await show(
            interaction,
            *await table.build_proof(interaction, await find_match(interaction, match, ended=True)),
        )


class MatchList(commands.Cog):
    """The command `/matches`."""

    @app_commands.command(name="matches", description=localize("command-matches"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def matches(self, interaction: Interaction) -> None:
        """List the person's matches, those that wait for them first."""
        await think(interaction)
        me, words = interaction.user.id, reader(interaction)
        mine = await interaction.client.matches.of_person(me)
        mine.sort(key=lambda match: (not is_waiting_for(match, me), match.due or float("inf")))
        lines = [_line(match, me, words) for match in mine[:MOST]]
        await show(
            interaction,
            layout.framed_message(
                layout.paragraph(
                    words("matches-title", count=sum(is_waiting_for(match, me) for match in mine))
                ),
                layout.paragraph(*(lines or [words("matches-none")])),
                layout.paragraph(words("matches-rest", count=len(mine) - MOST) if len(mine) > MOST else ""),
            ),
        )


def _line(match: Match, user_id: int, words: Language) -> str:
    words = words.at_table(match)
    due = layout.relative_time(match.due) if match.due else ""
    if match.status == "lobby":
        state = words("matches-lobby", count=len(match.players))
    elif is_waiting_for(match, user_id):
        own = match.players[match.seat_of(user_id) or 0].due
        due = layout.relative_time(own) if own else ""
        state = words("matches-mine", timed="yes" if own else "no", due=due)
    else:
        others = words.join(words("reply-seat", who=Who(seat)) for seat in sorted(match.waiting))
        state = words("matches-others", players=others, due=due)
    address = build_address(match, user_id)
    name = words(f"{match.game}-name")
    return words(
        "matches-line", game=name, address=address, where=write_place(match.place, words), state=state
    )

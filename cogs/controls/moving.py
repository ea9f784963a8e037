"""Moving a match: to the channel where somebody asks for that, or to direct messages."""

from __future__ import annotations

from typing import Literal

from bot.discord.messages.places import write_place
from bot.domain import moving
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from cogs.controls.lobby import describe_taken, find_venue, require_writable
from cogs.kit.replies import Interaction, person, reader, say, spend
from cogs.kit.rights import may, require

To = Literal["here", "messages"]
"""Where a match can move: to this channel or thread, or to direct messages."""


async def move(interaction: Interaction, match: Match, to: To) -> None:
    """Move *match*, as one of its players or a moderator, and tell the other players once.

    Nobody has to agree, since anybody else at the table can move it back.

    Raises:
        Refusal: it hasn't begun or is over, is there already or belongs to a league, this channel is taken or
            on another server, the person may not do that, or it was moved too often lately.
    """
    if match.status != "running":
        raise Refusal("move-not-running")
    if match.league_id is not None:
        raise Refusal("move-league")
    if match.place.is_foreign:
        raise Refusal("move-elsewhere")
    is_player = match.seat_of(interaction.user.id) is not None
    if to == "messages":
        if not is_player:
            await require(interaction, "end")
        place = match.place.without_channel
    else:
        if interaction.guild_id is None or interaction.guild_id != match.place.guild_id:
            raise Refusal("move-elsewhere")
        venue = require_writable(interaction, await find_venue(interaction, match.pace))
        place = venue.place
        if not is_player:
            await require(interaction, "end")
        elif not await may(interaction, "share" if place.parent_id is None else "share_in_thread"):
            raise Refusal("move-not-writing")
        taken = await interaction.client.matches.in_channel(place.channel_id)
        if taken is not None and taken.id != match.id:
            raise Refusal("move-taken", why=describe_taken(interaction, taken))
    if match.place == place:
        raise Refusal("move-there")
    spend(interaction, "move", match.place.guild_id, {match.id})
    client = interaction.client
    told = await client.presenter.notices.build_moved_by(match, person(interaction), place)
    if await client.matches.attempt(match.id, moving.move, place, told) is None:
        raise Refusal("move-there")
    client.presenter.notices.send(told)
    await say(interaction, "move-done", where=write_place(place, reader(interaction)))

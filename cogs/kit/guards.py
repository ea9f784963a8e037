"""Guards of controls, and which match a person means."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.discord.errors import is_transient
from bot.discord.messages.layout import OPTION, OPTIONS, cut
from bot.discord.permissions import find_channel
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from cogs.kit.replies import Interaction, person, reader


async def anybody(interaction: Interaction, id: int) -> Person:
    """Guard: let everybody pass; return who clicked."""
    return person(interaction)


async def match_here(interaction: Interaction, id: int) -> Match:
    """Guard: return the match *id* if it is played in this channel, or by the person who asks, or asks them.

    `cogs.kit.errors` finds it in the extras of *interaction*, should it be refused later.

    Raises:
        Refusal: there is no such match (any more), or it is one of other people elsewhere.
    """
    match = await interaction.client.matches.get(id)
    me = interaction.user.id
    if match is None or (
        match.place.channel_id != interaction.channel_id
        and match.seat_of(me) is None
        and match.owned_by(me) is None
        and me not in [each.user_id for each in match.invited]
    ):
        raise Refusal("match-unknown")
    interaction.extras["match"] = match
    return match


async def match_inviting(interaction: Interaction, id: int) -> Match:
    """Guard: like `match_here`, but also for whoever is invited to a seat of a match by direct message.

    Raises:
        Refusal: there is no such match (any more), or it is one of other people elsewhere.
    """
    match, store = await interaction.client.matches.get(id), interaction.client.store
    if match is None or not match.place.is_by_message:
        return await match_here(interaction, id)
    if not await store.invitations.are_there(id, interaction.user.id):
        return await match_here(interaction, id)
    interaction.extras["match"] = match
    return match


async def require_sight(interaction: Interaction, match: Match) -> None:
    """Check that the person sees the channel of *match*, if it has one, before they notify people in it.

    Raises:
        Refusal: they do not, or have left its server.
    """
    location = match.place.location
    if location is None or interaction.channel_id == location.channel_id:
        return
    unseen = Refusal("match-unseen", channel=f"<#{location.channel_id}>")
    try:
        guild, channel = await find_channel(
            interaction.client, location.guild_id, location.parent_id or location.channel_id
        )
        member = await guild.fetch_member(interaction.user.id)
        may = channel.permissions_for(member)
        if not may.view_channel:
            raise unseen
        if location.parent_id is not None and not may.manage_threads:
            _, thread = await find_channel(interaction.client, location.guild_id, location.channel_id)
            if isinstance(thread, discord.Thread) and thread.is_private():
                await thread.fetch_member(member.id)
    except discord.HTTPException as error:
        if is_transient(error):
            raise
        raise unseen from None


async def server_here(interaction: Interaction, id: int) -> int:
    """Guard: return the id of the server where this was clicked.

    Raises:
        NoPrivateMessage: it was in a direct message.
    """
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    return interaction.guild_id


async def find_match(interaction: Interaction, id: int | None, *, ended: bool = False) -> Match:
    """Return the match *id*; without an id, the one of this channel, or the only one that the person plays.

    With *ended*, the match that ended last in this channel comes before those elsewhere.

    Raises:
        Refusal: there is none, or more than one, or *id* is a match of other people elsewhere.
    """
    if id is not None:
        return await match_here(interaction, id)
    match = await _find_in_channel(interaction, ended=ended)
    if match is None:
        mine = await interaction.client.matches.of_person(interaction.user.id)
        if len(mine) != 1:
            raise Refusal("reply-which-match" if mine else "reply-no-match")
        match = mine[0]
    interaction.extras["match"] = match
    return match


async def _find_in_channel(interaction: Interaction, *, ended: bool) -> Match | None:
    """Return the match of this channel, or with *ended* the one that ended last in it."""
    matches, channel_id = interaction.client.matches, interaction.channel_id
    if channel_id is None:
        return None
    here = await matches.in_channel(channel_id)
    return await matches.last_in_channel(channel_id) if here is None and ended else here


def is_waiting_for(match: Match, user_id: int) -> bool:
    """Whether *match* waits for the person *user_id*."""
    return match.seat_of(user_id) in match.waiting


async def complete_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """Complete the option *match* with the person's matches, those that wait for them first."""
    words, me = reader(interaction), interaction.user.id
    choices = []
    for match in sorted(
        await interaction.client.matches.of_person(me), key=lambda match: not is_waiting_for(match, me)
    ):
        others = words.join(
            words.write_name(player.name, "label", bot=player.is_bot)
            for player in match.players
            if player.user_id != me
        )
        name = words("matches-choice", game=words(f"{match.game}-name"), others=others, id=match.id)
        if current.casefold() in name.casefold():
            choices.append(app_commands.Choice(name=cut(name, OPTION), value=match.id))
    return choices[:OPTIONS]

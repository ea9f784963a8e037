"""Where a match is played, in words and as an address."""

from __future__ import annotations

from bot.discord.messages.layout import message_url
from bot.domain.match import Match
from bot.domain.place import Place
from bot.language import Language

DIRECT_MESSAGES = "https://discord.com/channels/@me"
"""The address of somebody's list of direct messages."""


def write_place(place: Place, words: Language) -> str:
    """Write *place* as a part of a sentence: in a channel, by direct message, or in a foreign place."""
    if place.is_foreign:
        return words("place-foreign", where="server" if place.foreign_id else "group")
    if place.location is None:
        return words("place-message")
    return words("place-channel", channel=f"<#{place.location.channel_id}>")


def build_address(match: Match, user_id: int | None) -> str:
    """Build the address where the person *user_id* finds *match*: its table or, without one, their panel.

    A lobby by direct message has a message for each person.
    """
    place = match.place
    if place.foreign_id is not None and place.channel_id is not None:
        return message_url(place.foreign_id, place.channel_id, match.table.message)
    if (location := place.location) is not None:
        return message_url(location.guild_id, location.channel_id, match.table.message)
    for player in match.players:
        if user_id == player.user_id == player.panel.user_id and player.panel.channel is not None:
            return message_url(0, player.panel.channel, player.panel.message)
    for each in match.table.beside:
        if each.user_id == user_id and match.status == "lobby":
            return message_url(0, each.channel, each.message)
    return DIRECT_MESSAGES

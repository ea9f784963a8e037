"""Who plays a seat: resigning, taking it back, and handing it to somebody else.

Nobody is put on a seat unasked: who is named for one finds an invitation in the match's channel and sits down
by accepting it.
"""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import ButtonStyle, ui

from bot.discord.controls import Control
from bot.discord.messages import layout, panel
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.turns import seated
from bot.language import language_of
from cogs.replies import Interaction, person, reader, redraw, redraw_panel, say, show_panel
from cogs.router import control, numbers, picked
from cogs.welcome import welcome
from cogs.which import fetch
from games import load
from games.core import Who


@control("takeback")
async def take_back(interaction: Interaction, wanted: Control) -> None:
    """Play for oneself again."""
    match = await interaction.client.matches.take_back(wanted.match, interaction.user.id)
    await show_panel(interaction, match)


@control("resign")
async def resign(interaction: Interaction, wanted: Control) -> None:
    """Ask whether somebody really wants to leave for good."""
    await redraw(interaction, sure_to_resign(interaction, await fetch(interaction, wanted.match)))


def sure_to_resign(interaction: Interaction, match: Match) -> ui.LayoutView:
    """The question before resigning.

    Raises:
        Refusal: there is nothing to resign from.
    """
    if seated(match, interaction.user.id).seat not in load(match.game).active(match.state):
        raise Refusal("already-out")
    say = reader(interaction)
    gone = Control("gone", match.id, match.version)
    return panel.confirm(say, say("resign-question"), gone, say("resign-hint"))


@control("gone")
async def gone(interaction: Interaction, wanted: Control) -> None:
    """Resign."""
    match = await interaction.client.matches.resign(wanted.match, interaction.user.id, interaction.id)
    await redraw_panel(interaction, match)


@control("replace")
async def replace(interaction: Interaction, wanted: Control) -> None:
    """Ask which seat is to be handed over; with only one to choose from, ask to whom at once."""
    match = await fetch(interaction, wanted.match)
    seats = replaceable(match, interaction.user.id)
    say = reader(interaction).at(match, "label")
    if len(seats) == 1:
        await redraw(interaction, _to_whom(interaction, match, seats[0]))
        return
    options = [layout.option(str(seat), say("reply-seat", who=Who(seat))) for seat in seats]
    question = layout.select(Control("seat", match.id), say("replace-seat"), options)
    await redraw(interaction, layout.sealed(layout.paragraph(say("replace-title")), question))


@control("seat")
async def seat(interaction: Interaction, wanted: Control) -> None:
    """Ask who takes over the seat that was chosen."""
    match = await fetch(interaction, wanted.match)
    await redraw(interaction, _to_whom(interaction, match, *numbers(picked(interaction))))


def replaceable(match: Match, user_id: int) -> list[int]:
    """The seats of *match* that the person *user_id* may hand over: their own, a bot's, an absent player's.

    Raises:
        Refusal: they do not play in it, or it does not run.
    """
    mine = seated(match, user_id).seat
    active = load(match.game).active(match.state)
    return [
        player.seat
        for player in match.players
        if player.seat in active and (player.absent or player.seat == mine)
    ]


def _to_whom(interaction: Interaction, match: Match, seat: int) -> ui.LayoutView:
    if seat not in replaceable(match, interaction.user.id):
        raise Refusal("reply-seat-kept")
    say = reader(interaction).at(match)
    control = Control("invite", match.id, 0, str(seat))
    choice: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=control.custom_id, placeholder=layout.cut(say("replace-person"), layout.PLACEHOLDER)
    )
    return layout.sealed(layout.paragraph(say("replace-whom", who=Who(seat))), layout.Row(choice))


@control("invite")
async def invite_chosen(interaction: Interaction, wanted: Control) -> None:
    """Invite the person who was chosen."""
    (seat,), (user_id,) = numbers(wanted.argument), numbers(picked(interaction))
    users = cast(dict[str, Any], interaction.data).get("resolved", {}).get("users", {})
    if str(user_id) not in users:
        raise Refusal("field-not-offered")
    bot = users[str(user_id)].get("bot", False)
    await invite(interaction, await fetch(interaction, wanted.match), seat, user_id, bot=bot)


async def invite(interaction: Interaction, match: Match, seat: int, user_id: int, *, bot: bool) -> None:
    """Post an invitation for *seat* to the person *user_id* in the match's channel.

    Raises:
        Refusal: the seat cannot be handed over, or not to them (another program, a player of this match).
    """
    if seat not in replaceable(match, interaction.user.id):
        raise Refusal("reply-seat-kept")
    if bot:
        raise Refusal("reply-invite-bot")
    if (theirs := match.seat_of(user_id)) is not None:
        raise Refusal("substitute-seated", name=match.players[theirs].name)
    public = language_of(match.locale).at(match)
    accept = Control("accept", match.id, 0, f"{seat}.{user_id}.{interaction.user.id}")
    view = layout.sealed(
        layout.paragraph(
            public("invitation", person=f"<@{user_id}>", by=interaction.user.mention, who=Who(seat))
        ),
        *layout.rows([layout.button(accept, public("invitation-accept"), ButtonStyle.success)]),
    )
    channel = interaction.client.get_partial_messageable(match.channel_id)
    await channel.send(view=view, allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id)]))
    await say(interaction, "reply-invited", person=f"<@{user_id}>", channel=f"<#{match.channel_id}>")


@control("accept")
async def accept(interaction: Interaction, wanted: Control) -> None:
    """Sit down on the seat one was invited to."""
    seat, invited, by = numbers(wanted.argument, 3)
    if interaction.user.id != invited:
        raise Refusal("reply-not-invited", person=f"<@{invited}>")
    before = await fetch(interaction, wanted.match)
    match = await interaction.client.matches.substitute(wanted.match, seat, person(interaction), by)
    public = language_of(match.locale).at(before)
    told = public("invitation-accepted", person=interaction.user.mention, who=Who(seat))
    await interaction.edit_original_response(view=layout.sealed(layout.paragraph(told)))
    await welcome(interaction, match)

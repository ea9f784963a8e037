"""Seats: resigning, taking one back, and handing one over.

Nobody gets a seat unasked: the new player accepts an invitation in the match's channel. If others have a say
(`bot.domain.invitations`), they are asked there first.
"""

from __future__ import annotations

from collections.abc import Collection

from discord import ButtonStyle, ui

from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.messages import layout, panel
from bot.discord.messages.lobby import levels
from bot.discord.messages.places import build_address, write_place
from bot.domain import invitations, turns
from bot.domain.invitations import Invitation
from bot.domain.leaving import is_loss
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.results import BOTS
from bot.domain.turns import require_player
from bot.language import Language, language_of
from cogs.kit.guards import match_here, match_inviting, require_sight
from cogs.kit.replies import (
    Interaction,
    person,
    reader,
    redraw,
    redraw_panel,
    say,
    show,
    show_panel,
    spend,
    tell,
)
from cogs.kit.router import chosen_objects, chosen_value, control, parse_numbers
from cogs.kit.welcome import send_welcome
from games import load
from games.core import Who


@control("takeback", match_here, act="arrange")
async def take_back(interaction: Interaction, before: Match, wanted: Control) -> None:
    """Take one's seat back, and notify the person who played it meanwhile."""
    match = await interaction.client.matches.change(before.id, turns.take_back, person(interaction))
    seat = match.seat_of(interaction.user.id)
    if seat is not None and before.players[seat].user_id not in (None, interaction.user.id):
        await _notify(interaction, before, before.players[seat].user_id, "notice-returned")
    await show_panel(interaction, match)


@control("resign", match_here)
async def resign(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Ask the person to confirm that they resign."""
    await redraw(interaction, build_resign_question(interaction, match))


def count_others(match: Match, user_id: int) -> int:
    """How many others play on in *match* if the person *user_id* resigns."""
    active = load(match.game).active(match.state) if match.state is not None else ()
    return sum(seat != match.seat_of(user_id) for seat in active)


def build_resign_question(interaction: Interaction, match: Match) -> ui.LayoutView:
    """Build the question before resigning.

    Raises:
        Refusal: there is nothing to resign from.
    """
    if require_player(match, interaction.user.id).seat not in load(match.game).active(match.state):
        raise Refusal("already-out")
    say = reader(interaction)
    gone = Control("resignsure", match.id, match.public)
    ends = count_others(match, interaction.user.id) == 1
    hint = say("resign-ends" if ends else "resign-hint", lost=_would_lose(interaction, match))
    return panel.build_confirmation(say, say("resign-question"), gone, hint)


@control("resignsure", match_here, act="arrange")
async def resign_for_good(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Resign."""
    match = await interaction.client.matches.change_once(
        interaction.id, match.id, turns.resign, interaction.user.id
    )
    await redraw_panel(interaction, match)


@control("replace", match_here)
async def replace(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Ask which seat to hand over; if there is only one, ask to whom at once."""
    seats = invitations.list_seats(match, interaction.user.id)
    say = reader(interaction).at_table(match, "label")
    if not seats:
        raise Refusal("invitation-no-seat")
    if len(seats) == 1:
        await redraw(interaction, _ask_whom(interaction, match, seats[0]))
        return
    options = [layout.option(str(seat), say("reply-seat", who=Who(seat))) for seat in seats]
    question = layout.select(Control("seat", match.id), say("replace-seat"), options)
    await redraw(interaction, layout.framed_message(layout.paragraph(say("replace-title")), question))


@control("seat", match_here)
async def seat(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Ask who takes over the chosen seat."""
    await redraw(interaction, _ask_whom(interaction, match, *parse_numbers(chosen_value(interaction))))


def _ask_whom(interaction: Interaction, match: Match, seat: int) -> ui.LayoutView:
    if seat not in invitations.list_seats(match, interaction.user.id):
        raise Refusal("invitation-not-yours")
    say = reader(interaction).at_table(match)
    control = Control("invite", match.id, 0, str(seat))
    choice: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=control.custom_id, placeholder=layout.cut(say("replace-person"), layout.PLACEHOLDER)
    )
    bots = layout.select(
        Control("install", match.id, 0, str(seat)), say("replace-bot"), levels(match, reader(interaction))
    )
    mine = match.seat_of(interaction.user.id) == seat
    hint = say("replace-hint", lost=_would_lose(interaction, match)) if mine else ""
    text = layout.paragraph(say("replace-whom", who=Who(seat)), hint)
    return layout.framed_message(text, layout.Row(choice), bots)


def _would_lose(interaction: Interaction, match: Match) -> str:
    """Whether the match would count as lost for the person if they gave up their seat."""
    seat = match.seat_of(interaction.user.id)
    return "yes" if seat is not None and match.status == "running" and is_loss(match, seat) else "no"


async def _is_sure(interaction: Interaction, match: Match, seat: int, person: int, sure: Control) -> bool:
    """Whether *seat* may be handed to *person* at once; if not because that loses the match, ask with *sure*.

    Raises:
        Refusal: it cannot be handed over, or not to them.
    """
    if match.seat_of(interaction.user.id) != seat or _would_lose(interaction, match) == "no":
        return True
    invitations.invite(match, 0.0, seat, person, interaction.user.id)
    say = reader(interaction)
    await show(
        interaction,
        panel.build_confirmation(say, say("replace-question"), sure, say("replace-hint", lost="yes")),
    )
    return False


@control("install", match_here, act="arrange")
async def install_chosen(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Let a bot opponent of the chosen level play a seat."""
    (seat,) = parse_numbers(wanted.argument)
    await install(interaction, match, seat, chosen_value(interaction), sure=True)


@control("installsure", match_here, act="arrange")
async def install_sure(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Let a bot opponent play one's own seat, after the question of the command."""
    place, _, level = wanted.argument.partition(".")
    (seat,) = parse_numbers(place)
    await install(interaction, match, seat, level, sure=True)


async def install(
    interaction: Interaction, match: Match, seat: int, level: str, *, sure: bool = False
) -> None:
    """Let a bot opponent of that *level* play *seat*, after asking those who have a say.

    If the person would lose the match by that, they are asked first unless they are *sure*.

    Raises:
        Refusal: there is no such level here, or the seat cannot be handed over.
    """
    if level not in invitations.list_levels(match):
        raise Refusal("level-unknown")
    again = Control("installsure", match.id, argument=f"{seat}.{level}")
    if not sure and not await _is_sure(interaction, match, seat, BOTS[level], again):
        return
    invitation = await interaction.client.invitations.make(match, seat, BOTS[level], interaction.user.id)
    asked = invitations.find_lacking(match, invitation)
    if asked:
        await require_sight(interaction, match)
        spend(interaction, "invite", match.place.guild_id, asked)
        await _ask(interaction, match, invitation, asked)
        await say(interaction, "reply-bot-asked", where=write_place(match.place, reader(interaction)))
        return
    _, after = await interaction.client.invitations.install(match.id, invitation.id)
    words = reader(interaction).at_table(after)
    await tell(interaction, words("reply-bot-seated", who=Who(seat), level=level))


@control("invite", match_here, act="arrange")
async def invite_chosen(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Invite the chosen person."""
    (seat,) = parse_numbers(wanted.argument)
    chosen_value(interaction)
    ((user_id, user),) = chosen_objects(interaction, "users").items()
    bot = user.get("bot", False)
    await invite(interaction, match, seat, user_id, bot=bot, sure=True)


@control("invitesure", match_here, act="arrange")
async def invite_sure(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Invite a person to one's own seat, after the question of the command."""
    seat, user_id = parse_numbers(wanted.argument, 2)
    await invite(interaction, match, seat, user_id, bot=False, sure=True)


async def invite(
    interaction: Interaction, match: Match, seat: int, user_id: int, *, bot: bool, sure: bool = False
) -> None:
    """Ask the person *user_id* in the match's channel to play *seat*, or first those who have a say.

    If the person would lose the match by that, they are asked first unless they are *sure*.

    Raises:
        Refusal: the seat cannot be handed over, or not to them (another program, a player of this match), or
            the person who asks does not see that channel.
    """
    if bot:
        raise Refusal("reply-invite-bot")
    await require_sight(interaction, match)
    me = interaction.user.id
    again = Control("invitesure", match.id, argument=f"{seat}.{user_id}")
    if not sure and not await _is_sure(interaction, match, seat, user_id, again):
        return
    invitation = await interaction.client.invitations.make(match, seat, user_id, me)
    asked = invitations.find_lacking(match, invitation)
    spend(interaction, "invite", match.place.guild_id, {user_id, *asked})
    if asked:
        await _ask(interaction, match, invitation, asked)
    else:
        await _invite(interaction, match, invitation)
    sentence = "reply-asked-first" if asked else "reply-invited"
    await say(
        interaction, sentence, person=f"<@{user_id}>", where=write_place(match.place, reader(interaction))
    )


async def _ask(
    interaction: Interaction, match: Match, invitation: Invitation, people: Collection[int]
) -> None:
    """Ask *people* in the match's channel whether they agree."""
    player = match.players[invitation.seat]
    await _post(interaction, match, _question(match, invitation, people), {*people, player.user_id or 0})


def _question(match: Match, invitation: Invitation, people: Collection[int]) -> ui.LayoutView:
    public = language_of(match.locale).at_table(match)
    player = match.players[invitation.seat]
    text = public(
        "invitation-question",
        by=f"<@{invitation.inviter}>",
        person=_describe_newcomer(invitation, public),
        who=Who(invitation.seat),
        owner=f"<@{player.user_id}>",
        people=" ".join(f"<@{id}>" for id in sorted(people) if id != player.user_id),
        count=len(set(people) - {player.user_id}),
    )
    button = layout.button(
        Control("agree", match.id, 0, str(invitation.id)), public("invitation-agree"), ButtonStyle.success
    )
    return layout.framed_message(layout.paragraph(text), *layout.rows([button]))


def _describe_newcomer(invitation: Invitation, words: Language) -> str:
    """Name the new player of an *invitation*, as part of a sentence."""
    if invitation.level is None:
        return f"<@{invitation.person}>"
    return words("invitation-bot", level=invitation.level)


async def _invite(interaction: Interaction, match: Match, invitation: Invitation) -> None:
    """Post the invitation in the match's channel."""
    public = language_of(match.locale).at_table(match)
    text = public(
        "invitation",
        person=f"<@{invitation.person}>",
        by=f"<@{invitation.inviter}>",
        who=Who(invitation.seat),
    )
    button = layout.button(
        Control("accept", match.id, 0, str(invitation.id)), public("invitation-accept"), ButtonStyle.success
    )
    await _post(
        interaction,
        match,
        layout.framed_message(layout.paragraph(text), *layout.rows([button])),
        {invitation.person},
    )


async def _post(interaction: Interaction, match: Match, view: ui.LayoutView, people: Collection[int]) -> None:
    """Post *view* at the table, or send it to each of *people* if there is none."""
    client = interaction.client
    if match.place.channel_id is not None:
        channel = client.get_partial_messageable(match.place.channel_id)
        await posts.send(channel, "invite", mentions=people, view=view)
        return
    for user_id in people:
        with posts.ignore_permanent_errors():
            await posts.send(await client.presenter.notices.open_dm(user_id), "invite", view=view)


@control("agree", match_here)
async def agree(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Agree to a new player; once everybody agreed, invite them."""
    (id,) = parse_numbers(wanted.argument)
    match, invitation = await interaction.client.invitations.agree(match.id, id, interaction.user.id)
    people = invitations.find_lacking(match, invitation)
    if people:
        await interaction.edit_original_response(view=_question(match, invitation, people))
        await say(interaction, "reply-agreed")
        return
    public = language_of(match.locale).at_table(match)
    newcomer, who = _describe_newcomer(invitation, public), Who(invitation.seat)
    if invitation.level is not None:
        await interaction.client.invitations.install(match.id, invitation.id)
        told = public("invitation-accepted", person=newcomer, who=who)
        await interaction.edit_original_response(view=layout.framed_message(layout.paragraph(told)))
        return
    told = public("invitation-agreed", person=newcomer, who=who)
    await interaction.edit_original_response(view=layout.framed_message(layout.paragraph(told)))
    await _invite(interaction, match, invitation)


@control("accept", match_inviting, act="arrange")
async def accept(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Accept an invitation to a seat."""
    (id,) = parse_numbers(wanted.argument)
    before, match = await interaction.client.invitations.accept(match.id, id, person(interaction))
    seat = match.seat_of(interaction.user.id)
    assert seat is not None
    public = language_of(match.locale).at_table(before)
    told = public("invitation-accepted", person=interaction.user.mention, who=Who(seat))
    await interaction.edit_original_response(view=layout.framed_message(layout.paragraph(told)))
    if (owner := match.players[seat].owner) is not None and owner == before.players[seat].user_id:
        await _notify(interaction, match, owner, "notice-replaced")
    await send_welcome(interaction, match)


async def _notify(interaction: Interaction, match: Match, user_id: int | None, id: str) -> None:
    """Notify a player whose seat the person has got or taken back."""
    if not interaction.client.limits.allows(
        "seat", interaction.user.id, match.place.guild_id, [user_id or 0]
    ):
        return
    notices = interaction.client.presenter.notices
    them = await notices.find_person(user_id or 0, "")
    words = language_of(them.locale).with_public(match.locale)
    text = words(
        id,
        person=interaction.user.mention,
        game=words(f"{match.game}-name"),
        where=write_place(match.place, words),
        link=build_address(match, user_id),
    )
    await notices.write("seat", them, text, match.shard_key)

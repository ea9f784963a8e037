"""Moves: what a player clicks, chooses and fills in on the panel.

Every control names the question its reader saw (`Player.asked`). If they are asked something else by now, the
panel shows itself anew instead of acting (`cogs.kit.errors`); else the move is made, whatever others did
meanwhile, and the very message that was clicked shows what follows. A move takes one click or one choice;
three at most, where something is left to choose and it is grave.
"""

from __future__ import annotations

from bot.discord.controls import Control, is_number, unpack
from bot.discord.messages import panel as messages
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.turns import asked, seated
from cogs.kit.replies import Interaction, reader, redraw, redraw_panel, settle
from cogs.kit.router import chosen, control, picked
from cogs.kit.which import fetch
from games import load
from games.core import InvalidMove, Offer

Chosen = dict[str, tuple[int, ...]]


@control("do", first=None)
async def do(interaction: Interaction, wanted: Control) -> None:
    """Make the move of a button."""
    await _take(interaction, wanted, wanted.argument)


@control("pick", first=None)
async def pick(interaction: Interaction, wanted: Control) -> None:
    """Make the move picked from a select of moves."""
    await _take(interaction, wanted, picked(interaction))


@control("choose")
async def choose(interaction: Interaction, wanted: Control) -> None:
    """Make the move whose only field was answered by a select on the panel itself."""
    match, offer = await _offered(interaction, wanted, wanted.argument)
    if len(offer.fields) != 1:
        raise InvalidMove("field-not-offered")
    values = next(iter(chosen(interaction).values()), ())
    answers = messages.answers(offer, {offer.fields[0].name: values})
    await _decide(interaction, match, wanted.argument, offer, answers)


@control("fill")
async def fill(interaction: Interaction, wanted: Control) -> None:
    """Make the move whose fields were answered in a window."""
    index = wanted.argument.partition(".")[0]
    match, offer = await _offered(interaction, wanted, index)
    if not offer.fields:
        raise InvalidMove("field-not-offered")
    await _decide(interaction, match, index, offer, messages.answers(offer, chosen(interaction)))


@control("sure")
async def sure(interaction: Interaction, wanted: Control) -> None:
    """Make the grave move that was asked about."""
    index = wanted.argument.partition(".")[0]
    match, offer = await _offered(interaction, wanted, index)
    await _act(interaction, match, offer, unpack(offer, wanted.argument))


@control("no")
@control("refresh")
async def refresh(interaction: Interaction, wanted: Control) -> None:
    """Show the panel as it stands."""
    await redraw_panel(interaction, await fetch(interaction, wanted.match))


async def _offered(interaction: Interaction, wanted: Control, index: str) -> tuple[Match, Offer]:
    """The match, and the offer number *index* to whoever clicked.

    Raises:
        Stale: they are asked something else than when the control was shown.
        Refusal: they do not play in it.
        InvalidMove: there is no such offer.
    """
    match = await fetch(interaction, wanted.match)
    player = asked(match, interaction.user.id, wanted.version)
    offers = load(match.game).open_to(match.state, player.seat)
    if not is_number(index) or int(index) >= len(offers):
        raise InvalidMove("field-not-offered")
    return match, offers[int(index)]


async def _take(interaction: Interaction, wanted: Control, index: str) -> None:
    match, offer = await _offered(interaction, wanted, index)
    if offer.fields:
        me = seated(match, interaction.user.id).seat
        await interaction.response.send_modal(messages.fill(match, me, reader(interaction), int(index)))
    else:
        await settle(interaction)
        await _decide(interaction, match, index, offer, {})


async def _decide(interaction: Interaction, match: Match, index: str, offer: Offer, answers: Chosen) -> None:
    """Make the move, or ask first if it is one to confirm."""
    me = seated(match, interaction.user.id).seat
    question = messages.ask(match, me, reader(interaction), int(index), answers)
    if question is None:
        await _act(interaction, match, offer, answers)
    else:
        await redraw(interaction, question)


async def _act(interaction: Interaction, match: Match, offer: Offer, answers: Chosen) -> None:
    move = load(match.game).fill(offer, answers)
    player = seated(match, interaction.user.id)
    client, me = interaction.client, interaction.user.id
    match = await client.matches.once(interaction.id, match.id, turns.act, me, move, player.asked)
    client.presenter.touch(match.id, player.seat)
    await redraw_panel(interaction, match)

"""Moves: what a player taps, chooses and fills in on the panel.

Every control names the question its reader saw (`Player.asked`). If they are asked something else by now, the
panel shows itself anew instead of acting (`cogs.kit.errors`); else it shows the next step, or the move is
made, whatever others did meanwhile, and the very message that was clicked shows what follows.
"""

from __future__ import annotations

from bot.discord.controls import Control
from bot.discord.messages import panel as messages
from bot.discord.messages.moves import Chosen, Moves, Path, Place, read
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.refusals import Stale
from bot.domain.turns import asked, seated
from cogs.kit.replies import Interaction, reader, redraw_panel, settle
from cogs.kit.router import chosen, control, picked
from cogs.kit.which import fetch
from games.core import InvalidMove
from games.kit.panel import Make


@control("do", first=None)
async def do(interaction: Interaction, wanted: Control) -> None:
    """Tap a button: make its move, or go on to its step."""
    match, moves = await _open(interaction, wanted)
    await _tap(interaction, match, moves, *read(wanted.argument))


@control("pick", first=None)
async def pick(interaction: Interaction, wanted: Control) -> None:
    """Tap an entry of a select: make its move, or go on to its step."""
    match, moves = await _open(interaction, wanted)
    path, _ = read(wanted.argument)
    entry, made = read(picked(interaction))
    await _tap(interaction, match, moves, path + entry, made)


@control("choose")
async def choose(interaction: Interaction, wanted: Control) -> None:
    """Make the move whose last field was answered by a select on the panel itself."""
    match, moves = await _open(interaction, wanted)
    path, made = read(wanted.argument)
    make = moves.make(made)
    fields = moves.open_fields(make)
    if len(fields) != 1:
        raise InvalidMove("field-not-offered")
    values = next(iter(chosen(interaction).values()), ())
    await _decide(interaction, match, moves, path, make, {fields[0].name: values})


@control("fill")
async def fill(interaction: Interaction, wanted: Control) -> None:
    """Make the move whose fields were answered in a window."""
    match, moves = await _open(interaction, wanted)
    path, made = read(wanted.argument.rpartition(".")[0])
    make = moves.make(made)
    if not moves.open_fields(make):
        raise InvalidMove("field-not-offered")
    await _decide(interaction, match, moves, path, make, chosen(interaction))


@control("sure")
async def sure(interaction: Interaction, wanted: Control) -> None:
    """Make the move that was asked about."""
    match, moves = await _open(interaction, wanted)
    make = moves.make(wanted.argument)
    if moves.open_fields(make):
        raise InvalidMove("field-not-offered")
    await _act(interaction, match, moves, make.offer, make.chosen)


@control("no")
@control("refresh")
async def refresh(interaction: Interaction, wanted: Control) -> None:
    """Show the panel as it stands."""
    await redraw_panel(interaction, await fetch(interaction, wanted.match))


@control("undo")
async def undo(interaction: Interaction, wanted: Control) -> None:
    """Take the last move back, which led to the version that the button names."""
    client, me = interaction.client, interaction.user.id
    match = await client.matches.once(interaction.id, wanted.match, turns.undo, me, wanted.version)
    if (seat := match.seat_of(me)) is not None:
        client.presenter.touch(match.id, seat)
    await redraw_panel(interaction, match)


async def _open(interaction: Interaction, wanted: Control) -> tuple[Match, Moves]:
    """The match, and the moves open to whoever clicked.

    Raises:
        Stale: they are asked something else than when the control was shown.
        Refusal: they do not play in it.
    """
    match = await fetch(interaction, wanted.match)
    player = asked(match, interaction.user.id, wanted.version)
    if wanted.verb != "sure" and not wanted.argument.startswith("/"):  # of a panel before 0.2.0
        raise Stale(match)
    return match, Moves(match, player.seat, reader(interaction))


async def _tap(interaction: Interaction, match: Match, moves: Moves, path: Path, made: str) -> None:
    """Follow *path* to its step, or to what is *made* at its end."""
    if not made:
        moves.step(path)
        await settle(interaction)
        await redraw_panel(interaction, match, place=Place(path))
        return
    make = moves.make(made)
    if moves.open_fields(make):
        await interaction.response.send_modal(messages.fill(match, moves, path, make))
    else:
        await settle(interaction)
        await _decide(interaction, match, moves, path, make, {})


async def _decide(
    interaction: Interaction,
    match: Match,
    moves: Moves,
    path: Path,
    make: Make,
    values: dict[str, tuple[str, ...]],
) -> None:
    """Make the move, or ask first if it is one to confirm."""
    answers = {**messages.answers(moves.offers[make.offer], values), **make.chosen}
    if moves.warning(make.offer, answers) is None:
        await _act(interaction, match, moves, make.offer, answers)
    else:
        await redraw_panel(interaction, match, place=Place(path, (make.offer, answers)))


async def _act(interaction: Interaction, match: Match, moves: Moves, index: int, answers: Chosen) -> None:
    move = moves.game.fill(moves.offers[index], answers)
    player = seated(match, interaction.user.id)
    client, me = interaction.client, interaction.user.id
    match = await client.matches.once(interaction.id, match.id, turns.act, me, move, player.asked)
    client.presenter.touch(match.id, player.seat)
    await redraw_panel(interaction, match)

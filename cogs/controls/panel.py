"""The controls of a player's panel: moves, undo, keeping a turn that would end, hints, and what was missed.

A control that makes a move names the question its reader saw (`Player.question`). If the player is asked
something else by now, the panel is shown again instead (`cogs.kit.errors`). Otherwise the clicked message
shows the next step or, once the move is made, what follows.

In a channel a hint is a private reply. In direct messages it is an ordinary message, so that Freehold can
delete it after the next move.
"""

from __future__ import annotations

from bot.discord.controls import Control
from bot.discord.messages.moves import Moves, PanelPlace
from bot.discord.messages.panel import build_note
from bot.domain import hints, own_notes, turns
from bot.domain.match import Match
from bot.domain.refusals import Refusal, Stale
from bot.domain.turns import require_player, require_question
from bot.hints.messages import build_hint, build_outdated
from cogs.controls.taps import TappedPanel, answer_taps
from cogs.kit.guards import match_here
from cogs.kit.replies import Interaction, begin_message, reader, redraw_panel, say, show, spend
from cogs.kit.router import chosen_values, control, parse_numbers
from games.kit.moves import Chosen


class _Panel(TappedPanel):
    """The panel of a seat in a match."""

    async def show(self, place: PanelPlace) -> None:
        """Show the panel at *place*."""
        await redraw_panel(self.interaction, self.match, place=place)

    async def make(self, index: int, chosen: Chosen) -> None:
        """Make the offer number *index* as *chosen*, and show what follows."""
        move = self.moves.game.fill(self.moves.offers[index], chosen)
        client, me = self.interaction.client, self.interaction.user.id
        player = require_player(self.match, me)
        match = await client.matches.change_once(
            self.interaction.id, self.match.id, turns.act, me, move, player.question
        )
        try:
            await redraw_panel(self.interaction, match)
        finally:  # only now, since the answer costs no counted request
            client.presenter.touch(match.id, player.seat)


async def _open(interaction: Interaction, match: Match, wanted: Control) -> _Panel:
    """Return the panel of the person who tapped.

    Raises:
        Stale: they are no longer asked what they were when the control was shown.
        Refusal: they do not play in the match.
    """
    player = require_question(match, interaction.user.id, wanted.version)
    if wanted.verb != "sure" and not wanted.argument.startswith("/"):  # no panel has such a control
        raise Stale(match)
    return _Panel(interaction, match, Moves(match, player.seat, reader(interaction)))


answer_taps(_open, match_here)


@control("no", match_here)
@control("refresh", match_here)
async def refresh(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the panel as it is now."""
    await redraw_panel(interaction, match)


@control("undo", match_here, act="undo")
async def undo(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Take back the last move, which led to the version that the button names."""
    client, me = interaction.client, interaction.user.id
    match = await client.matches.change_once(interaction.id, match.id, turns.undo, me, wanted.version)
    try:
        await redraw_panel(interaction, match)
    finally:
        if (seat := match.seat_of(me)) is not None:
            client.presenter.touch(match.id, seat)


@control("missed", match_here, act="look")
async def show_missed(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show a position that the person missed since their last move."""
    (number,) = parse_numbers(wanted.argument)
    if match.status != "over":
        require_question(match, interaction.user.id, wanted.version)
    await redraw_panel(interaction, match, place=PanelPlace(missed=number))


@control("later", match_here)
async def keep_turn(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Let the turn, which would end by itself, go on for a while."""
    client, me = interaction.client, interaction.user.id
    kept = await client.matches.attempt(match.id, turns.keep_turn, me)
    try:
        await redraw_panel(interaction, kept or match)
    finally:
        if kept is not None and (seat := kept.seat_of(me)) is not None:
            client.presenter.touch(match.id, seat)


@control("hint", match_here, first=None)
async def advise(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Suggest a move; a button makes it."""
    client, me = interaction.client, interaction.user.id
    seat = hints.require_seat(match, me)
    if not client.hints.is_known(match, seat):
        spend(interaction, "hint", match.place.guild_id)
    await begin_message(interaction)
    try:
        found = await client.hints.find(match, seat)
    except Refusal:  # nothing would delete it later
        await interaction.delete_original_response()
        raise
    now = await client.matches.require(match.id)
    same = hints.require_seat(now, me) == seat and _fingerprint(now, seat) == _fingerprint(match, seat)
    words = reader(interaction)
    new = await show(interaction, build_hint(now, seat, words, found) if same else build_outdated(now, words))
    if new is not None:
        await client.presenter.panels.keep_hint(interaction, now, seat, new)


def _fingerprint(match: Match, seat: int) -> tuple[int, int]:
    """Return numbers that change whenever the player of *seat* sees something new."""
    return match.public, match.players[seat].question


@control("note", match_here, first=None)
async def open_note(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Open the window for a player's own note."""
    player = require_player(match, interaction.user.id)
    await interaction.response.send_modal(build_note(match, player.seat, reader(interaction)))


@control("noted", match_here)
async def store_note(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Store a player's own note, which appears on their panel."""
    text = "".join(chosen_values(interaction).get("note", ()))
    after = await interaction.client.matches.change(match.id, own_notes.write_note, interaction.user.id, text)
    player = require_player(after, interaction.user.id)
    interaction.client.presenter.touch(match.id, player.seat)
    await say(interaction, "note-kept" if player.own_note else "note-dropped")

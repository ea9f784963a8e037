"""Moves: the controls of a player's panel.

Every control names the question its reader saw (`Player.asked`). If they are asked something else by now, the
panel is shown again instead of acting (`cogs.kit.errors`); otherwise it shows the next step, or the move is
made, whatever others did in the meantime, and the very message that was clicked shows what follows.
"""

from __future__ import annotations

from bot.discord.controls import Control
from bot.discord.messages.moves import Moves, PanelPlace
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.refusals import Stale
from bot.domain.turns import asked, seated
from cogs.controls.taps import TappedPanel, answer_taps
from cogs.kit.replies import Interaction, reader, redraw_panel
from cogs.kit.router import control
from cogs.kit.which import match_here
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
        player = seated(self.match, me)
        match = await client.matches.once(
            self.interaction.id, self.match.id, turns.act, me, move, player.asked
        )
        try:
            await redraw_panel(self.interaction, match)
        finally:  # and not before: the answer takes no request that Discord counts
            client.presenter.touch(match.id, player.seat)


async def _opened(interaction: Interaction, match: Match, wanted: Control) -> _Panel:
    """The panel of whoever tapped.

    Raises:
        Stale: they are no longer asked what they were when the control was shown.
        Refusal: they do not play in the match.
    """
    player = asked(match, interaction.user.id, wanted.version)
    if wanted.verb != "sure" and not wanted.argument.startswith("/"):  # of a panel before 0.2.0
        raise Stale(match)
    return _Panel(interaction, match, Moves(match, player.seat, reader(interaction)))


answer_taps(_opened, match_here)


@control("no", match_here)
@control("refresh", match_here)
async def refresh(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Show the panel as it is now."""
    await redraw_panel(interaction, match)


@control("undo", match_here, act="undo")
async def undo(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Take back the last move, which led to the version that the button names."""
    client, me = interaction.client, interaction.user.id
    match = await client.matches.once(interaction.id, match.id, turns.undo, me, wanted.version)
    try:
        await redraw_panel(interaction, match)
    finally:
        if (seat := match.seat_of(me)) is not None:
            client.presenter.touch(match.id, seat)

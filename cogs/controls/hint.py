"""Hints: advice on the present move, in private."""

from __future__ import annotations

from bot.discord.controls import Control
from bot.domain import hints
from bot.domain.match import Match
from bot.hints.messages import hint, outdated
from cogs.kit.replies import Interaction, reader, show, spend, think
from cogs.kit.router import control
from cogs.kit.which import match_here


@control("hint", match_here, first=think)
async def advise(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Suggest a move; a button makes it."""
    client, me = interaction.client, interaction.user.id
    seat = hints.asking(match, me)
    if not client.hints.has(match, seat):
        spend(interaction, "hint", match.guild_id)
    found = await client.hints.ask(match, seat)
    now = await client.matches.known(match.id)
    same = hints.asking(now, me) == seat and _seen(now, seat) == _seen(match, seat)
    words = reader(interaction)
    new = await show(interaction, hint(now, seat, words, found) if same else outdated(now, words))
    if new is not None:
        client.presenter.panels.keep_hint(interaction, now, seat, new)


def _seen(match: Match, seat: int) -> tuple[int, int]:
    """Numbers that change whenever the player of *seat* sees something new."""
    return match.public, match.players[seat].asked

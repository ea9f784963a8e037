"""Hints: advice on the present move, in private.

In a channel a hint is a private reply. In the direct messages it is an ordinary message, which Freehold can
delete at any time: after the next move.
"""

from __future__ import annotations

from bot.discord.controls import Control
from bot.domain import hints
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.hints.messages import build_hint, build_outdated
from cogs.kit.replies import Interaction, begin_message, reader, show, spend
from cogs.kit.router import control
from cogs.kit.which import match_here


@control("hint", match_here, first=None)
async def advise(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Suggest a move; a button makes it."""
    client, me = interaction.client, interaction.user.id
    seat = hints.asking(match, me)
    if not client.hints.is_known(match, seat):
        spend(interaction, "hint", match.guild_id)
    await begin_message(interaction)
    try:
        found = await client.hints.find(match, seat)
    except Refusal:  # which nobody would delete later
        await interaction.delete_original_response()
        raise
    now = await client.matches.known(match.id)
    same = hints.asking(now, me) == seat and _fingerprint(now, seat) == _fingerprint(match, seat)
    words = reader(interaction)
    new = await show(interaction, build_hint(now, seat, words, found) if same else build_outdated(now, words))
    if new is not None:
        await client.presenter.panels.keep_hint(interaction, now, seat, new)


def _fingerprint(match: Match, seat: int) -> tuple[int, int]:
    """Numbers that change whenever the player of *seat* sees something new."""
    return match.public, match.players[seat].asked

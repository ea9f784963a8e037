"""What Discord shows of a match, kept with it; none of it makes a new version."""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.match import Change, Match
from bot.domain.moves.asked import with_player
from bot.domain.rings.outgoing import Outgoing
from bot.domain.rings.plan import Rings, noted


def table(
    match: Match,
    now: float,
    message: int | None,
    posted: float,
    shown_version: int,
    notified_version: int,
    rung: tuple[Match, Rings] | None = None,
    outgoing: tuple[Outgoing, ...] = (),
) -> Change:
    """Which message shows the table, what it shows, and what was *rung*, as planned for the match before.

    What is *outgoing* because of that is stored with it, to be sent whatever happens.
    A message that is new shows what its players are *notified* of.
    """
    told = match.told_version if message == match.table_message else notified_version * match.dealt
    after = replace(
        match if rung is None else noted(match, *rung),
        table_message=message,
        table_posted=posted,
        shown_version=shown_version,
        notified_version=notified_version,
        told_version=told,
    )
    return Change(match, after, outgoing=outgoing)


def panel(
    match: Match, now: float, seat: int, channel: int | None, message: int | None, version: int, posted: float
) -> Change:
    """Which private message shows the panel of *seat*, if any, and what it shows."""
    player = replace(
        match.players[seat],
        panel_channel=channel,
        panel_message=message,
        panel_version=version,
        panel_posted=posted,
    )
    return Change(match, with_player(match, player))

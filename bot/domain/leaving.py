"""Giving up a seat: handing it over, resigning, staying away, or having one's data deleted.

A player who does that is rated behind all who stayed at that moment (`bot.domain.results`). So the match
records who stayed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

import games
from bot.domain.match import Match, Player
from games.core import AnyGame, Event, Who
from games.search.levels import LEVELS

TAKEN_OVER = frozenset(
    (
        "house-away",
        "house-returned",
        "house-substitute",
        "house-vacated",
        *(f"house-bot-{level}" for level in LEVELS),
    )
)
"""The events after which somebody else plays a seat."""

Stayed = tuple[int, ...] | None
"""The seats that played on when somebody gave up theirs; None if nobody did."""


class Starter(NamedTuple):
    """The player of a seat when the match began, and the seats that *stayed* if that player left for good.

    Bot opponents, and people whose data was deleted, have no *user_id*.
    """

    user_id: int | None
    stayed: Stayed


def find_starter(match: Match, seat: int) -> Starter:
    """Return the player of *seat* when *match* began."""
    player = match.players[seat]
    former = [each for each in match.former if each.seat == seat]
    if not former or player.user_id == former[0].user_id is not None:
        return Starter(player.user_id, player.stayed)
    first = former[0].user_id
    return Starter(first, next(each.stayed for each in reversed(former) if each.user_id == first))


def is_loss(match: Match, seat: int) -> bool:
    """Whether the match counts as lost for the player of *seat* if they give it up now."""
    player = match.players[seat]
    first = find_starter(match, seat)
    if player.user_id is None or first != (player.user_id, None):
        return False
    stayed = give_up(match, player).stayed or ()
    return any(find_starter(match, other).user_id is not None for other in stayed)


def find_taken_over(events: Iterable[Event]) -> int | None:
    """Find the seat that somebody else plays after these *events*; None if there is none."""
    return next(
        (who.seat for each in events if each.id in TAKEN_OVER and isinstance(who := each.args["who"], Who)),
        None,
    )


def drop_orders(game: AnyGame, state: Any, events: Iterable[Event]) -> None:
    """Drop, in place, what was decided in advance for the seat that is taken over with these *events*.

    The new player isn't bound by it, and replays do the same.
    """
    if (seat := find_taken_over(events)) is not None:
        game.drop_orders(state, seat)


def give_up(match: Match, player: Player) -> Player:
    """Record that *player* gives up the seat now, unless they have before or are out of the game."""
    active = games.load(match.game).active(match.state)
    if player.stayed is not None or player.user_id is None or player.seat not in active:
        return player
    others = sorted(active - {player.seat})
    return replace(player, stayed=tuple(seat for seat in others if find_starter(match, seat).stayed is None))

"""Giving a seat up: handing it over, resigning, no longer playing, or having one's data deleted.

Whoever does that is rated as last of those who stayed at that moment (`bot.domain.results`). So the match
remembers who they were.
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
"""The events that somebody else plays a seat from now on."""

Stayed = tuple[int, ...] | None
"""The seats that played on when somebody gave theirs up; None if they did not give it up."""


class Starter(NamedTuple):
    """Who sat in a seat when the match began, and who *stayed* when they gave it up and did not come back.

    A bot opponent has no *user_id*, nor has a person whose data was deleted.
    """

    user_id: int | None
    stayed: Stayed


def find_starter(match: Match, seat: int) -> Starter:
    """Who sat in *seat* when *match* began."""
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
    """The seat that somebody else plays from these *events* on; None if there is none."""
    return next(
        (who.seat for each in events if each.id in TAKEN_OVER and isinstance(who := each.args["who"], Who)),
        None,
    )


def drop_orders(game: AnyGame, state: Any, events: Iterable[Event]) -> None:
    """Drop, in place, what the player decided in advance whose seat is taken over by these *events*.

    Nobody else is bound by it, and replays do the same.
    """
    if (seat := find_taken_over(events)) is not None:
        game.drop_orders(state, seat)


def give_up(match: Match, player: Player) -> Player:
    """Record that *player* gives the seat up now, unless they did before or are out of the game."""
    active = games.load(match.game).active(match.state)
    if player.stayed is not None or player.user_id is None or player.seat not in active:
        return player
    others = sorted(active - {player.seat})
    return replace(player, stayed=tuple(seat for seat in others if find_starter(match, seat).stayed is None))

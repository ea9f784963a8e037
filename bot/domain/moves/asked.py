"""What a seat is asked, since when, and until when it has time for it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.domain.match import Match, Player
from games.core import AnyGame

REMINDER = 0.75
"""The part of a deadline after which a player is reminded."""


def with_player(match: Match, player: Player) -> Match:
    """*match* with another *player* on that seat."""
    players = match.players
    return replace(match, players=(*players[: player.seat], player, *players[player.seat + 1 :]))


def anew(match: Match, player: Player) -> int:
    """The next number of what *player* is asked."""
    return max(player.asked, match.public) + 1


def timed(match: Match, now: float, acted: int | None = None) -> Match:
    """*match* with since and until when each seat is awaited; the seat that *acted* begins anew."""
    players = tuple(_timed(match, player, now, player.seat == acted) for player in match.players)
    dues = (player.due for player in players if player.due is not None)
    return replace(match, players=players, due=min(dues, default=None))


def _timed(match: Match, player: Player, now: float, anew: bool) -> Player:
    awaited = (player.awaited or match.public) if player.seat in match.waiting else 0
    if not awaited or player.absent or not match.deadline:
        if (player.awaited, player.due) == (awaited, None):
            return player
        return replace(player, awaited=awaited, due=None, reminder=None)
    if player.due is not None and not anew:
        return player
    reminder = now + REMINDER * match.deadline
    return replace(player, awaited=awaited, due=now + match.deadline, reminder=reminder)


def asks_the_same(game: AnyGame, before: Any, after: Any, seat: int) -> bool:
    """Whether *seat* may do the same *after* as *before*, and is asked to in the same words."""
    if game.open_to(before, seat) != game.open_to(after, seat):
        return False
    # Whoever is not awaited reads whom the match waits for instead of a question.
    awaited = seat in game.waiting_for(before) | game.waiting_for(after)
    return not awaited or game.ask(game.view(before, seat)) == game.ask(game.view(after, seat))

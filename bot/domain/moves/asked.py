"""What a seat is asked, since when, and until when it has time for it."""

from __future__ import annotations

import hmac
from typing import Any

from msgspec.structs import replace

import games
from bot.domain.match import Match, Player
from games.core import AnyGame

REMINDER = 0.75
"""The part of a deadline after which a player is reminded."""

SOONEST, LATEST = 8.0, 24.0
"""Seconds before the house gives an answer in secret, at least and at most."""


def with_player(match: Match, player: Player) -> Match:
    """*match* with another *player* in that seat."""
    players = match.players
    return replace(match, players=(*players[: player.seat], player, *players[player.seat + 1 :]))


def anew(match: Match, player: Player) -> int:
    """The next number of what *player* is asked."""
    return max(player.asked, match.public) + 1


def timed(match: Match, now: float, acted: int | None = None) -> Match:
    """*match* with since and until when each seat is awaited; the seat that *acted* begins anew."""
    players = tuple(_timed(match, player, now, player.seat == acted) for player in match.players)
    dues = (player.due for player in players if player.due is not None)
    after = replace(match, players=players, due=min(dues, default=None))
    return replace(after, closing=_closing(after, now))


def secret(match: Match) -> frozenset[int]:
    """The awaited persons' seats of which nobody else may see whether they have only one answer."""
    game = games.load(match.game)
    return frozenset(seat for seat in match.expected if game.discretion(match.state, seat) == "secret")


def _closing(match: Match, now: float) -> float | None:
    """The time before which the house gives no answer in secret: a while after the last of them is asked for
    one.

    Whether there is only one answer makes no difference to it.
    """
    hidden = secret(match) if match.state is not None else ()
    if not hidden:
        return None
    if match.closing is not None and all(match.players[seat].awaited < match.public for seat in hidden):
        return match.closing
    drawn = hmac.digest(match.seed, b"closing" + match.public.to_bytes(8, "big"), "sha256")
    return now + SOONEST + (LATEST - SOONEST) * int.from_bytes(drawn[:4], "big") / 2**32


def _timed(match: Match, player: Player, now: float, anew: bool) -> Player:
    awaited = (player.awaited or match.public) if player.seat in match.waiting else 0
    if not awaited or player.absent:
        player = replace(player, ring=None) if player.ring is not None else player
    if not awaited or player.absent or not match.deadline:
        if (player.awaited, player.due) == (awaited, None):
            return player
        return replace(player, awaited=awaited, due=None, reminder=None)
    if player.due is not None and not anew:
        return player
    begin = max(now, player.holiday or now)
    reminder = begin + REMINDER * match.deadline
    return replace(player, awaited=awaited, due=begin + match.deadline, reminder=reminder)


def asks_the_same(game: AnyGame, before: Any, after: Any, seat: int) -> bool:
    """Whether *seat* may do the same *after* as *before*, and is asked to in the same words."""
    if game.open_to(before, seat) != game.open_to(after, seat):
        return False
    # Whoever is not awaited reads whom the match waits for instead of a question.
    awaited = seat in game.waiting_for(before) | game.waiting_for(after)
    return not awaited or game.ask(game.view(before, seat)) == game.ask(game.view(after, seat))

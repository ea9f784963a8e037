"""Whom a rematch or a lobby by direct message asks, who is still missing, and in which order people sit.

Nobody is seated who has not agreed. The match begins when everybody it asked has agreed, or when its host no
longer waits for the others.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

import games
from bot.domain.match import Invited, Match, Player, settle_marks


def list_invited(match: Match, gone: Collection[int]) -> tuple[Invited, ...]:
    """Those who sat in *match* at its end, moved on by one seat, without the persons who are *gone*."""
    players = settle_marks(match).players
    return tuple(to_invited(player) for player in (*players[1:], players[0]) if player.user_id not in gone)


def to_invited(player: Player) -> Invited:
    """Keep the place of *player*, whose mark is settled."""
    return Invited(
        player.user_id,
        player.name,
        player.mark or 0,
        player.letter,
        level=player.level,
        hints=player.hints,
        wish=player.wish,
    )


def to_player(each: Invited, now: float) -> Player:
    """Make a player of somebody who was invited; the seat is set later."""
    return Player(
        0,
        each.user_id,
        each.name,
        seen=now,
        mark=each.mark,
        letter=each.letter,
        level=each.level,
        hints=each.hints,
    )


def find_invited(match: Match, user_id: int) -> Invited | None:
    """The place that *match* keeps, or kept, for a person; None if there is none."""
    return next((each for each in match.invited if each.user_id == user_id), None)


def record_answer(match: Match, user_id: int | None, *, declined: bool) -> tuple[Invited, ...]:
    """The invited after the answer of a person."""
    return tuple(
        replace(each, declined=declined) if user_id is not None and each.user_id == user_id else each
        for each in match.invited
    )


def assign_seats(players: Iterable[Player], invited: Sequence[Invited]) -> tuple[Player, ...]:
    """Seat *players*: first those *invited*, in that order, then the others."""
    order = {each.mark: place for place, each in enumerate(invited) if not each.declined}
    sitting = sorted(players, key=lambda player: order.get(player.mark or 0, len(order)))
    return tuple(replace(player, seat=seat) for seat, player in enumerate(sitting))


def is_complete(match: Match) -> bool:
    """Whether everybody whom *match* asks has answered, and enough have come to begin."""
    least = games.load(match.game).seats_with(match.options)[0]
    return bool(match.invited) and not match.missing and len(match.players) >= least

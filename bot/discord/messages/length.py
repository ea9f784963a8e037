"""How long a match takes, in a sentence for people who think of joining.

Two numbers are measured with bot opponents (`Game.lengths`): how many moves a player makes, and how often the
match waits for somebody. How long people take for a move is an estimate
(docs/decisions/0015-how-long-it-takes.md).
"""

from __future__ import annotations

from math import ceil

import games
from bot.domain.durations import describe_seconds
from bot.domain.match import Match
from bot.domain.pace import Pace, describe_pace
from bot.language import Language
from games.core import Length

SITTING = 600
"""Up to so many seconds a move, everybody is assumed to stay at the table, as without a clock."""

PACE = (20, 30)
"""Seconds that a move takes a player who stays at the table, from and to."""

SHARE = (1 / 4, 1 / 3)
"""The share of a longer time for a move that players use on average, from and to."""

UNITS = (
    ("month", 30 * 86400, 60 * 86400),
    ("week", 7 * 86400, 7 * 86400),
    ("day", 86400, 86400),
    ("hour", 3600, 6000),
    ("minute", 60, 0),
)
"""The units of time: name, seconds, and the seconds from which each is used."""

TENS = 10
"""Minutes are rounded to tens."""


def describe_length(match: Match, words: Language) -> str:
    """Say how long the lobby *match* takes with its settings, and how many moves a player makes."""
    moves, _ = _measure(match)
    return words(
        "lobby-length",
        span=describe_span(match, words),
        at_once="yes" if _is_sitting(match) else "no",
        move=write_seconds(match.pace.credit, words),
        moves=moves,
    )


def describe_span(match: Match, words: Language) -> str:
    """Say how long the lobby *match* takes with its settings, from and to."""
    moves, waits = _measure(match)
    seats = _count_seats(match)
    persons = _count_persons(match)
    at_once = _is_sitting(match)
    low, high = PACE if at_once else (match.pace.credit * share for share in SHARE)
    times = moves * persons if at_once else waits * persons / seats
    unit, least, most = choose_span(times * low, times * high)
    return words(f"lobby-{unit}", least=least, most=most)


def write_pace(pace: Pace, words: Language) -> str:
    """Name *pace* and say how long people have."""
    return words(describe_pace(pace))


def write_seconds(seconds: int, words: Language) -> str:
    """Write whole *seconds* in the largest unit that divides them."""
    return words(describe_seconds(seconds))


def is_alone(match: Match) -> bool:
    """Whether only bots play with the host unless somebody else comes."""
    return _count_persons(match) == 1


def _is_sitting(match: Match) -> bool:
    """Whether everybody stays at the table."""
    return is_alone(match) or match.pace.credit <= SITTING


def _count_persons(match: Match) -> int:
    """Return how many people play if nobody else comes, or the fewest that can."""
    return _count_seats(match) - sum(player.user_id is None for player in match.players)


def _count_seats(match: Match) -> int:
    """Return how many play if nobody else comes, or the fewest that can."""
    return max(len(match.players), games.load(match.game).seats_with(match.options)[0])


def _measure(match: Match) -> Length:
    """Return how long a match with these seats and options takes."""
    game, seats = games.load(match.game), _count_seats(match)
    chosen = (pace.times for pace in game.paces if pace.options.items() <= match.options.items())
    times = next(chosen, {}).get(seats, 1.0)
    return Length(*(max(1, round(times * count)) for count in game.lengths[seats]))


def choose_span(low: float, high: float) -> tuple[str, int, int]:
    """Express *low* to *high* seconds in a fitting unit: its name, and how many of it, from and to.

    >>> choose_span(45 * 60, 65 * 60), choose_span(6100, 9000), choose_span(13 * 86400, 18 * 86400)
    (('minute', 40, 70), ('hour', 2, 3), ('week', 2, 3))
    """
    unit, size = next((unit, size) for unit, size, start in UNITS if low >= start)
    step = TENS if unit == "minute" else 1
    least = max(1, round(low / size / step))
    return unit, least * step, max(least + 1, ceil(high / size / step)) * step

"""Profiles: what somebody's results on a server add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter

import msgspec

from bot.domain.results import HIDDEN, Rating, Result, rate

NEWCOMER = 1000
"""The rating of whoever was never rated."""


class Played(msgspec.Struct, frozen=True):
    """How somebody does in one *game*; *points* are their rating, None before it is shown."""

    game: str
    matches: int
    wins: int
    points: int | None

    @property
    def missing(self) -> int:
        """The number of matches until the rating is shown."""
        return max(0, HIDDEN - self.matches)


class Profile(msgspec.Struct, frozen=True):
    """Somebody's matches that count. In the *others* there was no second person, this one came later, or
    there was no result.

    *places* are how often each place was reached, the first first. *streak* is how many matches in a row they
    have won by now, *longest* the most ever. *games* begins with the one they play most.
    """

    matches: int
    wins: int
    places: tuple[tuple[int, int], ...]
    streak: int
    longest: int
    others: int
    games: tuple[Played, ...]


def build_profile(results: Sequence[Result], ratings: Mapping[str, Rating]) -> Profile:
    """Compute a profile from *results*, the oldest first, and *ratings* by game."""
    counted = [result for result in results if result.counts]
    streak = longest = 0
    for result in counted:
        streak = streak + 1 if result.won else 0
        longest = max(longest, streak)
    wins = Counter(result.game for result in counted if result.won)
    games = [
        Played(game, matches, wins[game], _shown_points(ratings.get(game)))
        for game, matches in sorted(
            Counter(result.game for result in counted).items(), key=lambda item: (-item[1], item[0])
        )
    ]
    return Profile(
        len(counted),
        wins.total(),
        tuple(sorted(Counter(result.rank for result in counted).items())),
        streak,
        longest,
        len(results) - len(counted),
        tuple(games),
    )


def trace_rating(ended: Iterable[Result], user_id: int) -> list[int]:
    """The rating of *user_id* in one game on one server: that of a newcomer, then after each match rated.

    *ended* are the results of everybody there, match by match, the oldest first.
    """
    known: dict[int, Rating] = {}
    points: list[int] = []
    for _, match in groupby(ended, key=attrgetter("match_id")):
        after = rate(match, known)
        known.update(after)
        if user_id in after:
            points.append(after[user_id].points)
    return [NEWCOMER, *points]


class Meeting(msgspec.Struct, frozen=True):
    """Somebody met at tables: how often they were *beaten*, and how often *ahead*."""

    user_id: int
    beaten: int
    ahead: int


def count_meetings(results: Iterable[Result], user_id: int) -> list[Meeting]:
    """Whom *user_id* met in matches that count, those met most often first; partners do not count.

    *results* are those of everybody in these matches, match by match.
    """
    beaten: Counter[int] = Counter()
    ahead: Counter[int] = Counter()
    for _, match in groupby(results, key=attrgetter("match_id")):
        seats = [each for each in match if each.counts and each.user_id is not None and each.user_id > 0]
        mine = next((each for each in seats if each.user_id == user_id), None)
        for other in seats:
            if mine is None or other.user_id is None or other.team == mine.team:
                continue
            beaten[other.user_id] += mine.rank < other.rank
            ahead[other.user_id] += other.rank < mine.rank
    met = sorted(beaten | ahead, key=lambda other: (-beaten[other] - ahead[other], other))
    return [Meeting(other, beaten[other], ahead[other]) for other in met]


def _shown_points(rating: Rating | None) -> int | None:
    return rating.points if rating and rating.matches >= HIDDEN else None

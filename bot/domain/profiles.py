"""Profiles: what somebody's results on a server add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter

import msgspec

from bot.domain.results import HIDDEN, Rating, Result, rate, trace_alone

NEWCOMER = 1000
"""The rating of whoever was never rated."""


class Alone(msgspec.Struct, frozen=True):
    """How somebody does alone against bots: the rating at first, and after each match."""

    points: tuple[int, ...]
    wins: int

    @property
    def matches(self) -> int:
        """The number of matches."""
        return len(self.points) - 1


class Played(msgspec.Struct, frozen=True):
    """How somebody does in one *game*; *points* are their rating, None before it is shown.

    *alone* is what they reached without other people, None if they never played so.
    """

    game: str
    matches: int
    wins: int
    points: int | None
    alone: Alone | None = None

    @property
    def missing(self) -> int:
        """The number of matches until the rating is shown."""
        return max(0, HIDDEN - self.matches)


class Profile(msgspec.Struct, frozen=True):
    """Somebody's matches that count. To the *others* this person came later, or there was no result; those
    alone against bots are only in the *games*.

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

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        return not self.games


def build_profile(
    results: Sequence[Result], ratings: Mapping[str, Rating], alone: Mapping[str, Alone] | None = None
) -> Profile:
    """Compute a profile from *results*, the oldest first, and by game *ratings* and what was done *alone*."""
    alone = alone or {}
    counted = [result for result in results if result.counts]
    streak = longest = 0
    for result in counted:
        streak = streak + 1 if result.won else 0
        longest = max(longest, streak)
    wins = Counter(result.game for result in counted if result.won)
    played = Counter(result.game for result in counted)
    games = [
        Played(game, played[game], wins[game], _shown_points(ratings.get(game)), alone.get(game))
        for game in sorted({*played, *alone}, key=lambda game: (-played[game], game))
    ]
    return Profile(
        len(counted),
        wins.total(),
        tuple(sorted(Counter(result.rank for result in counted).items())),
        streak,
        longest,
        len(results) - len(counted) - sum(each.matches for each in alone.values()),
        tuple(games),
    )


def build_alone(results: Iterable[Result], user_id: int) -> dict[str, Alone]:
    """What *user_id* reached alone against bots, by game.

    *results* are those of everybody in matches in which this person's does not count, match by match.
    """
    by_game: defaultdict[str, list[Result]] = defaultdict(list)
    for result in results:
        by_game[result.game].append(result)
    traced = {game: trace_alone(ended, user_id) for game, ended in by_game.items()}
    return {
        game: Alone(tuple(rating.points for rating in ratings), ratings[-1].wins)
        for game, ratings in traced.items()
        if len(ratings) > 1
    }


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

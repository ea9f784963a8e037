"""What somebody's results on a server come to: matches, wins, places, streaks, ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bot.domain.results import HIDDEN, Rating, Result


class Played(msgspec.Struct, frozen=True):
    """How somebody does in one *game*; *points* are their rating, None before it is shown."""

    game: str
    matches: int
    wins: int
    points: int | None

    @property
    def missing(self) -> int:
        """Matches until the rating is shown."""
        return max(0, HIDDEN - self.matches)


class Profile(msgspec.Struct, frozen=True):
    """Somebody's matches that count; in the *others* there was no second person, this one came later, or
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
    """What somebody's *results*, the oldest first, come to, and their *ratings* by game."""
    counted = [result for result in results if result.counts]
    streak = longest = 0
    for result in counted:
        streak = streak + 1 if result.won else 0
        longest = max(longest, streak)
    wins = Counter(result.game for result in counted if result.won)
    games = [
        Played(game, matches, wins[game], _shown(ratings.get(game)))
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


def _shown(rating: Rating | None) -> int | None:
    return rating.points if rating and rating.matches >= HIDDEN else None

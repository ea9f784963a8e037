"""Results of matches, and the ratings that follow from them.

Ratings are computed with openskill's Plackett–Luce model. Players who share a place draw; partners are rated
as a team. Bot opponents are left out. Only those who sat there from the beginning are rated. A person who was
alone with bots is rated against these, separately, from the first match on (`trace_alone`).

Whoever gave their seat up (`bot.domain.leaving`) is rated as last of those who stayed at that moment, also if
the match ended without a result. The others are rated as if nothing had happened: against the starters, by
the place each seat reached.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import replace

import games
from bot.domain.leaving import find_starter
from bot.domain.match import Change, Entry, Match, latest_events
from games.core import Event, Outcome, Text
from games.search.levels import LEVELS
from games.settings import option_values

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

HIDDEN = 5
"""The number of matches from which on a rating is shown."""

LAST = 100
"""A place behind all others."""

BOTS: dict[str, int] = {level: number for number, level in enumerate(LEVELS, 1)}
"""The levels of bot opponents, each with an id that stands for it among users. No user has such a small id.
"""


LEVEL_MU: dict[str, float] = {"easy": 20.0, "normal": 25.0, "strong": 30.0}
LEVEL_SIGMA = 2.0
"""How well bots of each level play, for those who are alone with them.

Unlike the ratings of bots on a server, that never changes, so figures can be compared.
"""


class Result(msgspec.Struct, frozen=True):
    """How a match ended for one seat: in which *place*, from 1, and in which *team*.

    It is the result of the person who sat there at first. A bot opponent's has no *user_id* but a *level*;
    that of a person whose data was deleted is below 0. It *counts* for a person if there was another one, and
    for a bot opponent unless a seat of the match was taken over; never for somebody who came later.

    *stayed* are the seats that played on when this person gave the seat up; None if they did not. The *place*
    is still the seat's, and 0 in a match without a result.
    """

    match_id: int
    seat: int
    guild_id: int
    game: str
    user_id: int | None
    team: int
    place: int
    counts: bool
    ended: float
    level: str = ""
    stayed: tuple[int, ...] | None = None

    @property
    def rank(self) -> int:
        """The place this person is rated in: the last of those who stayed if they gave the seat up."""
        return self.place if self.stayed is None else len(self.stayed) + 1

    @property
    def won(self) -> bool:
        """Whether this person won."""
        return self.stayed is None and self.place == 1

    @property
    def rated(self) -> int:
        """The id under which this seat is rated, 0 if it can't be."""
        return BOTS.get(self.level, 0) if self.user_id is None else self.user_id


def describe_score(match: Match, outcome: Outcome, seat: int) -> Text:
    """How the score of *seat* in *match* is called: what it counts depends on the options."""
    options = option_values(games.load(match.game).settings, match.options)
    return Text(f"{match.game}-score", {**options, "score": outcome.scores[seat]})


def describe_tiebreak(match: Match, outcome: Outcome, seat: int) -> Text | None:
    """What put *seat* above or below others with the same score; None if nothing did."""
    tiebreak = outcome.tiebreak(seat)
    return None if tiebreak is None else Text(f"{match.game}-tiebreak", {"figure": tiebreak})


class Records(NamedTuple):
    """Records of a server, each a person's id and a figure: the most wins, and the most in a row."""

    wins: tuple[int, int]
    streak: tuple[int, int]


def find_records(results: Iterable[Result]) -> Records | None:
    """The records among *results*, given in order; None if nobody has won a match that counts.

    Who reached a figure first holds the record.
    """
    wins, running = Counter[int](), Counter[int]()
    most = longest = (0, 0)
    for result in results:
        person = result.user_id
        if person is None or person < 0 or not result.counts:
            continue
        if not result.won:
            running[person] = 0
            continue
        wins[person] += 1
        running[person] += 1
        if wins[person] > most[1]:
            most = person, wins[person]
        if running[person] > longest[1]:
            longest = person, running[person]
    return Records(most, longest) if most[1] else None


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays: their skill is about *mu*, give or take *sigma*.

    *matches* and *wins* count the matches it was computed from.
    """

    mu: float
    sigma: float
    matches: int = 0
    wins: int = 0

    @property
    def points(self) -> int:
        """The rating as a number for people: almost certainly a lower bound; 1000 for a newcomer.

        >>> Rating(25.0, 25 / 3).points
        1000
        """
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


NOWHERE = 0
"""Stands for a server in the results and ratings of matches that belong to none."""

Scope = tuple[int, str]
"""A server's id, or `NOWHERE`, and a game: ratings compare people within it."""


def build_results(match: Match) -> list[Result]:
    """How *match*, which is over, ended for each seat.

    A match without a result has results only if a person gave a seat up while another stayed: then those of
    the persons it began with. If nobody but bots stayed, there are results of all seats, which do not count.
    """
    game = games.load(match.game)
    outcome = game.outcome(match.state) if match.status == "over" else None
    partners = game.partners(len(match.players), match.options)
    teams = {seat: team for team, seats in enumerate(partners) for seat in seats}
    starters = [find_starter(match, player.seat) for player in match.players]
    persons = {seat for seat, first in enumerate(starters) if first.user_id is not None}
    ended = []
    for player, first in zip(match.players, starters, strict=True):
        place = 0 if outcome is None else outcome.place(player.seat)
        if first.user_id is not None:
            others = persons - {player.seat} if place else persons.intersection(first.stayed or ())
            counts = bool(others) and match.rated
        else:
            counts = player.user_id is None and not match.taken and match.rated
        ended.append(
            Result(
                match_id=match.id,
                seat=player.seat,
                guild_id=match.place.guild_id or NOWHERE,
                game=match.game,
                user_id=player.user_id if first.user_id is None else first.user_id,
                team=teams[player.seat],
                place=place,
                counts=counts,
                ended=match.changed,
                level=player.level if player.user_id is first.user_id is None else "",
                stayed=first.stayed,
            )
        )
    if outcome is None:
        left = [result for result in ended if result.seat in persons]
        if any(result.counts for result in left):
            return left
        alone = len(left) == 1 and left[0].stayed
        return [replace(result, counts=False) for result in ended] if alone else []
    return ended


def stop_rating(match: Match, now: float) -> Change | None:
    """Let *match* go on without changing ratings, because its season is over; None if it does already."""
    if match.status != "running" or not match.rated:
        return None
    told = Event("house-unrated")
    after = replace(
        match,
        version=match.version + 1,
        rated=False,
        events=latest_events((*match.events, told)),
        changed=now,
        undo=None,
    )
    return Change(match, after, Entry(after.version, None, now, (told,)))


def rate(ended: Iterable[Result], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings of the persons and levels in one match after it *ended*, by id; *before* are those known.

    Empty if the match does not count, or all who are rated are partners.
    """
    seats = [result for result in ended if result.rated]
    persons = [each for each in seats if each.user_id is not None and (each.counts or not each.place)]
    after = {}
    if all(each.place for each in persons):
        gone = {each.rated for each in persons if each.stayed is not None}
        after = {id: rating for id, rating in _compare(persons, before) if id not in gone}
    for each in persons:
        if each.stayed is not None and each.counts:
            after |= _rate_as_last(each, persons, before)
    if any(each.counts for each in seats if each.user_id is None):
        found: defaultdict[int, list[Rating]] = defaultdict(list)
        for id, rating in _compare(seats, before):
            found[id].append(rating)
        for level in found.keys() & BOTS.values():
            after[level] = _combine(found[level], before.get(level, _newcomer()))
    return after


def trace_alone(results: Iterable[Result], user_id: int) -> list[Rating]:
    """The rating of *user_id* against bots: that of a newcomer, then after each match as the only person.

    *results* are those of everybody in these matches, match by match, the oldest first. Whoever gave the seat
    up is last. Seats in which a bot was replaced are left out.
    """
    levels = {BOTS[level]: Rating(mu, LEVEL_SIGMA) for level, mu in LEVEL_MU.items()}
    found = [_newcomer()]
    for _, match in groupby(results, key=attrgetter("match_id")):
        seats = list(match)
        people = [each for each in seats if each.user_id is not None]
        bots = [each for each in seats if each.user_id is None and each.level]
        if [each.user_id for each in people] == [user_id] and bots:
            (mine,) = people
            place = mine.place if mine.stayed is None else LAST
            mine = replace(mine, place=place)
            after = dict(_compare([mine, *bots], {**levels, user_id: found[-1]}))
            found += [after[user_id]] if user_id in after else []
    return found


def _rate_as_last(left: Result, persons: Iterable[Result], before: Mapping[int, Rating]) -> dict[int, Rating]:
    """The rating of whoever *left*, as last of those of the *persons* who stayed."""
    assert left.stayed is not None
    among = [
        replace(each, place=LAST) if each.team == left.team else each
        for each in persons
        if each.seat in (left.seat, *left.stayed)
    ]
    return {id: rating for id, rating in _compare(among, before) if id == left.rated}


def _compare(seats: Iterable[Result], before: Mapping[int, Rating]) -> Iterator[tuple[int, Rating]]:
    """Each seat's id and new rating, compared only with each other."""
    teams: dict[int, list[Result]] = {}
    for result in seats:
        teams.setdefault(result.team, []).append(result)
    if len(teams) < 2:
        return
    model = _model()
    sides = list(teams.values())
    known = [[before.get(result.rated, _newcomer()) for result in side] for side in sides]
    rated = model.rate(
        [[model.rating(mu=rating.mu, sigma=rating.sigma) for rating in side] for side in known],
        ranks=[min(result.place for result in side) for side in sides],
    )
    for side, old, new in zip(sides, known, rated, strict=True):
        for result, was, now in zip(side, old, new, strict=True):
            won = was.wins + (result.place == 1)
            yield result.rated, Rating(now.mu, now.sigma, was.matches + 1, won)


def _combine(found: Sequence[Rating], before: Rating) -> Rating:
    """The combined rating of several seats of one level, rated *before*."""
    return Rating(
        fmean(rating.mu for rating in found),
        fmean(rating.sigma for rating in found),
        before.matches + len(found),
        before.wins + sum(rating.wins - before.wins for rating in found),
    )


def rate_all(
    ended: Iterable[Result], before: Mapping[Scope, dict[int, Rating]] | None = None
) -> dict[Scope, dict[int, Rating]]:
    """All ratings after the matches that *ended*, in that order; *before* are those known."""
    ratings = {scope: dict(known) for scope, known in (before or {}).items()}
    for _, match in groupby(ended, key=attrgetter("match_id")):
        whole = list(match)
        known = ratings.setdefault((whole[0].guild_id, whole[0].game), {})
        known.update(rate(whole, known))
    return ratings


@cache
def _model() -> PlackettLuce:
    # Needed when a match ends, and takes time and memory to load.
    from openskill.models import PlackettLuce

    return PlackettLuce()


@cache
def _newcomer() -> Rating:
    newcomer = _model().rating()
    return Rating(newcomer.mu, newcomer.sigma)

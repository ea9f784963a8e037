"""Seasons: leagues without rounds, with tables of whoever waits. The best results count (SE-01 to SE-08)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.durations import DAY, HOUR
from bot.domain.match import Venue
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.league import draw
from bot.league.edits import announce, finish, with_changes
from bot.league.records import League, Participant, Table, Waiting
from bot.league.rules import SIZE
from games.search.levels import NORMAL, Level

LEAST_SPAN, LONGEST = 7 * DAY, 182 * DAY
"""The least and the most seconds of a season (SE-01)."""

MOST_BEST = 20
"""The most results that can count (SE-04)."""

PATIENCE = 20 * HOUR
"""Seconds after which a person gets a table, even if bots have to fill it (SE-02)."""

AT_ONCE = 3
"""The most tables at which a person can play or wait at the same time (SE-03)."""

CROWD = 500
"""The most participants of a season."""


def create(
    now: float,
    games: Sequence[str],
    organizer: Person,
    venue: Venue,
    span: int,
    best: int,
    interaction_id: int | None = None,
    name: str = "",
    starts: float | None = None,
    level: Level = NORMAL,
) -> League:
    """Create a season of *games* in which everybody's *best* results count.

    It lasts *span* seconds from *starts* or, without that, from now.

    Raises:
        Refusal: an option is invalid, or the pace has no clock.
    """
    if not LEAST_SPAN <= span <= LONGEST or not 1 <= best <= MOST_BEST:
        raise Refusal("option-unknown")
    if not venue.pace.has_clock:
        raise Refusal("season-pace")
    season = announce(
        now,
        games,
        organizer,
        venue,
        interaction_id,
        name,
        starts,
        level,
        span=span,
        due=starts,
        wake=starts,
        starts=now if starts is None else starts,
        kind="season",
        games=tuple(games),
        best=best,
    )
    return begin(season, now) if starts is None else season


def begin(league: League, now: float) -> League:
    """Begin the season, which ends on its date. For everybody on the waiting list, the wait starts now."""
    assert league.starts is not None
    waitlist = tuple(replace(who, since=now) for who in league.waitlist)
    return with_changes(
        league,
        now,
        status="running",
        round=1,
        due=league.starts + league.span,
        wake=now,
        waitlist=waitlist,
    )


def wait_for_table(league: League, now: float, person: Person, interaction_id: int | None = None) -> League:
    """Put a person on the waiting list for all games (SE-02, SE-03).

    Raises:
        Refusal: the person waits already, plays at too many tables or left for good, or the season is over.
    """
    if league.status == "running" and (league.due is None or league.due <= now):
        raise Refusal("league-over")
    if league.find_waiting(person.user_id):
        raise Refusal("season-waiting")
    known = next((who for who in league.participants if who.user_id == person.user_id), None)
    if known is not None and known.dropped is not None:
        raise Refusal("league-left-for-good")
    if known is not None and count_open(league, known.number) >= AT_ONCE:
        raise Refusal("season-enough", most=AT_ONCE)
    if known is None and len(league.participants) + len(league.waitlist) >= CROWD:
        raise Refusal("season-full", count=CROWD)
    waiting = Waiting(person.user_id, person.name, person.mark, now, league.games, interaction_id)
    return with_changes(league, now, waitlist=(*league.waitlist, waiting), wake=now)


def choose_games(league: League, now: float, user_id: int, games: Sequence[str]) -> League:
    """Limit the games that a person waits for to *games*.

    Raises:
        Refusal: the person isn't waiting, or the season doesn't have these games.
    """
    waiting = league.find_waiting(user_id)
    if waiting is None:
        raise Refusal("season-not-waiting")
    wanted = tuple(game for game in league.games if game in games)
    if not wanted or len(wanted) < len(games):
        raise Refusal("option-unknown")
    waitlist = tuple(replace(who, games=wanted) if who is waiting else who for who in league.waitlist)
    return with_changes(league, now, waitlist=waitlist, wake=now)


def count_open(league: League, number: int) -> int:
    """Count the tables in play at which the participant *number* sits."""
    return sum(number in table.seats for table in league.open_tables)


def advance(league: League, now: float) -> League | None:
    """Open tables for people who wait, or end the season once all its tables are scored.

    Return None if there is nothing to do.
    """
    if league.status != "running" or league.due is None:
        return None
    if league.due <= now:
        return None if league.open_tables else finish(league, now)
    after = league
    while (group := _find_group(after, now)) is not None:
        after = _open_table(after, *group)
    return None if after is league else with_changes(after, now, wake=now)


def list_wakes(league: League) -> list[float]:
    """List the times at which people on the waiting list will have waited long enough."""
    return [who.since + PATIENCE for who in league.waitlist]


def _find_group(league: League, now: float) -> tuple[str, tuple[Waiting, ...]] | None:
    """Find a game and a group that can begin it now: four people, or fewer if one has waited too long."""
    wanting = {game: tuple(who for who in league.waitlist if game in who.games) for game in league.games}
    for who in league.waitlist:
        for game in who.games:
            if len(wanting[game]) >= SIZE:
                return game, wanting[game][:SIZE]
    for who in league.waitlist:
        if who.since + PATIENCE <= now:
            game = max(who.games, key=lambda each: len(wanting[each]))
            return game, wanting[game]
    return None


def _open_table(league: League, game: str, group: Sequence[Waiting]) -> League:
    """Seat a *group* at a new table, as participants; bots take the free seats."""
    people, numbers = list(league.participants), []
    known = {who.user_id: who.number for who in people if who.user_id is not None}
    for waiting in group:
        number = known.get(waiting.user_id, len(people))
        if number == len(people):
            people.append(Participant(number, waiting.user_id, waiting.name, mark=waiting.mark))
        numbers.append(number)
    joins = tuple(waiting.interaction_id for waiting in group if waiting.interaction_id is not None)
    count = len(league.tables) + 1
    seats = draw.draw_table(league.secret, joins, count, [*numbers, *[None] * (SIZE - len(numbers))])
    table = Table(1, count, tuple(seats), game=game, joins=joins)
    return replace(
        league,
        participants=tuple(people),
        tables=(*league.tables, table),
        waitlist=tuple(who for who in league.waitlist if who not in group),
    )

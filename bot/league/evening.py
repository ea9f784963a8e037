"""Live evenings: a few rounds in one go, at tables of people who play equally well (EV-01 to EV-08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.domain.durations import HOUR, MINUTE
from bot.domain.match import Venue
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.league import draw
from bot.league.edits import LIFE, announce, finish, replace_participant, with_changes
from bot.league.records import League, Participant, Table
from bot.league.rules import MOST, SIZE
from bot.league.standings import compute_standings
from games.fair import add_join
from games.search.levels import NORMAL, Level

LEAST_ROUNDS, MOST_ROUNDS = 2, 3
"""The least and the most rounds of an evening (EV-01)."""

CHECK_IN = 5 * MINUTE
"""Seconds that people have to say that they are there (EV-02)."""

SPAN = int(HOUR)
"""Seconds that a round takes at most (EV-06)."""

LEAST_PERSONS = 2
"""The least persons with whom an evening is played (EV-02)."""

Ratings = Mapping[int, float]
"""How well people play, by user id, the more the better; whoever is missing plays worst."""


def create(
    now: float,
    game: str,
    organizer: Person,
    venue: Venue,
    rounds: int,
    interaction_id: int | None = None,
    name: str = "",
    starts: float | None = None,
    level: Level = NORMAL,
) -> League:
    """Announce an evening of *game* with so many *rounds*, with *organizer* as the first to sign up.

    Its check-in begins at *starts* or, without that, when the organizer presses Start.

    Raises:
        Refusal: an option is invalid.
    """
    if not LEAST_ROUNDS <= rounds <= MOST_ROUNDS:
        raise Refusal("option-unknown")
    return announce(
        now,
        [game],
        organizer,
        venue,
        interaction_id,
        name,
        starts,
        level,
        pace=PACES["live"],
        span=SPAN,
        participants=(Participant(0, organizer.user_id, organizer.name, mark=organizer.mark, here=False),),
        kind="evening",
        rounds=rounds,
    )


def join(league: League, now: float, person: Person, interaction_id: int | None = None) -> League:
    """Sign a person up or, from the check-in on, let one say that they are there.

    Raises:
        Refusal: they have done so already, there is no room, or no round is left for them.
    """
    known = next((who for who in league.participants if who.user_id == person.user_id), None)
    if known is not None and known.dropped is not None:
        raise Refusal("league-left-for-good")
    is_called = league.checking or league.status == "running"
    if known is not None and (known.here or not is_called):
        raise Refusal("evening-here-already" if is_called else "league-in")
    if league.status == "running" and league.round >= league.rounds:
        raise Refusal("evening-last-round")
    if known is not None:
        people = replace_participant(league, replace(known, here=True))
        return with_changes(league, now, participants=people)
    if len(league.participants) >= MOST:
        raise Refusal("evening-full", count=MOST)
    newcomer = Participant(
        len(league.participants), person.user_id, person.name, mark=person.mark, here=is_called
    )
    joins = add_join(league.joins, interaction_id) if league.status == "open" else league.joins
    return with_changes(league, now, participants=(*league.participants, newcomer), joins=joins)


def leave(league: League, now: float, who: Participant) -> League:
    """Remove a person before the evening begins; its check-in goes on."""
    left = [other for other in league.participants if other is not who]
    people = tuple(replace(other, number=number) for number, other in enumerate(left))
    return with_changes(league, now, participants=people)


def call_in(league: League, now: float) -> League:
    """Let the check-in begin: everybody has to say that they are there."""
    due = now + CHECK_IN
    return with_changes(league, now, checking=True, due=due, wake=due)


def begin(league: League, now: float) -> League:
    """End the check-in and begin with those who are there, or stay open if they are too few."""
    if len(list_present(league)) < LEAST_PERSONS:
        people = tuple(replace(who, here=False) for who in league.participants)
        due = now + LIFE
        return with_changes(league, now, checking=False, starts=None, due=due, wake=due, participants=people)
    return with_changes(league, now, checking=False, status="running", due=now + SPAN, wake=now)


def list_present(league: League) -> list[Participant]:
    """List the participants who are there."""
    return [
        who for who in league.participants if who.here and who.dropped is None and who.user_id is not None
    ]


def advance(league: League, now: float, ratings: Ratings) -> League | None:
    """Set up the tables of the next round, or end the evening; None while a round is being played."""
    if league.status != "running" or league.open_tables:
        return None
    present = list_present(league)
    if league.round >= league.rounds or len(present) < LEAST_PERSONS:
        return finish(league, now)
    points = {row.number: row.points for row in compute_standings(league)}

    def strength(who: Participant) -> tuple[float, float, int]:
        return -points[who.number], -ratings.get(who.user_id or 0, 0.0), who.number

    order = [who.number for who in sorted(present, key=strength)]
    round = league.round + 1
    tables = tuple(
        Table(round, number, tuple(_draw_seats(league, round, number, group)))
        for number, group in enumerate(split(order), 1)
    )
    asked = league.asked if round < league.rounds else ()
    tables = (*league.tables, *tables)
    return with_changes(league, now, round=round, tables=tables, due=now + SPAN, wake=now, asked=asked)


def mark_absent(league: League, now: float, user_ids: Sequence[int]) -> League | None:
    """Record that some people are no longer there; None if that is known."""
    gone = [who for who in list_present(league) if who.user_id in user_ids]
    if not gone:
        return None
    people = tuple(replace(who, here=False) if who in gone else who for who in league.participants)
    return with_changes(league, now, participants=people)


def split(order: Sequence[int]) -> list[Sequence[int]]:
    """Split people into as few tables as possible, of sizes that differ by one at most, the larger first.

    >>> split([1, 2, 3, 4, 5])
    [[1, 2, 3], [4, 5]]
    """
    count = -(-len(order) // SIZE)
    size, more = divmod(len(order), count)
    ends = [table * size + min(table, more) for table in range(count + 1)]
    return [order[ends[table] : ends[table + 1]] for table in range(count)]


def _draw_seats(league: League, round: int, number: int, group: Sequence[int]) -> list[int | None]:
    """Draw the seats of a *group*; bots take the free ones."""
    people: list[int | None] = [*group, *[None] * (SIZE - len(group))]
    return draw.draw_table(league.secret, league.joins, round * draw.TABLES + number, people)

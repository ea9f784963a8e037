"""Everything that can happen to a league. Each function returns the changed league, or raises a refusal."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from bot.domain.downtime import postpone_due
from bot.domain.durations import DAY
from bot.domain.match import Venue
from bot.domain.people import Person, free_names
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.league import draw, evening, rules, season
from bot.league.edits import (
    DESCRIPTION,
    LIFE,
    NAME,
    announce,
    clean,
    end_league,
    finish,
    replace_participant,
    replace_table,
    require_organizer,
    require_soon,
    with_changes,
)
from bot.league.records import SPANS, League, Participant, Result, Table, Waiting
from bot.league.rules import FINAL, LEAST, MOST, ROUNDS, SIZE, count_missing, playable_games, variants
from bot.league.schedule import build_schedule
from bot.league.signs import assign_signs
from bot.league.standings import find_finalists
from games.fair import Fair, add_join
from games.search.levels import LEVELS, NORMAL, Level
from locales.names import choose_letters

PAUSE = 14 * DAY
"""The most seconds for which a league can be paused."""

RETRY = 600.0
"""The most seconds between two looks at a running league."""

OVERDUE = 60.0
"""Seconds between two looks at tables whose time is up."""

LINGER = 600.0
"""The minimum seconds for which a thread stays open after its match, so that everybody sees how it ended."""

LEAST_PERSONS = 2
"""The least persons with whom a league starts by itself."""

_TURNS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X", " XI")
"""What follows the names of bots when all names are taken. Digits could be mistaken for points."""


def create(
    now: float,
    game: str,
    organizer: Person,
    venue: Venue,
    places: int,
    span: int,
    interaction_id: int | None = None,
    variant: int = 0,
    name: str = "",
    starts: float | None = None,
    level: Level = NORMAL,
) -> League:
    """Create a league that is open for everybody, with *organizer* as its first participant.

    *variant* is an index of `rules.variants`. It is called *name* and *starts* by itself then, if these are
    given. Bots play at *level*. Here and below, the *interaction_id* of a person who joins or starts is added
    to the seed; None adds nothing.

    Raises:
        Refusal: an option or the number of places is invalid.
    """
    if game not in playable_games() or variant >= len(variants(game)):
        raise Refusal("option-unknown")
    if places and (places % SIZE or not LEAST <= places <= MOST):
        raise Refusal("league-places", least=LEAST, most=MOST)
    return announce(
        now,
        [game],
        organizer,
        venue,
        interaction_id,
        name,
        starts,
        level,
        places=places,
        span=span,
        participants=(Participant(0, organizer.user_id, organizer.name, mark=organizer.mark),),
        options=variants(game)[variant],
    )


def repeat(now: float, league: League, organizer: Person, interaction_id: int | None = None) -> League:
    """Create the next season of *league*, which has ended, with the same settings.

    Raises:
        Refusal: it has not ended.
    """
    if league.status not in ("over", "cancelled"):
        raise Refusal("league-not-over")
    venue = Venue(Place(league.guild_id, league.channel_id), league.locale, league.pace)
    if league.kind == "season":
        again = season.create(
            now,
            league.games,
            organizer,
            venue,
            league.span,
            league.best,
            interaction_id,
            name=league.name,
            level=league.level,
        )
        return replace(again, description=league.description)
    if league.kind == "evening":
        again = evening.create(
            now,
            league.game,
            organizer,
            venue,
            league.rounds,
            interaction_id,
            name=league.name,
            level=league.level,
        )
        return replace(again, description=league.description)
    again = create(
        now,
        league.game,
        organizer,
        venue,
        league.places,
        league.span,
        interaction_id,
        name=league.name,
        level=league.level,
    )
    return replace(again, options=league.options, description=league.description)


def describe(
    league: League,
    now: float,
    user_id: int,
    name: str,
    description: str,
    starts: float | None,
    *,
    manager: bool = False,
) -> League:
    """Call the league *name* and introduce it by *description*; while it is open, let it start then.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager*, it is over, or that start is not possible.
    """
    require_organizer(league, user_id, manager)
    if league.status not in ("open", "running"):
        raise Refusal("league-over")
    fields: dict[str, Any] = {"name": clean(name, NAME), "description": clean(description, DESCRIPTION)}
    if league.kind == "season" and starts is None:
        raise Refusal("league-start-time")
    if league.status == "open" and not league.checking and starts != league.starts:
        require_soon(starts, now)
        due = now + LIFE if starts is None else starts
        fields |= {"starts": starts, "due": due, "wake": due}
    return with_changes(league, now, **fields)


def choose_level(league: League, now: float, user_id: int, level: Level, *, manager: bool = False) -> League:
    """Let bots play at *level* at all tables that are opened from now on.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager*, it is over, or has no such bots.
    """
    require_organizer(league, user_id, manager)
    if league.status not in ("open", "running"):
        raise Refusal("league-over")
    if level not in list_levels(league):
        raise Refusal("level-unknown")
    return with_changes(league, now, level=level)


def list_levels(league: League) -> list[Level]:
    """List the levels that bots can have in all games of *league*."""
    return [
        level
        for level in LEVELS
        if all(level in rules.list_levels(game) for game in league.games or (league.game,))
    ]


def schedule(league: League, now: float, user_id: int, wanted: bool, *, manager: bool = False) -> League:
    """Record whether the league is to be among the events that Discord lists for its server.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager*, it is over, or it is to be listed though
            nobody knows when it starts.
    """
    require_organizer(league, user_id, manager)
    if league.status not in ("open", "running"):
        raise Refusal("league-over")
    if wanted and league.status == "open" and league.starts is None and not league.checking:
        raise Refusal("league-event-no-start")
    return with_changes(league, now, scheduled=wanted)


def join(league: League, now: float, person: Person, interaction_id: int | None = None) -> League:
    """Add a participant, or put them on the waiting list if the league is full or has begun.

    Those whom the organizer asked to step in come first on that list. In a season, everybody is on the
    waiting list until there is a table. On an evening, those who have signed
    up say with it that they are there.

    Raises:
        Refusal: the person is in already, or the final has begun.
    """
    if league.status not in ("open", "running"):
        raise Refusal("league-over")
    if league.kind == "season":
        return season.wait_for_table(league, now, person, interaction_id)
    was_asked = league.find_asked(person.user_id) is not None
    league = replace(league, asked=_drop_person(league.asked, person.user_id))
    if league.kind == "evening":
        return evening.join(league, now, person, interaction_id)
    if league.find_participant(person.user_id):
        raise Refusal("league-in")
    if league.find_waiting(person.user_id):
        raise Refusal("league-waiting")
    if any(who.user_id == person.user_id for who in league.participants):
        raise Refusal("league-left-for-good")
    if league.status == "running" and league.round >= ROUNDS:
        raise Refusal("league-begun")
    if league.status == "running" or len(league.participants) >= (league.places or MOST):
        if len(league.waitlist) >= MOST:
            raise Refusal("league-full", count=len(league.participants))
        waiting = Waiting(person.user_id, person.name, person.mark)
        waitlist = (waiting, *league.waitlist) if was_asked else (*league.waitlist, waiting)
        return with_changes(league, now, waitlist=waitlist)
    league = replace(league, joins=add_join(league.joins, interaction_id))
    newcomer = Participant(0, person.user_id, person.name, mark=person.mark)
    return _with_participants(league, (*league.participants, newcomer), now)


def leave(league: League, now: float, user_id: int) -> League:
    """Remove a participant, or somebody on the waiting list. If the league has begun, a bot plays on in the
    place of a participant (MD-55); if not, the first on the waiting list moves up. In a season, whoever
    waits for a table only stops waiting.

    Raises:
        Refusal: the person does not take part, or the league is over.
    """
    who, waiting = league.find_participant(user_id), league.find_waiting(user_id)
    if league.status not in ("open", "running"):
        raise Refusal("league-over")
    if waiting is not None:
        return with_changes(league, now, waitlist=_drop_person(league.waitlist, user_id))
    if who is None:
        raise Refusal("league-out")
    if league.status == "open" and league.kind == "evening":
        return evening.leave(league, now, who)
    if league.status == "open":
        left = [other for other in league.participants if other is not who]
        next_in = [Participant(0, each.user_id, each.name, mark=each.mark) for each in league.waitlist[:1]]
        return _with_participants(replace(league, waitlist=league.waitlist[1:]), (*left, *next_in), now)
    return with_changes(
        league, now, participants=replace_participant(league, replace(who, dropped=now)), wake=now
    )


def remove(league: League, now: float, user_id: int, person_id: int, *, manager: bool = False) -> League:
    """Remove the person *person_id*, as if they had left.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager*, or the person does not take part.
    """
    require_organizer(league, user_id, manager)
    return _withdraw(leave(league, now, person_id), now, person_id)


def drop(league: League, now: float, user_id: int) -> League | None:
    """Like `leave` for a person who has left the server, but return None if they no longer take part."""
    gone = league.status == "running" and league.find_participant(user_id)
    return _withdraw(league, now, user_id) if gone else None


def forsake(league: League, now: float, user_id: int) -> League | None:
    """Remove a person who is gone for good: another one organizes the league, or it ends."""
    if league.status not in ("open", "running"):
        return None
    left = _withdraw(league, now, user_id)
    if left.organizer_id == user_id:
        people = [who.user_id for who in left.participants if who.dropped is None and who.user_id is not None]
        left = with_changes(left, now, organizer_id=people[0]) if people else end_league(left, now)
    return None if left is league else left


def ask_substitute(
    league: League, now: float, user_id: int, person: Person, *, manager: bool = False
) -> League:
    """Record that *person* is asked to step in, or put them first on the waiting list if they are on it.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager*, the person takes part, left, or was asked
            already, or nobody can join any more.
    """
    require_organizer(league, user_id, manager)
    if league.status not in ("open", "running"):
        raise Refusal("league-over")
    if not can_step_in(league):
        raise Refusal("league-substitute-late")
    person_id, mention = person.user_id, f"<@{person.user_id}>"
    if league.find_participant(person_id):
        raise Refusal("league-substitute-in", person=mention)
    if any(who.user_id == person_id for who in league.participants):
        raise Refusal("league-substitute-left", person=mention)
    if league.find_asked(person_id):
        raise Refusal("league-substitute-asked", person=mention)
    if (waiting := league.find_waiting(person_id)) is not None:
        waitlist = (waiting, *_drop_person(league.waitlist, person_id))
        return with_changes(league, now, waitlist=waitlist)
    asked = Waiting(person_id, person.name, person.mark)
    return with_changes(league, now, asked=(*league.asked, asked))


def can_step_in(league: League) -> bool:
    """Whether there is a round to come in which somebody can step in."""
    begun = league.status == "running" and league.round >= league.rounds
    return league.kind != "season" and league.status in ("open", "running") and not begun


def decline(league: League, now: float, user_id: int) -> League:
    """Record that a person who was asked to step in does not.

    Raises:
        Refusal: they were not asked, or have answered.
    """
    if league.find_asked(user_id) is None:
        raise Refusal("league-not-asked")
    return with_changes(league, now, asked=_drop_person(league.asked, user_id))


def _drop_person(people: Sequence[Waiting], user_id: int) -> tuple[Waiting, ...]:
    return tuple(who for who in people if who.user_id != user_id)


def _withdraw(league: League, now: float, user_id: int) -> League:
    """Remove a person from everywhere: in a season, participants can also be on the waiting list."""
    if league.find_asked(user_id):
        league = decline(league, now, user_id)
    while league.find_participant(user_id) or league.find_waiting(user_id):
        league = leave(league, now, user_id)
    return league


def start(
    league: League,
    now: float,
    user_id: int,
    interaction_id: int | None = None,
    *,
    fill: bool = False,
    manager: bool = False,
) -> League:
    """Start the league: draw numbers and set up tables; with *fill*, bots take the free places.

    A season starts before its time; it ends when it was to end. An evening starts with its check-in, and
    during that with its first round.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager* of the server, there are too few, or it
            has begun.
    """
    _require_open(league)
    require_organizer(league, user_id, manager)
    if league.kind == "season":
        return season.begin(league, now)
    if league.kind == "evening":
        called = replace(league, joins=add_join(league.joins, interaction_id))
        return evening.begin(called, now) if league.checking else evening.call_in(called, now)
    count = len(league.participants)
    lacking = count_missing(count, league.places)
    if lacking and not fill:
        raise Refusal("league-too-few", missing=lacking, count=count)
    return _begin(replace(league, joins=add_join(league.joins, interaction_id)), now)


def start_on_time(league: League, now: float) -> League | None:
    """Start the league at the time its organizer set, with bots in the free places, or an evening's check-in.

    If there are not two persons by then, it stays open and does not start by itself any more.
    """
    if league.checking:
        return evening.begin(league, now) if league.due is not None and league.due <= now else None
    if league.status != "open" or league.starts is None or now < league.starts:
        return None
    if league.kind == "evening":
        return evening.call_in(league, now)
    if league.kind == "season":
        return season.begin(league, now)
    if sum(who.user_id is not None for who in league.participants) < LEAST_PERSONS:
        return with_changes(league, now, starts=None, due=now + LIFE, wake=now + LIFE)
    return _begin(league, now)


def _begin(league: League, now: float) -> League:
    """Draw numbers and set up tables; bots take the places that are still free."""
    lacking = count_missing(len(league.participants), league.places)
    league = _with_participants(league, (*league.participants, *_build_bots(league, lacking)), now)
    order = draw.draw_numbers(league.seed, len(league.participants))
    rounds = build_schedule(len(order), Fair(league.seed, draw.SCHEDULE))
    tables = [
        Table(number, place, tuple(order[drawn] for drawn in seats))
        for number, turn in enumerate(rounds, 1)
        for place, seats in enumerate(turn, 1)
    ]
    people = assign_signs(league.participants, tables)
    league = replace(league, participants=people, tables=tuple(tables), status="running")
    return _start_round(league, 1, now) if tables else _start_final(league, now)


def extend(league: League, now: float, user_id: int, seconds: float, *, manager: bool = False) -> League:
    """Give the present round so many more *seconds*.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager*, no round is being played, or it would take
            longer than the longest round, from now.
    """
    require_organizer(league, user_id, manager)
    if league.status != "running" or league.due is None:
        raise Refusal("league-no-round")
    due = max(league.due, now) + seconds
    most = season.LONGEST if league.kind == "season" else SPANS[-1]
    if due > max(league.paused or now, now) + most:
        raise Refusal("league-too-long")
    return with_changes(league, now, due=due, wake=now)


def pause(league: League, now: float, user_id: int, seconds: float, *, manager: bool = False) -> League:
    """Stop all clocks for so many *seconds* from now on; 0 lets them run again.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager*, or no round is being played.
    """
    require_organizer(league, user_id, manager)
    if league.status != "running" or league.due is None or league.kind == "evening":
        raise Refusal("league-no-round")
    if not 0 <= seconds <= PAUSE:
        raise Refusal("option-unknown")
    until = now + seconds
    due = league.due + until - max(league.paused or now, now)
    return with_changes(league, now, paused=until if seconds else None, due=due, wake=now)


def end_pause(league: League, now: float) -> League | None:
    """Let the clocks run again once the time of a pause is up."""
    if league.paused is None or now < league.paused:
        return None
    return with_changes(league, now, paused=None)


def close(league: League, now: float, user_id: int, *, manager: bool = False) -> League:
    """End the league without a winner, as its organizer wishes.

    Raises:
        Refusal: *user_id* neither organizes it nor is a *manager* of the server, or it is over.
    """
    require_organizer(league, user_id, manager)
    if league.status not in ("open", "running"):
        raise Refusal("league-over")
    return end_league(league, now)


def end(league: League, now: float) -> League | None:
    """End the league without a winner because its channel is gone or its time is up."""
    return end_league(league, now) if league.status in ("open", "running") else None


def record_place(
    league: League, now: float, table: Table, thread_id: int | None, match_id: int | None
) -> League | None:
    """Record where *table* plays; None if it is over or has moved in the meantime."""
    placed = replace(table, thread_id=thread_id, match_id=match_id)
    return with_changes(league, now, tables=replace_table(league, placed)) if table in league.tables else None


def record_result(
    league: League,
    now: float,
    table: Table,
    result: Result,
    seats: tuple[int | None, ...] | None = None,
) -> League | None:
    """Record once how *table* ended, if needed with other participants in its *seats* than before."""
    ended = replace(table, result=result, seats=table.seats if seats is None else seats)
    return with_changes(league, now, tables=replace_table(league, ended)) if table in league.tables else None


def threads_to_close(league: League) -> list[Table]:
    """Return the tables of past rounds whose threads are still open."""
    return [
        table
        for table in league.tables
        if table.result is not None
        and not table.result.closed
        and (table.round < league.round or league.status != "running" or league.kind == "season")
    ]


def close_thread(league: League, now: float, table: Table) -> League | None:
    """Record that the thread of *table* is closed; this makes no new version."""
    if table not in league.tables:
        return None
    assert table.result is not None
    table = replace(table, result=replace(table.result, closed=True))
    return replace(league, tables=replace_table(league, table))


def advance(league: League, now: float, ratings: evening.Ratings = MappingProxyType({})) -> League | None:
    """Go on to the next round, the final or the end if the round is over, else return None.

    In a season, those who wait get their tables, until it ends. On an evening, people meet by their points
    and *ratings*.
    """
    if league.kind == "evening":
        return evening.advance(league, now, ratings)
    if league.kind == "season":
        return season.advance(league, now)
    if league.status != "running" or any(table.result is None for table in league.tables_of(league.round)):
        return None
    if league.round < ROUNDS:
        return _start_round(seat_waitlist(league, now), league.round + 1, now)
    if league.round == ROUNDS:
        return _start_final(league, now)
    return finish(league, now)


def seat_waitlist(league: League, now: float) -> League:
    """Give the places of people who left, and then those of bots, to the first on the waiting list.

    They play from the next round on. What was scored in a place before stays with whoever scored it (MD-55).
    """
    replaced = {who.instead for who in league.participants}
    free = [who for who in league.participants if who.number not in replaced]
    gone = [who for who in free if who.dropped is not None]
    bots = [who for who in free if who.is_bot and who.dropped is None]
    for waiting, former in zip(league.waitlist, (*gone, *bots), strict=False):
        league = _replace_from_next_round(league, now, former, waiting)
    return league


def is_seated(before: League, after: League, user_id: int) -> bool:
    """Whether somebody who waited *before* has a place *after*; in a season, at a new table."""
    who = after.find_participant(user_id)
    if who is None or after.find_waiting(user_id) is not None:
        return False
    return after.kind != "season" or any(
        who.number in table.seats for table in after.tables[len(before.tables) :]
    )


def _replace_from_next_round(league: League, now: float, former: Participant, waiting: Waiting) -> League:
    people, number = league.participants, len(league.participants)
    names, given = [who.name for who in people], [who.letter for who in people]
    letters = choose_letters([*names, waiting.name], [*given, ""])
    newcomer = Participant(
        number, waiting.user_id, waiting.name, mark=former.mark, letter=letters[-1], instead=former.number
    )
    left = former if former.dropped is not None else replace(former, dropped=now)
    tables = tuple(
        replace(table, seats=tuple(number if who == former.number else who for who in table.seats))
        if table.round > league.round
        else table
        for table in league.tables
    )
    return replace(
        league,
        participants=(*replace_participant(league, left), newcomer),
        tables=tables,
        waitlist=tuple(each for each in league.waitlist if each is not waiting),
    )


def record_trouble(league: League, now: float, trouble: str) -> League | None:
    """Record what keeps the league from going on; empty means nothing does."""
    if league.trouble == trouble:
        return None
    return with_changes(league, now, trouble=trouble)


def schedule_wake(league: League, now: float) -> League | None:
    """Set when the league needs the next look; this makes no new version."""
    wakes = [table.result.ended + LINGER for table in threads_to_close(league) if table.result]
    if league.due is not None:
        late = now + OVERDUE if league.due <= now else min(league.due, now + RETRY)
        wakes.append(league.due if league.status == "open" else late)
    if league.paused is not None:
        wakes.append(league.paused)
    if league.kind == "season" and league.status == "running":
        wakes += season.list_wakes(league)
    wake = min(wakes, default=None)
    return None if wake == league.wake else replace(league, wake=wake)


def record_message(league: League, now: float, message: int | None, round: int, version: int) -> League:
    """Record which message, posted in which round, shows which version; this makes no new version."""
    return replace(league, message=message, message_round=round, shown_version=version)


def record_event(league: League, now: float, event_id: int | None, was_planned: bool) -> League | None:
    """Record the id of Discord's event; without one that *was_planned*, there is to be none any more.

    This makes no new version.
    """
    is_live = league.status in ("open", "running")
    scheduled = league.scheduled and is_live and (event_id is not None or not was_planned)
    after = replace(league, scheduled_event=event_id, scheduled=scheduled)
    return None if after == league else after


def postpone(league: League, now: float, since: float) -> League | None:
    """Postpone the league by the time from *since* to *now*, in which nobody could do anything.

    A season ends on its date.
    """
    if league.due is None or league.kind == "season":
        return None
    waits = evening.CHECK_IN if league.checking else LIFE
    due = postpone_due(league.due, league.span if league.status == "running" else waits, since, now)
    return None if due == league.due else with_changes(league, now, due=due, wake=now)


def _start_round(league: League, round: int, now: float) -> League:
    asked = league.asked if round < ROUNDS else ()
    return with_changes(league, now, round=round, due=now + league.span, wake=now, asked=asked)


def _start_final(league: League, now: float) -> League:
    best: list[int | None] = [*find_finalists(league)]
    if len(best) < 2:
        return finish(league, now)
    seats = draw.draw_seats(league.seed, best + [None] * (SIZE - len(best)))
    league = replace(league, tables=(*league.tables, Table(FINAL, 1, tuple(seats))))
    return _start_round(league, FINAL, now)


def _with_participants(league: League, people: Sequence[Participant], now: float) -> League:
    numbered = tuple(replace(who, number=number) for number, who in enumerate(people))
    due = now + LIFE if league.starts is None else league.starts
    return with_changes(league, now, participants=numbered, due=due, wake=due)


def _build_bots(league: League, count: int) -> list[Participant]:
    """Build *count* bots with names that nobody here has."""
    taken = {who.name for who in league.participants}
    every = (name + turn for turn in _TURNS for name in free_names(league.locale, ()))
    free = (name for name in every if name not in taken)
    return [Participant(0, None, next(free)) for _ in range(count)]


def _require_open(league: League) -> None:
    if league.status != "open":
        raise Refusal("league-begun" if league.status == "running" else "league-over")

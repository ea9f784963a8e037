"""The personal data in every table: how it is exported, what deletion does to it, and how long it is kept.

`export`, `privacy` and `retention` follow this table, and a test walks it. Tables that are not in it hold
nothing about persons, or only whose match or league a row belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Column, Select, Table, bindparam, func, or_, select

from bot.domain.durations import DAY
from bot.domain.invitations import LIFE
from bot.store.surfaces import surfaces
from bot.store.tables import (
    analyses,
    avoided,
    bars,
    former_players,
    given_puzzles,
    invitations,
    league_participants,
    league_waitlist,
    leagues,
    lessons,
    matches,
    moves,
    outbox,
    persons,
    players,
    puzzle_boards,
    ratings,
    results,
    shared_moves,
    waits,
)

CLICKS, UNSENT, CANCELLED, OVER, RESULTS, DEPARTED = DAY, 7 * DAY, 30 * DAY, 365 * DAY, 730 * DAY, 30 * DAY
SHARED, PUZZLES = 7 * DAY, 366 * DAY
"""Seconds for which data is kept, also in `PRIVACY.md`: the ids of clicks; messages that can't be sent; what
was cancelled; matches, leagues and lessons that are over; the results of people who no longer play; the data
of a server that removed Freehold; moves shared with a server; puzzles.
"""

MANY, FEW = 500, 20
"""Keys whose rows are exported at a time; few where a key is a match with all its moves."""

ME: BindParameter[int] = bindparam("me")
"""The person whose data is exported."""

_SITTING = (
    select(func.count())
    .where(former_players.c.match_id == analyses.c.match_id, former_players.c.seat == players.c.seat)
    .scalar_subquery()
)
"""How many persons played a seat before."""


class Section(NamedTuple):
    """A section of an export: the rows about `ME`. A large one is read by its *key*, *at_once* keys at a
    time.
    """

    name: str
    rows: Select[Any]
    key: Column[int] | None = None
    at_once: int = MANY


class PersonalData(NamedTuple):
    """What *table* holds about persons.

    When a person is deleted, their rows are *deleted* or *overwritten* with these values; otherwise
    *deletion* says what happens. Rows *expire* so many seconds after the time in a column; else they go with
    their match, their league, or their person (`retention`).
    """

    table: Table
    sections: tuple[Section, ...] = ()
    deleted: bool = False
    overwritten: Mapping[str, Any] | None = None
    deletion: str = ""
    expires: tuple[str, float] | None = None


PERSONAL_DATA: tuple[PersonalData, ...] = (
    PersonalData(
        persons,
        (Section("person", select(persons).where(persons.c.user_id == ME)),),
        deleted=True,
    ),
    PersonalData(
        players,
        (
            Section(
                "seats",
                select(
                    *(column for column in players.c if column.name not in ("owner", "news")),
                    *(matches.c[name] for name in ("game", "options", "status", "guild_id", "channel_id")),
                    *(matches.c[name] for name in ("created", "changed", "league_id")),
                    *(matches.c[name] for name in ("pace", "switch_at", "switch_pace")),
                )
                .join(matches, matches.c.id == players.c.match_id)
                .where(players.c.user_id == ME)
                .order_by(players.c.match_id),
                players.c.match_id,
            ),
            Section(
                "kept_seats",
                select(players.c.match_id, players.c.seat)
                .where(players.c.owner == ME)
                .order_by(players.c.match_id),
                players.c.match_id,
            ),
        ),
        overwritten={"user_id": None, "name": "", "letter": "", "own_note": "", "wish": None},
    ),
    PersonalData(
        moves,
        (
            Section(
                "moves",
                select(
                    *(moves.c[name] for name in ("match_id", "number", "seat", "at", "move")),
                    moves.c.interaction_id,
                    matches.c.game,
                )
                .join(matches, matches.c.id == moves.c.match_id)
                .where(moves.c.user_id == ME, moves.c.seat.is_not(None))
                .order_by(moves.c.match_id, moves.c.number),
                moves.c.match_id,
                at_once=FEW,
            ),
        ),
        overwritten={"user_id": None, "interaction_id": None},
    ),
    PersonalData(
        former_players,
        (
            Section(
                "former_seats",
                select(*(former_players.c[name] for name in ("match_id", "seat", "name", "stayed")))
                .where(former_players.c.user_id == ME)
                .order_by(former_players.c.match_id, former_players.c.number),
                former_players.c.match_id,
            ),
        ),
        overwritten={"name": ""},  # the id goes when the match is over: its result counts until then
    ),
    PersonalData(
        surfaces,
        (
            Section(
                "panels",
                select(surfaces).where(surfaces.c.user_id == ME).order_by(surfaces.c.match_id),
                surfaces.c.match_id,
            ),
        ),
        overwritten={
            "user_id": None,
            "channel": None,
            "message": None,
            "beside": [],
            "revision": surfaces.c.revision + 1,
        },
    ),
    PersonalData(
        invitations,
        (
            Section(
                "invitations",
                select(*(invitations.c[name] for name in ("match_id", "seat", "created"))).where(
                    or_(invitations.c.person == ME, invitations.c.inviter == ME)
                ),
            ),
        ),
        deletion="Those that name the person are deleted.",
        expires=("created", LIFE),
    ),
    PersonalData(
        bars,
        (Section("bars", select(bars.c.guild_id).where(bars.c.user_id == ME)),),
        deletion="Nothing: a bar holds until a moderator lifts it.",
    ),
    PersonalData(
        waits,
        (Section("waits", select(waits).where(waits.c.user_id == ME)),),
        deleted=True,
    ),
    PersonalData(
        avoided,
        (Section("avoided", select(avoided.c.other_id, avoided.c.name).where(avoided.c.user_id == ME)),),
        deleted=True,  # in others' lists only the name goes: they still avoid whoever comes back
    ),
    PersonalData(
        matches,
        (Section("hosted", select(matches.c.id.label("match_id")).where(matches.c.host_id == ME)),),
        deletion="The league's organizer becomes the host, or nobody.",
    ),
    PersonalData(
        results,
        (
            Section(
                "results", select(results).where(results.c.user_id == ME).order_by(results.c.id), results.c.id
            ),
        ),
        deletion="A random number takes the place of the id.",
    ),
    PersonalData(
        ratings,
        (Section("ratings", select(ratings).where(ratings.c.user_id == ME)),),
        deletion="A random number takes the place of the id.",
    ),
    PersonalData(
        league_participants,
        (
            Section(
                "leagues",
                select(league_participants, leagues.c.game, leagues.c.guild_id, leagues.c.status)
                .join(leagues)
                .where(league_participants.c.user_id == ME),
            ),
        ),
        deletion="The name and the id are removed.",
    ),
    PersonalData(
        league_waitlist,
        (Section("league_waitlist", select(league_waitlist).where(league_waitlist.c.user_id == ME)),),
        deleted=True,
    ),
    PersonalData(
        analyses,
        (
            Section(
                "analyses",
                select(analyses.c.match_id, analyses.c.data, players.c.seat, _SITTING.label("before"))
                .join(players, players.c.match_id == analyses.c.match_id)
                .where(players.c.user_id == ME)
                .order_by(analyses.c.match_id),
                analyses.c.match_id,
                at_once=FEW,
            ),
        ),
        deletion="Nothing: it names seats only.",
    ),
    PersonalData(
        shared_moves,
        (Section("shared_moves", select(shared_moves).where(shared_moves.c.user_id == ME)),),
        deleted=True,
        expires=("shared", SHARED),
    ),
    PersonalData(
        lessons,
        (
            Section(
                "lessons", select(lessons).where(lessons.c.user_id == ME).order_by(lessons.c.id), lessons.c.id
            ),
        ),
        deleted=True,
        expires=("changed", OVER),
    ),
    PersonalData(
        given_puzzles,
        (
            Section(
                "puzzles",
                select(given_puzzles).where(given_puzzles.c.user_id == ME).order_by(given_puzzles.c.id),
                given_puzzles.c.id,
            ),
        ),
        deleted=True,
        expires=("given", PUZZLES),
    ),
    PersonalData(
        puzzle_boards,
        (
            Section(
                "puzzle_boards",
                select(puzzle_boards.c.guild_id, puzzle_boards.c.channel_id).where(
                    puzzle_boards.c.manager_id == ME
                ),
            ),
        ),
        deletion="Nobody is its manager any more.",
    ),
    PersonalData(
        outbox,
        (Section("outbox", select(outbox).where(outbox.c.user_id == ME).order_by(outbox.c.created)),),
        deleted=True,
        expires=("created", UNSENT),
    ),
    PersonalData(
        leagues,
        (Section("organized", select(leagues.c.id.label("league_id")).where(leagues.c.organizer_id == ME)),),
        deletion="Nobody is its organizer any more.",
    ),
)
"""All tables with personal data, in the order of the sections of an export."""

SECTIONS = tuple(section for data in PERSONAL_DATA for section in data.sections)
"""The sections of an export; they hold nothing about anybody else."""

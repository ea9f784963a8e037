"""Reading all that is stored about one person, some rows at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, Column, Row, Select, bindparam, func, or_, select

from bot.store.engine import read_connection
from bot.store.surfaces import surfaces
from bot.store.tables import (
    analyses,
    bars,
    former_players,
    given_puzzles,
    invitations,
    league_participants,
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
)
from bot.store.writer import Stored

MANY, FEW = 500, 20
"""Keys whose rows are read in one go; few where a key is a match with all moves in it."""

_ME: BindParameter[int] = bindparam("me")
_KEYS: BindParameter[int] = bindparam("keys", expanding=True)
_BEFORE = (
    select(func.count())
    .where(former_players.c.match_id == analyses.c.match_id, former_players.c.seat == players.c.seat)
    .scalar_subquery()
)
"""How many persons played a seat before."""


class Section(NamedTuple):
    """What there is about the person `me` of one kind; where that may be much, *key* splits it,
    so many *at_once*."""

    name: str
    rows: Select[Any]
    key: Column[int] | None = None
    at_once: int = MANY


MINE: tuple[Section, ...] = (
    Section("person", select(persons).where(persons.c.user_id == _ME)),
    Section(
        "seats",
        select(
            *(column for column in players.c if column.name not in ("owner", "news")),
            *(matches.c[name] for name in ("game", "options", "status", "guild_id", "channel_id")),
            *(matches.c[name] for name in ("created", "changed", "league_id")),
        )
        .join(matches, matches.c.id == players.c.match_id)
        .where(players.c.user_id == _ME)
        .order_by(players.c.match_id),
        players.c.match_id,
    ),
    Section(
        "moves",
        select(
            *(moves.c[name] for name in ("match_id", "number", "seat", "at", "move", "interaction_id")),
            matches.c.game,
        )
        .join(matches, matches.c.id == moves.c.match_id)
        .where(moves.c.user_id == _ME, moves.c.seat.is_not(None))
        .order_by(moves.c.match_id, moves.c.number),
        moves.c.match_id,
        at_once=FEW,
    ),
    Section(
        "former_seats",
        select(*(former_players.c[name] for name in ("match_id", "seat", "name", "stayed")))
        .where(former_players.c.user_id == _ME)
        .order_by(former_players.c.match_id, former_players.c.number),
        former_players.c.match_id,
    ),
    Section(
        "panels",
        select(surfaces).where(surfaces.c.user_id == _ME).order_by(surfaces.c.match_id),
        surfaces.c.match_id,
    ),
    Section(
        "kept_seats",
        select(players.c.match_id, players.c.seat).where(players.c.owner == _ME).order_by(players.c.match_id),
        players.c.match_id,
    ),
    Section(
        "invitations",
        select(*(invitations.c[name] for name in ("match_id", "seat", "created"))).where(
            or_(invitations.c.person == _ME, invitations.c.inviter == _ME)
        ),
    ),
    Section("bars", select(bars.c.guild_id).where(bars.c.user_id == _ME)),
    Section("hosted", select(matches.c.id.label("match_id")).where(matches.c.host_id == _ME)),
    Section("results", select(results).where(results.c.user_id == _ME).order_by(results.c.id), results.c.id),
    Section("ratings", select(ratings).where(ratings.c.user_id == _ME)),
    Section(
        "leagues",
        select(league_participants, leagues.c.game, leagues.c.guild_id, leagues.c.status)
        .join(leagues)
        .where(league_participants.c.user_id == _ME),
    ),
    Section(
        "analyses",
        select(analyses.c.match_id, analyses.c.data, players.c.seat, _BEFORE.label("before"))
        .join(players, players.c.match_id == analyses.c.match_id)
        .where(players.c.user_id == _ME)
        .order_by(analyses.c.match_id),
        analyses.c.match_id,
        at_once=FEW,
    ),
    Section("lessons", select(lessons).where(lessons.c.user_id == _ME).order_by(lessons.c.id), lessons.c.id),
    Section(
        "puzzles",
        select(given_puzzles).where(given_puzzles.c.user_id == _ME).order_by(given_puzzles.c.id),
        given_puzzles.c.id,
    ),
    Section(
        "puzzle_boards",
        select(puzzle_boards.c.guild_id, puzzle_boards.c.channel_id).where(puzzle_boards.c.manager_id == _ME),
    ),
    Section("outbox", select(outbox).where(outbox.c.user_id == _ME).order_by(outbox.c.created)),
    Section("organized", select(leagues.c.id.label("league_id")).where(leagues.c.organizer_id == _ME)),
)
"""What there is about a person `me`; of others there is nothing in it."""


class About(Stored):
    """What the database knows of a person."""

    async def pages(self, user_id: int) -> AsyncIterator[tuple[str, Sequence[Row[Any]]]]:
        """All rows about a person, some at a time, each time with the name of their section.

        Every section comes at least once, and in one piece.
        """
        me = {"me": user_id}
        for section in MINE:
            keys: list[int] = []
            if section.key is not None:
                keyed = section.rows.with_only_columns(section.key).order_by(None).distinct()
                async with read_connection(self._engine, background=True) as connection:
                    keys = sorted((await connection.execute(keyed, me)).scalars())
            some = section.rows if section.key is None else section.rows.where(section.key.in_(_KEYS))
            for start in range(0, max(len(keys), 1), section.at_once):
                async with read_connection(self._engine, background=True) as connection:
                    asked = (
                        me if section.key is None else {**me, "keys": keys[start : start + section.at_once]}
                    )
                    rows = (await connection.execute(some, asked)).all()
                yield section.name, rows

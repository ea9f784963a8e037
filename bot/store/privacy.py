"""Deleting a person's data, as `personal_data` says for each table.

Their results keep a random number below 0 in place of the id, a new one for every server and game. So the
others' ratings can still be computed, and nobody knows whose they were. A running match that they left keeps
that number, too, because its result counts.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import BindParameter, bindparam, delete, func, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cluster.broadcasts import Broadcast, send_broadcasts
from bot.domain.results import Scope
from bot.store.database.locks import RATINGS, hold_lock
from bot.store.engine import read_connection
from bot.store.faults import Conflict
from bot.store.personal_data import PERSONAL_DATA
from bot.store.tables import (
    avoided,
    former_players,
    invitations,
    league_participants,
    league_waitlist,
    leagues,
    matches,
    players,
    puzzle_boards,
    ratings,
    results,
)
from bot.store.writer import Stored, Work

AT_ONCE = 5
"""Matches in one transaction, so that nobody who moves waits for it long."""

_ME: BindParameter[int] = bindparam("me")

_OVERWRITTEN = [(data.table, data.overwritten) for data in PERSONAL_DATA if data.overwritten is not None]
"""The tables that say who did what in a match, or was shown it, with what replaces that."""

_DELETED = [data.table for data in PERSONAL_DATA if data.deleted]

_LEAGUES = (
    select(leagues.c.id)
    .outerjoin(league_participants)
    .where(
        leagues.c.status.in_(("open", "running")),
        or_(
            leagues.c.organizer_id == _ME,
            leagues.c.id.in_(select(league_waitlist.c.league_id).where(league_waitlist.c.user_id == _ME)),
            (league_participants.c.user_id == _ME) & league_participants.c.dropped.is_(None),
        ),
    )
    .distinct()
)
_RUNNING = select(matches.c.id).where(matches.c.status == "running")
_AT_TABLES = (
    select(matches.c.id)
    .join(players)
    .where(players.c.user_id == _ME, matches.c.status.in_(("lobby", "running")))
)


class Privacy(Stored):
    """Deletes the data of persons."""

    async def leagues(self, user_id: int) -> list[int]:
        """The open and running leagues a person takes part in, or organizes."""
        async with read_connection(self._engine) as connection:
            return list((await connection.execute(_LEAGUES, {"me": user_id})).scalars())

    async def forget(self, user_id: int) -> None:
        """Delete or overwrite everything about a person.

        Raises:
            Conflict: they sit in a lobby or at a table that runs, or have to do with a league that does.
        """

        async with read_connection(self._engine) as connection:
            touched = await _ids(connection, _involving(user_id))
        for start in range(0, len(touched), AT_ONCE):
            await self._writer.commit(
                Work(partial(_leave_matches, touched[start : start + AT_ONCE], user_id))
            )

        async def run(connection: AsyncConnection) -> int:
            await _leave_matches(await _ids(connection, _involving(user_id)), user_id, connection)
            await _leave_invitations(connection, user_id)
            await _leave_leagues(connection, user_id)
            await anonymize_results(connection, user_id)
            for table in _DELETED:
                await connection.execute(delete(table).where(table.c.user_id == user_id))
            await connection.execute(update(avoided).where(avoided.c.other_id == user_id).values(name=""))
            managed = puzzle_boards.c.manager_id == user_id
            await connection.execute(update(puzzle_boards).where(managed).values(manager_id=0))
            return 0

        await self._writer.commit(Work(run))


async def _is_away(connection: AsyncConnection, user_id: int) -> None:
    """Raise `Conflict` if a person takes part in something that is not over."""
    for here in (_AT_TABLES, _LEAGUES):
        if (await connection.execute(here, {"me": user_id})).first():
            raise Conflict


def _involving(user_id: int) -> Any:
    """The matches that hold data of a person."""
    return union(
        *(select(table.c.match_id).where(table.c.user_id == user_id) for table, _ in _OVERWRITTEN),
        select(matches.c.id).where(matches.c.host_id == user_id),
        select(players.c.match_id).where(players.c.owner == user_id),
    )


async def _leave_matches(ids: Sequence[int], user_id: int, connection: AsyncConnection) -> int:
    """Overwrite a person's data in the matches *ids*. They may have sat down again since."""
    # Whoever still has one of these matches in memory must not write it back as it was.
    changed = await connection.execute(
        update(matches)
        .where(matches.c.id.in_(ids))
        .values(version=matches.c.version + 1, shown_version=matches.c.shown_version + 1)
        .returning(matches.c.id, matches.c.version)
    )
    await send_broadcasts(connection, [Broadcast("match", row.id, row.version, False) for row in changed])
    await _is_away(connection, user_id)
    for table, values in _OVERWRITTEN:
        mine = table.c.match_id.in_(ids), table.c.user_id == user_id
        await connection.execute(update(table).where(*mine).values(values))
    over = former_players.c.match_id.in_(ids), former_players.c.match_id.not_in(_RUNNING)
    sat = former_players.c.user_id == user_id
    await connection.execute(update(former_players).where(*over, sat).values(user_id=None))
    organizer = (
        select(leagues.c.organizer_id)
        .where(leagues.c.id == matches.c.league_id, leagues.c.organizer_id != user_id)
        .scalar_subquery()
    )
    hosted = matches.c.id.in_(ids), matches.c.host_id == user_id
    await connection.execute(update(matches).where(*hosted).values(host_id=func.coalesce(organizer, 0)))
    owned = players.c.match_id.in_(ids), players.c.owner == user_id
    await connection.execute(update(players).where(*owned).values(owner=None))
    return 0


async def _leave_invitations(connection: AsyncConnection, user_id: int) -> None:
    for row in (await connection.execute(select(invitations))).all():  # those of a day
        if user_id in (row.inviter, row.person, *row.agreed):
            await connection.execute(delete(invitations).where(invitations.c.id == row.id))


async def _leave_leagues(connection: AsyncConnection, user_id: int) -> None:
    mine = select(league_participants.c.league_id).where(league_participants.c.user_id == user_id)
    waits = select(league_waitlist.c.league_id).where(league_waitlist.c.user_id == user_id)
    involved = or_(leagues.c.id.in_(mine), leagues.c.id.in_(waits), leagues.c.organizer_id == user_id)
    more = {
        column.name: column + 1 for column in (leagues.c.version, leagues.c.shown_version, leagues.c.revision)
    }
    await connection.execute(update(leagues).where(involved).values(more))
    await connection.execute(
        update(league_participants)
        .where(league_participants.c.user_id == user_id)
        .values(user_id=None, name="", letter="")
    )
    await connection.execute(update(leagues).where(leagues.c.organizer_id == user_id).values(organizer_id=0))


async def anonymize_results(connection: AsyncConnection, user_id: int) -> None:
    """Replace a person's id in results and ratings, and in running matches they left, by random numbers."""
    await hold_lock(connection, RATINGS)
    scopes = select(results.c.guild_id, results.c.game).where(results.c.user_id == user_id).distinct()
    left = (
        select(matches.c.guild_id, matches.c.game, matches.c.id)
        .join(former_players)
        .where(former_players.c.user_id == user_id, matches.c.status == "running")
    )
    running: defaultdict[Scope, set[int]] = defaultdict(set)
    for guild_id, game, id in (await connection.execute(left)).all():
        running[guild_id, game].add(id)
    for guild_id, game in {*map(tuple, (await connection.execute(scopes)).all()), *running}:
        nobody = -1 - secrets.randbelow(2**62)
        mine = former_players.c.user_id == user_id, former_players.c.match_id.in_(running[guild_id, game])
        await connection.execute(update(former_players).where(*mine).values(user_id=nobody))
        for table in (results, ratings):
            await connection.execute(
                update(table)
                .where(table.c.user_id == user_id, table.c.guild_id == guild_id, table.c.game == game)
                .values(user_id=nobody)
            )


async def _ids(connection: AsyncConnection, statement: Any) -> list[Any]:
    return list((await connection.execute(statement)).scalars())

"""The one task that writes: whatever waits goes into one transaction, and is answered after its COMMIT.

So fifty matches share one wait for the disk. A match is changed only if it still has the version it was
computed from. If a change fails, the others are stored again in one transaction with savepoints, split in
halves until the failed one stands alone. It is undone; the others do not fail with it, nor wait for the disk
one by one.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

import structlog
from msgspec.structs import asdict, replace
from sqlalchemy import Insert, Update, and_, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot import metrics
from bot.cluster.broadcasts import Broadcast, send_broadcasts
from bot.domain.match import Change, Match, Player
from bot.store.database.errors import describe_error, is_collision, is_outage, to_unwritable
from bot.store.database.locks import get_backend_pid, has_ended, lock_unchanged
from bot.store.endings import record_result
from bot.store.engine import begin_writing
from bot.store.faults import Conflict, Duplicate, Taken
from bot.store.rows import (
    FIXED,
    MARKED,
    Values,
    amendment_values,
    entry_values,
    former_values,
    match_values,
    player_values,
)
from bot.store.surfaces import Mark, list_marks, write_marks
from bot.store.tables import former_players, matches, moves, outbox, players

log = structlog.get_logger(__name__)

TOGETHER = 256
"""The most changes in one transaction."""

TRIES = 5
"""How often a transaction is retried that collides with others."""


@dataclass(frozen=True, slots=True)
class Put:
    """A statement with its values that concerns one row and depends on no other."""

    statement: Insert | Update
    values: Values


@dataclass(frozen=True, slots=True)
class Work:
    """Statements that belong together: *run* executes them or raises `Lost`, and returns an id or 0."""

    run: Callable[[AsyncConnection], Awaitable[int]]


Job = Change | Put | Work

_Asked = tuple[Job, asyncio.Future[int], float]

_INSERT_MATCH = insert(matches).returning(matches.c.id)
_SEEN = and_(
    matches.c.id == bindparam("key"),
    matches.c.version == bindparam("seen_version"),
    matches.c.amendments == bindparam("seen_amendments"),
)
_UPDATE_MATCH = (
    update(matches)
    .where(_SEEN)
    .values({each.name: bindparam(each.name) for each in matches.c if each.name not in FIXED | MARKED})
    .values(state=func.coalesce(bindparam("state", type_=matches.c.state.type), matches.c.state))
)
_AMEND = (
    update(matches)
    .where(_SEEN)
    .values({name: bindparam(name) for name in ("amendments", "nudged", "wake", "caught_up")})
    .values(undo=func.coalesce(bindparam("undo", type_=matches.c.undo.type), matches.c.undo))
)
_SHOW = (
    update(matches)
    .where(matches.c.id == bindparam("key"), matches.c.shown_version < bindparam("newer"))
    .values(shown_version=bindparam("newer"))
)
_INSERT_MOVE = insert(moves)
INSERT_OUTGOING = insert(outbox).from_select(  # not twice, since an amendment may be stored again
    list(outbox.c.keys()),
    select(*(bindparam(each.name, type_=each.type) for each in outbox.c)).where(
        ~exists().where(outbox.c.key == bindparam("key", type_=outbox.c.key.type))
    ),
)
"""Inserts a message into the outbox, unless it is there."""
_INSERT_PLAYER = insert(players)
_INSERT_FORMER = insert(former_players)
_SEAT = and_(players.c.match_id == bindparam("key"), players.c.seat == bindparam("place"))
_DELETE_PLAYER = delete(players).where(_SEAT)
_EMPTY_SEAT = update(players).where(_SEAT).values(user_id=None)
_UPDATE_PLAYER = (
    update(players)
    .where(_SEAT)
    .values({each.name: bindparam(each.name) for each in players.c if not each.primary_key})
)


class Writer:
    """Stores changes; there is one for each database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._jobs: list[_Asked] = []
        self._under_way: list[_Asked] = []
        self._arrived = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="writer")
        self.session: int | None = None
        """How a server calls its connection."""

    async def commit(self, job: Job) -> int:
        """Store *job*; when it is on disk, return the id of its match if that is new, else 0.

        Raises:
            Lost: another change was first.
            Unwritable: nothing can be written now.
            RuntimeError: the writer is closed.
        """
        if self._task.done():
            raise RuntimeError("the writer is closed, so nothing can be stored any more")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[int] = loop.create_future()
        self._jobs.append((job, answer, loop.time()))
        self._arrived.set()
        return await answer

    @property
    def waiting(self) -> metrics.Queue:
        """The jobs that were not answered yet."""
        asked = [*self._under_way, *self._jobs]
        return metrics.Queue(len(asked), asyncio.get_running_loop().time() - asked[0][2] if asked else 0.0)

    async def close(self) -> None:
        """Store what still waits, and stop."""
        self._closing = True
        self._arrived.set()
        await self._task
        await self._disconnect()

    async def _run(self) -> None:
        while self._jobs or not self._closing:
            await self._arrived.wait()
            self._under_way, self._jobs = self._jobs[:TOGETHER], self._jobs[TOGETHER:]
            if not self._jobs and not self._closing:
                self._arrived.clear()
            if self._under_way:
                await self._answer(self._under_way)
                self._under_way = []

    async def _answer(self, batch: Sequence[_Asked]) -> None:
        answers = await self._store([job for job, *_ in batch])
        for (_, waiting, _), answer in zip(batch, answers, strict=True):
            if waiting.done():  # given up
                continue
            if isinstance(answer, Exception):
                waiting.set_exception(answer)
            else:
                waiting.set_result(answer)

    async def _store(self, jobs: Sequence[Job]) -> Sequence[int | Exception]:
        """Store *jobs* and return their answers."""
        tries = 0
        while True:
            tries += 1
            try:
                if self._connection is not None and await has_ended(self._connection):
                    await self._disconnect()
                if self._connection is None:
                    self._connection = await self._engine.connect()
                    self.session = await get_backend_pid(self._connection)
                with metrics.COMMITS.time():
                    answers = await _all(self._connection, jobs)
                    await self._connection.commit()
                metrics.CHANGES.inc(len(jobs))
            except Exception as error:  # whoever waits gets the error; the writer goes on
                metrics.FAILED_COMMITS.inc()
                await self._disconnect()
                if is_collision(error) and tries < TRIES:
                    continue
                if is_outage(error):
                    log.error("nothing can be written", reason=describe_error(error), waiting=len(jobs))
                    error = to_unwritable(error)
                return [error] * len(jobs)
            return answers

    async def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.invalidate()
            await connection.close()


async def _all(connection: AsyncConnection, jobs: Sequence[Job]) -> Sequence[int | Exception]:
    """Run *jobs* in a transaction, leaving out those that fail."""
    try:
        return await _together(connection, jobs)
    except Exception as error:  # a job may fail in any way
        if is_outage(error) or is_collision(error):
            raise
    await connection.rollback()
    await begin_writing(connection)
    return await _apart(connection, jobs)


async def _apart(connection: AsyncConnection, jobs: Sequence[Job]) -> Sequence[int | Exception]:
    """Run *jobs* in the transaction that has begun, and undo those that fail."""
    savepoint = await connection.begin_nested()
    try:
        answers = await _together(connection, jobs)
    except Exception as error:
        if is_outage(error) or is_collision(error):
            raise
        await savepoint.rollback()
        if len(jobs) == 1:
            return [_explain_integrity_error(jobs[0], error)]
    else:
        await savepoint.commit()
        return answers
    half = len(jobs) // 2
    return [*await _apart(connection, jobs[:half]), *await _apart(connection, jobs[half:])]


async def _together(connection: AsyncConnection, jobs: Sequence[Job]) -> list[int]:
    changes = [job for job in jobs if isinstance(job, Change)]
    ids = {id(change): await open_match(connection, change) for change in changes if change.before is None}
    if updates := [(change.before, change) for change in changes if change.before is not None]:
        await update_matches(connection, updates)
    puts = [job for job in jobs if isinstance(job, Put)]
    for _, same in itertools.groupby(sorted(puts, key=_statement), key=_statement):
        alike = list(same)
        await connection.execute(alike[0].statement, [put.values for put in alike])
    ids |= {id(job): await job.run(connection) for job in jobs if isinstance(job, Work)}
    return [ids.get(id(job), 0) for job in jobs]


def _statement(put: Put) -> int:
    return id(put.statement)


def _explain_integrity_error(job: Job, error: Exception) -> Exception:
    """Return the `Lost` error that explains an integrity error of *job*, or *error* itself."""
    if isinstance(error, IntegrityError) and isinstance(job, Change):
        if job.before is None:
            return Taken()
        if job.interaction_id is not None:
            return Duplicate()
    return error


async def open_match(connection: AsyncConnection, change: Change) -> int:
    """Store the new match of *change*; return its id."""
    match = change.after
    id = int((await connection.execute(_INSERT_MATCH, match_values(match))).scalar_one())
    await connection.execute(_INSERT_PLAYER, [player_values(id, player) for player in match.players])
    if change.entry is not None:
        await connection.execute(_INSERT_MOVE, _entry(id, change))
    stored = replace(match, id=id)
    await send_broadcasts(connection, [Broadcast("match", id, match.version, True, stored.shard_key)])
    return id


def _entry(match_id: int, change: Change) -> Values:
    assert change.entry is not None
    values = entry_values(match_id, change.entry)
    return values | {
        "move": change.move,
        "user_id": change.user_id,
        "interaction_id": change.interaction_id,
    }


async def update_matches(connection: AsyncConnection, changes: Sequence[tuple[Match, Change]]) -> None:
    """Store *changes* of existing matches, each with how it was.

    Raises:
        Conflict: one of them is no longer so.
    """
    rows: list[Values] = []
    amendments: list[Values] = []
    marked: list[Mark] = []
    shown: list[Values] = []
    entries: list[Values] = []
    seats: list[Values] = []
    emptied: list[Values] = []
    left: list[Values] = []
    seated: list[Values] = []
    former: list[Values] = []
    outgoing: list[Values] = []
    for before, change in changes:
        id, after = before.id, change.after
        outgoing += map(asdict, change.outgoing)
        seen_so = {"key": id, "seen_version": before.version, "seen_amendments": before.amendments}
        marked += list_marks(before, after)
        if after.shown_version != before.shown_version:
            shown.append({"key": id, "newer": after.shown_version})
        if after.version == before.version:
            if after.amendments != before.amendments:
                amendments.append({**seen_so, **amendment_values(before, after)})
                seats += _changed_seats(before, after)
            continue
        values = match_values(after)
        for name in FIXED & values.keys() | MARKED:
            del values[name]
        if after.state is before.state and after.rules_version == before.rules_version:
            values["state"] = None  # it stays as stored, even in the shape of older rules
        rows.append({**values, **seen_so})
        if change.entry is not None:
            entries.append(_entry(id, change))
        seats += _changed_seats(before, after)
        emptied += [
            {"key": id, "place": was.seat} for was, now in _pairs(before, after) if was.user_id != now.user_id
        ]
        left += [{"key": id, "place": was.seat} for was in before.players[len(after.players) :]]
        seated += [player_values(id, player) for player in after.players[len(before.players) :]]
        known = len(before.former)
        former += [former_values(id, known + n, who) for n, who in enumerate(after.former[known:])]
    seen = {before.id: _expected_version(before, change.after) for before, change in changes}
    if len(seen) < len(changes):  # some ids occur twice: one after the other
        raise Conflict
    await lock_unchanged(connection, seen, matches.c.id, matches.c.version, matches.c.amendments)
    for updating, updated in ((_AMEND, amendments), (_UPDATE_MATCH, rows)):
        done = await connection.execute(updating, updated) if updated else None
        if done and done.rowcount not in (len(updated), -1):
            raise Conflict  # PostgreSQL, which does not count rows here, was checked above
    if marked:
        await write_marks(connection, marked)
    for statement, wanted in (
        (_SHOW, shown),
        (_INSERT_MOVE, entries),
        (_DELETE_PLAYER, left),
        (_EMPTY_SEAT, emptied),  # first, because a person must not sit twice at a table
        (_UPDATE_PLAYER, seats),
        (_INSERT_PLAYER, seated),
        (_INSERT_FORMER, former),
        (INSERT_OUTGOING, outgoing),
    ):
        if wanted:
            await connection.execute(statement, wanted)
    for before, change in changes:
        if before.status == "running" and change.after.status in ("over", "cancelled"):
            await record_result(connection, change.after)
    await send_broadcasts(
        connection,
        [
            Broadcast("match", was.id, after.version, after.public != was.public, after.shard_key)
            for was, after in ((before, change.after) for before, change in changes)
            if after.version != was.version
        ]
        + [Broadcast("amendment", each["key"], each["amendments"], False) for each in amendments],
    )


def _pairs(before: Match, after: Match) -> Iterable[tuple[Player, Player]]:
    """Each seat before and after; None where there was or is none."""
    return zip(before.players, after.players, strict=False)


def _expected_version(before: Match, after: Match) -> tuple[int, int] | None:
    """The version and count of amendments that must still be stored when *after* is written.

    None if only surfaces changed.
    """
    stored = before.version, before.amendments
    return None if stored == (after.version, after.amendments) else stored


def _changed_seats(before: Match, after: Match) -> Iterable[Values]:
    for was, player in _pairs(before, after):
        if was is not player and was != player:
            values = player_values(before.id, player)
            yield {"key": values.pop("match_id"), "place": values.pop("seat"), **values}


class Stored:
    """Base of everything that reads through *engine* and writes through *writer*."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

"""Progress in lessons in the database."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.lessons.progress import Progress
from bot.store import Store
from bot.store.rows import find_record, insert_missing
from bot.store.tables import lessons
from bot.store.writer import Put, Stored, Work

_MOVE_ON = (
    update(lessons)
    .where(lessons.c.id == bindparam("key"), lessons.c.step == bindparam("seen"))
    .values({name: bindparam(name) for name in ("step", "missed", "changed")})
)


class LessonRows(Stored):
    """Reads and writes progress in lessons."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.engine, store.writer)

    async def get(self, id: int) -> Progress | None:
        """Return the progress *id*."""
        return await find_record(self._engine, lessons, id, Progress)

    async def begin(self, new: Progress) -> int:
        """Return the id of that person's stored progress in that lesson, or store *new*."""
        mine = [lessons.c[name] == getattr(new, name) for name in ("user_id", "game", "lesson")]

        async def run(connection: AsyncConnection) -> int:
            values = asdict(new)
            del values["id"]
            await insert_missing(connection, lessons, values)
            return int((await connection.execute(select(lessons.c.id).where(*mine))).scalar_one())

        return await self._writer.commit(Work(run))

    async def put(self, progress: Progress, seen: int) -> None:
        """Store *progress*, unless the person has since left the step they had *seen*."""
        values = {name: getattr(progress, name) for name in ("step", "missed", "changed")}
        await self._writer.commit(Put(_MOVE_ON, {"key": progress.id, "seen": seen, **values}))

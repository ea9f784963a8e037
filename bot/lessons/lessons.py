"""How far people have come in lessons, stored as they go on."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.domain.ids import is_id
from bot.domain.refusals import Refusal
from bot.lessons.progress import Progress, find_lesson
from bot.lessons.rows import LessonRows
from bot.service.writing import refuse_unwritable
from bot.store import Store


class Lessons:
    """The progress of all people of *store* in lessons. *now* is the time.

    Methods that write raise `Refusal` (``store-full``, ``store-busy``) if nothing can be written.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._rows = LessonRows(store)
        self._now = now

    async def find_own(self, id: int, user_id: int) -> Progress:
        """Return the progress *id* of the person *user_id*.

        Raises:
            Refusal: it is somebody else's, or forgotten.
        """
        progress = await self._rows.get(id) if is_id(id) else None
        if progress is None or progress.user_id != user_id:
            raise Refusal("lesson-unknown")
        return progress

    async def begin(self, user_id: int, game: str, name: str) -> Progress:
        """Return a person's progress in the lesson *name*, reset if the lesson was over.

        Raises:
            Refusal: there is no such lesson, or the person has just deleted their data.
        """
        find_lesson(game, name)
        with refuse_unwritable():
            id = await self._rows.begin(Progress(0, user_id, game, name, changed=self._now()))
        progress = await self.find_own(id, user_id)
        return await self.record(progress, progress.restarted) if progress.is_over else progress

    async def record(self, before: Progress, after: Progress) -> Progress:
        """Store that a person has come from *before* to *after*; return what is stored."""
        after = replace(after, changed=self._now())
        with refuse_unwritable():
            await self._rows.put(after, before.step)
        return after

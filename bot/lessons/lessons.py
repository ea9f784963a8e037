"""How far people have come in lessons, kept as they go on."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bot.domain.ids import is_id
from bot.domain.refusals import Refusal
from bot.lessons.progress import Progress, find_lesson
from bot.lessons.rows import LessonRows
from bot.service.writing import writing
from bot.store import Store


class Lessons:
    """All that people of *store* have learned. *now* is the time.

    Whatever writes raises `Refusal` (``store-full``, ``store-busy``) when nothing can be written.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._rows = LessonRows(store)
        self._now = now

    async def find_own(self, id: int, user_id: int) -> Progress:
        """The progress *id* of the person *user_id*.

        Raises:
            Refusal: it is somebody else's, or forgotten.
        """
        progress = await self._rows.get(id) if is_id(id) else None
        if progress is None or progress.user_id != user_id:
            raise Refusal("lesson-unknown")
        return progress

    async def begin(self, user_id: int, game: str, name: str) -> Progress:
        """How far a person has come in the lesson of that *name*: at its beginning, once it was over.

        Raises:
            Refusal: there is no such lesson.
        """
        find_lesson(game, name)
        with writing():
            progress = await self._rows.begin(Progress(0, user_id, game, name, changed=self._now()))
        return await self.record(progress, progress.restarted) if progress.is_over else progress

    async def record(self, before: Progress, after: Progress) -> Progress:
        """Keep that a person has come from *before* to *after*; what is kept then."""
        after = replace(after, changed=self._now())
        with writing():
            await self._rows.put(after, before.step)
        return after

"""A whole match as a film: an animated WebP of its table, from the deal to the last move.

The match is replayed in a thread, one film after the other. Render workers paint a few positions at a time,
so that no other picture waits long for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

import games
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.replays import Log, count_steps, is_secret, replay_positions, sheet_events
from bot.domain.turns import require_begun
from bot.parts import Part
from bot.service.pictures import Pictures, list_people
from bot.workers.render import PaintedScenes, People, Scene, Scenes
from bot.workers.render_workers import PaintPriority
from render.film import Frame, reel

LARGEST = 10 * 1024 * 1024 - 64 * 1024
"""The most bytes of a film: what Discord takes, without the message around it."""

LONGEST = 60_000
"""The most milliseconds of a film."""

FRAMES, FEWEST = 200, 20
"""The most positions in a film, and the fewest when it has to be made smaller."""

STAY, END = 1000, 4000
"""Milliseconds for which a position and the last one are shown, if there is time."""

TOGETHER = 4
"""Positions that are painted in one task; another picture waits for no more."""

GRACE = 2.0
"""Seconds that work under way has when the process ends."""

Progress = Callable[[int, int], None]
"""Called with the number of painted positions, and of all positions."""


_Key = tuple[int, str, People]


class Film(msgspec.Struct, frozen=True):
    """An animated WebP that lasts *seconds* and shows *moves* moves."""

    data: bytes
    seconds: float
    moves: int


class _Take:
    """A film that is being made, and whom to tell its progress."""

    film: asyncio.Task[Film]

    def __init__(self) -> None:
        self.audience: list[Progress] = []

    def tell(self, done: int, all: int) -> None:
        """Tell the progress to everybody who waits for it."""
        for progress in self.audience:
            progress(done, all)


class Films(Part):
    """Makes films of the tables that *pictures* paint."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._camera = ThreadPoolExecutor(1, "camera")
        self._takes: dict[_Key, _Take] = {}
        self._last: tuple[_Key, Film] | None = None
        self._closing = False

    async def make(self, match: Match, log: Log, locale: str, progress: Progress) -> Film:
        """Make the film of *match*, from its *log*, in the language *locale*.

        Whoever asks while it is being made gets the same film, and its progress. The last one is cached.

        Raises:
            Refusal: the match is not over (``film-not-over``), or too long for a film of that size
                (``film-too-large``), or can no longer be shown (``match-outdated``), or the process ends
                (``film-stopped``).
        """
        if self._closing:
            raise Refusal("film-stopped")
        if is_secret(match) or not match.dealt:
            raise Refusal("film-not-over")
        require_begun(match)
        key = (match.id, locale, list_people(match))
        if self._last and self._last[0] == key:
            return self._last[1]
        take = self._takes.get(key)
        if take is None:
            take = self._takes[key] = _Take()
            take.film = asyncio.create_task(self._make(match, log, locale, take.tell), name="film")
            take.film.add_done_callback(lambda film: self._cache_film(key, film))
        take.audience.append(progress)
        try:
            return await asyncio.shield(take.film)
        except asyncio.CancelledError:
            if take.film.cancelled():
                raise Refusal("film-stopped") from None
            raise

    def _cache_film(self, key: _Key, film: asyncio.Task[Film]) -> None:
        """Cache *film* at once, so that nobody makes it again before those who waited for it go on."""
        del self._takes[key]
        if not film.cancelled() and not film.exception():
            self._last = key, film.result()

    async def release(self) -> None:
        """Tell whoever waits for a film that there will be none."""
        await self.close()

    async def close(self) -> None:
        """Cancel what is not finished, and tell whoever waits for it."""
        self._closing = True
        self._camera.shutdown(wait=False, cancel_futures=True)
        if films := [take.film for take in self._takes.values()]:
            for film in films:
                film.cancel()
            await asyncio.wait(films, timeout=GRACE)

    async def _make(self, match: Match, log: Log, locale: str, progress: Progress) -> Film:
        moves, most = count_steps(log), FRAMES
        while most >= FEWEST:
            shown = choose_steps(moves, most)
            scenes = await asyncio.get_running_loop().run_in_executor(
                self._camera, self._scenes, match, log, shown
            )
            times = frame_durations(len(shown))
            data = reel(await self._frames(match.game, scenes, list_people(match), locale, progress), times)
            if len(data) <= LARGEST:
                return Film(data, sum(times) / 1000, moves)
            most = min(most, len(shown)) * 2 // 3
        raise Refusal("film-too-large")

    def _scenes(self, match: Match, log: Log, shown: list[int]) -> list[Scene]:
        game, wanted, scenes = games.load(match.game), set(shown), []
        for step, played in enumerate(replay_positions(match, log)):
            if step in wanted:
                if self._closing:
                    raise Refusal("film-stopped")
                ended = bool(sheet_events(match, played.events, last=step == shown[-1]))
                scenes.append(Scene(game.encode(game.view(played.shown, None)), ended))
        return scenes

    async def _frames(
        self, game: str, scenes: Sequence[Scene], people: People, locale: str, progress: Progress
    ) -> list[Frame | None]:
        """Paint *scenes*; once the highest is known, those parts again whose pictures have another height."""
        done = 0

        async def paint(first: int, height: int = 0) -> PaintedScenes:
            nonlocal done
            part, before = tuple(scenes[first : first + TOGETHER]), scenes[first - 1] if first else None
            task = Scenes(game, part, before, people, locale, height)
            made = await self._pictures.workers.paint(task, PaintPriority.LATER)
            if not height:
                done += len(part)
                progress(done, len(scenes))
            return msgspec.msgpack.decode(made, type=PaintedScenes)

        progress(0, len(scenes))
        starts = range(0, len(scenes), TOGETHER)
        parts = dict(zip(starts, await _gather(paint(first) for first in starts), strict=True))
        heights = [height for part in parts.values() for height in part.heights]
        highest = max(heights)
        again = [first for first in starts if min(heights[max(0, first - 1) : first + TOGETHER]) < highest]
        repainted = await _gather(paint(first, highest) for first in again)
        parts.update(zip(again, repainted, strict=True))
        return [frame for part in parts.values() for frame in part.frames]


async def _gather(painting: Iterable[Coroutine[Any, Any, PaintedScenes]]) -> list[PaintedScenes]:
    """Wait for all parts, and cancel the others if one fails or the wait is cancelled."""
    tasks = [asyncio.create_task(part) for part in painting]
    try:
        return await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()


def choose_steps(moves: int, most: int) -> list[int]:
    """The steps to show of a match with so many *moves*: evenly spread, first and last among them.

    >>> choose_steps(3, 10), choose_steps(10, 4)
    ([0, 1, 2, 3], [0, 3, 7, 10])
    """
    if moves < most:
        return list(range(moves + 1))
    return [round(number * moves / (most - 1)) for number in range(most)]


def frame_durations(frames: int) -> list[int]:
    """The milliseconds for which each of so many frames is shown.

    >>> frame_durations(3), sum(frame_durations(200))
    ([1000, 1000, 4000], 59919)
    """
    stay = min(STAY, (LONGEST - END) // max(1, frames - 1))
    return [stay] * (frames - 1) + [END]

"""A whole match as a film: an animated WebP of its table, from the deal to the last move.

It is encoded in a thread of its own, one film after the other, and its pictures are painted where all are
painted: so clicks are answered in the meantime.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

import msgspec
from msgspec.structs import replace
from PIL import Image

from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.domain.replays import Log, is_secret, positions, sheet, steps
from bot.domain.turns import begun
from bot.media.pictures import Pictures

LARGEST = 10 * 1024 * 1024 - 64 * 1024
"""Bytes of a film: what Discord takes, but for the message around it."""

LONGEST = 60_000
"""Milliseconds of a film."""

FRAMES, FEWEST = 220, 20
"""Positions in a film, at most; and how many remain when it has to be made smaller, at least."""

STAY, END = 1000, 4000
"""Milliseconds for which a position and the last one are seen, if there is time."""

GRACE = 2.0
"""Seconds that the frame under way is given when the process ends."""

QUALITY = 30
"""Of a frame, as WebP counts it. Tables are drawn large and plain: it stays sharp."""

Progress = Callable[[int, int], None]
"""Told how many of all frames are done; from another thread."""


_Key = tuple[int, str, tuple[str, ...], tuple[int, ...], tuple[str, ...]]


class Film(msgspec.Struct, frozen=True):
    """An animated WebP that lasts *seconds* and shows *moves* moves."""

    data: bytes
    seconds: float
    moves: int


class _Take:
    """A film that is being made, and whom to tell how far it is."""

    film: asyncio.Future[Film]

    def __init__(self) -> None:
        self.audience: list[Progress] = []

    def tell(self, done: int, all: int) -> None:
        """Tell everybody who is waiting for it."""
        for progress in self.audience:
            progress(done, all)


class Films:
    """Makes films, of the tables that *pictures* paint."""

    def __init__(self, pictures: Pictures) -> None:
        self._pictures = pictures
        self._camera = ThreadPoolExecutor(1, "camera")
        self._takes: dict[_Key, _Take] = {}
        self._last: tuple[_Key, Film] | None = None
        self._closing = False

    async def make(self, match: Match, log: Log, locale: str, progress: Progress) -> Film:
        """The film of *match*, from its *log*, in the language *locale*.

        Whoever asks while it is being made gets the same one, and is told its progress too. The last one is
        kept.

        Raises:
            Refusal: the match is not over (``film-not-over``), or too long for a film of that size
                (``film-too-large``), or can no longer be shown (``match-outdated``), or the process ends
                (``film-stopped``).
        """
        if self._closing:
            raise Refusal("film-stopped")
        if is_secret(match) or not match.dealt:
            raise Refusal("film-not-over")
        begun(match)
        key = (match.id, locale, match.names, match.marks, match.letters)
        if self._last and self._last[0] == key:
            return self._last[1]
        take = self._takes.get(key)
        if take is None:
            take = self._takes[key] = _Take()
            loop = asyncio.get_running_loop()
            take.film = loop.run_in_executor(self._camera, self._make, match, log, locale, take.tell)
            take.film.add_done_callback(lambda _: self._takes.pop(key))
        take.audience.append(progress)
        try:
            self._last = key, await asyncio.shield(take.film)
            return self._last[1]
        except asyncio.CancelledError:
            if take.film.cancelled():
                raise Refusal("film-stopped") from None
            raise

    async def close(self) -> None:
        """Give up what is not finished, and tell whoever is waiting for it."""
        self._closing = True
        self._camera.shutdown(wait=False, cancel_futures=True)
        if films := [take.film for take in self._takes.values()]:
            await asyncio.wait(films, timeout=GRACE)

    def _make(self, match: Match, log: Log, locale: str, progress: Progress) -> Film:
        moves, most = steps(log), FRAMES
        while most >= FEWEST:
            shown = chosen(moves, most)
            times = durations(len(shown))
            reel = _Reel(self._frames(match, log, locale, shown), len(shown), progress)
            out = BytesIO()
            reel.save(
                out,
                "WEBP",
                save_all=True,
                duration=times,
                loop=0,
                quality=QUALITY,
                method=0,
                kmin=0,  # no frame is stored whole but the first
                kmax=0,
            )
            if out.tell() <= LARGEST:
                return Film(out.getvalue(), sum(times) / 1000, moves)
            most = min(most, len(shown)) * 2 // 3
        raise Refusal("film-too-large")

    def _frames(self, match: Match, log: Log, locale: str, shown: list[int]) -> Iterator[Image.Image]:
        wanted = set(shown)
        for step, played in enumerate(positions(match, log)):
            if step in wanted:
                if self._closing:
                    raise Refusal("film-stopped")
                at = replace(match, state=played.shown)
                ended = bool(sheet(match, played.events, last=step == shown[-1]))
                yield self._pictures.paint(at, locale, ended=ended).result()


def chosen(moves: int, most: int) -> list[int]:
    """The steps that are shown, of a match with so many *moves*: evenly spread, first and last among them.

    >>> chosen(3, 10), chosen(10, 4)
    ([0, 1, 2, 3], [0, 3, 7, 10])
    """
    if moves < most:
        return list(range(moves + 1))
    return [round(number * moves / (most - 1)) for number in range(most)]


def durations(frames: int) -> list[int]:
    """How long each of so many frames is seen.

    >>> durations(3), sum(durations(220))
    ([1000, 1000, 4000], 59845)
    """
    stay = min(STAY, (LONGEST - END) // max(1, frames - 1))
    return [stay] * (frames - 1) + [END]


class _Reel(Image.Image):
    """A picture of many frames that are painted when they are needed: they would not fit into memory."""

    def __init__(self, frames: Iterator[Image.Image], count: int, progress: Progress) -> None:
        super().__init__()
        self.n_frames = count
        self._frames = frames
        self._progress = progress
        self._at = -1
        self.seek(0)

    def tell(self) -> int:
        """The number of the frame it shows."""
        return self._at

    def seek(self, frame: int) -> None:
        """Show *frame*. It only goes forward: going back, as Pillow does when it is done, changes nothing."""
        while self._at < frame:
            picture: Any = next(self._frames).convert("RGBA")
            self._at += 1
            self.im, self._mode, self._size = picture.im, picture.mode, picture.size
            self._progress(self._at + 1, self.n_frames)

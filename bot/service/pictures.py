"""Pictures of matches with their descriptions, drawn by render workers and cached.

A picture depends only on the view, the players and the language. That is what a worker is sent, and the key
in the cache. Whatever needs the whole match, such as its course, is computed in a thread.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from functools import partial
from io import BytesIO
from itertools import chain

import discord
import msgspec
import structlog
from msgspec.structs import astuple, replace

import games
from bot import metrics
from bot.domain.course import build_course
from bot.domain.match import Match
from bot.domain.replays import Log
from bot.domain.results import describe_score, describe_tiebreak
from bot.language import Language, language_of
from bot.workers.pool import ProcessDied
from bot.workers.render import (
    Chanced,
    Cover,
    Emoji,
    Ended,
    Painted,
    People,
    PersonProfile,
    Sample,
    Score,
    Sheet,
    Shown,
)
from bot.workers.render_workers import PaintPriority, RenderWorkers
from games.core import Event
from render import standings
from render.activity import Activity
from render.chances import Chances
from render.notes import Note
from render.profile import Profile
from render.result import Result, Row

log = structlog.get_logger(__name__)

ROOM = 4_000_000
"""The most bytes of pictures in the cache."""


class Picture(msgspec.Struct, frozen=True):
    """A file called *name*, and its *description* in words. Without *data* there is no file."""

    name: str
    data: bytes
    description: str

    @property
    def files(self) -> list[discord.File]:
        """The file to send, to be used once."""
        return [discord.File(BytesIO(self.data), self.name)] if self.data else []

    @property
    def weight(self) -> int:
        """About how many bytes it takes in the cache."""
        return 1000 + len(self.data) + len(self.description)

    @property
    def shown(self) -> str | None:
        """The name of the file, if there is one."""
        return self.name if self.data else None


class Pictures:
    """Draws pictures with at most *most* render workers, and caches them."""

    def __init__(self, most: int | None = None) -> None:
        self.workers = RenderWorkers(most)
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._size = 0
        self._covers: dict[Cover, Picture] = {}
        self._painting: dict[Hashable, asyncio.Task[Picture]] = {}

    async def end(self, match: Match, log: Log, locale: str, *, text: bool = False) -> Picture:
        """The picture of how *match*, which is over, ended, from its *log*; only in words if *text*.

        Raises:
            Exception: the log is not that of this match.
        """
        who = list_people(match)

        async def paint() -> Picture:
            ended = await self.workers.run_in_thread(partial(_result, match, log, locale, text))
            return await self._paint("end.png", Ended(ended, who, locale, text))

        return await self._kept_or(("end", match.id, locale, who, text), paint)

    async def chances(
        self, match: Match, locale: str, compute: Callable[[], Chances], *, text: bool = False
    ) -> Picture:
        """The chart of the chances in *match* that *compute* finds, in a thread; only in words if *text*."""
        who = list_people(match)

        async def paint() -> Picture:
            found = await self.workers.run_in_thread(compute)
            return await self._paint("chances.png", Chanced(found, who, locale, text))

        return await self._kept_or(("chances", match.id, locale, who, text), paint)

    async def make(
        self,
        match: Match,
        seat: int | None,
        locale: str,
        *,
        text: bool = False,
        four_colors: bool = False,
        guest: bool = False,
        fresh: frozenset[tuple[str, int]] = frozenset(),
        notes: tuple[Note, ...] = (),
    ) -> Picture:
        """The picture of the hand of *seat* in *match*, or with None of the table; only in words if *text*.

        Playing cards are in two colors or *four_colors*. For a *guest*, somebody else than the seat's player,
        it names the player. The cards that are *fresh* to the player are marked (`Look.fresh`).
        """
        game = games.load(match.game)
        view = game.encode(game.view(match.state, seat))
        marked = tuple(sorted(fresh))
        task = Shown(match.game, view, list_people(match), locale, text, four_colors, guest, marked, notes)
        kind = "table" if seat is None else "hand"
        return await self._kept_or((kind, task), lambda: self._paint(f"{kind}.png", task))

    async def cover(
        self,
        game: str,
        options: Mapping[str, str],
        locale: str,
        *,
        wide: bool = False,
        priority: PaintPriority = PaintPriority.PICTURE,
    ) -> Picture:
        """The cover of *game* in the edition its *options* name: square, or *wide* and low.

        There are few, which stay in memory.
        """
        edition = options.get("edition", "")
        task = Cover(game, edition, locale, wide)
        if task not in self._covers:
            with metrics.PICTURES.labels("cover").time():
                made = _decode(await self.workers.paint(task, priority))
            name = f"{'-'.join(filter(None, (game, edition)))}.png"
            self._covers[task] = Picture(name, made.data, made.told)
        return self._covers[task]

    async def sample(self, game: str, position: str, locale: str) -> Picture:
        """A sample *position* of *game*, as its rules show it."""
        task = Sample(game, position, locale)

        async def paint() -> Picture:
            made = _decode(await self.workers.paint(task))
            return Picture(f"{game}-{position}.png", made.data, made.told)

        return await self._kept_or(("sample", task), paint)

    async def emoji(self, key: str) -> tuple[str, bytes]:
        """A digest of the drawing of the emoji called *key*, and the emoji as a file."""
        made = _decode(await self.workers.paint(Emoji(key), PaintPriority.LATER))
        return made.told, made.data

    async def sheet(
        self, sheet: standings.Sheet | Activity, locale: str, name: str, *, text: bool = False
    ) -> Picture:
        """A *sheet* of a league as a file called *name*; only in words if *text*."""
        task = Sheet(sheet, locale, text)
        return await self._kept_or(("sheet", task, name), lambda: self._paint(name, task))

    async def profile(self, shown: Profile, locale: str, *, text: bool = False) -> Picture:
        """Somebody's profile; only in words if *text*."""
        task = PersonProfile(shown, locale, text)
        return await self._kept_or(("profile", task), lambda: self._paint("profile.png", task))

    async def score(
        self, match: Match, events: Sequence[Event], locale: str, name: str, *, text: bool = False
    ) -> Picture:
        """The score sheet of the hand or round that has just ended in *match*, as a file called *name*.

        Its *events* say the same in words; there is no file if *text*, or if its game paints none.
        """
        game, who = games.load(match.game), list_people(match)
        view = game.encode(game.view(match.state, None))
        task = Score(match.game, view, tuple(events), who, locale, text)
        key = "score", match.game, view, who, locale, text, name
        return await self._kept_or(key, lambda: self._paint(name, task))

    async def _paint(
        self, name: str, task: Shown | Score | Sheet | PersonProfile | Ended | Chanced
    ) -> Picture:
        """The picture of *task* as a file called *name*; only its description if workers die over it."""
        try:
            made = await self.workers.paint(task)
        except ProcessDied as fault:
            if task.text or isinstance(task, Ended | Chanced):  # those have their words in them
                raise
            log.error("a picture kills its workers; showing its description", of=name, reason=str(fault))
            return await self._paint(name, replace(task, text=True))
        return Picture(name, *astuple(_decode(made)))

    async def _kept_or(self, key: tuple[Hashable, ...], paint: Callable[[], Awaitable[Picture]]) -> Picture:
        """The picture in the cache under *key*, which begins with its kind; otherwise the one that *paint*
        makes, once for all who ask meanwhile.
        """
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        painting = self._painting.get(key)
        if painting is None:
            painting = self._painting[key] = asyncio.create_task(self._paint_once(key, paint), name="paint")
            painting.add_done_callback(lambda done: done.cancelled() or done.exception())  # all may have left
        return await asyncio.shield(painting)

    async def _paint_once(
        self, key: tuple[Hashable, ...], paint: Callable[[], Awaitable[Picture]]
    ) -> Picture:
        """Make the picture for all who wait for it, and cache it; it is made even if they leave."""
        try:
            with metrics.PICTURES.labels(key[0]).time():
                made = await paint()
        finally:
            del self._painting[key]
        if key not in self._kept:
            self._kept[key] = made
            self._size += made.weight
        while self._size > ROOM:
            self._size -= self._kept.popitem(last=False)[1].weight
        return made

    async def close(self) -> None:
        """End the workers; nobody gets a picture any more."""
        for painting in self._painting.values():
            painting.cancel()
        await self.workers.close()


def list_people(match: Match) -> People:
    """The players of *match* as pictures show them."""
    return People(match.names, match.marks, match.letters, match.earlier, match.bots)


def _decode(made: bytes) -> Painted:
    return msgspec.msgpack.decode(made, type=Painted)


def picture_words(match: Match, locale: str, text: bool) -> Language:
    """The language in which a picture of *match*, or the *text* instead of it, speaks of the players."""
    look = list_people(match).look(language_of(locale), text)
    names = [look.name(player.seat) for player in match.players]
    return language_of(locale).with_seats(names, "picture", bots=[[bot] for bot in look.bots])


def _result(match: Match, log: Log, locale: str, text: bool) -> Result:
    say, known = picture_words(match, locale, text), build_course(match, log)
    game = games.load(match.game)
    outcome, left = game.outcome(match.state), game.view(match.state, None).out
    assert outcome is not None
    rows = tuple(
        Row(
            seat,
            outcome.place(seat),
            say(describe_score(match, outcome, seat)),
            say(by) if (by := describe_tiebreak(match, outcome, seat)) else "",
            left[seat],
        )
        for seat in chain.from_iterable(outcome.places)
    )
    return Result(
        outcome.winners,
        rows,
        say(known.unit) if known.unit else "",
        known.figures,
        tuple(say(moment) for moment in known.moments),
        match.game,
    )

"""The pictures of matches, with the same in words: made in a thread, and kept for a while.

The event loop must answer clicks while pictures are made, so they are made one after the other in one thread.
A picture depends on the view, the players and the language alone: that is the key it is kept under.
"""

from __future__ import annotations

import asyncio
import importlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from hashlib import sha256
from io import BytesIO
from itertools import chain
from typing import Any

import discord
import msgspec
from PIL import Image

import games
import render
from bot import metrics
from bot.domain.analysis.record import Analysis, percent
from bot.domain.analysis.told import turns
from bot.domain.course import course
from bot.domain.match import Match
from bot.domain.replays import Log
from bot.domain.results import scored
from bot.language import language_of
from games.core import Event, Text
from render import chances, standings
from render.chances import Chances, Turn
from render.kit.canvas import encode, squared
from render.kit.emojis import Drawing
from render.kit.emojis import encode as encode_emoji
from render.kit.theme import Look
from render.result import Result, Row, describe, paint, story
from render.standings import Sheet

ROOM = 4_000_000
"""Bytes of pictures that are kept."""

COVER = 340
"""Points of a cover's side: four for each that Discord shows."""


class Picture(msgspec.Struct, frozen=True):
    """A file called *name*; *description* tells the same in words. Without *data* there is no file."""

    name: str
    data: bytes
    description: str

    @property
    def files(self) -> list[discord.File]:
        """The file to send along, to be used once."""
        return [discord.File(BytesIO(self.data), self.name)] if self.data else []

    @property
    def weight(self) -> int:
        """About how many bytes it takes to keep it."""
        return 1000 + len(self.data) + len(self.description)

    @property
    def shown(self) -> str | None:
        """The name of the file, if there is one."""
        return self.name if self.data else None


class Pictures:
    """Makes and keeps them."""

    def __init__(self) -> None:
        self._brush = ThreadPoolExecutor(1, "brush")
        self._kept: OrderedDict[tuple[object, ...], Picture] = OrderedDict()
        self._size = 0

    async def end(self, match: Match, log: Log, locale: str, *, text: bool = False) -> Picture:
        """How *match*, which is over, ended and how it came to that, from its *log*; only in words if *text*.

        Raises:
            Exception: the log is not that of this match.
        """
        key = ("end", match.id, locale, *_people(match), text)
        return await self._kept_or(key, partial(_paint_end, match, log, locale, text))

    async def chances(
        self, match: Match, analysis: Analysis, log: Log, locale: str, *, text: bool = False
    ) -> Picture:
        """The chances in *match*, as its *analysis* has them, and what turned it; only in words if *text*."""
        key = ("chances", match.id, locale, *_people(match), text)
        return await self._kept_or(key, partial(_paint_chances, match, analysis, log, locale, text))

    def paint(self, match: Match, locale: str, *, ended: bool = False) -> Future[Image.Image]:
        """The picture of the table of *match*, or of what *ended* there; for other threads."""
        view = games.load(match.game).view(match.state, None)
        look = _look(match, locale)

        def draw() -> Image.Image:
            canvas = render.sheet(match.game, view, look) if ended else None
            return (canvas or render.paint(match.game, view, look)).image

        return self._brush.submit(draw)

    async def make(
        self,
        match: Match,
        seat: int | None,
        locale: str,
        *,
        text: bool = False,
        four_colours: bool = False,
        guest: bool = False,
        fresh: frozenset[tuple[str, int]] = frozenset(),
    ) -> Picture:
        """The hand of *seat* in *match*, or with None the table; only in words if *text*.

        Playing cards are in two colours or *four_colours*. For a *guest*, who is somebody else than the
        player of that seat, it names the player. The cards that are *fresh* to the player are marked
        (`Look.fresh`).
        """
        view = games.load(match.game).view(match.state, seat)
        look = replace(_look(match, locale, text), four_colour=four_colours, guest=guest, fresh=fresh)
        kind = "table" if seat is None else "hand"
        key = (kind, match.game, locale, *_people(match), text, seat, four_colours, guest, fresh)
        painting = partial(_paint, match.game, view, look, text)
        return await self._kept_or((*key, msgspec.msgpack.encode(view)), painting)

    async def sample(self, game: str, position: str, locale: str, *, cover: bool = False) -> Picture:
        """A sample *position* of *game*, as its rules show it; its middle, small, as a *cover*."""
        key = ("sample", game, position, locale, cover)
        return await self._kept_or(key, partial(_paint_sample, game, position, locale, cover))

    async def emoji(self, draw: Drawing) -> tuple[str, bytes]:
        """A digest of what *draw* draws, and the emoji as a file."""
        return await asyncio.get_running_loop().run_in_executor(self._brush, _draw_emoji, draw)

    async def sheet(self, sheet: Sheet, locale: str, name: str, *, text: bool = False) -> Picture:
        """A *sheet* of a league as a file called *name*; only in words if *text*."""
        return await self._kept_or(
            ("sheet", sheet, locale, name, text), partial(_paint_sheet, sheet, locale, name, text)
        )

    async def score(
        self, match: Match, events: Sequence[Event], locale: str, name: str, *, text: bool = False
    ) -> Picture:
        """The score sheet of the hand or round that has just ended in *match*, as a file called *name*.

        Its *events* are the same in words; there is nothing else if *text*, or where its game paints none.
        """
        view = games.load(match.game).view(match.state, None)
        key = ("score", match.game, locale, *_people(match), text, name, msgspec.msgpack.encode(view))
        return await self._kept_or(key, partial(_paint_score, match, view, events, locale, name, text))

    async def _kept_or(self, key: tuple[object, ...], paint: Callable[[], Picture]) -> Picture:
        """What is kept under *key*, which begins with the kind of picture, or else what *paint* makes."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        with metrics.PICTURES.labels(key[0]).time():
            made = await asyncio.get_running_loop().run_in_executor(self._brush, paint)
        if key not in self._kept:
            self._kept[key] = made
            self._size += made.weight
        while self._size > ROOM:
            self._size -= self._kept.popitem(last=False)[1].weight
        return made

    def close(self) -> None:
        """Let go of the thread."""
        self._brush.shutdown(wait=False, cancel_futures=True)


def _people(match: Match) -> tuple[object, ...]:
    """What a picture of *match* shows of its players."""
    return match.names, match.marks, match.letters


def _look(match: Match, locale: str, text: bool = False) -> Look:
    """For whom a picture is made; with *text*, the words are a message, and no picture."""
    words = language_of(locale)
    called = tuple(words.called(name, "message" if text else "picture") for name in match.names)
    return Look(words.seated(called, "picture"), called, marks=match.marks, letters=match.letters)


def _draw_emoji(draw: Drawing) -> tuple[str, bytes]:
    picture = draw()
    return sha256(picture.tobytes()).hexdigest(), encode_emoji(picture)


def _paint(game: str, view: Any, look: Look, text: bool) -> Picture:
    name = "table.png" if view.seat is None else "hand.png"
    data = b"" if text else encode(render.paint(game, view, look).image)
    return Picture(name, data, render.painter(game).describe(view, look))


def _paint_sample(game: str, name: str, locale: str, cover: bool) -> Picture:
    position: render.Position = importlib.import_module(f"render.{game}.positions").positions()[name]
    names = position.names[: position.view.seats]
    look = Look(language_of(locale).seated(names, "picture"), names)
    image = render.paint(game, position.view, look).image
    data = encode(squared(image, COVER) if cover else image)
    return Picture(f"{game}-{name}.png", data, render.painter(game).describe(position.view, look))


def _paint_sheet(sheet: Sheet, locale: str, name: str, text: bool) -> Picture:
    say = language_of(locale)
    data = b"" if text else encode(standings.paint(sheet, say).image)
    return Picture(name, data, standings.describe(sheet, say))


def _paint_score(
    match: Match, view: Any, events: Sequence[Event], locale: str, name: str, text: bool
) -> Picture:
    canvas = None if text else render.sheet(match.game, view, _look(match, locale))
    words = language_of(locale).at(match, "picture" if canvas else "message")
    said = "\n".join(words(Text(event.id, event.args)) for event in events)
    return Picture(name, encode(canvas.image) if canvas else b"", said)


def _paint_end(match: Match, log: Log, locale: str, text: bool) -> Picture:
    look = _look(match, locale, text)
    say = language_of(locale).seated([look.name(player.seat) for player in match.players], "picture")
    known = course(match, log)
    outcome = games.load(match.game).outcome(match.state)
    assert outcome is not None
    rows = tuple(
        Row(seat, outcome.place(seat), say(scored(match, outcome.scores[seat])))
        for seat in chain.from_iterable(outcome.places)
    )
    result = Result(
        outcome.winners,
        rows,
        say(known.unit) if known.unit else "",
        known.figures,
        tuple(say(moment) for moment in known.moments),
    )
    if text:
        return Picture("", b"", story(result, look))
    return Picture("end.png", encode(paint(result, look).image), describe(result, look))


def _paint_chances(match: Match, analysis: Analysis, log: Log, locale: str, text: bool) -> Picture:
    look = _look(match, locale, text)
    say = language_of(locale).seated([look.name(player.seat) for player in match.players], "picture")
    outcome = games.load(match.game).outcome(match.state)
    assert outcome is not None
    found = Chances(
        tuple(tuple(map(percent, standing)) for standing in analysis.chances),
        tuple(chain.from_iterable(outcome.places)),
        tuple(Turn(turn.step, say(turn.text)) for turn in turns(analysis, log)),
    )
    data = b"" if text else encode(chances.paint(found, look).image)
    return Picture("" if text else "chances.png", data, chances.describe(found, look))

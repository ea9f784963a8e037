"""A render worker: ``python -m bot.workers.render`` draws pictures and films and describes them in words.

Tasks are encoded as msgpack. A task holds a view and the players' names, never a match: a worker can't show
what a reader may not see. Fonts, emblems and the empty table are loaded once.
"""

from __future__ import annotations

import importlib
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from PIL import Image

import games
import render
from bot.language import SOFT_HYPHEN, Context, Language, language_of
from bot.workers.protocol import serve
from games.core import Event
from render import activity, chances, covers, film, profile, result, standings
from render.kit import emojis
from render.kit.canvas import Canvas
from render.kit.theme import Look
from render.notes import Note, add_notes, describe_notes
from render.png import encode


class Painted(msgspec.Struct, frozen=True, array_like=True):
    """A picture as a file, and its description *told* in words. In a text there is no file."""

    data: bytes
    told: str


class People(msgspec.Struct, frozen=True, array_like=True):
    """Who plays a match, as pictures show them: names, colors and letters by seat, and *earlier* players.

    *bots* says which of them are bots, as in `Seated`.
    """

    names: tuple[str, ...]
    marks: tuple[int, ...]
    letters: tuple[str, ...]
    earlier: tuple[tuple[str, ...], ...]
    bots: tuple[tuple[bool, ...], ...]

    def look(self, words: Language, text: bool = False, **others: Any) -> Look:
        """The look of a picture for readers of *words*; with *text*, its words are a message."""
        bots = tuple(sittings[-1] for sittings in self.bots)
        place: Context = "message" if text else "picture"
        called = tuple(
            words.write_name(name, place, bot=bot) for name, bot in zip(self.names, bots, strict=True)
        )
        say = words.with_seats(called, "picture", bots=[[bot] for bot in bots])
        return Look(say, called, marks=self.marks, letters=self.letters, bots=bots, **others)


class Shown(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The encoded *view* of *game*: a hand or the table. In words if *text*."""

    game: str
    view: bytes
    people: People
    locale: str
    text: bool = False
    four_colors: bool = False
    guest: bool = False
    fresh: tuple[tuple[str, int], ...] = ()
    notes: tuple[Note, ...] = ()

    def paint(self) -> bytes:
        """Paint a `Painted`."""
        view = games.load(self.game).decode_view(self.view)
        words = language_of(self.locale)
        look = self.people.look(
            words,
            self.text,
            four_color=self.four_colors,
            guest=self.guest,
            past=bool(self.notes),
            fresh=frozenset(self.fresh),
        )
        told = render.painter(self.game).describe(view, look)
        if self.text:
            return _encode_painted(None, told)
        canvas = render.paint(self.game, view, look)
        if not self.notes:
            return _encode_painted(canvas, told)
        noted = add_notes(canvas, self.game, view, self.notes)
        return _encode_painted(noted, f"{describe_notes(self.notes)}\n{told}")


class Score(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The score sheet of the hand or round that ended last, if there is one; *events* say the same."""

    game: str
    view: bytes
    events: tuple[Event, ...]
    people: People
    locale: str
    text: bool

    def paint(self) -> bytes:
        """Paint a `Painted`."""
        words, canvas = language_of(self.locale), None
        if not self.text:
            view = games.load(self.game).decode_view(self.view)
            canvas = render.sheet(self.game, view, self.people.look(words))
        who = self.people
        place: Context = "picture" if canvas else "message"
        say = words.with_seats(who.names, place, who.earlier, who.marks, who.bots)
        return _encode_painted(canvas, "\n".join(say(event.text) for event in self.events))


class Ended(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """How a match ended, and its course."""

    result: result.Result
    people: People
    locale: str
    text: bool

    def paint(self) -> bytes:
        """Paint a `Painted`."""
        look = self.people.look(language_of(self.locale), self.text)
        if self.text:
            return _encode_painted(None, result.story(self.result, look))
        return _encode_painted(result.paint(self.result, look), result.describe(self.result, look))


class Chanced(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The chances in a match, move by move."""

    chances: chances.Chances
    people: People
    locale: str
    text: bool

    def paint(self) -> bytes:
        """Paint a `Painted`."""
        look = self.people.look(language_of(self.locale), self.text)
        canvas = None if self.text else chances.paint(self.chances, look)
        return _encode_painted(canvas, chances.describe(self.chances, look))


class Sheet(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A sheet of a league."""

    sheet: standings.Sheet | activity.Activity
    locale: str
    text: bool

    def paint(self) -> bytes:
        """Paint a `Painted`."""
        say = language_of(self.locale)
        if isinstance(self.sheet, activity.Activity):
            canvas = None if self.text else activity.paint(self.sheet, say)
            return _encode_painted(canvas, activity.describe(self.sheet, say))
        canvas = None if self.text else standings.paint(self.sheet, say)
        return _encode_painted(canvas, standings.describe(self.sheet, say))


class PersonProfile(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Somebody's profile."""

    profile: profile.Profile
    locale: str
    text: bool

    def paint(self) -> bytes:
        """Paint a `Painted`."""
        say = language_of(self.locale)
        shown = msgspec.structs.replace(
            self.profile,
            name=say.write_name(self.profile.name, "picture"),
            rivals=tuple(
                msgspec.structs.replace(rival, name=say.write_name(rival.name, "picture"))
                for rival in self.profile.rivals
            ),
        )
        canvas = None if self.text else profile.paint(shown, say)
        return _encode_painted(canvas, profile.describe(shown, say))


class Sample(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A sample *position* of *game*."""

    game: str
    position: str
    locale: str

    def paint(self) -> bytes:
        """Paint a `Painted`."""
        module = importlib.import_module(f"render.{self.game}.positions")
        position: render.Position = module.positions()[self.position]
        names = position.names[: position.view.seats]
        look = Look(language_of(self.locale).with_seats(names, "picture"), names)
        canvas = render.paint(self.game, position.view, look)
        told = render.painter(self.game).describe(position.view, look)
        return _encoded(Painted(encode(canvas.image), told))


class Cover(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The cover of *game* in its *edition*, if it has several: a square, or a *wide* strip."""

    game: str
    edition: str
    locale: str
    wide: bool

    def paint(self) -> bytes:
        """Paint a `Painted`, described by the game's name."""
        say = language_of(self.locale)
        canvas = covers.paint(self.game, say, edition=self.edition, wide=self.wide)
        return _encoded(Painted(encode(canvas.image), say(f"{self.game}-name")))


class Emoji(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The emoji called *key*."""

    key: str

    def paint(self) -> bytes:
        """Paint a `Painted`, described by a digest of the drawing."""
        picture = render.emojis(games.keys())[self.key]()
        return _encoded(Painted(emojis.encode(picture), sha256(picture.tobytes()).hexdigest()))


class Scene(msgspec.Struct, frozen=True, array_like=True):
    """The table of an encoded *view*, or what *ended* there."""

    view: bytes
    ended: bool


class Scenes(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A part of a film: *scenes* that follow one another, the first of them after the scene *before*.

    Pictures that are lower than *height* are enlarged to it.
    """

    game: str
    scenes: tuple[Scene, ...]
    before: Scene | None
    people: People
    locale: str
    height: int = 0

    def paint(self) -> bytes:
        """Paint a `PaintedScenes`."""
        around = self.game, self.people, self.locale
        last = self._enlarge(_scene(self.before, *around)) if self.before else None
        frames, heights = [], []
        for scene in self.scenes:
            canvas = _scene(scene, *around)
            heights.append(canvas.image.height)
            image = self._enlarge(canvas)
            frames.append(_encoders.submit(film.frame, image, last))
            last = image
        return _encoded(PaintedScenes([frame.result() for frame in frames], heights))

    def _enlarge(self, canvas: Canvas) -> Image.Image:
        return film.enlarge(canvas, self.height)


class PaintedScenes(msgspec.Struct, frozen=True, array_like=True):
    """The *frames* of a part of a film, and the *heights* of its pictures before they were enlarged."""

    frames: list[film.Frame | None]
    heights: list[int]


@lru_cache(maxsize=1)
def _scene(scene: Scene, game: str, people: People, locale: str) -> Canvas:
    """Paint a *scene*; the last one is cached, because the next part of a film begins with it."""
    look, view = people.look(language_of(locale)), games.load(game).decode_view(scene.view)
    canvas = render.sheet(game, view, look) if scene.ended else None
    return canvas or render.paint(game, view, look)


Task = Shown | Score | Ended | Chanced | Sheet | PersonProfile | Sample | Cover | Emoji | Scenes

_encoders = ThreadPoolExecutor(2, "encoder")  # beside which the next scene is drawn
_encoded = msgspec.msgpack.encode
_tasks = msgspec.msgpack.Decoder(Task)


def _encode_painted(canvas: Canvas | None, told: str) -> bytes:
    return _encoded(Painted(encode(canvas.image) if canvas else b"", told.replace(SOFT_HYPHEN, "")))


def answer(task: bytes) -> bytes:
    """The result of an encoded *task*."""
    decoded: Task = _tasks.decode(task)
    return decoded.paint()


if __name__ == "__main__":
    serve(answer)

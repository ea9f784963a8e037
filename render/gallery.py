"""Paint every kind of picture of every game: ``python -m render.gallery FOLDER``.

A painter's `positions` module says what there is to paint, as fixed values: so a picture's name always means
the same picture, in the README and in the tests.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image

import games
import render
from locales import bundle
from render import Position, chances, covers, result, result_samples
from render.kit.canvas import Canvas
from render.kit.emojis import SIZE
from render.kit.ground import HOUSE
from render.kit.theme import Look
from render.png import encode
from render.standings import Sheet, paint
from render.standings_samples import samples


def look(position: Position, locale: str = "en") -> Look:
    """How *position* is shown to a reader of *locale*."""
    return Look(words(locale), position.names[: position.view.seats], position.four_color)


@cache
def words(locale: str) -> Any:
    """The words of *locale* by their ids."""
    messages = bundle(locale)

    def say(id: str, **args: str | int) -> str:
        pattern = messages.get_message(id).value
        assert pattern is not None, id
        words, errors = messages.format_pattern(pattern, args)
        assert not errors, errors
        return str(words)

    return say


def positions() -> Iterator[tuple[str, str, Position]]:
    """Each picture's game, name and position."""
    for key in games.keys():  # noqa: SIM118
        for name, position in importlib.import_module(f"render.{key}.positions").positions().items():
            yield key, name, position


@cache
def sheets(locale: str = "en") -> dict[str, Sheet]:
    """The pictures of leagues by name, for a reader of *locale*."""
    return samples(words(locale))


@cache
def ends(locale: str = "en") -> dict[str, tuple[result.Result, Look]]:
    """The pictures of how matches ended by name, for a reader of *locale*."""
    known = result_samples.samples()
    return {name: (end, Look(words(locale), names)) for name, (end, names) in known.items()}


@cache
def courses(locale: str = "en") -> dict[str, tuple[chances.Chances, Look]]:
    """The pictures of the chances in matches by name, for a reader of *locale*."""
    known = result_samples.chances()
    return {name: (course, Look(words(locale), names)) for name, (course, names) in known.items()}


@cache
def fronts(locale: str = "en") -> dict[str, Canvas]:
    """The covers by name, for a reader of *locale*: square, and the wide ones of lobbies."""
    found = {}
    for key in games.keys():  # noqa: SIM118
        title = words(locale)(f"{key}-name")
        for variant in games.load(key).variants:
            edition = variant.options.get("edition", "")
            found["-".join(filter(None, (key, edition)))] = covers.paint(key, title, edition=edition)
        found[f"{key}-wide"] = covers.paint(key, title, wide=True)
    return found


def canvas(key: str, position: Position, locale: str = "en") -> Canvas:
    """The picture of *position* in the game called *key*, for a reader of *locale*, with what it says."""
    brush = render.sheet if position.ended else render.paint
    painted = brush(key, position.view, look(position, locale))
    assert painted is not None
    return painted


def picture(key: str, position: Position) -> Image.Image:
    """The same for English readers, as pixels alone."""
    return canvas(key, position).image


def emojis() -> Image.Image:
    """All emojis side by side."""
    drawings = list(render.emojis(games.keys()).values())
    step, row = SIZE + 12, 16
    sheet = Image.new("RGB", (row * step, -(-len(drawings) // row) * step), HOUSE.raised)
    for place, draw in enumerate(drawings):
        emoji = draw()
        sheet.paste(emoji, (place % row * step + 6, place // row * step + 6), emoji)
    return sheet


def main(folder: Path) -> None:
    """Paint all of it into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for key, name, position in positions():
        (folder / f"{key}-{name}.png").write_bytes(encode(picture(key, position)))
    for name, sheet in sheets().items():
        (folder / f"league-{name}.png").write_bytes(encode(paint(sheet, words("en")).image))
    for name, end in ends().items():
        (folder / f"end-{name}.png").write_bytes(encode(result.paint(*end).image))
    for name, course in courses().items():
        (folder / f"chances-{name}.png").write_bytes(encode(chances.paint(*course).image))
    for name, front in fronts().items():
        (folder / f"cover-{name}.png").write_bytes(encode(front.image))
    emojis().save(folder / "emojis.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

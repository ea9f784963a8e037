"""Paint every kind of picture in every language, and contact sheets: ``python -m render.gallery FOLDER``.

English is in the folder itself, every other language in a folder of its own in there. Words that don't fit
are an error. A painter's `positions` module says what there is to paint, as fixed values: so a picture's name
always means the same picture, in the README and in the tests.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any
from unicodedata import normalize

from PIL import Image

import games
import render
from locales import LOCALES, bundle
from render import (
    Position,
    activity,
    activity_samples,
    chances,
    covers,
    profile,
    profile_samples,
    result,
    result_samples,
)
from render.kit.canvas import Canvas
from render.kit.emojis import SIZE
from render.kit.ground import HOUSE
from render.kit.theme import Look, showable
from render.notes import Note, add_notes
from render.png import encode
from render.samples import tell
from render.standings import Sheet, paint
from render.standings_samples import samples


def look(position: Position, locale: str = "en") -> Look:
    """How *position* is shown to a reader of *locale*."""
    names = position.names[: position.view.seats]
    return Look(words(locale), names, position.four_color, past=bool(position.notes))


PHONE, THUMB = 400, 64
"""How wide a picture is on a phone, and as a thumb."""
DISCORD = (49, 51, 56)
"""The color around it."""
EDGE, APART = 24, 5
"""How far from the edges of a picture its words have to stay, and from other words in their line."""


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
def activities(locale: str = "en") -> dict[str, activity.Activity]:
    """The pictures of figures of leagues by name, for a reader of *locale*."""
    return activity_samples.samples(words(locale))


@cache
def ends(locale: str = "en") -> dict[str, tuple[result.Result, Look]]:
    """The pictures of how matches ended by name, for a reader of *locale*."""
    return result_samples.samples(words(locale))


@cache
def courses(locale: str = "en") -> dict[str, tuple[chances.Chances, Look]]:
    """The pictures of the chances in matches by name, for a reader of *locale*."""
    return result_samples.chances(words(locale))


@cache
def profiles() -> dict[str, profile.Profile]:
    """The profiles by name."""
    return profile_samples.samples()


@cache
def fronts(locale: str = "en") -> dict[str, Canvas]:
    """The covers by name, for a reader of *locale*: square, and the wide ones of lobbies."""
    found = {}
    for key in games.keys():  # noqa: SIM118
        say = words(locale)
        for variant in games.load(key).variants:
            edition = variant.options.get("edition", "")
            found["-".join(filter(None, (key, edition)))] = covers.paint(key, say, edition=edition)
        found[f"{key}-wide"] = covers.paint(key, say, wide=True)
    return found


def notes(position: Position, locale: str = "en") -> list[Note]:
    """What stands below *position*, for a reader of *locale*."""
    seen = look(position, locale)
    labels = {False: seen.say("analysis-mark-made"), True: seen.say("analysis-mark-better")}
    return [
        Note(tell(remark.text, seen), remark.best, remark.move, labels[remark.best])
        for remark in position.notes
    ]


def canvas(key: str, position: Position, locale: str = "en") -> Canvas:
    """The picture of *position* in the game called *key*, for a reader of *locale*, with what it says."""
    brush = render.sheet if position.ended else render.paint
    painted = brush(key, position.view, look(position, locale))
    assert painted is not None
    noted = notes(position, locale)
    return add_notes(painted, key, position.view, noted) if noted else painted


def picture(key: str, position: Position) -> Image.Image:
    """The picture of *position* for English readers, as pixels alone."""
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


def contact_sheet(pictures: Iterable[Image.Image], width: int, across: int) -> Image.Image:
    """All *pictures* on Discord's dark ground, each *width* points wide, so many *across*."""
    small = []
    for each in pictures:
        whole = each.convert("RGBA")
        ground = Image.new("RGBA", whole.size, DISCORD)
        ground.alpha_composite(whole)
        size = width, round(whole.height * width / whole.width)
        small.append(ground.convert("RGB").resize(size, Image.Resampling.LANCZOS))
    rows = [small[start : start + across] for start in range(0, len(small), across)]
    gap = max(4, width // 40)
    heights = [max(each.height for each in row) + gap for row in rows]
    sheet = Image.new("RGB", (across * (width + gap) + gap, sum(heights) + gap), DISCORD)
    y = gap
    for row, height in zip(rows, heights, strict=True):
        for place, each in enumerate(row):
            sheet.paste(each, (gap + place * (width + gap), y))
        y += height
    return sheet


def pictures(locale: str = "en") -> Iterator[tuple[str, Canvas]]:
    """Every picture and its name, for a reader of *locale*."""
    say = words(locale)
    for key, name, position in positions():
        yield f"{key}-{name}", canvas(key, position, locale)
    for name, sheet in sheets(locale).items():
        yield f"league-{name}", paint(sheet, say)
    for name, figures in activities(locale).items():
        yield f"activity-{name}", activity.paint(figures, say)
    for name, end in ends(locale).items():
        yield f"end-{name}", result.paint(*end)
    for name, course in courses(locale).items():
        yield f"chances-{name}", chances.paint(*course)
    for name, person in profiles().items():
        yield f"profile-{name}", profile.paint(person, say)
    for name, front in fronts(locale).items():
        yield f"cover-{name}", front


def find_misfits(canvas: Canvas) -> Iterator[str]:
    """What is wrong with the words on *canvas*: at its edge, too close to others, or not in our fonts."""
    width, height = canvas.image.size
    for said, (left, top, right, low) in canvas.texts:
        if min(left, top, width - right, height - low) < EDGE:
            yield f"{said!r} doesn't fit in the picture"
        plain = normalize("NFKC", said.translate({0x2068: None, 0x2069: None}))
        if showable(said) != " ".join(plain.split()):
            yield f"{said!r} has letters that our fonts lack (suits are drawn: `render.kit.cards.pip`)"
    lit = {box for said, box in canvas.texts if said.isdigit()}  # a named row's number is painted twice
    for (said, one), (other, two) in combinations(canvas.texts, 2):
        beside = one[2] + APART <= two[0] or two[2] + APART <= one[0]
        apart = beside or one[3] <= two[1] or two[3] <= one[1]
        if not apart and not (one == two and said == other and one in lit):
            yield f"{said!r} touches {other!r}"


def write_language(locale: str, folder: Path) -> list[str]:
    """Paint everything for readers of *locale* into *folder*, and return which words don't fit."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    wrong = []
    for name, painted in pictures(locale):
        (folder / f"{name}.png").write_bytes(encode(painted.image))
        wrong += [f"{locale}: {name}: {misfit}" for misfit in find_misfits(painted)]
    small = [Image.open(path) for path in sorted(folder.glob("*.png"))]
    for name, width, across in (("phone", PHONE, 6), ("thumb", THUMB, 20)):
        contact_sheet(small, width, across).save(folder / f"{name}.png")
    return wrong


def main(folder: Path) -> None:
    """Paint everything into *folder*, with contact sheets as on a phone and at the size of a thumb."""
    wrong = [
        misfit
        for code in LOCALES
        for misfit in write_language(code, folder if code == "en" else folder / code)
    ]
    emojis().save(folder / "emojis.png")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go; older ones there are deleted")
    main(parser.parse_args().folder)

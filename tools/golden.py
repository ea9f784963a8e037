"""`python -m tools.golden [GROUP]`: store the gallery's pictures again, for `tests/render` and `docs`.

A group is a game with its covers, or ``emojis``, ``cover``, ``profile``, ``end``, ``chances``, ``league`` or
``activity``.
It only writes pictures that look different now. Look at each before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import Position, activity, chances, gallery, profile, result, standings
from render.png import encode

DOCS = Path(__file__).parent.parent / "docs"
GOLDEN = Path(__file__).parent.parent / "tests" / "render" / "golden"
_REDUCED = 5


def reduce_picture(picture: Image.Image) -> Image.Image:
    """Reduce *picture* to its stored form: small, on white, in the palette."""
    whole = picture.convert("RGBA")
    paper = Image.new("RGBA", whole.size, "white")
    paper.alpha_composite(whole)
    return paper.convert("RGB").reduce(_REDUCED).quantize(128, dither=Image.Dither.NONE)


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture: the game or other group it belongs to, and its file below `GOLDEN` without ending."""
    for key, name, _ in gallery.positions():
        yield key, f"{key}-{name}"
    yield "emojis", "emojis"
    yield from (("cover", f"cover/{name}") for name in gallery.fronts())
    yield from (("profile", f"profile/{name}") for name in gallery.profiles())
    yield from (("end", f"end/{name}") for name in gallery.ends())
    yield from (("chances", f"chances/{name}") for name in gallery.courses())
    yield from (("league", f"league/{name}") for name in gallery.sheets())
    yield from (("activity", f"activity/{name}") for name in gallery.activities())


def paint_now(group: str, file: str) -> Image.Image:
    """The picture of *file* as it is painted now, reduced."""
    return reduce_picture(paint(group, file))


def paint(group: str, file: str) -> Image.Image:
    """Paint the picture of *file*."""
    name = file.removeprefix(f"{group}-").removeprefix(f"{group}/")
    if group == "emojis":
        return gallery.emojis()
    if group == "profile":
        return profile.paint(gallery.profiles()[name], gallery.words("en")).image
    if group == "cover":
        return gallery.fronts()[name].image
    if group == "end":
        return result.paint(*gallery.ends()[name]).image
    if group == "chances":
        return chances.paint(*gallery.courses()[name]).image
    if group == "league":
        return standings.paint(gallery.sheets()[name], gallery.words("en")).image
    if group == "activity":
        return activity.paint(gallery.activities()[name], gallery.words("en")).image
    return gallery.picture(group, _list_positions()[file])


@cache
def _list_positions() -> dict[str, Position]:
    return {f"{key}-{name}": position for key, name, position in gallery.positions()}


def differs(now: Image.Image, file: str) -> bool:
    """Whether a person would see that *now* is not what is stored as *file*."""
    with Image.open(GOLDEN / f"{file}.png") as stored:
        golden = stored.convert("RGB")
    if now.size != golden.size:
        return True
    soft = [each.convert("RGB").filter(ImageFilter.GaussianBlur(1)) for each in (now, golden)]
    difference = ImageChops.difference(*soft)
    highest = max(high for _, high in difference.getextrema())  # type: ignore[misc]
    return max(ImageStat.Stat(difference).mean) >= 1.0 or highest >= 60


def documents() -> Iterator[tuple[str, Path, Image.Image]]:
    """Every picture in the documentation: its group, its file, and as it is painted now."""
    for group, file in pictures():
        path = DOCS / f"{file.replace('/', '-')}.png"
        if group != "emojis" and path.exists():
            yield group, path, paint(group, file)


def is_wanted(group: str, file: str, wanted: list[str]) -> bool:
    """Whether *file* belongs to one of the groups *wanted*; a cover also belongs to its game."""
    game = file.removeprefix("cover/").partition("-")[0]
    return not wanted or group in wanted or (group == "cover" and game in wanted)


def main(wanted: list[str]) -> None:
    """Store what belongs to the groups *wanted*; if none are named, everything."""
    for group, file in pictures():
        if is_wanted(group, file, wanted):
            now, stored = paint_now(group, file), GOLDEN / f"{file}.png"
            if not stored.exists() or differs(now, file):
                stored.parent.mkdir(exist_ok=True)
                now.save(stored, optimize=True)
                print(stored.relative_to(GOLDEN))
    for group, path, picture in documents():
        if not wanted or group in wanted:
            path.write_bytes(encode(picture))


if __name__ == "__main__":
    main(sys.argv[1:])

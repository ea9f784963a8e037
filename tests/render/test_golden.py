"""The gallery's pictures look as they did when somebody last looked at them and was content.

After a change that is meant ``PYTHONPATH=. python tests/render/test_golden.py`` stores them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import gallery
from render.kit import palette

GOLDEN = Path(__file__).parent / "golden"
_REDUCED = 5


def reduced(picture: Image.Image) -> Image.Image:
    """*picture* small and on white, as it is stored."""
    whole = picture.convert("RGBA")
    paper = Image.new("RGBA", whole.size, "white")
    paper.alpha_composite(whole)
    return paper.convert("RGB").reduce(_REDUCED)


def test_every_golden_picture_is_still_painted() -> None:
    names = {f"{key}-{name}" for key, name, _ in gallery.positions()}
    assert names == {path.stem for path in GOLDEN.glob("*.png")}


@pytest.mark.parametrize(
    ("key", "name", "position"),
    [pytest.param(*each, id="-".join(each[:2])) for each in gallery.positions()],
)
def test_picture_is_as_it_was(key: str, name: str, position: object) -> None:
    now = palette.index(reduced(gallery.picture(key, position))).convert("RGB")  # type: ignore[arg-type]
    with Image.open(GOLDEN / f"{key}-{name}.png") as stored:
        golden = stored.convert("RGB")
    assert now.size == golden.size
    difference = ImageChops.difference(*(each.filter(ImageFilter.GaussianBlur(1)) for each in (now, golden)))
    assert max(ImageStat.Stat(difference).mean) < 1.0
    assert max(high for _, high in difference.getextrema()) < 60  # type: ignore[misc]


if __name__ == "__main__":
    for key, name, position in gallery.positions():
        palette.index(reduced(gallery.picture(key, position))).save(
            GOLDEN / f"{key}-{name}.png", optimize=True
        )

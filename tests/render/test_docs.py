"""The pictures in the README are those that the program paints today."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render.gallery import picture, positions

DOCS = Path(__file__).parents[2] / "docs"
GALLERY = {f"{key}-{name}": (key, position) for key, name, position in positions()}
PAINTED = sorted(path for path in DOCS.glob("*.png") if path.stem in GALLERY)


def test_there_are_some() -> None:
    assert PAINTED


@pytest.mark.parametrize("path", PAINTED, ids=lambda path: path.stem)
def test_a_picture_shows_todays_program(path: Path) -> None:
    key, position = GALLERY[path.stem]
    shown, painted = Image.open(path).convert("RGBA"), picture(key, position).convert("RGBA")
    assert shown.size == painted.size
    assert ImageChops.difference(shown, painted).getbbox() is None

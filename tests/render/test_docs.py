"""The pictures in the README are up to date."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render import result
from render.gallery import ends, picture, positions, sheets, words
from render.standings import paint

DOCS = Path(__file__).parents[2] / "docs"
GALLERY = {f"{key}-{name}": (key, position) for key, name, position in positions()}
LEAGUE = {f"league-{name}": sheet for name, sheet in sheets().items()}
ENDS = {f"end-{name}": end for name, end in ends().items()}
PAINTED = sorted(path for path in DOCS.glob("*.png") if path.stem in {**GALLERY, **LEAGUE, **ENDS})


def test_there_are_some() -> None:
    assert PAINTED


@pytest.mark.parametrize("path", PAINTED, ids=lambda path: path.stem)
def test_a_picture_shows_todays_program(path: Path) -> None:
    if path.stem in LEAGUE:
        painted = paint(LEAGUE[path.stem], words("en")).image.convert("RGBA")
    elif path.stem in ENDS:
        painted = result.paint(*ENDS[path.stem]).image.convert("RGBA")
    else:
        painted = picture(*GALLERY[path.stem]).convert("RGBA")
    shown = Image.open(path).convert("RGBA")
    assert shown.size == painted.size
    assert ImageChops.difference(shown, painted).getbbox() is None

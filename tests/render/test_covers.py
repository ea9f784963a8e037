"""Covers are recognizable at small sizes, take little height above a lobby, and are small files."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.language import LOCALES
from render import covers, gallery
from render.kit import theme
from render.png import encode

THUMB = 80
SQUARE = [name for name in gallery.fronts() if not name.endswith("-wide")]


def _shrink_cover(name: str, gray: bool) -> Image.Image:
    """Return the cover at the size at which Discord shows it beside text."""
    picture = gallery.fronts()[name].image.convert("RGB").resize((THUMB, THUMB), Image.Resampling.LANCZOS)
    return picture.convert("L") if gray else picture


@pytest.mark.parametrize("gray", [False, True])
def test_covers_are_told_apart_where_they_are_small(gray: bool) -> None:
    for one, other in combinations(SQUARE, 2):
        difference = ImageChops.difference(_shrink_cover(one, gray), _shrink_cover(other, gray))
        least = 8 if one.split("-")[0] != other.split("-")[0] else 3  # editions of one game look alike
        assert max(ImageStat.Stat(difference).mean) >= least, (one, other)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_cover_is_light_and_its_title_is_inside(locale: str) -> None:
    for name, canvas in gallery.fronts(locale).items():
        assert len(encode(canvas.image)) <= 100_000
        wide = name.endswith("-wide")
        assert canvas.image.size == ((theme.WIDTH, covers.LOW) if wide else (covers.SIDE, covers.SIDE))
        right = 655 if wide else canvas.image.width - 30
        assert not [*gallery.find_misfits(canvas)]
        for words, (left, _, end, _) in canvas.texts:
            assert left >= 30 and end <= right, words


def test_a_wide_cover_is_low_on_a_phone() -> None:
    assert covers.LOW * 390 / theme.WIDTH <= 100


def test_a_game_without_a_cover_of_its_own_has_the_houses() -> None:
    canvas = covers.paint("pig", lambda id: {"pig-name": "Pig"}[id])
    assert [words for words, _ in canvas.texts] == ["Pig"]


def test_a_long_title_is_broken_where_its_name_ends() -> None:
    canvas = covers.paint("monopoly", gallery.words("en"))
    assert [words for words, _ in canvas.texts] == ["Monopoly:", "The Card Game"]


@pytest.mark.parametrize(("edition", "name"), [("uk", "UK edition"), ("deluxe", "Deluxe edition")])
@pytest.mark.parametrize("wide", [False, True])
def test_a_cover_names_the_edition(edition: str, name: str, wide: bool) -> None:
    canvas = covers.paint("monopoly", gallery.words("en"), edition=edition, wide=wide)
    assert name in [words for words, _ in canvas.texts]
    assert not [*gallery.find_misfits(canvas)]

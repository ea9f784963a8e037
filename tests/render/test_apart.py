"""Each game can be recognized from a gray thumbnail.

Each table, hand and end in the gallery is shrunk to 64 by 64 gray pixels. It is then assigned to the game and
kind whose other pictures are closest to it on average.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from PIL import Image

import games
from render import gallery, result

SIDE = 64
LEAST = 0.95
"""The minimum share of pictures that must be assigned to their own game."""
DISCORD = (49, 51, 56)
"""The background color of Discord, which shows around rounded corners."""

Thumb = bytes
Kind = tuple[str, str]
"""A game and the kind of its picture: table, hand or end."""


def shrink(picture: Image.Image) -> Thumb:
    """Return a gray thumbnail of *picture*."""
    whole = picture.convert("RGBA")
    ground = Image.new("RGBA", whole.size, DISCORD)
    ground.alpha_composite(whole)
    return ground.convert("L").resize((SIDE, SIDE), Image.Resampling.BOX).tobytes()


def thumbs() -> Iterator[tuple[Kind, Thumb]]:
    """Return thumbnails of all pictures."""
    for key, _, position in gallery.positions():
        if not position.ended:
            kind = "table" if position.view.seat is None else "hand"
            yield (key, kind), shrink(gallery.picture(key, position))
    for key in games.keys():  # noqa: SIM118
        for end, look in gallery.ends().values():
            yield (key, "end"), shrink(result.paint(msgspec.structs.replace(end, game=key), look).image)


@cache
def list_thumbs() -> list[tuple[Kind, Thumb]]:
    return list(thumbs())


@pytest.mark.parametrize("kinds", [("table", "hand", "end"), ("end",)], ids=["all", "ends"])
def test_a_thumb_in_gray_is_assigned_to_its_game(kinds: tuple[str, ...]) -> None:
    known = [(kind, thumb) for kind, thumb in list_thumbs() if kind[1] in kinds]
    sums: dict[Kind, list[int]] = {}
    counts: dict[Kind, int] = {}
    for kind, thumb in known:
        sums[kind] = [a + b for a, b in zip(sums.get(kind, [0] * len(thumb)), thumb, strict=True)]
        counts[kind] = counts.get(kind, 0) + 1

    def distance(kind: Kind, own: Kind, thumb: Thumb) -> float:
        left_out = int(kind == own)
        size = counts[kind] - left_out
        pairs = zip(sums[kind], thumb, strict=True)
        return sum((part - (whole - left_out * part) / size) ** 2 for whole, part in pairs)

    wrong = []
    for own, thumb in known:
        nearest = min(sums, key=lambda kind: distance(kind, own, thumb))
        if nearest[0] != own[0]:
            wrong.append((own, nearest))
    assert len(wrong) <= (1 - LEAST) * len(known), wrong

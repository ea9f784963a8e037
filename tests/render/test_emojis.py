"""Discord accepts our emojis, and people can tell them apart even when they are small."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

import games
import render
from games import cards
from games.core import Luck
from render.kit.emojis import SIZE, encode

DRAWINGS = render.emojis(games.keys())
MOST, HEAVIEST = 2000, 256 * 1024
"""Discord's limits: emojis per application, and bytes per emoji."""

TEXT = 22
"""The size of an emoji within text, in pixels."""


def _draw_in_text(key: str) -> Image.Image:
    """Draw the emoji at text size on Discord's dark background."""
    ground = Image.new("RGB", (SIZE, SIZE), (49, 51, 56))
    picture = DRAWINGS[key]()
    ground.paste(picture, (0, 0), picture)
    return ground.resize((TEXT, TEXT), Image.Resampling.LANCZOS)


def test_discord_takes_them_all() -> None:
    assert len(DRAWINGS) <= MOST // 4


@pytest.mark.parametrize("key", DRAWINGS)
def test_it_is_a_small_square_picture_with_clear_corners(key: str) -> None:
    body = encode(DRAWINGS[key]())
    assert len(body) < HEAVIEST // 16
    with Image.open(BytesIO(body)) as picture:
        assert (picture.format, picture.mode, picture.size) == ("PNG", "RGBA", (SIZE, SIZE))
        alpha = picture.getchannel("A")
        assert alpha.getpixel((0, 0)) == alpha.getpixel((SIZE - 1, SIZE - 1)) == 0
        left, top, right, low = alpha.getbbox() or (0, 0, 0, 0)
        assert max(right - left, low - top) >= SIZE - 2


@pytest.mark.parametrize("group", ["card", "suit", "seat", "act", "deal", "monopoly"])
def test_all_of_a_kind_look_different_in_a_text(group: str) -> None:
    small = {key: _draw_in_text(key) for key in DRAWINGS if key.startswith(f"{group}-")}
    assert len(small) > 3
    for one, other in combinations(small, 2):
        difference = ImageStat.Stat(ImageChops.difference(small[one], small[other]))
        assert max(difference.mean) > 3, (one, other)


@pytest.mark.parametrize("key", games.keys())
def test_every_card_of_a_match_has_one(key: str) -> None:
    game = games.load(key)
    state, _ = game.deal(game.seats[-1], {}, Luck(Random(1)))
    keys = {game.card_emoji(card) or cards.emoji(card) for card in game.cards(state)}
    assert keys <= DRAWINGS.keys()
    assert len(keys) == {"property": 53, "cardopoly": 53, "deal": 39, "monopoly": 24}.get(key, len(keys))

"""Emojis: what Discord takes, and whether a person can tell them apart where they are small."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

import games
import render
from games import cards
from games.cardopoly.cards import CARDS
from games.deal.cards import ROWS
from games.monopoly.cards import CARDS as MONOPOLY
from render.deal import emojis as deal
from render.kit.emojis import SIZE, encode
from render.monopoly import emojis as monopoly

DRAWINGS = render.emojis(games.keys())
MOST, HEAVIEST = 2000, 256 * 1024
"""What Discord takes: emojis of an application, and bytes of one."""

TEXT = 22
"""How large they are in a text."""


def _small(key: str) -> Image.Image:
    """The emoji as it is seen in a text, on Discord's dark."""
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
    small = {key: _small(key) for key in DRAWINGS if key.startswith(f"{group}-")}
    assert len(small) > 3
    for one, other in combinations(small, 2):
        difference = ImageStat.Stat(ImageChops.difference(small[one], small[other]))
        assert max(difference.mean) > 3, (one, other)


def test_every_card_of_every_deck_has_one() -> None:
    decks = {
        "cards": {cards.emoji(card) for card in range(54)},
        "cardopoly": {cards.emoji(card % 52 if card < 104 else 52) for card in range(CARDS)},
        "deal": {deal.emoji(card) for card in range(len(ROWS))},
        "monopoly": {monopoly.emoji(card) for card in range(MONOPOLY)},
    }
    assert [(name, keys - DRAWINGS.keys()) for name, keys in decks.items() if keys - DRAWINGS.keys()] == []
    assert [len(keys) for keys in decks.values()] == [53, 53, 40, 24]

"""Card faces, backs and medals."""

from __future__ import annotations

import pytest

from games import cards
from render.kit import seats, theme
from render.kit.cards import back, card_height, face, find_color
from render.kit.ground import HOUSE


@pytest.mark.parametrize("width", [44, 88, 156, 236])
@pytest.mark.parametrize("four_color", [False, True])
def test_all_faces_differ(width: int, four_color: bool) -> None:
    faces = {face(card, width, four_color).picture.tobytes() for card in range(54)}
    assert len(faces) == 54
    assert back(HOUSE, width).tobytes() not in faces


@pytest.mark.parametrize("width", [44, 138, 200])
def test_cards_are_five_to_seven_with_clear_corners(width: int) -> None:
    for picture in (face(cards.card(7, cards.HEARTS), width).picture, back(HOUSE, width)):
        assert picture.size == (width, card_height(width)) == (width, width * 7 // 5)
        assert picture.getpixel((0, 0))[3] < 128  # type: ignore[index]
        assert picture.getpixel((width // 2, 0))[3] == 255  # type: ignore[index]


def test_four_colors_tell_all_suits_apart() -> None:
    aces = [cards.card(cards.ACE, suit) for suit in range(4)]
    assert [find_color(ace) for ace in aces] == [theme.INK, theme.RED, theme.RED, theme.INK]
    assert len({find_color(ace, four_color=True) for ace in aces}) == 4


def test_medals_of_players_who_are_out_are_paler() -> None:
    for seat in range(6):
        assert seats.medal(seat, 56).tobytes() != seats.medal(seat, 56, out=True).tobytes()

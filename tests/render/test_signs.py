"""The signs of cards and controls."""

from __future__ import annotations

from render.kit import theme
from render.kit.signs import SIGNS, sign


def test_every_sign_is_drawn_and_other_names_are_written() -> None:
    pictures = [sign(name, 60, theme.INK) for name in (*SIGNS, "×2", "?")]
    assert all(picture.size == (60, 60) and picture.getbbox() for picture in pictures)
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)

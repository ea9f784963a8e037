"""The move made and the better one below the picture of a hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from render import gallery
from render.kit import theme
from render.notes import CUT, Note, add_notes
from render.png import encode

LONG = "Bartholomäus plays 10♦ 10♣, column 4, row 8: $48 rent to Anna for a group of 12 in all, and draws"
NOTES = (Note(f"Played: {LONG}.", False), Note("Better: 3♠ 4♥, column 4, row 3.", True))
HANDS = {
    key: position for key, _, position in reversed([*gallery.positions()]) if position.view.seat is not None
}


@pytest.mark.parametrize("key", HANDS)
def test_notes_stand_below_the_hand_in_its_frame(key: str) -> None:
    plain = gallery.canvas(key, HANDS[key])
    noted = add_notes(plain, NOTES)
    width, height = noted.image.size
    assert width == theme.WIDTH
    assert plain.image.height < height <= plain.image.height + 330
    assert (
        noted.image.crop((0, 0, width, plain.image.height - CUT)).tobytes()
        == plain.image.crop((0, 0, width, plain.image.height - CUT)).tobytes()
    )
    said = " ".join(words for words, _ in noted.texts)
    assert "Played:" in said and "Better:" in said
    for words, (left, top, right, low) in noted.texts:
        assert min(left, top) >= 24 and right <= width - 24 and low <= height - 24, words
    for (words, one), (others, other) in combinations(noted.texts[len(plain.texts) :], 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (words, others)
    assert len(encode(noted.image)) <= 100_000


def test_the_best_move_is_in_gold() -> None:
    plain = gallery.canvas("deal", HANDS["deal"])
    one, other = (
        add_notes(plain, (Note("Played: a card.", best),)).image.tobytes() for best in (False, True)
    )
    assert one != other

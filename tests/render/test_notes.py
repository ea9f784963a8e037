"""An analysis marks the move made and the better one in the picture of a hand and describes both."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image

import games
import render
from games.core import Resign
from render import Position, gallery, notes
from render.kit import theme
from render.kit.canvas import Canvas
from render.notes import CORNER, Note, add_notes, badge, describe_notes
from render.png import encode
from render.samples import NAMES
from tests.kit.played import collect_states

LONG = "Bartholomäus plays 10♦ 10♣, column 4, row 8: $48 rent to Anna for a group of 12 in all, and draws"
RESIGN = games.load("property").encode_move(Resign())
"""A move that involves no card in a hand; it is encoded the same way in every game."""
NOTES = (Note(f"Played: {LONG}.", False, RESIGN), Note("Better: 3♠ 4♥, column 4, row 3.", True, RESIGN))
HANDS = {
    key: position
    for key, _, position in reversed([*gallery.positions()])
    if position.view.seat is not None and not position.notes
}
ANALYZED = {f"{key}-{name}": (key, position) for key, name, position in gallery.positions() if position.notes}


@pytest.mark.parametrize("key", HANDS)
def test_notes_stand_below_the_hand_in_its_frame(key: str) -> None:
    plain = gallery.canvas(key, HANDS[key])
    noted = add_notes(plain, key, HANDS[key].view, NOTES)
    width, height = noted.image.size
    assert width == theme.WIDTH
    assert plain.image.height < height <= plain.image.height + 330
    assert (
        noted.image.crop((0, 0, width, plain.image.height - CORNER)).tobytes()
        == plain.image.crop((0, 0, width, plain.image.height - CORNER)).tobytes()
    )
    said = " ".join(words for words, _ in noted.texts)
    assert "Played:" in said and "Better:" in said
    for words, (left, top, right, low) in noted.texts:
        assert min(left, top) >= 24 and right <= width - 24 and low <= height - 24, words
    for (words, one), (others, other) in combinations(noted.texts[len(plain.texts) :], 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (words, others)
    assert len(encode(noted.image)) <= 100_000


def hand_of(key: str, position: Position) -> Canvas:
    return render.paint(key, position.view, gallery.look(position))


@pytest.mark.parametrize("name", ANALYZED)
def test_both_moves_are_marked_on_what_they_are_about(name: str) -> None:
    key, position = ANALYZED[name]
    plain, game = hand_of(key, position), games.load(key)
    for note in gallery.notes(position):
        noted = add_notes(hand_of(key, position), key, position.view, [note])
        spots = render.find_spots(key, position.view, game.decode_move(note.move))
        for spot, (left, top, right, low) in plain.spots.items():
            box = (left - 5, top - 5, right + 5, low + 5)
            changed = plain.image.crop(box).tobytes() != noted.image.crop(box).tobytes()
            assert changed or spot not in spots, spot
        assert spots <= plain.spots.keys()


def test_the_two_badges_are_told_apart_without_color() -> None:
    best, other = (badge(kind).convert("RGB").convert("L") for kind in (True, False))
    assert best.getpixel((8, 24)) < 128 < other.getpixel((8, 24))  # type: ignore[operator]


def test_what_both_moves_are_about_has_both_badges() -> None:
    key, position = ANALYZED["property-hand-analyzed"]
    made = gallery.notes(position)
    (anchor,) = frozenset.intersection(*(spots_of(key, position.view, note) for note in made))
    both = add_notes(hand_of(key, position), key, position.view, made)
    for note in made:
        alone = add_notes(hand_of(key, position), key, position.view, [note])
        left, top, right, low = hand_of(key, position).spots[anchor]
        box = (left - 20, top - 20, right + 20, low + 20)
        assert both.image.crop(box).tobytes() != alone.image.crop(box).tobytes()


def spots_of(key: str, view: Any, note: Note) -> frozenset[tuple[str, int]]:
    return render.find_spots(key, view, games.load(key).decode_move(note.move))


@pytest.mark.parametrize("key", ["property", "deal", "cardopoly", "monopoly"])
def test_whatever_a_move_is_about_lies_on_the_hand(key: str) -> None:
    game, names, kinds = games.load(key), NAMES, set[type]()
    for state in collect_states(key):
        for seat in game.view(state, None).awaited[:1]:
            view = game.view(state, seat)
            spots = render.paint(key, view, theme.Look(gallery.words("en"), names[: view.seats])).spots
            for number in range(20):
                move = game.random_move(state, seat, Random(number))
                about = render.find_spots(key, view, move)
                kinds |= {type(move)} if about else set()
                lost = about - spots.keys()
                if key == "deal":  # the move may start a new set, which has no spot yet
                    lost -= {("color", color) for color in range(10) if ("color", color) not in spots}
                assert not lost, move
    assert len(kinds) > 1


@pytest.mark.parametrize("name", [name for name in ANALYZED if not name.startswith("cardopoly")])
def test_an_analyzed_hand_is_one_of_the_past(name: str) -> None:
    key, position = ANALYZED[name]
    shown = [words for words, _ in gallery.canvas(key, position).texts]
    assert any(words.startswith("Looking back: your hand then") for words in shown)
    assert not any(words.startswith("Your turn") for words in shown)


def test_an_analyzed_hand_says_when_it_was_held() -> None:
    held = {"deal-hand-analyzed": "Turn 4", "monopoly-hand-analyzed": "Hand 2 · to £10,000"}
    for name, when in held.items():
        shown = [words for words, _ in gallery.canvas(*ANALYZED[name]).texts]
        assert f"Looking back: your hand then · {when}" in shown


@pytest.mark.parametrize("name", [name for name in ANALYZED if name != "monopoly-hand-analyzed"])
def test_a_mark_of_each_move_is_large_and_labeled(name: str) -> None:
    key, position = ANALYZED[name]
    noted = gallery.notes(position)
    assert [note.label for note in noted] == ["made", "better"]
    bare = [msgspec.structs.replace(note, label="") for note in noted]
    labeled, plain = (add_notes(hand_of(key, position), key, position.view, each) for each in (noted, bare))
    assert labeled.image.tobytes() != plain.image.tobytes()
    assert min(notes._BADGE, notes._SMALL) * 400 / theme.WIDTH >= 17  # about 3 mm on a phone


def test_cards_that_overlap_and_are_marked_alike_have_one_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    key, position = ANALYZED["monopoly-hand-analyzed"]
    wide: list[int] = []
    ring = notes._ring

    def record_ring(width: int, height: int, line: int, *, best: bool) -> Image.Image:
        wide.append(width)
        return ring(width, height, line, best=best)

    monkeypatch.setattr(notes, "_ring", record_ring)
    better = [note for note in gallery.notes(position) if note.best]
    spots = hand_of(key, position).spots
    add_notes(hand_of(key, position), key, position.view, better)
    assert len(wide) < len(spots_of(key, position.view, better[0]))
    pile = [spots["card", card] for card in position.view.piles[2][-2:]]
    assert pile[1][2] - pile[0][0] + 2 * notes._THIN in wide


def test_notes_are_told_in_words() -> None:
    assert describe_notes(NOTES).splitlines() == [note.words for note in NOTES]

"""What the pictures and the words of Cardopoly tell, and what they keep to themselves."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from bot.language import LOCALES
from games.cardopoly.cards import face
from games.cardopoly.view import LastMove
from render import gallery
from render.cardopoly.describe import describe
from render.cardopoly.hand import hand as paint_hand
from render.cardopoly.hand import uses
from render.cardopoly.middle import last
from render.cardopoly.positions import positions
from render.cardopoly.ring import HEIGHT, ring
from render.cardopoly.small import corner
from render.cardopoly.table import table as paint_table
from render.kit.theme import SEATS
from render.samples import NAMES


def words_on(name: str) -> list[str]:
    position = positions()[name]
    paint = paint_table if position.view.seat is None else paint_hand
    return [words for words, _ in paint(position.view, gallery.look(position)).texts]


def test_table_shows_whose_move_it_is_and_what_everybody_has() -> None:
    words = words_on("middle-4")
    assert "David: draw a card" in words
    assert {"31 to draw", "22 played", "own property", *NAMES[:4]} <= set(words)
    assert words.count("3 properties") == 2


@pytest.mark.clause("CP-64")
def test_every_owned_property_carries_its_owners_letter() -> None:
    view = positions()["late-4"].view
    words = words_on("late-4")
    for seat in range(4):
        owned = sum(space.owner == seat for space in view.board)
        assert words.count(SEATS[seat].letter) >= owned


def test_expansions_are_counted_on_the_property() -> None:
    assert {"+1", "+2"} <= set(words_on("middle-4"))


@pytest.mark.clause("CP-04")
def test_the_ring_runs_clockwise_from_the_lower_left() -> None:
    for spaces in (16, 12):
        round_ = ring(spaces)
        corners = [round_.corner(space) for space in range(spaces)]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        right, low = max(x for x, _ in corners), max(y for _, y in corners)
        side = spaces // 4
        assert [corners[side * turn] for turn in range(4)] == [
            (left, low),
            (left, top),
            (right, top),
            (right, low),
        ]
        assert corners[1][0] == left and corners[1][1] < low
        for space in range(spaces):
            x, y = round_.stand(space)
            assert 0 < x < round_.width and 0 < y < HEIGHT
        assert round_.way(0, 0)[0] == round_.way(0, 0)[-1]
        assert len(round_.way(1, 2)) == 2


@pytest.mark.parametrize("name", ["auction-4", "price-4", "rent-4", "tax-4", "trade-4", "jail-3"])
def test_what_is_at_stake_is_in_the_middle(name: str) -> None:
    told = {
        "auction-4": "1 of 3 have answered",
        "price-4": "for 4 cards?",
        "rent-4": "7 cards of rent",
        "tax-4": "1 card from everybody",
        "trade-4": "2 cards, next turn",
        "jail-3": "to jail",
    }
    assert told[name] in words_on(name)


def test_promises_stand_beside_the_ring() -> None:
    assert {"Promised", "C → A: 3", "B → D: 1"} <= set(words_on("trade-4"))


def test_a_number_of_rounds_is_called_so() -> None:
    for name in ("middle-4", "trade-4"):
        assert [words for words in words_on(name) if words.startswith("Round ")]
        assert not [words for words in words_on(name) if words[0].isdigit() and " of " in words]


def test_pocket_is_numbered_from_one_in_its_order() -> None:
    for name, count in (("hand-8", 8), ("hand-26", 26)):
        numbers = [int(words) for words in words_on(name) if words.isdigit()]
        assert numbers[-count:] == list(range(1, count + 1))


@pytest.mark.parametrize("name", ["hand-3", "hand-8", "hand-buy", "hand-26", "hand-60"])
def test_the_pocket_lies_below_the_ring_and_is_as_high_as_a_phone_has_room_for(name: str) -> None:
    position = positions()[name]
    width, height = paint_hand(position.view, gallery.look(position)).image.size
    assert height * 358 / width <= 350
    words = words_on(name)
    assert "Start" in words
    owned = [SEATS[space.owner].letter for space in position.view.board if space.owner >= 0]
    assert all(words.count(letter) >= owned.count(letter) for letter in owned)


@pytest.mark.parametrize("name", ["hand-3", "hand-8", "hand-buy", "hand-26", "hand-60", "hand-waiting"])
def test_hand_shows_rents_with_expansions_and_how_many_cards_the_others_have(name: str) -> None:
    position = positions()[name]
    view, words = position.view, Counter(words_on(name))
    shown = [str(space.rent) for space in view.board if space.owner >= 0 and not space.mortgaged]
    shown += [str(size) for seat, size in enumerate(view.hand_sizes) if seat != view.seat]
    assert "5" in shown  # 4♠ with an expansion
    assert Counter(shown) <= words


def test_an_owned_start_shows_its_rent_whatever_the_language() -> None:
    position = positions()["hand-8"]
    start, *others = position.view.board
    owned = msgspec.structs.replace(start, owner=2, claims=(60,), rent=77)
    view = msgspec.structs.replace(position.view, board=(owned, *others))
    for locale in LOCALES:
        words = [words for words, _ in paint_hand(view, gallery.look(position, locale)).texts]
        assert "77" in words


def test_description_tells_rents_that_are_not_the_value_of_the_card() -> None:
    position = positions()["middle-4"]
    words = describe(position.view, gallery.look(position))
    assert "3 4♠ (5♥ +1, rent 5)" in words
    assert words.count("rent ") == 2


@pytest.mark.clause("CP-04")
@pytest.mark.parametrize("spaces", [16, 12])
def test_the_small_ring_runs_like_the_large_one(spaces: int) -> None:
    corners = [corner(space, spaces) for space in range(spaces)]
    assert len(set(corners)) == spaces
    assert corners[:3] == [(0, 2), (0, 1), (0, 0)]
    for one, other in pairwise([*corners, corners[0]]):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@pytest.mark.clause("CP-30")
def test_cards_that_pay_or_claim_are_told_apart() -> None:
    view = positions()["hand-buy"].view
    assert [uses(view, card) for card in view.hand] == [
        *[(True, False)] * 3,
        *[(False, False)] * 4,
        (False, True),
    ]
    assert {"pays for it", "claims it"} <= set(words_on("hand-buy"))
    assert "pays for it" not in words_on("hand-8")


def test_description_tells_turn_owners_and_piles() -> None:
    position = positions()["middle-4"]
    lines = describe(position.view, gallery.look(position)).splitlines()
    assert lines[0] == "David: draw a card"
    assert lines[1] == "Last: Clara from space 13 to 6, 3♦: own property."
    assert "2 9♦*" in lines[3] and "3 4♠ (5♥ +1, rent 5)" in lines[3]
    assert lines[-1] == "Round 12 of 40, 31 to draw, 22 played, 5♣ on top."


@pytest.mark.parametrize(
    ("what", "owner", "cards", "seats"),
    [
        ("auction", 3, "6♥", (2, 3)),
        ("bought", 2, "6♥", (2,)),
        ("own", 2, "6♥", (2,)),
        ("paid", 3, "6♥", (2, 3)),
        ("free", -1, "6♥", (2,)),
        ("jail", -1, "K♣ 9♦", (2,)),
    ],
)
def test_the_last_move_shows_the_property_and_no_arrow_to_oneself(
    what: str, owner: int, cards: str, seats: tuple[int, ...]
) -> None:
    position = positions()["middle-4"]
    view, look = position.view, gallery.look(position)
    space = next(number for number, place in enumerate(view.board) if face(place.card) == "6♥")
    drawn = view.last.cards[1:]
    move = LastMove(2, drawn, 3, space, what, 1, owner)
    shown, marks, _ = last(view, move, look)
    assert " ".join(map(face, shown)) == cards
    assert marks == seats
    told = describe(msgspec.structs.replace(view, last=move), look).splitlines()[1]
    assert told.count(NAMES[2]) == 1

"""What the pictures and the words of Monopoly Deal tell, and what they keep to themselves."""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

import msgspec
import pytest
from PIL import ImageChops

from bot.language import LOCALES, language_of
from games import load
from games.deal.cards import COLORS, KIND, MONEY, PROPERTY, RENTS, VALUE, WILD
from games.deal.view import View
from render import gallery, painter
from render.deal import faces, sets
from render.deal.describe import describe
from render.deal.hand import hand as paint_hand
from render.deal.positions import positions
from render.deal.table import table as paint_table
from render.kit.deeds import face
from render.kit.frame import open_canvas
from render.kit.ground import DEAL
from render.kit.theme import Look
from render.png import encode

NAMES = ("Anna", "Ben", "Clara", "David", "Emma")
ENGLISH = gallery.look(positions()["start-5"])

each_language = pytest.mark.parametrize("language", LOCALES)


def words_on(name: str, language: str = "en") -> list[str]:
    """The words on the gallery's picture called *name*."""
    position = positions()[name]
    look = gallery.look(position, language)
    paint = paint_table if position.view.seat is None else paint_hand
    return [words for words, _ in paint(position.view, look).texts]


def said(name: str) -> list[str]:
    """The lines that describe the gallery's picture called *name*."""
    position = positions()[name]
    return describe(position.view, gallery.look(position)).splitlines()


def test_table_shows_whose_turn_it_is_and_what_lies_in_front_of_everybody() -> None:
    shown = words_on("middle-5")
    assert shown[0] == "Emma: 3 plays left"
    assert {*NAMES, "11M", "12M", "19M", "6M", "17"} <= set(shown)
    assert shown.count("2/2") == 2
    assert "3/3" in shown


def test_a_window_names_everybody_it_asks() -> None:
    shown = words_on("rent-4")
    assert shown[0] == "Ben & Clara & David: your answer?"
    assert "Anna charges rent: Red" in shown
    assert {"Ben owes 12M", "Clara owes 12M", "David owes 12M"} <= set(shown)


def test_a_window_tells_how_far_every_answer_is() -> None:
    shown = words_on("birthday-5")
    assert {"Anna has paid", "Ben says No", "Clara: No to the No", "Emma has nothing"} <= set(shown)


def test_cards_that_are_taken_and_given_are_shown() -> None:
    assert {"Yellow", "Clara: give it?"} <= set(words_on("sly-3"))
    assert "3M" in words_on("breaker-3")
    assert words_on("forced-4").count("2M") >= 2


def test_a_round_begins_with_the_dice_and_the_points_of_the_last() -> None:
    assert {"+3", "+10", "+6", "13 points", "15 points", "Round 3 of 4"} <= set(words_on("round-4"))


def test_the_end_tells_every_place_and_worth() -> None:
    assert {"Anna & Clara share the win", "23 points", "34M", "41M"} <= set(words_on("end-4"))
    assert {"Clara wins", "resigned"} <= set(words_on("end-3"))


@each_language
def test_hand_is_numbered_in_its_order_and_names_every_card(language: str) -> None:
    view: View = positions()["hand-12"].view
    shown = words_on("hand-12", language)
    numbers = [int(each) for each in shown if each.isdigit() and len(each) < 3]
    assert [number for number in range(1, 13) if number in numbers] == list(range(1, 13))
    look = gallery.look(positions()["hand-12"], language)
    whole = "".join(shown).replace("-", "").replace(" ", "")
    for card in view.hand:
        if KIND[card] != MONEY:
            named = faces.face(card, look)
            assert not hasattr(named, "number")
            assert named.name.replace("\u00ad", "").replace(" ", "") in whole


def test_a_card_is_shown_and_told_with_the_number_it_keeps() -> None:
    position = positions()["hand-5"]
    view = msgspec.structs.replace(position.view, numbers=(11, 13, 14, 16, 18))
    look = gallery.look(position)
    shown = [words for words, _ in paint_hand(view, look).texts]
    assert [words for words in shown if words.isdigit() and len(words) == 2] == ["11", "13", "14", "16", "18"]
    assert describe(view, look).splitlines()[1].startswith("Your hand: 11 Red, 13 Station, 14 Wild")


@each_language
@pytest.mark.parametrize("width", [160, 194, 236])
def test_every_card_tells_its_name_value_and_rents(language: str, width: int) -> None:
    look = gallery.look(positions()["start-5"], language)
    for card in range(106):
        shown = [words for words, _ in face(faces.face(card, look), width).texts]
        if len(COLORS[card]) < 10 or KIND[card] != WILD:
            assert faces.millions(VALUE[card], look) in shown
        if KIND[card] in (PROPERTY, WILD) and len(COLORS[card]) < 10:
            rents = {str(rent) for color in COLORS[card] for rent in RENTS[color]}
            assert rents <= {words.removesuffix("M") for words in shown}


@each_language
def test_twelve_cards_the_most_a_hand_ever_holds_lie_whole_beside_each_other(language: str) -> None:
    position = positions()["hand-7"]
    look = gallery.look(position, language)
    kinds: dict[Any, int] = {}
    for card in range(len(KIND)):
        kinds.setdefault(faces.face(card, look), card)
    cards = list(kinds.values())
    for start in range(0, len(cards), 12):
        held = tuple(cards[max(0, min(start, len(cards) - 12)) :][:12])
        texts = paint_hand(
            msgspec.structs.replace(position.view, hand=held, numbers=tuple(range(1, 13))), look
        ).texts
        told = Counter(words for words, _ in texts)
        assert told >= Counter(
            words for card in held for words, _ in face(faces.face(card, look), 160).texts
        ) | Counter(map(str, range(1, 13)))


@each_language
def test_an_action_has_at_most_six_words(language: str) -> None:
    look = gallery.look(positions()["start-5"], language)
    for card in range(59, 106):
        does = faces.face(card, look)
        assert not hasattr(does, "number")
        assert 0 < len(does.words.split()) <= 6
        assert face(does, 236).texts


@each_language
def test_cards_are_called_as_in_the_messages(language: str) -> None:
    game = load("deal")
    say = language_of(language)
    look = gallery.look(positions()["start-5"], language)
    for card in range(106):
        if not COLORS[card]:
            assert faces.name(card, look) == say(game.card_name(card))


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand-")])
def test_a_hand_is_no_higher_on_a_phone_than_what_leaves_room_for_its_controls(name: str) -> None:
    position = positions()[name]
    width, height = paint_hand(position.view, gallery.look(position)).image.size
    assert height / width * 390 <= 350


def test_a_property_that_was_just_got_is_marked_in_the_own_picture() -> None:
    position = positions()["hand-5"]
    look = gallery.look(position)
    paid = dataclasses.replace(look, fresh=frozenset({("deal", 20)}))
    one, two = (encode(paint_hand(position.view, each).image) for each in (look, paid))
    assert one != two


def test_too_many_sets_lie_together_by_color() -> None:
    view: View = positions()["sets-5"].view
    assert len(view.groups[2]) == 12
    shown = words_on("sets-5")
    assert shown.count("2/3") >= 3
    look = Look(ENGLISH.say, NAMES)
    merged = sets.together(tuple(sets.of(group, look) for group in view.groups[2]))
    assert [each.color for each in merged] == list(range(10))
    assert sum(len(each.cards) for each in merged) == sum(len(group.cards) for group in view.groups[2])


def test_the_row_of_the_rent_that_holds_now_is_lit() -> None:
    view: View = positions()["hand-7"].view
    assert view.hand[0] == 32
    bare = msgspec.structs.replace(view, groups=((),) * 3)
    look = Look(ENGLISH.say, NAMES[:3])
    one, two = (encode(painter("deal").hand(each, look).image) for each in (view, bare))
    assert one != two


def test_description_tells_turn_banks_sets_and_piles() -> None:
    lines = said("middle-4")
    assert lines[0] == "Clara: 2 plays left"
    assert lines[1] == "David paid 8M → Clara: 5M, 1M, Station."
    assert lines[2] == (
        "A Anna: 13 points, bank 12M (5 3 2 1×2), hand 5, Brown full 2M (wild: Light blue), "
        "Red full + House 9M (wild: Yellow), Station 3/4 3M (wild: Green)."
    )
    assert "Dark blue full + House + Hotel" in lines[4]
    assert lines[-1] == "Round 3 of 4. 51 to draw, Rent (Any color) on top of the center."


def test_description_tells_the_window_and_the_own_cards() -> None:
    assert said("rent-4")[1].startswith("Anna charges rent: Red: Ben owes 12M, ")
    assert said("sly-3")[2] == "Yellow."
    assert said("hand-7")[1].startswith("Your hand: 1 Red, 2 Wild (Any color), 3 Sly Deal, 4 Rent (")
    assert not any(line.startswith("Your ") for line in said("sly-3"))


@pytest.mark.parametrize("tall", [40, 76, 100, 134, 190])
@pytest.mark.parametrize("room", [300, 620])
def test_the_places_of_sets_stay_within_their_panel(room: int, tall: int) -> None:
    canvas = open_canvas(DEAL, 500)
    before = canvas.image.convert("RGB")
    sets.lay(canvas, (), 200, 150, room, tall, False)
    changed = ImageChops.difference(before, canvas.image.convert("RGB")).getbbox()
    if changed:
        left, top, right, low = changed
        assert left >= 200 and top >= 150 and right <= 200 + room and low <= 150 + tall
    assert changed or tall < 80

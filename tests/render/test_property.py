"""What the pictures and the words of Property tell, and what they keep to themselves."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs
from PIL import ImageChops

from bot.language import LOCALES
from games import load
from games.core import Field, Offer, Text
from games.property.board import place_of
from games.property.plays import sign
from games.property.view import View
from render import gallery, painter
from render.kit import theme
from render.kit.frame import EDGE
from render.kit.seats import GAP, seating
from render.kit.theme import SEATS, WIDTH, Look
from render.property import marks, places
from render.property.board import CELL, corner, estates
from render.property.describe import describe
from render.property.hand import hand as paint_hand
from render.property.positions import positions
from render.property.table import HEIGHT
from render.property.table import table as paint_table
from tests.kit.narrow import narrow
from tests.kit.played import played

NAMED = ("column", "row")
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")


def words_on(name: str) -> list[str]:
    """The words on the gallery's picture called *name*."""
    position = positions()[name]
    paint = paint_table if position.view.seat is None else paint_hand
    return [words for words, _ in paint(position.view, gallery.look(position)).texts]


def said(name: str) -> list[str]:
    """The lines that describe the gallery's table called *name*."""
    position = positions()[name]
    return describe(position.view, gallery.look(position)).splitlines()


def test_table_shows_whose_move_it_is_and_everybodys_money() -> None:
    words = words_on("middle-6")
    assert "David: play a red and a black card" in words
    assert {"$12", "$121", "$45", "$77", "$88", "$65", *NAMES} <= set(words)
    assert {"7 in stock", "Round 12", "rent $20"} <= set(words)


def test_every_owned_cell_carries_its_owners_letter() -> None:
    view: View = positions()["middle-3"].view
    words = words_on("middle-3")
    for seat in range(3):
        marks = 1 + (seat in (view.last.seat, view.last.owner) if view.last else 0)
        assert words.count(SEATS[seat].letter) == view.owners.count(seat) + marks


def test_groups_of_two_and_more_carry_their_size() -> None:
    view: View = positions()["middle-2"].view
    sizes = sorted(len(cells) for _, cells in estates(view))
    assert sizes == [1, 4, 5, 5, 6]
    # besides there are the numbers of a column and a row
    assert words_on("middle-2").count("5") == 2 + 2


def test_the_end_names_the_winners_and_every_place() -> None:
    assert "Ben & Emma share the win with $150" in words_on("end-6")
    assert "Ben wins with $213" in words_on("end-3")
    assert "bankrupt" in words_on("end-3")


def test_players_who_are_out_have_no_money_to_show() -> None:
    words = words_on("bankrupt-4")
    assert {"bankrupt", "resigned", "$148", "$260"} <= set(words)
    assert "$0" not in words


@pytest.mark.parametrize(("name", "plays"), [("hand-5", 4), ("hand-9", 8), ("hand-21", 20)])
def test_cards_of_a_hand_have_the_numbers_of_their_plays(name: str, plays: int) -> None:
    assert words_on(name)[-plays - 1 :] == ["+", *map(str, range(1, plays + 1))]


def test_cells_have_the_numbers_that_their_plays_have_in_the_panel() -> None:
    view: View = positions()["hand-9"].view
    offers = [
        Offer("play", {"red": red, "black": black}, tuple(Field(name, tuple(range(1, 9))) for name in NAMED))
        for red in view.hand[:-1]
        for black in view.hand[-1:]
    ]
    panel = load("property").panel(view, offers)
    said = {
        tap.label.text.args["sign"]: narrow(
            Text, narrow(Text, tap.label.text.args["play"]).args["place"]
        ).args
        for tap in panel.taps
    }
    told = {
        sign(number): dict(zip(NAMED, place_of(cell), strict=True))
        for cell, numbers in marks.of(view).numbers.items()
        for number in numbers
    }
    assert all(said[ring].items() <= told[ring].items() for ring in told)
    assert said.keys() == told.keys() == set("①②③④⑤⑥⑦⑧")


def test_a_card_for_any_number_lights_its_line() -> None:
    can = marks.of(positions()["hand-9"].view)
    assert (can.columns, can.rows) == (frozenset(), frozenset({5}))
    assert marks.of(positions()["hand-waiting"].view).columns == {1, 5}


def test_marked_cells_keep_their_owners_letters() -> None:
    view: View = positions()["hand-9"].view
    words = words_on("hand-9")
    for seat in range(3):
        assert words.count(SEATS[seat].letter) == view.owners.count(seat) + (seat == view.seat)


def test_every_play_since_ones_own_is_framed() -> None:
    position = positions()["hand-since"]
    at, view = gallery.look(position), position.view
    whole = paint_hand(view, at).image.convert("RGB")
    for play in view.since[:-1]:  # the last one is framed for everybody
        other = structs.replace(view, since=tuple(each for each in view.since if each != play))
        box = ImageChops.difference(whole, paint_hand(other, at).image.convert("RGB")).getbbox()
        x, y = corner(play.cell)
        assert box is not None
        assert (box[2] - box[0], box[3] - box[1]) == (CELL + 8, CELL + 8)
        assert (box[0] - x, box[1] - y) == (EDGE - 4, EDGE + 88 + GAP - 4)


def test_purchase_cards_are_sorted_by_worth_when_they_are_asked_for() -> None:
    words = words_on("hand-buy-8")
    assert [word for word in words if "unit" in word] == ["2 units each", "1 unit each"]
    assert marks.of(positions()["hand-buy-8"].view).numbers == {}


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand")])
def test_a_hand_is_no_taller_on_a_phone_than_a_panel_allows(name: str) -> None:
    position = positions()[name]
    image = paint_hand(position.view, gallery.look(position)).image
    assert image.height * 390 / image.width <= 350


def test_hand_of_somebody_who_waits_asks_for_nothing() -> None:
    words = words_on("hand-waiting")
    assert "Your hand" in words
    assert not any("?" in word for word in words)


def test_description_tells_money_owners_turn_and_the_last_play() -> None:
    lines = said("middle-6")
    assert lines[0] == "David: play a red and a black card"
    assert lines[1] == "Last: Clara with 4♥ 7♠ on 4/7: rent $20, to Ben."
    assert lines[2].startswith("A Anna: $12, hand 2, buys with K♠, cells ")
    assert "7/6*" in lines[5]
    assert lines[-1] == "Round 12, 7 in stock."


def test_description_names_every_owned_cell_once() -> None:
    view: View = positions()["middle-3"].view
    cells = [
        cell.rstrip("*")
        for line in said("middle-3")[2:5]
        for cell in line.partition("cells ")[2].rstrip(".").replace(",", "").split()
    ]
    owned = [f"{cell % 8 + 1}/{cell // 8 + 1}" for cell in range(64) if view.owners[cell] >= 0]
    assert sorted(cells) == sorted(owned)


def test_description_tells_who_is_out_and_who_won() -> None:
    assert "C Clara: bankrupt." in said("bankrupt-4")
    assert said("end-3")[0] == "Ben wins with $213"


def test_description_for_a_seat_tells_its_cards_by_their_numbers() -> None:
    lines = said("hand-buy-3")
    assert lines[1] == "Your hand: 2♦, 10♥."
    assert lines[2] == "Your purchase cards: K♠, K♦, Q♥."
    assert said("hand-5")[1] == "Your hand: 4♣, ① 10♥, ② 5♦, ③ 2♦, ④ 7♥."
    assert not any(line.startswith("Your ") for line in said("buy-3"))


@pytest.mark.parametrize("language", LOCALES)
def test_description_fits_an_alternative_text(picture: Any, language: str) -> None:
    key, position = picture
    assert len(painter(key).describe(position.view, gallery.look(position, language))) <= 1024


@pytest.mark.clause("PR-01")
def test_first_column_and_top_row_are_the_upper_left_cell() -> None:
    left = {cell: corner(cell)[0] for cell in range(64)}
    top = {cell: corner(cell)[1] for cell in range(64)}
    upper_left = 8 * 7
    assert left[upper_left] == min(left.values())
    assert top[upper_left] == min(top.values())


def test_every_table_has_the_same_size(look: Look) -> None:
    game = load("property")
    for state in played("property"):
        view = game.view(state, None)
        picture = painter("property").table(view, Look(look.say, NAMES[: view.seats])).image
        assert picture.size == (WIDTH, HEIGHT)


def test_more_money_never_has_a_shorter_bar(look: Look) -> None:
    game, seen = load("property"), 0
    for state in played("property"):
        view = game.view(state, None)
        lengths = []
        for seat, (_, _, width) in enumerate(seating(view.seats, 0, 0)):
            if not view.out[seat]:
                picture = places.sprite(places.of(view, look, seat), width, False).image.convert("RGB")
                row = [picture.getpixel((18 + x, places.LOW + 7)) for x in range(places.BAR)]
                lengths.append((view.money[seat], row.count(theme.PAPER)))
        assert sorted(lengths) == sorted(lengths, key=lambda each: (each[1], each[0]))
        assert max(lengths)[1] > places.BAR - 6 or not max(lengths)[0]
        seen += len(set(lengths)) > 1
    assert seen > 3

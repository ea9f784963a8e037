"""What the pictures and descriptions of Property show, and what they keep secret."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import pairwise, product
from typing import Any

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from bot.language import LOCALES
from games import cards, load
from games.core import Field, Offer, Text
from games.property.board import NOBODY, place_of
from games.property.plays import Town, pairs, sign
from games.property.state import WORTH, short_match
from games.property.view import View
from render import gallery, painter
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite
from render.kit.lettering import measure
from render.kit.seats import mark
from render.kit.theme import SEATS, WIDTH, Look
from render.property import labels, ledger, marks, play, roofs, signs, since
from render.property.describe import describe
from render.property.hand import PLAN, find_anchor
from render.property.hand import hand as paint_hand
from render.property.people import names_of
from render.property.plan import blocks, find_lifted, way_boxes
from render.property.positions import positions
from render.property.roofs import AROUND, BLUE, COLORS, ROSE, SHEET, Plot, plot
from render.property.table import HEIGHT
from render.property.table import PLAN as TABLE
from render.property.table import table as paint_table
from tests.kit.narrow import narrow
from tests.kit.played import collect_states

NAMED = ("column", "row")
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
ALONE = (False,) * len(AROUND)


def words_on(name: str) -> list[str]:
    """Return the words on the gallery's picture called *name*."""
    position = positions()[name]
    paint = paint_table if position.view.seat is None else paint_hand
    return [words for words, _ in paint(position.view, gallery.look(position)).texts]


def describe_position(name: str) -> list[str]:
    """Return the description of the gallery's table called *name*, line by line."""
    position = positions()[name]
    return describe(position.view, gallery.look(position)).splitlines()


@pytest.mark.parametrize("name", positions())
def test_every_sample_is_a_possible_position(name: str) -> None:
    """No card is in two places or missing, a bought cell is the buyer's, and its seller has the price."""
    view: View = positions()[name].view
    played = 2 if view.last else 0
    cards_there = view.draw + view.discard + sum(view.hand_sizes)
    assert cards_there == 40 and view.discard >= played if view.round > 1 or played else view.discard == 0
    held = [card for cards_of in view.purchase for card in cards_of]
    assert len(held) == len(set(held))
    last = view.last
    if last and last.what in ("buy", "claim", "rent"):
        owner = last.owner if last.what == "rent" else last.seat
        assert owner is not None
        assert view.owners[last.cell] in ([owner, NOBODY] if view.out[owner] else [owner])
    if last and last.what == "buy":
        assert last.owner is not None
        assert sum(WORTH[card] for card in view.purchase[last.owner]) >= last.amount


def test_table_shows_whose_move_it_is_and_everybodys_money() -> None:
    words = words_on("middle-6")
    assert "David: play a red and a black card" in words
    assert {"$12", "$121", "$45", "$77", "$88", "$65", *NAMES} <= set(words)
    assert {"7", "Round", "12", "$20", "5 × 4"} <= set(words)


def test_every_block_carries_its_owners_letter_once_and_its_size() -> None:
    view: View = positions()["middle-3"].view
    words, found = words_on("middle-3"), blocks(view)
    for seat in range(3):
        own = [block for block in found if block.seat == seat]
        # other badges: the headline, the ledger, and the last play's player and rent receiver
        badges = (
            1 + (seat in view.awaited) + (view.last is not None and seat in (view.last.seat, view.last.owner))
        )
        assert words.count(SEATS[seat].letter) == len(own) + badges
    assert [len(block.cells) for block in found if len(block.cells) > 1]
    for block in found:
        assert len(block.cells) == 1 or str(len(block.cells)) in words


def test_signs_of_blocks_do_not_cover_each_other(look: Look) -> None:
    seen = 0
    for state in collect_states("property"):
        view = load("property").view(state, None)
        canvas = paint_table(view, Look(look.say, NAMES[: view.seats]))
        left, top = TABLE.corner(56)
        boxes = [
            box for _, box in canvas.texts if left < box[0] and box[2] < left + TABLE.whole and box[1] > top
        ]
        boxes = [box for box in boxes if box[3] < top + TABLE.whole]
        seen += len(boxes)
        for place, one in enumerate(boxes):
            for other in boxes[:place]:
                assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    assert seen > 100


def test_plots_of_a_block_close_over_their_streets() -> None:
    side, within = 82, tuple(across == (1, 0) for across in AROUND)
    joined = plot(Plot(0, False, within), side)
    alone = plot(Plot(0, False, ALONE), side)
    sheet = COLORS.nearest(SHEET)
    assert alone.getpixel((side - 1, side // 2)) == sheet
    assert joined.getpixel((side - 1, side // 2)) != sheet
    assert joined.getpixel((0, side // 2)) == sheet


@pytest.mark.parametrize("side", [TABLE.pitch, PLAN.pitch])
def test_a_block_is_one_piece_with_a_rim_around_it(side: int) -> None:
    """No line or shade divides the plots of a block; its rim is lit above and dark below."""
    west, east = (tuple(across == way for across in AROUND) for way in ((1, 0), (-1, 0)))
    block = Image.new("RGB", (2 * side, side))
    for place, near in enumerate((west, east)):
        block.paste(plot(Plot(0, False, near), side).convert("RGB"), (place * side, 0))
    inside = block.crop((16, 16, 2 * side - 16, side - 16))
    assert len(inside.getcolors() or ()) == 1
    edge = roofs.street(side) + 5
    above, below = (narrow(tuple, block.convert("RGB").getpixel((side, y))) for y in (edge, side - edge - 1))
    plain = narrow(tuple, block.getpixel((side, side // 2)))
    assert sum(above) > sum(plain) > sum(below)


def test_patterns_of_roofs_are_seen_on_a_phone() -> None:
    """Two blues look alike to many people: the rings of one have to be seen."""
    side = TABLE.pitch
    for number in range(len(SEATS)):
        roof = plot(Plot(number, False, (True,) * len(AROUND)), side).convert("L")
        phone = roof.resize((side * 400 // WIDTH,) * 2, Image.Resampling.BOX)
        tones = sorted(narrow(int, tone) for tone in phone.get_flattened_data())
        assert (tones[-1] - tones[0] >= 20) == (SEATS[number].pattern != theme.PLAIN), number


def test_a_mortgaged_plot_has_no_roof_and_pale_ground() -> None:
    side = 82
    for number in range(len(SEATS)):
        roof, lot = (plot(Plot(number, out, ALONE), side).convert("L") for out in (False, True))
        one, other = (
            picture.crop((10, 8, 70, 24)).resize((1, 1)).getpixel((0, 0)) for picture in (roof, lot)
        )
        assert other > one  # type: ignore[operator]


def test_the_end_names_the_winners_and_every_place() -> None:
    assert "Ben & Emma share the win with $150" in words_on("end-6")
    assert "Ben wins with $213" in words_on("end-3")
    assert "bankrupt" in words_on("end-3")


def test_players_who_are_out_have_no_money_to_show() -> None:
    words = words_on("bankrupt-4")
    assert {"bankrupt", "resigned", "$148", "$260"} <= set(words)
    assert "$0" not in words


def test_the_highest_rent_is_what_the_dearest_play_costs() -> None:
    """The maximum is over all cells and all cards that a seat may hold."""
    seen = 0
    for state in collect_states("property"):
        view = load("property").view(state, state.turn)
        town, seat = Town(structs.replace(view, money=(9999,) * view.seats)), state.turn
        rents = [
            town.landing(red, black, cell).rent
            for cell, red, black in product(
                range(64), *((cards.card(2, suit),) for suit in (cards.HEARTS, cards.SPADES))
            )
            if view.owners[cell] not in (seat, NOBODY)
        ]
        assert ledger.dearest(view, seat) == max(rents, default=0)
        seen += bool(rents)
    assert seen > 10


def test_whoever_could_not_pay_the_highest_rent_has_a_red_sum() -> None:
    for name in ("middle-6", "middle-3"):
        position = positions()[name]
        look = gallery.look(position)
        canvas = paint_table(position.view, look)
        pixels = canvas.image.convert("RGB")
        for seat in range(position.view.seats):
            row = ledger.row_of(position.view, look, seat)
            box = next(box for words, box in canvas.texts if words == row.words and box[0] > TABLE.right)
            colors = {color for _, color in pixels.crop(box).getcolors() or ()}
            assert (theme.RED in colors) == (row.money < row.danger) == (name == "middle-6" and seat == 0)


def test_more_money_never_has_a_shorter_bar() -> None:
    for span, length in ((120, 258), (402, 258), (60, 400)):
        assert all(
            ledger.reach(less, span, length) <= ledger.reach(more, span, length)
            for less, more in pairwise(range(span + 1))
        )
        assert (ledger.reach(0, span, length), ledger.reach(span, span, length)) == (0, length)


@pytest.mark.parametrize("name", ["cells-3", "cells-6"])
def test_bars_also_count_plots_where_these_count(name: str) -> None:
    position = positions()[name]
    rows = [ledger.row_of(position.view, gallery.look(position), seat) for seat in range(position.view.seats)]
    assert [row.property for row in rows] == [
        5 * position.view.owners.count(seat) for seat in range(len(rows))
    ]
    assert max(row.money + row.property for row in rows) == rows[0].span
    assert any("+$" in words for words in words_on(name))


@pytest.mark.parametrize(("name", "plays"), [("hand-5", 4), ("hand-wild", 3)])
def test_a_play_has_the_same_number_under_its_card_and_on_the_plan(name: str, plays: int) -> None:
    texts = [words for words, box in paint(name).texts if box[1] > PLAN.bottom and words.isdigit()]
    assert [str(number) for number in range(1, plays + 1) if str(number) in texts] == list(
        map(str, range(1, plays + 1))
    )
    told = [
        number for each in marks.find_marks(pairs(positions()[name].view)).numbers.values() for number in each
    ]
    assert sorted(told) == list(range(1, plays + 1))


def paint(name: str) -> Any:
    """Paint the gallery's hand called *name*."""
    position = positions()[name]
    return paint_hand(position.view, gallery.look(position))


@pytest.mark.parametrize(("name", "plays"), [("hand-5", 4), ("hand-9", 8), ("hand-14", 13), ("hand-21", 20)])
def test_cards_of_a_hand_have_the_numbers_of_their_plays(name: str, plays: int) -> None:
    low = [words.rstrip("↔↕") for words, box in paint(name).texts if box[1] > PLAN.bottom]
    assert all(str(number) in low for number in range(1, plays + 1))


@pytest.mark.parametrize(("name", "numbers"), [("hand-9", "12"), ("hand-14", "234"), ("hand-21", "3456")])
def test_a_play_whose_cell_can_be_chosen_has_arrows_in_a_large_hand_too(name: str, numbers: str) -> None:
    low = [words for words, box in paint(name).texts if box[1] > PLAN.bottom]
    assert [words[0] for words in low if words[-1] in "↔↕"] == list(numbers)


@pytest.mark.parametrize("name", positions())
@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_says_what_its_purchase_cards_are_worth(name: str, locale: str) -> None:
    position = positions()[name]
    look = gallery.look(position, locale)
    paint = paint_table if position.view.seat is None else paint_hand
    words = [words for words, _ in paint(position.view, look).texts]
    for seat in range(position.view.seats):
        units = sum(WORTH[card] for card in position.view.purchase[seat])
        told = look.say("property-picture-units", units=units)
        assert position.view.out[seat] or told in words


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_lacks_the_value_of_their_plots_where_these_count(locale: str) -> None:
    position = positions()["cells-6"]
    look = gallery.look(position, locale)
    words = [words for words, _ in paint_table(position.view, look).texts]
    rows = ledger.rows_of(position.view, look)
    assert all(words.count(row.property_words) >= 1 for row in rows)
    assert sum(words.startswith("+") for words in words) == len(rows)


def test_the_last_play_says_which_row_and_column_its_cards_call() -> None:
    """A 9 or 10 stands for another number, which is said."""
    for name, cards_of, streets in (
        ("middle-6", "7♠ 4♥", {"Row 7", "Column 4"}),
        ("bought-6", "9♣ 10♥", {"Row 2", "Column 4"}),
    ):
        last = positions()[name].view.last
        assert f"{cards.face(last.black)} {cards.face(last.red)}" == cards_of
        assert streets <= set(words_on(name))


def test_before_the_first_play_a_table_says_what_black_and_red_cards_call() -> None:
    assert {"Row 1–8", "Column 1–8"} <= set(words_on("start-2"))


@pytest.mark.parametrize(
    ("name", "street"), [("hand-5", "Row 4"), ("hand-21", "Column 4"), ("hand-wild", "Column 1–8")]
)
def test_a_hand_says_what_the_card_calls_that_all_plays_need(name: str, street: str) -> None:
    assert street in words_on(name)
    assert street not in words_on("hand-end")


def test_a_bankrupt_who_could_not_pay_it_all_is_told_with_what_was_due() -> None:
    assert {"$17 of $28", "bankrupt"} <= set(words_on("end-3"))
    assert "$17 of $28" in words_on("ruin-3")
    view: View = positions()["ruin-3"].view
    left = structs.replace(view, owners=(NOBODY,) * 64)  # the owner has resigned since
    assert "$17" in [words for words, _ in paint_table(left, gallery.look(positions()["ruin-3"])).texts]


def test_a_hand_at_the_end_says_if_it_was_the_last_round() -> None:
    assert "After round 40: Ben wins with $213" in [words for words, _ in paint("hand-end").texts]


def test_what_a_card_would_bring_stands_under_it() -> None:
    low = [words for words, box in paint("hand-5").texts if box[1] > PLAN.bottom]
    assert {"7", "−$7", "7 units"} <= set(low)
    assert low.count("−$28") == 0
    assert [words for words, box in paint("hand-ruin").texts if box[1] > PLAN.bottom].count("−$28") == 2


def test_what_becomes_of_ones_own_cell_is_written_under_its_sign() -> None:
    low = [words for words, box in paint("hand-5").texts if box[1] > PLAN.bottom]
    assert {"mortgaged", "lost"} <= set(low)


@pytest.mark.parametrize("name", ["hand-5", "hand-9", "hand-14", "hand-21", "hand-ruin", "hand-poor"])
def test_cards_of_a_hand_are_numbered_in_reading_order(name: str) -> None:
    view, spots = positions()[name].view, paint(name).spots
    anchor = find_anchor(view.hand)
    numbered = [pair.black if pair.red == anchor else pair.red for pair in pairs(view)]
    assert sorted(numbered, key=lambda card: (spots["card", card][1], spots["card", card][0])) == numbered


def count_pieces(sprite: Sprite) -> list[int]:
    """Count the pieces of each line of the outline of *sprite*, from top to bottom."""
    mask = narrow(Image.Image, sprite.mask)
    lines = [[bool(mask.getpixel((x, y))) for x in range(mask.width)] for y in range(mask.height)]
    return [sum(now and not before for before, now in pairwise([False, *line])) for line in lines]


@pytest.mark.parametrize("width", [22, 60, 110])
def test_a_mortgage_is_a_fence_by_its_outline_alone(width: int) -> None:
    """Three pales stand apart above and between the rails; a house is one piece from top to bottom."""
    pieces = [count for count in count_pieces(roofs.fence(width)) if count]
    assert pieces[0] == 3 and pieces.count(3) >= len(pieces) // 3 and pieces.count(1) >= 2
    assert set(count_pieces(signs.house(0, width))) <= {0, 1}


@pytest.mark.parametrize("name", [name for name in positions() if not name.startswith("hand")])
def test_signs_of_blocks_leave_the_ways_to_the_last_plot_clear(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = positions()[name]
    view, ways, find = position.view, way_boxes(TABLE, position.view.last), labels._find_place

    def find_clear(block: Any, *args: Any) -> Any:
        place = find(block, *args)
        boxes = [(x, y, x + TABLE.pitch, y + TABLE.pitch) for x, y in map(TABLE.corner, block.cells)]
        if any(not any(labels._overlap(box, way) for way in ways) for box in boxes):
            assert not any(labels._overlap(place.box, way) for way in ways), block
        return place

    monkeypatch.setattr(labels, "_find_place", find_clear)
    paint_table(view, gallery.look(position))


def test_a_lone_plot_under_a_way_keeps_its_sign_on_itself(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    find, seen = labels._find_place, 0

    def find_on_plot(block: Any, view: View, *args: Any) -> Any:
        nonlocal seen
        place = find(block, view, *args)
        if len(block.cells) == 1 and not view.mortgaged[block.cells[0]] and view.last:
            touched = any(labels._overlap(place.box, way) for way in way_boxes(TABLE, view.last))
            x, y = TABLE.middle(block.cells[0])
            assert not touched or abs(place.x - x) + abs(place.y - y) < 20
            seen += touched
        return place

    monkeypatch.setattr(labels, "_find_place", find_on_plot)
    for state in collect_states("property"):
        view = load("property").view(state, None)
        paint_table(view, Look(look.say, NAMES[: view.seats]))
    assert seen > 3


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("place", ["table", "hand"])
def test_the_crown_of_whoever_leads_touches_neither_words_nor_the_frame(
    seats: int, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowns: list[Box] = []

    def wear(canvas: Canvas, seat: Any, x: int, y: int, *args: Any, **options: Any) -> None:
        before = canvas.image.copy()
        mark(canvas, seat, x, y, *args, **options)
        changed = ImageChops.difference(before.convert("RGB"), canvas.image.convert("RGB")).getbbox()
        assert changed
        crowns.append(changed)

    monkeypatch.setattr(ledger, "mark", wear)
    hand = import_module("render.property.hand")
    table = import_module("render.property.table")
    width = hand._WIDE if place == "hand" else table._WIDE
    heights = [hand._ROWS[seats]] if place == "hand" else [table._row_height(seats)]
    row = ledger.row_of(positions()["middle-4"].view, gallery.look(positions()["middle-4"]), 1)
    assert row.leads and row.lit
    for height in heights:
        crowns.clear()
        texts = ledger._paint_row.__wrapped__(row, width, height).texts
        ((left, top, right, low),) = crowns
        assert left > 6 and top > 6
        for words, box in texts:
            apart = box[0] > right + 2 or box[1] > low + 2
            assert words == row.seat.letter or apart, words


def test_a_hand_tells_its_reader_what_the_next_turn_can_cost() -> None:
    assert describe_position("hand-waiting")[-1] == "Your next turn can cost $28."
    assert not any("can cost" in words for words in words_on("hand-5"))  # plays say it
    assert not any("can cost" in words for words in describe_position("hand-5"))
    assert not any("can cost" in words for words in words_on("middle-3"))
    position = positions()["hand-waiting"]  # the reader owns the largest block
    own, guest = (replace(gallery.look(position), guest=guest) for guest in (False, True))
    assert "Your next turn can cost $28" in [words for words, _ in paint_hand(position.view, own).texts]
    assert not any("can cost" in words for words, _ in paint_hand(position.view, guest).texts)


def test_a_hand_says_in_words_who_did_what_with_the_newest_play_last() -> None:
    lines = ["Anna paid you $12", "Ben bought from you", "Clara paid Ben $20"]
    boxes = {words: box for words, box in paint("hand-6").texts if words in lines}
    assert sorted(boxes, key=lambda words: boxes[words][1]) == lines


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand")])
def test_a_hand_marks_the_line_of_its_player(name: str) -> None:
    position = positions()[name]
    look = gallery.look(position)
    own = look.say("property-picture-you")
    words = [words for words, _ in paint_hand(position.view, look).texts]
    assert words.count(own) == 1
    assert own not in [words for words, _ in paint_hand(position.view, replace(look, guest=True)).texts]


def test_a_table_says_what_ends_a_short_match_and_who_is_nearest() -> None:
    assert {"Ends at $77", "Ben: $6 to go"} <= set(words_on("short-4"))
    position = positions()["short-4"]
    tied = structs.replace(position.view, money=(71, 71, 48, 14))
    words = [words for words, _ in paint_table(tied, gallery.look(position)).texts]
    assert "A & B: $6 to go" in words


@pytest.mark.parametrize("locale", LOCALES)
def test_what_ends_a_short_match_fits_into_a_line(locale: str) -> None:
    for seats in range(2, 7):
        words = gallery.words(locale)("property-picture-goal-ends", amount=short_match(seats)[1])
        assert measure(words, theme.SMALL, bold=True) <= play._GOAL


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
        for cell, numbers in marks.find_marks(pairs(view)).numbers.items()
        for number in numbers
    }
    assert all(said[ring].items() <= told[ring].items() for ring in told)
    assert said.keys() == told.keys() == set("①②③④⑤⑥⑦⑧")


def test_the_street_of_the_card_that_all_plays_need_is_lit() -> None:
    can = marks.find_marks(pairs(positions()["hand-9"].view))
    assert (can.columns, can.rows) == ({}, {4: cards.SPADES})
    waiting = marks.find_marks(pairs(positions()["hand-waiting"].view))
    assert waiting.columns == {0: cards.HEARTS, 4: cards.DIAMONDS}


@pytest.mark.parametrize("name", ["hand-9", "hand-14", "hand-21"])
def test_the_sign_of_a_block_stays_on_it_beside_the_numbers_of_plays(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares: list[float] = []
    find = labels._find_place

    def find_and_measure(block: Any, view: View, seat: Any, plan: Any, used: Any) -> Any:
        place = find(block, view, seat, plan, used)
        left, top, right, low = place.box
        shares.append(labels._off(place.box, block, plan) / ((right - left) * (low - top)))
        return place

    monkeypatch.setattr(labels, "_find_place", find_and_measure)
    paint(name)
    assert len(shares) > 8
    assert max(shares) < 1 / 3


@pytest.mark.parametrize("name", ["hand-4", "hand-6", "hand-since", "hand-waiting", "hand-short"])
def test_on_a_hand_just_the_cells_that_its_lines_tell_are_lifted_and_the_last_in_gold(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, lifted, told = positions()[name].view, list[int](), list[int]()
    hand = import_module("render.property.hand")
    draw, write = hand.lift, since._paint_play

    def lift(*args: Any) -> None:
        lifted.append(args[-1].cell)
        draw(*args)

    def tell(*args: Any) -> None:
        told.append(args[3].cell)
        write(*args)

    monkeypatch.setattr(hand, "lift", lift)
    monkeypatch.setattr(since, "_paint_play", tell)
    image = paint(name).image.convert("RGB")
    assert sorted(lifted) == sorted(told) and told[-1] == view.last.cell
    for cell in told:
        left, top, _, low = find_lifted(PLAN, cell)
        frame = image.crop((left, top + 20, left + 8, low - 20))
        colors = {color for _, color in frame.getcolors() or ()}
        assert (theme.GOLD in colors) == (cell == view.last.cell)


def test_every_sample_is_after_the_last_play_of_somebody_else() -> None:
    """Whoever played last waits, unless they may buy, or everybody else is out."""
    for name, position in positions().items():
        view = position.view
        if view.last and view.outcome is None and view.phase == "play":
            seats = [(view.last.seat + step) % view.seats for step in range(1, view.seats)]
            assert view.turn == next(seat for seat in seats if not view.out[seat]), name
            owner = {"claim": view.last.seat, "mortgage": view.last.seat, "lose": NOBODY}
            assert view.owners[view.last.cell] == owner.get(view.last.what, view.owners[view.last.cell]), name


def test_what_touched_a_seat_is_told_first() -> None:
    told = describe_position("hand-6")[3]
    assert told.startswith(
        "Since your last move: B 7♦ 3♣ 7/3 bought: 5 units, to D; A 7♥ 6♣ 7/6 rent $12, to D; "
    )


def test_purchase_cards_are_sorted_by_worth_when_they_are_asked_for() -> None:
    low = [words for words, box in paint("hand-buy-8").texts if box[1] > PLAN.bottom]
    assert low == ["C", "You’d pay exactly", "9", "2", "2", "1", "1", "1", "1", "1", "1"]


def test_a_hand_that_may_buy_says_what_it_would_pay() -> None:
    words = words_on("hand-buy-3")
    assert "You’d pay 10: 1 too many, and no change" in " ".join(words)
    assert "Your hand" in words


def test_a_table_says_how_many_units_purchase_cards_are_worth_while_somebody_may_buy() -> None:
    for name, told in (("buy-3", True), ("middle-3", False)):
        assert ("K=4  Q=2  J=" in words_on(name)) == told


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand")])
def test_a_hand_is_no_taller_on_a_phone_than_a_panel_allows(name: str) -> None:
    image = paint(name).image
    assert image.height * 390 / image.width <= 390


def test_hand_of_somebody_who_waits_asks_for_nothing() -> None:
    words = words_on("hand-waiting")
    assert "Waiting for Anna" in words
    assert not any("?" in word for word in words)


def test_description_tells_money_owners_turn_and_the_last_play() -> None:
    lines = describe_position("middle-6")
    assert lines[0] == "David: play a red and a black card"
    assert lines[1] == "Last: Clara with 4♥ 7♠ on 4/7: rent $20, to Ben."
    assert lines[2] == "In the lead: Ben."
    assert lines[3].startswith("A Anna: $12, hand 2, buys with K♠, cells ")
    assert "7/6*" in lines[6]
    assert lines[-1] == "Round 12, 7 in stock."


def test_description_names_every_owned_cell_once() -> None:
    view: View = positions()["middle-3"].view
    cells = [
        cell.rstrip("*")
        for line in describe_position("middle-3")[3:6]
        for cell in line.partition("cells ")[2].rstrip(".").replace(",", "").split()
    ]
    owned = [f"{cell % 8 + 1}/{cell // 8 + 1}" for cell in range(64) if view.owners[cell] >= 0]
    assert sorted(cells) == sorted(owned)


def test_description_tells_who_is_out_and_who_won() -> None:
    assert "C Clara: bankrupt." in describe_position("bankrupt-4")
    assert describe_position("end-3")[0] == "Ben wins with $213"


def test_description_for_a_seat_tells_its_cards_by_their_numbers() -> None:
    lines = describe_position("hand-buy-3")
    assert lines[1] == "Your hand: 2♦, 10♥."
    assert lines[2] == "Your purchase cards: K♠, K♦, Q♥."
    effects = "① 10♥ (group of 7), ② 5♦ (mortgage), ③ 2♦ ($7 to C, on sale for 7 units), ④ 7♥ (lost)"
    assert describe_position("hand-5")[1] == f"Your hand: 4♣, {effects}."
    assert not any(line.startswith("Your ") for line in describe_position("buy-3"))


@pytest.mark.parametrize("language", LOCALES)
def test_description_fits_an_alternative_text(picture: Any, language: str) -> None:
    key, position = picture
    assert len(painter(key).describe(position.view, gallery.look(position, language))) <= 1024


@pytest.mark.clause("PR-01")
def test_first_column_and_top_row_are_the_upper_left_cell() -> None:
    left = {cell: TABLE.corner(cell)[0] for cell in range(64)}
    top = {cell: TABLE.corner(cell)[1] for cell in range(64)}
    upper_left = 8 * 7
    assert left[upper_left] == min(left.values())
    assert top[upper_left] == min(top.values())


def test_every_table_has_the_same_size(look: Look) -> None:
    game = load("property")
    for state in collect_states("property"):
        view = game.view(state, None)
        picture = painter("property").table(view, Look(look.say, NAMES[: view.seats])).image
        assert picture.size == (WIDTH, HEIGHT)


def test_gold_in_a_hand_is_kept_for_a_turn_that_is_now() -> None:
    for name, golden in (("hand-5", True), ("hand-waiting", False)):
        canvas = paint(name)
        low = canvas.image.convert("RGB").crop((0, PLAN.bottom + 14, WIDTH, canvas.image.height - 30))
        assert (theme.GOLD in {color for _, color in low.getcolors(1 << 20) or ()}) == golden


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Anna", ("Anna", "Anna", "Seat A")),
        ("Anna Maria Lind", ("Anna Maria Lind", "Anna", "Seat A")),
        ("민수", ("Seat A", "Seat A", "Seat A")),
        ("محمد علي", ("\u2068محمد علي\u2069", "\u2068محمد\u2069", "Seat A")),
    ],
)
def test_names_get_shorter_without_being_cropped(name: str, found: tuple[str, ...], look: Look) -> None:
    assert names_of(Look(look.say, (name,), letters=("A",)), 0) == found


@pytest.mark.parametrize(
    ("ink", "ground"),
    [(theme.RED, SHEET), (theme.RED, ROSE), (theme.INK, SHEET), (theme.PAPER, BLUE), (theme.INK, theme.GOLD)],
)
def test_words_are_readable_on_the_sheets(ink: theme.Color, ground: theme.Color) -> None:
    assert theme.contrast(ink, COLORS.color(COLORS.nearest(ground))) >= 4.5


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_hand_of_a_short_match_shows_the_goal_and_how_near_it_is(locale: str) -> None:
    position = positions()["hand-short"]
    look = gallery.look(position, locale)
    goal = look.say("property-picture-goal", amount=77)
    missing = look.say("property-picture-to-go", amount=6)
    assert {goal, missing} <= {words for words, _ in paint_hand(position.view, look).texts}
    assert f"({goal}, {missing})" in describe(position.view, look)
    rows = ledger.rows_of(position.view, look, 1)
    assert {row.span for row in rows} == {77}  # a full bar is the goal
    over = structs.replace(position.view, goal=0)
    assert not any(goal == words for words, _ in paint_hand(over, look).texts)
    assert goal not in describe(over, look)


@pytest.mark.parametrize("words", ["6", "1–6", "–6", "1·2", "…"])
def test_the_numbers_of_plays_have_a_pale_ring_unlike_sizes_and_streets(words: str) -> None:
    assert COLORS.nearest(theme.PAPER_LIT) in signs.circle(words).image.get_flattened_data()


def test_a_play_with_a_wild_card_says_on_the_plan_that_its_cell_can_be_chosen() -> None:
    shown = words_on("hand-wild")
    assert {"2↔", "3↔↕"} <= set(shown)
    assert "1–6↕" in words_on("hand-21")


@pytest.mark.parametrize("name", ["hand-14", "hand-21"])
def test_signs_of_blocks_stay_clear_of_the_circles_of_plays(name: str) -> None:
    position = positions()[name]
    found = pairs(position.view)
    can = marks.find_marks(found)
    circles = marks.circle_boxes(PLAN, can, [])
    texts = paint_hand(position.view, gallery.look(position)).texts
    letters = [box for words, box in texts if words == "C" and PLAN.left < box[0] < PLAN.right - 60]
    assert len(circles) > 4 and len(letters) > 1
    for left, top, right, low in letters:
        for x, y, end, foot in circles:
            assert right + 2 < x or end + 2 < left or low + 2 < y or foot + 2 < top


def test_a_hand_with_four_colors_speaks_of_no_red_and_black_cards() -> None:
    position = positions()["hand-four-colors"]
    said = [words for words, _ in gallery.canvas("property", position).texts]
    assert "Your turn: a card for 5" in said
    assert not any("red" in words.split() or "black" in words.split() for words in said)

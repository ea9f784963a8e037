"""What the pictures and descriptions of Monopoly: The Card Game show, and what they keep secret."""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from random import Random

import msgspec
import pytest

from bot.language import LOCALES
from games import load
from games.core import Outcome
from games.fair import Fair
from games.monopoly import GAME
from games.monopoly.cards import CARDS
from games.monopoly.going_out.proposal import proposal
from games.monopoly.going_out.ways import can_go_out
from games.monopoly.labels import numbered_card
from games.monopoly.view import Last, View
from render import Position, gallery
from render.kit.cards import card_height
from render.kit.ground import MONOPOLY
from render.kit.lettering import measure
from render.kit.theme import Color, contrast
from render.monopoly.cards import Action, Deed, face
from render.monopoly.describe import describe
from render.monopoly.faces import card, standing
from render.monopoly.faces import name as called
from render.monopoly.hand import build_trays, progress
from render.monopoly.hand import hand as paint_hand
from render.monopoly.places import WOOD
from render.monopoly.positions import positions
from render.monopoly.sheet import blocks, lines
from render.monopoly.table import sheet as paint_sheet
from render.monopoly.table import table as paint_table
from render.samples import NAMES


def words_on(name: str, locale: str = "en") -> list[str]:
    return [words for words, _ in gallery.canvas("monopoly", positions()[name], locale).texts]


@pytest.mark.parametrize("name", positions())
def test_every_sample_is_a_possible_position(name: str) -> None:
    """No card is in two places, and traded cards are where they went."""
    view: View = positions()[name].view
    game = load("monopoly")
    world = next(game.worlds(view, Random(1)))
    assert sorted(game.cards(world)) == list(range(CARDS))
    assert game.view(world, view.seat) == view
    last = view.last
    if last and last.what in ("trade", "exchange", "grow"):
        piled = {card for pile in view.piles for card in pile}
        assert not piled & {*last.got}
        assert piled >= {*last.cards} if last.pile in view.ownerless else not piled & {*last.cards}
    if last and last.what == "trade" and last.pile not in view.ownerless:
        assert view.hand_sizes[last.pile] == view.size + len(last.got)
    if last and last.what in ("trade", "grow") and view.phase == "turn":
        assert view.turn != last.seat and view.hand_sizes[last.seat] == view.size
    if last and last.what == "exchange":
        assert (view.phase, view.turn, view.partner) == ("discard", last.seat, last.pile)
        assert not view.piles[last.seat] and not view.piles[last.pile]
    if last and last.what == "discard":
        assert view.piles[last.seat][-len(last.cards) :] == last.cards
    if last and last.what == "out":
        assert can_go_out(sorted(last.cards), view.size)
    if view.last_hand:
        laid = [card for result in view.last_hand.results for card in result.cards]
        assert len({*laid}) == len(laid)
        assert all(len(result.cards) >= view.size for result in view.last_hand.results)
    assert (max(view.scores) >= view.target) == (view.outcome is not None)


def test_table_shows_whose_move_it_is_and_everybodys_money() -> None:
    words = words_on("middle-4")
    assert "Clara’s turn: draw or trade" in words
    assert {"£4,200", "£6,100", "£1,350", "£2,800", "4", "gave", "Ben traded with David", *NAMES[:4]} <= set(
        words
    )


@pytest.mark.clause("MC-25")
def test_trade_piles_are_open_and_their_top_card_is_named() -> None:
    words = words_on("middle-4")
    assert {"Bond", "Street", "Electric", "Company"} <= set(words)
    assert "Pile 4 · nobody’s" in words_on("middle-3")


@pytest.mark.clause("MC-62")
def test_deluxe_shows_dollars() -> None:
    words = words_on("deluxe-4")
    assert "$9,200" in words
    assert not any(word.startswith("£") for word in words)


def test_editions_are_told_apart_at_the_size_of_a_thumb() -> None:
    tones: list[int] = []
    for name in ("middle-4", "deluxe-4"):
        picture = gallery.picture("monopoly", positions()[name]).convert("L")
        small = picture.resize((gallery.THUMB, picture.height * gallery.THUMB // picture.width))
        middle = small.height // 2
        counter = sorted(small.crop((4, middle - 6, gallery.THUMB - 4, middle + 6)).tobytes())
        tones.append(counter[len(counter) // 4])
    assert tones[1] - tones[0] > 30


@pytest.mark.parametrize("tone", [MONOPOLY.text, MONOPOLY.muted])
def test_words_on_either_counter_are_readable(tone: Color) -> None:
    assert min(contrast(tone, fill) for fill in (MONOPOLY.deep, WOOD)) >= 4.5


@pytest.mark.clause("MC-02")
def test_every_card_has_a_face_in_both_editions() -> None:
    look = gallery.look(positions()["start-2"])
    for edition in (0, 1):
        names = [card(number, edition, look).name for number in range(CARDS)]
        assert all(names)
        assert len(set(names[:28])) == 28
    assert card(21, 0, look) != card(21, 1, look)


def test_score_sheet_tells_groups_sums_and_scores() -> None:
    words = words_on("sheet-4")
    assert {"+£5,800", "£3,600", "£1,000", "went out", "a Chance: worth nothing", "= £6,100"} <= set(words)


@pytest.mark.parametrize("name", ["sheet-2", "sheet-4", "sheet-6", "end-4"])
def test_no_value_on_a_score_sheet_touches_the_frame_of_its_line(name: str) -> None:
    position = positions()[name]
    view: View = position.view
    assert view.last_hand
    for line in lines(view, view.last_hand, gallery.look(position), 1010):
        assert max(low for _, (_, _, _, low) in line.texts) <= line.image.height - 8


@pytest.mark.parametrize("name", ["sheet-2", "sheet-4", "sheet-6", "end-4"])
def test_no_value_on_a_score_sheet_is_covered(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[tuple[int, int, int]] = []
    monkeypatch.setattr(
        sys.modules[blocks.__module__], "lay", lambda _, card, wide, x, y, **how: laid.append((y, x, wide))
    )
    words_on(name)
    assert len(laid) > 10
    for (y, x, wide), (below, right, _) in pairwise(laid):
        assert below != y or right < x or right - x >= wide * 4 // 5


def test_at_the_end_the_totals_are_larger_than_what_the_hand_brought() -> None:
    canvas = gallery.canvas("monopoly", positions()["end-4"])
    high = {words: low - top for words, (_, top, _, low) in canvas.texts}
    assert high["£11,600"] > high["+£5,800"]
    assert high["£4,200"] > high["+£1,200"]
    order = [words for words, _ in canvas.texts if words in NAMES]
    assert order == ["Ben", "Anna", "David", "Clara"]  # by what they own at the end
    assert {"1", "2", "3", "4"} <= set(high)


@pytest.mark.parametrize("over", [False, True])
def test_six_hands_that_all_count_fit_on_a_phone(over: bool) -> None:
    position = positions()["sheet-6"]
    view: View = position.view
    assert view.last_hand
    best = max(view.last_hand.results, key=lambda result: result.total)
    results = tuple(msgspec.structs.replace(best, seat=seat) for seat in range(6))
    hand = msgspec.structs.replace(view.last_hand, results=results)
    outcome = Outcome(((4,), (0,), (1,), (2,), (3,), (5,)), view.scores) if over else None
    canvas = paint_sheet(
        msgspec.structs.replace(view, last_hand=hand, outcome=outcome), gallery.look(position)
    )
    assert canvas.image.height <= 1400
    assert not list(gallery.find_misfits(canvas))


def test_two_hands_fill_their_score_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    widths: list[int] = []
    monkeypatch.setattr(
        sys.modules[blocks.__module__], "lay", lambda _, card, wide, x, y, **how: widths.append(wide)
    )
    picture = gallery.picture("monopoly", positions()["sheet-2"])
    assert min(widths) >= 96
    assert sum(wide * card_height(wide) for wide in widths) > picture.width * picture.height // 3


def test_who_passes_a_card_is_told_to_whom() -> None:
    assert "Pass a card to the left: Ben, David" in words_on("passing-5")
    assert "Pass a card to the left" in words_on("names-6"), "the badges tell who"
    view: View = positions()["hand-9"].view
    for out, taker in ((("",) * 6, "David"), (("", "", "", "resigned", "", ""), "Emma")):
        passing = msgspec.structs.replace(view, phase="passing", awaited=(2,), out=out)
        shown = [words for words, _ in paint_hand(passing, gallery.look(positions()["hand-9"])).texts]
        assert f"Your turn: pass a card to {taker}" in shown


def test_the_sheet_says_that_the_hand_is_over_and_the_table_who_arranges() -> None:
    assert "Hand 2 is over · to £10,000" in words_on("sheet-4")
    assert "Ben went out and arranges the cards" in words_on("out-4")


def test_the_pile_of_who_resigned_has_the_number_that_news_call_it_by() -> None:
    assert "resigned · Pile 3" in words_on("resigned-4")


def test_bills_and_gold_bars_are_counted() -> None:
    assert {"1×", "4×"} <= set(words_on("deluxe-4"))
    assert not {"1×", "4×"} & set(words_on("middle-4"))


def test_mr_monopoly_is_named_where_his_card_is_too_small_for_it() -> None:
    assert "Mr. Monopoly" in words_on("hand-out")
    assert "Mr. Monopoly $1,000" in words_on("sheet-2")


def test_names_stand_in_the_line_of_the_last_action_where_there_is_room() -> None:
    assert {"David", "discarded"} <= set(words_on("hand-10"))
    assert "Clara discarded" in words_on("middle-3")
    assert "Anna drew a card" in words_on("deluxe-4")
    assert "went out" in words_on("out-4"), "its cards need the room"
    assert {"Anna", "Clara", "traded"} <= set(words_on("hand-11"))
    position = positions()["hand-15"]
    many = msgspec.structs.replace(
        position.view, last=Last(0, "trade", 1, tuple(range(9)), tuple(range(9, 18)))
    )
    shown = [words for words, _ in paint_hand(many, gallery.look(position)).texts]
    assert "traded" in shown and "Ben" not in shown


def test_the_top_card_of_a_pile_is_the_largest_below_a_hand() -> None:
    position = positions()["hand-10"]
    view: View = position.view
    spots = paint_hand(view, gallery.look(position)).spots
    for pile in view.piles:
        *lower, top = (spots["card", each][2] - spots["card", each][0] for each in pile)
        assert top >= 60 > max(lower, default=0)


@pytest.mark.parametrize("width", [148, 160, 172])
def test_a_name_is_broken_only_where_its_words_are_too_long(width: int) -> None:
    look = gallery.look(positions()["hand-15"])
    for number in range(CARDS):
        lines = [words for words, _ in face(card(number, 0, look), width).texts]
        broken = any(words.endswith("-") for words in lines)
        words = card(number, 0, look).name.replace("\u00ad", "").split()
        assert not broken or max(measure(word, 31) for word in words) > width - 20, lines


@pytest.mark.parametrize("name", ["hand-10", "hand-15"])
def test_no_badge_on_the_bar_of_scores_covers_another_or_the_target(name: str) -> None:
    position = positions()[name]
    seat, seats = position.view.seat, position.view.seats
    scores = tuple(0 if each == seat else 40_000 - each for each in range(seats))
    look = gallery.look(position)
    texts = paint_hand(msgspec.structs.replace(position.view, scores=scores, target=5000), look).texts
    (target,) = (box for words, box in texts if words.endswith("5,000"))
    letters = [look.seats[each].letter for each in range(seats) if each != seat]
    middles = sorted(
        (box[0] + box[2]) // 2 for words, box in texts if words in letters and box[1] > target[1] - 10
    )
    assert len(middles) == len(letters)
    assert middles[-1] + 23 <= target[0]
    assert all(right - left >= 42 for left, right in pairwise(middles))


def test_hand_is_numbered_and_tells_what_is_missing() -> None:
    words = words_on("hand-15")
    assert {str(number) for number in range(1, 16)} <= set(words)
    assert {"2/3", "1/3", "3/3", "2/4"} <= set(words)
    view = positions()["hand-15"].view
    assert progress(view) == [(1, 2, 3), (2, 1, 3), (4, 2, 3), (5, 3, 3), (8, 2, 2)]


@pytest.mark.parametrize("name", ["hand-9", "hand-10", "hand-11"])
def test_hands_up_to_eleven_cards_lie_in_trays_across_the_width(name: str) -> None:
    view: View = positions()[name].view
    canvas = gallery.canvas("monopoly", positions()[name])
    assert any(" of " in words for words, _ in canvas.texts)
    alone = set(view.hand) - {card for pile in view.piles for card in pile}
    spots = [canvas.spots["card", card] for card in alone]
    assert min(right - left for left, _, right, _ in spots) >= 148
    numbers = {str(number) for number in range(1, len(view.hand) + 1)}
    below = [left for words, (left, *_) in canvas.texts if words in numbers]
    assert max(below) - min(below) > 750


@pytest.mark.clause("MC-26", "MC-27")
def test_a_hand_that_can_go_out_lies_as_it_would_be_laid_down() -> None:
    words = words_on("hand-out")
    assert {"Go out for £3,800?", "£3,600", "£200", "1 too many"} <= set(words)
    assert "3/3" not in words
    position = positions()["hand-out"]
    laid = "Laid down: 1, 2, 3, 4, 5, 6, 7, 8 = £3,600; 9 = £200; 10 = Mr. Monopoly; 11 = 1 too many."
    lines = describe(position.view, gallery.look(position)).splitlines()
    assert f"Go out for £3,800? {laid}" in lines
    assert lines[0] == "Your turn: draw or trade"


@pytest.mark.clause("MC-32")
def test_a_chance_shows_what_it_stands_for() -> None:
    position = positions()["hand-chance"]
    look = gallery.look(position)
    plan = proposal(position.view)
    assert plan
    stands = standing(plan.arrangement, look)
    assert stands == {50: Deed(7, "Chance", "?"), 51: Action("house", "Chance", "2?")}
    line = describe(position.view, look).splitlines()[2]
    assert "2 (A missing card of Dark blue)" in line
    assert "4 (The 2nd house on Dark blue)" in line


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand")])
def test_a_hand_leaves_room_on_a_phone(name: str) -> None:
    position = positions()[name]
    width, height = paint_hand(position.view, gallery.look(position)).image.size
    assert height <= (width if len(position.view.hand) <= 12 else 1200)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("count", range(1, 25))
def test_every_card_in_a_hand_has_its_name(count: int, edition: int, locale: str) -> None:
    position = positions()["hand-15"]
    look = gallery.look(position, locale)
    held = Random(count).sample(range(CARDS), count)
    canvas = paint_hand(msgspec.structs.replace(position.view, hand=tuple(held), edition=edition), look)
    assert canvas.image.height <= 1400
    shown = "".join(re.sub(r"[^\w]", "", words) for words, _ in canvas.texts)
    for number in held:
        assert re.sub(r"[^\w]", "", card(number, edition, look).name) in shown


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("width", [148, 160])
def test_no_name_touches_the_frame_of_its_card(width: int, locale: str) -> None:
    look = gallery.look(positions()["hand-15"], locale)
    for number in range(CARDS):
        for edition in (0, 1):
            for words, (left, _, right, _) in face(card(number, edition, look), width).texts:
                assert left > 9 and right <= width - 9, words  # *right* is the first column after the words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("width", [148, 160])
def test_every_card_has_its_whole_name(width: int, locale: str) -> None:
    look = gallery.look(positions()["hand-15"], locale)
    for edition in (0, 1):
        for each in (card(number, edition, look) for number in range(CARDS)):
            shown = "".join(words for words, _ in face(each, width).texts)
            assert re.sub(r"\W", "", each.name) in re.sub(r"\W", "", shown)


@pytest.mark.parametrize("width", [148, 160])
def test_what_a_japanese_street_is_stays_in_one_piece(width: int) -> None:
    look = gallery.look(positions()["hand-15"], "ja")
    for number in range(CARDS):
        for edition in (0, 1):
            name = card(number, edition, look).name
            lines = [words for words, _ in face(card(number, edition, look), width).texts]
            for kind in ("通り", "広場", "鉄道", "会社", "軒目"):
                assert kind not in name or any(kind in line for line in lines), lines


def test_of_the_largest_hands_every_card_shows_its_strip() -> None:
    position = positions()["hand-15"]
    hand = msgspec.structs.replace(position.view, hand=tuple(range(CARDS)))
    canvas = paint_hand(hand, gallery.look(position))
    assert canvas.image.height <= 1400
    assert {str(number) for number in range(1, CARDS + 1)} <= {words for words, _ in canvas.texts}


@pytest.mark.parametrize(
    ("last", "givers"),
    [
        (Last(1, "discard", 1, (5,)), 0),
        (Last(1, "draw"), 0),
        (Last(1, "trade", 3, (5,), (6,)), 2),
        (Last(1, "trade", 2, (5,), (6,)), 1),  # a pile that belongs to nobody
        (Last(1, "out", -1, (5, 6), (7,)), 0),
    ],
)
def test_only_a_trade_tells_who_gave_cards(last: Last, givers: int) -> None:
    position = positions()["resigned-4"]
    canvas = paint_table(msgspec.structs.replace(position.view, last=last), gallery.look(position))
    assert [words for words, _ in canvas.texts].count("gave") == givers


@pytest.mark.parametrize("locale", LOCALES)
def test_a_trade_is_headed_by_who_traded_and_a_drawn_card_says_so(locale: str) -> None:
    say = gallery.words(locale)
    told = {
        "middle-4": [say("monopoly-picture-traded", name="Ben", other="David")],
        "grow-3": [
            say("monopoly-picture-traded-pile", name="Clara", number=4),
            say("monopoly-picture-from-draw"),
        ],
    }
    for name, words in told.items():
        canvas = gallery.canvas("monopoly", positions()[name], locale)
        assert set(words) <= {each for each, _ in canvas.texts}
        assert not list(gallery.find_misfits(canvas))


def test_description_tells_piles_scores_and_missing_cards() -> None:
    position = positions()["middle-4"]
    lines = describe(position.view, gallery.look(position)).splitlines()
    assert lines[0] == "Clara’s turn: draw or trade"
    assert lines[3].startswith(
        "A Anna: £4,200, hand 10, pile Bond Street, 4th house, Marlborough Street; 1st house, Light blue"
    )
    position = positions()["hand-10"]
    lines = describe(position.view, gallery.look(position)).splitlines()
    assert lines[1].startswith("Your hand: 1 Leicester Square, 2 Coventry Street")
    assert lines[2] == "Missing for full groups: Pentonville Road, Pall Mall, Whitehall."


@pytest.mark.parametrize("seats", [2, 5])
def test_a_hand_speaks_of_going_out_only_when_that_is_an_offer(seats: int) -> None:
    random, chance, met = Random(3), Fair(bytes([seats] * 32)), set()
    state, _ = GAME.deal(seats, {}, chance)
    while not GAME.outcome(state):
        seat = min(GAME.waiting_for(state))
        view, offers = GAME.view(state, seat), GAME.offers(state, seat)
        moves = {offer.move for offer in offers}
        if view.phase in ("turn", "close"):
            can = "go_out" in moves
            look = gallery.look(Position(view, NAMES))
            (headline,) = {words for words, _ in paint_hand(view, look).texts if _is_question(words)}
            first = describe(view, look).splitlines()[0]
            assert can or "go out" not in (headline + first).lower(), headline
            assert "draw" in moves or "draw" not in headline
            met.add(can)
        move = GAME.choose(view, offers, random)
        GAME.apply(state, seat, move, chance)
    assert met == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_headline_of_the_table_promises_only_what_everybody_knows(seats: int) -> None:
    random, chance, met = Random(5), Fair(bytes([seats] * 32)), set()
    state, _ = GAME.deal(seats, {}, chance)
    while not GAME.outcome(state):
        seat = min(GAME.waiting_for(state))
        view, offers = GAME.view(state, None), GAME.offers(state, seat)
        moves = {offer.move for offer in offers}
        if view.phase in ("turn", "close"):
            words = describe(view, gallery.look(Position(view, NAMES))).splitlines()[0]
            assert "go out" not in words
            assert ("draw" in words) == ("draw" in moves)
            assert (" trade" in words) == bool(moves & {"trade", "grow", "exchange"})
            assert words.endswith("pass") == ("pass_turn" in moves)
            met.add(words.partition(":")[2])
        GAME.apply(state, seat, GAME.choose(GAME.view(state, seat), offers, random), chance)
    assert met >= ({" swap trade cards", " pass a card to the left"} if seats > 4 else {" draw or trade"})


@pytest.mark.parametrize(
    ("piles", "draw", "words"),
    [
        (((3,), (), (), ()), 5, "Anna’s turn: draw a card"),
        (((3,), (), (), ()), 0, "Anna’s turn: pass"),
        (((), (7,), (), ()), 0, "Anna’s turn: trade or pass"),
    ],
)
def test_where_no_card_lies_open_nobody_is_told_to_trade(
    piles: tuple[tuple[int, ...], ...], draw: int, words: str
) -> None:
    view: View = positions()["start-2"].view
    view = msgspec.structs.replace(view, piles=piles, draw=draw)
    assert describe(view, gallery.look(Position(view, NAMES))).splitlines()[0] == words


_LASTS = [
    (Last(1, "draw"), ["drew a card"], "Last: Ben drew a card."),
    (Last(1, "discard", cards=(5,)), ["discarded"], "Last: Ben discarded: Pall Mall."),
    (Last(1, "trade", 0, (5,), (6,)), ["traded"], "Last: Ben gave Pall Mall, Anna gave Whitehall."),
    (Last(1, "trade", 3, (5,), (6,)), ["traded", "Pile 4"], "on pile 4 and took Whitehall."),
    (Last(1, "grow", 3, (5, 7), (6,)), ["traded", "Pile 4"], "and a card from the draw pile."),
    (Last(1, "pass"), ["passed"], "Last: Ben passed."),
    (Last(1, "deal"), ["dealt a new hand"], "Last: Ben dealt a new hand."),
    (Last(1, "passed"), ["everybody passed a card"], "Last: everybody passed a card."),
    (Last(1, "out", -1, tuple(range(10)), tuple(range(10, 15))), ["went out", "+"], "Last: Ben went out"),
]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("last", "words", "told"), _LASTS)
def test_a_hand_tells_what_was_done_last(last: Last, words: list[str], told: str, locale: str) -> None:
    view = msgspec.structs.replace(positions()["hand-15"].view, last=last)
    look = gallery.look(Position(view, NAMES), locale)
    canvas = paint_hand(view, look)
    assert not list(gallery.find_misfits(canvas))
    if locale == "en":
        assert {*words} <= {each for each, _ in canvas.texts}
        assert told in describe(view, look)


def _read_numbers(view: View) -> list[str]:
    """The numbers below the cards of a hand in the order of reading."""
    canvas = paint_hand(view, gallery.look(Position(view, NAMES)))
    boxes = [canvas.spots["card", held] for held in view.hand]
    rows = sorted({low for _, _, _, low in boxes})
    lines: dict[int, list[tuple[int, str]]] = {low: [] for low in rows}
    for words, (left, top, _, _) in canvas.texts:
        low = next((low for low in rows if 0 <= top - low < 40), None)
        if words.isdigit() and low is not None:
            lines[low].append((left, words))
    return [words for low in rows for _, words in sorted(lines[low])]


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand")])
def test_the_numbers_of_a_hand_run_in_the_order_of_reading(name: str) -> None:
    view: View = positions()[name].view
    assert _read_numbers(view) == [str(number) for number in range(1, len(view.hand) + 1)]


@pytest.mark.parametrize("name", ["hand-out", "hand-chance", "hand-10"])
def test_a_card_has_the_same_number_in_texts_and_on_the_picture(name: str) -> None:
    view: View = positions()[name].view
    look = gallery.look(positions()[name])
    told = describe(view, look).splitlines()[1].removeprefix("Your hand: ").removesuffix(".").split(", ")
    found = {numbered_card(view, held).args["number"]: called(held, view.edition, look) for held in view.hand}
    assert told == [f"{number} {found[number]}" for number in range(1, len(view.hand) + 1)]


@pytest.mark.clause("MC-30")
def test_stations_are_counted_of_four_and_any_of_them_is_missing() -> None:
    view: View = positions()["hand-9"].view
    assert {"1 of 4", "2 of 2", "2 of 3"} <= set(words_on("hand-9"))
    trays = {tray.color: len(tray.missing) for tray in build_trays(view)}
    assert trays[8] == 3
    full = msgspec.structs.replace(view, hand=(*view.hand[:-1], 24))
    assert {tray.color: tray.missing for tray in build_trays(full)}[8] == ()


def _is_question(words: str) -> bool:
    return words.startswith(("Your turn", "Go out for"))

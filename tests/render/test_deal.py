"""What the pictures and descriptions of Monopoly Deal show, and what they keep secret."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from bot.language import LOCALES, language_of
from games import load
from games.core import Luck
from games.deal.cards import BREAKERS, COLORS, KIND, MONEY, NO, PROPERTY, RENTS, STATION, VALUE, WILD
from games.deal.preview import Gain, find_gains
from games.deal.view import Last, View, Window
from render import gallery, painter
from render import sheet as paint_sheet
from render.deal import faces
from render.deal.counter import CARD_X, describe_ask, describe_last, describe_window, paint_counter
from render.deal.describe import describe
from render.deal.hand import CAPTION_EDGES, column_width, fit_gain, phrase_question
from render.deal.hand import hand as paint_hand
from render.deal.places import needed_width, paint_place, place_of
from render.deal.positions import positions
from render.deal.table import moved_cards, seat_rows, share
from render.deal.table import table as paint_table
from render.deal.towers import flag_width
from render.kit.canvas import Canvas, Sprite
from render.kit.frame import RIM, open_canvas
from render.kit.ground import DEAL
from render.kit.lettering import measure
from render.kit.theme import Look
from render.png import encode
from tests.kit.matches import MATCHES, Course
from tests.kit.played import collect_states

NAMES = ("Anna", "Ben", "Clara", "David", "Emma")
ENGLISH = gallery.look(positions()["start-5"])

each_language = pytest.mark.parametrize("language", LOCALES)


def words_on(name: str, language: str = "en") -> list[str]:
    """Return the words on the gallery's picture called *name*."""
    position = positions()[name]
    look = gallery.look(position, language)
    paint = paint_table if position.view.seat is None else paint_hand
    return [words for words, _ in paint(position.view, look).texts]


@each_language
@pytest.mark.parametrize(
    "what", ["bank", "money", "breaker", "take", "swap", "go", "no", "double", "idle", "win", "lay"]
)
def test_what_a_card_brings_ends_below_that_card(what: str, language: str) -> None:
    look = gallery.look(positions()["hand-8"], language)
    gain = Gain(what, count=28, amount=20)
    room = column_width(4) - CAPTION_EDGES
    words, size, bold = fit_gain(gain, positions()["hand-8"].view, look, room)
    assert measure(words, size, bold) <= room, words


@each_language
def test_a_description_names_a_card_that_was_laid_or_banked_once(language: str) -> None:
    position = positions()["hand-8"]
    look = gallery.look(position, language)
    land, note = KIND.index(PROPERTY), KIND.index(MONEY)
    for last in (Last(0, "lay", (land,), color=COLORS[land][0]), Last(0, "bank", (note,))):
        told = describe(msgspec.structs.replace(position.view, last=last), look)
        assert told.splitlines()[2].count(faces.name(last.cards[0], look)) == 1


@each_language
def test_every_rent_has_the_unit_of_money(language: str) -> None:
    """In a row of ten sets, the unit doesn't fit under each one, so it appears once at the end of the row."""
    for name in ("sets-5", "sets-2", "middle-4"):
        position = positions()[name]
        look = gallery.look(position, language)
        for seat in range(position.view.seats):
            place = place_of(position.view, look, seat)
            words = {tower.figure for tower in place.towers}
            assert all(long.startswith(short) and long.endswith(place.unit) for long, short in words)
        shown = words_on(name, language)
        plain = [words for words in shown if words.isdigit() and name == "sets-5"]
        assert shown.count(place.unit) == (name == "sets-5")
        assert (len(plain) > 10) == (name == "sets-5")


@pytest.mark.parametrize("name", positions())
def test_every_sample_is_a_possible_position(name: str) -> None:
    """No card is in two places, and the question and the last move match the cards on the table."""
    view: View = positions()[name].view
    game = load("deal")
    world = next(game.worlds(view, Random(1)))
    cards = sorted(game.cards(world))
    assert cards == sorted(
        card for card in range(106) if view.options["deal_breaker"] == "in" or card not in BREAKERS
    )
    if view.outcome is None:
        assert game.view(world, view.seat) == view
    else:
        sets = [len({group.color for group in groups if group.full}) for groups in view.groups]
        assert any(sets[seat] == 3 for seat in view.outcome.winners)
    if view.options["scoring"] == "points":
        assert view.points == tuple(map(sum, zip(*(counted.points for counted in view.counted), strict=True)))
        assert view.outcome is None or view.counted[-1].values == view.worth
    nos = sum(KIND[card] == NO for card in view.discard)
    if view.window:
        _check_window(view, view.window, nos)
    elif view.last and view.last.what in ("no", "refused"):
        assert nos
    if view.last and view.last.what == "paid":
        assert view.last.amount == sum(VALUE[card] for card in view.last.cards)


def _check_window(view: View, window: Window, nos: int) -> None:
    groups = view.groups[window.actor]
    sums = {"birthday": 2, "debt": 5, "rent": 0}
    if window.color is not None:
        rent = max(group.rent for group in groups if group.color == window.color)
        sums["rent"] = rent * 2 ** (len(window.cards) - 1)
    assert view.plays <= 3 - len(window.cards)
    assert nos >= sum(ask.nos for ask in window.asks)
    for ask in window.asks:
        assert ask.sum == sums.get(window.action, 0)
        laid = [group for group in view.groups[ask.seat] if set(ask.taken) & set(group.cards)]
        assert [group.full for group in laid] == [window.action == "breaker"][: len(ask.taken)]
        assert ask.given is None or any(ask.given in group.cards for group in groups)
        assert (ask.settled == "nothing") == (ask.sum > 0 and view.worth[ask.seat] == 0)


def sheet_of(view: View, look: Look) -> Canvas:
    sheet = paint_sheet("deal", view, look)
    assert sheet is not None
    return sheet


def describe_position(name: str) -> list[str]:
    """Return the description of the gallery's picture called *name*, line by line."""
    position = positions()[name]
    return describe(position.view, gallery.look(position)).splitlines()


def test_table_shows_whose_turn_it_is_and_what_lies_in_front_of_everybody() -> None:
    shown = words_on("middle-5")
    assert "Emma: 3 plays left" in shown
    assert {*NAMES, "11M", "12M", "19M", "6M", "17"} <= set(shown)
    assert {"2/3", "1/3", "1/4", "15M", "9M"} <= set(shown)


def test_whoever_lacks_one_card_is_flagged() -> None:
    assert words_on("middle-4").count("1 to go") == 1
    assert "1 to go" in describe_position("middle-4")[3]
    assert "1 to go" not in words_on("end-4")


def test_a_window_names_everybody_it_asks() -> None:
    shown = words_on("rent-4")
    assert "Ben & Clara & David: pay 18M or say No?" in shown
    assert "Anna charges 18M rent" in shown
    assert shown.count("owes 18M") == 2


def test_a_window_tells_how_far_every_answer_is() -> None:
    shown = words_on("birthday-5")
    first, last = shown.index("paid"), shown.index("No canceled: pay 2M or say No?")
    answers = ["E", "has nothing", "B", "pays nothing, unless Clara says No", "D"]
    assert shown[first + 1 : last] == answers
    assert describe_position("birthday-5")[0] == "Clara & David: say No?"
    assert "Ben says No: pays nothing (No ×1)" in describe_position("birthday-5")[1]
    assert "Clara cancels the No: on again (No ×2)" in describe_position("birthday-5")[1]


def test_a_hand_with_a_no_is_told_both_choices() -> None:
    view: View = positions()["hand-pay"].view
    armed = msgspec.structs.replace(view, hand=(*view.hand[:-1], 61))
    assert "Pay Anna all you have (14M) or say No" in phrase_question(
        armed, gallery.look(positions()["hand-pay"])
    )
    assert "Pay Anna all you have: 14M of 18M" in phrase_question(view, gallery.look(positions()["hand-pay"]))


def test_the_lamps_say_that_they_count_sets() -> None:
    assert words_on("middle-2").count("sets") == 2


def test_what_one_player_wants_of_another_is_told() -> None:
    assert "Ben wants this from Clara:" in words_on("sly-3")
    assert "Ben wants Anna’s set:" in words_on("breaker-3")


@pytest.mark.parametrize(
    ("name", "asked"), [("no-3", "Ben wants this from Clara:"), ("forced-4", "David swaps with Anna:")]
)
def test_below_a_no_is_the_badge_of_who_said_it_canceled_or_not(name: str, asked: str) -> None:
    view: View = positions()[name].view
    assert view.window
    shown = words_on(name)
    assert shown[shown.index(asked) - 2 : shown.index(asked)] == [
        NAMES[view.window.asks[0].seat][0],
        "Turn 4",
    ]
    assert shown[shown.index(asked) + 1].startswith(("Ben cancels", "Anna says")), "no other badge"


@pytest.mark.parametrize(
    ("name", "asked", "holds"),
    [
        ("forced-4", "David swaps with Anna:", "Anna says No: keeps Station"),
        ("hand-no", "David swaps with Anna", "Anna says No: keeps Station"),
        ("no-3", "Ben wants this from Clara:", "Ben cancels the No: on again"),
    ],
)
def test_after_a_no_the_picture_says_what_holds_now(name: str, asked: str, holds: str) -> None:
    assert {asked, holds} <= set(words_on(name))
    assert any(holds in line for line in describe_position(name))


@pytest.mark.parametrize("name", ["no-3", "forced-4"])
@each_language
def test_the_question_is_followed_by_the_cards_it_is_about_and_then_the_answer(
    name: str, language: str
) -> None:
    position = positions()[name]
    look = gallery.look(position, language)
    view: View = position.view
    assert view.window
    texts = dict(paint_table(view, look).texts)
    names = [look.name(seat) for seat in range(view.seats)]
    asked = texts[describe_window(view.window, look, names)]
    answered = texts[describe_ask(view.window.asks[0], view, look, names)]
    assert answered[1] - asked[3] >= 76  # as high as the small cards between them


@each_language
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("sly-3", "Ben wants this from you"),
        ("breaker-3", "Ben wants your set"),
        ("payment-2", "Ben wants 5M from you"),
    ],
)
def test_the_hand_of_who_is_asked_speaks_to_its_player_unless_a_guest_reads_it(
    name: str, told: str, language: str
) -> None:
    position = positions()[name]
    view: View = position.view
    (asked,) = view.awaited
    own = msgspec.structs.replace(view, seat=asked, hand=(22,), numbers=(1,))
    look = gallery.look(position, language)
    canvas = paint_hand(own, look)
    assert not list(gallery.find_misfits(canvas))
    if language == "en":
        guest = dataclasses.replace(look, guest=True)
        shown = [[words for words, _ in paint_hand(own, each).texts] for each in (look, guest)]
        assert [told in words for words in shown] == [True, False]


def test_whoever_cannot_pay_all_is_told_that_all_of_it_goes() -> None:
    assert "Pay Anna all you have: 14M of 18M" in words_on("hand-pay")
    assert "all of it: 14M" in words_on("rent-4")
    assert "Ben has only 3M: all of it goes" in words_on("poor-2")
    for name in ("rent-4", "hand-pay"):
        assert "David has only 14M: all of it goes" in "\n".join(describe_position(name))
    view: View = positions()["hand-pay"].view
    _, wanted = moved_cards(view)
    assert wanted == {25, 26, 27, 44}
    rich = msgspec.structs.replace(view, worth=(*view.worth[:3], 18))
    assert phrase_question(rich, gallery.look(positions()["hand-pay"]))[0] == "Pay Anna 18M from your table"
    assert moved_cards(rich)[1] == frozenset()


@pytest.mark.parametrize("name", ["rent-4", "birthday-5", "payment-2", "poor-2", "hand-pay"])
def test_while_somebody_has_to_pay_sets_show_their_value_and_no_rents(name: str) -> None:
    """Players pay with card values, so the numbers on a payer's cards add up to what they own."""
    position = positions()[name]
    view: View = position.view
    assert view.window
    owing = {ask.seat for ask in view.window.asks if ask.sum and not ask.settled}
    assert owing
    for seat in range(view.seats):
        place = place_of(view, gallery.look(position), seat)
        shown = [tower.figure[0] for tower in place.towers]
        if seat in owing:
            assert sum(int(words.removesuffix("M")) for words in (*shown, place.total)) == view.worth[seat]
        else:
            assert not any(shown)
    told = describe_position(name)
    letters = [seat.letter for seat in gallery.look(position).seats]
    for seat in range(view.seats):
        line = next(line for line in told if line.startswith(f"{letters[seat]} "))
        assert line.count(" worth ") == (len(view.groups[seat]) if seat in owing else 0)


def test_sets_show_their_rent_again_where_nobody_has_to_pay() -> None:
    assert "Pink full worth 6M, Station 1/4 worth 2M" in "\n".join(describe_position("hand-pay"))
    assert "Pink full rent 4M, Station 1/4 rent 1M" in "\n".join(describe_position("middle-4"))


def test_a_round_begins_with_the_dice_and_the_points_so_far() -> None:
    shown = words_on("round-4")
    assert {"13 points", "17 points", "Round 3 of 4"} <= set(shown)
    assert not any(words.startswith("+") for words in shown), "it reads as a bonus on the roll"


def test_nothing_in_the_hand_looks_payable_but_a_no_can_be_said() -> None:
    shown = words_on("hand-pay")
    assert "Your hand: Yellow, " in describe_position("hand-pay")[1]
    assert not {"1", "2", "3"} & set(shown[: shown.index("1/4")])
    position = positions()["hand-pay"]
    view: View = msgspec.structs.replace(position.view, hand=(36, 89, 61, 13))
    told = [words for words, _ in paint_hand(view, gallery.look(position)).texts]
    assert told[told.index("say No") - 1] == "3"
    assert not {"1", "2"} & set(told[: told.index("1/4")])


def test_the_end_tells_every_place_and_worth() -> None:
    assert {"Ben & Clara share the win", "22 points", "worth 34M", "worth 46M"} <= set(words_on("end-4"))
    assert {"Clara wins", "resigned"} <= set(words_on("end-3"))


def test_at_the_end_the_podium_has_what_decided_in_the_largest_type() -> None:
    position = positions()["end-4"]
    boxes = paint_table(position.view, gallery.look(position)).texts
    points, worth = (
        [box[3] - box[1] for words, box in boxes if words == said] for said in ("22 points", "worth 46M")
    )
    assert max(points) >= max(worth)


@each_language
def test_hand_is_numbered_in_its_order(language: str) -> None:
    shown = words_on("hand-12", language)
    numbers = [int(each) for each in shown if each.isdigit() and len(each) < 3]
    assert [number for number in range(1, 13) if number in numbers] == list(range(1, 13))


def test_a_card_is_shown_and_told_with_the_number_it_keeps() -> None:
    position = positions()["hand-5"]
    view = msgspec.structs.replace(position.view, numbers=(11, 13, 14, 16, 18))
    look = gallery.look(position)
    shown = [words for words, _ in paint_hand(view, look).texts]
    assert [words for words in shown if words.isdigit() and len(words) == 2] == ["11", "13", "14", "16", "18"]
    assert (
        describe(view, look)
        .splitlines()[1]
        .startswith("Your hand: 11 Red → Red 1/3 · 2M, 13 Station → Station wins, 14 W")
    )


@each_language
def test_each_card_tells_what_it_would_bring(language: str) -> None:
    gains = find_gains(positions()["hand-7"].view)
    assert {card: gain.what for card, gain in gains.items()} == {
        32: "lay", 58: "win", 64: "take", 99: "idle", 5: "bank", 76: "double", 80: "build",
    }  # fmt: skip
    assert (gains[5].amount, gains[80].before, gains[80].amount, gains[64].count) == (16, 2, 5, 6)
    shown = words_on("hand-7", language)
    say = gallery.words(language)
    brings: dict[str, dict[str, Any]] = {"wins": {}, "idle": {}, "bank": {"sum": "16M"}}
    assert {
        say("deal-picture-brings-take", count=6),
        say("deal-picture-brings-take-short"),
    } & {*shown}
    assert {say(f"deal-picture-brings-{what}", **given) for what, given in brings.items()} <= {*shown}
    assert "2M → 5M" in shown


def test_a_card_ends_the_round_where_points_are_played() -> None:
    view = positions()["hand-7"].view
    points = msgspec.structs.replace(view, options={**view.options, "scoring": "points"}, rounds=4)
    shown = [words for words, _ in paint_hand(points, Look(ENGLISH.say, NAMES[:3])).texts]
    assert "ends the round" in shown
    assert "wins" not in shown


def test_what_cards_bring_is_what_the_moves_bring() -> None:
    """The gain shown for laying, banking or building a card is what that move actually brings."""
    game, tried = load("deal"), Counter[str]()
    for state in collect_states("deal"):
        seat = state.turn
        view = game.view(state, seat)
        for card, gain in find_gains(view).items():
            moves = {"bank": "bank", "lay": "lay", "win": "lay", "build": "build"}
            offers = [offer for offer in game.offers(state, seat) if offer.given.get("card") == card]
            offers = [
                offer
                for offer in offers
                if offer.move == moves.get(gain.what) and offer.given.get("color", gain.color) == gain.color
            ]
            if not offers:
                continue
            colors = () if gain.color is None else (gain.color,)
            chosen: dict[str, tuple[int, ...]] = {
                field.name: colors for field in offers[0].fields if field.name == "color"
            }
            if len(chosen) < len(offers[0].fields):
                continue
            after = game.copy(state)
            game.apply(after, seat, game.fill(offers[0], chosen), Luck(Random(1)))
            shown = game.view(after, seat)
            if gain.what == "bank":
                assert shown.bank_values[seat] == gain.amount
            if gain.what == "lay":
                (group,) = (group for group in shown.groups[seat] if card in group.cards)
                assert (group.color, len(group.cards), group.rent) == (gain.color, gain.count, gain.amount)
            if gain.what == "build":
                assert gain.amount in [group.rent for group in shown.groups[seat]]
            if gain.what == "win":
                assert len(after.completed) > len(state.completed)
            tried[gain.what] += 1
    assert tried["bank"] > 5
    assert tried["lay"] > 5


def test_cards_that_were_just_drawn_are_marked_and_told() -> None:
    position = positions()["hand-7"]
    look = gallery.look(position)
    drawn = msgspec.structs.replace(position.view, drawn=(64, 5))
    assert encode(paint_hand(drawn, look).image) != encode(paint_hand(position.view, look).image)
    assert "3 Sly Deal (new)" in describe(drawn, look)


def test_a_theft_that_would_win_only_could_because_it_may_be_refused() -> None:
    """The player is one station short, and David has one outside a full set."""
    four: View = positions()["rent-4"].view
    view = msgspec.structs.replace(
        four, seat=0, hand=(64, 61), numbers=(1, 2), hand_sizes=(2, *four.hand_sizes[1:]), window=None,
        phase="play", awaited=(0,), last=None,
    )  # fmt: skip
    gain = find_gains(view)[64]
    assert (gain.what, gain.color, gain.size) == ("take", STATION, 1)
    shown = [words for words, _ in paint_hand(view, Look(ENGLISH.say, NAMES[:4])).texts]
    assert {"could win", "No or bank"} <= set(shown)
    assert "wins" not in shown


def test_what_others_pay_is_a_sum_even_where_it_ends_the_round() -> None:
    """A payment in property may complete the third set."""
    game, tried = load("deal"), 0
    for number in range(MATCHES):
        for before, *_ in Course("deal", number).steps():
            view = game.view(before, before.turn)
            for gain in find_gains(view).values():
                if gain.what == "money":
                    assert 0 <= gain.amount <= 40 * view.seats
                    tried += 1
    assert tried > 20


def test_what_cards_bring_does_not_depend_on_what_is_hidden() -> None:
    game = load("deal")
    for number, state in enumerate(collect_states("deal")):
        view = game.view(state, state.turn)
        other = game.permute_hidden(state, state.turn, Random(number))
        assert find_gains(game.view(other, state.turn)) == find_gains(view)


@each_language
@pytest.mark.parametrize("size", [(184, 184), (248, 184), (336, 184), (248, 288), (336, 330)])
def test_every_card_tells_its_value_and_rents(language: str, size: tuple[int, int]) -> None:
    look = gallery.look(positions()["start-5"], language)
    for card in range(106):
        sprite = faces.face_sprite(faces.face_of(card, look), *size)
        check_inside(sprite, size)
        shown = [words for words, _ in sprite.texts]
        if len(COLORS[card]) < 10 or KIND[card] != WILD:
            assert faces.millions(VALUE[card], look) in shown
        if KIND[card] in (PROPERTY, WILD) and len(COLORS[card]) < 10 and size[0] > 200:
            rents = {str(rent) for color in COLORS[card] for rent in RENTS[color]}
            assert rents <= {each.removesuffix("M") for words in shown for each in words.split()}
        if KIND[card] not in (MONEY, WILD) and (KIND[card] != PROPERTY or size[0] > 200):
            title = faces.plain(faces.face_of(card, look).title).replace(" ", "").replace("-", "")
            assert title in "".join(shown).replace(" ", "").replace("-", "")


def check_inside(sprite: Sprite, size: tuple[int, int]) -> None:
    """Check that a card's words stay inside it and don't touch anything."""
    for words, box in sprite.texts:
        assert box[0] >= 4 and box[1] >= 2 and box[2] <= size[0] - 4 and box[3] <= size[1] - 2, words
    for (words, one), (others, other) in combinations(sprite.texts, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (
            words, others,
        )  # fmt: skip


@each_language
@pytest.mark.parametrize("count", range(13))
def test_a_hand_of_any_size_has_its_cards_whole(language: str, count: int) -> None:
    position = positions()["hand-12"]
    look = gallery.look(position, language)
    view = position.view
    for event in (None, Last(1, "paid", (3, 10), 0, None, 6)):
        held = msgspec.structs.replace(view, hand=view.hand[:count], numbers=view.numbers[:count], last=event)
        canvas = paint_hand(held, look)
        assert canvas.image.height <= 1400
        numbers = [words for words, _ in canvas.texts]
        assert {str(number) for number in range(1, count + 1)} <= set(numbers)


@each_language
def test_cards_are_called_as_in_the_messages(language: str) -> None:
    game = load("deal")
    say = language_of(language)
    look = gallery.look(positions()["start-5"], language)
    for card in range(106):
        if not COLORS[card]:
            called = say(game.card_name(card)).replace(" ", "")
            assert re.sub("[ \u00ad]", "", faces.name(card, look)) == called


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand-")])
def test_a_hand_is_no_higher_on_a_phone_than_what_leaves_room_for_its_controls(name: str) -> None:
    position = positions()[name]
    width, height = paint_hand(position.view, gallery.look(position)).image.size
    assert height / width * 390 <= 490


def test_a_property_that_was_just_got_is_marked_in_the_own_picture() -> None:
    position = positions()["hand-5"]
    look = gallery.look(position)
    paid = dataclasses.replace(look, fresh=frozenset({("deal", 20)}))
    one, two = (encode(paint_hand(position.view, each).image) for each in (look, paid))
    assert one != two


def test_many_sets_have_room_in_a_row_of_two() -> None:
    """Each tower is at least 16 points wide on a phone, and seats still go clockwise."""
    view: View = positions()["sets-5"].view
    assert len(view.groups[2]) == 10
    look = Look(ENGLISH.say, NAMES)
    needed = [needed_width(place_of(view, look, seat)) for seat in range(5)]
    upper, lower = seat_rows(needed)
    assert [[seat for seat, _, _ in row] for row in (upper, lower)] == [[1, 2], [0, 4, 3]]
    widths = {seat: width for seat, _, width in upper + lower}
    assert all(widths[seat] >= needed[seat] for seat in range(5))
    assert widths[2] / 10 * 400 / 1120 >= 20
    assert {"Ben", "Clara", "David"} <= set(words_on("sets-5"))
    assert all(x + width <= 1120 - RIM for row in (upper, lower) for _, x, width in row)
    few = [needed_width(place_of(positions()["middle-5"].view, look, seat)) for seat in range(5)]
    assert [[seat for seat, _, _ in row] for row in seat_rows(few)] == [[1, 2, 3], [0, 4]]


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith(("middle-", "sets-"))])
def test_a_bank_says_how_many_notes_of_a_kind_it_has(name: str) -> None:
    view, shown = positions()[name].view, set(words_on(name))
    for bank in view.banks:
        for value, count in Counter(VALUE[card] for card in bank).items():
            assert shown & {f"{count}×{value}M", f"{count}×{value}"} or (count == 1 and str(value) in shown)


def test_a_word_beside_the_numbers_under_towers_says_what_they_are() -> None:
    """That is the rent, or what cards are worth to whoever has to pay."""
    assert words_on("middle-2").count("rent") == 2
    assert words_on("payment-2").count("worth") == 1
    assert "rent" not in words_on("payment-2")
    assert words_on("rent-4").count("worth") == 3
    assert words_on("birthday-5").count("worth") == 2, "even in a narrow place"
    assert "rent" in words_on("hand-7")
    assert {"M", "rent"} <= set(words_on("sets-5"))


def test_who_has_nothing_yet_leaves_room_to_the_houses_of_others() -> None:
    assert share([300, 300], 1000) == [500, 500]
    assert share([300, 300], 1000, [True, False]) == [700, 300]
    assert share([300, 400], 1000, [True, True]) == [500, 500]
    look = Look(ENGLISH.say, NAMES)
    three = place_of(positions()["middle-2"].view, look, 1)
    _, spots = paint_place(three, 1072, 356, 92, 72, 0)
    assert all(right - left >= 180 for left, _, right, _ in spots.towers.values())


def test_a_place_without_houses_keeps_room_for_its_name() -> None:
    assert any("Maximiliane" in words for words in words_on("names-5"))


@pytest.mark.parametrize("name", ["no-3", "forced-4"])
def test_a_no_hides_nothing_of_the_card_it_is_said_to(name: str) -> None:
    position = positions()[name]
    view: View = position.view
    assert view.window
    (ask,) = view.window.asks
    assert ask.nos
    quiet = msgspec.structs.replace(
        view, window=msgspec.structs.replace(view.window, asks=(msgspec.structs.replace(ask, nos=0),))
    )
    shown = []
    for each in (view, quiet):
        canvas = open_canvas(DEAL, 400)
        paint_counter(canvas, each, gallery.look(position), (24, 24, 1096, 280))
        shown.append(canvas.image.crop((CARD_X - 84, 24, CARD_X + 64, 280)).tobytes())
    assert shown[0] == shown[1]


@pytest.mark.parametrize("name", [name for name in positions() if name.startswith("hand-")])
def test_a_hand_says_what_was_just_done(name: str) -> None:
    position = positions()[name]
    view: View = position.view
    if view.last and not view.window:
        told = describe_last(view.last, gallery.look(position), gallery.look(position).names)
        assert told in words_on(name)


def test_a_hand_says_who_begins_where_nothing_was_done_yet() -> None:
    position = positions()["hand-7"]
    start = msgspec.structs.replace(position.view, last=None)
    canvas = paint_hand(start, gallery.look(position))
    assert "Ben begins" in [words for words, _ in canvas.texts]


def test_a_mark_on_a_tower_leaves_the_words_of_its_flag_alone() -> None:
    position = positions()["hand-8"]
    canvas = paint_hand(position.view, gallery.look(position))
    _, top, right, _ = canvas.spots["color", STATION]
    words = {said: box for said, box in canvas.texts if said in ("1 to go", "rent")}
    assert words["1 to go"][2] <= right - 24
    assert words["rent"][2] <= right
    assert words["1 to go"][1] > top


@each_language
@pytest.mark.parametrize("name", ["hand-no", "hand-pay", "hand-discard", "hand-waiting"])
def test_the_flag_of_a_rival_stays_away_from_what_is_in_their_bank(name: str, language: str) -> None:
    position = positions()[name]
    look = gallery.look(position, language)
    flag, total = look.say("deal-picture-to-go", count=1), place_of(position.view, look, 0).total
    texts = paint_hand(position.view, look).texts
    (left, top, _, low) = next(box for words, box in texts if words == flag)
    beside = [box for words, box in texts if words == total and top - 20 < box[1] < low]
    assert beside[0][0] > left - 14 + flag_width(flag)


def test_the_hand_of_a_match_for_points_tells_everybodys_points() -> None:
    shown = words_on("hand-points")
    assert {"13 pts", "17 pts", "12 pts", "10 pts"} <= set(shown)
    assert not any(words.endswith(" points") for words in shown), "points are told in one form"


def test_whoever_has_too_many_cards_is_told_how_many_go() -> None:
    assert "Clara: discard 2, keep 7" in words_on("discard-3")


def test_a_near_set_has_room_for_its_flag() -> None:
    """In a crowded seat's area, the last tower keeps its flag and stays inside the picture."""
    view: View = positions()["middle-4"].view
    others = tuple(group for seat in (1, 2, 3) for group in view.groups[seat])[:5]
    crowded = msgspec.structs.replace(view, groups=((*view.groups[0], *others), *view.groups[1:]))
    look = Look(ENGLISH.say, NAMES[:4])
    place = place_of(crowded, look, 0)
    if any(tower.near for tower in place.towers):
        assert [tower.near for tower in place.towers].index(True) == len(place.towers) - 1
    canvas = paint_table(crowded, look)
    assert all(box[2] <= 1120 - RIM for _, box in canvas.texts)


def test_the_row_of_the_rent_that_holds_now_is_lit() -> None:
    view: View = positions()["hand-7"].view
    assert view.hand[0] == 32
    bare = msgspec.structs.replace(view, groups=((),) * 3, places=((),) * 3)
    look = Look(ENGLISH.say, NAMES[:3])
    one, two = (encode(painter("deal").hand(each, look).image) for each in (view, bare))
    assert one != two


def test_description_tells_turn_banks_sets_and_piles() -> None:
    lines = describe_position("middle-4")
    assert lines[0] == "Clara: 2 plays left"
    assert lines[1] == "David paid 8M → Clara: 3M, 2M, Yellow."
    assert lines[2] == "In the lead: Ben."
    assert lines[3] == (
        "A Anna: 1 to go, 13 points, bank 12M (5 3 2 2×1), hand 5, Brown full rent 2M (wild: Light blue), "
        "Red full + House rent 9M (wild: Yellow), Station 3/4 rent 3M (wild: Green)."
    )
    assert "Dark blue full + House + Hotel" in lines[5]
    assert lines[-1] == "Round 3 of 4. 39 to draw, Rent (Any color) on top of the center."


def test_description_tells_the_window_and_the_own_cards() -> None:
    assert describe_position("rent-4")[1].startswith("Anna charges 18M rent (Red): Ben owes 18M, ")
    assert describe_position("sly-3")[2] == "Yellow."
    assert describe_position("hand-7")[1].startswith(
        "Your hand: 1 Red → Red 1/3 · 2M, 2 Wild (Any color) → Station wins, 3 Sly Deal → take 1 of 6, "
    )
    assert not any(line.startswith("Your ") for line in describe_position("sly-3"))


@pytest.mark.parametrize("name", ["sheet-2", "sheet-4", "sheet-5"])
def test_the_sheet_of_a_round_shows_what_everybody_had_and_has_now(name: str) -> None:
    view = positions()[name].view
    counted, seats = view.counted[-1], range(view.seats)
    texts = sheet_of(view, gallery.look(positions()[name])).texts
    shown = Counter(words for words, _ in texts)
    assert shown >= Counter(
        [*(f"{value}M" for value in counted.values), *(f"+{gain}" for gain in counted.points)]
    )
    for seat in seats:
        (box,) = [box for words, box in texts if words == NAMES[seat]]
        row = [words for words, other in texts if abs(other[1] + other[3] - box[1] - box[3]) < 60]
        gains = [str(each.points[seat]) for each in view.counted]
        assert Counter([*gains, str(view.points[seat])]) <= Counter(row)
        assert row.count("–") == view.rounds - len(view.counted)


def test_the_sheet_says_how_the_round_ended() -> None:
    view, look = positions()["sheet-4"].view, gallery.look(positions()["sheet-4"])
    counted = (*view.counted[:-1], msgspec.structs.replace(view.counted[-1], completed=None))
    idle = msgspec.structs.replace(view, counted=counted)
    titles = [sheet_of(each, look).texts[0][0] for each in (view, idle)]
    assert titles == ["Round 2 of 4: Ben has three sets", "Round 2 of 4 is over"]

"""What the picture of a hand of Cardopoly shows: its road, its pocket, and what a move would bring."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import msgspec
import pytest

from bot.language import LOCALES
from games.cardopoly import GAME
from games.cardopoly.cards import ORDER, SUIT, face
from games.cardopoly.moves import PayAll
from games.cardopoly.preview import FARTHEST, journeys, purchase, rescues, state_after, to_state
from games.cardopoly.state import COUNTERS, NOBODY, START
from games.cardopoly.view import View
from games.cards import KING
from render import gallery
from render.cardopoly import grid, people
from render.cardopoly.describe import describe
from render.cardopoly.hand import TALLEST
from render.cardopoly.hand import hand as paint_hand
from render.cardopoly.lane import Lane, Stop, place_stops
from render.cardopoly.park import park
from render.cardopoly.positions import positions
from render.kit.canvas import Box
from render.kit.numbers import WIDE
from render.kit.theme import GOLD_LIT, SEATS, WIDTH
from tests.kit.gallery import words_on

HANDS = [name for name, position in positions().items() if position.view.seat is not None]

ROADS = pytest.mark.parametrize("spaces", [16, 12])


def test_pocket_is_numbered_from_one_in_its_order() -> None:
    for name, count in (("hand-8", 8), ("hand-15", 15), ("hand-26", 26)):
        numbers = [int(words) for words in words_on("cardopoly", name) if words.isdigit()]
        assert numbers[-count:] == list(range(1, count + 1))


@pytest.mark.parametrize("name", ["hand-3", "hand-8", "hand-15", "hand-buy", "hand-26", "hand-60"])
def test_a_pocket_is_as_high_as_a_phone_has_room_for(name: str) -> None:
    position = positions()[name]
    width, height = paint_hand(position.view, gallery.look(position)).image.size
    assert height <= TALLEST
    assert height * 358 / width <= 350


def hold(count: int) -> tuple[View, list[tuple[str, Box]], dict[int, Box]]:
    """Paint a hand of *count* cards from two decks; return its texts and the positions of its cards."""
    position = positions()["hand-60"]
    cards = tuple(sorted(range(108), key=lambda card: (card % 5, card))[:count])
    sizes = (count, *position.view.hand_sizes[1:])
    view = msgspec.structs.replace(
        position.view, hand=tuple(sorted(cards, key=ORDER.__getitem__)), hand_sizes=sizes
    )
    canvas = paint_hand(view, gallery.look(position))
    spots = {number: box for (sort, number), box in canvas.spots.items() if sort == "card"}
    return view, canvas.texts, {card: spots[card] for card in view.hand}


@pytest.mark.parametrize("count", [37, 60, 105])
def test_a_very_large_pocket_shows_equal_cards_once_with_their_number_and_count(count: int) -> None:
    view, texts, spots = hold(count)
    alike: dict[int, list[int]] = {}
    for card in view.hand:
        alike.setdefault(grid.kind(card), []).append(card)
    for cards in alike.values():
        (box,) = {spots[card] for card in cards}
        inside = [words for words, (x, y, *_) in texts if box[0] <= x < box[2] and box[1] <= y < box[3]]
        counted = [f"×{len(cards)}"] if len(cards) > 1 else []
        assert sorted(inside) == sorted([*counted, str(view.hand.index(cards[0]) + 1)])
        assert box[2] - box[0] >= 68  # 24 points on a phone
    for one, two in combinations(set(spots.values()), 2):
        assert one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]
    for suit in range(4):
        assert len({spots[card][1] for card in view.hand if SUIT[card] == suit}) == 1


def test_up_to_36_cards_lie_side_by_side_with_numbers_in_circles_that_do_not_touch() -> None:
    _, _, spots = hold(36)
    lefts = sorted({(top, left) for left, top, *_ in spots.values()})
    assert len(lefts) == 36
    assert all(two[1] - one[1] >= WIDE for one, two in pairwise(lefts) if one[0] == two[0])


@pytest.mark.clause("CP-92", "CP-94")
@pytest.mark.parametrize("name", HANDS)
def test_hand_shows_how_many_properties_everybody_has(name: str) -> None:
    view = positions()[name].view
    of = f"/{people.goal(view)}" if people.goal(view) else ""
    owned = [f"{people.count_owned(view, seat)}{of}" for seat in range(view.seats) if not view.out[seat]]
    rest = Counter(words_on("cardopoly", name)) - Counter(map(str, view.hand_sizes))
    rest -= Counter(str(space.rent) for space in view.board if space.owner >= 0 and not space.mortgaged)
    assert Counter(owned) <= rest


@pytest.mark.parametrize("name", HANDS)
def test_hand_shows_rents_with_expansions_and_how_many_cards_everybody_has(name: str) -> None:
    position = positions()[name]
    view, words = position.view, Counter(words_on("cardopoly", name))
    shown = [str(space.rent) for space in view.board if space.owner >= 0 and not space.mortgaged]
    shown += [str(size) for seat, size in enumerate(view.hand_sizes) if not view.out[seat]]
    assert Counter(shown) <= words


@pytest.mark.clause("CP-04")
@ROADS
def test_a_hands_road_is_closed_and_begins_at_the_lower_left_as_on_the_table(spaces: int) -> None:
    lane, plan = Lane(spaces, 100, 142, 80), park(spaces)
    corners = [lane.corner(space) for space in (*range(1, spaces), START)]
    assert len(set(corners)) == spaces
    for each in (lane, plan):
        (x, y), (u, v) = each.corner(START), each.corner(1)
        assert x == u == 36 and y > v
    for one, two in pairwise(corners):
        assert (one[0] == two[0]) != (one[1] == two[1])


@ROADS
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_stops_of_a_hand_cover_none_beside_them(spaces: int, count: int) -> None:
    lane = Lane(spaces, 100, 142, 80)
    for crowded in range(1, spaces + 1):
        stops = [
            Stop(
                ahead,
                "+7" if ahead == crowded else "",
                ahead * (ahead <= FARTHEST and (count < 4 or ahead != crowded)),  # nobody can reach all
                [0] * count * (ahead == crowded),
            )
            for ahead in range(1, spaces + 1)
        ]
        for row in (stops[: spaces // 2], stops[: spaces // 2 - 1 : -1]):
            places = place_stops(lane, row)
            ends = [left + stop.width for stop, left in zip(row, places, strict=True)]
            assert places[0] > 36 and ends[-1] < WIDTH - 36
            assert all(end <= left for end, left in zip(ends, places[1:], strict=False))


@pytest.mark.clause("CP-11", "CP-20", "CP-50")
@pytest.mark.parametrize("name", [name for name in HANDS if positions()[name].view.places])
def test_each_stop_in_reach_has_the_card_that_leads_there_tried_by_the_rules(name: str) -> None:
    view = positions()[name].view
    here, spaces = view.places[view.seat], len(view.board)
    ways = journeys(view)
    assert [way.space for way in ways] == [(here + rank) % spaces for rank in range(1, FARTHEST + 1)]
    for rank, way in enumerate(ways, 1):
        space = view.board[way.space]
        owes = space.owner not in (-1, view.seat, view.partner) and not space.mortgaged
        assert (way.what == "rent") == owes
        assert way.amount == (space.rent if owes else 0)
        salary = view.salaries[view.seat] if here + rank >= spaces else 0
        assert way.ruins == (owes and len(view.hand) + salary <= space.rent)
        assert way.ruins == people.ruins(view, view.seat, way.space)


@pytest.mark.clause("CP-30", "CP-71")
@pytest.mark.parametrize("name", ["hand-buy", "hand-26", "hand-bid", "hand-quick"])
def test_cards_that_pay_or_claim_are_those_the_rules_take(name: str) -> None:
    view = positions()[name].view
    state, found = to_state(view), purchase(view)
    if view.phase == "bid":  # check what the seat could buy if it won the auction
        state.phase, state.leader, state.price = "win", view.seat, 1
    offers = [offer for offer in GAME.offers(state, view.seat) if offer.move == "buy"]
    claims = {offer.given["claim"] for offer in offers}
    assert found.claims == claims != set()
    for card in view.hand:
        takes = any(
            offer.given.get("pay") == card or any(card in field.options for field in offer.fields)
            for offer in offers
        )
        assert (card in found.pays) == takes
    assert {"pays for it", "claims it"} <= set(words_on("cardopoly", name))


@pytest.mark.clause("CP-94", "CP-21")
def test_a_purchase_tells_that_it_would_win_or_complete_a_set() -> None:
    assert purchase(positions()["hand-quick"].view).wins
    assert "buying it wins!" in words_on("cardopoly", "hand-quick")
    position = positions()["hand-buy"]
    clubs = [number for number, space in enumerate(position.view.board) if face(space.card).endswith("♣")]
    board = tuple(
        msgspec.structs.replace(space, owner=0, claims=(100,), mortgaged=False)
        if number in clubs and number != position.view.places[0]
        else space
        for number, space in enumerate(position.view.board)
    )
    view = msgspec.structs.replace(position.view, board=board)
    bought = purchase(view)
    assert (bought.salary, bought.wins) == (5, False)
    assert "+5" in [words for words, _ in paint_hand(view, gallery.look(position)).texts]
    assert purchase(position.view).salary == 0


@pytest.mark.parametrize("locale", LOCALES)
def test_a_pocket_at_risk_is_told_with_the_rent_that_would_take_it(locale: str) -> None:
    """Tables and hands state the risk in words, not only in red, unless there are over three chance cards."""
    found = set()
    for position in positions().values():
        view, look = position.view, gallery.look(position, locale)
        if view.seat is None:
            who = [seat for seat in range(view.seats) if not view.out[seat] and len(view.chance[seat]) < 4]
        else:
            who = [view.seat] * (not view.out[view.seat])
        told = [risks for seat in who if (risks := people.phrase_risks(view, look, seat))]
        words = Counter(words for words, _ in gallery.canvas("cardopoly", position, locale).texts)
        for risks in told:
            assert sum(words[each] for each in set(risks)) >= told.count(risks)
        found.add(len(told))
    assert found >= {0, 1, 2}


def test_nothing_is_marked_where_nothing_can_be_bought() -> None:
    assert not any(purchase(positions()["hand-8"].view))
    assert "pays for it" not in words_on("cardopoly", "hand-8")
    position = positions()["hand-buy"]
    poor = msgspec.structs.replace(position.view, hand=position.view.hand[3:7], hand_sizes=(4, 6, 11, 9))
    words = [words for words, _ in paint_hand(poor, gallery.look(position)).texts]
    assert "You don’t have the cards to buy it." in words


@pytest.mark.parametrize(
    ("name", "marked"), [("hand-buy", True), ("hand-bid", True), ("hand-8", False), ("hand-tax", False)]
)
def test_claim_cards_have_a_house_only_where_something_is_bought(name: str, marked: bool) -> None:
    position = positions()[name]
    picture = paint_hand(position.view, gallery.look(position)).image.convert("RGB")
    below = picture.crop((0, picture.height - 90, WIDTH, picture.height - 30)).tobytes()
    house = bytes(SEATS[position.view.seat].color)
    assert any(below[start : start + 3] == house for start in range(0, len(below), 3)) == marked


@pytest.mark.clause("CP-53", "CP-20")
def test_a_rent_that_takes_all_is_an_alarm_and_a_salary_on_the_way_counts() -> None:
    view = positions()["middle-4"].view
    assert people.find_risk(view, 3) == (9, 0)  # Anna's 9♣ is three spaces ahead of David
    assert people.find_risk(view, 2) == (0, NOBODY)  # Clara has eleven cards
    assert people.ruins(view, 0, 3) is False  # 4♠ for 5, after the salary
    few = msgspec.structs.replace(view, hand_sizes=(5, 6, 11, 9))
    assert people.charges(few, 0, 3) == 5
    assert not people.ruins(few, 0, 3)
    assert people.ruins(msgspec.structs.replace(few, hand_sizes=(2, 6, 11, 9)), 0, 3)
    words = describe(view, gallery.look(positions()["middle-4"]))
    assert [line[0] for line in words.splitlines() if "rent " in line and ": out" in line] == [
        "ABCD"[seat] for seat in range(4) if people.find_risk(view, seat)[0]
    ]
    assert "rent 9 to A: out" in words and "rent 9 to A: out" in words_on("cardopoly", "middle-4")
    owing = msgspec.structs.replace(positions()["rent-4"].view, hand_sizes=(6, 6, 11, 9))
    seen = gallery.look(positions()["rent-4"])
    assert people.phrase_risks(owing, seen, 0) == ("owes 7 to D", "owes 7")


def test_a_hand_marks_the_property_that_is_auctioned() -> None:
    position = positions()["hand-bid"]
    view, look = position.view, gallery.look(position)

    def is_framed(space: int, awaited: View) -> bool:
        canvas = paint_hand(awaited, look)
        left, top, right, _ = canvas.spots["space", space]
        return canvas.image.convert("RGB").getpixel(((left + right) // 2, top - 3)) == GOLD_LIT

    here = view.places[view.seat]
    assert is_framed(view.auction.space, view) and not is_framed(here, view)
    moving = msgspec.structs.replace(view, auction=None, phase="open")
    assert is_framed(here, moving) and not is_framed(view.auction.space, moving)


@pytest.mark.clause("CP-40")
def test_the_ways_out_of_jail_stand_on_the_hand() -> None:
    position = positions()["hand-jail"]
    ways = ["pay 5", "play your chance jack", "sit out a turn"]
    assert set(ways) <= set(words_on("cardopoly", "hand-jail"))
    assert ", ".join(ways) in describe(position.view, gallery.look(position))
    held: dict[str, Any] = {"hand": position.view.hand[:5], "hand_sizes": (5, *position.view.hand_sizes[1:])}
    poor = msgspec.structs.replace(position.view, **held, chance=((), (), ()))
    assert {offer.move for offer in GAME.offers(to_state(poor), 0)} >= {"sit"}
    assert "\nsit out a turn." in describe(poor, gallery.look(position))
    texts = [words for words, _ in paint_hand(poor, gallery.look(position)).texts]
    assert {*ways} & {*texts} == {"sit out a turn"}
    watching = msgspec.structs.replace(position.view, awaited=(1,))
    texts = [words for words, _ in paint_hand(watching, gallery.look(position)).texts]
    assert not {*ways} & {*texts}


@pytest.mark.clause("CP-53", "CP-90")
def test_a_hand_says_that_paying_would_end_the_match_and_what_may_save_it() -> None:
    position = positions()["hand-3"]
    view, seen = position.view, gallery.look(position)
    warning = [
        "Paying takes your last card: you’d be out.",
        "Try first: your chance jack, a mortgage, a trade.",
    ]
    assert set(warning) <= set(words_on("cardopoly", "hand-3"))
    assert {"owes 3 to C", "3 cards of rent"} <= set(words_on("cardopoly", "hand-3"))
    assert " ".join(warning) in describe(view, seen)
    assert rescues(view) == ("jack", "mortgage", "draft")
    sizes = (3, 19, 19, 19)  # so many that the bank keeps its last cards
    poor = msgspec.structs.replace(view, hand_sizes=sizes, draw=2, discard=8, discarded=(), top=-1)
    assert rescues(poor) == ("jack", "draft")
    crowned = msgspec.structs.replace(view, chance=((KING - 1,), *view.chance[1:]))
    assert rescues(crowned) == ("king", "mortgage", "draft")
    spent = msgspec.structs.replace(view, proposals=0)
    assert rescues(spent) == ("jack", "mortgage")
    state = state_after(view, PayAll())
    assert view.seat is not None and state.out[view.seat]
    rich = msgspec.structs.replace(view, hand=(*view.hand, 1), hand_sizes=(4, *view.hand_sizes[1:]))
    assert rescues(rich) is None
    assert not set(warning) & {words for words, _ in paint_hand(rich, seen).texts}


@pytest.mark.parametrize(
    ("name", "said"), [("hand-buy", "owned by nobody"), ("hand-jail", "to jail"), ("hand-bid", "")]
)
def test_a_hand_shows_the_last_walk(name: str, said: str) -> None:
    view = positions()[name].view
    assert view.last is not None
    seen = gallery.look(positions()[name])
    without = paint_hand(msgspec.structs.replace(view, last=None), seen)
    assert paint_hand(view, seen).image.height > without.image.height
    assert not said or said in words_on("cardopoly", name)


def test_the_flag_of_the_start_hangs_on_its_card() -> None:
    for name in ("hand-8", "hand-15", "hand-quick"):
        canvas = gallery.canvas("cardopoly", positions()[name])
        left, _, right, _ = canvas.spots["space", 0]
        flagged = next(box for words, box in canvas.texts if words.startswith("+"))
        assert left - 12 <= flagged[0] < flagged[2] <= right + 12


def test_a_counter_offer_is_shown_instead_of_the_offer_that_it_answers() -> None:
    position = positions()["hand-counter"]
    view, seen = position.view, gallery.look(position)
    assert "Your counter-offer?" in words_on("cardopoly", "hand-counter")
    offered = positions()["hand-trade"].view
    assert "Their offer: accept, or change it?" in words_on("cardopoly", "hand-trade")
    spent = paint_hand(msgspec.structs.replace(offered, counters=COUNTERS), seen)
    assert "Their offer: do you accept?" in {words for words, _ in spent.texts}
    told = describe(view, seen).splitlines()
    (own,) = (line for line in told if line.startswith("Your counter-offer · David: "))
    (theirs,) = (line for line in told if line.startswith("Their offer · Anna: "))
    assert "9♠" in own and "K♣" in theirs
    without = paint_hand(msgspec.structs.replace(view, trade=None), seen)
    assert [words for words, _ in without.texts if words == "You give"] == ["You give"]
    shown = {words for words, _ in paint_hand(view, seen).texts}
    assert {words for words, _ in without.texts} - shown == {"What do you offer?"}


def test_a_hand_asks_nobody_to_buy_who_lacks_the_cards() -> None:
    position = positions()["hand-buy"]
    assert "Buy it, or let others bid?" in words_on("cardopoly", "hand-buy")
    view = position.view
    few = msgspec.structs.replace(view, hand=view.hand[3:5], hand_sizes=(2, *view.hand_sizes[1:]))
    assert not purchase(few).pays
    shown = {words for words, _ in paint_hand(few, gallery.look(position)).texts}
    assert "Let others bid, or leave it?" in shown and "Buy it, or let others bid?" not in shown

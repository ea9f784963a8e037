"""What the pictures and descriptions of Cardopoly show, and what they keep secret."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from bot.language import LOCALES
from games.cardopoly import GAME
from games.cardopoly.cards import ORDER, RANK, SUIT, face
from games.cardopoly.moves import PayAll
from games.cardopoly.preview import FARTHEST, journeys, purchase, rescues, state_after, to_state
from games.cardopoly.state import COUNTERS, NOBODY, START
from games.cardopoly.view import LastMove, Promise, View
from games.cards import KING, QUEEN
from render import Position, gallery
from render.cardopoly import grid, pawns, people, plots, road
from render.cardopoly.describe import describe
from render.cardopoly.hand import TALLEST
from render.cardopoly.hand import hand as paint_hand
from render.cardopoly.lane import Lane, Stop, place_stops
from render.cardopoly.middle import count_steps, find_other, passes
from render.cardopoly.park import CARD, CARD_HEIGHT, park
from render.cardopoly.positions import positions
from render.cardopoly.table import table as paint_table
from render.kit.canvas import Box
from render.kit.lettering import measure
from render.kit.numbers import WIDE
from render.kit.sentences import enlist
from render.kit.theme import GOLD, GOLD_LIT, RED, SEATS, SMALL, WIDTH
from render.samples import NAMES

HANDS = [name for name, position in positions().items() if position.view.seat is not None]

ROADS = pytest.mark.parametrize("spaces", [16, 12])


def words_on(name: str, locale: str = "en") -> list[str]:
    position = positions()[name]
    paint = paint_table if position.view.seat is None else paint_hand
    return [words for words, _ in paint(position.view, gallery.look(position, locale)).texts]


@pytest.mark.parametrize("name", positions())
def test_every_sample_is_a_possible_position(name: str) -> None:
    """No card is in two places, and the question and the last move match the cards on the table."""
    view: View = positions()[name].view
    world = next(GAME.worlds(view, Random(1)))
    assert sorted(GAME.cards(world)) == list(range(108))
    assert GAME.view(world, view.seat) == view
    for space in view.board:
        if space.owner >= 0 and view.aces[space.owner] >= 0:
            assert {SUIT[card] for card in space.claims} == {SUIT[view.aces[space.owner]]}
    last = view.last
    if last:
        assert view.top == last.cards[-1]
        assert view.out[last.seat] or view.places[last.seat] == last.space
        walked = RANK[last.cards[-1]] if last.what != "jail" else -last.start
        is_queen = len(last.cards) == 1 and walked == QUEEN  # a queen moves to any property of her player
        assert last.space == (last.start + walked) % len(view.board) or is_queen
        if last.what == "rent":
            owed = view.board[last.space]
            assert (owed.owner, owed.rent) == (last.owner, last.amount)
    if view.debt and view.debt.what == "rent":
        assert view.debt.amount in {space.rent for space in view.board if space.owner == view.debt.to}
    if view.round == 1 and not last:
        assert len(set(view.hand_sizes)) == 1


def test_table_shows_whose_move_it_is_and_what_everybody_has() -> None:
    words = words_on("middle-4")
    assert words.count("David: draw a card") == 1
    assert {"14", "22", "their own property", "Round", "12/40", *NAMES[:4]} <= set(words)
    view = positions()["middle-4"].view
    counts = Counter(map(str, view.hand_sizes)) + Counter(
        str(people.count_owned(view, seat)) for seat in range(4)
    )
    assert counts <= Counter(words)


@pytest.mark.clause("CP-64")
def test_every_owned_property_carries_its_owners_letter_and_its_rent() -> None:
    view = positions()["late-4"].view
    words = Counter(words_on("late-4"))
    for seat in range(4):
        owned = sum(space.owner == seat for space in view.board)
        assert words[SEATS[seat].letter] >= owned
    rents = Counter(str(space.rent) for space in view.board if space.owner >= 0 and not space.mortgaged)
    assert rents <= words


@pytest.mark.clause("CP-04")
@ROADS
def test_the_road_runs_clockwise_from_the_lower_left(spaces: int) -> None:
    plan = park(spaces)
    corners = [plan.corner(space) for space in range(spaces)]
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
    assert right + CARD < WIDTH and low + CARD_HEIGHT == plan.bottom


@ROADS
@pytest.mark.parametrize("count", [1, 2, 3])
def test_pawns_stand_at_their_own_stop_and_cover_no_number(spaces: int, count: int) -> None:
    plan = park(spaces)
    stops = [plan.stop(space) for space in range(spaces)]
    left, top, right, low = plan.lawn
    lawn = left + 44, top + 20, right - 44, low - 20  # the area for text
    for space in range(spaces):
        for beside in range(spaces):  # one more pawn, in the same space or in another
            counts = [0] * spaces
            counts[space] += count
            counts[beside] += 1
            boxes = []
            for where, platform in plan.stand(counts).items():
                assert len(platform.feet) == counts[where]
                left, top, right, low = platform.box
                assert left >= lawn[2] or right <= lawn[0] or top >= lawn[3] or low <= lawn[1]
                width, height = (pawns.WIDTH, pawns.HEIGHT)
                if platform.way:
                    width, height = (pawns.SMALL_WIDTH, pawns.SMALL_HEIGHT)
                    left, top, right, low = platform.box
                    assert all(left < x < right and top < y < low for x, y in platform.feet)
                    start, end = platform.way
                    assert math.dist(start, stops[where]) < 40  # the path starts at the circle
                    assert left < end[0] < right and top < end[1] < low
                else:
                    (x, y), *_ = platform.feet
                    nearest = min(stops, key=lambda stop: math.dist(stop, (x, y - height / 2)))
                    assert nearest == stops[where]
                boxes += [(x - width // 2, y - height, x + width // 2, y) for x, y in platform.feet]
            for one, other in combinations(boxes, 2):
                assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            for left, top, right, low in boxes:
                for x, y in stops:
                    assert not (left < x + 12 and x - 12 < right and top < y + 11 and y - 11 < low)


@pytest.mark.clause("CP-11")
@ROADS
def test_the_lane_is_closed_and_passes_every_stop_in_order(spaces: int) -> None:
    plan = park(spaces)
    left, top, right, low = plan.road
    for space in range(spaces):
        way, after = plan.lane(space), plan.lane((space + 1) % spaces)
        assert math.dist(way[-1], after[0]) < 1
        assert all(math.dist(one, other) < 6 for one, other in pairwise(way))
        assert math.dist(way[0], plan.stop(space)) < 80
        assert all(left < x < right and top < y < low for x, y in way)
    assert plan.walk(3, 5) == [3, 4]
    assert plan.walk(spaces - 1, 1) == [spaces - 1, 0]
    assert len(plan.walk(2, 2)) == spaces


@pytest.mark.parametrize("name", ["auction-4", "price-4", "rent-4", "tax-4", "trade-4", "jail-3", "suits-3"])
def test_what_is_asked_comes_first(name: str) -> None:
    told = {
        "auction-4": "Bids, please: Ben, David",
        "price-4": "Anna: is that price enough?",
        "rent-4": "Anna: pay 7 cards",
        "tax-4": "Tax, please: Anna, Ben, David",
        "trade-4": "David: do you accept?",
        "jail-3": "Anna: how do you leave jail?",
        "suits-3": "Anna, Clara: choose an ace",
    }
    assert told[name] in words_on(name)
    position = positions()[name]
    assert describe(position.view, gallery.look(position)).splitlines()[0] == told[name]


@pytest.mark.clause("CP-63")
def test_promises_are_told_on_the_lawn_and_added_up_where_there_are_many() -> None:
    position = positions()["trade-4"]
    view, look = position.view, gallery.look(position)
    few = msgspec.structs.replace(view, trade=None)
    told = {"promises 3, in 2 turns", "promises 1, next turn"}
    assert told <= {words for words, _ in paint_table(few, look).texts}
    for times, sums in ((3, {"9", "3"}), (4, {"12", "4"})):
        crowded = msgspec.structs.replace(few, promises=view.promises * times)
        words = {words for words, _ in paint_table(crowded, look).texts}
        assert sums <= words
        assert not told & words


@pytest.mark.clause("CP-63")
@pytest.mark.parametrize("locale", LOCALES)
def test_promises_made_before_stand_apart_from_a_trade(locale: str) -> None:
    position = positions()["trade-4"]
    texts = dict(gallery.canvas("cardopoly", position, locale).texts)
    heading = gallery.words(locale)("cardopoly-picture-earlier")
    offered = gallery.words(locale)("cardopoly-picture-promise", count=2, turns=1)
    promised = gallery.words(locale)("cardopoly-picture-promises", count=2, turns=1)
    mine = next(box for words, box in texts.items() if words in (offered, promised))
    assert mine[3] < texts[heading][1]  # the current offer stands above earlier promises
    assert not list(gallery.find_misfits(gallery.canvas("cardopoly", position, locale)))
    alone = msgspec.structs.replace(position.view, trade=None)
    assert heading not in {words for words, _ in paint_table(alone, gallery.look(position, locale)).texts}


@pytest.mark.clause("CP-57")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mortgage", [False, True])
@pytest.mark.parametrize("name", ["tax-4", "hand-tax"])
def test_a_tax_says_that_a_king_asks_and_for_what(name: str, mortgage: bool, locale: str) -> None:
    position = positions()[name]
    view: View = position.view
    assert view.tax
    asked = msgspec.structs.replace(view, tax=msgspec.structs.replace(view.tax, mortgage=mortgage))
    shown = Position(asked, position.names)
    canvas, look = gallery.canvas("cardopoly", shown, locale), gallery.look(shown, locale)
    id = "cardopoly-picture-tax-mend" if mortgage else "cardopoly-picture-tax"
    words = gallery.words(locale)(id, count=1)
    assert words in {each for each, _ in canvas.texts}
    assert not list(gallery.find_misfits(canvas))
    assert enlist(look.say, ["K♣", words]) in describe(asked, look)
    other = msgspec.structs.replace(asked, top=3)
    assert gallery.canvas("cardopoly", Position(other, position.names), locale).image != canvas.image


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("number", "turns"), [(1, 1), (3, 2), (12, 1), (24, 9)])
def test_promises_fit_on_the_lawn(locale: str, number: int, turns: int) -> None:
    position = positions()["trade-4"]
    view = msgspec.structs.replace(position.view, trade=None, promises=(Promise(2, 0, number, turns),))
    look = gallery.look(position, locale)
    ids = ("promises-cards", "promises", "promise")
    ways = [look.say(f"cardopoly-picture-{id}", count=number, turns=turns) for id in ids]
    (words,) = {words for words, _ in paint_table(view, look).texts} & set(ways)
    left, _, right, _ = park(16).lawn
    assert measure(words, SMALL) <= right - left - 36 - 130  # beside two badges and an arrow
    assert words in ways[:2] or number > 9 or locale != "en"


@pytest.mark.clause("CP-63")
@pytest.mark.parametrize(
    ("locale", "told"),
    [("en", "promises 2 cards, next turn"), ("de", "verspricht 2 Karten, nächster Zug")],
)
def test_a_trade_says_that_what_comes_later_is_a_promise(locale: str, told: str) -> None:
    position = positions()["trade-4"]
    assert locale != "en" or told in words_on("hand-trade", locale)
    assert told in describe(position.view, gallery.look(position, locale))


def test_pocket_is_numbered_from_one_in_its_order() -> None:
    for name, count in (("hand-8", 8), ("hand-15", 15), ("hand-26", 26)):
        numbers = [int(words) for words in words_on(name) if words.isdigit()]
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
    rest = Counter(words_on(name)) - Counter(map(str, view.hand_sizes))
    rest -= Counter(str(space.rent) for space in view.board if space.owner >= 0 and not space.mortgaged)
    assert Counter(owned) <= rest


@pytest.mark.parametrize("name", HANDS)
def test_hand_shows_rents_with_expansions_and_how_many_cards_everybody_has(name: str) -> None:
    position = positions()[name]
    view, words = position.view, Counter(words_on(name))
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
    assert {"pays for it", "goes on it"} <= set(words_on(name))


@pytest.mark.clause("CP-94", "CP-21")
def test_a_purchase_tells_that_it_would_win_or_complete_a_set() -> None:
    assert purchase(positions()["hand-quick"].view).wins
    assert "wins the match" in words_on("hand-quick")
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


def test_near_victory_is_gold_and_danger_red() -> None:
    def colors(name: str, owned: str) -> set[tuple[int, ...]]:
        view = positions()[name].view
        person = people.build_person(view, gallery.look(positions()[name]), 0)
        person = person._replace(owned=person.goal - len(owned), risks=("up to 8",) * ("!" in owned))
        picture = people.sprite(person, (253, people.QUICK_HEIGHT), False, False).image.convert("RGB")
        points = picture.crop((10, 130, 243, 252)).tobytes()
        return {tuple(points[start : start + 3]) for start in range(0, len(points), 3)}

    assert GOLD in colors("quick-4", "_") and RED not in colors("quick-4", "_")
    assert RED in colors("quick-4", "_!") and GOLD not in colors("quick-4", "_!")


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


def test_partners_in_the_lead_share_a_crown_and_before_any_property_nobody_wears_one() -> None:
    shown = positions()["quick-team-4"].view
    ahead = people.leaders(shown)
    assert len(ahead) == 2
    look = gallery.look(positions()["quick-team-4"])
    assert not any(people.build_person(shown, look, seat).head.leads for seat in ahead)
    start = msgspec.structs.replace(positions()["start-4"].view, hand_sizes=(8, 6, 11, 9))
    assert people.leaders(start) == ()


def test_nothing_is_marked_where_nothing_can_be_bought() -> None:
    assert not any(purchase(positions()["hand-8"].view))
    assert "pays for it" not in words_on("hand-8")
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
    assert [line[0] for line in words.splitlines() if "risk: " in line] == [
        "ABCD"[seat] for seat in range(4) if people.find_risk(view, seat)[0]
    ]
    assert "risk: 9 to A" in words and "risk: 9 to A" in words_on("middle-4")
    owing = msgspec.structs.replace(positions()["rent-4"].view, hand_sizes=(6, 6, 11, 9))
    seen = gallery.look(positions()["rent-4"])
    assert people.phrase_risks(owing, seen, 0) == ("debt: 7 to D", "debt: 7")


@pytest.mark.clause("CP-95", "CP-96")
def test_partners_stand_side_by_side_and_owe_each_other_nothing() -> None:
    view = positions()["team-4"].view
    assert people.order(view) == [[0, 2], [1, 3]]
    words = words_on("team-4")
    assert [name for name in words if name in NAMES[:4]] == ["Anna", "Clara", "Ben", "David"]
    owned = next(number for number, space in enumerate(view.board) if space.owner == 0)
    assert people.charges(view, 2, owned) == 0
    assert people.charges(view, 1, owned) > 0
    quick = positions()["quick-team-4"].view
    assert people.goal(quick) == 6
    assert people.count_owned(quick, 0) == people.count_owned(quick, 2)
    position = positions()["team-4"]
    assert "Partners: A + C; B + D." in describe(position.view, gallery.look(position)).splitlines()


@pytest.mark.clause("CP-94")
def test_quick_play_tells_how_many_properties_are_missing() -> None:
    view = positions()["quick-4"].view
    owned = [people.count_owned(view, seat) for seat in range(4)]
    assert {f"{count} of 4" for count in owned} <= set(words_on("quick-4"))
    position = positions()["quick-4"]
    assert f"{owned[0]} of 4 to win" in describe(position.view, gallery.look(position))


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


def test_the_golden_path_is_drawn_and_stays_on_the_road() -> None:
    plan = park(16)
    empty = road.open_park(16, 1300)
    walked = empty.copy()
    road.walk(walked, plan, 13, 6)
    left, top, right, low = plan.road
    changed = [
        (x, y)
        for y in range(0, 1300, 7)
        for x in range(0, WIDTH, 7)
        if empty.image.getpixel((x, y)) != walked.image.getpixel((x, y))
    ]
    assert len(changed) > 500
    assert all(left < x < right and top < y < low for x, y in changed)


def test_description_tells_rents_that_are_not_the_value_of_the_card() -> None:
    position = positions()["middle-4"]
    words = describe(position.view, gallery.look(position))
    assert "3 4♠ (+1, rent 5)" in words
    assert words.count("rent ") == 2


def test_description_tells_turn_owners_and_piles() -> None:
    position = positions()["middle-4"]
    lines = describe(position.view, gallery.look(position)).splitlines()
    assert lines[0] == "David: draw a card"
    assert lines[1] == "Last: Clara, Q♠ K♣ 9♦, from space 13 to 6, 3♦: their own property."
    assert "2 9♦*" in lines[4] and "3 4♠ (+1, rent 5)" in lines[4]
    assert lines[-1] == "Round 12 of 40, 14 to draw, 22 played, 9♦ on top."


@pytest.mark.parametrize("locale", LOCALES)
def test_the_named_cards_of_a_trade_are_for_both_sides_alone(locale: str) -> None:
    own, public = positions()["hand-trade"], positions()["trade-4"]
    look = gallery.look(own, locale)
    trade = own.view.trade
    named = " ".join(map(face, trade.cards))
    assert named in describe(own.view, look)
    hidden = msgspec.structs.replace(public.view, trade=msgspec.structs.replace(trade, cards=()))
    assert named not in describe(hidden, look)
    debtor = own.names[trade.by]
    assert look.say("cardopoly-picture-settles", name=debtor) in describe(hidden, look)
    assert look.say("cardopoly-picture-settles-yours", name=debtor) in describe(own.view, look)


@pytest.mark.parametrize(
    ("what", "owner", "walked", "beside"),
    [
        ("auction", 3, 12, 3),
        ("bought", 2, 12, None),
        ("own", 2, 12, None),
        ("paid", 3, 12, 3),
        ("free", -1, 12, None),
        ("jail", -1, 0, None),
        ("none", -1, 0, None),
    ],
)
def test_the_last_move_shows_its_steps_and_whom_it_concerned(
    what: str, owner: int, walked: int, beside: int | None
) -> None:
    position = positions()["middle-4"]
    view, look = position.view, gallery.look(position)
    space = next(number for number, place in enumerate(view.board) if face(place.card) == "6♥")
    move = LastMove(2, view.last.cards[1:], 3, space, what, 1, owner)
    moved = msgspec.structs.replace(view, last=move)
    assert count_steps(moved, move) == walked
    assert find_other(move) == beside
    assert not passes(move)
    told = describe(moved, look).splitlines()[1]
    assert told.count(NAMES[2]) == 1
    assert "K♣ 9♦" in told
    drawn = [words for words, _ in paint_table(moved, look).texts]
    assert look.say(f"cardopoly-picture-last-{what}", count=1) in drawn


def test_values_of_free_properties_are_their_ranks() -> None:
    view = positions()["start-4"].view
    assert all(space.rent == RANK[space.card] for space in view.board)


@pytest.mark.clause("CP-20")
def test_the_start_says_what_it_brings() -> None:
    assert "+3" in words_on("middle-4") and "+3" in words_on("hand-8")
    position = positions()["hand-8"]
    view = msgspec.structs.replace(position.view, salaries=(5, 3, 3, 3))
    texts = [words for words, _ in paint_hand(view, gallery.look(position)).texts]
    assert "+5" in texts and "+3" not in texts


@pytest.mark.clause("CP-40")
def test_the_ways_out_of_jail_stand_on_the_hand() -> None:
    position = positions()["hand-jail"]
    ways = ["pay 5", "play your chance jack", "sit out a turn"]
    assert set(ways) <= set(words_on("hand-jail"))
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


@pytest.mark.parametrize("locale", LOCALES)
def test_a_trade_says_who_gives_what_and_fits_however_large_it_is(locale: str) -> None:
    own, public = positions()["hand-trade"], positions()["trade-4"]
    say = gallery.words(locale)
    trade = own.view.trade
    assert trade
    large = msgspec.structs.replace(
        trade, take=(8, 14), spaces=(1, 4, 9, 3), gives=12, gives_in=3, asks=2, number=24, kind=17
    )
    for shown in (trade, large):
        for seat, left, right in ((3, "give", "get"), (0, "give", "get"), (1, "", "")):
            view = msgspec.structs.replace(own.view, seat=seat, trade=shown)
            canvas = gallery.canvas("cardopoly", Position(view, own.names), locale)
            texts = [(words, box[0]) for words, box in canvas.texts]
            headings = [
                f"cardopoly-picture-you-{side}" if side else "cardopoly-picture-gives"
                for side in (left, right)
            ]
            places = [x for words, x in texts if words in map(say, headings)]
            assert places == sorted(places) and len(places) == 2
            assert not list(gallery.find_misfits(canvas))
        view = msgspec.structs.replace(public.view, trade=msgspec.structs.replace(shown, cards=()))
        canvas = gallery.canvas("cardopoly", Position(view, public.names), locale)
        assert [words for words, _ in canvas.texts].count(say("cardopoly-picture-gives")) == 2
        assert not list(gallery.find_misfits(canvas))


@pytest.mark.clause("CP-53", "CP-90")
def test_a_hand_says_that_paying_would_end_the_match_and_what_may_save_it() -> None:
    position = positions()["hand-3"]
    view, seen = position.view, gallery.look(position)
    warning = [
        "Paying takes your last card: you’d be out.",
        "Try first: your chance jack, a mortgage, a trade.",
    ]
    assert set(warning) <= set(words_on("hand-3"))
    assert {"debt: 3 to C", "3 cards of rent"} <= set(words_on("hand-3"))
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
    assert not said or said in words_on(name)


def test_a_trade_says_whose_debt_it_ends_and_who_chooses_cards() -> None:
    assert {"ends Anna’s debt to you", "2 cards you choose"} <= set(words_on("hand-trade"))
    assert "1 card Anna chooses" in words_on("hand-counter")
    view = positions()["hand-trade"].view
    mine = msgspec.structs.replace(view, seat=0)
    told = [words for words, _ in paint_hand(mine, gallery.look(positions()["hand-trade"])).texts]
    assert "ends your debt to David" in told


def test_the_flag_of_the_start_hangs_on_its_card() -> None:
    for name in ("hand-8", "hand-15", "hand-quick"):
        canvas = gallery.canvas("cardopoly", positions()[name])
        left, _, right, _ = canvas.spots["space", 0]
        flagged = next(box for words, box in canvas.texts if words.startswith("+"))
        assert left - 12 <= flagged[0] < flagged[2] <= right + 12


def test_chance_cards_look_unlike_pocket_cards() -> None:
    card = positions()["hand-team"].view.chance[2][0]
    one, two = people.chance(card, 42, False), plots.face(card, 42, False).image
    assert one.convert("RGB").tobytes() != two.convert("RGB").tobytes()


def test_a_counter_offer_is_shown_instead_of_the_offer_that_it_answers() -> None:
    position = positions()["hand-counter"]
    view, seen = position.view, gallery.look(position)
    assert "Your counter-offer?" in words_on("hand-counter")
    offered = positions()["hand-trade"].view
    assert "Their offer: accept, or change it?" in words_on("hand-trade")
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
    assert "Buy it, or let others bid?" in words_on("hand-buy")
    view = position.view
    few = msgspec.structs.replace(view, hand=view.hand[3:5], hand_sizes=(2, *view.hand_sizes[1:]))
    assert not purchase(few).pays
    shown = {words for words, _ in paint_hand(few, gallery.look(position)).texts}
    assert "Let others bid, or leave it?" in shown and "Buy it, or let others bid?" not in shown


def test_a_mortgaged_property_is_barred_by_a_padlock_beside_its_owner() -> None:
    space = positions()["middle-4"].view.board[2]
    owner = gallery.look(positions()["middle-4"]).seats[space.owner]
    assert space.mortgaged
    picture = plots.sprite(space, owner, (CARD, CARD_HEIGHT), False)
    (letter,) = picture.texts
    middle = (letter[1][0] + letter[1][2]) // 2
    row = picture.image.convert("L").crop((0, CARD_HEIGHT - 42, CARD, CARD_HEIGHT - 41)).tobytes()
    dark = [x for x, light in enumerate(row) if light < 30]
    assert middle < CARD // 2 - 10 and len([x for x in dark if x > CARD // 2]) > 20

"""What the pictures and descriptions of Cardopoly show, and what they keep secret."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, pairwise
from random import Random

import msgspec
import pytest

from bot.language import LOCALES
from games.cardopoly import GAME
from games.cardopoly.cards import RANK, SUIT, face
from games.cardopoly.view import LastMove, Promise, View
from games.cards import QUEEN
from render import Position, gallery
from render.cardopoly import pawns, people, plots, road
from render.cardopoly.describe import describe
from render.cardopoly.hand import hand as paint_hand
from render.cardopoly.middle import count_steps, find_other, passes
from render.cardopoly.park import CARD, CARD_HEIGHT, park
from render.cardopoly.positions import positions
from render.cardopoly.table import table as paint_table
from render.kit.lettering import measure
from render.kit.sentences import enlist
from render.kit.theme import GOLD, RED, SEATS, SMALL, WIDTH
from render.samples import NAMES
from tests.kit.gallery import words_on

ROADS = pytest.mark.parametrize("spaces", [16, 12])


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
    words = words_on("cardopoly", "middle-4")
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
    words = Counter(words_on("cardopoly", "late-4"))
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
        "auction-4": "Auction: bids from Ben, David",
        "price-4": "Anna: do you accept 4 cards?",
        "rent-4": "Anna: pay 7 cards",
        "tax-4": "Tax, please: Anna, Ben, David",
        "trade-4": "David: do you accept?",
        "jail-3": "Anna: how do you leave jail?",
        "suits-3": "Anna, Clara: choose an ace",
    }
    assert told[name] in words_on("cardopoly", name)
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
    assert locale != "en" or told in words_on("cardopoly", "hand-trade", locale)
    assert told in describe(position.view, gallery.look(position, locale))


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


def test_partners_in_the_lead_share_a_crown_and_before_any_property_nobody_wears_one() -> None:
    shown = positions()["quick-team-4"].view
    ahead = people.leaders(shown)
    assert len(ahead) == 2
    look = gallery.look(positions()["quick-team-4"])
    assert not any(people.build_person(shown, look, seat).head.leads for seat in ahead)
    start = msgspec.structs.replace(positions()["start-4"].view, hand_sizes=(8, 6, 11, 9))
    assert people.leaders(start) == ()
    for name in ("quick-team-4", "middle-4", "start-4"):
        assert words_on("cardopoly", name).count("ahead") == len(people.leaders(positions()[name].view))


def test_a_proposed_trade_stands_without_the_walk_before_it() -> None:
    position = positions()["trade-4"]
    still = msgspec.structs.replace(position.view, last=None)
    shown, expected = (
        paint_table(view, gallery.look(position)).image.tobytes() for view in (position.view, still)
    )
    assert shown == expected


@pytest.mark.clause("CP-95", "CP-96")
def test_partners_stand_side_by_side_and_owe_each_other_nothing() -> None:
    view = positions()["team-4"].view
    assert people.order(view) == [[0, 2], [1, 3]]
    words = words_on("cardopoly", "team-4")
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
    assert {f"{count} of 4" for count in owned} <= set(words_on("cardopoly", "quick-4"))
    position = positions()["quick-4"]
    assert f"{owned[0]} of 4 to win" in describe(position.view, gallery.look(position))


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
    assert words.count("(+1, rent ") + words.count("(+2, rent ") == 2


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
    assert "+3" in words_on("cardopoly", "middle-4") and "+3" in words_on("cardopoly", "hand-8")
    position = positions()["hand-8"]
    view = msgspec.structs.replace(position.view, salaries=(5, 3, 3, 3))
    texts = [words for words, _ in paint_hand(view, gallery.look(position)).texts]
    assert "+5" in texts and "+3" not in texts


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


def test_a_trade_says_whose_debt_it_ends_and_who_chooses_cards() -> None:
    assert {"ends Anna’s debt to you", "2 cards you choose"} <= set(words_on("cardopoly", "hand-trade"))
    assert "1 card Anna chooses" in words_on("cardopoly", "hand-counter")
    view = positions()["hand-trade"].view
    mine = msgspec.structs.replace(view, seat=0)
    told = [words for words, _ in paint_hand(mine, gallery.look(positions()["hand-trade"])).texts]
    assert "ends your debt to David" in told


def test_chance_cards_look_unlike_pocket_cards() -> None:
    card = positions()["hand-team"].view.chance[2][0]
    one, two = people.chance(card, 42, False), plots.face(card, 42, False).image
    assert one.convert("RGB").tobytes() != two.convert("RGB").tobytes()


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

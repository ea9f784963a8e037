"""Rearranging one's own properties (MD-15, MD-17, MD-23, MD-36)."""

from __future__ import annotations

from random import Random

import pytest

from games.core import IllegalMove, Luck, Resign
from games.deal import GAME
from games.deal.cards import COLORS
from games.deal.labels import BREAKS, offer_label
from games.deal.moves import Arrange, Exchange, Shift
from games.deal.state import State, wilds
from games.deal.turns.turn import LIMIT
from tests.games.deal.positions import NAMES, bank, color, front, ids, make, name, open_offers, position
from tests.kit.narrow import not_none

CHANCE = Luck(Random(3))


def exchanges(state: State, seat: int = 0) -> list[tuple[str, list[str]]]:
    """Pair each card with the names of the full-set cards that it can be exchanged for."""
    return [
        (name(offer.given["other"]), [name(card) for card in offer.fields[0].options])
        for offer in GAME.offers(state, seat)
        if offer.move == "exchange"
    ]


def find_breaking_cards(state: State, seat: int = 0) -> list[str]:
    """Return the wild cards whose move would cost a building."""
    view, found = GAME.view(state, seat), []
    for offer in GAME.offers(state, seat):
        chosen = {field.name: field.options[0] for field in offer.fields}
        if offer.move == "arrange" and offer_label(view, offer, chosen).hint == BREAKS:
            found.append(name(offer.given["card"]))
    return found


@pytest.mark.clause("MD-15")
def test_wilds_are_moved_on_ones_own_turn_at_no_cost() -> None:
    state = position("red: red red/yellow | yellow: yellow", "red: red/yellow", hands=("5M", "go"))
    make(state, 0, "arrange", card="red/yellow", color="yellow")
    assert front(state, 0) == {"red": "red", "yellow": "yellow red/yellow"}
    make(state, 0, "arrange", card="red/yellow", color="red")
    assert GAME.view(state, 0).plays == 3
    with pytest.raises(IllegalMove):
        GAME.apply(state, 1, Arrange(NAMES["red/yellow"][1], color("yellow")), CHANCE)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Arrange(NAMES["red/yellow"][1], color("yellow")), CHANCE)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Arrange(NAMES["red"][0], color("yellow")), CHANCE)


@pytest.mark.clause("MD-15")
def test_an_any_color_wild_goes_to_any_other_color() -> None:
    state = position("red: any | green: green | brown: brown brown", "")
    offer = next(offer for offer in GAME.offers(state, 0) if offer.move == "arrange")
    assert offer.fields[0].options == tuple(each for each in range(10) if each != color("red"))
    make(state, 0, "arrange", card="any", color="utility")
    assert front(state, 0) == {"green": "green", "brown": "brown brown", "utility": "any"}
    make(state, 0, "arrange", card="any", color="brown")
    assert front(state, 0) == {"green": "green", "brown": "brown brown, any"}
    make(state, 0, "arrange", card="any", color="green")
    assert front(state, 0) == {"green": "green any", "brown": "brown brown"}


@pytest.mark.clause("MD-15", "MD-36")
def test_moving_a_wild_out_of_a_set_banks_its_buildings() -> None:
    state = position("red: red red red/yellow house hotel", "")
    assert find_breaking_cards(state) == ["red/yellow"]
    make(state, 0, "arrange", card="red/yellow")
    assert front(state, 0) == {"red": "red red", "yellow": "red/yellow"}
    assert bank(state, 0) == "hotel house"


@pytest.mark.clause("MD-15")
def test_a_set_of_wilds_changes_color_with_its_house() -> None:
    state = position("pink: pink/orange pink/orange any house", "")
    make(state, 0, "shift", color="orange")
    assert front(state, 0) == {"orange": "pink/orange pink/orange any house"}
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Shift(NAMES["pink/orange"][0], color("red")), CHANCE)


@pytest.mark.clause("MD-15")
def test_arranging_comes_to_an_end_until_the_next_play() -> None:
    state = position("red: red/yellow", "", hands=("5M 1M",))
    for _ in range(LIMIT):
        make(state, 0, "arrange")
    assert not open_offers(state, 0, "arrange")
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Arrange(NAMES["red/yellow"][0], color("yellow")), CHANCE)
    make(state, 0, "bank", card="1M")
    assert open_offers(state, 0, "arrange")


@pytest.mark.clause("MD-17")
def test_the_latest_card_is_the_extra_unless_the_owner_rearranges() -> None:
    state = position("red: red red red house", "", hands=("red/yellow 1M",))
    make(state, 0, "lay", card="red/yellow", color="red")
    assert front(state, 0) == {"red": "red red red house, red/yellow"}
    make(state, 0, "exchange", card="red")
    assert front(state, 0) == {"red": "red/yellow red red house, red"}
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Exchange(NAMES["red"][1], NAMES["red"][2]), CHANCE)


@pytest.mark.clause("MD-15", "MD-17")
def test_an_extra_fills_the_gap_and_nothing_is_lost() -> None:
    state = position("red: red red red/yellow house | red: red", "")
    assert find_breaking_cards(state) == []
    make(state, 0, "arrange", card="red/yellow", color="yellow")
    assert front(state, 0) == {"red": "red red red house", "yellow": "red/yellow"}
    assert bank(state, 0) == ""


@pytest.mark.clause("MD-17", "MD-25")
def test_a_gap_is_filled_by_a_real_card_rather_than_by_an_any_color_wild() -> None:
    state = position("red: any red red/yellow house | red: any red", "")
    make(state, 0, "arrange", card="red/yellow", color="yellow")
    assert front(state, 0) == {"red": "any red red house, any", "yellow": "red/yellow"}


@pytest.mark.clause("MD-15", "MD-25")
def test_an_any_color_wild_beside_the_set_does_not_hold_it_up_alone() -> None:
    state = position("brown: brown/light_blue any house | brown: any", "")
    assert find_breaking_cards(state) == ["brown/light_blue"]
    assert exchanges(state) == []
    make(state, 0, "arrange", card="brown/light_blue")
    assert front(state, 0) == {"brown": "any any", "light_blue": "brown/light_blue"}
    assert bank(state, 0) == "house"


@pytest.mark.clause("MD-15", "MD-36")
def test_wilds_of_two_sets_with_buildings_change_places_and_both_sets_stay() -> None:
    state = position("pink: pink pink any house | orange: orange orange pink/orange house hotel", "")
    assert find_breaking_cards(state) == ["any", "pink/orange"]
    assert exchanges(state) == [("pink/orange", ["any"])]
    events = make(state, 0, "exchange", other="pink/orange", card="any")
    assert ids(events) == ["exchange-sets"]
    assert front(state, 0) == {
        "pink": "pink pink pink/orange house",
        "orange": "orange orange any house hotel",
    }
    assert bank(state, 0) == ""
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Exchange(NAMES["pink"][0], NAMES["any"][0]), CHANCE)


@pytest.mark.clause("MD-15")
@pytest.mark.parametrize(
    "front_",
    [
        "pink: pink pink any | orange: orange orange pink/orange house",
        "pink: pink pink any house | orange: orange orange pink/orange",
        "pink: pink pink any house | orange: orange pink/orange",
        "pink: pink pink pink house | orange: orange orange pink/orange house",
        "pink: pink pink any house | red: red red red/yellow house",
    ],
)
def test_cards_change_places_only_where_moving_them_would_cost_something(front_: str) -> None:
    assert exchanges(position(front_, "")) == []


@pytest.mark.clause("MD-15", "MD-25")
def test_no_exchange_leaves_any_color_wilds_alone() -> None:
    state = position("brown: brown/light_blue any house | light_blue: light_blue light_blue any house", "")
    assert exchanges(state) == []


@pytest.mark.clause("MD-15", "MD-17")
def test_of_two_sets_of_a_color_the_wild_of_the_one_with_the_house_may_become_free() -> None:
    state = position("brown: brown brown/light_blue house | brown: brown any", "")
    assert find_breaking_cards(state) == ["brown/light_blue"]
    assert exchanges(state) == [("brown", ["brown/light_blue"]), ("any", ["brown", "brown/light_blue"])]
    make(state, 0, "exchange", other="brown", card="brown/light_blue")
    assert find_breaking_cards(state) == []
    make(state, 0, "arrange", card="brown/light_blue")
    assert front(state, 0) == {"brown": "brown brown house, any", "light_blue": "brown/light_blue"}


@pytest.mark.clause("MD-15", "MD-35")
def test_cards_of_two_full_sets_of_a_color_change_places_without_any_building() -> None:
    state = position("brown: brown brown/light_blue | brown: brown any", "")
    assert exchanges(state) == [("brown", ["brown/light_blue"]), ("any", ["brown", "brown/light_blue"])]
    make(state, 0, "exchange", other="brown", card="brown/light_blue")
    assert front(state, 0) == {"brown": "brown brown, brown/light_blue any"}


@pytest.mark.clause("MD-15")
def test_a_set_of_wilds_without_a_building_is_moved_card_by_card() -> None:
    state = position("pink: pink/orange pink/orange any", "")
    assert not open_offers(state, 0, "shift")
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Shift(NAMES["pink/orange"][0], color("orange")), CHANCE)
    for _ in range(2):
        make(state, 0, "arrange", card="pink/orange", color="orange")
    make(state, 0, "arrange", card="any", color="orange")
    assert front(state, 0) == {"orange": "pink/orange pink/orange any"}


@pytest.mark.clause("MD-15")
def test_as_many_rearrangements_are_allowed_as_any_table_takes() -> None:
    wilds = [card for cards in NAMES.values() for card in cards if 48 <= card <= 58]
    assert 2 * len(wilds) < LIMIT
    state = position("red: red", "")
    state.groups[0] = []
    random = Random(5)
    goal = {card: random.choice(COLORS[card]) for card in wilds}
    for card in wilds:
        state.groups[0].append((random.choice(COLORS[card]), -1, -1, card))
    for card, wanted in goal.items():
        if not any(group[0] == wanted and card in group[3:] for group in state.groups[0]):
            GAME.apply(state, 0, Arrange(card, wanted), CHANCE)
    assert {card: group[0] for group in state.groups[0] for card in group[3:]} == goal


def test_the_wilds_of_every_seat_are_known_at_any_time() -> None:
    random = Random(2)
    for seats in GAME.seats:
        state, _ = GAME.deal(seats, {"scoring": "points", "rounds": "3", "deal_breaker": "in"}, CHANCE)
        for number in range(600):
            assert state.wilds == list(map(wilds, state.groups))
            if not (waiting := GAME.waiting_for(state)):
                break
            seat = min(waiting)
            move = Resign() if number % 200 == 199 else GAME.random_move(state, seat, random)
            GAME.make(state, seat, move, CHANCE)


@pytest.mark.clause("MD-15", "MD-23")
def test_who_steals_an_any_color_wild_puts_it_where_it_serves() -> None:
    front_ = "brown: brown brown | utility: utility utility | dark_blue: dark_blue"
    state = position(front_, "red: any", hands=("sly", "go"), plays=1)
    make(state, 0, "sly")
    make(state, 1, "accept")
    assert front(state, 0)["red"] == "any"
    assert state.turn == 0
    make(state, 0, "arrange", card="any", color="dark_blue")
    assert not_none(GAME.outcome(state)).winners == (0,)


@pytest.mark.clause("MD-15", "MD-36")
@pytest.mark.parametrize(
    ("front_", "colors"),
    [
        ("red: red/yellow red/yellow any house", ["yellow"]),
        ("yellow: red/yellow any any house hotel", ["red"]),
        ("dark_blue: green/dark_blue any house", []),
        ("red: red red/yellow red/yellow house", []),
        ("light_blue: brown/light_blue any any house", []),
        ("orange: pink/orange pink/orange orange house", []),
        ("red: red/yellow red/yellow any", []),
    ],
)
def test_a_set_changes_color_as_a_whole_where_every_card_and_the_size_fit(
    front_: str, colors: list[str]
) -> None:
    state = position(front_, "")
    offers = [offer for offer in GAME.offers(state, 0) if offer.move == "shift"]
    assert [offer.given["color"] for offer in offers] == [color(each) for each in colors]
    for each in colors:
        events = make(state, 0, "shift", color=each)
        assert ids(events) == ["shift"]
        assert front(state, 0) == {each: front_.partition(": ")[2]}
        assert bank(state, 0) == ""


@pytest.mark.clause("MD-15", "MD-36")
@pytest.mark.parametrize(
    ("front_", "after", "freed"),
    [
        ("red: red red any house", {"red": "red red", "green": "any"}, "house"),
        ("red: red red any house hotel | red: red", {"red": "red red red house hotel", "green": "any"}, ""),
        ("brown: brown any house", {"brown": "brown", "green": "any"}, "house"),
        ("red: red red any | green: green", {"red": "red red", "green": "green any"}, ""),
    ],
)
def test_what_an_any_color_wild_leaves_behind(front_: str, after: dict[str, str], freed: str) -> None:
    state = position(front_, "")
    assert find_breaking_cards(state) == (["any"] if freed else [])
    events = make(state, 0, "arrange", card="any", color="green")
    assert ids(events) == (["arrange", "freed"] if freed else ["arrange"])
    assert (front(state, 0), bank(state, 0)) == (after, freed)


@pytest.mark.clause("MD-15")
def test_a_play_begins_the_count_of_rearrangements_anew_and_so_does_a_turn() -> None:
    state = position("red: red/yellow", "yellow: red/yellow", hands=("1M go", "go"))
    for _ in range(3):
        make(state, 0, "arrange")
    assert state.arranged == 3
    make(state, 0, "bank", card="1M")
    assert state.arranged == 0
    make(state, 0, "arrange")
    make(state, 0, "end")
    assert (state.turn, state.arranged) == (1, 0)
    make(state, 1, "arrange")
    assert (state.arranged, state.plays) == (1, 3)


@pytest.mark.clause("MD-12", "MD-15")
def test_a_turn_goes_on_after_the_last_play_while_a_wild_can_be_moved() -> None:
    state = position("red: red/yellow", "", hands=("1M 2M", "go"), plays=1)
    make(state, 0, "bank", card="1M")
    assert (state.turn, {offer.move for offer in GAME.offers(state, 0)}) == (0, {"arrange", "end"})
    state = position("red: red", "", hands=("1M 2M", "go"), plays=1)
    make(state, 0, "bank", card="1M")
    assert state.turn == 1

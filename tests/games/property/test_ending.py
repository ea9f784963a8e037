"""How a match of Property ends: bankruptcies, resignations, rounds, and who has won."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.language import LOCALES, language_of
from games.core import IllegalMove, Luck, Outcome, Resign, Who
from games.property import GAME
from games.property.board import cell_at
from games.property.moves import Decline
from games.property.plays import Town
from games.property.state import State
from games.texts import Event
from tests.games.property.positions import SIX, cards, ids, mask, owner, play, position
from tests.kit.narrow import not_none


def resign(state: State, seat: int) -> list[Event]:
    return GAME.apply(state, seat, Resign(), Luck(Random(1)))


@pytest.mark.clause("PR-15")
def test_the_first_bankruptcy_ends_the_match_and_the_richest_wins() -> None:
    state = position([], SIX, [], hands=("3♥ 5♠",), money=(20, 50, 71))
    events = play(state, "3♥ 5♠")
    assert ids(events)[-1] == "end-bankrupt"
    assert GAME.outcome(state) == Outcome(((2,), (1,), (0,)), (0, 70, 71))
    assert GAME.waiting_for(state) == frozenset()
    assert GAME.offers(state, 1) == []
    with pytest.raises(IllegalMove, match=r"^game-is-over$"):
        resign(state, 1)


@pytest.mark.clause("PR-15")
def test_equal_money_shares_the_win() -> None:
    state = position([], SIX, [], [], hands=("3♥ 5♠",), money=(20, 50, 70, 60))
    play(state, "3♥ 5♠")
    assert GAME.outcome(state) == Outcome(((1, 2), (3,), (0,)), (0, 70, 70, 60))


@pytest.mark.clause("PR-15", "PR-17")
def test_property_is_not_counted_unless_agreed() -> None:
    lands: Any = ([], SIX, [(8, 8)])
    for count, scores, winners in (("no", (0, 30, 31), (2,)), ("yes", (0, 60, 36), (1,))):
        state = position(*lands, hands=("3♥ 5♠",), money=(20, 10, 31), count_property=count)
        play(state, "3♥ 5♠")
        assert not_none(GAME.outcome(state)).scores == scores
        assert not_none(GAME.outcome(state)).winners == winners


@pytest.mark.clause("PR-12", "PR-17")
def test_a_mortgaged_cell_counts_like_any_other() -> None:
    state = position([], SIX, [(8, 8)], hands=("3♥ 5♠",), money=(20, 10, 31), count_property="yes")
    state.mortgaged = mask([(3, 4), (2, 4), (8, 8)])
    play(state, "3♥ 5♠")
    assert not_none(GAME.outcome(state)).scores == (0, 60, 36)


@pytest.mark.clause("PR-17")
def test_property_never_pays_rent() -> None:
    own = [(column, 1) for column in range(1, 9)]
    state = position(own, SIX, hands=("3♥ 5♠",), money=(23, 10), count_property="yes")
    play(state, "3♥ 5♠")
    assert GAME.view(state, None).out[0] == "bankrupt"
    assert not_none(GAME.outcome(state)).scores == (0, 63)


@pytest.mark.clause("PR-13", "PR-16")
def test_a_bankrupt_players_hand_is_drawn_again_once_the_discard_pile_is_shuffled() -> None:
    hands = ("3♥ 5♠ 2♦ 4♦", "A♦ A♣ 7♣", "8♦ 8♣ 6♦", "9♦ 9♣")
    state = position([], SIX, [], [], hands=hands, money=(20, 90, 90, 90), draw="", bankruptcies="3")
    assert "bankrupt" in ids(play(state, "3♥ 5♠"))
    hand, random = {*cards("2♦ 4♦")}, Random(2)
    played: set[int] = set()
    assert GAME.view(state, 1).abandoned_hands[0].size == 2
    assert not hand & {*GAME.view(state, 1).played_discards}
    assert "reshuffle" in ids(play(state, "A♦ A♣"))
    while not hand & played:
        assert [hidden.size for hidden in GAME.view(state, 1).abandoned_hands] == [0] * 4
        GAME.apply(state, state.turn, GAME.random_move(state, state.turn, random), Luck(random))
        played |= {*state.discard}
        assert GAME.view(state, 1).played_discards == tuple(state.discard)


@pytest.mark.clause("PR-16")
def test_a_bankrupt_players_cells_hand_and_purchase_cards_go() -> None:
    state = position(
        [(1, 1), (2, 1)],
        SIX,
        [],
        hands=("3♥ 2♦ 5♠ 6♠", "8♦ 8♣"),
        money=(20, 50, 71),
        purchase=("K♥", "Q♥", "J♥"),
        mortgaged=((1, 1), (3, 4)),
        draw="A♣ A♠",
        bankruptcies="2",
    )
    discard = set(state.discard)
    play(state, "3♥ 5♠")
    assert GAME.outcome(state) is None
    assert state.turn == 1
    assert owner(state, 1, 1) == owner(state, 2, 1) == -1
    assert state.mortgaged == mask([(3, 4)])
    assert set(state.discard) == discard | set(cards("3♥ 2♦ 5♠ 6♠"))
    assert set(cards("K♥")) <= set(state.removed)
    assert state.purchase[0] == []
    assert GAME.view(state, 0).hand == ()
    assert state.draw == cards("A♠ A♣")


@pytest.mark.clause("PR-16")
def test_the_match_goes_on_without_the_bankrupt_until_the_agreed_number() -> None:
    state = position([], SIX, [], hands=("3♥ 5♠", "8♦ 8♣", "3♦ 5♣"), money=(20, 50, 5), bankruptcies="2")
    play(state, "3♥ 5♠")
    play(state, "8♦ 8♣")
    assert ids(play(state, "3♦ 5♣"))[-1] == "end-alone"
    assert GAME.outcome(state) == Outcome(((1,), (2,), (0,)), (0, 75, 0))


@pytest.mark.clause("PR-16")
def test_the_second_of_two_bankruptcies_ends_a_match_of_four() -> None:
    hands = ("3♥ 5♠", "8♦ 8♣", "3♦ 5♣")
    state = position([], SIX, [], [], hands=hands, money=(20, 50, 5, 80), bankruptcies="2")
    play(state, "3♥ 5♠")
    play(state, "8♦ 8♣")
    assert ids(play(state, "3♦ 5♣"))[-1] == "end-bankrupt"
    assert not_none(GAME.outcome(state)).places == ((3,), (1,), (2,), (0,))


@pytest.mark.clause("PR-16", "PR-17")
def test_the_bankrupts_cells_are_vacated_before_counting() -> None:
    own = [(1, 1), (2, 1)]
    state = position(own, SIX, [], hands=("3♥ 5♠",), money=(20, 10, 31), count_property="yes")
    play(state, "3♥ 5♠")
    assert not_none(GAME.outcome(state)).scores[0] == 0
    assert owner(state, 1, 1) == -1


@pytest.mark.clause("PR-16")
@pytest.mark.parametrize(
    ("seats", "wanted", "played"), [(2, 3, 1), (3, 3, 2), (4, 3, 3), (6, 2, 2), (2, 1, 1)]
)
def test_there_are_at_most_as_many_bankruptcies_as_players_less_one(
    seats: int, wanted: int, played: int
) -> None:
    state, events = GAME.deal(seats, {"bankruptcies": str(wanted)}, Luck(Random(1)))
    assert GAME.view(state, None).options["bankruptcies"] == str(played)
    told = [event.args for event in events if event.id == "property-fewer-bankruptcies"]
    assert told == ([{"count": played}] if wanted > played else [])


@pytest.mark.clause("PR-19")
def test_resigning_takes_everything_out_of_play() -> None:
    state = position([], SIX, [], hands=("2♦ 3♣", "8♦ 8♣"), mortgaged=((3, 5),), bankruptcies="2")
    given = state.purchase[1] + cards("8♦ 8♣")
    resign(state, 1)
    assert GAME.active(state) == {0, 2}
    assert GAME.outcome(state) is None
    assert state.money == [136, 0, 136]
    assert set(given) <= set(state.removed)
    assert not set(cards("8♦ 8♣")) & {*state.draw, *state.discard}
    assert owner(state, 3, 5) == -1
    assert state.mortgaged == 0
    assert state.turn == 0


@pytest.mark.clause("PR-19")
def test_a_resignation_is_no_bankruptcy() -> None:
    state = position([], SIX, [], [], hands=("3♥ 5♠",), money=(20, 50, 60, 70))
    resign(state, 3)
    assert GAME.outcome(state) is None
    play(state, "3♥ 5♠")
    assert GAME.outcome(state) == Outcome(((1,), (2,), (0,), (3,)), (0, 70, 60, 0))


@pytest.mark.clause("PR-19")
def test_resigning_in_ones_turn_ends_the_turn() -> None:
    state = position([], [], [], hands=("2♦ 3♣",))
    resign(state, 0)
    assert GAME.waiting_for(state) == {1}


def resign_in_sale(seat: int) -> State:
    """Return a match of three in which seat 0 was about to buy a cell of seat 1 when *seat* resigned."""
    state = position([], SIX, [], hands=("3♦ 5♣ 7♥",))
    play(state, "3♦ 5♣")
    resign(state, seat)
    return state


@pytest.mark.clause("PR-19")
def test_resigning_before_a_sale_is_decided_discards_the_pair() -> None:
    state = resign_in_sale(0)
    assert GAME.waiting_for(state) == {1}
    assert state.discard == cards("3♦ 5♣")
    assert GAME.view(state, None).cell is None


@pytest.mark.clause("PR-19", "PR-10")
def test_the_seller_resigning_ends_the_sale() -> None:
    state = resign_in_sale(1)
    assert GAME.waiting_for(state) == {2}
    assert owner(state, 3, 5) == -1
    assert len(GAME.view(state, 0).hand) >= 2
    assert state.money == [130, 0, 136]


@pytest.mark.clause("PR-19")
def test_another_resigning_leaves_the_sale_open() -> None:
    state = resign_in_sale(2)
    assert GAME.waiting_for(state) == {0}
    assert {offer.move for offer in GAME.offers(state, 0)} == {"buy", "decline"}
    GAME.apply(state, 0, Decline(), Luck(Random(1)))
    assert GAME.waiting_for(state) == {1}


@pytest.mark.clause("PR-19")
@pytest.mark.parametrize("quitter", [0, 1])
def test_the_one_left_wins_however_poor(quitter: int) -> None:
    state = position([], SIX, hands=("3♦ 5♣",), money=(5, 295) if quitter else (295, 5))
    events = resign(state, quitter)
    assert ids(events) == ["resign", "end-alone"]
    assert not_none(GAME.outcome(state)).winners == (1 - quitter,)


@pytest.mark.clause("PR-20")
@pytest.mark.parametrize("limit", ["40", "80"])
def test_a_limited_match_ends_when_every_seat_has_had_its_turns(limit: str) -> None:
    state, _ = GAME.deal(3, {"round_limit": limit}, Luck(Random(4)))
    state.money = [10**6, 10**6, 10**6 + 1]  # nobody can go bankrupt
    turns, random = [], Random(4)
    while not GAME.outcome(state):
        if not state.price:
            turns.append(state.turn)
        offers = GAME.offers(state, state.turn)
        GAME.apply(state, state.turn, GAME.sample(offers, random), Luck(random))
    assert [turns.count(seat) for seat in range(3)] == [int(limit)] * 3
    best = max(state.money)
    assert not_none(GAME.outcome(state)).winners == tuple(
        seat for seat in range(3) if state.money[seat] == best
    )


@pytest.mark.clause("PR-20")
def test_a_round_ends_when_every_remaining_seat_has_had_a_turn() -> None:
    hands = ("A♦ A♣ 2♦ 2♣", "3♦ 3♣ 4♦ 4♣", "5♦ 5♣ 6♦ 6♣")
    state = position([], [], [], hands=hands, turn=1, round_limit="40")
    seen = []
    for pair in ("3♦ 3♣", "5♦ 5♣", "A♦ A♣"):
        seen.append((state.turn, state.round))
        play(state, pair)
    resign(state, 1)  # the first seat leaves: rounds still begin where it sat
    for pair in ("6♦ 6♣", "2♦ 2♣"):
        seen.append((state.turn, state.round))
        play(state, pair)
    assert seen == [(1, 1), (2, 1), (0, 1), (2, 2), (0, 2)]
    assert state.round == 3


@pytest.mark.clause("PR-20")
def test_a_match_without_limit_has_none() -> None:
    state = position([], [], hands=("2♦ 3♣",), turn=0)
    state.round = 500
    state.first = 1
    play(state, "2♦ 3♣")
    assert state.round == 501
    assert GAME.outcome(state) is None


@pytest.mark.clause("PR-23")
@pytest.mark.parametrize(
    ("seats", "money", "goal"), [(2, 75, 113), (3, 68, 102), (4, 51, 77), (5, 42, 63), (6, 34, 51)]
)
def test_a_short_match_begins_with_half_the_money_and_has_a_goal(seats: int, money: int, goal: int) -> None:
    state, events = GAME.deal(seats, {"length": "short"}, Luck(Random(1)))
    assert state.money == [money] * seats
    assert GAME.view(state, None).goal == goal
    assert ids(events)[:2] == ["start", "goal"]
    assert [event.args["amount"] for event in events[:2]] == [money, goal]


@pytest.mark.clause("PR-23")
def test_who_reaches_the_goal_ends_a_short_match_after_the_turn() -> None:
    state = position([], SIX, [], hands=("3♥ 5♠",), money=(60, 79, 65), length="short")
    events = play(state, "3♥ 5♠")
    assert ids(events) == ["rent", "end-goal"]  # the cell no longer matters, so nobody is asked about it
    assert events[-1].args == {"who": Who(1), "amount": 102}
    assert GAME.outcome(state) == Outcome(((1,), (2,), (0,)), (36, 103, 65))


@pytest.mark.clause("PR-10", "PR-20", "PR-23")
@pytest.mark.parametrize("count", ["no", "yes"])
@pytest.mark.parametrize(
    ("money", "turn", "options"),
    [
        ((60, 79, 65), 0, {"length": "short"}),
        ((60, 77, 65), 0, {"length": "short"}),  # a dollar short of the goal
        ((60, 79, 65), 2, {"round_limit": "40"}),
        ((60, 79, 65), 1, {"round_limit": "40"}),  # somebody still plays in the last round
    ],
)
def test_a_sale_is_asked_and_announced_only_if_it_can_matter(
    money: tuple[int, ...], turn: int, options: Any, count: str
) -> None:
    ends = count == "no" and (money[1], turn) in ((79, 0), (79, 2))
    lands: Any = [[], [], []]
    lands[1 if turn != 1 else 0] = SIX
    hands = tuple("3♥ 5♠ 6♥ 6♠" if seat == turn else "" for seat in range(3))
    state = position(*lands, hands=hands, money=money, turn=turn, count_property=count, **options)
    state.first, state.round = 0, 40
    town = Town(GAME.view(state, turn))
    red, black = cards("3♥ 5♠")
    landing = town.landing(red, black, cell_at(3, 5))
    assert landing.what == ("rent" if ends else "rent-sale")
    play(state, "3♥ 5♠")
    assert bool(state.price) != ends
    assert state.over == ends


@pytest.mark.clause("PR-17", "PR-23")
def test_only_money_counts_for_the_goal_but_cells_may_for_the_win() -> None:
    lands: Any = ([], SIX, [(8, row) for row in range(1, 9)])
    options: Any = {"length": "short", "count_property": "yes"}
    state = position(*lands, hands=("3♥ 5♠",), money=(60, 76, 95), **options)
    play(state, "3♥ 5♠")
    GAME.apply(state, 0, Decline(), Luck(Random(1)))
    assert GAME.outcome(state) is None  # both exceed the goal with cells, but not in money
    state = position(*lands, hands=("3♥ 5♠",), money=(60, 80, 95), **options)
    play(state, "3♥ 5♠")
    GAME.apply(state, 0, Decline(), Luck(Random(1)))
    assert not_none(GAME.outcome(state)).winners == (2,)


@pytest.mark.clause("PR-23")
def test_a_full_match_has_no_goal_and_a_short_one_ends_with_a_bankruptcy_too() -> None:
    state = position([], SIX, [], hands=("3♥ 5♠",), money=(60, 400, 65))
    play(state, "3♥ 5♠")
    GAME.apply(state, 0, Decline(), Luck(Random(1)))
    assert GAME.outcome(state) is None
    assert GAME.view(state, None).goal == 0
    state = position([], SIX, [], hands=("3♥ 5♠",), money=(20, 50, 65), length="short")
    assert ids(play(state, "3♥ 5♠"))[-1] == "end-bankrupt"


@pytest.mark.clause("PR-17")
@pytest.mark.parametrize(("count", "places"), [("no", ((2,), (0,), (1,))), ("yes", ((1,), (2,), (0,)))])
def test_if_a_match_ended_now_wealth_would_decide(count: str, places: tuple[tuple[int, ...], ...]) -> None:
    state = position([], SIX, [(8, 8)], money=(20, 10, 31), count_property=count)
    assert not_none(GAME.outcome(GAME.end_now(state))).places == places
    assert GAME.outcome(state) is None


@pytest.mark.clause("PR-23")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_tell_what_ends_a_short_match_of_any_size(locale: str) -> None:
    say = language_of(locale)
    told = say("property-rules-end")
    for seats in range(2, 7):
        goal = GAME.view(position(*([],) * seats, length="short"), None).goal
        assert say("property-score", score=goal) in told

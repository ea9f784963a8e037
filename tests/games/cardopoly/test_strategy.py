"""What the bot opponent of Cardopoly does and avoids."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import (
    Accept,
    AcceptGiving,
    Buy,
    Decline,
    Draft,
    Draw,
    Drop,
    End,
    Jack,
    Keep,
    Leave,
    Mortgage,
    Pay,
    PayAll,
    Propose,
    Queen,
    Share,
    Sit,
    Unmortgage,
)
from games.cardopoly.opponent.judging import Position
from games.cardopoly.opponent.trade import SIGHT
from games.cardopoly.state import State, set_owner
from games.cardopoly.view import Proposal
from games.core import Luck
from tests.games.cardopoly.positions import RING, act, card, cards, draft, faces, position
from tests.kit.narrow import not_none

SPACES = {face: space for space, face in enumerate(RING.split())}
HEARTS, SPADES = 3, 4
"""Kinds of asked cards."""


def choose(state: State, seat: int | None = None, random: int = 1) -> Any:
    seat = min(GAME.waiting_for(state)) if seat is None else seat
    return GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), Random(random))


def set_debt(state: State, amount: int, to: int = 1) -> State:
    state.phase, state.creditor, state.amount = "debt", to, amount
    return state


def test_it_pays_with_what_neither_side_can_claim_with() -> None:
    state = set_debt(position("2♠ 3♠ 9♥ 4♥ ★ 10♣", "2♦ 5♦", "6♦ 7♦", owners={1: 1}), 2)
    assert faces(sorted(choose(state).cards)) == "10♣ ★"


def test_it_mortgages_the_least_when_the_pocket_is_too_small_and_then_pays() -> None:
    state = set_debt(position("10♠ J♠ Q♠", "2♦ 5♦", owners={7: 0, 15: 0, 3: 1}), 5)
    assert choose(state) == Mortgage(SPACES["2♠"])
    act(state, choose(state))
    assert isinstance(choose(state), Pay)


def test_it_takes_the_banks_cards_by_mortgages_before_an_only_rival_does() -> None:
    pockets, owners = ("10♠ J♠ Q♠", "2♦ 5♦"), {7: 0, 15: 0, 3: 1}
    alone = position(*pockets, owners=owners)
    assert choose(alone) == Mortgage(SPACES["2♠"])
    for other in (
        position(*pockets, "6♦ 7♦", owners=owners),
        position(*pockets, owners={7: 0, 3: 1}, play="quick"),
        position(*pockets, owners={3: 1}),
    ):
        assert choose(other) == Draw()
    late = position(*pockets, owners=owners, round_limit="20")
    late.round = 14
    assert choose(late) == Draw()


def test_it_skips_a_high_rent_with_a_jack_and_pays_a_low_one() -> None:
    owners = {7: 1, 14: 1, 13: 1, 0: 1, 1: 1}
    high = set_debt(position("10♠ J♠ Q♠ K♠ 9♣ 8♠", "2♦ 5♦", owners=owners, chance=("J♣",)), 5)
    assert choose(high) == Jack()
    low = set_debt(position("10♠ J♠ Q♠ K♠ 9♣ 8♠", "2♦ 5♦", owners=owners, chance=("J♣",)), 2)
    assert isinstance(choose(low), Pay)


def test_it_buys_with_the_cards_needed_least() -> None:
    state = position("10♠ J♠ 8♣ 9♣ 2♦", "2♥ 5♥ 6♥", places=(6,), phase="land")
    state.places[0] = SPACES["8♥"]
    move = choose(state)
    assert isinstance(move, Buy)
    assert faces([move.pay]) == "8♣"


def test_it_sits_in_jail_while_others_own_what_it_could_land_on() -> None:
    owners = dict.fromkeys(range(1, 15), 1)
    state = position("10♠ J♠ 8♣ 9♣ 2♦ 3♦ 4♣", "2♥ 5♥ 6♥", owners=owners, chance=("J♣",), phase="jail")
    assert choose(state) == Sit()


def test_a_queen_leads_away_from_rents_that_would_take_everything() -> None:
    owners = dict.fromkeys((1, 2, 3, 4, 5, 6, 7, 8), 1)
    state = position("10♠ J♠", "2♥ 5♥ 6♥", owners=owners, places=(0, 3), chance=("Q♣",))
    move = choose(state)
    assert isinstance(move, Queen)
    assert move.space not in owners


@pytest.mark.clause("CP-94")
def test_it_frees_a_property_before_its_draw_if_that_wins() -> None:
    owners = {0: 0, 3: 0, 4: 0, 7: 0}
    state = position("5♣ 9♠ 4♠ 4♥", "2♥ 5♥ 6♥", owners=owners, mortgaged=(7,), play="quick")
    assert isinstance(choose(state), Draw)
    state = position("9♠ 10♠ J♠ 4♥", "2♥ 5♥ 6♥", owners=owners, mortgaged=(7,), play="quick")
    assert choose(state) == Unmortgage(7, cards(state, 0, "10♠ J♠ 9♠"))


def proposal_of(state: State) -> Proposal:
    """Return the proposal that the bot of seat 0 makes on its turn."""
    while state.proposal is None:
        act(state, choose(state), 0)
    return state.proposal


def propose(state: State, move: Draft) -> State:
    act(state, move, 0)
    act(state, Propose(0), 0)
    return state


def test_it_gives_no_rival_the_property_that_wins() -> None:
    def table(play: str) -> State:
        state = position(
            "10♥ J♥ Q♥ K♥ 8♥ 2♠",
            "2♣ 5♣ 6♦",
            "7♣ 8♣",
            owners={1: 0, 2: 0, 3: 0, 4: 1, 9: 1},
            mortgaged=(4,),
            play=play,
        )
        pocket = cards(state, 0, "10♥ J♥ Q♥ K♥ 8♥")
        return propose(state, draft(1, (9,), 0, 0, (), pocket))

    assert choose(table("quick")) == Decline()


@pytest.mark.parametrize(("last", "answer"), [(16, Accept()), (17, Decline())])
def test_a_promise_that_falls_due_after_the_end_is_worth_nothing(last: int, answer: Accept | Decline) -> None:
    pockets = ("10♥ J♥ Q♥ K♥ 8♥ 2♠ 3♠ 4♠", "2♣ 5♣ 6♦", "7♣ 8♣")
    state = position(*pockets, owners={0: 1, 1: 1, 3: 1}, round_limit="20")
    state.round = last
    assert choose(propose(state, draft(1, (0,), gives=10, gives_in=4))) == answer


def test_it_swaps_cards_it_cannot_claim_with_for_such_as_it_can() -> None:
    state = position("10♥ J♥ Q♥ A♣", "3♠ 4♠ 6♦ 7♦", "7♣ 8♣")
    propose(state, draft(1, (), 2, SPADES, (), cards(state, 0, "10♥ J♥")))
    assert choose(state) == AcceptGiving(cards(state, 1, "3♠ 4♠"))
    state = position("10♦ J♦ Q♥ A♣", "2♥ 3♥ 6♦ 7♦", "7♣ 8♣")
    propose(state, draft(1, (), 2, HEARTS, (), cards(state, 0, "10♦")))
    assert choose(state) == Decline()


def position_in_round(last: int) -> State:
    """Return a state in which seat 1 leads by a property in round *last* of 20."""
    pockets = ("10♥ J♥ Q♥ K♥ 8♥ 2♠ 3♠ 4♠", "2♣ 5♣ 6♦", "7♣ 8♣")
    owners = {1: 0, 2: 0, 3: 1, 4: 1, 9: 1, 10: 2, 12: 2}
    state = position(*pockets, owners=owners, round_limit="20", phase="close")
    state.round = last
    return state


@pytest.mark.clause("CP-92")
def test_in_the_last_round_it_offers_all_it_can_spare_for_what_wins_by_the_count() -> None:
    state = position_in_round(20)
    proposal = proposal_of(state)
    assert (proposal.to, len(proposal.take), len(proposal.cards)) == (1, 1, 5)
    act(state, Decline(), 1)
    assert choose(state) == End()
    leading = position_in_round(20)
    set_owner(leading, 5, 0)
    set_owner(leading, 6, 0)
    assert isinstance(choose(leading), End)


@pytest.mark.clause("CP-92")
@pytest.mark.parametrize(("last", "answer"), [(5, Accept()), (16, Decline()), (20, Decline())])
def test_near_the_end_it_sells_no_property_that_wins_by_the_count(
    last: int, answer: Accept | Decline
) -> None:
    state = position_in_round(last)
    pocket = cards(state, 0, "10♥ J♥ Q♥ K♥ 8♥ 2♠ 3♠")
    assert choose(propose(state, draft(1, (9,), cards=pocket)), 1) == answer


def test_a_draft_it_has_no_use_for_is_dropped() -> None:
    state = position("10♥ J♥ Q♥ A♣", "3♠ 4♠ 6♦ 7♦", "7♣ 8♣", phase="close")
    act(state, draft(1, (), 4, 0), 0)
    assert choose(state) == Drop()


@pytest.mark.clause("CP-52")
def test_who_cannot_pay_offers_a_property_to_be_spared_once() -> None:
    pockets = ("10♥ J♥", "2♦ 5♦ 6♦ 7♦ 8♦", "7♣ 8♣")
    owners = {1: 1, 5: 0}
    state = set_debt(position(*pockets, owners=owners, mortgaged=(5,)), 8)
    proposal = proposal_of(state)
    assert proposal.settles
    assert proposal.spaces == (5,)
    act(state, Decline(), 1)
    assert choose(state) == PayAll()


def test_the_last_rival_is_not_spared() -> None:
    state = set_debt(position("10♥ J♥", "2♦ 5♦ 6♦", owners={1: 1, 5: 0}, mortgaged=(5,)), 8)
    assert choose(state) == PayAll()
    act(state, draft(1, (), 0, 0, (5,), cards(state, 0, "10♥")), 0)
    act(state, Propose(1), 0)
    assert choose(state) == Decline()


def test_it_sells_no_rival_the_property_that_wins() -> None:
    owners = {0: 1, 3: 1, 4: 1}
    state = position("10♥ J♥ Q♥", "2♦ 5♦ 6♦ 7♥ 8♥ 9♥", "7♣ 8♣ 9♣", owners=owners, play="quick", phase="price")
    state.places[0] = 1
    state.bids, state.leader, state.price = [-1, 3, 0], 1, 3
    assert choose(state) == Keep()
    state = position("10♥ J♥ Q♥", "2♦ 5♦ 6♦ 7♥ 8♥ 9♥", "7♣ 8♣ 9♣", owners=owners, play="quick", phase="land")
    state.places[0] = 1
    assert choose(state) == Leave()


@pytest.mark.clause("CP-95")
def test_it_helps_a_partner_who_has_hardly_anything() -> None:
    pocket = "A♣ 3♠ 4♠ 5♠ 6♠ 7♥ 8♥ 9♥ 10♦ J♦ K♣"
    state = position(pocket, "2♦", "4♦", "3♣", teams="yes")
    move = choose(state)
    assert isinstance(move, Share)
    assert card(state, 0, "J♦") in move.cards
    act(state, move, 0)
    assert not isinstance(choose(state), Share)


def position_before_asking(pocket: str, last: int = 2) -> State:
    """Return the end of seat 0's turn in round *last*, when it may ask seat 1 for a card."""
    owners = {1: 0, 2: 0, 3: 1, 4: 1, 9: 1, 10: 2, 12: 2}
    state = position("10♥ J♥ Q♥ K♥ 8♥ 2♠ 3♠ 4♥", pocket, "7♣ 8♣", owners=owners, phase="close")
    state.round = last
    return state


def test_it_gives_as_few_cards_for_a_property_as_the_other_accepts() -> None:
    state = position_before_asking("4♠ 5♠")
    proposal = proposal_of(state)
    assert (proposal.take, proposal.spaces, len(proposal.cards)) == ((9,), (), 3)
    assert choose(state) == Accept()
    assert (
        choose(propose(position_before_asking("4♠ 5♠"), draft(1, (9,), cards=proposal.cards[:2])))
        == Decline()
    )


def test_it_asks_for_as_many_cards_besides_a_property_as_the_other_gives() -> None:
    pocket = "4♠ 5♠ 6♦ 7♦ 8♦ 9♦ 10♦ J♦"
    state = position_before_asking(pocket)
    proposal = proposal_of(state)
    assert (proposal.take, proposal.spaces, proposal.number) == ((9,), (2,), 1)
    assert isinstance(choose(state), AcceptGiving)
    assert choose(propose(position_before_asking(pocket), draft(1, (9,), 2, 0, (2,)))) == Decline()


@pytest.mark.parametrize("last", range(1, 6))
def test_it_asks_the_same_one_in_every_third_round(last: int) -> None:
    assert isinstance(choose(position_before_asking("4♠ 5♠", last)), Draft if last in (2, 5) else End)


@pytest.mark.clause("CP-92")
@pytest.mark.parametrize(("last", "asks"), [(5, True), (6, True), (7, True), (8, True), (4, False)])
def test_near_the_end_it_asks_in_every_round_for_what_brings_the_lead(last: int, asks: bool) -> None:
    assert isinstance(choose(position_in_round(last)), Draft if asks else End)


def is_leader_after(state: State, proposal: Proposal) -> bool:
    """Whether the maker of *proposal* would own the most, or as much as anybody, if it were accepted."""
    board = GAME.view(state, proposal.by).board
    taken = {**dict.fromkeys(proposal.take, proposal.by), **dict.fromkeys(proposal.spaces, proposal.to)}
    owners = Counter(
        taken.get(space, place.owner)
        for space, place in enumerate(board)
        if place.owner >= 0 and not place.mortgaged
    )
    return owners[proposal.by] == max(owners.values())


@pytest.mark.parametrize("number", range(3))
def test_it_asks_seldom_and_for_what_everybody_sees_is_there(number: int) -> None:
    random = Random(number)
    chance = Luck(random)
    state, _ = GAME.deal(3, {}, chance)
    asked: dict[tuple[int, int], int] = {}
    while waiting := GAME.waiting_for(state):
        seat = min(waiting)
        move = GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), random)
        GAME.apply(state, seat, move, chance)
        if isinstance(move, Propose) and state.phase != "debt":
            proposal = state.proposal
            assert not_none(proposal).kind == 0
            assert not_none(proposal).number < len(state.pockets[not_none(proposal).to])
            sides = seat, not_none(proposal).to
            if state.round - asked.get(sides, -9) < 3:
                assert state.round_limit - state.round < SIGHT
                assert is_leader_after(state, not_none(proposal))
            asked[sides] = state.round
    assert asked


def test_what_an_only_rival_wants_is_mostly_declined() -> None:
    """With two players, one's gain is the other's loss: a trade helps both only if judged differently."""
    answers = Counter[type]()
    for number in range(4):
        random = Random(number)
        chance = Luck(random)
        state, _ = GAME.deal(2, {}, chance)
        while waiting := GAME.waiting_for(state):
            seat = min(waiting)
            move = GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), random)
            answers[type(move)] += 1
            GAME.apply(state, seat, move, chance)
    assert answers[Decline] > 2 * (answers[Accept] + answers[AcceptGiving])


@pytest.mark.parametrize(
    "gift", [draft(1, spaces=(2,)), draft(1, (3,), spaces=(1, 2)), draft(1, number=1, spaces=(2,))]
)
def test_a_present_of_an_only_rival_is_accepted(gift: Draft) -> None:
    owners = {1: 0, 2: 0, 3: 1, 4: 1, 9: 1}
    state = position("10♥ J♥ Q♥ K♥ 8♥ 2♠ 3♠ 4♥", "4♠ 5♠ 6♦", owners=owners, phase="close")
    assert isinstance(choose(propose(state, gift)), Accept | AcceptGiving)


def test_its_drafts_are_proposed_and_its_turns_end() -> None:
    for number in range(4):
        random = Random(number)
        chance = Luck(random)
        state, _ = GAME.deal(4, {"teams": "yes" if number % 2 else "no"}, chance)
        turn = None
        moves: list[Any] = []
        while waiting := GAME.waiting_for(state):
            seat = min(waiting)
            if (state.turn, state.round) != turn:
                turn, moves = (state.turn, state.round), []
            move = GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), random)
            moves.append(move.__struct_config__.tag)
            GAME.apply(state, seat, move, chance)
            assert "drop" not in moves
            assert moves.count("draft") <= 1
            assert len(moves) < 80


def test_the_same_chance_makes_the_same_choice() -> None:
    pockets = ("10♥ J♥ Q♥ A♣ 3♠", "4♠ 5♠ 6♦ 7♦ 8♦ 9♦ 10♦ J♦", "7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣")
    state = position(*pockets, owners={3: 0, 6: 1, 9: 2}, phase="close")
    assert all(choose(state, random=number) == choose(state, random=number) for number in range(20))


def test_to_get_nothing_is_worth_nothing() -> None:
    state = position("2♦ 4♣ 5♦ 6♦ 9♦", "3♣ 4♥", owners={3: 1, 5: 1})
    assert Position(GAME.view(state, 0)).change(0) == 0

"""Resigning: cards still due are passed at random; the others follow the rules for those left."""

from __future__ import annotations

import pytest

from games.core import Outcome, Resign
from games.monopoly import GAME
from games.monopoly.moves import Confirm, Discard, Draw, Exchange, GoOut, Grow, Lay, PassCard, PassTurn, Trade
from games.monopoly.state import State
from tests.games.monopoly.positions import act, ids, position, six_players
from tests.kit.narrow import not_none

SAFE = ("brown pink orange token", "lightblue pink orange token", "red pink orange token")
TEN = "brown pink orange red yellow green go*4"


def has_all_cards(state: State) -> bool:
    return sorted(GAME.cards(state)) == list(range(60))


@pytest.mark.clause("MC-60")
def test_exactly_the_target_is_enough() -> None:
    for scores, over in (([10_000, 500], True), ([9_950, 500], False), ([10_000, 10_000], False)):
        state = position(*SAFE[:2], piles=("h1", "h2"))
        state.scores = scores[:]
        act(state, 0, PassTurn())
        act(state, 1, PassTurn())
        assert (GAME.outcome(state) is not None) == over
        assert state.number == (1 if over else 2)


@pytest.mark.clause("MC-60")
def test_the_target_reached_with_the_last_hand_ends_the_match() -> None:
    state = position("yellow*3 go*4", "brown", piles=("h1", "h2"))
    state.scores = [8_900, 0]
    act(state, 0, GoOut())
    assert ids(act(state, 0, Confirm()))[-1] == "end"
    assert GAME.outcome(state) == Outcome(((0,), (1,)), (10_000, 0))


@pytest.mark.clause("MC-60")
def test_a_tie_below_the_top_decides_nothing_and_keeps_nothing_open() -> None:
    state = position(*SAFE, piles=("h1", "h2", "h3"))
    state.scores = [500, 10_500, 500]
    for seat in range(3):
        events = act(state, seat, PassTurn())
    assert ids(events)[-1] == "end"
    assert not_none(GAME.outcome(state)).places == ((1,), (0, 2))


@pytest.mark.clause("MC-60", "MC-63")
def test_the_money_of_who_left_ends_nothing() -> None:
    state = position(*SAFE, piles=("h1", "h2", "h3"))
    state.scores = [12_000, 500, 300]
    act(state, 0, Resign())
    act(state, 1, PassTurn())
    act(state, 2, PassTurn())
    assert (GAME.outcome(state), state.number) == (None, 2)
    assert state.scores == [12_000, 500, 300]


@pytest.mark.clause("MC-63")
def test_only_who_has_to_discard_does_before_leaving() -> None:
    state = position(TEN, "mr*2 lightblue*2", *SAFE[2:], draw="h1", piles=("h2", "h3", "h4"))
    state.hands[1] += [card for card in state.removed if card >= 30][:8]
    state.hands[1].sort()
    state.removed = [card for card in state.removed if card not in state.hands[1]]
    act(state, 0, Draw())
    held = set(state.hands[1])
    assert len(held) > 10
    assert ids(act(state, 1, Resign())) == ["resign"]
    assert held <= set(state.removed)
    assert len(state.piles[1]) == 1
    assert GAME.view(state, None).phase == "discard"
    assert GAME.waiting_for(state) == {0}
    assert has_all_cards(state)


@pytest.mark.clause("MC-23", "MC-63")
def test_the_pile_of_who_left_grows_like_any_that_is_nobodys() -> None:
    state = position(*SAFE, draw="go mr", piles=("h1 h2", "h3", "h4"))
    act(state, 1, Resign())
    assert any(o.move == "grow" and o.given["pile"] == 1 for o in GAME.offers(state, 0))
    act(state, 0, Grow(1, -1))
    assert len(state.piles[1]) == 2
    assert state.hands[1] == []


@pytest.mark.clause("MC-63")
def test_what_was_known_of_a_hand_is_forgotten_with_it() -> None:
    state = position(*SAFE, draw="go mr", piles=("h1", "h2", "h3"))
    act(state, 0, Trade(1, 1, -1))
    assert GAME.view(state, None).public_cards[1]
    act(state, 1, Resign())
    assert GAME.view(state, None).public_cards[1] == ()
    assert not_none(state.last).what == "resign"
    assert not_none(state.last).seat == 1


@pytest.mark.clause("MC-63")
def test_who_resigns_out_of_turn_changes_no_turn() -> None:
    state = position(*SAFE, draw="go mr", piles=("h1", "h2", "h3"))
    act(state, 2, Resign())
    assert (state.turn, GAME.view(state, None).phase) == (0, "turn")
    laying = position("yellow*3 chance go", *SAFE[1:], draw="go", piles=("h1", "h2", "h3"))
    act(laying, 0, Lay())
    act(laying, 1, Resign())
    assert (laying.turn, GAME.view(laying, None).phase) == (0, "lay")
    arranging = position("yellow*3 go", *SAFE[1:], draw="mr", piles=("h1", "h2", "h3"))
    act(arranging, 0, GoOut())
    act(arranging, 1, Resign())
    assert GAME.view(arranging, None).phase == "arrange"
    act(arranging, 0, Confirm())
    assert [result.seat for result in not_none(arranging.last_hand).results] == [0, 2]


@pytest.mark.clause("MC-63", "MC-71")
@pytest.mark.parametrize("leaver", [0, 1])
def test_who_leaves_an_exchange_discards_at_random_and_the_other_still_has_to(leaver: int) -> None:
    state = six_players()
    act(state, 0, Exchange(1))
    assert ids(act(state, leaver, Resign())) == ["discard", "resign"]
    assert len(state.piles[leaver]) == 1
    other = 1 - leaver
    assert GAME.waiting_for(state) == {other}
    assert GAME.view(state, None).phase == ("partner" if other else "discard")
    act(state, other, Discard(tuple(state.hands[other][:1])))
    assert len(state.piles[other]) == 1
    assert state.partner == -1
    # The turn of the player who left continues with passing; the other player would pass or go out.
    assert GAME.waiting_for(state) == ({1, 2, 3, 4, 5} if leaver == 0 else {0})
    assert has_all_cards(state)


@pytest.mark.clause("MC-63", "MC-71")
def test_a_partner_who_is_not_asked_yet_discards_too() -> None:
    state = six_players()
    act(state, 0, Exchange(1))
    act(state, 0, Discard(tuple(state.hands[0][:1])))
    assert GAME.view(state, None).phase == "partner"
    assert ids(act(state, 0, Resign())) == ["resign"]
    assert GAME.waiting_for(state) == {1}
    act(state, 1, Discard(tuple(state.hands[1][:1])))
    assert GAME.waiting_for(state) == {1, 2, 3, 4, 5}


@pytest.mark.clause("MC-63", "MC-72")
def test_who_leaves_before_passing_passes_a_card_of_the_hand() -> None:
    found = set()
    for seed in range(12):
        state = six_players()
        act(state, 0, Exchange(1))
        for seat in (0, 1):
            act(state, seat, Discard(tuple(state.hands[seat][:1])))
        hand = state.hands[0][:]
        assert ids(act(state, 0, Resign(), seed)) == ["pass", "pass-you", "resign"]
        assert state.passed_cards[0] in hand
        found.add(hand.index(state.passed_cards[0]))
        assert GAME.waiting_for(state) == {1, 2, 3, 4, 5}
    assert len(found) > 4


@pytest.mark.clause("MC-63", "MC-72")
def test_who_has_passed_passes_nothing_more_and_gets_nothing() -> None:
    state = six_players()
    act(state, 0, Exchange(1))
    for seat in (0, 1):
        act(state, seat, Discard(tuple(state.hands[seat][:1])))
    for seat in (0, 1, 2):
        act(state, seat, PassCard(state.hands[seat][0]))
    to_leaver, from_leaver = state.passed_cards[1], state.passed_cards[2]
    assert ids(act(state, 2, Resign())) == ["resign"]
    assert state.passed_cards[2] == from_leaver
    for seat in (3, 4):
        act(state, seat, PassCard(state.hands[seat][0]))
    events = act(state, 5, PassCard(state.hands[5][0]))
    assert to_leaver in state.removed
    assert from_leaver in state.hands[3]
    assert {event.seats for event in events if event.id == "monopoly-passed-you"} == {
        (seat,) for seat in (0, 1, 3, 4, 5)
    }
    assert [len(hand) for hand in state.hands] == [9, 9, 0, 9, 9, 9]
    assert (state.turn, state.passed_cards, not_none(state.last).what) == (1, [-2] * 6, "passed")
    assert has_all_cards(state)


@pytest.mark.clause("MC-72")
def test_who_leaves_last_lets_the_others_take_up_their_cards() -> None:
    state = six_players()
    act(state, 0, Exchange(1))
    for seat in (0, 1):
        act(state, seat, Discard(tuple(state.hands[seat][:1])))
    for seat in (0, 1, 2, 3, 4):
        act(state, seat, PassCard(state.hands[seat][0]))
    events = act(state, 5, Resign())
    assert ids(events)[:3] == ["pass", "pass-you", "resign"]
    assert ids(events)[-1] == "passed"
    assert (state.turn, GAME.view(state, None).phase) == (1, "turn")
    assert [len(hand) for hand in state.hands] == [9, 9, 9, 9, 9, 0]


@pytest.mark.clause("MC-63", "MC-72")
def test_before_the_exchange_a_turn_given_up_is_followed_by_no_passing() -> None:
    state = six_players()
    assert ids(act(state, 0, Resign())) == ["resign"]
    assert (state.turn, GAME.view(state, None).phase) == (1, "turn")
    assert state.idle[0] == 1
    assert state.passed_cards == [-2] * 6


@pytest.mark.clause("MC-70", "MC-72")
def test_the_cards_of_who_left_before_are_not_waited_for() -> None:
    state = six_players()
    act(state, 3, Resign())
    act(state, 0, Exchange(1))
    for seat in (0, 1):
        act(state, seat, Discard(tuple(state.hands[seat][:1])))
    cards = {seat: state.hands[seat][0] for seat in (0, 1, 2, 4, 5)}
    act(state, 0, PassCard(cards[0]))
    assert GAME.waiting_for(state) == {1, 2, 4, 5}
    for seat in (1, 2, 4, 5):
        act(state, seat, PassCard(cards[seat]))
    assert cards[2] in state.hands[4]
    assert cards[5] in state.hands[0]
    assert state.hands[3] == []

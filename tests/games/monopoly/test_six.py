"""Five and six players: exchanging, discarding, passing to the left, and going out before or after."""

from __future__ import annotations

from random import Random

import pytest

from games.core import IllegalMove, InvalidMove, Luck
from games.monopoly import GAME
from games.monopoly.moves import Confirm, Discard, Draw, Exchange, GoOut, PassCard, PassTurn, Trade
from games.monopoly.state import State
from tests.games.monopoly.positions import PILES, act, ids, kinds, names, six_players
from tests.kit.narrow import not_none


def exchange(state: State, partner: int = 1) -> None:
    """Let the seat on turn exchange with *partner*, and both discard what they got."""
    seat = state.turn
    mine, theirs = state.piles[seat][0], state.piles[partner][0]
    act(state, seat, Exchange(partner))
    act(state, seat, Discard((theirs,)))
    act(state, partner, Discard((mine,)))


@pytest.mark.clause("MC-70")
@pytest.mark.parametrize(("seats", "cards"), [(5, 11), (6, 9)])
def test_the_whole_deck_is_dealt(seats: int, cards: int) -> None:
    state, _ = GAME.deal(seats, {}, Luck(Random(1)))
    assert [len(hand) for hand in state.hands] == [cards] * seats
    assert [len(pile) for pile in state.piles] == [1] * seats
    assert state.draw == []
    assert GAME.view(state, None).ownerless == ()
    assert GAME.view(state, 0).six


@pytest.mark.clause("MC-70")
def test_nobody_draws_trades_or_passes_the_turn() -> None:
    state = six_players(turn=1)
    assert names(state, 1) == ["exchange"] * 5
    for move in (Draw(), Trade(0, 1, -1), PassTurn()):
        with pytest.raises(IllegalMove, match=r"^monopoly-now-six$"):
            act(state, 1, move)


@pytest.mark.clause("MC-70")
def test_fifteen_turns_each_end_the_hand() -> None:
    state, _ = GAME.deal(5, {}, Luck(Random(1)))
    turns = 0
    while state.number == 1:
        turns += 1
        seat, partner = state.turn, (state.turn + 1) % 5
        act(state, seat, Exchange(partner))
        act(state, seat, Discard(tuple(state.hands[seat][:1])))
        act(state, partner, Discard(tuple(state.hands[partner][:1])))
        for each in [seat, *({0, 1, 2, 3, 4} - {seat})]:
            events = act(state, each, PassCard(state.hands[each][0]))
    assert turns == 75
    assert "undecided" in ids(events)
    assert not_none(state.last_hand).out == -1


@pytest.mark.clause("MC-71")
def test_an_exchange_goes_into_both_hands_and_both_discard_anew() -> None:
    state = six_players()
    events = act(state, 0, Exchange(1))
    assert ids(events) == ["trade"]
    assert "utility" in kinds(state.hands[0])
    assert "h3" in kinds(state.hands[1])
    assert state.piles[0] == state.piles[1] == []
    assert GAME.waiting_for(state) == {0}
    act(state, 0, Discard(tuple(state.hands[0][:1])))
    assert GAME.waiting_for(state) == {1}
    assert GAME.view(state, 1).phase == "partner"
    act(state, 1, Discard(tuple(state.hands[1][:1])))
    assert GAME.waiting_for(state) == {0}
    assert [len(hand) for hand in state.hands] == [9] * 6
    assert [len(pile) for pile in state.piles] == [1] * 6


@pytest.mark.clause("MC-71")
def test_one_exchanges_with_another_player_who_is_in() -> None:
    state = six_players()
    with pytest.raises(InvalidMove):
        act(state, 0, Exchange(0))
    with pytest.raises(InvalidMove):
        act(state, 0, Exchange(6))
    state.out[3] = "resigned"
    with pytest.raises(IllegalMove, match=r"^monopoly-partner-out$"):
        act(state, 0, Exchange(3))


@pytest.mark.clause("MC-72")
def test_cards_go_to_the_left_and_are_taken_up_when_all_have_passed() -> None:
    state = six_players()
    exchange(state)
    cards = [hand[-1] for hand in state.hands]
    act(state, 0, PassCard(cards[0]))
    assert GAME.waiting_for(state) == {1, 2, 3, 4, 5}
    for seat in (3, 1, 5, 2):
        events = act(state, seat, PassCard(cards[seat]))
        assert ids(events) == ["pass", "pass-you"]
        assert events[1].seats == (seat,)
        assert GAME.view(state, seat).passed_card == cards[seat]
        assert GAME.view(state, 0).passed_card == cards[0]
        assert all(len(hand) <= 9 for hand in state.hands)
        with pytest.raises(IllegalMove, match=r"^monopoly-passed-already$"):
            act(state, seat, PassCard(state.hands[seat][0]))
    assert GAME.view(state, None).has_passed == (True, True, True, True, False, True)
    events = act(state, 4, PassCard(cards[4]))
    assert all(card in state.hands[(seat + 1) % 6] for seat, card in enumerate(cards))
    told = [event for event in events if event.id == "monopoly-passed-you"]
    assert sorted(not_none(event.seats) for event in told) == [(seat,) for seat in range(6)]
    assert state.turn == 1


@pytest.mark.clause("MC-72")
def test_a_card_one_does_not_hold_any_more_is_refused() -> None:
    state = six_players()
    exchange(state)
    act(state, 0, PassCard(state.hands[0][0]))
    with pytest.raises(IllegalMove, match=r"^monopoly-pass-not-held$"):
        act(state, 1, PassCard(state.hands[2][0]))
    assert GAME.waiting_for(state) == {1, 2, 3, 4, 5}


@pytest.mark.clause("MC-72")
def test_what_was_passed_is_no_longer_known_to_be_in_a_hand() -> None:
    state = six_players()
    act(state, 0, Exchange(1))
    assert len(GAME.view(state, 5).public_cards[1]) == 1
    act(state, 0, Discard(tuple(state.hands[0][:1])))
    act(state, 1, Discard(tuple(state.hands[1][:1])))
    for seat in range(6):
        act(state, seat, PassCard(state.hands[seat][0]))
    assert GAME.view(state, 5).public_cards == ((),) * 6


@pytest.mark.clause("MC-73")
def test_going_out_before_the_exchange_or_after_both_discarded() -> None:
    before = six_players()
    assert "go_out" in names(before, 0)
    after = six_players()
    exchange(after)
    assert names(after, 0) == ["pass_card", "go_out"]
    act(after, 0, GoOut())
    assert after.passed_cards == [-2] * 6
    between = six_players()
    act(between, 0, Exchange(1))
    assert names(between, 0) == ["discard"]
    passed = six_players()
    exchange(passed)
    act(passed, 0, PassCard(passed.hands[0][-1]))
    with pytest.raises(IllegalMove):
        act(passed, 0, GoOut())


@pytest.mark.clause("MC-73")
def test_others_see_no_difference_whether_one_could_go_out() -> None:
    able, unable = six_players(), six_players()
    exchange(able)
    exchange(unable)
    unable.hands[0][0], unable.hands[5][0] = unable.hands[5][0], unable.hands[0][0]
    assert GAME.view(able, 2) == GAME.view(unable, 2)
    assert GAME.waiting_for(able) == GAME.waiting_for(unable)
    assert names(unable, 0) == ["pass_card"]


@pytest.mark.clause("MC-74")
def test_the_reward_are_all_trade_cards_that_improve_the_hand() -> None:
    state = six_players()
    act(state, 0, GoOut())
    assert sorted(kinds(state.reward)) == sorted(PILES)
    assert not_none(state.arrangement).value == 2000 * 3  # both Chance cards are the houses below those taken
    act(state, 0, Confirm())
    mine = not_none(state.last_hand).results[0]
    assert "utility" not in kinds(mine.cards)
    assert mine.total == 6000 + 800


@pytest.mark.clause("MC-75")
def test_seven_thousand_win() -> None:
    state = six_players()
    state.target = GAME.deal(6, {}, Luck(Random(1)))[0].target
    state.scores = [6500, 0, 0, 0, 0, 0]
    act(state, 0, GoOut())
    act(state, 0, Confirm())
    assert not_none(GAME.outcome(state)).winners == (0,)


@pytest.mark.clause("MC-73")
def test_random_play_goes_out_before_and_after_the_exchange() -> None:
    before, after = six_players(), six_players()
    exchange(after)
    assert {type(GAME.random_move(before, 0, Random(seed))) for seed in range(200)} == {Exchange, GoOut}
    assert {type(GAME.random_move(after, 0, Random(seed))) for seed in range(200)} == {PassCard, GoOut}

"""The deal and the turn with 2 to 4 players: draw, trade, pass, discard."""

from __future__ import annotations

from random import Random

import pytest

from games.core import IllegalMove, InvalidMove, Luck
from games.monopoly import GAME
from games.monopoly.moves import Discard, Draw, Exchange, GoOut, Grow, Lay, PassCard, PassTurn, Trade
from games.monopoly.state import State
from tests.games.monopoly.positions import act, ids, kinds, names, position
from tests.kit.narrow import not_none

TEN = "brown pink orange red yellow green go*4"
OTHER = "lightblue*2 pink orange red yellow green darkblue mr*2"


def deal(seats: int, seed: int = 1) -> State:
    return GAME.deal(seats, {}, Luck(Random(seed)))[0]


@pytest.mark.clause("MC-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_cards_each_one_to_trade_and_the_rest_to_draw(seats: int) -> None:
    state = deal(seats)
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert [len(pile) for pile in state.piles] == [1] * 4
    assert len(state.draw) == 60 - 10 * seats - 4
    assert state.turn == (state.dealer + 1) % seats
    assert GAME.waiting_for(state) == {state.turn}


@pytest.mark.clause("MC-10")
def test_the_first_dealer_is_random_and_the_next_sits_on_the_left() -> None:
    assert {deal(4, seed).dealer for seed in range(40)} == {0, 1, 2, 3}
    state = position(TEN, OTHER, "mr*2", draw="", piles=("token", "token"))
    state.dealer = 1
    for seat in range(3):
        act(state, seat, PassTurn())
    assert state.number == 2
    assert state.dealer == 2
    assert state.turn == 0


@pytest.mark.clause("MC-11")
@pytest.mark.parametrize(("seats", "ownerless"), [(2, (2, 3)), (3, (3,)), (4, ())])
def test_ownerless_piles_fill_the_table_up_to_four(seats: int, ownerless: tuple[int, ...]) -> None:
    view = GAME.view(deal(seats), None)
    assert view.ownerless == ownerless
    assert all(len(view.piles[pile]) == 1 for pile in ownerless)


@pytest.mark.clause("MC-20", "MC-24")
def test_who_draws_discards_the_excess() -> None:
    state = position(TEN, OTHER, draw="token h1", piles=("utility", "utility"))
    assert names(state, 0)[0] == "draw"
    events = act(state, 0, Draw())
    assert ids(events) == ["draw", "draw-you"]
    assert events[1].seats == (0,)
    assert len(state.hands[0]) == 11
    (offer,) = GAME.offers(state, 0)
    assert (offer.fields[0].least, offer.fields[0].most) == (1, 1)
    token = state.hands[0][-5]
    assert kinds([token]) == ["token"]
    act(state, 0, Discard((token,)))
    assert kinds(state.piles[0]) == ["utility", "token"]
    assert len(state.hands[0]) == 10
    assert state.turn == 1


@pytest.mark.clause("MC-24")
def test_too_few_and_too_many_discards_are_refused() -> None:
    state = position(TEN, OTHER, draw="token", piles=("utility", "utility"))
    act(state, 0, Draw())
    hand = state.hands[0]
    for cards in ((), tuple(hand[:2])):
        with pytest.raises(IllegalMove, match=r"^monopoly-discard-count$"):
            act(state, 0, Discard(cards))
    with pytest.raises(IllegalMove, match=r"^monopoly-not-in-hand$"):
        act(state, 0, Discard((state.hands[1][0],)))
    with pytest.raises(IllegalMove, match=r"^monopoly-now-discard$"):
        act(state, 0, Draw())


@pytest.mark.clause("MC-24")
def test_discards_lie_in_the_order_of_choice() -> None:
    state = position(TEN + " token*2", OTHER, draw="h1", piles=("utility", "utility"))
    act(state, 0, Draw())
    chosen = (state.hands[0][5], state.hands[0][0], state.hands[0][3])
    act(state, 0, Discard(chosen))
    assert tuple(state.piles[0][1:]) == chosen


@pytest.mark.clause("MC-21")
def test_a_trade_exchanges_the_tops_of_both_piles_into_the_hands() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1 h2 h3", "token utility station"))
    mine, theirs = state.piles[0][:], state.piles[1][:]
    events = act(state, 0, Trade(1, 2, -1))
    assert ids(events) == ["trade"]
    assert state.piles[0] == mine[:1]
    assert state.piles[1] == theirs[:1]
    assert set(mine[1:]) < set(state.hands[1])
    assert set(theirs[1:]) < set(state.hands[0])
    assert len(state.hands[1]) == 12
    assert len(state.hands[0]) == 12
    assert GAME.waiting_for(state) == {0}
    act(state, 0, Discard(tuple(state.hands[0][:2])))
    assert len(state.hands[1]) == 12
    assert state.turn == 1


@pytest.mark.clause("MC-21")
def test_a_trade_for_more_cards_than_lie_there_is_refused() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1 h2", "token*3"))
    with pytest.raises(IllegalMove, match=r"^monopoly-trade-there$"):
        act(state, 0, Trade(1, 4, -1))
    with pytest.raises(IllegalMove, match=r"^monopoly-trade-own$"):
        act(state, 0, Trade(1, 3, -1))
    with pytest.raises(InvalidMove):
        act(state, 0, Trade(1, 0, -1))
    with pytest.raises(InvalidMove):
        act(state, 0, Trade(0, 1, -1))
    (offer,) = [o for o in GAME.offers(state, 0) if o.move == "trade" and len(o.fields) == 1]
    assert offer.fields[0].options == (1, 2)


@pytest.mark.clause("MC-22")
def test_one_card_may_be_laid_down_before_a_trade() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1 h2", "token*3"))
    card = state.hands[0][0]
    own = state.piles[0][:]
    act(state, 0, Trade(1, 3, card))
    assert state.piles[0] == []
    assert {*own, card} < set(state.hands[1])
    assert len(state.hands[0]) == 12
    with pytest.raises(IllegalMove, match=r"^monopoly-not-in-hand$"):
        act(position(TEN, OTHER, piles=("h1", "h2")), 0, Trade(1, 1, 59))


@pytest.mark.clause("MC-22", "MC-24")
def test_one_card_laid_down_for_one_leaves_nothing_to_discard() -> None:
    state = position(TEN, OTHER, draw="token", piles=("", "token*3"))
    assert [o.fields[0].name for o in GAME.offers(state, 0) if o.move == "trade"] == ["card"]
    act(state, 0, Trade(1, 1, state.hands[0][0]))
    assert len(state.hands[0]) == 10
    assert state.turn == 1


@pytest.mark.clause("MC-23")
def test_trading_with_an_ownerless_pile_keeps_the_order() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1 h2 h3", "", "utility station*2"))
    mine, theirs = state.piles[0][:], state.piles[2][:]
    act(state, 0, Trade(2, 2, -1))
    assert state.piles[2] == theirs[:1] + mine[1:]
    assert state.piles[0] == mine[:1]
    assert set(theirs[1:]) < set(state.hands[0])


@pytest.mark.clause("MC-23")
def test_an_ownerless_pile_grows_by_a_card_of_the_draw_pile() -> None:
    state = position(TEN, OTHER, draw="token h4", piles=("h1 h2", "", "utility"))
    events = act(state, 0, Grow(2, -1))
    assert ids(events) == ["grow", "draw-you"]
    assert kinds(state.piles[2]) == ["h1", "h2"]
    assert {"utility", "token"} < set(kinds(state.hands[0]))
    assert len(state.draw) == 1
    adding = position(TEN, OTHER, draw="token", piles=("h1", "", "utility"))
    act(adding, 0, Grow(2, adding.hands[0][0]))
    assert kinds(adding.piles[2]) == ["h1", "brown"]
    assert len(adding.hands[0]) == 11


@pytest.mark.clause("MC-23")
def test_growing_needs_two_own_cards_an_ownerless_pile_and_something_to_draw() -> None:
    alone = position(TEN, OTHER, draw="token", piles=("h1", "h2", "utility"))
    with pytest.raises(IllegalMove, match=r"^monopoly-trade-own$"):
        act(alone, 0, Grow(2, -1))
    with pytest.raises(IllegalMove, match=r"^monopoly-grow-owned$"):
        act(alone, 0, Grow(1, alone.hands[0][0]))
    with pytest.raises(IllegalMove, match=r"^monopoly-nothing-to-draw$"):
        act(position(TEN, OTHER, piles=("h1 h2", "", "utility")), 0, Grow(2, -1))
    assert [o.fields != () for o in GAME.offers(alone, 0) if o.move == "grow"] == [True]


@pytest.mark.clause("MC-23")
def test_an_empty_pile_does_not_grow() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1 h2", "h3", ""))
    before = GAME.encode(state)
    for move in (Grow(2, -1), Grow(2, state.hands[0][0]), Trade(2, 1, -1)):
        with pytest.raises(IllegalMove, match=r"^monopoly-trade-there$") as refused:
            act(state, 0, move)
        assert refused.value.text.args == {"count": 0, "chosen": 1}
        assert GAME.encode(state) == before
    for pile in (-1, 4, 60):
        with pytest.raises(InvalidMove):
            act(state, 0, Grow(pile, -1))


@pytest.mark.clause("MC-25")
def test_trade_piles_are_public_and_in_order() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1 h2", "h3 utility", "station"))
    for seat in (None, 0, 1):
        assert GAME.view(state, seat).piles == tuple(map(tuple, state.piles))


@pytest.mark.clause("MC-25")
def test_traded_cards_stay_known_until_they_are_discarded() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1", "utility"))
    act(state, 0, Trade(1, 1, -1))
    view = GAME.view(state, None)
    assert [kinds(cards) for cards in view.public_cards] == [["utility"], ["h1"]]
    act(state, 0, Discard(view.public_cards[0]))
    assert GAME.view(state, None).public_cards[0] == ()


@pytest.mark.clause("MC-28")
def test_one_passes_only_when_there_is_nothing_to_draw() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1", "h2"))
    with pytest.raises(IllegalMove, match=r"^monopoly-no-passing$"):
        act(state, 0, PassTurn())
    empty = position(TEN, OTHER, piles=("h1", "h2"))
    assert "draw" not in names(empty, 0)
    with pytest.raises(IllegalMove, match=r"^monopoly-nothing-to-draw$"):
        act(empty, 0, Draw())
    assert ids(act(empty, 0, PassTurn())) == ["pass-turn"]
    assert empty.turn == 1


@pytest.mark.clause("MC-28")
def test_after_the_last_card_everybody_has_one_more_turn() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1", "h2"))
    act(state, 0, Draw())
    act(state, 0, Discard(tuple(state.hands[0][:1])))
    act(state, 1, PassTurn())
    assert state.number == 1
    events = act(state, 0, PassTurn())
    assert "undecided" in ids(events)
    assert state.number == 2
    assert not_none(state.last_hand).out == -1
    assert not_none(state.last_hand).reward == ()


@pytest.mark.clause("MC-28")
def test_five_turns_of_each_without_drawing_end_the_hand() -> None:
    state = position(TEN, OTHER, draw="token*2", piles=("h1", "h2"))
    for turn in range(10):
        assert state.number == 1, turn
        seat = state.turn
        act(state, seat, Trade(1 - seat, 1, state.hands[seat][0] if not state.piles[seat] else -1))
        if GAME.waiting_for(state) == {seat} and state.number == 1:
            act(state, seat, Discard(tuple(state.hands[seat][: len(state.hands[seat]) - 10])))
    assert state.number == 2
    drawn = position(TEN, OTHER, draw="token*2", piles=("h1", "h2"))
    drawn.idle = [5, 4]
    act(drawn, 0, Draw())
    assert drawn.idle == [0, 0]


@pytest.mark.clause("MC-28")
def test_a_chance_in_an_undecided_hand_makes_it_worthless() -> None:
    state = position("station*2 go chance", "station*2 mr", piles=("h1", "h2"))
    act(state, 0, PassTurn())
    events = act(state, 1, PassTurn())
    assert ids(events)[1:4] == ["undecided", "result-void", "result"]
    assert state.scores == [0, 1250]


@pytest.mark.clause("MC-20")
def test_the_moves_of_the_other_game_are_refused() -> None:
    state = position(TEN, OTHER, draw="token", piles=("h1", "h2"))
    with pytest.raises(IllegalMove, match=r"^monopoly-now-turn$"):
        act(state, 0, Exchange(1))
    with pytest.raises(IllegalMove, match=r"^monopoly-now-turn$"):
        act(state, 0, PassCard(state.hands[0][0]))
    with pytest.raises(IllegalMove, match=r"^game-not-your-turn$"):
        act(state, 1, Draw())


@pytest.mark.clause("MC-26", "MC-27")
def test_random_play_goes_out_in_every_way_there_is() -> None:
    ready = "station*2 utility*2 go*4 token*2"
    state = position(ready, OTHER, piles=("h2", "h3", "h4", "hotel"), fill=True)
    made = {type(GAME.random_move(state, 0, Random(seed))) for seed in range(200)}
    assert made == {Draw, Trade, Grow, GoOut}
    state = position(ready + " chance", OTHER, piles=("h2", "h3", "h4", "hotel"), fill=True)
    made = {type(GAME.random_move(state, 0, Random(seed))) for seed in range(400)}
    assert made == {Draw, Trade, Grow, GoOut, Lay}

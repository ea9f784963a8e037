"""A match of Monopoly: hands until somebody reaches the target, players who leave, and options."""

from __future__ import annotations

from random import Random

import pytest

from bot.language import language_of
from games.core import IllegalMove, Luck, Outcome, Resign
from games.monopoly import GAME
from games.monopoly.cards import money
from games.monopoly.moves import Confirm, Discard, Draw, Exchange, GoOut, Lay, PassCard, PassTurn, Trade
from games.monopoly.state import State
from tests.games.monopoly.positions import act, ids, position
from tests.kit.narrow import not_none

SAFE = ("brown pink orange token", "lightblue pink orange token", "red pink orange token")


def pass_until_end(state: State) -> list[str]:
    """Let all seats pass until the hand ends."""
    events = []
    number = state.number
    while GAME.waiting_for(state) and state.number == number:
        events = act(state, state.turn, PassTurn())
    return ids(events)


@pytest.mark.clause("MC-60")
def test_who_has_the_target_at_the_end_of_a_hand_wins() -> None:
    state = position("yellow*3 go*4", "brown", "pink", piles=("h1", "h2", "h3"))
    state.scores = [9000, 500, 9900]
    act(state, 0, GoOut())
    events = act(state, 0, Confirm())
    assert ids(events)[-1] == "end"
    assert GAME.outcome(state) == Outcome(((0,), (2,), (1,)), (10100, 500, 9900))
    with pytest.raises(IllegalMove, match=r"^game-is-over$"):
        act(state, 1, Draw())


@pytest.mark.clause("MC-60")
def test_the_most_money_wins_and_a_tie_plays_on() -> None:
    state = position(*SAFE[:2], piles=("h1", "h2"))
    state.scores = [10500, 10500]
    assert pass_until_end(state)[-4] == "tie"
    assert (state.number, GAME.outcome(state)) == (2, None)
    ahead = position(*SAFE[:2], piles=("h1", "h2"))
    ahead.scores = [10500, 10600]
    assert pass_until_end(ahead)[-1] == "end"
    assert not_none(GAME.outcome(ahead)).winners == (1,)
    below = position(*SAFE[:2], piles=("h1", "h2"))
    below.scores = [9900, 9900]
    assert "end" not in pass_until_end(below)


@pytest.mark.clause("MC-61")
def test_all_cards_are_shuffled_for_every_hand() -> None:
    state = position(*SAFE[:2], piles=("h1", "h2"))
    pass_until_end(state)
    assert state.removed == []
    assert sorted(GAME.cards(state)) == list(range(60))
    assert [len(hand) for hand in state.hands] == [10, 10]


@pytest.mark.clause("MC-62")
def test_money_is_told_in_the_currency_of_the_edition() -> None:
    say = language_of("en")
    assert say(money(12_500, 0)) == "£12,500"
    assert say(money(12_500, 1)) == "$12,500"


@pytest.mark.clause("MC-63")
def test_who_resigns_leaves_an_ownerless_pile() -> None:
    state = position(*SAFE, draw="token*2", piles=("h1", "h2 h3", "utility"))
    state.scores = [100, 900, 50]
    act(state, 1, Resign())
    assert state.hands[1] == []
    assert set(state.removed) > {2}
    assert GAME.view(state, 0).ownerless == (1,)
    act(state, 0, Trade(1, 1, -1))
    assert len(state.piles[1]) == 2
    assert GAME.active(state) == {0, 2}
    with pytest.raises(IllegalMove, match=r"^game-is-out$"):
        act(state, 1, Draw())


@pytest.mark.clause("MC-63")
def test_the_turn_of_who_resigns_goes_on_to_the_left() -> None:
    state = position(*SAFE, draw="token*2", piles=("h1", "h2", "h3"))
    act(state, 0, Resign())
    assert state.turn == 1
    state = position("yellow*3 chance go", *SAFE[1:], draw="token*2", piles=("h1", "h2", "h3"))
    act(state, 0, Lay())
    act(state, 0, GAME.sample(GAME.offers(state, 0)[1:], Random(1)))
    assert state.bound
    act(state, 0, Resign())
    assert GAME.waiting_for(state) == {1}
    assert state.bound == ()


@pytest.mark.clause("MC-63")
def test_a_discard_due_is_made_at_random_first() -> None:
    state = position("yellow*3 h1 h2 station*2 green*3", *SAFE[1:], draw="token*2", piles=("", "h2", "h3"))
    act(state, 0, Draw())
    events = act(state, 0, Resign())
    assert ids(events) == ["discard", "resign"]
    assert len(state.piles[0]) == 1
    found = set()
    for seed in range(40):
        twin = position("yellow*3 h1 h2 station*2 green*3", *SAFE[1:], draw="token*2", piles=("", "h2", "h3"))
        act(twin, 0, Draw())
        act(twin, 0, Resign(), seed)
        found.add(twin.piles[0][0])
    assert len(found) > 5


@pytest.mark.clause("MC-63")
def test_the_next_hand_is_dealt_for_those_left_with_the_target_of_the_start() -> None:
    state = GAME.deal(6, {}, Luck(Random(2)))[0]
    random = Random(4)
    for seat in (1, 3, 4):
        act(state, seat, Resign())
    while state.number == 1:
        seat = min(GAME.waiting_for(state))
        act(state, seat, GAME.sample(GAME.offers(state, seat), random))
    assert not state.six
    assert [len(hand) for hand in state.hands] == [10, 0, 10, 0, 0, 10]
    assert [len(pile) for pile in state.piles] == [1, 1, 1, 0, 0, 1]
    assert state.target == 7000


@pytest.mark.clause("MC-63")
def test_leavers_rank_last_and_the_last_one_left_wins() -> None:
    state = position(*SAFE, draw="token*2", piles=("h1", "h2", "h3"))
    state.scores = [5000, 900, 50]
    act(state, 0, Resign())
    act(state, 1, Resign())
    assert not_none(GAME.outcome(state)).places == ((2,), (1,), (0,))
    assert GAME.waiting_for(state) == frozenset()


@pytest.mark.clause("MC-63")
def test_resigning_after_going_out_ends_the_hand() -> None:
    state = position("yellow*3 mr*3", *SAFE[1:], draw="token*2", piles=("h1", "h2", "h3"))
    act(state, 0, GoOut())
    events = act(state, 0, Resign())
    assert state.number == 2
    assert [result.seat for result in not_none(state.last_hand).results] == [1, 2]
    assert "result" in ids(events)
    assert state.scores[0] == 0


@pytest.mark.clause("MC-63", "MC-72")
@pytest.mark.parametrize("exchanged", [False, True])
def test_who_resigns_while_laying_down_after_an_exchange_passes_a_card_first(exchanged: bool) -> None:
    state = position(
        "yellow*2 chance go*4 token*2",
        "lightblue*2 pink orange red darkblue mr*2 h1",
        "green*2 pink orange red mr*2 h2 h3",
        "brown station*3 h1*2 h2 h3 h4",
        "brown darkblue utility h1 h2 token*4",
        "lightblue pink orange red green h1 h2 hotel station",
        piles=("h3", "utility", "chance", "h4", "hotel", "yellow"),
    )
    state.size, state.six = 9, True
    if exchanged:
        act(state, 0, Exchange(1))
        act(state, 0, Discard(tuple(card for card in state.hands[0] if card == not_none(state.last).got[0])))
        act(state, 1, Discard(tuple(state.hands[1][:1])))
    act(state, 0, Lay())
    hands = [set(hand) for hand in state.hands]
    twin = GAME.decode(GAME.encode(state))
    events = act(state, 0, Resign())
    assert state.bound == ()
    if not exchanged:
        assert ids(events) == ["resign"]
        assert GAME.waiting_for(state) == {1}
        return
    assert ids(events) == ["pass", "pass-you", "resign"]
    assert state.passed_cards[0] in hands[0]
    assert GAME.waiting_for(state) == {1, 2, 3, 4, 5}
    assert GAME.encode(twin) != GAME.encode(state)
    for seat in range(1, 6):
        events = act(state, seat, PassCard(state.hands[seat][0]))
    assert "passed" in ids(events)
    assert state.turn == 1
    assert [len(hand) for hand in state.hands] == [0, 9, 9, 9, 9, 9]


@pytest.mark.clause("MC-64")
def test_a_shorter_match_may_be_agreed() -> None:
    def target(seats: int, **options: str) -> int:
        return GAME.view(GAME.deal(seats, options, Luck(Random(1)))[0], None).target

    assert target(2) == target(4, edition="deluxe") == 10_000
    assert target(5) == target(6) == 7_000
    assert target(2, target="5000") == 5_000
    assert target(6, target="3000") == 3_000
    assert GAME.settings[1].values == ("edition", "5000", "3000")


@pytest.mark.clause("MC-65")
def test_a_turn_is_never_passed() -> None:
    state = position(*SAFE, piles=("h1", "h2", "h3"))
    assert GAME.pass_move(state, 0) is None


@pytest.mark.clause("MC-63")
def test_who_resigns_while_cards_are_passed_passes_one_at_random() -> None:
    state = GAME.deal(6, {}, Luck(Random(2)))[0]
    first = state.turn
    other = (first + 1) % 6
    act(state, first, Exchange(other))
    for seat in (first, other):
        act(state, seat, Discard(tuple(state.hands[seat][:1])))
    act(state, first, PassCard(state.hands[first][0]))
    leaver, neighbor = (first + 2) % 6, (first + 3) % 6
    events = act(state, leaver, Resign())
    assert ids(events) == ["pass", "pass-you", "resign"]
    passed = state.passed_cards[leaver]
    for seat in range(6):
        if seat not in (first, leaver):
            act(state, seat, PassCard(state.hands[seat][0]))
    assert passed in state.hands[neighbor]
    assert [len(state.hands[seat]) for seat in range(6) if seat != leaver] == [9] * 5
    assert sorted(GAME.cards(state)) == list(range(60))


@pytest.mark.clause("MC-60")
def test_if_a_match_ended_now_the_money_of_the_hands_before_would_decide() -> None:
    state = position("yellow*3 go*4", "brown", "pink", piles=("h1", "h2", "h3"))
    state.scores = [500, 9000, 500]
    assert GAME.outcome(GAME.end_now(state)) == Outcome(((1,), (0, 2)), (500, 9000, 500))
    assert GAME.outcome(state) is None

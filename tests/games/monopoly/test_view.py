"""The view of each seat in every phase: who is awaited and for what, and what stays secret."""

from __future__ import annotations

import pytest

from games.monopoly import GAME
from games.monopoly.cards import YELLOW
from games.monopoly.moves import Bind, Confirm, Discard, Draw, Exchange, GoOut, Lay, PassCard
from games.monopoly.state import State
from tests.games.monopoly.positions import act, kinds, position, six_players
from tests.kit.narrow import not_none

OTHER = "lightblue*2 pink orange red darkblue mr*2"


def read_request(state: State, seat: int | None = None) -> tuple[str, tuple[int, ...], int, int | None]:
    """Return the phase, the awaited seats, the number of cards due, and the partner of the seat."""
    view = GAME.view(state, seat)
    return view.phase, view.awaited, view.due, view.partner


@pytest.mark.clause("MC-20", "MC-24")
def test_the_excess_is_told_while_it_is_due() -> None:
    state = position("brown pink orange red yellow green go*4 h1", OTHER, draw="token", piles=("h2", "h3"))
    assert read_request(state) == ("turn", (0,), 0, None)
    act(state, 0, Draw())
    assert read_request(state) == read_request(state, 1) == ("discard", (0,), 2, None)


@pytest.mark.clause("MC-27", "MC-32")
def test_a_choice_in_laying_down_is_its_players_until_the_cards_lie_there() -> None:
    state = position("yellow*3 utility*2 chance go*4 red", OTHER, draw="h2", piles=("h2", "h3"))
    act(state, 0, Lay())
    assert read_request(state) == ("lay", (0,), 1, None)
    red = next(card for card in state.hands[0] if kinds([card]) == ["red"])
    act(state, 0, Discard((red,)))
    assert read_request(state) == ("lay", (0,), 0, None)
    (offer,) = [offer for offer in GAME.offers(state, 0) if offer.move == "bind"]
    bound = ((offer.given["card"], 10 * YELLOW + 1),)
    act(state, 0, Bind(*bound[0]))
    assert [GAME.view(state, seat).bound for seat in (0, 1, None)] == [bound, (), ()]
    act(state, 0, Confirm())
    assert [GAME.view(state, seat).bound for seat in (0, 1, None)] == [bound] * 3
    assert read_request(state) == ("arrange", (0,), 0, None)
    assert GAME.view(state, None).arrangement == state.arrangement
    assert GAME.view(state, None).reward == state.reward


@pytest.mark.clause("MC-71", "MC-72")
def test_an_exchange_tells_who_discards_next_and_who_has_passed() -> None:
    state = six_players()
    act(state, 0, Exchange(4))
    assert read_request(state) == ("discard", (0,), 1, 4)
    act(state, 0, Discard(tuple(state.hands[0][:1])))
    assert read_request(state) == ("partner", (4,), 1, 4)
    act(state, 4, Discard(tuple(state.hands[4][:1])))
    assert read_request(state) == ("close", (0,), 0, None)
    act(state, 0, PassCard(state.hands[0][0]))
    assert read_request(state) == ("passing", (1, 2, 3, 4, 5), 0, None)
    view = GAME.view(state, 0)
    assert view.passed_card == state.passed_cards[0]
    assert [GAME.view(state, seat).passed_card for seat in (1, 5, None)] == [None] * 3
    assert view.has_passed == (True, False, False, False, False, False)


@pytest.mark.clause("MC-73")
def test_after_a_new_deal_nothing_of_the_old_hand_is_left() -> None:
    state = position("yellow*3 go", OTHER, "mr", draw="h1", piles=("h2", "h3"))
    state.public_cards, state.idle = [1, 2, 4], [3, 2, 1]
    act(state, 0, GoOut())
    act(state, 0, Confirm())
    view = GAME.view(state, None)
    assert (view.number, view.public_cards, view.bound, view.arrangement, view.reward) == (
        2,
        ((),) * 3,
        (),
        None,
        (),
    )
    assert state.idle == [0, 0, 0]
    assert not_none(view.last_hand).number == 1
    assert read_request(state) == ("turn", ((view.dealer + 1) % 3,), 0, None)

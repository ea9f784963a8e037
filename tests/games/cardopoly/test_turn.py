"""Draw, move and salary in Cardopoly: CP-10 to CP-22."""

from __future__ import annotations

from typing import Any

import pytest

from games.cardopoly import GAME
from games.cardopoly.cards import face
from games.cardopoly.moves import Draw, End, King, Leave, Mortgage, Pass, Queen
from games.cardopoly.state import State, has_set
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import act, faces, ids, moves, offer, position
from tests.kit.narrow import not_none


@pytest.mark.clause("CP-10")
def test_a_turn_is_opening_actions_draw_landing_closing_actions_end() -> None:
    state = position("3♥ 4♥ 2♣ 5♦ 2♠ 3♠", "3♣ 4♣", owners={1: 0}, chance=("Q♠ K♠", ""), draw="4♦ 2♦ 3♦")
    opening = moves(state)
    assert opening == {"draw", "queen", "king", "expand", "mortgage", "draft"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-not-now$"):
        act(state, End())
    act(state, Draw())
    assert moves(state) == {"buy", "auction", "leave"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-decide-landing$"):
        act(state, Draw())
    act(state, Leave())
    assert moves(state) == opening - {"draw"} | {"end"}
    act(state, End())
    assert state.turn == 1
    assert state.phase == "open"


@pytest.mark.clause("CP-10")
def test_only_the_turns_player_moves() -> None:
    state = position("3♥ 4♥", "3♣ 4♣")
    with pytest.raises(IllegalMove, match=r"^game-not-your-turn$"):
        act(state, Draw(), 1)
    assert GAME.offers(state, 1) == []


@pytest.mark.clause("CP-11")
@pytest.mark.parametrize(("drawn", "space"), [("A♦", 4), ("2♦", 5), ("10♦", 13), ("9♦", 12)])
def test_a_number_card_moves_clockwise_and_is_discarded(drawn: str, space: int) -> None:
    state = position("3♥ 4♥", "3♣ 4♣", places=(3, 0), draw=drawn)
    assert ids(act(state, Draw())) == ["move"]
    assert state.places == [space, 0]
    assert faces(state.discard) == drawn
    assert not_none(state.last).start == 3
    assert not_none(state.last).space == space
    assert state.phase == "land"


@pytest.mark.clause("CP-11")
def test_the_salary_comes_before_the_card_is_discarded() -> None:
    # The discard pile is shuffled to pay the salary, without the card that moved the token.
    state = position("3♥ 4♥", "3♣ 4♣", places=(14, 0), draw="9♦", discard="")
    act(state, Draw())
    assert faces(state.discard) == "9♦"
    assert len(state.pockets[0]) == 5


@pytest.mark.clause("CP-12")
def test_court_cards_go_into_the_public_chance_pocket() -> None:
    state = position("3♥ 4♥", "3♣ 4♣", draw="J♦ K♥ Q♦ 3♥")
    assert ids(act(state, Draw())) == ["chance", "chance", "chance", "move"]
    assert faces(GAME.view(state, 1).chance[0]) == "J♦ K♥ Q♦"
    assert faces(not_none(state.last).cards) == "J♦ K♥ Q♦ 3♥"
    assert state.places[0] == 3


@pytest.mark.clause("CP-13", "CP-20", "CP-40")
def test_jail_is_decided_at_once_and_the_joker_brings_no_salary() -> None:
    for place in (0, 9, 15):
        state = position("2♦ 4♣ 5♦ 6♥ 8♦ 9♦", "3♣ 4♣", places=(place, 0), draw="★")
        assert ids(act(state, Draw())) == ["joker"]
        assert len(state.pockets[0]) == 6
        assert GAME.waiting_for(state) == {0}
        assert moves(state) == {"fine", "sit"}


@pytest.mark.clause("CP-13")
def test_a_joker_jails_without_salary_or_landing() -> None:
    state = position("3♥ 4♥ 5♥", "3♣ 4♣", owners={0: 1}, places=(9, 0), draw="Q♦ ★")
    assert ids(act(state, Draw())) == ["chance", "joker"]
    assert faces(state.discard) == "★"
    assert state.places[0] == 0
    assert len(state.pockets[0]) == 3
    assert state.phase == "jail"
    assert GAME.view(state, None).debt is None


@pytest.mark.clause("CP-14")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    state = position("3♥ 4♥", "3♣ 4♣", discard="5♦")
    pile = sorted(state.discard)
    assert not state.draw
    assert ids(act(state, Draw()))[0] == "reshuffle"
    assert sorted(state.draw + state.discard + state.chances[0]) == pile


@pytest.mark.clause("CP-14", "CP-80", "CP-57")
def test_the_bank_keeps_twelve_cards_for_the_turns() -> None:
    piles: dict[str, Any] = {"draw": "2♦ 3♥ 4♦ 5♦ 6♦ 8♣ 9♦ 10♦", "discard": "2♥ 6♥ 7♥ 9♣ 10♥ 10♣"}
    state = position("3♥ 4♥", "", owners={3: 0}, chance=("K♠", ""), hoard=1, **piles)
    assert len(state.draw) + len(state.discard) == 14
    assert ids(act(state, Mortgage(3))) == ["mortgage"]
    assert len(state.pockets[0]) == 4
    assert len(state.draw) + len(state.discard) == 12
    act(state, King())  # the king itself is discarded and makes 13
    assert len(state.pockets[0]) == 4 + 1 + 1
    state.places[0] = 15
    pocket = list(state.pockets[0])
    salary = next(event for event in act(state, Draw()) if event.id == "cardopoly-salary")
    assert salary.args["count"] == 0
    assert state.pockets[0] == pocket


@pytest.mark.clause("CP-14")
def test_a_draw_that_finds_nothing_ends_without_a_move() -> None:
    state = position("3♥ 4♥", "3♣", hoard=1, draw="J♦", places=(5, 0))
    assert ids(act(state, Draw())) == ["chance", "nothing-drawn"]
    assert state.places[0] == 5
    assert state.phase == "close"
    assert not_none(state.last).what == "none"


def dry_position(*pockets: str, **more: Any) -> State:
    """Return a state with nothing left to draw: the last seat has all the cards."""
    return position(*pockets, "", hoard=len(pockets), **more)


def dry_up(state: State) -> None:
    """Play two turns in a row that find nothing to draw; the second ends the match."""
    assert ids(act(state, Draw())) == ["nothing-drawn"]
    act(state, End())
    assert ids(act(state, Draw()))[-1] == "end-dry"


@pytest.mark.clause("CP-14")
def test_who_finds_nothing_twice_is_not_two_players() -> None:
    state = dry_position("3♥ 4♥", owners={3: 0})
    for move in (Draw(), End(), Pass(), Draw()):
        act(state, move)
    assert GAME.outcome(state) is None
    act(state, End())
    assert ids(act(state, Draw()))[-1] == "end-dry"


@pytest.mark.clause("CP-14")
def test_a_card_drawn_begins_the_count_anew() -> None:
    state = dry_position("3♥ 4♥")
    act(state, Draw())
    act(state, End())
    state.draw.append(next(each for each in state.pockets[1] if face(each) == "J♦"))
    state.pockets[1].remove(state.draw[0])
    assert ids(act(state, Draw())) == ["chance", "nothing-drawn"]
    act(state, End())
    dry_up(state)


@pytest.mark.clause("CP-14")
@pytest.mark.parametrize("what", ["court card", "queen"])
def test_who_found_nothing_before_a_card_was_drawn_or_a_queen_played_has_to_find_nothing_again(
    what: str,
) -> None:
    state = dry_position("3♥ 4♥", chance=("", "Q♠"))
    act(state, Draw())
    act(state, End())
    if what == "court card":
        state.draw.append(next(each for each in state.pockets[1] if face(each) == "J♦"))
        state.pockets[1].remove(state.draw[0])
        assert ids(act(state, Draw())) == ["chance", "nothing-drawn"]
    else:
        act(state, Queen(5))
        state.pockets[1].append(state.discard.pop())
        act(state, Leave())
    act(state, End())
    act(state, Pass())
    assert ids(act(state, Draw())) == ["nothing-drawn"]
    assert GAME.outcome(state) is None
    act(state, End())
    assert ids(act(state, Draw()))[-1] == "end-dry"


@pytest.mark.clause("CP-14", "CP-56")
def test_a_queen_begins_the_count_anew() -> None:
    state = dry_position("3♥ 4♥", chance=("", "Q♠"))
    act(state, Draw())
    act(state, End())
    act(state, Queen(5))
    state.pockets[1].append(state.discard.pop())
    act(state, Leave())
    act(state, End())
    dry_up(state)


@pytest.mark.clause("CP-14", "CP-89")
def test_a_leaver_begins_the_count_anew() -> None:
    state = dry_position("3♥ 4♥", "5♥")
    for move in (Draw(), End(), Draw(), End()):
        act(state, move)
    act(state, Resign(), 1)
    state.pockets[2] += state.discard
    state.discard.clear()
    dry_up(state)


@pytest.mark.clause("CP-14", "CP-56")
def test_a_queen_is_discarded_before_her_salary() -> None:
    piles: dict[str, Any] = {"draw": "2♦ 3♥ 4♦ 5♦ 6♦ 8♣", "discard": "2♥ 6♥ 7♥ 9♣ 10♥ 10♣"}
    state = position("3♥ 4♥", "", chance=("Q♠",), places=(10,), hoard=1, **piles)
    salary = next(event for event in act(state, Queen(2)) if event.id == "cardopoly-salary")
    assert salary.args["count"] == 1  # with her the bank has 13 cards
    assert len(state.draw) + len(state.discard) == 12
    assert faces(state.discard) == "2♥ 6♥ 7♥ 9♣ 10♥ 10♣ Q♠"


@pytest.mark.clause("CP-14", "CP-92")
def test_when_nobody_finds_anything_the_count_ends_the_match() -> None:
    state = position("3♥ 4♥", "3♣", owners={3: 0, 4: 0, 5: 1}, hoard=1)
    act(state, Draw())
    act(state, End())
    assert ids(act(state, Draw()))[-1] == "end-dry"
    assert not_none(GAME.outcome(state)).places == ((0,), (1,))


@pytest.mark.clause("CP-20")
@pytest.mark.parametrize(("place", "drawn", "paid"), [(10, "5♦", 0), (10, "6♦", 3), (10, "7♦", 3)])
def test_passing_or_reaching_the_start_pays_three_cards(place: int, drawn: str, paid: int) -> None:
    state = position("3♥ 4♥", "3♣ 4♣", places=(place, 0), draw=drawn)
    act(state, Draw())
    assert len(state.pockets[0]) == 2 + paid


@pytest.mark.clause("CP-20", "CP-56")
def test_a_queen_earns_the_salary_too_before_the_landing() -> None:
    state = position("3♥ 4♥", "3♣ 4♣", owners={2: 1}, places=(10, 0), chance=("Q♠", ""))
    assert ids(act(state, Queen(2))) == ["move", "salary", "rent"]
    assert len(state.pockets[0]) == 5


@pytest.mark.clause("CP-21")
@pytest.mark.parametrize(
    ("owned", "mortgaged", "complete"),
    [
        ((0, 4, 8, 12), (), True),  # all clubs
        ((0, 4, 8), (), False),
        ((0, 4, 8, 12), (0, 12), True),  # mortgaged ones count
        ((0, 15), (), True),  # both 2s
        ((0,), (), False),
        ((1, 8), (8,), True),  # both 3s
    ],
)
def test_a_complete_set_pays_five(owned: tuple[int, ...], mortgaged: tuple[int, ...], complete: bool) -> None:
    state = position(
        "3♥ 4♥", "3♣ 4♣", owners=dict.fromkeys(owned, 0), mortgaged=mortgaged, places=(9, 0), draw="9♦"
    )
    assert has_set(state, 0) == complete
    assert GAME.view(state, None).salaries[0] == (5 if complete else 3)
    act(state, Draw())
    assert len(state.pockets[0]) == 2 + (5 if complete else 3)


@pytest.mark.clause("CP-21")
def test_a_rank_with_one_card_on_the_board_makes_no_set() -> None:
    state = position("3♥ 4♥", "3♣ 4♣", owners={11: 0})
    assert not has_set(state, 0)  # has 6♠, but nobody owns 6♣
    nine = next(card for card in state.draw if face(card) == "9♦")
    state.draw[state.draw.index(nine)], state.board[4] = state.board[4], nine  # 6♠ is the only 6 now
    assert not has_set(state, 0)


@pytest.mark.clause("CP-22")
def test_court_cards_of_the_salary_are_plain_pocket_cards() -> None:
    state = position("3♥ J♥", "3♣ 4♣", places=(15, 0), draw="2♦ K♦ J♦ ★")
    act(state, Draw())
    assert state.chances == [[], []]
    assert faces(state.pockets[0]) == "J♦ K♦ 3♥ J♥ ★"
    act(state, Leave())
    assert "king" not in moves(state)


@pytest.mark.clause("CP-97")
def test_a_turn_can_be_passed_before_its_draw_only() -> None:
    state = position("3♥ 4♥", "3♣ 4♣", draw="5♦")
    assert GAME.pass_move(state, 0) == Pass()
    assert GAME.pass_move(state, 1) is None
    other = GAME.copy(state)
    assert ids(act(other, Pass())) == ["passed"]
    assert other.turn == 1
    act(state, Draw())
    assert GAME.pass_move(state, 0) is None
    with pytest.raises(IllegalMove):
        act(state, Pass())


@pytest.mark.clause("CP-56")
def test_a_queen_is_the_draw_or_one_more_move() -> None:
    state = position("3♥ 4♥", "3♣ 4♣", chance=("Q♠ Q♥", ""))
    assert offer(state, "queen").fields[0].options == tuple(range(1, 16))
    act(state, Queen(5))
    assert faces(state.discard) == "Q♠"
    act(state, Leave())
    assert moves(state) == {"queen", "draft", "end"}
    act(state, Queen(0))
    assert state.phase == "land"  # landing on the Start is like any other landing
    assert len(state.pockets[0]) == 5
    with pytest.raises(IllegalMove):
        act(state, Draw())


@pytest.mark.clause("CP-56")
def test_a_queen_has_to_move_and_to_be_there() -> None:
    state = position("3♥ 4♥", "3♣ 4♣", chance=("Q♠", ""), places=(4, 0))
    for space in (4, -1, 16):
        with pytest.raises(IllegalMove, match=r"^cardopoly-no-such-space$"):
            act(state, Queen(space))
    state.chances[0].clear()
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-chance-card$"):
        act(state, Queen(5))

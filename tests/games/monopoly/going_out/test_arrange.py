"""The arrangement after the reward: which cards the player may move, and which are fixed."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.monopoly import GAME
from games.monopoly.cards import BROWN, CHANCES, GREEN, STATIONS, UTILITIES, YELLOW
from games.monopoly.going_out.arrange import free_after, targets_of
from games.monopoly.going_out.groups import Group, are_rivals, count_alike
from games.monopoly.moves import Bind, Confirm, GoOut, Houses, Lay, Token
from games.monopoly.state import State
from tests.games.monopoly.positions import act, ids, kinds, names, position
from tests.kit.narrow import not_none

OTHER = "lightblue*2 pink orange red darkblue mr*2"
HOUSE, TOKEN = 1, 6


def groups(state: State) -> dict[int, Group]:
    return {group.color: group for group in not_none(state.arrangement).groups}


def go_out(hand: str, *bound: int, draw: str = "") -> State:
    """Let seat 0 go out with *hand*, its Chance cards *bound* to roles; *draw* comes next."""
    state = position(hand, OTHER, draw=draw, piles=("h4", "h4"))
    act(state, 0, Lay())
    for card, target in zip(CHANCES, bound, strict=False):
        act(state, 0, Bind(card, target))
    act(state, 0, Confirm())
    return state


@pytest.mark.clause("MC-40")
def test_houses_above_a_bound_chance_are_swapped_and_those_below_stay() -> None:
    state = go_out("yellow*3 brown*2 h1 h2 h3 chance", 10 * YELLOW + HOUSE)
    yellow, brown = groups(state)[YELLOW], groups(state)[BROWN]
    assert (len(yellow.houses), len(brown.houses)) == (3, 1)
    act(state, 0, Houses(BROWN, YELLOW))
    assert groups(state)[YELLOW].houses == yellow.houses[:1] == (CHANCES[0],)
    assert groups(state)[BROWN].houses == brown.houses + yellow.houses[1:]
    assert not_none(state.arrangement).value == 600 + 4 * 50
    assert targets_of(not_none(state.arrangement)) == state.bound


@pytest.mark.clause("MC-40")
def test_a_tower_below_a_bound_chance_takes_no_part() -> None:
    state = go_out("yellow*3 brown*2 h1 chance h3", 10 * YELLOW + 2)
    assert "houses" not in names(state, 0)
    with pytest.raises(IllegalMove, match=r"^monopoly-cannot-move$"):
        act(state, 0, Houses(BROWN, YELLOW))


@pytest.mark.clause("MC-31", "MC-40")
def test_a_hotel_moves_with_its_houses_and_never_to_stations() -> None:
    state = position("yellow*3 brown*2 h1 h2 h3 h4 hotel", OTHER, draw="station*2", piles=("", ""))
    act(state, 0, GoOut())
    assert groups(state).keys() == {YELLOW, BROWN, STATIONS}
    assert [offer.given for offer in GAME.offers(state, 0) if offer.move == "houses"] == [
        {"first": BROWN, "second": YELLOW}
    ]
    for first, second in ((YELLOW, STATIONS), (BROWN, STATIONS), (YELLOW, YELLOW), (BROWN, GREEN)):
        with pytest.raises(IllegalMove, match=r"^monopoly-cannot-move$"):
            act(state, 0, Houses(first, second))
    act(state, 0, Houses(BROWN, YELLOW))
    assert groups(state)[BROWN].hotel >= 0
    assert len(groups(state)[BROWN].houses) == 4
    assert (groups(state)[YELLOW].hotel, groups(state)[YELLOW].houses) == (-1, ())
    assert not_none(state.arrangement).value == 750 + 300 + 250
    assert state.changes == 1


@pytest.mark.clause("MC-40")
def test_towers_of_one_height_are_not_swapped() -> None:
    state = position("yellow*3 brown*2 h1*2", OTHER, piles=("", ""))
    act(state, 0, GoOut())
    assert "houses" not in names(state, 0)
    with pytest.raises(IllegalMove, match=r"^monopoly-cannot-move$"):
        act(state, 0, Houses(BROWN, YELLOW))


@pytest.mark.clause("MC-33", "MC-40")
def test_real_tokens_move_and_a_bound_chance_among_them_stays() -> None:
    state = go_out("yellow*3 utility*2 token chance", 10 * YELLOW + TOKEN)
    real = next(card for card in state.hands[0] if kinds([card]) == ["token"])
    assert groups(state)[UTILITIES].tokens == (real,)
    act(state, 0, Token(UTILITIES, YELLOW))
    assert set(groups(state)[YELLOW].tokens) == {real, CHANCES[0]}
    act(state, 0, Token(YELLOW, UTILITIES))
    assert groups(state)[YELLOW].tokens == (CHANCES[0],)
    with pytest.raises(IllegalMove, match=r"^monopoly-cannot-move$"):
        act(state, 0, Token(YELLOW, UTILITIES))
    for source, color in ((UTILITIES, UTILITIES), (UTILITIES, GREEN), (GREEN, YELLOW)):
        with pytest.raises(IllegalMove, match=r"^monopoly-cannot-move$"):
            act(state, 0, Token(source, color))
    assert not_none(state.arrangement).value == 300 * 2 + 500 * 2


@pytest.mark.clause("MC-40")
def test_the_changes_of_an_earlier_hand_do_not_count() -> None:
    state = position("yellow*3 utility*2 token", OTHER, piles=("", ""))
    state.changes = 20
    act(state, 0, GoOut())
    assert "token" in names(state, 0)


@pytest.mark.clause("MC-40", "MC-42")
def test_what_of_the_reward_fits_nowhere_leaves_play_and_the_bonus_cards_stay() -> None:
    state = position(
        "yellow*3 token", OTHER, draw="h2 green chance mr go", piles=("", ""), target="3000", fill=True
    )
    state.scores = [2900, 0]
    act(state, 0, GoOut())
    (chance,) = state.free
    act(state, 0, Bind(chance, 10 * YELLOW + HOUSE))
    before = state.hands[0][:]
    act(state, 0, Confirm())
    mine = not_none(state.last_hand).results[0]
    assert sorted(kinds(mine.cards)) == sorted(["yellow"] * 3 + ["token", "chance", "h2", "mr", "go"])
    (gone,) = set(before) - set(mine.cards)
    assert kinds([gone]) == ["green"]
    assert gone in state.removed
    assert mine.total == 900 * 2 + 200  # the other player has more Mr. Monopoly cards
    assert (state.bound, state.free, state.reward, state.arrangement) == ((), (), (), None)
    assert not_none(state.last_hand).out == 0
    assert len(not_none(state.last_hand).reward) == 5


@pytest.mark.clause("MC-41")
@pytest.mark.parametrize(
    ("target", "reward", "equal"),
    [
        (10 * STATIONS, "station", 1),
        (10 * STATIONS, "station*2", 2),
        (10 * STATIONS, "utility station", 1),
        (10 * YELLOW, "yellow green", 1),
        (10 * YELLOW, "green", 0),
        (10 * YELLOW + HOUSE, "h1*2 h2", 2),
        (10 * YELLOW + 5, "hotel h4", 1),
        (10 * YELLOW + TOKEN, "token*3", 3),
        (10 * YELLOW + TOKEN, "yellow chance", 0),
    ],
)
def test_only_a_card_equal_to_what_a_chance_stands_for_frees_it(target: int, reward: str, equal: int) -> None:
    cards = position(reward, "").hands[0]
    assert count_alike(target, cards) == equal
    bound = ((CHANCES[1], target),)
    fresh = tuple(card for card in cards if card in CHANCES)
    assert free_after(bound, cards) == fresh + (CHANCES[1],) * (equal > 0)


@pytest.mark.clause("MC-41")
def test_one_card_may_take_the_place_of_alike_chances_whatever_their_group() -> None:
    assert are_rivals(10 * YELLOW + HOUSE, 10 * BROWN + HOUSE)
    assert are_rivals(10 * YELLOW + TOKEN, 10 * STATIONS + TOKEN)
    assert are_rivals(10 * YELLOW, 10 * YELLOW)
    assert not are_rivals(10 * YELLOW, 10 * BROWN)
    assert not are_rivals(10 * YELLOW + HOUSE, 10 * YELLOW + 2)
    assert not are_rivals(10 * YELLOW, 10 * YELLOW + HOUSE)


@pytest.mark.clause("MC-41")
@pytest.mark.parametrize(("draw", "left"), [("h1", 0), ("h1*2", 1)])
def test_as_many_chances_are_free_as_equal_cards_came(draw: str, left: int) -> None:
    hand = "yellow*3 brown*2 chance*2"
    state = go_out(hand, 10 * YELLOW + HOUSE, 10 * BROWN + HOUSE, draw=draw)
    assert set(state.free) == set(CHANCES)
    act(state, 0, Bind(CHANCES[0], 10 * YELLOW + TOKEN))
    assert len(state.free) == left
    assert groups(state)[YELLOW].tokens == (CHANCES[0],)
    assert dict(state.bound)[CHANCES[1]] == 10 * BROWN + HOUSE


@pytest.mark.clause("MC-41")
def test_chances_that_different_cards_replace_are_free_each_for_itself() -> None:
    state = go_out("yellow*3 chance*2", 10 * YELLOW + HOUSE, 10 * YELLOW + 2, draw="h1 h2")
    assert set(state.free) == set(CHANCES)
    act(state, 0, Bind(CHANCES[0], 10 * YELLOW + TOKEN))
    assert state.free == (CHANCES[1],)


@pytest.mark.clause("MC-41")
def test_a_chance_that_is_replaced_stands_for_no_property_again() -> None:
    state = go_out("yellow*2 chance", 10 * YELLOW, draw="yellow green*2")
    (chance,) = state.free
    (offer,) = [o for o in GAME.offers(state, 0) if o.move == "bind"]
    assert 10 * GREEN not in offer.fields[0].options
    assert {10 * YELLOW, 10 * YELLOW + HOUSE, 10 * YELLOW + TOKEN} <= set(offer.fields[0].options)
    with pytest.raises(IllegalMove, match=r"^monopoly-target$"):
        act(state, 0, Bind(chance, 10 * GREEN))


@pytest.mark.clause("MC-40")
def test_confirming_is_always_offered_first() -> None:
    state = position("yellow*3 utility*2 token", OTHER, piles=("", ""))
    act(state, 0, GoOut())
    assert names(state, 0)[0] == "confirm"
    events = act(state, 0, Confirm())
    assert ids(events)[:2] == ["result", "result"]

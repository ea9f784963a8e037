"""Going out: complete hands, Chance cards, the reward, and the player's own arrangement."""

from __future__ import annotations

import pytest

from games.core import Cards, IllegalMove
from games.monopoly import GAME
from games.monopoly.cards import BROWN, GREEN, STATIONS, UTILITIES, YELLOW
from games.monopoly.going_out.groups import Group
from games.monopoly.moves import Bind, Confirm, Discard, Draw, GoOut, Houses, Lay, Token
from games.monopoly.state import State
from tests.games.monopoly.positions import act, ids, kinds, names, position
from tests.kit.narrow import narrow, not_none

OTHER = "lightblue*2 pink orange red darkblue mr*2"
PROPERTY, HOTEL, TOKEN = 0, 5, 6


def groups(state: State) -> dict[int, Group]:
    return {group.color: group for group in not_none(state.arrangement).groups}


def targets(state: State, card: int) -> set[int]:
    (offer,) = [o for o in GAME.offers(state, state.turn) if o.move == "bind" and o.given["card"] == card]
    return set(offer.fields[0].options)


@pytest.mark.clause("MC-26")
@pytest.mark.parametrize(
    ("hand", "complete"),
    [
        ("yellow*3 go*4 token*3", True),
        ("yellow*2 go*4 token*4", False),
        ("yellow*3 station go*4 token*2", False),
        ("station*3 h1 go*4 token*2", False),
        ("go*4 token*6", False),
        ("chance*2 go*4 token*4", False),
        ("yellow*3 h1 h2 h3 h4 hotel go*2", True),
        ("yellow*3 h1 h3 go*4 token", False),
        ("yellow*3 h1*2 go*4 token", False),
        ("yellow*3 brown*2 h1*2 go*2 token", True),
        ("yellow*3 hotel go*4 token*2", False),
        ("utility*2 go*4 token*4", True),
        ("utility go*4 token*4 mr", False),
    ],
)
def test_everything_must_be_part_of_a_full_group(hand: str, complete: bool) -> None:
    state = position(hand, OTHER, draw="h1", piles=("h1", "h2"))
    assert ("go_out" in names(state, 0)) == complete
    if complete:
        act(state, 0, GoOut())
        assert not_none(state.arrangement).groups
    else:
        with pytest.raises(IllegalMove, match=r"^monopoly-(incomplete|no-group|too-many)$"):
            act(state, 0, GoOut())


@pytest.mark.clause("MC-26")
@pytest.mark.parametrize(
    ("hand", "missing"),
    [
        ("yellow*2 go*4 token*4", ["yellow"]),
        ("station go*4 token*4 mr", ["station"]),
        ("yellow*3 h1 h3 go*4 token", ["h2"]),
        ("yellow*3 h2 go*4 token*2", ["h1"]),
        ("yellow*3 h4 go*4 token*2", ["h3"]),
        ("yellow*3 orange*2 go*4 token", ["orange"]),
        ("brown yellow*2 chance go*4 token*2", ["brown"]),
        ("yellow*3 brown*2 h1 h3*2 go*2", ["h2"]),
        ("brown yellow*2 go*4 token*3", ["brown"]),
    ],
)
def test_who_cannot_go_out_hears_what_is_missing(hand: str, missing: list[str]) -> None:
    state = position(hand, OTHER, draw="h1", piles=("h1", "h2"))
    with pytest.raises(IllegalMove) as refused:
        act(state, 0, GoOut())
    assert refused.value.text.id == "monopoly-incomplete"
    (card,) = narrow(Cards, refused.value.text.args["cards"]).cards
    assert kinds([card]) == missing
    assert card not in state.hands[0]


@pytest.mark.clause("MC-26", "MC-31")
@pytest.mark.parametrize(
    ("hand", "many"),
    [
        ("yellow*3 h1*2 go*4 token", ("h1", 2, 1)),
        ("yellow*3 brown*2 h1*2 h2*3", ("h2", 3, 2)),
        ("yellow*2 chance h1*3 go*4", ("h1", 3, 1)),
        ("utility*2 h1 go*4 token*3", ("h1", 1, 0)),
        ("yellow*3 h1 h2 h3 h4 hotel*2", ("hotel", 2, 1)),
    ],
)
def test_who_holds_too_many_buildings_hears_how_many_fit(hand: str, many: tuple[str, int, int]) -> None:
    state = position(hand, OTHER, draw="h1", piles=("h1", "h2"))
    with pytest.raises(IllegalMove) as refused:
        act(state, 0, GoOut())
    assert refused.value.text.id == "monopoly-too-many"
    told = refused.value.text.args
    assert (*kinds(narrow(Cards, told["card"]).cards), told["count"], told["groups"]) == many


@pytest.mark.clause("MC-26")
@pytest.mark.parametrize("hand", ["go*4 token*6", "chance*2 go*4 token*4", "h1 h2 go*4 token*4"])
def test_who_holds_no_property_hears_that_a_group_is_needed(hand: str) -> None:
    state = position(hand, OTHER, draw="h1", piles=("h1", "h2"))
    with pytest.raises(IllegalMove, match=r"^monopoly-no-group$"):
        act(state, 0, GoOut())


@pytest.mark.clause("MC-27")
def test_who_can_spare_no_card_hears_so() -> None:
    state = position("station*2 yellow*3 orange*3 green*3", "go mr", draw="mr", piles=("h1", "h2"))
    with pytest.raises(IllegalMove, match=r"^monopoly-none-to-spare$") as refused:
        act(state, 0, GoOut())
    assert refused.value.text.args == {"count": 1}


@pytest.mark.clause("MC-26")
def test_one_cannot_draw_and_go_out() -> None:
    state = position("yellow*3 go*4 token*3", OTHER, draw="mr h1", piles=("h1", "h2"))
    act(state, 0, Draw())
    with pytest.raises(IllegalMove, match=r"^monopoly-now-discard$"):
        act(state, 0, GoOut())


@pytest.mark.clause("MC-27")
def test_the_excess_is_discarded_in_the_same_move() -> None:
    state = position("yellow*3 go*4 token*3 red h3", OTHER, draw="mr h1", piles=("h1", "h2"))
    events = act(state, 0, GoOut())
    assert ids(events) == ["discard", "out", "reward"]
    assert sorted(kinds(state.piles[0][1:])) == ["h3", "red"]
    assert len(state.hands[0]) == 12  # 10 and the reward


@pytest.mark.clause("MC-27")
def test_the_excess_must_suffice_to_get_rid_of_what_fits_nowhere() -> None:
    state = position("yellow*3 go*4 token*2 red h3", OTHER, draw="mr", piles=("h1", "h2"))
    assert "go_out" not in names(state, 0)
    exact = position("station*2 yellow*3 orange*3 green*3", "go mr", draw="mr", piles=("h1", "h2"))
    assert "go_out" not in names(exact, 0)  # 11 cards, and no single one can be spared


@pytest.mark.clause("MC-27")
def test_the_player_may_choose_what_is_discarded() -> None:
    state = position("yellow*3 go*4 token*3 red mr", OTHER, draw="h1", piles=("h1", "h2"))
    assert names(state, 0)[-2:] == ["go_out", "lay"]
    act(state, 0, Lay())
    confirm, discard = GAME.offers(state, 0)
    assert confirm.move == "confirm"
    red = next(card for card in state.hands[0] if kinds([card]) == ["red"])
    yellow = state.hands[0][1]
    assert yellow not in discard.fields[0].options
    with pytest.raises(IllegalMove, match=r"^monopoly-drop-needed$"):
        act(state, 0, Discard((yellow,)))
    with pytest.raises(IllegalMove, match=r"^monopoly-drop-one$"):
        act(state, 0, Discard((red, state.hands[0][-1])))
    token = next(card for card in state.hands[0] if kinds([card]) == ["token"])
    act(state, 0, Discard((token,)))
    assert GAME.offers(state, 0)[1].fields[0].options == (red,)
    act(state, 0, Discard((red,)))
    with pytest.raises(IllegalMove, match=r"^monopoly-drop-none$"):
        act(state, 0, Discard((state.hands[0][0],)))
    act(state, 0, Confirm())
    assert kinds(state.piles[0]) == ["h1", "token", "red"]
    assert not_none(state.arrangement).value == 600 * 3  # with the 1st house from the reward


@pytest.mark.clause("MC-30")
@pytest.mark.parametrize("stations", [2, 3, 4])
def test_two_three_or_four_stations_are_a_group(stations: int) -> None:
    state = position(f"station*{stations} utility*2 go*4", OTHER, piles=("h1", "h2"))
    act(state, 0, GoOut())
    assert not_none(state.arrangement).value == {2: 250, 3: 500, 4: 1000}[stations] + 500


@pytest.mark.clause("MC-31")
def test_a_hotel_stands_on_four_houses() -> None:
    assert "go_out" in names(position("yellow*3 h1 h2 h3 h4 hotel", OTHER, piles=("h1", "h2")), 0)
    assert "go_out" not in names(position("yellow*3 h1 h2 h3 hotel", OTHER, piles=("h1", "h2")), 0)
    assert "go_out" not in names(position("yellow*3 h1 h2 h3 h4 hotel*2", OTHER, piles=("h1", "h2")), 0)
    assert "go_out" not in names(position("utility*2 h1", OTHER, piles=("h1", "h2")), 0)


@pytest.mark.clause("MC-32")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("yellow*2 chance go*4", 300),
        ("yellow chance*2 go*4", 300),
        ("station chance go*4", 250),
        ("station*3 chance go", 1000),
        ("yellow*3 h1 chance h3 go", 1200),
        ("yellow*3 h1 h2 h3 chance hotel", 2000),
        ("yellow*3 h1 h2 h3 h4 chance", 3000),  # a token is worth more than a hotel
        ("brown*2 h1 h2 h3 h4 chance", 750),
    ],
)
def test_a_chance_stands_for_what_is_missing(hand: str, value: int) -> None:
    state = position(hand, OTHER, piles=("h1", "h2"))
    assert "go_out" in names(state, 0)
    act(state, 0, GoOut())
    assert not_none(state.arrangement).value == value


@pytest.mark.clause("MC-32")
def test_a_group_holds_a_real_card() -> None:
    assert "go_out" not in names(position("chance*2 go*4", OTHER, piles=("h1", "h2")), 0)
    assert "go_out" not in names(position("yellow chance go*4", OTHER, piles=("h1", "h2")), 0)


@pytest.mark.clause("MC-32")
def test_the_player_chooses_what_a_chance_stands_for() -> None:
    state = position("yellow*3 utility*2 chance go*4", OTHER, draw="mr", piles=("h1", "h2"))
    (chance,) = [card for card in state.hands[0] if kinds([card]) == ["chance"]]
    act(state, 0, Lay())
    assert targets(state, chance) == {10 * YELLOW + 1, 10 * YELLOW + TOKEN, 10 * UTILITIES + TOKEN}
    with pytest.raises(IllegalMove, match=r"^monopoly-target$"):
        act(state, 0, Bind(chance, 10 * YELLOW + 2))
    assert act(state, 0, Bind(chance, 10 * YELLOW + 1)) == []
    assert GAME.view(state, 1).bound == ()
    assert names(state, 0) == ["confirm"]
    act(state, 0, Confirm())
    assert groups(state)[YELLOW].houses == (chance,)
    assert not_none(state.arrangement).value == 600 + 500
    assert GAME.view(state, 1).bound == ((chance, 10 * YELLOW + 1),)


@pytest.mark.clause("MC-33")
def test_tokens_stand_on_any_group_and_the_player_may_move_them() -> None:
    state = position("yellow*3 utility*2 station*2 token*3", OTHER, piles=("h1", "h2"))
    act(state, 0, GoOut())
    assert len(groups(state)[UTILITIES].tokens) == 3
    assert not_none(state.arrangement).value == 300 + 250 + 500 * 4
    act(state, 0, Token(UTILITIES, STATIONS))
    assert len(groups(state)[STATIONS].tokens) == 1
    assert not_none(state.arrangement).value == 300 + 250 * 2 + 500 * 3
    with pytest.raises(IllegalMove, match=r"^monopoly-cannot-move$"):
        act(state, 0, Token(YELLOW, STATIONS))
    act(state, 0, Confirm())
    assert state.scores[0] == 2300


@pytest.mark.clause("MC-40")
def test_the_reward_is_five_cards_of_which_fit_what_can() -> None:
    state = position(
        "yellow*3 token*3 mr*2",
        "lightblue*2 pink orange",
        draw="red h1 go h3 green token",
        piles=("h1", "h2"),
    )
    events = act(state, 0, GoOut())
    assert kinds(state.reward) == ["red", "h1", "go", "h3", "green"]
    assert ids(events) == ["out", "reward"]
    assert len(state.draw) == 1
    assert not_none(state.arrangement).value == 600 * 4
    act(state, 0, Confirm())
    (mine, _) = not_none(state.last_hand).results
    assert sorted(kinds(mine.cards)) == sorted(["yellow"] * 3 + ["token"] * 3 + ["mr"] * 2 + ["h1", "go"])
    assert mine.total == 2400 + 1000 + 200


@pytest.mark.clause("MC-40")
def test_the_reward_may_complete_new_groups() -> None:
    state = position("yellow*2 chance go*4", OTHER, draw="green*3 h1 yellow", piles=("h1", "h2"))
    act(state, 0, GoOut())
    assert groups(state).keys() == {YELLOW, GREEN}
    assert (
        not_none(state.arrangement).value == 300 + 700 * 2
    )  # the real card frees the Chance: a token on the greens


@pytest.mark.clause("MC-40")
def test_what_is_left_of_the_draw_pile_is_the_reward() -> None:
    state = position("yellow*3 go*2", OTHER, draw="go token", piles=("h1", "h2"))
    act(state, 0, GoOut())
    assert kinds(state.reward) == ["go", "token"]
    empty = position("yellow*3 go*2", OTHER, piles=("h1", "h2"))
    assert ids(act(empty, 0, GoOut())) == ["out", "reward-none"]
    assert empty.reward == ()


@pytest.mark.clause("MC-40")
def test_houses_may_be_exchanged_between_groups() -> None:
    state = position("yellow*3 brown*2 h1 h2 go*2", OTHER, draw="token", piles=("h1", "h2"))
    act(state, 0, GoOut())
    assert len(groups(state)[YELLOW].houses) == 2
    assert "houses" in names(state, 0)
    act(state, 0, Houses(BROWN, YELLOW))
    assert len(groups(state)[BROWN].houses) == 2
    assert groups(state)[YELLOW].houses == ()
    assert not_none(state.arrangement).value == 150 + 300 * 2
    with pytest.raises(IllegalMove, match=r"^monopoly-cannot-move$"):
        act(state, 0, Houses(YELLOW, BROWN))


@pytest.mark.clause("MC-40")
def test_a_bound_chance_keeps_card_and_group() -> None:
    state = position("yellow*3 h1 chance h3 go", OTHER, draw="green*3 go", piles=("h1", "h2"))
    act(state, 0, GoOut())
    (chance,) = (card for card, _ in state.bound)
    assert state.free == ()
    assert groups(state)[YELLOW].houses[1] == chance
    assert not {"houses", "bind"} & set(names(state, 0))
    assert not_none(state.arrangement).value == 1200 + 350


@pytest.mark.clause("MC-41")
def test_an_equal_reward_card_takes_the_place_of_a_chance() -> None:
    state = position(
        "darkblue chance go*4", OTHER.replace("darkblue", "green"), draw="darkblue h1", piles=("",)
    )
    act(state, 0, GoOut())
    (chance,) = state.free
    assert len(groups(state)[7].properties) == 2
    assert not_none(state.arrangement).value == 1600  # a house and a token
    options = targets(state, chance)
    assert options == {70, 71, 72, 76}  # to stay, a house in sequence, a token
    kept = GAME.copy(state)
    act(kept, 0, Bind(chance, 70))
    assert groups(kept)[7].chances == (chance,)
    assert not_none(kept.arrangement).value == 800
    act(state, 0, Bind(chance, 72))
    assert groups(state)[7].houses[1] == chance
    assert state.free == ()
    assert not_none(state.arrangement).value == 1200


@pytest.mark.clause("MC-41")
def test_one_reward_card_frees_one_chance_only() -> None:
    state = position("yellow chance*2 go*4", OTHER, draw="yellow", piles=("h1", "h2"))
    act(state, 0, GoOut())
    assert len(state.free) == 2
    group = groups(state)[YELLOW]
    assert (len(group.properties), len(group.chances)) == (2, 1)
    assert not_none(state.arrangement).value == 600
    first = state.free[0]
    act(state, 0, Bind(first, 10 * YELLOW + 1))
    assert not state.free
    assert groups(state)[YELLOW].houses == (first,)


@pytest.mark.clause("MC-41")
def test_a_chance_of_the_reward_is_placed_freely() -> None:
    state = position("yellow*3 go*2", OTHER, draw="chance utility", piles=("",))
    act(state, 0, GoOut())
    (chance,) = state.free
    assert not_none(state.arrangement).value == 300 + 500  # the missing utility
    assert 10 * UTILITIES in targets(state, chance)
    act(state, 0, Bind(chance, 10 * YELLOW + TOKEN))
    assert not_none(state.arrangement).value == 600


@pytest.mark.clause("MC-40", "MC-41")
@pytest.mark.parametrize("target", [990, 60, -10, -1, 10 * UTILITIES + 1, 10 * YELLOW + 9, 10 * BROWN])
def test_a_chance_cannot_stand_for_what_there_is_not(target: int) -> None:
    state = position("yellow*3 utility*2 go*2", OTHER, draw="chance", piles=("",))
    act(state, 0, GoOut())
    (chance,) = state.free
    before = GAME.encode(state)
    for card in (chance, 99, -1, state.hands[0][0]):
        with pytest.raises(IllegalMove, match=r"^monopoly-target$"):
            act(state, 0, Bind(card, target if card == chance else 10 * YELLOW + 1))
    assert GAME.encode(state) == before


@pytest.mark.clause("MC-40")
def test_the_cards_may_be_rearranged_twenty_times() -> None:
    state = position("yellow*3 utility*2 brown*2 h1 token*2", OTHER, piles=("h1", "h2"))
    act(state, 0, GoOut())
    places = [YELLOW, UTILITIES]
    for change in range(19):
        act(state, 0, Token(*places[:: 1 if change % 2 == 0 else -1]))
    assert {"token", "houses"} <= set(names(state, 0))
    act(state, 0, Houses(BROWN, YELLOW))
    assert names(state, 0) == ["confirm"]
    for move in (Token(UTILITIES, YELLOW), Houses(BROWN, YELLOW)):
        with pytest.raises(IllegalMove, match=r"^monopoly-enough-changes$"):
            act(state, 0, move)
    act(state, 0, Confirm())
    assert state.scores[0] == 100 + 300 * 2 + 500 * 2


@pytest.mark.clause("MC-42")
def test_all_hands_are_laid_down_at_their_best_and_everything_else_leaves_play() -> None:
    hands = ("yellow*3 go*2", "red*3 h1 h3 token brown mr*2 station*2 utility")
    state = position(*hands, draw="h4 go", piles=("h1", "h2"), target="3000")
    state.scores = [2900, 0]
    act(state, 0, GoOut())
    act(state, 0, Confirm())
    assert GAME.waiting_for(state) == frozenset()
    assert (state.draw, [card for pile in state.piles for card in pile]) == ([], [])
    first, second = not_none(state.last_hand).results
    assert first.total == 300 + 3 * 200
    assert second.total == 500 * 2 + 250 + 1000
    assert len(second.cards) == 12
    assert sorted(GAME.cards(state)) == list(range(60))

"""The optimizer of arrangements agrees with an exhaustive search and with the scoring chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games.monopoly.going_out.arrange import free_after, targets_of
from games.monopoly.going_out.groups import Arrangement, best_after, best_of_others, best_out
from tests.games.monopoly.positions import KINDS, Pack
from tests.kit.matches import examples
from tests.kit.narrow import not_none

COLORS = list(KINDS)[:10]
STREETS = COLORS[:8]
TOWER = ["h1", "h2", "h3", "h4", "hotel"]
WHAT = ["", *TOWER, "token"]
PRICE = {"utility": 500, **{street: 50 * number for number, street in enumerate(STREETS, 1)}}
STATIONS = {2: 250, 3: 500, 4: 1000}

CHART = """
brown      50 100 150 200 250 750
lightblue 100 200 300 400 500 1000
pink      150 300 450 600 750 1250
orange    200 400 600 800 1000 1500
red       250 500 750 1000 1250 1750
yellow    300 600 900 1200 1500 2000
green     350 700 1050 1400 1750 2250
darkblue  400 800 1200 1600 2000 2500
"""


def word(card: int) -> str:
    return next(word for word, cards in KINDS.items() if card in cards)


def role(target: int) -> tuple[str, str]:
    """Convert a target, such as 52, to a color and a card: ``("yellow", "h2")``."""
    color, kind = divmod(target, 10)
    return COLORS[color], WHAT[kind]


def target(place: tuple[str, str]) -> int:
    """Convert a color and a card to a target: the inverse of `role`."""
    color, what = place
    return 10 * COLORS.index(color) + WHAT.index(what)


def size(color: str) -> int:
    return len(KINDS[color])


def is_full(color: str, count: int) -> bool:
    return count == size(color) or (color == "station" and count >= 2)


def score_group(color: str, count: int, height: int, tokens: int) -> int:
    """Return the score of a group according to MC-50 and MC-56."""
    whole = STATIONS[count] if color == "station" else PRICE[color]
    whole += PRICE.get(color, 0) * min(height, 4) + 500 * (height == 5)
    return whole + whole * tokens


def search_score(hand: list[str], roles: list[tuple[str, str]], complete: bool) -> int:
    """Return the best score of *hand*, in words, with Chance cards in *roles*; -1 if it is impossible.

    It tries every choice of groups and of towers on them, and every spread of the tokens.
    """
    have = Counter(hand)
    best = -1
    present = [color for color in COLORS if have[color]]
    for number in range(len(present) + 1):
        for chosen in combinations(present, number):
            for reals in product(*(range(1, have[color] + 1) for color in chosen)):
                taken = dict(zip(chosen, reals, strict=True))
                if complete and any(taken.get(color, 0) < have[color] for color in present):
                    continue
                counts = {color: real + roles.count((color, "")) for color, real in taken.items()}
                if all(is_full(color, n) and n <= size(color) for color, n in counts.items()):
                    best = max(best, _towers(have, counts, roles, complete))
    return best


def _towers(have: Counter[Any], counts: dict[str, int], roles: list[tuple[str, str]], complete: bool) -> int:
    streets = [color for color in counts if color in STREETS]
    if any(color not in counts or (kind in TOWER and color not in STREETS) for color, kind in roles):
        return -1
    buildings = [place for place in roles if place[1] in TOWER]
    if len(set(buildings)) < len(buildings) or (complete and not counts):
        return -1
    best = -1
    for heights in product(range(6), repeat=len(streets)):
        height = dict(zip(streets, heights, strict=True))
        if any(height[color] <= TOWER.index(kind) for color, kind in buildings):
            continue
        need = Counter(level for tall in heights for level in TOWER[:tall])
        need.subtract(kind for _, kind in buildings)
        if any(need[level] > have[level] or (complete and need[level] < have[level]) for level in TOWER):
            continue
        for spread in combinations_with_replacement(counts, have["token"]) if counts else [()]:
            tokens = Counter(spread)
            tokens.update(color for color, kind in roles if kind == "token")
            best = max(best, sum(score_group(c, n, height.get(c, 0), tokens[c]) for c, n in counts.items()))
    return best


def list_roles(hand: list[str]) -> list[tuple[str, str]]:
    """Return everything that a Chance card can stand for."""
    present = sorted({word for word in hand if word in COLORS})
    return [(color, kind) for color in present for kind in WHAT]


def search_going_out(cards: list[int]) -> dict[tuple[tuple[str, str], ...], int]:
    """Map the roles of the Chance cards in *cards* to the score of going out, where that is legal."""
    hand = [word(card) for card in cards if word(card) != "chance"]
    every = list_roles(hand)
    found = {
        roles: search_score(hand, list(roles), complete=True)
        for roles in product(every, repeat=len(cards) - len(hand))
    }
    return {roles: value for roles, value in found.items() if value >= 0}


def search_after_reward(cards: list[int], bound: tuple[tuple[int, int], ...], reward: tuple[int, ...]) -> int:
    """Return the best score of *cards* after the *reward*, trying everything that MC-40 and MC-41 allow."""
    hand = [word(card) for card in cards if word(card) != "chance"]
    every = list_roles(hand)
    fixed = [role(target) for _, target in bound]
    fresh = sum(word(card) == "chance" for card in reward)
    return max(
        search_score(hand, [*kept, *moved, *new], complete=False)
        for kept, count in _replace_chances(fixed, [word(card) for card in reward])
        for moved in combinations_with_replacement([p for p in every if p[1]], count)
        for new in combinations_with_replacement(every, fresh)
    )


def _replace_chances(
    fixed: list[tuple[str, str]], reward: list[str]
) -> Iterator[tuple[list[tuple[str, str]], int]]:
    """Yield each choice of Chance cards that stay, and how many the *reward* replaces."""
    for count in range(len(fixed) + 1):
        for moved in combinations(range(len(fixed)), count):
            for takers in permutations(reward, count):
                if all(
                    taker == (fixed[at][1] or fixed[at][0]) for at, taker in zip(moved, takers, strict=True)
                ):
                    yield [place for at, place in enumerate(fixed) if at not in moved], count


def check(
    laid: Arrangement, cards: list[int], bound: tuple[tuple[int, int], ...] = (), freed: tuple[int, ...] = ()
) -> list[int]:
    """Check that *laid* follows the rules, card by card; return the scores of its groups."""
    used = [
        card
        for g in laid.groups
        for card in (*g.properties, *g.chances, *g.houses, *[g.hotel] * (g.hotel >= 0), *g.tokens)
    ]
    assert len(set(used)) == len(used)
    assert set(used) <= set(cards)
    total = 0
    for group in laid.groups:
        color = COLORS[group.color]
        assert group.properties
        assert {word(card) for card in group.properties} == {color}
        assert {word(card) for card in group.chances} <= {"chance"}
        count = len(group.properties) + len(group.chances)
        assert is_full(color, count)
        assert count <= size(color)
        tower = [*group.houses, *[group.hotel] * (group.hotel >= 0)]
        assert all(word(card) in (level, "chance") for card, level in zip(tower, TOWER, strict=False))
        assert group.hotel < 0 or len(group.houses) == 4
        assert not tower or color in STREETS
        assert {word(card) for card in group.tokens} <= {"token", "chance"}
        total += score_group(color, count, len(tower), len(group.tokens))
        assert group.value == score_group(color, count, len(tower), len(group.tokens))
    assert laid.value == total
    stands = dict(targets_of(laid))
    assert all(stands[card] == target for card, target in bound if card not in freed)
    return used


def pack(text: str) -> list[int]:
    return Pack().take(text)


@st.composite
def hands(draw: Callable[..., Any], most: int = 9, chances: tuple[int, ...] = (0, 1, 2)) -> list[int]:
    """Return hands of up to *most* cards and some Chance cards, often complete or nearly so."""
    words = []
    for color in draw(st.lists(st.sampled_from(COLORS), min_size=1, max_size=3, unique=True)):
        words += [color] * draw(st.sampled_from([size(color), size(color), size(color) - 1, 1]))
    levels = draw(st.integers(0, 5))
    for level in TOWER[:levels]:
        words += [level] * draw(st.sampled_from([1, 1, 1, 0, 2]))
    words += ["token"] * draw(st.integers(0, 2)) + ["go"] * draw(st.integers(0, 1))
    return pack(" ".join(words[:most] + ["chance"] * draw(st.sampled_from(chances))))


@pytest.mark.clause("MC-50", "MC-56")
@pytest.mark.parametrize("line", CHART.split("\n")[1:-1])
def test_the_scoring_chart(line: str) -> None:
    color, *chart = line.split()
    for height, value in enumerate(chart):
        hand = pack(" ".join([f"{color}*{size(color)}", *TOWER[:height]]))
        for laid in (best_out(hand), best_of_others(hand)):
            check(not_none(laid), hand)
            assert not_none(laid).value == int(value)


@pytest.mark.clause("MC-30", "MC-50")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("yellow*3 h1 h2 h3 token*2", 3600),
        ("station*2", 250),
        ("station*3", 500),
        ("station*4 token", 2000),
        ("utility*2 token", 1000),
        ("station utility", 0),
        ("brown*2 h1 h2 h3 h4 hotel token*2", 2250),
    ],
)
def test_what_groups_score(hand: str, value: int) -> None:
    assert best_of_others(pack(hand)).value == value


@pytest.mark.clause("MC-31")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("yellow*3 h2", 300),
        ("yellow*3 h1 h3", 600),
        ("yellow*3 h1*2", 600),
        ("yellow*3 h1 h2 h3 hotel", 1200),
        ("yellow*3 h1 h2 h3 h4 hotel*2", 2000),
        ("station*4 h1", 1000),
        ("yellow*3 brown*2 h1*2 h2", 900 + 100),
    ],
)
def test_buildings_stand_in_sequence_and_what_does_not_fit_is_left(hand: str, value: int) -> None:
    assert best_of_others(pack(hand)).value == value
    assert (best_out(pack(hand)) is None) == (hand != "yellow*3 brown*2 h1*2 h2")


@pytest.mark.clause("MC-32")
def test_a_bound_chance_keeps_a_tower_from_the_dearest_group() -> None:
    hand = pack("brown*2 h1 chance yellow*3 token")
    (chance,) = [card for card in hand if word(card) == "chance"]
    bound = ((chance, 2),)  # the 2nd house on the brown group: the 1st must be there too
    laid = best_out(hand, bound)
    check(not_none(laid), hand, bound)
    assert not_none(laid).value == 150 + 600
    assert not_none(best_out(hand)).value == 600 * 3 + 50


@pytest.mark.clause("MC-33")
def test_all_tokens_enhance_the_most_valuable_group() -> None:
    laid = best_out(pack("darkblue*2 station*4 token*3"))
    assert not_none(laid).value == 400 + 1000 * 4
    laid = best_out(pack("darkblue*2 h1 h2 station*4 token*3"))
    assert not_none(laid).value == 1200 * 4 + 1000


@pytest.mark.clause("MC-41")
def test_what_a_chance_stands_for_may_be_in_the_reward() -> None:
    hand, chances = pack("darkblue*2 h1 h1 chance*2"), pack("chance*2")
    before = [card for card in hand if card not in KINDS["darkblue"][1:]]
    bound = ((chances[0], 70), (chances[1], 76))
    reward = (KINDS["darkblue"][1],)
    laid = best_after(hand, bound, free_after(bound, reward), reward)
    assert len(before) == 5
    assert not_none(laid).value == 800 * 3  # both Chance cards are tokens
    kept = best_after(hand, bound, (), reward)
    check(not_none(kept), hand, bound)
    assert not_none(kept).value == 800 * 2


@pytest.mark.clause("MC-55")
@examples(25)
@given(hands())
def test_going_out_is_arranged_at_its_best(hand: list[int]) -> None:
    found = search_going_out(hand)
    laid = best_out(hand)
    assert (laid is not None) == bool(found)
    if laid is not None:
        used = check(laid, hand)
        assert {card for card in hand if word(card) not in ("go", "mr")} == set(used)
        assert laid.value == max(found.values())


@pytest.mark.clause("MC-32", "MC-55")
@examples(20)
@given(hands(most=7, chances=(1, 2)), st.data())
def test_bound_chances_stay_and_the_rest_is_at_its_best(hand: list[int], data: DataObject) -> None:
    found = search_going_out(hand)
    assume(found)
    places = data.draw(st.sampled_from(sorted(found)))
    bound = tuple(zip([card for card in hand if word(card) == "chance"], map(target, places), strict=True))
    laid = best_out(hand, bound)
    check(not_none(laid), hand, bound)
    assert not_none(laid).value == found[places]


@pytest.mark.clause("MC-42", "MC-55")
@examples(25)
@given(hands(most=12, chances=(0,)), st.integers(0, 2))
def test_other_hands_are_arranged_at_their_best(hand: list[int], chances: int) -> None:
    laid = best_of_others(hand + pack(f"chance*{chances}") if chances else hand)
    check(laid, hand)
    assert laid.value == max(0, search_score([word(card) for card in hand], [], complete=False))


@pytest.mark.clause("MC-40", "MC-41", "MC-55")
@examples(25)
@given(hands(most=6), st.data())
def test_the_reward_is_arranged_at_its_best(hand: list[int], data: DataObject) -> None:
    found = search_going_out(hand)
    assume(found)
    places = data.draw(st.sampled_from(sorted(found)))
    bound = tuple(zip([card for card in hand if word(card) == "chance"], map(target, places), strict=True))
    near = [card for card in range(60) if card not in hand and word(card) not in ("go", "mr")]
    wanted = [card for card in near if word(card) in {kind or color for color, kind in places}]
    drawn = st.one_of(st.sampled_from(wanted or near), st.sampled_from(near))
    reward = tuple(data.draw(st.lists(drawn, max_size=3, unique=True)))
    cards = sorted([*hand, *reward])
    free = free_after(bound, reward)
    laid = best_after(cards, bound, free, reward)
    check(not_none(laid), cards, bound, free)
    assert not_none(laid).value == search_after_reward(cards, bound, reward)

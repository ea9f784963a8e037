"""Functions on masks of cells agree with calculations on plain coordinates."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kit.piles import bits
from games.property.board import cell_at, group, groups, neighbors, place_of

PLACES = st.tuples(st.integers(1, 8), st.integers(1, 8))
LANDS = st.sets(PLACES, min_size=1)


def mask(places: list[tuple[int, int]] | set[tuple[int, int]]) -> int:
    return sum(1 << cell_at(*place) for place in places)


def places(mask: int) -> set[tuple[int, int]]:
    return {place_of(cell) for cell in bits(mask)}


def cells_beside(place: tuple[int, int]) -> set[tuple[int, int]]:
    column, row = place
    near = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
    return {(x, y) for x, y in near if 1 <= x <= 8 and 1 <= y <= 8}


@given(land=LANDS)
def test_beside_are_the_cells_that_share_an_edge(land: set[tuple[int, int]]) -> None:
    expected = set().union(*map(cells_beside, land))
    assert places(neighbors(mask(land))) == expected


@pytest.mark.clause("PR-09")
@given(land=LANDS)
def test_groups_are_what_can_be_walked_from_edge_to_edge(land: set[tuple[int, int]]) -> None:
    found = [places(each) for each in groups(mask(land))]
    assert set().union(*found) == land
    assert sum(map(len, found)) == len(land)
    for each in found:
        reached, ahead = set(), [min(each)]
        while ahead:
            place = ahead.pop()
            if place not in reached:
                reached.add(place)
                ahead += cells_beside(place) & land
        assert reached == each
        assert places(group(mask(land), mask([max(each)]))) == each

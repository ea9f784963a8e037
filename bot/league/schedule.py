"""The schedule of a league: who meets whom at which table, and in which seat (MD-51)."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from bot.league.rules import ROUNDS, SIZE
from games.fair import Fair

Tables: TypeAlias = list[tuple[int, ...]]
"""The tables of a round: the numbers drawn, from 0, in the order of the seats."""

STEPS = 30_000
"""How many exchanges the search tries."""

_DARING = 3
"""In how many of a hundred cases the search accepts one more repeated meeting, so as not to get stuck."""

_SIXTEEN = (
    "1 5 9 13 · 2 6 10 14 · 3 7 11 15 · 4 8 12 16",
    "6 1 16 11 · 5 2 15 12 · 8 3 14 9 · 7 4 13 10",
    "12 14 1 7 · 11 13 2 8 · 10 16 3 5 · 9 15 4 6",
    "15 10 8 1 · 16 9 7 2 · 13 12 6 3 · 14 11 5 4",
)


def build_schedule(count: int, chance: Fair) -> list[Tables]:
    """Build the preliminary rounds of *count* participants, in which everybody sits once in each seat.

    With 16 it is the one in the rules. Otherwise it is a rotation in which nobody meets twice, where there is
    one, or the result of a search driven by *chance*. Four participants play none.
    """
    if count == SIZE:
        return []
    if count == SIZE * SIZE:
        return [
            [tuple(int(number) - 1 for number in table.split()) for table in line.split("·")]
            for line in _SIXTEEN
        ]
    rounds = _rotation(count // SIZE)
    if count_repeated(rounds):
        rounds = _search(rounds, chance)
    return _assign_seats(rounds)


def count_repeated(rounds: list[Tables]) -> int:
    """Count the meetings of two participants that are not their first.

    >>> count_repeated([[(0, 1, 2, 3)], [(3, 0, 4, 5)]])
    1
    """
    met = [pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)]
    return len(met) - len(set(met))


def _rotation(tables: int) -> list[Tables]:
    """Rotate four groups: each round the second moves on by one table, the third by two, the fourth by three.

    Nobody meets twice if the number of tables divides none of 1, 2, 3, 4, 6 and 9.
    """

    def met(turn: int, table: int) -> tuple[int, ...]:
        return tuple(group * tables + (table + turn * group) % tables for group in range(SIZE))

    return [[met(turn, table) for table in range(tables)] for turn in range(ROUNDS)]


def _search(rounds: list[Tables], chance: Fair) -> list[Tables]:
    """Reduce repeated meetings in *rounds* by exchanging two players of a round again and again."""
    seats = [[list(table) for table in tables] for tables in rounds]
    count = SIZE * len(rounds[0])
    met = [[0] * count for _ in range(count)]
    for one, other in _pairs(seats):
        met[one][other] += 1
        met[other][one] += 1
    now = least = count_repeated(rounds)
    best = rounds
    # The number of pairs limits how many meetings can be first ones.
    bound = max(0, len(list(_pairs(seats))) - count * (count - 1) // 2)
    for _ in range(STEPS):
        if least == bound:
            break
        drawn = chance.randbelow(ROUNDS * count * count * 100)
        drawn, dare = divmod(drawn, 100)
        drawn, first = divmod(drawn, count)
        turn, second = divmod(drawn, count)
        (here, i), (there, j) = divmod(first, SIZE), divmod(second, SIZE)
        if here == there:
            continue
        one, other = seats[turn][here][i], seats[turn][there][j]
        left = [who for who in seats[turn][here] if who != one]
        right = [who for who in seats[turn][there] if who != other]
        change = (
            sum(met[one][who] > 0 for who in right)
            + sum(met[other][who] > 0 for who in left)
            - sum(met[one][who] > 1 for who in left)
            - sum(met[other][who] > 1 for who in right)
        )
        if change > 0 and not (change == 1 and dare < _DARING):
            continue
        for who, others, step in ((one, left, -1), (other, right, -1), (one, right, 1), (other, left, 1)):
            for another in others:
                met[who][another] += step
                met[another][who] += step
        seats[turn][here][i], seats[turn][there][j] = other, one
        now += change
        if now < least:
            least, best = now, [[tuple(table) for table in seats[turn]] for turn in range(ROUNDS)]
    return best


def _pairs(rounds: list[list[list[int]]]) -> list[tuple[int, int]]:
    return [pair for tables in rounds for table in tables for pair in combinations(table, 2)]


def _assign_seats(rounds: list[Tables]) -> list[Tables]:
    """Assign seats at the same tables so that everybody sits once in each.

    Seat by seat, every table gets a player who hasn't sat there yet. That is always possible, because
    everybody sits at as many tables as a table has seats.
    """
    tables = [set(table) for turn in rounds for table in turn]
    order: list[list[int]] = [[] for _ in tables]
    for _ in range(SIZE):
        taken: dict[int, int] = {}
        for table in range(len(tables)):
            _place(table, tables, taken, set())
        for player, table in taken.items():
            order[table].append(player)
            tables[table].discard(player)
    seated = iter(order)
    return [[tuple(next(seated)) for _ in turn] for turn in rounds]


def _place(table: int, tables: list[set[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Give *table* a player, moving others if needed; *taken* maps players to tables."""
    for player in sorted(tables[table]):
        if player not in tried:
            tried.add(player)
            if player not in taken or _place(taken[player], tables, taken, tried):
                taken[player] = table
                return True
    return False

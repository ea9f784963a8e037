"""`python -m tools.fit KEY [--matches N]`: fit what the search knows of a game to matches of its strategy.

Of matches with every number of seats, N of each (else as many as last time) and every other one with options
at random, some positions are kept with who won in the end, or those with which turns begin where the game's
weights are to be fitted to these. The weights that make those outcomes likeliest are written into the game's
`opponent/weights.json`, with how they change toward the end where the game says how near that is. The result
is reproducible. One match in five is left out, to measure how well the weights predict it.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import fsum, log
from random import Random

import msgspec

from games import load
from games.core import AnyGame, Luck
from games.search.evaluation import Rows, side_features, weights, weights_file, win_chances

EACH = 0.12
"""The part of all positions of a match that is kept: those next to each other tell the same."""

LEFT_OUT = 5
RIDGE = 1.0
"""How much a weight must tell not to be kept near 0: for features that hardly say anything."""

STEPS = 30
CLOSE = 1e-6

Vector = list[float]
Position = tuple[Rows, tuple[float, ...]]
"""The features of the sides still in, each again times how near the end is, and the part of the win that each
of all sides got."""


def matches(game: AnyGame, seats: int, count: int) -> Iterator[tuple[int, list[Position]]]:
    """The positions of *count* matches, each with its number of sides."""
    for number in range(count):
        random = Random(number * 100 + seats)
        chance = Luck(random)
        options = _options(game, seats, random) if number % 2 or seats not in game.seats_with({}) else {}
        sides = game.partners(seats, options)
        state, _ = game.deal(seats, options, chance)
        kept, turn, begun = [], state.turn, weights(game.key).turn_starts
        while waiting := game.waiting_for(state):
            if state.turn != turn if begun else random.random() < EACH:
                near = game.nearness(state)
                rows = side_features(game, state, sides)
                kept.append([(side, (*row, *[near * value for value in row])) for side, row in rows])
                turn = state.turn
            seat = min(waiting)
            move = game.choose(game.view(state, seat), game.offers(state, seat), random)
            game.apply(state, seat, move, chance)
        outcome = game.outcome(state)
        assert outcome is not None
        won = tuple(outcome.share(side[0]) for side in sides)
        yield len(sides), [(rows, won) for rows in kept]


def _options(game: AnyGame, seats: int, random: Random) -> dict[str, str]:
    while True:
        options = {setting.name: random.choice(setting.values) for setting in game.settings}
        if seats in game.seats_with(options):
            return options


def fit(positions: Sequence[Position], size: int) -> Vector:
    """The *size* weights that make the outcomes of *positions* likeliest, by Newton's method."""
    found = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in found]
        curve = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for rows, won in positions:
            chances = win_chances(_strength(found, row) for _, row in rows)
            mean = [0.0] * size
            for chance, (_, row) in zip(chances, rows, strict=True):
                mean = [before + chance * value for before, value in zip(mean, row, strict=True)]
            for chance, (number, row) in zip(chances, rows, strict=True):
                apart = [value - middle for value, middle in zip(row, mean, strict=True)]
                for place, value in enumerate(apart):
                    slope[place] += won[number] * value
                    if value:
                        line, times = curve[place], chance * value
                        curve[place] = [
                            before + times * other for before, other in zip(line, apart, strict=True)
                        ]
        step = _solve(curve, slope)
        found = [weight + change for weight, change in zip(found, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return found


def _strength(weights: Sequence[float], row: Sequence[float]) -> float:
    return fsum(weight * value for weight, value in zip(weights, row, strict=True))


def _solve(matrix: Sequence[Vector], values: Vector) -> Vector:
    """What *matrix*, which has all axes in it, takes to *values*.

    >>> _solve([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0])
    [1.0, 3.0]
    """
    lines = [[*line, value] for line, value in zip(matrix, values, strict=True)]
    for at, line in enumerate(lines):
        for other in range(len(lines)):
            if other != at:
                times = lines[other][at] / line[at]
                lines[other] = [
                    value - times * above for value, above in zip(lines[other], line, strict=True)
                ]
    return [line[-1] / line[at] for at, line in enumerate(lines)]


def loss(positions: Sequence[Position], found: Sequence[float]) -> float:
    """How much the outcomes of *positions* surprise, on average, somebody who believes in the weights
    *found*."""
    total = 0.0
    for rows, won in positions:
        chances = win_chances(_strength(found, row) for _, row in rows)
        total -= fsum(won[number] * log(chance) for chance, (number, _) in zip(chances, rows, strict=True))
    return total / len(positions)


def main(key: str, count: int = 0) -> None:
    """Fit the weights of the game called *key*, write them, and say how good they are."""
    game, before = load(key), weights(key)
    count = count or before.matches
    known: defaultdict[int, list[Position]] = defaultdict(list)
    others: defaultdict[int, list[Position]] = defaultdict(list)
    for seats in game.seats:
        for number, (sides, positions) in enumerate(matches(game, seats, count)):
            (known if number % LEFT_OUT else others)[sides] += positions
    fitted, late = {}, {}
    names = game.feature_names
    for sides, positions in sorted(known.items()):
        found = [round(weight, 4) for weight in fit(positions, 2 * len(names))]
        fitted[sides] = dict(zip(names, found, strict=False))
        late[sides] = dict(zip(names, found[len(names) :], strict=True))
        blind = loss(others[sides], [0.0] * len(found))
        seen = loss(others[sides], found)
        print(f"{sides} sides: {len(positions)} positions, surprise {seen:.3f} ({blind:.3f} without weights)")
        for told, weighed in (("", fitted[sides]), ("towards the end ", late[sides])):
            print(f"  {told}" + ", ".join(f"{name} {weight:+.3f}" for name, weight in weighed.items()))
    if not any(weight for each in late.values() for weight in each.values()):
        late.clear()
    after = msgspec.structs.replace(before, matches=count, sides=fitted, end_changes=late)
    weights_file(key).parent.mkdir(exist_ok=True)
    weights_file(key).write_bytes(msgspec.json.format(msgspec.json.encode(after), indent=1) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--matches", type=int, default=0)
    arguments = parser.parse_args()
    main(arguments.key, arguments.matches)

"""Random matches of any game, for the contract's tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from games import keys, load
from games.core import AnyGame, Cards, Event, Field, Luck, MoveError, Offer, Resign, Text, Value

SEEDS = st.integers(0, 2**32 - 1)


def examples(most: int) -> settings:
    """Run at most *most* examples, or fewer if the profile allows fewer."""
    return settings(max_examples=min(most, settings().max_examples), deadline=None)


@st.composite
def setups(draw: st.DrawFn, key: str) -> tuple[int, dict[str, str]]:
    """Draw a number of seats and options of the game *key*."""
    game = load(key)
    options = {setting.name: draw(st.sampled_from(setting.values)) for setting in game.settings}
    return draw(st.sampled_from(game.seats_with(options))), options


LONGEST = 1000
"""The most moves of a match to try, since a random match may take very long to end."""

Step = tuple[Any, int, Any, list[Event], Any]
Setup = tuple[int, dict[str, str]]


def steps(key: str, setup: Setup, seed: int, resigning: float = 0.0, sense: float = 0.0) -> Iterator[Step]:
    """Play up to `LONGEST` random legal moves: state before, seat, move, events, state after.

    Before each move somebody resigns with the probability *resigning*. With the probability *sense* the move
    is the bot opponent's. The state after a move is the state before the next.
    """
    game, random = load(key), Random(seed)
    chance = Luck(random)
    state, _ = game.deal(*setup, chance)
    before = game.copy(state)
    for _ in range(LONGEST):
        if not (waiting := game.waiting_for(state)):
            break
        seat = random.choice(sorted(waiting))
        move: Any
        if random.random() < resigning:
            seat, move = random.choice(sorted(game.active(state))), Resign()
        elif random.random() < sense:
            move = game.choose(game.view(state, seat), game.offers(state, seat), random)
        else:
            move = game.sample(game.offers(state, seat), random)
        events = game.apply(state, seat, move, chance)
        after = game.copy(state)
        yield before, seat, move, events, after
        before = after


COURSES = ((0.005, 0.0), (0.0, 0.5), (0.01, 0.9), (0.0, 0.0), (0.005, 0.5))
"""How likely somebody resigns before a move, and how likely a move is the bot opponent's."""


class Course(NamedTuple):
    """The course of a match of the game *key*, which always follows from its *number*."""

    key: str
    number: int

    @property
    def game(self) -> AnyGame:
        """The game of the match."""
        return load(self.key)

    @property
    def setup(self) -> Setup:
        """Its number of seats, each possible one in turn, and random options."""
        seats, random = self.game.seats[self.number % len(self.game.seats)], Random(self.number)
        while True:
            options = {setting.name: random.choice(setting.values) for setting in self.game.settings}
            if seats in self.game.seats_with(options):
                return seats, options

    def steps(self, apart: int = 1) -> list[Step]:
        """Return its steps, or one in every *apart* of them. The states are the caller's own copies."""
        copy, steps = self.game.copy, _walk_course(self)[self.number % apart :: apart]
        return [(copy(before), *step, copy(after)) for before, *step, after in steps]


@lru_cache(64)
def _walk_course(course: Course) -> list[Step]:
    turn = course.number // len(course.game.seats)
    resigning, sense = COURSES[(course.number + turn) % len(COURSES)]
    return list(steps(course.key, course.setup, course.number, resigning, sense))


MATCHES, MORE = 10, 20
"""How many matches of each game are played normally, and by `make soak`."""


def _courses() -> Iterator[Any]:
    few = min(MATCHES, settings().max_examples)
    for key in keys():
        for number in range(MORE):
            marks = [pytest.mark.soak] if number >= few else []
            yield pytest.param(Course(key, number), id=f"{key}-{number}", marks=marks)


in_matches = pytest.mark.parametrize("course", [*_courses()])
"""Run a test on matches of every game."""


def is_offered(offers: list[Offer], move: Any) -> bool:
    """Whether *move* answers one of *offers*."""
    values = {name: getattr(move, name) for name in move.__struct_fields__}
    return any(_answers(offer, move, values) for offer in offers)


def _answers(offer: Offer, move: Any, values: dict[str, Any]) -> bool:
    if offer.move != move.__struct_config__.tag or offer.given.items() - values.items():
        return False
    if values.keys() - offer.given.keys() - {field.name for field in offer.fields}:
        return False
    return all(_accepts(field, values[field.name]) for field in offer.fields)


def _accepts(field: Field, value: Any) -> bool:
    try:
        field.check(value if field.many else (value,))
    except MoveError:
        return False
    return True


def nonsense(move: Any, random: Random) -> Any:
    """Return *move* with one of its values changed, or *move* itself if it has no values."""
    if not move.__struct_fields__:
        return move
    values = {name: getattr(move, name) for name in move.__struct_fields__}
    name = random.choice(sorted(values))
    old = values[name]
    if isinstance(old, tuple):
        values[name] = random.choice([(), old[1:], old + old[:1], (*old, random.randrange(-2, 60))])
    else:
        values[name] = random.randrange(-2, 60)
    return type(move)(**values)


FAR = (-(2**63), -(10**9), -60, -2, -1, 60, 64, 100, 990, 10**9, 2**63 - 1)
"""Numbers that stand for nothing in any game, or only for the absence of something."""


def draw_forged_move(game: AnyGame, kind: type[msgspec.Struct], offers: list[Offer], random: Random) -> Any:
    """Draw a move of this *kind*: a legal one out of *offers* with one value spoiled, or any values."""
    near = sorted({*range(12), *(number for offer in offers for number in numbers(offer))})

    def number() -> int:
        return random.choice(near) if random.random() < 0.7 else random.choice(FAR)

    def several() -> tuple[int, ...]:
        found = [number() for _ in range(random.choice((0, 1, 1, 2, 3, 5, 12, 60)))]
        return tuple(found + found[: random.randrange(2)])

    fields = _fields(kind)
    values = {field.name: number() if field.type is int else several() for field in fields}
    fitting = [offer for offer in offers if offer.move == kind.__struct_config__.tag]
    if fitting and fields and random.random() < 0.5:
        spoiled = random.choice(fields).name
        legal = msgspec.structs.asdict(game.sample(fitting, random))
        values = {**legal, spoiled: values[spoiled]}
    return kind(**values)


_fields = cache(msgspec.structs.fields)


def numbers(offer: Offer) -> set[int]:
    """Yield every number in *offer*."""
    return {*offer.given.values(), *(option for field in offer.fields for option in field.options)}


def find_hidden(game: AnyGame, state: Any, seat: int | None, random: Random) -> set[int]:
    """Return the cards that *seat* can't locate: they move when hidden information is dealt again.

    A card that stays in somebody's hand hasn't moved, even if the hand is sorted in another way.
    """
    real, holders = game.cards(state), _holders(game, state)
    moved: set[int] = set()
    for _ in range(6):
        other = game.permute_hidden(state, seat, random)
        changed = {card for card, there in zip(real, game.cards(other), strict=True) if card != there} - moved
        elsewhere = _holders(game, other) if changed & holders.keys() else {}
        moved |= {card for card in changed if card not in holders or holders[card] != elsewhere.get(card)}
    return moved


def _holders(game: AnyGame, state: Any) -> dict[int, int]:
    """Map each card in a hand to its holder."""
    seats = range(game.view(state, None).seats)
    return {card: seat for seat in seats for card in getattr(game.view(state, seat), "hand", ())}


def cards_in(value: Value) -> Iterator[int]:
    """Return the cards that a text names."""
    if isinstance(value, Cards):
        yield from value.cards
    elif isinstance(value, Text):
        for part in value.args.values():
            yield from cards_in(part)

"""Forged moves of every kind and with any numbers are refused and change nothing, unless they are offered."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from games.core import AnyGame, Field, IllegalMove, Luck, MoveError, Resign
from locales import bundle
from tests.kit.matches import FAR, Course, draw_forged_move, in_matches, is_offered

MESSAGES = bundle("en")

ASIDE = {"pass", "lapse", "advance"}
"""Moves accepted without an offer: the bot passes for absent players and ends turns by itself; both answers
may be set at once.
"""


def is_faulty(game: AnyGame, state: Any, seat: int, made: Any, chance: Luck) -> bool:
    """Whether the move *made* of *seat* is accepted without an offer, or refused badly.

    A bad refusal changes *state*, or has no message.
    """
    tried = game.copy(state)
    try:
        game.apply(tried, seat, made, chance)
    except MoveError as refused:
        return game.encode(tried) != game.encode(state) or not MESSAGES.has_message(refused.text.id)
    return not is_offered(game.open_offers(state, seat), made) and made.__struct_config__.tag not in ASIDE


@in_matches
def test_a_move_made_by_hand_is_offered_or_changes_nothing(course: Course) -> None:
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    for state, *_ in course.steps(4):
        seat = random.choice([random.randrange(seats), *game.waiting_for(state)])
        offers = game.open_offers(state, seat)
        for kind in game.kinds:
            made = game.decode_move(game.encode_move(draw_forged_move(game, kind, offers, random)))
            assert not is_faulty(game, state, seat, made, Luck(random)), made


@in_matches
def test_a_seat_that_is_not_in_the_match_is_refused_whatever_it_does(course: Course) -> None:
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    for state, *_ in course.steps(8):
        awaited = sorted(game.waiting_for(state))
        moves = [
            Resign(),
            *(game.sample([offer], random) for seat in awaited for offer in game.offers(state, seat)),
        ]
        moves += [draw_forged_move(game, kind, [], random) for kind in game.kinds]
        for move in moves:
            for seat in (-seats - 1, -seats, -2, -1, seats, seats + 1, 64):
                tried = game.copy(state)
                with pytest.raises(IllegalMove):
                    game.apply(tried, seat, move, Luck(random))
                assert tried == state


@in_matches
def test_a_number_that_names_nothing_is_refused_wherever_it_stands(course: Course) -> None:
    """Replace each number of a legal move in turn: seats, cards, cells, sets, amounts."""
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    made: dict[type, Any] = {}
    for state, seat, *_ in course.steps(8):
        for offer in game.open_offers(state, seat):
            move = game.sample([offer], random)
            made[type(move)] = move
        for move in made.values():
            for field in move.__struct_fields__:
                value = getattr(move, field)
                for number in (*FAR, seats, seats + 1, 16, 108):
                    spoiled: list[Any]
                    if isinstance(value, tuple):
                        spoiled = [(number,), (*value[1:], number), (*value, number)]
                    else:
                        spoiled = [number]
                    for other in spoiled:
                        wrong = msgspec.structs.replace(move, **{field: other})
                        assert not is_faulty(game, state, seat, wrong, Luck(random)), wrong


@in_matches
def test_a_field_offers_nothing_that_no_legal_answer_contains(course: Course) -> None:
    game = course.game
    for state, seat, *_ in course.steps(2):
        for field in {field for offer in game.open_offers(state, seat) for field in offer.fields}:
            if len(field.options) > FEW or not field.options:
                continue
            counts = range(field.least, min(field.most, len(field.options)) + 1)
            answers = [each for count in counts for each in combinations(field.options, count)]
            assert {option for each in answers if _accepts(field, each) for option in each} == {
                *field.options
            }


FEW = 11
"""With more options than this, a field has too many answers to try all of them."""


def _accepts(field: Field, answer: tuple[int, ...]) -> bool:
    try:
        field.check(answer)
    except MoveError:
        return False
    return True

"""Moves made by hand, of every kind and with any numbers: either they are offered, or nothing changes."""

from __future__ import annotations

from random import Random
from typing import Any

from games.core import AnyGame, Luck, MoveError
from locales import bundle
from tests.kit.matches import by_hand, in_matches, offered

MESSAGES = bundle("en")

ASIDE = {"pass", "advance"}
"""Taken though no offer says so: the house passes for who is absent; both answers may be set at once."""


def faulty(game: AnyGame, state: Any, seat: int, made: Any, chance: Luck) -> bool:
    """Whether *state*, itself left alone, takes *made* unasked from *seat*, or is changed by refusing it.

    Or it refuses without a word.
    """
    tried = game.copy(state)
    try:
        game.apply(tried, seat, made, chance)
    except MoveError as refused:
        return game.encode(tried) != game.encode(state) or not MESSAGES.has_message(refused.text.id)
    return not offered(game.open_to(state, seat), made) and made.__struct_config__.tag not in ASIDE


@in_matches
def test_a_move_made_by_hand_is_offered_or_changes_nothing(course):
    game, random, (seats, _) = course.game, Random(course.number), course.setup
    for state, *_ in course.steps(4):
        seat = random.choice([random.randrange(seats), *game.waiting_for(state)])
        offers = game.open_to(state, seat)
        for kind in game.kinds:
            made = game.decode_move(game.encode_move(by_hand(game, kind, offers, random)))
            assert not faulty(game, state, seat, made, Luck(random)), made

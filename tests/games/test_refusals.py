"""Moves made by hand, of every kind and with any numbers: either they are offered, or nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from games import load
from games.core import AnyGame, Luck, MoveError, Resign
from locales import bundle
from tests.kit.matches import by_hand, in_matches, offered, setups

MESSAGES = bundle("en")

LONGEST = 150
"""So many moves of a match are looked at: everything but the end comes up by then."""


def positions(game: AnyGame, setup: tuple[int, dict[str, str]], seed: int) -> Iterator[Any]:
    """The states of a match in which the bot opponent makes some of the moves, and some seats resign."""
    random = Random(seed)
    chance, skill = Luck(random), random.choice((0.0, 0.5, 0.9))
    state, _ = game.deal(*setup, chance)
    for _ in range(LONGEST):
        if not (waiting := sorted(game.waiting_for(state))):
            break
        yield state
        seat, luck = random.choice(waiting), random.random()
        offers = game.offers(state, seat)
        if luck < 0.005:
            seat, move = random.choice(sorted(game.active(state))), Resign()
        elif luck < skill:
            move = game.choose(game.view(state, seat), offers, random)
        else:
            move = game.sample(offers, random)
        game.apply(state, seat, move, chance)


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


@in_matches()
def test_a_move_made_by_hand_is_offered_or_changes_nothing(key, data, seed):
    game, random = load(key), Random(seed)
    setup = data.draw(setups(key))
    for state in positions(game, setup, seed):
        seat = random.choice([random.randrange(setup[0]), *game.waiting_for(state)])
        offers = game.open_to(state, seat)
        for kind in game.kinds:
            made = game.decode_move(game.encode_move(by_hand(game, kind, offers, random)))
            assert not faulty(game, state, seat, made, Luck(random)), made

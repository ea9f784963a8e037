"""Hints in every game: a hint names its move as the panel does, and its button makes that move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace

import games
from bot.discord.controls import Control, parse
from bot.discord.messages.moves import Moves, read_path
from bot.hints.hints import Hint
from bot.hints.messages import _describe_outlook, build_hint, build_outdated, rate_chance
from bot.language import language_of
from games.search.advice import Advice, Grounds, RatedMove, Reason
from games.search.search import is_searchable
from tests.kit.matches import steps

SEARCHED = [key for key in games.keys() if is_searchable(games.load(key))]  # noqa: SIM118

TEXT, BUTTON = 10, 2


def build_advice(move: Any, *others: Any, chance: float = 0.4) -> Advice:
    considered = [RatedMove(each, 0.5 - number / 10, 0.02, 9) for number, each in enumerate((move, *others))]
    return Advice(chance, tuple(considered))


def is_same(one: Any, two: Any) -> bool:
    """Whether two moves differ at most in the order of what was chosen."""
    ways = [
        {name: sorted(value) if isinstance(value, tuple) else value for name, value in asdict(move).items()}
        for move in (one, two)
    ]
    return type(one) is type(two) and ways[0] == ways[1]


def words(found: dict[int, Any]) -> str:
    return "\n".join(part["content"] for part in found[TEXT])


def does(found: dict[int, Any]) -> list[Control]:
    return [control for part in found.get(BUTTON, []) if (control := parse(part["custom_id"]))]


@pytest.mark.parametrize("key", SEARCHED)
async def test_every_kind_of_move_is_named_and_made_by_a_tap(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], key: str
) -> None:
    game, seats, told = games.load(key), 3, set()
    table = match(seats, 0, game=key, names=awkward)
    for state, seat, move, *_ in steps(key, (seats, {}), 11, sense=0.8):
        kind = type(move)
        if kind in told or seat not in game.waiting_for(state):
            continue
        told.add(kind)
        now = replace(table, state=state, waiting=game.waiting_for(state))
        feature = game.feature_names[len(told) % len(game.feature_names)]
        grounds = Grounds((Reason(feature, True, True, 0.1), Reason(feature, False, True, -0.05)), 0.1)
        for locale in ("en", "de"):
            language = language_of(locale)
            found = accepted(build_hint(now, seat, language, Hint(move, build_advice(move), grounds)))
            assert "%" not in words(found)
            (control,) = does(found)
            moves = Moves(now, seat, language)
            path, made = read_path(control.argument)
            make = moves.make(made)
            assert (control.verb, control.version, path) == ("do", now.players[seat].question, ())
            assert moves.open_fields(make) == []
            assert is_same(game.fill(moves.offers[make.offer], make.chosen), move)
    assert told


async def test_what_is_told_depends_on_what_was_found(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    now, say = match(2), language_of("en")
    (seat,) = now.waiting
    game, random = games.load("property"), Random(1)
    offers = game.offers(now.state, seat)
    moves = list(dict.fromkeys(game.sample(offers, random) for _ in range(9)))[:2]

    def read_hint(*found: Any) -> str:
        return words(accepted(build_hint(now, seat, say, Hint(moves[0], *found))))

    gain, cost = Reason("money", True, True, 0.1), Reason("money", False, True, -0.1)
    advice = build_advice(moves[0])
    assert "It brings more money for you." in read_hint(advice, Grounds((gain,), 0.2))
    both = read_hint(advice, Grounds((gain, cost, Reason("cells", True, True, 0.05)), 0.2))
    assert "It brings more money and more cells for you, but also more money for" in both
    assert now.names[1 - seat] in both
    later, plain = gain._replace(is_fact=False), Reason("cells", True, True, 0.02)
    assert "I played it out many times: mostly, it led to more money for you." in read_hint(
        advice, Grounds((later, cost), 0.2)
    )
    assert "It brings more cells for you." in read_hint(advice, Grounds((later, plain), 0.2))
    assert "It hardly matters" in read_hint(advice, Grounds((cost,), 0.2))
    assert "this one came out best" in read_hint(build_advice(*moves), Grounds((cost,), 0.2))
    assert "your only move" in read_hint(advice, None)
    assert "\nIt’s wide open who wins. If things go badly, you’re behind." in read_hint(
        advice, Grounds((), 0.2)
    )
    steady = read_hint(build_advice(moves[0], chance=0.45), Grounds((), 0.45))
    assert "It’s wide open who wins." in steady
    assert "badly" not in steady
    lucky = read_hint(build_advice(moves[0]), Grounds((), 0.7))  # from other samples
    assert "badly" not in lucky
    won = RatedMove(moves[0], 0.97, 0.02, 9)
    assert "as good as won with it. If things go badly, you’ll need a lot of luck." in read_hint(
        Advice(0.95, (won,)), Grounds((), 0.05)
    )
    assert "Nearly as good" not in read_hint(build_advice(*moves), Grounds((), 0.2))
    one, two = build_advice(*moves).considered
    assert "Nearly as good" in read_hint(Advice(0.4, (one, two._replace(chance=0.49))), Grounds((), 0.2))
    assert "Nearly as good" not in read_hint(Advice(0.4, (one, two._replace(chance=0.5))), Grounds((), 0.2))
    assert "no time to try it out" in read_hint()


async def test_a_hint_compares_with_an_equal_share_of_those_who_are_left(match: Callable[..., Any]) -> None:
    assert [rate_chance(0.3, sides) for sides in range(2, 7)] == ["behind", "even", "even", "ahead", "ahead"]
    assert [rate_chance(chance, 2) for chance in (0.05, 0.95, 1.0)] == ["lost", "won", "won"]
    assert rate_chance(0.4, 1) == "even"  # nobody is left to compare with
    now, advice = match(4), Advice(0.45, (RatedMove(None, 0.5, 0.02, 9),))
    assert _describe_outlook(now, advice, None).args["standing"] == "ahead"
    now.state.out = ["", "resigned", "resigned", ""]
    assert _describe_outlook(now, advice, None).args["standing"] == "even"


async def test_an_outdated_hint_names_no_move(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found = accepted(build_outdated(match(2), language_of("de")))
    assert [control.verb for control in does(found)] == ["hint"]

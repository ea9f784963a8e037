"""A game may be cut into modules: their functions are its methods, as the contract has them."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

import games
from games.core import Game, Move, State, View


def _found(key: str) -> Iterator[tuple[str, Any]]:
    own = vars(type(games.load(key)))
    return ((name, kept.__func__) for name, kept in own.items() if isinstance(kept, staticmethod))


def _hints(function: Any, made_of: dict[Any, Any]) -> dict[str, Any]:
    """What *function* takes and gives, in the types of the game that is *made_of* these."""
    hints = get_type_hints(function)
    for name, hint in hints.items():
        hints[name] = made_of.get(hint, hint)
        if free := getattr(hint, "__parameters__", ()):
            hints[name] = hint[tuple(made_of[each] for each in free)]
    return hints


def _kinds(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def _is_a(kind: Any, wider: Any) -> bool:
    """Whether every value of *kind* is one of *wider*: the same, fewer, or a list for a sequence."""
    if wider is object or {*_kinds(kind)} <= {*_kinds(wider)}:
        return True
    origins = get_origin(kind), get_origin(wider)
    return None not in origins and get_args(kind) == get_args(wider) and issubclass(*origins)


@pytest.mark.parametrize("key", games.keys())
def test_the_functions_of_its_modules_take_and_give_what_the_contract_says(key):
    types = get_args(type(games.load(key)).__orig_bases__[0])
    for name, function in _found(key):
        asked = getattr(Game, name)
        wanted, got = _hints(asked, dict(zip((State, Move, View), types, strict=True))), _hints(function, {})
        names = [
            parameter.name
            for parameter in signature(function).parameters.values()
            if parameter.default is parameter.empty
        ]
        assert names == [*signature(asked).parameters][1:], name
        assert _is_a(got.pop("return"), wanted.pop("return")), name
        for parameter, kind in wanted.items():
            assert _is_a(kind, got[parameter]), f"{name}({parameter})"

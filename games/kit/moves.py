"""The base of every kind of move, and the offers by which a move can be made."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, dataclass_transform, get_args

import msgspec

from games.offer import Offer


@dataclass_transform(frozen_default=True)
class Kind(msgspec.Struct, frozen=True, gc=False, tag=lambda name: re.sub(r"\B(?=[A-Z])", "_", name).lower()):
    """A kind of move. It is stored, offered and written about by its name: `PassTurn` is ``pass_turn``.

    One that gets another name keeps, for what is stored, the old one as its *tag*.
    """


def kinds(moves: Any) -> dict[str, Any]:
    """The kinds of *moves*, a union of them, by name."""
    return {kind.__struct_config__.tag: kind for kind in get_args(moves)}


Chosen = dict[str, tuple[int, ...]]
"""How the fields of an offer are answered."""

Ways = Mapping[int, Chosen | None]
"""The offers by which a move can be made, by number, and how they are answered; None: in any way."""


def find_ways(offers: Sequence[Offer], move: Any) -> dict[int, Chosen]:
    """The ways of making *move*."""
    found: dict[int, Chosen] = {}
    for number, offer in enumerate(offers):
        if offer.move != move.__struct_config__.tag:
            continue
        values = {name: getattr(move, name) for name in move.__struct_fields__}
        if any(values.pop(name) != value for name, value in offer.given.items()):
            continue
        answers = {name: value if isinstance(value, tuple) else (value,) for name, value in values.items()}
        fields = {field.name: set(field.options) for field in offer.fields}
        if answers.keys() == fields.keys() and all(fields[name] >= set(answers[name]) for name in fields):
            found[number] = answers
    return found

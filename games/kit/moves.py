"""The base of every kind of move, and the offers by which a move can be made."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, dataclass_transform, get_args

import msgspec

from games.offer import Offer, move_name


@dataclass_transform(frozen_default=True)
class Kind(msgspec.Struct, frozen=True, gc=False, tag=lambda name: re.sub(r"\B(?=[A-Z])", "_", name).lower()):
    """The base of every kind of move, stored and offered by its name: `PassTurn` is ``pass_turn``.

    A kind that is renamed keeps its old name as its *tag*, for stored matches.
    """


def kinds(moves: Any) -> dict[str, Any]:
    """The kinds in the union *moves*, by name."""
    return {move_name(kind): kind for kind in get_args(moves)}


Chosen = dict[str, tuple[int, ...]]
"""The answers to the fields of an offer, by field."""

Ways = Mapping[int, Chosen | None]
"""The offers that can make a move, by number, with their answers (None: any answers)."""


def find_ways(offers: Sequence[Offer], move: Any) -> dict[int, Chosen]:
    """Find the ways in which *offers* can make *move*."""
    found: dict[int, Chosen] = {}
    for number, offer in enumerate(offers):
        if offer.move != move_name(move):
            continue
        values = {name: getattr(move, name) for name in move.__struct_fields__}
        if any(values.pop(name) != value for name, value in offer.given.items()):
            continue
        answers = {name: value if isinstance(value, tuple) else (value,) for name, value in values.items()}
        fields = {field.name: set(field.options) for field in offer.fields}
        if answers.keys() == fields.keys() and all(fields[name] >= set(answers[name]) for name in fields):
            found[number] = answers
    return found

"""By which offers a move is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.offer import Offer

Chosen = dict[str, tuple[int, ...]]
"""How the fields of an offer are answered."""

Wanted = Mapping[int, Chosen | None]
"""The offers by which a move can be made, by number, and how they are answered; None: in any way."""


def wanted(offers: Sequence[Offer], move: Any) -> dict[int, Chosen]:
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

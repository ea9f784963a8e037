"""What every game's moves have in common."""

from __future__ import annotations

import re
from typing import Any, dataclass_transform, get_args

import msgspec


@dataclass_transform(frozen_default=True)
class Kind(msgspec.Struct, frozen=True, gc=False, tag=lambda name: re.sub(r"\B(?=[A-Z])", "_", name).lower()):
    """A kind of move. It is stored, offered and written about by its name: `PassTurn` is ``pass_turn``.

    One that gets another name keeps, for what is stored, the old one as its *tag*.
    """


def kinds(moves: Any) -> dict[str, Any]:
    """The kinds of *moves*, a union of them, by name."""
    return {kind.__struct_config__.tag: kind for kind in get_args(moves)}

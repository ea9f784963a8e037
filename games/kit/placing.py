"""Who comes in which place at the end of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Places = tuple[tuple[int, ...], ...]


def places(merits: Mapping[int, Any], gone: Sequence[int] = ()) -> Places:
    """The seats by place: those in *merits* by theirs, equal ones together; then those who left, the last
    first.

    >>> places({0: 7, 2: 9, 3: 7}, gone=[1, 4])
    ((2,), (0, 3), (4,), (1,))
    """
    ranks = sorted(set(merits.values()), reverse=True)
    together = (tuple(seat for seat, merit in merits.items() if merit == rank) for rank in ranks)
    return (*together, *((seat,) for seat in reversed(gone)))

"""What is drawn in a league, all of it from its seed, so that anybody can draw it again once that is known.

The uses of `games.fair.Fair` with the league's seed, counted from 0:

0. a shuffle of the participants in the order of joining: who gets number 1, 2, …
1. a shuffle of them that decides what is equal in everything else: the first in it is the better one
2. a shuffle of the finalists, best first: their seats
3. and on: the search for a schedule (`bot.league.schedule`)

The secret of a table's match is HMAC-SHA256(the league's secret, round ‖ table ‖ lost), each as 8 bytes
big-endian; *lost* is the id of the match that this one replaces because its thread is gone, or else 0. The
joins are those of the league. So the league's SHA-256 seals the cards of all its tables.

In a season, each table has the joins of those who sit down there. Its seats are a shuffle with the seed that
follows from the league's secret and these joins; the number of the table is the number of the use. On an
evening, the joins are those of the league, and the use is 100 times the round plus the number of the table.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from games.fair import Fair, derive_seed

NUMBERS, LOTS, SEATS, SCHEDULE = range(4)

TABLES = 100
"""More than the tables of a round of an evening."""


def draw_numbers(seed: bytes, count: int) -> list[int]:
    """Return the participants in the order of the numbers they drew (MD-51)."""
    return _shuffle(seed, NUMBERS, range(count))


def draw_lots(seed: bytes, count: int) -> list[int]:
    """Return the place of each participant's lot among all (MD-52)."""
    order = _shuffle(seed, LOTS, range(count))
    return [order.index(number) for number in range(count)]


def draw_seats(seed: bytes, finalists: Sequence[int | None]) -> list[int | None]:
    """Return the *finalists* in the order of their seats."""
    order = _shuffle(seed, SEATS, range(len(finalists)))
    return [finalists[place] for place in order]


def draw_table(
    league: bytes, joins: Sequence[int], use: int, people: Sequence[int | None]
) -> list[int | None]:
    """Return the *people* at a table in the order of their seats, by that use of chance."""
    order = _shuffle(derive_seed(league, joins), use, range(len(people)))
    return [people[place] for place in order]


def match_secret(league: bytes, round: int, number: int, lost: int) -> bytes:
    """Return the secret of a table's match; see the module."""
    message = b"".join(value.to_bytes(8, "big") for value in (round, number, lost))
    return hmac.digest(league, message, "sha256")


def _shuffle(seed: bytes, use: int, things: Sequence[int]) -> list[int]:
    order = list(things)
    Fair(seed, use).shuffle(order)
    return order

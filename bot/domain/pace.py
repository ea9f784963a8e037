"""The pace of a match: how much time a seat has whenever it is asked."""

from __future__ import annotations

from typing import NamedTuple

from bot.domain.durations import DAY, HOUR, MINUTE, describe_seconds
from games.core import Text

LAPSE, LIVE_LAPSE = 10 * MINUTE, 20.0
"""Seconds after which a turn ends by itself in which nothing is left to do; the second is for live paces."""

HERE, LIVE_HERE = 2 * MINUTE, 5 * MINUTE
"""Seconds since their last click for which a person counts as being at the table."""

LOBBY, LIVE_LOBBY = DAY, 30 * MINUTE
"""Seconds without activity after which a lobby closes, unless a move may take longer."""

LIVE_CAP = 10 * MINUTE
"""Seconds below which the time for a move makes a pace live."""

GRACE = 15.0
"""Seconds after somebody's time is up at a live pace until the house moves for them."""


class Pace(NamedTuple):
    """How much time a seat has, in seconds.

    A seat begins with *bank*. Whenever it begins to be asked, it gains *credit*, up to *cap* in all. What it
    does not use stays in its bank. All three are 0 where nobody has a clock.
    """

    bank: int
    credit: int
    cap: int

    @property
    def has_clock(self) -> bool:
        """Whether time runs at all."""
        return self.cap > 0

    @property
    def is_live(self) -> bool:
        """Whether people have to stay at the table to keep up with it."""
        return 0 < self.cap < LIVE_CAP

    @property
    def grace(self) -> float:
        """Seconds after somebody's time is up until the house moves for them."""
        return GRACE if self.is_live else 0.0

    @property
    def lapse(self) -> float:
        """Seconds after which a turn ends by itself in which nothing is left to do."""
        return LIVE_LAPSE if self.is_live else LAPSE

    @property
    def presence(self) -> float:
        """Seconds since their last click for which a person counts as being at the table."""
        return LIVE_HERE if self.is_live else HERE

    @property
    def lobby_life(self) -> float:
        """Seconds without activity after which a lobby for this pace closes."""
        return LIVE_LOBBY if self.is_live else max(LOBBY, self.cap)

    def grant(self, left: float) -> float:
        """The seconds a seat has when it is asked with *left* seconds in its bank.

        >>> [Pace(180, 20, 180).grant(left) for left in (180, 5, 0)]
        [180, 25, 20]
        """
        return min(self.cap, left + self.credit)

    def __str__(self) -> str:
        """The pace as it is stored and named in controls.

        >>> str(Pace(180, 20, 180))
        '180-20-180'
        """
        return f"{self.bank}-{self.credit}-{self.cap}"


def parse_pace(text: str) -> Pace:
    """The pace that `str` made *text* of.

    Raises:
        ValueError: it is none.

    >>> parse_pace("0-600-600") == PACES["brisk"]
    True
    """
    pace = Pace(*map(int, text.split("-"))) if text.count("-") == 2 else None
    if pace is None or not (0 <= pace.bank <= pace.cap and 0 <= pace.credit <= pace.cap):
        raise ValueError(f"not a pace: {text}")
    return pace


def per_move(seconds: float, bank: float = 0) -> Pace:
    """The pace with so many *seconds* for each move, and a *bank* in reserve."""
    return Pace(int(bank), int(seconds), int(bank + seconds))


UNITS = {"minutes": MINUTE, "hours": HOUR, "days": DAY}
"""The units in which a table can set a pace of its own, in seconds."""

LONGEST = 30 * DAY
"""The most seconds for a move at a pace of a table's own."""


def build_pace(count: int, unit: str) -> Pace:
    """The pace with so many of a *unit* (`UNITS`) for each move.

    Raises:
        ValueError: there is no such unit, or it is less than a minute or more than `LONGEST`.

    >>> build_pace(15, "minutes"), build_pace(6, "hours")
    (Pace(bank=0, credit=900, cap=900), Pace(bank=0, credit=21600, cap=21600))
    """
    if unit not in UNITS or not 0 < count <= LONGEST // UNITS[unit]:
        raise ValueError(f"not a pace: {count} {unit}")
    return per_move(count * UNITS[unit])


PACES = {
    "none": per_move(0),
    "live": Pace(180, 20, 180),
    "brisk": per_move(10 * MINUTE),
    "hourly": per_move(HOUR),
    "daily": per_move(DAY, bank=2 * DAY),
    "slow": per_move(3 * DAY),
    "weekly": per_move(7 * DAY),
}
"""The paces that can be chosen, by name."""


LIVE_PACES = [
    pace
    for pace in (*PACES.values(), *(build_pace(count, "minutes") for count in range(1, 60)))
    if pace.is_live
]
"""The live paces that a table can have."""


def name_pace(pace: Pace) -> str | None:
    """The name of *pace* in `PACES`; None if it has none.

    >>> name_pace(Pace(0, 3600, 3600)), name_pace(Pace(0, 5, 5))
    ('hourly', None)
    """
    return next((name for name, each in PACES.items() if each == pace), None)


def can_be_chosen(pace: Pace) -> bool:
    """Whether a table can have *pace*: it has a name, or is one that `build_pace` builds.

    >>> can_be_chosen(PACES["live"]), can_be_chosen(build_pace(15, "minutes")), can_be_chosen(Pace(1, 2, 3))
    (True, True, False)
    """
    is_own = pace == per_move(pace.credit) and not pace.credit % MINUTE and 0 < pace.credit <= LONGEST
    return is_own or name_pace(pace) is not None


def describe_pace(pace: Pace) -> Text:
    """Name *pace* and say how long people have.

    >>> describe_pace(PACES["daily"])
    Text(id='setting-pace-daily', args={})
    """
    if name := name_pace(pace):
        return Text(f"setting-pace-{name}")
    reserve = describe_seconds(pace.bank) if pace.bank else ""
    move, kept = describe_seconds(pace.credit), "yes" if pace.bank else "no"
    return Text("setting-pace-own", {"move": move, "kept": kept, "reserve": reserve})

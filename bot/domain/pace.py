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
    def is_whole(self) -> bool:
        """Whether a seat can have its whole reserve besides the time for a move."""
        return self.cap == self.bank + self.credit

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


UNITS = {"seconds": 1.0, "minutes": MINUTE, "hours": HOUR, "days": DAY}
"""The units in which a table can set a pace of its own, in seconds."""

SHORTEST, LEAST, LONGEST = 5, MINUTE, 30 * DAY
"""Limits of a table's own pace, in seconds: the least for a move, and the least and most at once."""


def can_have_most(count: int, reserve: int, most: int) -> bool:
    """Whether a seat can have *most* at once, with *count* for a move and that *reserve*.

    Without a reserve, time left over from a move is lost.
    """
    return most >= max(count, reserve) if reserve else most == count


def build_pace(count: int, unit: str, reserve: int = 0, most: int = 0) -> Pace:
    """The pace with so many of a *unit* (`UNITS`) for each move, and so many in *reserve* at the start.

    A seat never has more than *most* at once; if that is 0, no more than both together.

    Raises:
        ValueError: there is no such unit, or no table can have that pace.

    >>> build_pace(15, "minutes"), build_pace(20, "seconds", 180, 300)
    (Pace(bank=0, credit=900, cap=900), Pace(bank=180, credit=20, cap=300))
    """
    if unit not in UNITS:
        raise ValueError(f"not a unit: {unit}")
    size = int(UNITS[unit])
    pace = Pace(reserve * size, count * size, (most or reserve + count) * size)
    if not _is_possible(pace):
        raise ValueError(f"not a pace: {pace}")
    return pace


def split_pace(pace: Pace) -> tuple[str, int, int, int]:
    """The unit and the numbers of which `build_pace` builds *pace*.

    >>> split_pace(Pace(180, 20, 300)), split_pace(Pace(7200, 3600, 10800))
    (('seconds', 20, 180, 300), ('hours', 1, 2, 0))
    """
    unit, size = next(
        (unit, int(size)) for unit, size in reversed(UNITS.items()) if not any(time % size for time in pace)
    )
    most = 0 if pace.is_whole else pace.cap // size
    return unit, pace.credit // size, pace.bank // size, most


def _is_possible(pace: Pace) -> bool:
    """Whether a table may have *pace*."""
    bank, credit, cap = pace
    return bank >= 0 and credit >= SHORTEST and LEAST <= cap <= LONGEST and can_have_most(credit, bank, cap)


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
    return name_pace(pace) is not None or _is_possible(pace)


def describe_pace(pace: Pace) -> Text:
    """Name *pace* and say how long people have.

    >>> describe_pace(PACES["daily"])
    Text(id='setting-pace-daily', args={})
    """
    if name := name_pace(pace):
        return Text(f"setting-pace-{name}")
    return Text(
        "setting-pace-own",
        {
            "move": describe_seconds(pace.credit),
            "reserve": describe_seconds(pace.bank),
            "most": describe_seconds(pace.cap),
            "kept": "no" if not pace.bank else "all" if pace.is_whole else "capped",
        },
    )

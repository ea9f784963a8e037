"""Everything by which one person makes Freehold write to others or work hard, and how often that may happen.

This table is the only place for these numbers. `bot.service.limits` counts by it, and the sentences that
people read when something was too much take their numbers from it. Every message is sent for one of its
entries: `bot.discord.posts` and `bot.domain.notifications.outgoing` take the entry, which decides whether the
message makes a sound and whom it may mention.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.domain.durations import DAY, HOUR, MINUTE

Act = Literal[
    "lobby",
    "thread",
    "rematch",
    "invite",
    "nudge",
    "wait",
    "seat",
    "move",
    "show-film",
    "show-end",
    "league",
    "moderate",
    "bar",
    "settings",
    "daily-channel",
    "arrange",
    "vacation",
    "undo",
    "turn",
    "panel",
    "welcome",
    "gone",
    "trouble",
    "round",
    "seated",
    "together",
    "waited",
    "daily",
    "introduction",
    "film",
    "analysis",
    "hint",
    "log",
    "help",
    "lesson",
    "puzzle",
    "export",
    "forget",
    "preferences",
    "look",
    "tap",
    "command",
    "complete",
]
"""The names of the acts."""

By = Literal["anybody", "player", "moderator", "manager", "house"]
"""Who may do it. The house acts by itself, because of what people did."""

To = Literal["nobody", "oneself", "table", "channel", "players", "person"]
"""Whom it reaches: nobody but by a private answer, oneself by a direct message, all who look at the message
of a table or a league (it is edited without a sound), all in a channel by a new message, those who play or
are to play, or one person who is named. The last two may be mentioned or get a direct message."""


class Terms(NamedTuple):
    """Who may do something, whom it reaches, and how often.

    At most *person* times by one person, *server* times by all on one server, and *reached* times towards the
    same person, or for the same match, in so many *seconds*; None is not counted. What is not counted at
    all happens at most *once* for each of what that names. When one of the limits is reached, whoever acts
    reads why; where they are *quiet*, what they did is done, but nobody is written to about it. Messages
    of their own are those of *via*, and they make a sound if the act *notifies*.
    """

    by: By
    to: To
    person: int | None = None
    server: int | None = None
    seconds: float = HOUR
    reached: int | None = None
    once: str = ""
    quiet: bool = False
    via: Act | None = None
    notifies: bool = False
    says: str = ""

    @property
    def mentions(self) -> bool:
        """Whether its messages may mention people."""
        return self.to in ("players", "person")

    @property
    def is_counted(self) -> bool:
        """Whether it has limits that are counted."""
        return self.person is not None


ACTS: dict[Act, Terms] = {
    # What people do that reaches others
    "lobby": Terms("anybody", "channel", 12, 60, notifies=True),
    "thread": Terms("anybody", "channel", 6, 30),
    "rematch": Terms("player", "players", 6, 30, reached=6, notifies=True),
    "invite": Terms("player", "person", 6, 30, reached=4, notifies=True),
    "nudge": Terms("player", "players", 6, 30, reached=4, via="turn"),
    "wait": Terms("anybody", "players", 20, None, via="seated", says="pace"),
    "seat": Terms("player", "person", 6, 30, reached=4, quiet=True, notifies=True),
    "move": Terms("player", "players", 12, 60, reached=4),
    "show-film": Terms("player", "channel", 12, 60, DAY, reached=1, notifies=True),
    "show-end": Terms("player", "channel", 12, 60, DAY, reached=1, notifies=True),
    "league": Terms("anybody", "channel", 4, 20, notifies=True),
    "moderate": Terms("moderator", "channel", 60, 120, says="pace"),
    "bar": Terms("moderator", "person", 20, 40, DAY, reached=2, quiet=True, notifies=True),
    "settings": Terms("manager", "nobody", 60, 120, 600.0, says="pace"),
    "daily-channel": Terms("manager", "channel", 6, 6, DAY, via="daily"),
    "arrange": Terms("player", "table", 60, 600, 600.0, says="pace"),
    "vacation": Terms("anybody", "table", 6, None, DAY),
    "undo": Terms("player", "table", 20, None, 600.0, says="pace"),
    # What the house does because of that
    "turn": Terms("house", "players", once="question", notifies=True),
    "panel": Terms("house", "oneself", once="seat"),
    "welcome": Terms("house", "oneself", once="seat"),
    "gone": Terms("house", "players", once="match", notifies=True),
    "trouble": Terms("house", "person", once="fault", notifies=True),
    "round": Terms("house", "players", once="table of a league"),
    "seated": Terms("house", "person", once="place at a table or in a league", notifies=True),
    "together": Terms("house", "players", once="table of people who waited"),
    "waited": Terms("house", "person", once="wait, and its half", notifies=True),
    "daily": Terms("house", "channel", once="day and server"),
    "introduction": Terms("house", "channel", once="server and day", notifies=True),
    # What costs work
    "film": Terms("anybody", "nobody", 6, 30),
    "analysis": Terms("anybody", "nobody", 6, 30),
    "hint": Terms("player", "nobody", 60, 300, 600.0),
    "log": Terms("anybody", "nobody", 12, 120, 600.0),
    "help": Terms("anybody", "nobody", 6, 60, 600.0),
    "lesson": Terms("anybody", "nobody", 20, 200, 600.0),
    "puzzle": Terms("anybody", "nobody", 30, 300, 600.0),
    "export": Terms("anybody", "oneself", 6, 60, notifies=True),
    "forget": Terms("anybody", "table", 4, None, says="pace"),
    "preferences": Terms("anybody", "nobody", 60, None, 600.0, says="pace"),
    "look": Terms("anybody", "nobody", 240, None, MINUTE, says="pace"),
    "tap": Terms("anybody", "nobody", 600, None, MINUTE, says="pace"),
    "command": Terms("anybody", "nobody", 60, None, MINUTE, says="pace"),
    "complete": Terms("anybody", "nobody", 120, None, MINUTE, quiet=True),
}
"""All acts."""

"""What can go wrong with the database.

::

    StoreFault         the database can't be used; one line that says why and what to do
    ├── Unwritable     nothing can be written now; what was written is safe
    └── Unreadable     it does not answer now
    Lost               a change that was not stored, because of another one
    ├── Conflict       somebody else changed the match meanwhile
    ├── Duplicate      the same interaction was stored before
    └── Taken          there is a lobby or a running match in that channel
"""

from __future__ import annotations


class StoreFault(Exception):
    """The database can't be used; the text is one line that says why and what to do."""


class Unwritable(StoreFault):
    """Nothing can be written now, for want of room if *full*. What was written is safe."""

    def __init__(self, reason: str, full: bool) -> None:
        super().__init__(reason)
        self.full = full


class Unreadable(StoreFault):
    """The database does not answer now. What was written is safe."""


class Lost(Exception):
    """A change that was not stored, because of another one."""


class Conflict(Lost):
    """Somebody else changed the match meanwhile."""


class Duplicate(Lost):
    """The same interaction was stored before."""


class Taken(Lost):
    """There is a lobby or a running match in that channel."""

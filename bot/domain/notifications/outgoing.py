"""A direct message on its way: stored with what makes it necessary, and forgotten when Discord has it."""

from __future__ import annotations

import secrets

import msgspec

from bot.domain.notifications.acts import ACTS, Act
from bot.domain.people import Person


class Outgoing(msgspec.Struct, frozen=True):
    """A direct *text* to the user *user_id*, called *name*, which notifies unless it is *silent*.

    The *key* is its own. It was written at *created*, because of something on the server *guild_id*. It may
    be about *seat* in the match *match_id*: once that seat is asked something else than *question*, it is
    deleted. If it is *at_table* and cannot be delivered, that player is notified at the table instead, or the
    person is mentioned there if they have no seat yet.
    """

    key: str
    guild_id: int
    user_id: int
    name: str
    text: str
    silent: bool
    match_id: int | None
    seat: int | None
    question: int | None
    at_table: bool
    created: float

    def __repr__(self) -> str:
        """Short, for what is private must not get into a log."""
        return f"Outgoing({self.key!r})"


def build_outgoing(
    act: Act,
    guild_id: int,
    person: Person,
    text: str,
    now: float,
    *,
    silent: bool = False,
    about: tuple[int, int | None] | None = None,
    question: int | None = None,
    at_table: bool = False,
) -> Outgoing:
    """A new message to *person* because of an *act*, *about* a match and perhaps a seat."""
    match_id, seat = about or (None, None)
    silent = silent or not ACTS[act].notifies
    return Outgoing(
        secrets.token_hex(12),
        guild_id,
        person.user_id,
        person.name,
        text,
        silent,
        match_id,
        seat,
        question,
        at_table,
        now,
    )

"""A direct message on its way. It is stored with whatever causes it, and removed when Discord has it."""

from __future__ import annotations

import secrets

import msgspec

from bot.domain.notifications.acts import ACTS, Act
from bot.domain.people import Person


class Outgoing(msgspec.Struct, frozen=True):
    """A direct *text* to the user *user_id*, called *name*, which notifies unless it is *silent*.

    The *key* is unique. It was written at *created*, because of something on a server or
    in a match, whose *shard_key* says which process sends it. If it
    can't be delivered, the player of *seat* is notified at the table of the match *match_id* instead. If they
    have no seat yet, they are mentioned there. Each of *buttons* is a custom id and a label.
    """

    key: str
    shard_key: int
    user_id: int
    name: str
    text: str
    silent: bool
    match_id: int | None
    seat: int | None
    question: int | None
    at_table: bool
    created: float
    buttons: tuple[tuple[str, str], ...] = ()

    def __repr__(self) -> str:
        """Short, because private texts must not get into a log."""
        return f"Outgoing({self.key!r})"


def build_outgoing(
    act: Act,
    shard_key: int,
    person: Person,
    text: str,
    now: float,
    *,
    silent: bool = False,
    about: tuple[int, int | None] | None = None,
    question: int | None = None,
    at_table: bool = False,
    buttons: tuple[tuple[str, str], ...] = (),
) -> Outgoing:
    """Build a message to *person* because of an *act*.

    *about* is the match and the seat (or None) it is about. With *at_table*, the person is mentioned at the
    table if the message can't be delivered.
    """
    match_id, seat = about or (None, None)
    silent = silent or not ACTS[act].notifies
    return Outgoing(
        secrets.token_hex(12),
        shard_key,
        person.user_id,
        person.name,
        text,
        silent,
        match_id,
        seat,
        question,
        at_table,
        now,
        buttons,
    )

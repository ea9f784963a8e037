"""News: what others did to somebody since their last move. A match itself keeps only its latest events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from games.texts import Cards, Event, Text, Value

if TYPE_CHECKING:
    from bot.domain.match import Player

KEPT = 5
"""The number of latest events that are kept."""


class News(msgspec.Struct, frozen=True):
    """The latest *events* that concern a person, the newest last, and how many *more* came before them.

    The person's move of version *read* came after them: they are no longer news, unless it is taken back.
    """

    events: tuple[Event, ...] = ()
    more: int = 0
    read: int = 0

    @property
    def unread(self) -> News:
        """The news since the person's last move."""
        return News() if self.read else self

    @property
    def cards(self) -> frozenset[tuple[str, int]]:
        """The cards named in unread news, each with its game as in `Cards`."""
        values = (value for event in self.unread.events for value in event.args.values())
        return frozenset(card for value in values for card in _find_cards(value))

    def add(self, events: Sequence[Event]) -> News:
        """Add *events*."""
        if not events:
            return self
        known = self.unread
        every = (*known.events, *events)
        return News(every[-KEPT:], known.more + max(0, len(every) - KEPT))

    def mark_read(self, version: int) -> News:
        """Mark these as read by a move of this *version*."""
        return replace(self, read=self.read or version)

    def mark_unread(self, version: int) -> News:
        """Mark these as unread again, since the move of this *version* was taken back."""
        return replace(self, read=0) if self.read == version else self


def _find_cards(value: Value) -> Iterator[tuple[str, int]]:
    if isinstance(value, Cards):
        yield from ((value.game, card) for card in value.cards)
    elif isinstance(value, Text):
        for each in value.args.values():
            yield from _find_cards(each)


def record_news(
    players: Sequence[Player], events: Sequence[Event], version: int, mover: int | None = None
) -> tuple[Player, ...]:
    """Add *events* to the news of *players*; *mover* is the seat of the person whose move caused them, if
    any.

    Nobody gets what is hidden from them. Bot opponents get nothing.
    """
    return tuple(
        replace(player, news=_add_news(player, events, version, player.seat == mover)) for player in players
    )


def _add_news(player: Player, events: Sequence[Event], version: int, moved: bool) -> News:
    if player.user_id is None:
        return player.news
    known = player.news.mark_read(version) if moved else player.news
    return known.add(
        [event for event in events if player.seat in event.concerns and event.seen_by(player.seat)]
    )

"""News: what happened since somebody's last move. A match itself keeps only its latest events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from games.texts import Cards, Event, Text, Value

if TYPE_CHECKING:
    from bot.domain.match import Player

KEPT = 6
"""The number of events that are kept of those that concern a person, and of the others."""

Others = tuple[tuple[int, Event], ...]
"""Events that don't concern a person, each with the version of the match in which it happened."""


class News(msgspec.Struct, frozen=True):
    """What happened since the move that a person made in version *since*, the newest last.

    *events* concern the person, and *more* came before them; *others* tell of everybody else's turns, and
    *others_more* were left out. The person's move of version *read* came after them: they are no longer news,
    unless it is taken back. *last* is the version of the person's latest move, which brought the first *own*
    of *events*.
    """

    events: tuple[Event, ...] = ()
    more: int = 0
    others: Others = ()
    others_more: int = 0
    since: int = 0
    read: int = 0
    last: int = 0
    own: int = 0

    @property
    def unread(self) -> News:
        """The news since the person's last move."""
        return News(since=self.last, last=self.last) if self.read else self

    @property
    def cards(self) -> frozenset[tuple[str, int]]:
        """The cards named in unread news that concern the person, each with its game as in `Cards`."""
        values = (value for event in self.unread.events for value in event.args.values())
        return frozenset(card for value in values for card in _find_cards(value))

    @property
    def has_moves(self) -> bool:
        """Whether a move is among the unread news, and not just what the house did."""
        news = self.unread
        return bool(news.others) or any(not is_by_house(event) for event in news.events[news.own :])

    def add(self, events: Sequence[Event], others: Others = (), *, own: bool = False) -> News:
        """Add *events* that concern the person, and the moves of *others*; *own* if the person's move brought
        these events.
        """
        if not events and not others:
            return self
        known = self.unread
        every, rest = (*known.events, *events), (*known.others, *others)
        kept = thin_out(rest, KEPT)
        return replace(
            known,
            events=every[-KEPT:],
            more=known.more + max(0, len(every) - KEPT),
            others=kept,
            others_more=known.others_more + len(rest) - len(kept),
            own=max(0, known.own + own * len(events) - max(0, len(every) - KEPT)),
        )

    def take_back(self, version: int) -> News:
        """Drop the *others* of this *version*, since the move was taken back."""
        left = tuple(each for each in self.others if each[0] != version)
        return self if left == self.others else replace(self, others=left)

    def mark_read(self, version: int) -> News:
        """Mark these as read by a move of this *version*."""
        return replace(self, read=self.read or version, last=version)

    def mark_unread(self, version: int) -> News:
        """Mark these as unread again, since the move of this *version* was taken back."""
        return replace(self, read=0) if self.read == version else self


def thin_out(others: Others, most: int) -> Others:
    """Return at most *most* of *others*. What the busiest players did longest ago is left out first."""
    left = list(others)
    while len(left) > most:
        doers = [event.args.get("who") for _, event in left]
        busiest = Counter(doers).most_common(1)[0][0]
        del left[doers.index(busiest)]
    return tuple(left)


def concerns(event: Event, seat: int) -> bool:
    """Whether *event* concerns *seat*, which may know of it."""
    return seat in event.concerns and event.is_visible_to(seat)


def is_worth_telling(event: Event, asides: Collection[str]) -> bool:
    """Whether everybody may read of *event*, and it is a part of a turn, but none of the *asides*, such as a
    draw.
    """
    return event.seats is None and event.id not in asides and not is_by_house(event)


def is_by_house(event: Event) -> bool:
    """Whether *event* is no part of a move, such as that somebody is away."""
    return event.id.startswith("house-")


def _find_cards(value: Value) -> Iterator[tuple[str, int]]:
    if isinstance(value, Cards):
        yield from ((value.game, card) for card in value.cards)
    elif isinstance(value, Text):
        for each in value.args.values():
            yield from _find_cards(each)


def record_news(
    players: Sequence[Player],
    events: Sequence[Event],
    version: int,
    asides: Collection[str],
    mover: int | None = None,
    *,
    made_for: int | None = None,
) -> tuple[Player, ...]:
    """Add *events* of this *version* to the news of *players*.

    *mover* is the seat of the person whose move caused them, if any; *made_for* is the seat for which the
    house moved, whose player hasn't seen what that move did. Events in *asides* are no news except to those
    whom they concern. Nobody gets what is hidden from them. Bot opponents get nothing.
    """

    def add_news(player: Player) -> News:
        if player.user_id is None:
            return player.news
        touching: list[Event] = []
        rest: list[Event] = []
        for event in events:
            is_unseen = (
                player.seat == made_for and event.id not in asides and event.is_visible_to(player.seat)
            )
            (touching if is_unseen or concerns(event, player.seat) else rest).append(event)
        if player.seat == mover:
            return player.news.mark_read(version).add(touching, own=True)
        others = tuple((version, event) for event in rest if is_worth_telling(event, asides))
        return player.news.add(touching, others)

    return tuple(
        player if (news := add_news(player)) is player.news else replace(player, news=news)
        for player in players
    )

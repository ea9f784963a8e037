"""News: what touched somebody since their last move. A match itself keeps only its latest events.

What else happened meanwhile is in the log (`bot.domain.replays.list_others`). So a move writes no rows of
players whom it doesn't touch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from games.texts import Cards, Event, Text, Value, Who

if TYPE_CHECKING:
    from bot.domain.match import Player

KEPT = 6
"""The number of events that are kept of those that touch a person."""


class News(msgspec.Struct, frozen=True):
    """What touched a person since the move that they made in version *since*, the newest last.

    *more* came before these *events*. The person's move of version *read* came after them: they are no longer
    news, unless it is taken back. *last* is the version of the person's latest move, which brought the first
    *own* of *events*.
    """

    events: tuple[Event, ...] = ()
    more: int = 0
    since: int = 0
    read: int = 0
    last: int = 0
    own: int = 0

    @property
    def unread(self) -> News:
        """The news since the person's last move."""
        return News(since=self.last, last=self.last) if self.read else self

    @property
    def since_own(self) -> tuple[Event, ...]:
        """The events after those that the person's latest move brought."""
        return self.events[self.own :]

    @property
    def cards(self) -> frozenset[tuple[str, int]]:
        """The cards named in unread news that concern the person, each with its game as in `Cards`."""
        values = (value for event in self.unread.events for value in event.args.values())
        return frozenset(card for value in values for card in _find_cards(value))

    @property
    def has_moves(self) -> bool:
        """Whether somebody else's move is among the unread news, and not just what the house did."""
        return any(not is_by_house(event) for event in self.unread.since_own)

    def add(self, events: Sequence[Event], *, own: bool = False) -> News:
        """Add *events* that touch the person; *own* if the person's move brought them."""
        if not events:
            return self
        known = self.unread
        every = (*known.events, *events)
        dropped = max(0, len(every) - KEPT)
        return replace(
            known,
            events=every[-KEPT:],
            more=known.more + dropped,
            own=max(0, known.own + own * len(events) - dropped),
        )

    def mark_read(self, version: int) -> News:
        """Mark these as read by a move of this *version*."""
        return replace(self, read=self.read or version, last=version)

    def mark_unread(self, version: int) -> News:
        """Mark these as unread again, since the move of this *version* was taken back."""
        return replace(self, read=0) if self.read == version else self


def thin_out(
    events: Sequence[Event], most: int, kept: Collection[int] = (), dropped: Collection[int] = ()
) -> list[Event]:
    """Return the *events* whose indexes are in *kept*, and at most *most* others, none of those in *dropped*.

    The oldest events of the busiest players are dropped first.
    """
    others = [place for place in range(len(events)) if place not in kept and place not in dropped]
    while len(others) > most:
        busiest = Counter(events[place].args.get("who") for place in others).most_common(1)[0][0]
        others.remove(next(place for place in others if events[place].args.get("who") == busiest))
    return [event for place, event in enumerate(events) if place in kept or place in others]


def find_latest(events: Sequence[Event], known: Sequence[Event]) -> set[int]:
    """Return the indexes of the latest *events* that are *known*; of equal events, as many as *known* has."""
    left, places = list(known), set()
    for place in reversed(range(len(events))):
        if events[place] in left:
            left.remove(events[place])
            places.add(place)
    return places


def join_payments(
    told: Sequence[tuple[Event, str]],
    payments: Mapping[str, Mapping[str, str]],
    write: Callable[[Text], str],
) -> list[tuple[Event, str]]:
    """Put each debt into the line of the event that settles it, so that both are told once.

    *told* are events with their lines, and *payments* are those of the game. A payment settles the latest
    debt between its two players. *write* puts the message for both into words, where there is one.
    """
    lines: list[tuple[Event, str] | None] = list(told)
    texts: list[Text | None] = [event.text for event, _ in told]
    for place, (event, line) in enumerate(told):
        debts = payments.get(event.id, {})
        for before in reversed(range(place)):
            debt, text = lines[before], texts[before]
            if debt and text and text.id in debts and _find_seats(event) <= _find_seats(debt[0]):
                texts[place] = joined = _join_texts(debts[text.id], text, event.text)
                lines[place] = event, write(joined) if joined else f"{debt[1]} {line}"
                lines[before] = None
                break
    return [each for each in lines if each]


def _join_texts(id: str, debt: Text, payment: Text) -> Text | None:
    """Build the message *id* about a *debt* and its *payment*; None if there is none, or if they differ."""
    args = {**debt.args, **payment.args}
    return Text(id, args) if id and args == {**payment.args, **debt.args} else None


def _find_seats(event: Event) -> set[int]:
    """The seats that *event* names or concerns."""
    return {value.seat for value in event.args.values() if isinstance(value, Who)}.union(event.concerns)


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
    known: Collection[str],
    mover: int | None = None,
    *,
    made_for: int | None = None,
) -> tuple[Player, ...]:
    """Add *events* of this *version* to the news of *players*.

    *mover* is the seat of the person whose move caused them, if any; *made_for* is the seat for which the
    house moved, whose player hasn't seen what that move did, except for what is *known* otherwise, such as a
    draw. Nobody gets what is hidden from them. Bot opponents get nothing.
    """

    def add_news(player: Player) -> News:
        if player.user_id is None:
            return player.news
        touching = [
            event
            for event in events
            if concerns(event, player.seat)
            or (player.seat == made_for and event.id not in known and event.is_visible_to(player.seat))
        ]
        if player.seat == mover:
            return player.news.mark_read(version).add(touching, own=True)
        return player.news.add(touching)

    return tuple(
        player if (news := add_news(player)) is player.news else replace(player, news=news)
        for player in players
    )

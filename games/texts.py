"""The texts of games as values: ids of messages in `locales/`, and their arguments.

Errors of moves::

    MoveError                 says what is wrong, in a message for people
    ├── InvalidMove           the move doesn't exist in this game
    └── IllegalMove           the move exists, but the rules don't allow it now
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec


class Who(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="who"):
    """A seat named in a text. It is replaced by the player's name when the text is shown.

    If a seat has changed hands, *sitting* counts its players from 0; -1 is the current player.
    """

    seat: int
    sitting: int = -1


class Cards(msgspec.Struct, frozen=True, gc=False, tag="cards"):
    """Cards named in a text. They are replaced by ranks and suits when the text is shown.

    Cards of a *game* with its own deck are named by its `Game.card_name`.
    """

    cards: tuple[int, ...]
    game: str = ""


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A sentence or a name for people: the id of its message in `locales/`, and the arguments."""

    id: str
    args: dict[str, Value] = {}


Value = int | str | Who | Cards | Text


class Label(msgspec.Struct, frozen=True):
    """The text of a control, a short hint on what choosing it does, and its *emoji*.

    The emoji is the key of one of Freehold's own pictures, such as ``card-7S`` (`render.kit.emojis`).
    """

    text: Text
    hint: Text | None = None
    emoji: str = ""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened: a sentence, and the seats that may know about it (None: everybody).

    *concerns* are the seats that it affects or whose plans it changes. The seat that caused it is among them
    only if the move brought something that its player didn't choose, such as a card.
    """

    id: str
    args: dict[str, Value] = {}
    seats: tuple[int, ...] | None = None
    concerns: tuple[int, ...] = ()

    @property
    def text(self) -> Text:
        """The sentence."""
        return Text(self.id, self.args)

    def is_visible_to(self, seat: int | None) -> bool:
        """Whether *seat* (None: a spectator) may know about this event."""
        return self.seats is None or seat in self.seats

    def names(self, seat: int) -> bool:
        """Whether its sentence names *seat*, whichever player sat there."""
        return any(isinstance(value, Who) and value.seat == seat for value in self.args.values())


LazyEvent = Event | tuple[Any, ...]
"""An event, or a function with its arguments that yields events when needed.

Simulations never need them, and building them would cost as much as the moves.
"""


def build_events(events: Iterable[LazyEvent]) -> list[Event]:
    """Build all *events*, calling the lazy ones.

    >>> build_events([Event("pass"), (map, Event, ["win", "end"])])
    [Event(id='pass', args={}, seats=None, concerns=()), ...
    """
    found: list[Event] = []
    for each in events:
        if isinstance(each, Event):
            found.append(each)
        else:
            announce, *values = each
            found += announce(*values)
    return found


class MoveError(Exception):
    """A move that can't be made; `text` tells the player why, and what to do."""

    def __init__(self, id: str, **args: Value) -> None:
        super().__init__(id)
        self.text = Text(id, args)


class InvalidMove(MoveError):
    """A move that doesn't exist in this game."""


class IllegalMove(MoveError):
    """A move that the rules don't allow now; the state is unchanged."""

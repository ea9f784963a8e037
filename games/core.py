"""The contract of all games: what a match, a move, an offer, a view and an event are.

A game is pure. It computes with the state of a match and knows no clock, no Discord and no chance but
the one it is handed. Everything else in Freehold drives it through `Game` alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from games.chance import Chance, Luck
from games.kit.lesson import Lesson
from games.kit.moves import Kind, kinds
from games.kit.panel import Panel, plain_panel
from games.offer import Field, Offer, fill_offer
from games.outcome import Outcome, Standing
from games.settings import Length, Recording, Setting, Variant
from games.texts import (
    Cards,
    Event,
    IllegalMove,
    InvalidMove,
    Label,
    LazyEvent,
    MoveError,
    Text,
    Value,
    Who,
    build_events,
)

__all__ = (
    "AnyGame",
    "Cards",
    "Chance",
    "Discretion",
    "Event",
    "Field",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Label",
    "LazyEvent",
    "Length",
    "Luck",
    "MoveError",
    "Offer",
    "Outcome",
    "Resign",
    "Setting",
    "Standing",
    "Text",
    "Value",
    "Variant",
    "Who",
    "build_events",
    "copy",
)


class Resign(Kind):
    """Leave the match for good. Open to every seat that is still in, at any time; never among the offers."""


_encoder = msgspec.msgpack.Encoder()

Discretion = Literal["open", "secret", "own"]
"""Who can tell whether a seat has only one answer, see `Game.discretion`."""

State = TypeVar("State", bound=msgspec.Struct)
Move = TypeVar("Move", bound=msgspec.Struct)
View = TypeVar("View", bound=msgspec.Struct)


def copy(state: State) -> State:
    """An equal state that shares nothing with *state* that could change.

    >>> copy(Text("hand", {"count": 7}))
    Text(id='hand', args={'count': 7})
    """
    return msgspec.msgpack.decode(_encoder.encode(state), type=type(state))


class Game(ABC, Generic[State, Move, View]):
    """One game. Seats are numbers from 0 in the order of play.

    `key` names it everywhere; `seats` are the numbers of players it takes; `settings` are its options, and a
    match's options are a dict of their names and values, where those left out have their defaults;
    `rules_version` marks stored matches: it grows when the rules change, `tools.freeze` keeps the older ones
    for what was played by them, and `convert` brings running matches over. A view tells whose it is as `seat`
    (None: a spectator's) and how many play as `seats`; a state tells as `turn` whose turn it is.
    """

    key: ClassVar[str]
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    rules_version: ClassVar[int]
    league: ClassVar[dict[str, str]] = {}
    """The options of a league's matches, as far as they are not the defaults."""
    league_settings: ClassVar[tuple[str, ...]] = ()
    """The settings of a league's matches that its organiser may choose."""
    face: ClassVar[str] = ""
    """The setting of two values that the lobby states in a sentence of its own, with a button for the other.

    Its words are the messages ``<key>-face-<value>`` and, to change to it, ``<key>-flip-<value>``.
    """
    sections: ClassVar[dict[str, str]]
    """The sections of its rules to read, each with the sample position that shows what is meant, or nothing.

    Their words are the messages ``<key>-rules-<section>-title`` and ``<key>-rules-<section>``.
    """
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """The lessons by which one learns it, in their order."""
    variants: ClassVar[tuple[Variant, ...]] = (Variant(),)
    """What newcomers may choose from: the game itself, or its editions one by one."""
    lengths: ClassVar[dict[int, Length]]
    """How long a match takes as bot opponents play it, by number of seats: the median."""
    least: ClassVar[dict[int, float]] = {}
    """The share of matches a bot opponent has to win against random play, by number of seats."""
    asides: ClassVar[frozenset[str]] = frozenset()
    """The events that the story of a match passes over where a turn has others: draws, steps on the way."""
    inert: ClassVar[frozenset[str]] = frozenset()
    """The events that change nobody's prospects, such as the end of a turn: no turning point names one."""
    sheets: ClassVar[frozenset[str]] = frozenset()
    """The events that say what a hand or a round brought: where a match goes on after them, they and their
    picture (`render.Painter`) stay in its channel as a score sheet."""
    recordings: ClassVar[dict[str, Recording]] = {}
    """Whole matches that have to come out the same again, by name."""
    feature_names: ClassVar[tuple[str, ...]] = ()
    """What `features` tells of a seat, by name; a game without them is played by `choose` on every level.

    More or less of it is the message ``<key>-feature-<name>``.
    """
    burdens: ClassVar[frozenset[str]] = frozenset()
    """Those of which a seat had rather less."""

    def __init__(self, state: type[State], moves: Any, view: type[View]) -> None:
        """Create the game from its type of *state*, the union of its *moves* and its type of *view*."""
        every = moves | Resign
        self._states: msgspec.msgpack.Decoder[State] = msgspec.msgpack.Decoder(state)
        self._moves = msgspec.msgpack.Decoder(every)
        self._views: msgspec.msgpack.Decoder[View] = msgspec.msgpack.Decoder(view)
        self._kinds: dict[str, type[Move]] = kinds(every)

    @property
    def kinds(self) -> list[type[Move]]:
        """Every kind of move there is, `Resign` not among them."""
        return [kind for kind in self._kinds.values() if kind is not Resign]

    def seats_with(self, options: dict[str, str]) -> range:
        """The numbers of players it takes with these *options*."""
        return self.seats

    @abstractmethod
    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        """Set a match up for *seats* players, and tell what happened on the way."""

    @abstractmethod
    def offers(self, state: State, seat: int) -> list[Offer]:
        """The moves open to *seat*; none if nobody waits for it. Every choice the fields allow is legal."""

    def anytime(self, state: State, seat: int) -> list[Offer]:
        """What *seat* may do besides, awaited or not, such as giving an answer in advance.

        It goes on forever and moves nothing on, so bot opponents and random play leave it alone.
        """
        return []

    def open_to(self, state: State, seat: int) -> list[Offer]:
        """All that *seat* may do now: what it is awaited for, then what it may do besides."""
        besides = self.anytime(state, seat) if seat in self.active(state) else []
        return [*self.offers(state, seat), *besides]

    @abstractmethod
    def apply(self, state: State, seat: int, move: Move | Resign, chance: Chance) -> list[Event]:
        """Make *move* for *seat*, changing *state*, which is the caller's private copy.

        Raises:
            IllegalMove: the rules forbid it; *state* is unchanged.
        """

    def random_move(self, state: State, seat: int, random: Random) -> Move:
        """A random legal move of *seat*, which is awaited: each that `offers` allows has its chance."""
        return self.sample(self.offers(state, seat), random)

    def make(self, state: State, seat: int, move: Move | Resign, chance: Chance) -> object:
        """What `apply` does, of a *move* that is known to be open to *seat* in this very *state*.

        Nothing is checked once more, and nothing told: simulations go on by it.
        """
        return self.apply(state, seat, move, chance)

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What *seat* may know; None is a spectator."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How the match ended; None while it runs."""

    @abstractmethod
    def waiting_for(self, state: State) -> frozenset[int]:
        """The seats that are awaited; empty once the match is over."""

    @abstractmethod
    def active(self, state: State) -> frozenset[int]:
        """The seats still in the match (not bankrupt, resigned, eliminated)."""

    def cards(self, state: State) -> list[int]:
        """Every card of the match, place by place in a fixed order: at any time the same cards."""
        return []

    @abstractmethod
    def choose(self, view: View, offers: list[Offer], random: Random) -> Move:
        """The bot opponent's move for the seat whose *view* this is."""

    def rollout(self, view: View, offers: list[Offer], random: Random) -> Sequence[Move]:
        """What `choose` would answer, or nearly so but sooner, where the search plays a match on.

        More moves are what it would answer after that, in the same turn: each is made if it is open by then.
        """
        return (self.choose(view, offers, random),)

    def gist(self, view: View) -> Hashable:
        """What *view* comes to: two that are equal in it differ in nothing that anybody would care about.

        So do those after the same moves in another order, or with one of two equal cards.
        """
        return self.encode(view)

    def worlds(self, view: View, random: Random) -> Iterator[State]:
        """States without end in which the seat of *view* sees just that, each the caller's own.

        What it does not know is dealt anew in each, as likely one way as `permute_hidden` would deal it.
        """
        raise NotImplementedError(f"{self.key} does not say what its views leave open")

    def features(self, state: State) -> list[tuple[float, ...]]:
        """For every seat, what tells how likely it is to win, in the order of `feature_names`.

        *state* is all known, and the match not over; the figures of most matches should lie within -5 and 5.
        """
        raise NotImplementedError(f"{self.key} names no features")

    def nearness(self, state: State) -> float:
        """How near the end *state* is, from 0 to 1, where that changes what its features are worth."""
        return 0.0

    def discretion(self, state: State, seat: int) -> Discretion:
        """Who can tell whether the awaited *seat* has only one answer.

        ``open``: everybody, so the house may give it at once. ``secret``: it depends on hidden cards, and
        when an answer comes must not show it. ``own``: it may depend on them too, but the answer is the
        seat's own affair, and nobody gives it instead. It is the same in all states that a spectator cannot
        tell apart.
        """
        return "own"

    def gathering(self, view: View) -> str | None:
        """What asks several seats at once, perhaps again and again, such as an auction; None: nothing does.

        *view* is a spectator's, and the answer the same as long as it goes on, and no other's. Whoever was
        notified for it once is not notified again.
        """
        return None

    def passing(self, state: State, seat: int) -> Move | None:
        """The move that passes the turn of an absent *seat*; None when the rules compel it to play."""
        return None

    @property
    def passable(self) -> bool:
        """Whether a turn can ever be passed."""
        return type(self).passing is not Game.passing

    copy = staticmethod(copy)

    def permute_hidden(self, state: State, seat: int | None, random: Random) -> State:
        """A state that *seat* cannot tell from *state*: what it does not see is dealt out anew.

        A game that hides nothing has no other than *state* itself.
        """
        return copy(state)

    @abstractmethod
    def ask(self, view: View) -> Text:
        """What the seat of *view* is asked to do now, or whom the match waits for."""

    @abstractmethod
    def offer_label(self, view: View, offer: Offer) -> Label:
        """How *offer* is called on a button or in a select."""

    def panel(self, view: View, offers: list[Offer]) -> Panel:
        """The steps by which the seat of *view* gets to each of *offers*, all that is open to it."""
        return plain_panel(self, view, offers)

    def warning(self, view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
        """What a person is asked to confirm before making *offer* as *chosen*; None if it is harmless."""
        return self.offer_label(view, offer) if offer.grave else None

    def option_label(self, view: View, offer: Offer, field: Field, option: int) -> Label:
        """How *option* of a *field* is called in a select."""
        raise NotImplementedError(f"{self.key} offers {offer.move} with the field {field.name}")

    def merits(self, state: State) -> tuple[int, ...]:
        """What a league counts, by seat, between those with equal points in it: the scores of the outcome.

        A game whose scores are league points already says what they were given for.
        """
        outcome = self.outcome(state)
        return outcome.scores if outcome else ()

    def standing(self, state: State) -> Standing | None:
        """How far the seats have come, for the chart of a match that is over; None: no chart.

        A figure should rise and fall as a seat comes nearer to winning or falls back, such as what the scores
        would be if the match ended now; the unit stays the same throughout. Hidden cards may count: nobody
        sees the chart before the end.
        """
        return None

    def partners(self, seats: int, options: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, for ratings; unless a game has teams, each plays alone."""
        return tuple((seat,) for seat in range(seats))

    def finisher(self, state: State) -> int | None:
        """The seat that ended the match by reaching its aim, if that is not simply who won."""
        return None

    def card_name(self, card: int) -> Text:
        """How *card* of this game's own deck is called in a text."""
        raise NotImplementedError(f"{self.key} is played with playing cards")

    def card_emoji(self, card: int) -> str:
        """The key of the emoji of *card* of this game's own deck; empty if it has none."""
        return ""

    def encode(self, value: State | View) -> bytes:
        """*value* as msgpack: a state to be stored, or a view for another process."""
        return _encoder.encode(value)

    def decode(self, data: bytes) -> State:
        """The state stored as *data*."""
        return self._states.decode(data)

    def convert(self, data: bytes, version: int) -> State | None:
        """The state stored as *data* by an older *version* of these rules; None: it cannot go on by them."""
        return None

    def encode_move(self, move: Move | Resign) -> bytes:
        """*move* as msgpack, to be stored."""
        return _encoder.encode(move)

    def decode_move(self, data: bytes) -> Move | Resign:
        """The move stored as *data*."""
        move: Move | Resign = self._moves.decode(data)
        return move

    def decode_view(self, data: bytes) -> View:
        """The view encoded as *data*."""
        return self._views.decode(data)

    def fill(self, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Move:
        """The move made from *offer* by choosing, for every field, the options in *chosen*.

        Raises:
            MoveError: the choice does not answer the offer.
        """
        values: dict[str, Any] = {**offer.given}
        for field in offer.fields:
            field.check(answer := chosen.get(field.name, ()))
            values[field.name] = answer if field.many else answer[0]
        return self._kinds[offer.move](**values)

    def sample(self, offers: list[Offer], random: Random) -> Move:
        """A random legal move out of *offers*."""
        move: Move = fill_offer(offers[int(random.random() * len(offers))], random, self._kinds)
        return move


AnyGame = Game[Any, Any, Any]

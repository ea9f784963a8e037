"""The contract of all games: matches, moves, offers, views and events.

A game is pure: it only computes with the state of a match. It doesn't know the time or Discord, and its only
source of chance is passed to it. The rest of Freehold uses a game only through `Game`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from games.chance import Chance, Luck
from games.kit.lesson import Lesson
from games.kit.moves import Kind, kinds
from games.kit.panel import Panel, plain_panel
from games.kit.styles import Style
from games.offer import Field, Offer, fill_offer
from games.outcome import Outcome, Standing
from games.settings import Length, Pace, Recording, Setting, Variant
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
    "Pace",
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
    """Leave the match for good. Every active seat may resign at any time; this is never among the offers."""


_encoder = msgspec.msgpack.Encoder()

Discretion = Literal["open", "secret", "own"]
"""The secrecy of an answer: who can tell whether a seat has only one; see `Game.discretion`."""

State = TypeVar("State", bound=msgspec.Struct)
Move = TypeVar("Move", bound=msgspec.Struct)
View = TypeVar("View", bound=msgspec.Struct)


def copy(state: State) -> State:
    """An equal state that shares nothing mutable with *state*.

    >>> copy(Text("hand", {"count": 7}))
    Text(id='hand', args={'count': 7})
    """
    return msgspec.msgpack.decode(_encoder.encode(state), type=type(state))


class Game(ABC, Generic[State, Move, View]):
    """One game. Seats are numbers from 0 in the order of play.

    `key` names the game everywhere. `seats` are the numbers of players it takes. `settings` are its options;
    the options of a match are a dict of names and values, and a missing one has its default. `rules_version`
    marks stored matches and grows when the rules change. `tools.freeze` keeps older rules for the matches
    played under them, and `convert` brings running matches up to date. Each view has `seat`, the seat it
    belongs to (None for a spectator), and `seats`, how many play. Each state has `turn`, the seat whose turn
    it is.
    """

    key: ClassVar[str]
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    rules_version: ClassVar[int]
    league: ClassVar[dict[str, str]] = {}
    """The options of a league's matches that differ from the defaults."""
    league_settings: ClassVar[tuple[str, ...]] = ()
    """The settings of a league's matches that its organizer may choose."""
    face: ClassVar[str] = ""
    """The two-valued setting that the lobby shows as a sentence, with a button to switch it.

    Its messages are ``<key>-face-<value>`` and, for switching to a value, ``<key>-flip-<value>``.
    """
    sections: ClassVar[dict[str, str]]
    """The sections of the rules for players, each with the sample position that illustrates it (or empty).

    Their messages are ``<key>-rules-<section>-title`` and ``<key>-rules-<section>``.
    """
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """The lessons that teach the game, in order."""
    variants: ClassVar[tuple[Variant, ...]] = (Variant(),)
    """The choices for newcomers: the game itself, or each of its editions."""
    lengths: ClassVar[dict[int, Length]]
    """The median length of a match between bot opponents, by number of seats."""
    paces: ClassVar[tuple[Pace, ...]] = ()
    """The options that change the length by more than a fifth.

    The first entry whose options are all chosen applies.
    """
    short: ClassVar[dict[str, str]] = {}
    """The options of a shorter match, which the lobby proposes for an evening or a week."""
    win_rates: ClassVar[dict[int, float]] = {}
    """The share of matches a bot opponent must win against random play, by number of seats."""
    styles: ClassVar[frozenset[str]] = frozenset()
    """The names of the styles that `choose_in_style` knows, which people see beside the names of bots."""
    planning: ClassVar[frozenset[str]] = frozenset()
    """The moves that plan the next turn while waiting, which helps only where others take their time."""
    asides: ClassVar[frozenset[str]] = frozenset()
    """The events that the story of a match leaves out when a turn has others: draws, or who begins."""
    asking: ClassVar[frozenset[str]] = frozenset()
    """The events that ask other seats to answer in a gathering. The question itself reports them."""
    payments: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """The events that settle a debt, each with the events that announce such debts.

    Both are told in one line: by the message given for an announcement, or, if that is empty, by the messages
    of both events.
    """
    inert_events: ClassVar[frozenset[str]] = frozenset()
    """The events that change no prospects, such as the end of a turn. Turning points never name them."""
    sheets: ClassVar[frozenset[str]] = frozenset()
    """The events that report the results of a hand or a round.

    If the match goes on, they stay in its channel as a score sheet with a picture (`render.Painter`).
    """
    recordings: ClassVar[dict[str, Recording]] = {}
    """Whole matches that must always come out the same, by name."""
    feature_names: ClassVar[tuple[str, ...]] = ()
    """The names of the figures that `features` computes for a seat.

    The message for more or less of one is ``<key>-feature-<name>``. Without any, `choose` plays on every
    level.
    """
    burdens: ClassVar[frozenset[str]] = frozenset()
    """The features that are better when lower."""

    def __init__(self, state: type[State], moves: Any, view: type[View]) -> None:
        """Create the game from its type of *state*, the union of its *moves* and its type of *view*."""
        every = moves | Resign
        self._states: msgspec.msgpack.Decoder[State] = msgspec.msgpack.Decoder(state)
        self._moves = msgspec.msgpack.Decoder(every)
        self._views: msgspec.msgpack.Decoder[View] = msgspec.msgpack.Decoder(view)
        self._kinds: dict[str, type[Move]] = kinds(every)

    @property
    def kinds(self) -> list[type[Move]]:
        """All kinds of moves except `Resign`."""
        return [kind for kind in self._kinds.values() if kind is not Resign]

    def seats_with(self, options: dict[str, str]) -> range:
        """The numbers of players that the game allows with these *options*."""
        return self.seats

    @abstractmethod
    def deal(self, seats: int, options: dict[str, str], chance: Chance) -> tuple[State, list[Event]]:
        """Set up a match for *seats* players. Returns its state and the events on the way."""

    @abstractmethod
    def offers(self, state: State, seat: int) -> list[Offer]:
        """The moves open to *seat*; none unless the match is waiting for it.

        Every choice that the fields allow is legal.
        """

    def anytime_offers(self, state: State, seat: int) -> list[Offer]:
        """The moves *seat* may make even if the match isn't waiting for it, such as answering in advance.

        These moves are always open and do not advance the match, so bot opponents and random play ignore
        them.
        """
        return []

    def open_offers(self, state: State, seat: int) -> list[Offer]:
        """Everything *seat* may do now: the moves the match is waiting for, then those open at any time."""
        besides = self.anytime_offers(state, seat) if seat in self.active(state) else []
        return [*self.offers(state, seat), *besides]

    @abstractmethod
    def apply(self, state: State, seat: int, move: Move | Resign, chance: Chance) -> list[Event]:
        """Make *move* for *seat*, changing *state*, which is the caller's private copy.

        Raises:
            IllegalMove: the rules forbid it; *state* is unchanged.
        """

    def random_move(self, state: State, seat: int, random: Random) -> Move:
        """A random legal move of *seat*, for which the match is waiting.

        Every move that `offers` allows can come up.
        """
        return self.sample(self.offers(state, seat), random)

    def make(self, state: State, seat: int, move: Move | Resign, chance: Chance) -> object:
        """Apply a *move* that is known to be legal for *seat* in exactly this *state*.

        Like `apply`, but checks nothing and builds no events. Simulations use it.
        """
        return self.apply(state, seat, move, chance)

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Build the view of *seat*, or of a spectator if it is None."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """The outcome of the match; None if it hasn't ended."""

    @abstractmethod
    def waiting_for(self, state: State) -> frozenset[int]:
        """The seats the match is waiting for; none once it is over."""

    @abstractmethod
    def active(self, state: State) -> frozenset[int]:
        """The seats that are still in the match: not bankrupt, resigned or eliminated."""

    def cards(self, state: State) -> list[int]:
        """All cards of the match, place by place in a fixed order. The set never changes."""
        return []

    @abstractmethod
    def choose(self, view: View, offers: list[Offer], random: Random) -> Move:
        """The bot opponent's move for the seat of *view*."""

    def choose_in_style(self, view: View, offers: list[Offer], random: Random, style: Style) -> Move:
        """Choose like `choose`, but prefer what *style* likes among moves of nearly the same value.

        Only bot opponents play in a style. Hints, analyses and rollouts use `choose`.
        """
        return self.choose(view, offers, random)

    def rollout(self, view: View, offers: list[Offer], random: Random) -> Sequence[Move]:
        """Choose like `choose`, or by a faster approximation, in the rollouts of the search.

        Any further moves are later ones of the same turn. Each is made if it is still legal by then.
        """
        return (self.choose(view, offers, random),)

    def is_waste(self, offer: Offer) -> bool:
        """Whether the moves of *offer* are plainly bad, so only the strategy may make one."""
        return False

    def fingerprint(self, view: View) -> Hashable:
        """Return a value that is equal for views without a relevant difference.

        Examples are views after the same moves in another order, or after using one of two equal cards.
        """
        return self.encode(view)

    def worlds(self, view: View, random: Random) -> Iterator[State]:
        """Endless random states consistent with *view*, each the caller's own.

        Each deals the hidden cards again, with the same probabilities as `permute_hidden`, or as likely as
        players keep them in their hands.
        """
        raise NotImplementedError(f"{self.key} does not say what its views leave open")

    def features(self, state: State) -> list[tuple[float, ...]]:
        """For every seat, the figures that predict how likely it is to win, in the order of `feature_names`.

        *state* is fully known and the match is not over. In most matches the figures should lie between -5
        and 5.
        """
        raise NotImplementedError(f"{self.key} names no features")

    def figures(self, state: State) -> dict[str, Sequence[float]]:
        """Figures that people can check, by seat, for each feature whose message isn't about its value.

        A reason is stated as a fact only if these figures confirm it. So they are what people can count: for
        example cards before debts, and money without more weight near the end.
        """
        return {}

    def nearness(self, state: State) -> float:
        """The nearness of *state* to the end, from 0 to 1, if that changes the weights of the features."""
        return 0.0

    def discretion(self, state: State, seat: int) -> Discretion:
        """Determine who can tell whether the awaited *seat* has only one possible answer.

        ``open``: everybody can, so the bot may answer at once. ``secret``: it depends on hidden cards, so the
        time of an answer must not give it away. ``own``: it may depend on hidden cards too, but only the seat
        itself ever answers. The result is the same in all states that a spectator can't tell apart.
        """
        return "own"

    def planned_move(self, state: State, seat: int) -> Move | None:
        """The move that *seat*, for which the match is waiting, has planned; None if there is none.

        The bot makes it at once, so whether there is one may depend on public facts and on the plan, but
        never on hidden cards.
        """
        return None

    def gathering(self, view: View) -> str | None:
        """The name of a stage that asks several seats at once, such as an auction; None if there is none.

        *view* is a spectator's. The name stays the same while the stage lasts, and no other stage has it.
        Each player is notified of a stage only once.
        """
        return None

    def drop_orders(self, state: State, seat: int) -> None:
        """Drop, in place, what the player of *seat* decided in advance: somebody else plays it from now on.

        Only the seat itself may see what it dropped.
        """

    def pass_move(self, state: State, seat: int) -> Move | None:
        """The move that passes the turn of an absent *seat*; None if the rules force it to play."""
        return None

    def lapse_move(self, view: View) -> Move | None:
        """The move that ends a turn automatically; None if its seat can do more than rearrange and end it.

        *view* is a spectator's, so an automatic end reveals nothing. The move is never offered.
        """
        return None

    @property
    def can_pass(self) -> bool:
        """Whether a turn can ever be passed."""
        return type(self).pass_move is not Game.pass_move

    copy = staticmethod(copy)

    def permute_hidden(self, state: State, seat: int | None, random: Random) -> State:
        """Deal everything hidden from *seat* again, giving a state that *seat* can't tell from *state*.

        In a game without hidden information, this is a copy of *state*.
        """
        return copy(state)

    @abstractmethod
    def ask(self, view: View) -> Text:
        """The prompt for the seat of *view*: what to do now, or who the match is waiting for."""

    @abstractmethod
    def offer_label(self, view: View, offer: Offer) -> Label:
        """The label of *offer* on a button or in a select."""

    def panel(self, view: View, offers: list[Offer]) -> Panel:
        """Build the steps that lead the seat of *view* to each of *offers*, which are all its legal moves."""
        return plain_panel(self, view, offers)

    def warning(self, view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
        """The warning to confirm before making *offer* as *chosen*; None if the move is harmless."""
        return self.offer_label(view, offer) if offer.grave else None

    def option_label(self, view: View, offer: Offer, field: Field, option: int) -> Label:
        """The label of *option* of a *field* in a select."""
        raise NotImplementedError(f"{self.key} offers {offer.move} with the field {field.name}")

    def merits(self, state: State) -> tuple[int, ...]:
        """The tie-break of a league between seats with equal points: by default the scores of the outcome.

        A game whose scores are themselves league points returns what they were awarded for.
        """
        outcome = self.outcome(state)
        return outcome.scores if outcome else ()

    def standing(self, state: State) -> Standing | None:
        """The progress of the seats, for the chart of a finished match; None for no chart.

        A figure rises as a seat comes nearer to winning and falls as it drops back: for example, its score if
        the match ended now. The unit never changes. Hidden cards may count, since nobody sees the chart
        before the end.
        """
        return None

    def end_now(self, state: State) -> State | None:
        """The state in which the match has ended as *state* stands; None if the game can't rank it early.

        It shares parts with *state* and is only good for `outcome` and `merits`. These count what everybody
        sees: they are the same in all states that a spectator can't tell apart.
        """
        return None

    def partners(self, seats: int, options: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, for ratings. Unless a game has teams, each seat is alone."""
        return tuple((seat,) for seat in range(seats))

    def finisher(self, state: State) -> int | None:
        """The seat that ended the match by reaching its goal, if that is not always the winner."""
        return None

    def card_name(self, card: int) -> Text:
        """The name in texts of *card* of this game's own deck."""
        raise NotImplementedError(f"{self.key} is played with playing cards")

    def card_emoji(self, card: int) -> str:
        """The key of the emoji of *card* of this game's own deck; empty if it has none."""
        return ""

    def encode(self, value: State | View) -> bytes:
        """Encode *value* as msgpack: a state to be stored, or a view for another process."""
        return _encoder.encode(value)

    def decode(self, data: bytes) -> State:
        """Decode a state that was stored as *data*."""
        return self._states.decode(data)

    def convert(self, data: bytes, version: int) -> State | None:
        """Convert a state stored as *data* by an older *version* of the rules; None if it can't continue."""
        return None

    def encode_move(self, move: Move | Resign) -> bytes:
        """Encode *move* as msgpack, to be stored."""
        return _encoder.encode(move)

    def decode_move(self, data: bytes) -> Move | Resign:
        """Decode a move that was stored as *data*."""
        move: Move | Resign = self._moves.decode(data)
        return move

    def decode_view(self, data: bytes) -> View:
        """Decode a view from *data*."""
        return self._views.decode(data)

    def fill(self, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Move:
        """Build the move of *offer* whose fields are answered by the options in *chosen*.

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

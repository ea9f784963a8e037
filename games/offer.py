"""Offers: legal moves with choices that are left to make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from games.texts import IllegalMove, InvalidMove


def are_different(chosen: Sequence[int], options: Sequence[int]) -> bool:
    """Whether *chosen* are distinct members of *options*.

    >>> are_different((7, 5), [5, 6, 7]), are_different((5, 5), [5, 6, 7])
    (True, False)
    """
    if len(chosen) > 1 and len(set(chosen)) < len(chosen):
        return False
    for each in chosen:  # noqa: SIM110 - a third of the time of all()
        if each not in options:
            return False
    return True


class Field(msgspec.Struct, frozen=True, gc=False):
    """One choice of a move: from *least* to *most* of *options*.

    With *need* it is a payment: the *worth* of the chosen options must reach it, and none of them may be
    superfluous.
    """

    name: str
    options: tuple[int, ...]
    least: int = 1
    most: int = 1
    many: bool = False
    worth: tuple[int, ...] = ()
    need: int = 0

    def check(self, chosen: tuple[int, ...]) -> None:
        """Accept *chosen* as an answer to this field.

        Raises:
            InvalidMove: an option doesn't exist or is chosen twice.
            IllegalMove: there are too few or too many options, too little worth, or a superfluous one.

        >>> pay = Field("cards", (51, 24, 10), most=3, many=True, worth=(4, 2, 1), need=4)
        >>> pay.check((51,))
        >>> pay.check((51, 10))
        Traceback (most recent call last):
        games.texts.IllegalMove: field-superfluous
        """
        options = self.options
        if not are_different(chosen, options):
            raise InvalidMove("field-not-offered")
        if len(chosen) < self.least:
            raise IllegalMove("field-too-few", least=self.least, chosen=len(chosen))
        if len(chosen) > self.most:
            raise IllegalMove("field-too-many", most=self.most, chosen=len(chosen))
        if self.need:
            worth = [self.worth[options.index(option)] for option in chosen]
            total = sum(worth)
            if total < self.need:
                raise IllegalMove("field-too-little", need=self.need, chosen=total)
            if total - min(worth) >= self.need:
                raise IllegalMove("field-superfluous", need=self.need, chosen=total)

    def only_answer(self) -> tuple[int, ...] | None:
        """The only legal answer; None if there are others.

        >>> Field("cards", (51, 24), most=2, many=True, worth=(4, 2), need=5).only_answer()
        (51, 24)
        """
        if self.need:
            spare = sum(self.worth) - self.need
            paid = zip(self.options, self.worth, strict=True)
            needed = [(option, worth) for option, worth in paid if worth > spare]
            enough = sum(worth for _, worth in needed) >= self.need
            return tuple(option for option, _ in needed) if enough else None
        return self.options if self.least == self.most == len(self.options) else None

    def sample(self, random: Random) -> tuple[int, ...]:
        """A random legal answer. Every option can come up."""
        if not self.need:
            if self.most == 1 == self.least:
                return (self.options[int(random.random() * len(self.options))],)
            return _some(self.options, self.least, min(self.most, len(self.options)), random)
        return sample_payment(
            self.options, dict(zip(self.options, self.worth, strict=True)), self.need, random
        )


def payment_field(name: str, options: Sequence[int], worth: Sequence[int], need: int) -> Field:
    """The field for a payment: the *options* that are part of some legal payment.

    Two cards suffice where a third would be superfluous:

    >>> payment_field("cards", (51, 24, 10), (3, 1, 1), need=2).options
    (51, 24, 10)
    >>> payment_field("cards", (51, 10), (3, 1), need=2).options
    (51,)
    """
    places = [place for place in range(len(options)) if _can_pay(worth, place, need)]
    offered, worths = tuple([options[place] for place in places]), tuple([worth[place] for place in places])
    return Field(name, offered, 1, len(offered), True, worths, need)


def _can_pay(worth: Sequence[int], place: int, need: int) -> bool:
    """Whether the option at *place* is part of a legal payment: others fall short of *need* without it."""
    sums = 1  # the possible sums of the others, as bits
    for other, value in enumerate(worth):
        if other != place:
            sums |= sums << value
    least = max(0, need - worth[place])
    return bool(sums >> least & (1 << need - least) - 1)


Worth = Mapping[int, int] | Sequence[int]
"""The worth of each option, by its number."""


def sample_payment(options: Iterable[int], worth: Worth, need: int, random: Random) -> tuple[int, ...]:
    """A random payment of *options* whose *worth* reaches *need* without a superfluous option.

    If all options together fall short, it is all of them.
    """
    options, chance = list(options), random.random
    taken, total = [], 0
    while total < need and options:
        taken.append(option := options.pop(int(chance() * len(options))))
        total += worth[option]
    if total <= need:
        return tuple(taken)
    chosen = []
    for option in taken:
        if total - worth[option] >= need:
            total -= worth[option]
        else:
            chosen.append(option)
    return tuple(chosen)


def sample_count(options: Sequence[int], count: int, random: Random) -> tuple[int, ...]:
    """*count* random members of *options*, in random order."""
    pool, chance = list(options), random.random
    left = len(pool)
    chosen = []
    for size in range(left, left - count, -1):
        chosen.append(pool.pop(int(chance() * size)))  # noqa: PERF401 - a comprehension is a call
    return tuple(chosen)


_BYTE: Final = 8
_EACH: Final = tuple(bytes([byte >> place & 1 for place in range(_BYTE)]) for byte in range(1 << _BYTE))
_EITHER: Final = bytes([0, 1] * 128)


def sample_subset(options: Sequence[int], random: Random) -> tuple[int, ...]:
    """A random subset of *options* in their order; each one is in it with probability one half."""
    count = len(options)
    if not count:
        return ()
    if count <= _BYTE:
        return tuple(compress(options, _EACH[random.getrandbits(_BYTE)]))
    if count <= 2 * _BYTE:
        return tuple(compress(options, _EACH[random.getrandbits(_BYTE)] + _EACH[random.getrandbits(_BYTE)]))
    return tuple(compress(options, random.getrandbits(8 * count).to_bytes(count).translate(_EITHER)))


POOLED: Final = 21
"""The number of options up to which `Random.sample` draws from a pool."""


def _some(options: tuple[int, ...], least: int, most: int, random: Random) -> tuple[int, ...]:
    """From *least* to *most* random members of *options*, in random order.

    Gives the same results as `Random.randint` and `Random.sample`, in half the time.
    """
    bits, left, more = random.getrandbits, len(options), most - least + 1
    count = bits(more.bit_length())
    while count >= more:
        count = bits(more.bit_length())
    count += least
    if left > POOLED:
        return tuple(random.sample(options, count))
    if not count:
        return ()
    pool, chosen = list(options), []
    for last in range(left - 1, left - 1 - count, -1):
        length = (last + 1).bit_length()
        at = bits(length)
        while at > last:
            at = bits(length)
        chosen.append(pool[at])
        pool[at] = pool[last]
    return tuple(chosen)


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A legal move: its name, the values already decided, and the fields left to choose.

    *grave* marks a move that needs a confirmation for some choice (`Game.warning`).
    """

    move: str
    given: dict[str, int] = {}
    fields: tuple[Field, ...] = ()
    grave: bool = False


Draw = Callable[[Any, int, Random, Any], Any]
"""Draws a random move for a seat in a state; None if none is legal."""

Make = Callable[[Any, int, Any], Any]
"""Builds the offer of such moves, a list of offers, or None."""

Opening = tuple[Draw | None, Any, Any]
"""Moves that may be legal: a function that draws one, its argument, and a function that builds the offer.

Drawing a move needs no offer. A single move is stored with its offer: (None, move, offer). An opening that
may have several offers is listed as many times in a row, so that all offers have the same chance.
"""


def fill_offer(offer: Offer, random: Random, kinds: Mapping[str, Any]) -> Any:
    """A random legal move of *offer*; *kinds* are the kinds of moves by name."""
    values: dict[str, Any] = {**offer.given}
    for field in offer.fields:
        if field.many:
            values[field.name] = field.sample(random)
        else:
            options = field.options
            values[field.name] = options[int(random.random() * len(options))]
    return kinds[offer.move](**values)


def build_draw(make: Make, kinds: Mapping[str, Any]) -> Draw:
    """Build a function that draws a random move from the offer of *make*; *kinds* maps names to kinds."""

    def draw(state: Any, seat: int, random: Random, value: Any) -> Any:
        offer = make(state, seat, value)
        return None if offer is None else fill_offer(offer, random, kinds)

    return draw


def move_name(move: msgspec.Struct | type[msgspec.Struct]) -> str:
    """The name of the kind of a move, as in `Offer.move`."""
    return str(move.__struct_config__.tag)


def only_move(move: msgspec.Struct, grave: bool = False) -> Opening:
    """The opening of just this *move*."""
    return None, move, Offer(move_name(move), asdict(move), grave=grave)


def list_offers(openings: Iterable[Opening], state: object, seat: int) -> list[Offer]:
    """The offers of *openings*."""
    found: list[Offer] = []
    last = None
    for opening in openings:
        if opening is last:
            continue
        last = opening
        draw, value, make = opening
        made = make if draw is None else make(state, seat, value)
        if type(made) is list:
            found += made
        elif made is not None:
            found.append(made)
    return found


def draw_move(openings: Sequence[Opening], state: object, seat: int, random: Random) -> Any:
    """Draw a random move from *openings*, each equally likely; at least one must be legal.

    If the opening drawn has no legal move, another one is drawn.
    """
    chance, count = random.random, len(openings)
    while True:
        draw, value, _ = openings[int(chance() * count)]
        if draw is None:
            return value
        move = draw(state, seat, random, value)
        if move is not None:
            return move

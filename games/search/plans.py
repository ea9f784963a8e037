"""Plans: sequences of moves that a seat can make in one go, until somebody else or chance is involved.

A plan is over when the turn ends, when somebody else is asked, or when something hidden is revealed. Up to
there the seat controls everything, and two plans with the same result are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from itertools import combinations, product
from math import comb
from random import Random
from typing import Any, Final, NamedTuple, Self

from games.chance import DerangingRandom
from games.core import AnyGame, Field, Luck, MoveError, Offer

SOME: Final = 60
"""If there are more ways than this to choose several options at once, this many are sampled."""


class Plan(NamedTuple):
    """The *moves* of *seat* so far in a match of *game*, and the resulting *state*.

    The state must not be changed. *view* is what the seat sees of it. *twin* is the result in another state
    that the seat could not tell from the first one. Moves of the *excluded* kinds are never made. *over* says
    whether the plan is over.
    """

    game: AnyGame
    seat: int
    state: Any
    view: Any
    twin: Any
    excluded: Collection[str] = ()
    moves: tuple[Any, ...] = ()
    over: bool = False

    @classmethod
    def begin(cls, game: AnyGame, state: Any, seat: int, excluded: Collection[str] = ()) -> Self:
        """Return the plan without any moves."""
        twin = game.permute_hidden(state, seat, DerangingRandom(0))
        return cls(game, seat, state, game.view(state, seat), twin, excluded)

    @property
    def fingerprint(self) -> Hashable:
        """A value that is equal for plans with the same result."""
        return self.game.fingerprint(self.view)

    @property
    def offers(self) -> list[Offer]:
        """The moves that can follow."""
        found = self.game.offers(self.state, self.seat)
        return [offer for offer in found if offer.move not in self.excluded] if self.excluded else found

    def extend(self, move: Any) -> Self:
        """Return the plan followed by *move*.

        Raises:
            MoveError: it is not open.
        """
        return self._after(move, self.game.apply)._ended_if_revealing()

    def _after(self, move: Any, make: Callable[..., object]) -> Self:
        state = self.game.copy(self.state)
        make(state, self.seat, move, Luck(Random(0)))
        turn, view = self.state.turn, self.game.view(state, self.seat)
        over = state.turn != turn or self.game.waiting_for(state) != {self.seat}
        return self._replace(state=state, view=view, moves=(*self.moves, move), over=over)

    def _ended_if_revealing(self) -> Self:
        """Return the plan, marked as over if its last move revealed something hidden."""
        if self.over:
            return self
        twin = self.game.copy(self.twin)
        self.game.make(twin, self.seat, self.moves[-1], Luck(Random(1)))
        return self._replace(twin=twin, over=self.view != self.game.view(twin, self.seat))

    def find_ends(self, most: int, worth: Callable[[Any], float] | None = None) -> list[Self]:
        """Find the possible ends, each by one of its shortest plans.

        Of the unfinished plans of each length, at most *most* are continued: those whose states are *worth*
        most, or any.
        """
        fingerprints, finished, unfinished = {self.fingerprint}, list[Self](), [self]
        while unfinished:
            longer = list[Self]()
            for plan in unfinished:
                for offer in plan.offers:
                    for move in list_moves(self.game, offer):
                        after = plan._after(move, self.game.make)
                        fingerprint = after.fingerprint
                        if fingerprint not in fingerprints:
                            fingerprints.add(fingerprint)
                            after = after._ended_if_revealing()
                            (finished if after.over else longer).append(after)
            if worth is not None and len(longer) > most:
                longer.sort(key=lambda plan: -worth(plan.state))
            unfinished = longer[:most]
        return finished


def list_moves(game: AnyGame, offer: Offer) -> Iterable[Any]:
    """List all moves that *offer* allows, or samples if they are many."""
    many = [field for field in offer.fields if field.many]
    if any(comb(len(field.options), count) > SOME for field in many for count in (field.least, field.most)):
        random = Random(0)
        return dict.fromkeys(game.sample([offer], random) for _ in range(SOME))
    return (game.fill(offer, chosen) for chosen in list_choices(offer))


def list_choices(offer: Offer) -> Iterator[dict[str, tuple[int, ...]]]:
    """Yield all answers to *offer*, by field."""
    for chosen in product(*map(_answers, offer.fields)):
        yield {field.name: one for field, one in zip(offer.fields, chosen, strict=True)}


def _answers(field: Field) -> list[tuple[int, ...]]:
    counts = range(field.least, min(field.most, len(field.options)) + 1)
    return [each for count in counts for each in combinations(field.options, count) if _fits(field, each)]


def _fits(field: Field, options: tuple[int, ...]) -> bool:
    try:
        field.check(options)
    except MoveError:
        return False
    return True

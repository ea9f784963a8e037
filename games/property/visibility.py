"""What is hidden in Property, and from whom: the hands, also of those who left, and the draw pile."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from games.cards import is_red
from games.core import copy
from games.property import rules
from games.property.board import CELLS
from games.property.state import DECK, State, owners
from games.property.view import LastPlay, View


def view(state: State, seat: int | None) -> View:
    """What *seat* may know; None is a spectator."""
    selling = state.price > 0
    limit = state.round_limit
    return View(
        seat=seat,
        options={
            "bankruptcies": str(state.bankruptcies),
            "count_property": "yes" if state.count_property else "no",
            "round_limit": str(limit) if limit else "none",
        },
        owners=owners(tuple(state.lands)),
        mortgaged=_marks(state.mortgaged),
        money=tuple(state.money),
        purchase=tuple(map(tuple, state.purchase)),
        hand=() if seat is None else (*state.reds[seat], *state.blacks[seat]),
        hand_sizes=tuple(
            len(reds) + len(blacks) for reds, blacks in zip(state.reds, state.blacks, strict=True)
        ),
        draw=len(state.draw),
        discard=len(state.discard),
        turn=state.turn,
        first=state.first,
        round=state.round,
        awaited=tuple(rules.waiting_for(state)),
        asked="" if state.over else "buy" if selling else "play",
        cell=state.cell if selling else None,
        price=state.price,
        last=state.last,
        since=_since(state, seat),
        seen=_seen(state),
        out=tuple(state.out),
        outcome=rules.outcome(state),
    )


def _since(state: State, seat: int | None) -> tuple[LastPlay, ...]:
    own = [place for place, play in enumerate(state.recent) if play.seat == seat]
    return () if seat is None else tuple(state.recent[own[0] + 1 if own else 0 :])


@lru_cache(1024)
def _marks(mask: int) -> tuple[bool, ...]:
    """Of every cell whether it is in *mask*."""
    return tuple([mask >> cell & 1 == 1 for cell in range(CELLS)])


def _seen(state: State) -> tuple[int, ...]:
    unseen = state.unseen
    return tuple([card for card in state.discard if card not in unseen] if unseen else state.discard)


def permute_hidden(state: State, seat: int | None, random: Random) -> State:
    """A state that *seat* cannot tell from *state*: the other hands and the draw pile are dealt out anew.

    With them go the hands of those who left. Whoever does not have to decide on buying holds both colours, as
    the rules see to (PR-13).
    """
    other = copy(state)
    hidden = [place for place, out in enumerate(state.out) if place != seat and not out]
    sizes = [len(state.reds[place]) + len(state.blacks[place]) for place in hidden]
    cards = other.draw + [card for place in hidden for card in other.reds[place] + other.blacks[place]]
    left = other.unseen + [card for card in other.removed if card in DECK]
    cards += left
    while True:
        random.shuffle(cards)
        rest = cards[:]
        for place, size in zip(hidden, sizes, strict=True):
            hand = sorted(rest.pop() for _ in range(size))
            other.reds[place] = [card for card in hand if is_red(card)]
            other.blacks[place] = [card for card in hand if not is_red(card)]
            both = other.reds[place] and other.blacks[place]
            if not both and not (state.price and place == state.turn):
                break
        else:
            break
    instead = {card: rest.pop() for card in left}
    for pile in (other.removed, other.discard, other.unseen):
        pile[:] = [instead.get(card, card) for card in pile]
    other.draw = rest
    return other

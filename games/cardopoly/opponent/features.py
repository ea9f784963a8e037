"""The features that predict who wins a match of Cardopoly, with all cards known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.cardopoly.actions.buying import MORTGAGE
from games.cardopoly.actions.ending import QUICK, QUICK_TEAMS
from games.cardopoly.cards import PAYS, RANK, SUIT
from games.cardopoly.opponent.judging import STEPS
from games.cardopoly.state import NOBODY, RESERVE, State, partner, sets_of
from games.cards import JACK, KING, QUEEN

FEATURES: Final = (
    "cards",
    "scarce",
    "claims",
    "choice",
    "deeds",
    "rents",
    "fares",
    "ruin",
    "short",
    "mortgages",
    "sets",
    "jacks",
    "queens",
    "kings",
    "late",
    "quick",
    "jailed",
    "turn",
)
"""The names of the features: pocket, properties, future rents and debts."""

BURDENS: Final = frozenset(("scarce", "fares", "ruin", "short", "jailed"))
"""The features that are better when lower."""


def features(state: State) -> list[tuple[float, ...]]:
    """The features of every seat, in the order of `FEATURES`."""
    board, owners, mortgaged, out = state.board, state.owners, state.mortgaged, state.out
    seats, size = range(len(out)), len(board)
    rents, free = [0] * size, 0
    charged, deeds, pledged = [0] * len(out), [0] * len(out), [0] * len(out)
    for space, owner in enumerate(owners):
        if owner < 0:
            free |= 1 << board[space]
        elif mortgaged >> space & 1:
            pledged[owner] += 1
        else:
            rent = RANK[board[space]] + max(0, len(state.claims[space]) - 1)
            rents[space] = rent
            charged[owner] += rent
            deeds[owner] += 1
    bank = max(0, len(state.draw) + len(state.discard) - RESERVE)
    left = [len(pocket) for pocket in state.pockets]
    for promise in state.promises:
        left[promise.by] -= promise.number
        left[promise.to] += promise.number
    if state.creditor != NOBODY:
        left[state.turn] -= state.amount
        left[state.creditor] += state.amount
    elif state.phase == "bill":
        left[state.leader] -= state.price
        left[state.turn] += state.price
    sets = [{owners[space] for space in spaces} for spaces in sets_of(tuple(board))]
    ahead = list(zip(rents, owners, strict=True)) * 2
    near = 1 / (1 + max(0, state.round_limit - state.round)) if state.round_limit else 0.0
    rows: list[tuple[float, ...]] = []
    for seat in seats:
        suit, pays, claims = SUIT[state.aces[seat]] if state.aces[seat] >= 0 else -1, 0, 0
        for card in state.pockets[seat]:
            pays |= PAYS[card]
            claims += SUIT[card] == suit
        ranks = [RANK[card] for card in state.chances[seat]]
        count, mate, held = deeds[seat], partner(state, seat), left[seat]
        if mate >= 0:
            count += deeds[mate]
        last = held + min(bank, MORTGAGE * deeds[seat])
        due = ruin = 0
        place = state.places[seat] + 1
        for rent, owner in ahead[place : place + len(STEPS)]:
            if rent and owner != seat and owner != mate:
                due += rent
                ruin += rent >= last
        rows.append(
            (
                min(held, 30) / 10,
                2 / (1 + max(0, held)),
                min(claims, 3) / 3,
                (pays & free).bit_count() / 5 if claims else 0.0,
                0.0 if state.quick else count / 5,
                charged[seat] / 20,
                due / 20,
                ruin / 5,
                float(last <= 0),
                pledged[seat] / 3,
                float({seat} in sets),
                float(JACK in ranks),
                float(QUEEN in ranks),
                float(KING in ranks),
                near * count,
                (count / (QUICK_TEAMS if state.teams else QUICK)) ** 2 if state.quick else 0.0,
                float(state.lost[seat]),
                float(seat == state.turn),
            )
        )
    return rows


def figures(state: State) -> dict[str, Sequence[float]]:
    """The figures for `Game.figures`: cards before debts, and properties without more weight near the end."""
    own = [
        sum(owner == seat and not state.mortgaged >> space & 1 for space, owner in enumerate(state.owners))
        for seat in range(len(state.out))
    ]
    return {"cards": list(map(len, state.pockets)), "deeds": own, "late": own}

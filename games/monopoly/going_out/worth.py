"""Puzzles about the value of a hand when somebody else goes out, scored exactly by the rules.

Positions in which Mr. Monopoly's prize depends on cards the owner can't see are left out. The wrong amounts
are the results of likely mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.core import Luck, Text, copy
from games.monopoly import rules
from games.monopoly.cards import (
    CHANCE,
    COLOR_NAMES,
    EDITIONS,
    GO,
    GO_VALUE,
    KIND,
    MISTER,
    MISTER_VALUE,
    PROPERTY,
    money,
)
from games.monopoly.going_out.groups import Group, best_of_others, best_out
from games.monopoly.moves import Confirm
from games.monopoly.state import ARRANGE, State
from games.monopoly.view import Result
from games.search.puzzles import Answer

CHOICES = 5
"""The number of amounts to choose from."""

VOID = 0.15
"""The share of worthless hands that is kept, since they are frequent."""


def result(state: State, seat: int) -> Result | None:
    """The score of the hand of *seat* once the arrangement is confirmed; None if *state* leaves it open."""
    if state.phase != ARRANGE or state.turn == seat or state.out[seat]:
        return None
    after = copy(state)
    rules.apply(after, after.turn, Confirm(), Luck(Random(0)))
    last = after.last_hand
    assert last is not None
    return next(each for each in last.results if each.seat == seat)


def answers(state: State, seat: int) -> tuple[Answer, ...]:
    """The value of the hand of *seat* and wrong amounts; empty if there is too little to count."""
    found = result(state, seat)
    if found is None or not _is_clear(found):
        return ()
    random = Random(bytes(found.cards))
    if found.void and random.random() > VOID:
        return ()
    wrong = sorted({amount for amount in _mistakes(found) if amount > 0} - {found.total})
    if len(wrong) < CHOICES - 1:
        return ()
    wrong.sort(key=lambda amount: abs(amount - found.total))
    return (Answer(1.0, b"", found.total), *(Answer(0.0, b"", amount) for amount in wrong[: CHOICES - 1]))


def _is_clear(found: Result) -> bool:
    """Whether the owner sees everything that counts, and the result is not obvious."""
    misters = sum(KIND[card] == MISTER for card in found.cards)
    built = any(group.houses or group.tokens for group in found.groups)
    return misters in (0, 3, 4) and (found.void or built or len(found.groups) > 1)


def _mistakes(found: Result) -> Iterator[int]:
    """Yield the amounts that counting mistakes lead to."""
    laid = sum(group.value for group in found.groups)
    rest = found.misters + found.goes
    cards = list(found.cards)
    whole = best_of_others(cards).value + rest if found.void else found.total
    yield whole
    yield whole + GO_VALUE
    yield whole - GO_VALUE
    yield whole + MISTER_VALUE if not found.misters else whole - MISTER_VALUE
    if any(KIND[card] == CHANCE for card in cards) and (wild := best_out(cards)) is not None:
        yield wild.value + rest
    for group in found.groups:
        plain = group.value // (1 + len(group.tokens))
        if group.tokens:
            yield whole - group.value + plain
            yield whole + plain
        yield whole - group.value
    for card in sorted({card for card in cards if KIND[card] not in (CHANCE, GO, MISTER)}):
        without = best_of_others([other for other in cards if other != card]).value
        if not found.void and without != laid:
            yield without + rest


def explain_worth(state: State, seat: int) -> tuple[Text, ...]:
    """Explain the value of the hand of *seat*."""
    found = result(state, seat)
    assert found is not None
    if found.void:
        return (Text("monopoly-puzzle-void"),)
    lines = [_line(group, state.edition) for group in found.groups]
    if found.goes:
        count = sum(KIND[card] == GO for card in found.cards)
        lines.append(
            Text("monopoly-puzzle-goes", {"count": count, "amount": money(found.goes, state.edition)})
        )
    if found.misters:
        lines.append(Text("monopoly-puzzle-misters", {"amount": money(found.misters, state.edition)}))
    used = {card for group in found.groups for card in (*group.properties, *group.houses, group.hotel)}
    if any(KIND[card] == PROPERTY and card not in used for card in found.cards):
        lines.append(Text("monopoly-puzzle-rest"))
    return tuple(lines)


def _line(group: Group, edition: int) -> Text:
    return Text(
        "monopoly-puzzle-group",
        {
            "group": Text(f"monopoly-color-{EDITIONS[edition]}-{COLOR_NAMES[group.color]}"),
            "houses": len(group.houses),
            "hotel": int(group.hotel >= 0),
            "tokens": len(group.tokens),
            "amount": money(group.value, edition),
        },
    )

"""The decisions of a match: moves made where there were several, each with the position before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import games
from bot.domain.choices import only_move
from bot.domain.match import Match
from bot.domain.replays import Log, replay, undone_numbers
from games.core import AnyGame, Who
from games.fair import Fair
from games.offer import move_name


class Decision(NamedTuple):
    """The *move* that led to a *step* (`bot.domain.replays`), made by *who* in that *state*.

    *number* is that of its entry in the log.
    """

    step: int
    number: int
    who: Who
    state: Any
    move: Any


def find_decisions(match: Match, log: Log) -> Iterator[Decision]:
    """Return the decisions of *match* that stood, in order, without answers in advance and resignations.

    Those made under older rules than today's are left out.

    Raises:
        Exception: a stored move can't be replayed.
    """
    game = games.load(match.game)
    back, moves = undone_numbers(log), {entry.number: move for entry, move in log}
    sat = find_sittings(log)
    step, rules, state = 0, None, None
    for played in replay(match, log, Fair(match.seed)):
        entry, move = played.entry, moves[played.entry.number]
        step += rules is not None and not entry.private
        stood = entry.number not in back
        if rules is played.rules is game and stood and not entry.private and move is not None:
            assert entry.seat is not None
            made = game.decode_move(move)
            if _is_chosen(game, state, entry.seat, made):
                yield Decision(step, entry.number, sat[entry.number], state, made)
        if stood:
            rules, state = played.rules, played.rules.copy(played.state)


def find_sittings(log: Log) -> dict[int, Who]:
    """Return who moved, by the number of the log's entry: the seat, and which of its players."""
    now: Counter[int] = Counter()
    found = {}
    for entry, _ in log:
        for event in entry.events:
            if isinstance(event.args.get("before"), Who) and isinstance(who := event.args["who"], Who):
                now[who.seat] = who.sitting
        if entry.seat is not None:
            found[entry.number] = Who(entry.seat, now[entry.seat])
    return found


def _is_chosen(game: AnyGame, state: Any, seat: int, move: Any) -> bool:
    offered = {offer.move for offer in game.offers(state, seat)}
    return move_name(move) in offered and only_move(game, state, seat) is None

"""Proofs that a match was fair: computing it again from its secret, its joins and its moves."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

import games
from bot.domain import versions
from bot.domain.clocks import find_pace_change, list_paces
from bot.domain.leaving import find_taken_over
from bot.domain.lobbies import draw_seats
from bot.domain.match import Entry, Match
from bot.domain.refusals import Refusal
from bot.domain.replays import Log, replay, undone_numbers
from games.core import Event
from games.fair import Fair, commitment


class Proof(msgspec.Struct, frozen=True):
    """Whether a match, computed again from its seed and its *moves*, *holds*: it ends as the stored one did.

    *commitment* was shown before the match. It is the SHA-256 of *secret*, from which *seed* follows together
    with the *joins*. All but the joins are hexadecimal. A move that was taken back does not count.
    """

    holds: bool
    moves: int
    commitment: str
    secret: str
    joins: tuple[int, ...]
    seed: str


def prove(match: Match, log: Log) -> Proof:
    """Check whether *match* and its *log* follow from its seed, its options and its moves.

    Raises:
        Refusal: it is not over (``verify-not-over``), or nobody kept its rules (``match-outdated``).
    """
    _require_over(match, log)
    try:
        holds = _holds(match, log)
    except Refusal:
        raise
    except Exception:  # whatever a forged move does to the rules: it does not hold
        holds = False
    moves = sum(move is not None for _, move in log[1:]) - len(undone_numbers(log))
    return Proof(holds, moves, commitment(match.secret), match.secret.hex(), match.joins, match.seed.hex())


def export(match: Match, log: Log) -> dict[str, Any]:
    """Return everything needed to recompute *match*, as plain values for JSON.

    *commitment* was shown before the match; it is the SHA-256 of *secret*. *seed* follows from that and from
    *joins*, the interactions of those who sat down and of whoever started it (`games.fair`). *seating* has
    the places by seat, in the order of joining; it is the first shuffle if *drawn*. *used* is how much chance
    was taken from the seed, *end* the SHA-256 of the last position. *mended* says after how many moves the
    rules changed; the earlier ones are *rules_version*. *taken_over* says after how many moves somebody else
    played a seat, whose answers in advance were dropped (`Game.drop_orders`). Moves that were taken back used
    no chance, and are left out.

    *pace* is the pace at which it began, in seconds (`bot.domain.pace`). *paces* lists each later pace with
    the number of moves before it. *later* is a pace planned in the lobby for a time (*at*, in seconds since
    1970) that the match didn't reach. Paces have no influence on how it ends.

    Raises:
        Refusal: it is not over (``verify-not-over``), or nobody kept its rules (``match-outdated``).
    """
    _require_over(match, log)
    end, outcome = _end(match, log)
    moves: list[dict[str, Any]] = []
    mended, taken_over, paces = [], [], []
    back = undone_numbers(log)
    for entry, move in log[1:]:
        if change := versions.find_rules_change(entry):
            mended.append({"moves": len(moves), "rules_version": change[1]})
        if paced := find_pace_change(entry):
            paces.append({"moves": len(moves), "pace": paced[1]._asdict()})
        if (seat := find_taken_over(entry.events)) is not None:
            taken_over.append({"moves": len(moves), "seat": seat})
        if move is not None and entry.number not in back:
            moves.append({"seat": entry.seat, "move": msgspec.msgpack.decode(move)})
    (_, first), *_ = list_paces(match, [entry for entry, _ in log])
    later = match.switch_pace
    return {
        "game": match.game,
        "rules_version": versions.first_version(match, log),
        "mended": mended,
        "taken_over": taken_over,
        "options": match.options,
        "pace": first._asdict(),
        "paces": paces,
        "later": None if later is None else {"at": match.switch_at, "pace": later._asdict()},
        "players": [player.name for player in match.players],
        "bots": [player.is_bot for player in match.players],
        "commitment": commitment(match.secret),
        "secret": match.secret.hex(),
        "joins": list(match.joins),
        "seed": match.seed.hex(),
        "drawn": match.drawn,
        "seating": msgspec.msgpack.decode(log[0][1] or b""),
        "moves": moves,
        "used": match.used,
        "end": end,
        "outcome": msgspec.to_builtins(outcome),
    }


def _require_over(match: Match, log: Log) -> None:
    if match.status in ("lobby", "running") or not log:
        raise Refusal("verify-not-over")


def _end(match: Match, log: Log) -> tuple[str, Any]:
    """The last position's SHA-256 and the outcome under the rules by which *match* ended."""
    rules, state = versions.load_rules(match.game, match.rules_version), match.state
    if rules is not games.load(match.game):
        try:
            *_, (_, rules, state, _) = replay(match, log, Fair(match.seed))
        except Exception:  # whatever a forged move does to the rules: it ends nowhere
            return "", None
    return hashlib.sha256(rules.encode(state)).hexdigest(), rules.outcome(state)


def _holds(match: Match, log: Log) -> bool:
    chance = Fair(match.seed)
    if msgspec.msgpack.decode(log[0][1] or b"") != draw_seats(match, Fair(match.seed)):
        return False
    played = list(replay(match, log, chance))
    if not all(_has_events(entry, events) for entry, _, _, events in played):
        return False
    encode = games.load(match.game).encode
    ends = match.state is None or encode(played[-1].shown) == encode(match.state)
    return ends and chance.used == match.used


def _has_events(entry: Entry, events: tuple[Event, ...]) -> bool:
    """Whether *entry* has these *events*, whatever events of the house come before them.

    Whom they concern is ignored: older entries do not store it.
    """
    told = entry.events[len(entry.events) - len(events) :]
    return [(event.id, event.args, event.seats) for event in told] == [
        (event.id, event.args, event.seats) for event in events
    ]

"""Computing a match again from its secret, its joins and its moves, to prove that nothing was arranged."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

import games
from bot.domain.lobbies import seating
from bot.domain.match import Entry, Match
from bot.domain.refusals import Refusal
from bot.domain.replays import Log, again
from games.core import AnyGame, Event
from games.fair import Fair, commitment


class Proof(msgspec.Struct, frozen=True):
    """Whether a match, computed again from its seed and its *moves*, *holds*: ends as the stored one did.

    *commitment* was shown before the match; it is the SHA-256 of *secret*, from which *seed* follows together
    with the *joins* (all but these in hexadecimal digits).
    """

    holds: bool
    moves: int
    commitment: str
    secret: str
    joins: tuple[int, ...]
    seed: str


def prove(match: Match, log: Log) -> Proof:
    """Whether *match* and its *log* are what comes of its seed, its options and its moves."""
    _ended(match)
    try:
        holds = _holds(match, log)
    except Exception:  # whatever a forged move does to the rules: it does not hold
        holds = False
    moves = sum(move is not None for _, move in log[1:])
    return Proof(holds, moves, commitment(match.secret), match.secret.hex(), match.joins, match.seed.hex())


def export(match: Match, log: Log) -> dict[str, Any]:
    """All that computing *match* again needs, as plain values for JSON.

    *commitment* was shown before the match; it is the SHA-256 of *secret*. *seed* follows from that and from
    *joins*, the interactions of those who sat down and of who started it (`games.fair`).
    *seating* holds, by seat, the places in the order of joining; it is the first shuffle, if *drawn*. *used*
    is how much chance was taken from the seed, *end* the SHA-256 of the last position.
    """
    game = _ended(match)
    return {
        "game": match.game,
        "rules_version": match.rules_version,
        "options": match.options,
        "players": [player.name for player in match.players],
        "commitment": commitment(match.secret),
        "secret": match.secret.hex(),
        "joins": list(match.joins),
        "seed": match.seed.hex(),
        "drawn": match.drawn,
        "seating": msgspec.msgpack.decode(log[0][1] or b""),
        "moves": [
            {"seat": entry.seat, "move": msgspec.to_builtins(game.decode_move(move))}
            for entry, move in log[1:]
            if move is not None
        ],
        "used": match.used,
        "end": hashlib.sha256(game.encode(match.state)).hexdigest(),
        "outcome": msgspec.to_builtins(game.outcome(match.state)),
    }


def _ended(match: Match) -> AnyGame:
    if match.status in ("lobby", "running") or match.state is None:
        raise Refusal("verify-not-over")
    return games.load(match.game)


def _holds(match: Match, log: Log) -> bool:
    game, chance = games.load(match.game), Fair(match.seed)
    if msgspec.msgpack.decode(log[0][1] or b"") != seating(match, Fair(match.seed)):
        return False
    played = list(again(match, log, chance))
    if not all(_told(entry, events) for entry, _, events in played):
        return False
    state = played[-1][1]
    return game.encode(state) == game.encode(match.state) and chance.used == match.used


def _told(entry: Entry, events: list[Event]) -> bool:
    """Whether *entry* tells *events*, whatever the house had to say before them."""
    return entry.events[len(entry.events) - len(events) :] == tuple(events)

"""`python -m tools.record [GAME]`: record whole matches again as text, into `tests/games/golden/`.

A recording has the options, the seed, and every move with its events. `tests/games/test_recordings.py` makes
the moves again: a difference means that the rules have changed, and `rules_version` has to increase.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import keys, load
from games.cards import face
from games.core import AnyGame, Cards, Event, Text, Value, Who
from games.fair import Fair
from games.settings import Recording

GOLDEN = Path(__file__).parent.parent / "tests" / "games" / "golden"


class Header(msgspec.Struct, frozen=True):
    """How a recorded match begins."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str


def record(key: str, recording: Recording) -> str:
    """Play a match and write it down."""
    header = Header(key, recording.seats, recording.options, recording.seed)
    random = Random(recording.seed)

    def moves(game: AnyGame, state: Any) -> tuple[int, Any]:
        seat = min(game.waiting_for(state))
        offers = game.offers(state, seat)
        if recording.skilled:
            return seat, game.choose(game.view(state, seat), offers, random)
        return seat, game.sample(offers, random)

    return _play(header, load(key), moves)


def replay(text: str, game: AnyGame | None = None) -> str:
    """Make the moves of a recording again and write down what happens, under today's rules or those of
    *game*."""
    first, *lines = text.splitlines()
    made = iter([line for line in lines if line[0].isdigit()])

    def moves(game: AnyGame, state: Any) -> tuple[int, Any]:
        seat, move = next(made).split(" ", 1)
        return int(seat), game.decode_move(msgspec.msgpack.encode(msgspec.json.decode(move)))

    header = msgspec.json.decode(first, type=Header)
    return _play(header, game or load(header.game), moves)


def _play(header: Header, game: AnyGame, moves: Callable[[AnyGame, Any], tuple[int, Any]]) -> str:
    chance = Fair(bytes.fromhex(header.seed))
    state, events = game.deal(header.seats, header.options, chance)
    lines = [_json(header), *map(_line, events)]
    while game.waiting_for(state):
        seat, move = moves(game, state)
        events = game.apply(state, seat, move, chance)
        lines += [f"{seat} {_json(move)}", *map(_line, events)]
    return "\n".join([*lines, f"  {_json(game.outcome(state))}", ""])


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _line(event: Event) -> str:
    event = msgspec.convert(msgspec.to_builtins(event), Event)  # older rules have one of their own
    audience = "" if event.seats is None else f" (only {', '.join(map(str, event.seats))})"
    return f"  {event.id}{audience} " + " ".join(f"{name}={_word(arg)}" for name, arg in event.args.items())


def _word(arg: Value) -> int | str:
    if isinstance(arg, Who):
        return f"seat {arg.seat}"
    if isinstance(arg, Text):
        return f"{arg.id}({' '.join(f'{name}={_word(each)}' for name, each in arg.args.items())})"
    if isinstance(arg, Cards):
        return ",".join(_card(arg.game, card) for card in arg.cards)
    return arg


def _card(game: str, card: int) -> str:
    """A card's face, or what the name in a game's own deck is made of."""
    if not game:
        return face(card)
    name = load(game).card_name(card)
    return ",".join(str(_word(each)) for each in name.args.values()) or name.id


def main(wanted: list[str]) -> None:
    """Record the matches of the games *wanted*; if none are named, of all games."""
    for key in wanted or keys():
        for name, recording in load(key).recordings.items():
            (GOLDEN / f"{key}-{name}.txt").write_text(record(key, recording), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

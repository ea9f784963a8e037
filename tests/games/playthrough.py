"""`python -m tests.games.playthrough`: record whole matches anew as text, into `tests/games/golden/`.

A recording is options, seed, and every move with the events it led to. `test_playthrough.py` makes the moves
again: a difference is a change of the rules, and then `rules_version` and a converter are due.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import load
from games.cards import face
from games.core import AnyGame, Cards, Event, Text, Value, Who
from games.fair import Fair

GOLDEN = Path(__file__).parent / "golden"


class Header(msgspec.Struct, frozen=True):
    """How a recorded match begins."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str


Player = Callable[[AnyGame, Any, int, Random], Any]


def by_strategy(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """The bot opponent's move."""
    return game.choose(game.view(state, seat), game.offers(state, seat), random)


def by_chance(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """Any legal move."""
    return game.sample(game.offers(state, seat), random)


RECORDINGS: dict[str, tuple[Header, Player]] = {
    "property-two": (Header("property", 2, {}, "01" * 32), by_strategy),
    "property-three": (
        Header("property", 3, {"bankruptcies": "2", "count_property": "yes"}, "02" * 32),
        by_strategy,
    ),
    "property-six": (Header("property", 6, {"round_limit": "40"}, "03" * 32), by_chance),
    "deal-two": (Header("deal", 2, {}, "11" * 32), by_chance),
    "deal-three": (Header("deal", 3, {"deal_breaker": "in"}, "14" * 32), by_strategy),
    "deal-four": (
        Header("deal", 4, {"scoring": "points", "rounds": "2", "deal_breaker": "in"}, "12" * 32),
        by_chance,
    ),
    "deal-five": (
        Header("deal", 5, {"round_limit": "15", "forced_deal_own_set": "yes"}, "13" * 32),
        by_chance,
    ),
    "cardopoly-standard": (Header("cardopoly", 3, {"tax_choice": "giver"}, "04" * 32), by_chance),
    "cardopoly-quick": (
        Header("cardopoly", 2, {"play": "quick", "suits": "chosen", "round_limit": "none"}, "05" * 32),
        by_chance,
    ),
    "cardopoly-team": (Header("cardopoly", 4, {"teams": "yes", "round_limit": "20"}, "06" * 32), by_chance),
    "monopoly-two": (Header("monopoly", 2, {"target": "3000"}, "09" * 32), by_chance),
    "monopoly-three": (
        Header("monopoly", 3, {"edition": "deluxe", "target": "3000"}, "40" * 32),
        by_chance,
    ),
    "monopoly-six": (Header("monopoly", 6, {"target": "3000"}, "0b" * 32), by_chance),
    "cardopoly-skill": (Header("cardopoly", 4, {"tax_choice": "giver"}, "07" * 32), by_strategy),
    "cardopoly-skill-quick": (
        Header("cardopoly", 3, {"play": "quick", "king_tax": "2", "round_limit": "none"}, "08" * 32),
        by_strategy,
    ),
    "cardopoly-skill-team": (
        Header("cardopoly", 4, {"teams": "yes", "suits": "chosen", "round_limit": "20"}, "0a" * 32),
        by_strategy,
    ),
}


def record(header: Header, player: Player) -> str:
    """Play a match and write it down."""
    random = Random(header.seed)

    def moves(game: AnyGame, state: Any) -> tuple[int, Any]:
        seat = min(game.waiting_for(state))
        return seat, player(game, state, seat, random)

    return _play(header, moves)


def replay(text: str) -> str:
    """Make the moves of a recording again and write down what happens."""
    first, *lines = text.splitlines()
    made = iter([line for line in lines if line[0].isdigit()])

    def moves(game: AnyGame, state: Any) -> tuple[int, Any]:
        seat, move = next(made).split(" ", 1)
        return int(seat), game.decode_move(msgspec.msgpack.encode(msgspec.json.decode(move)))

    return _play(msgspec.json.decode(first, type=Header), moves)


def _play(header: Header, moves: Callable[[AnyGame, Any], tuple[int, Any]]) -> str:
    game, chance = load(header.game), Fair(bytes.fromhex(header.seed))
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


if __name__ == "__main__":
    for name, (header, player) in RECORDINGS.items():
        (GOLDEN / f"{name}.txt").write_text(record(header, player), encoding="utf-8")

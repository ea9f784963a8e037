"""`python -m tools.choices [GAME]`: write down again what is chosen and said in many positions of a game.

In `tests/games/GAME/`, `choices.txt` holds what the bot opponent would do, `labels.txt` what is asked, how
moves and their options are called and what is warned of, `events.txt` what is told of moves and seen after,
`refusals.txt` why moves made by hand are refused.
`tests/games/test_choices.py` compares: a difference is an opponent, a word or a course of play that changed.
Which matches are played is said by `SAMPLE` in `tests/games/GAME/sample.py`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from games import load
from games.core import Luck, MoveError
from tests.kit.matches import draw_forged_move, steps

TESTS = Path(__file__).parent.parent / "tests" / "games"

MATCHES = 3
"""Matches of each setup, half by chance."""

SAID = 5
"""How often what is asked, called or told the same way is written down."""

REFUSED = 2
"""How often the same kind of move is written down as refused for the same reason."""

APART = 5
"""How far apart the positions are in which moves are made by hand."""


class Sample(NamedTuple):
    """Matches with these *setups* (seats and options), of which *most* positions are looked at.

    Of those in which the same is asked and the same moves are open, *alike* are tried. *enrich* is given the
    state, the seat awaited and the number of the step, to give that seat what it rarely has.
    """

    setups: Sequence[tuple[int, dict[str, str]]]
    most: int
    alike: int
    enrich: Callable[[Any, int, int], None] = lambda state, seat, step: None


def list_sampled() -> list[str]:
    """The games that have a sample."""
    return sorted(path.parent.name for path in TESTS.glob("*/sample.py"))


@cache
def positions(key: str) -> list[tuple[str, Any, int]]:
    """Positions of the game *key*, each with what it is called and a seat that is awaited."""
    game, found = load(key), []
    sample: Sample = import_module(f"tests.games.{key}.sample").SAMPLE
    seen: Counter[tuple[str, ...]] = Counter()
    for number, setup in enumerate([*sample.setups] * MATCHES):
        for step, (before, seat, *_) in enumerate(islice(steps(key, setup, number, sense=0.5), sample.most)):
            sample.enrich(before, seat, step)
            phase = game.view(before, seat).phase
            kind = (phase, *sorted({offer.move for offer in game.offers(before, seat)}))
            seen[kind] += 1
            if seen[kind] <= sample.alike:
                found.append((f"{number}.{step} {phase}", before, seat))
    return found


def choices(key: str) -> Iterator[str]:
    """The bot opponent's move in each position, one line each."""
    game = load(key)
    for name, state, seat in positions(key):
        move = game.choose(game.view(state, seat), game.offers(state, seat), Random(name))
        yield f"{name}: {seat} {_json(move)}\n"


def labels(key: str) -> Iterator[str]:
    """What is asked, and how moves are called: a line for the first few of each kind."""
    game = load(key)
    seen: Counter[tuple[str, ...]] = Counter()

    def is_seen_often(*ids: str) -> bool:
        seen[ids] += 1
        return seen[ids] > SAID

    for name, state, seat in positions(key):
        view = game.view(state, seat)
        for reader in (seat, (seat + 1) % view.seats):
            ask = game.ask(game.view(state, reader))
            if not is_seen_often("ask", ask.id):
                yield f"{name}: {_json(ask)}\n"
        for offer in (*game.offers(state, seat), *game.anytime_offers(state, seat)):
            label = game.offer_label(view, offer)
            if is_seen_often(label.text.id, label.hint.id if label.hint else ""):
                continue
            yield f"{name}: {offer.move} {_json(label)}\n"
            for field in offer.fields:
                for option in field.options[:SAID]:
                    called = game.option_label(view, offer, field, option)
                    yield f"{name}: {offer.move} {field.name} {_json(called)}\n"
            chosen = {field.name: field.sample(Random(name)) for field in offer.fields}
            if warning := game.warning(view, offer, chosen):
                yield f"{name}: {offer.move} warns {_json(warning)}\n"


def events(key: str) -> Iterator[str]:
    """The events of moves, a line for the first few of each kind, and the view after the first."""
    game = load(key)
    sample: Sample = import_module(f"tests.games.{key}.sample").SAMPLE
    seen: Counter[str] = Counter()
    for number, setup in enumerate(sample.setups):
        for step, (_, seat, _, told, after) in enumerate(steps(key, setup, number, 0.005, sense=0.5)):
            for event in told:
                seen[event.id] += 1
                if seen[event.id] <= SAID:
                    yield f"{number}.{step}: {_json(event)}\n"
                if seen[event.id] == 1:
                    yield f"{number}.{step}: {seat} {_json(game.view(after, seat))}\n"


def refusals(key: str) -> Iterator[str]:
    """Why moves made by hand are refused: a line for the first few of each kind of move and reason."""
    game = load(key)
    seen: Counter[tuple[type, str]] = Counter()
    for name, state, seat in positions(key)[::APART]:
        random, offers = Random(name), game.open_offers(state, seat)
        for kind in game.kinds:
            for who in (seat, seat, random.randrange(game.view(state, None).seats)):
                move = draw_forged_move(game, kind, offers, random)
                try:
                    game.apply(game.copy(state), who, move, Luck(random))
                except MoveError as refused:
                    seen[kind, refused.text.id] += 1
                    if seen[kind, refused.text.id] <= REFUSED:
                        yield f"{name}: {who} {_json(move)} {_json(refused.text)}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


WRITTEN = {"choices": choices, "labels": labels, "events": events, "refusals": refusals}
"""What makes each of the files."""


def main(wanted: list[str]) -> None:
    """Write down the games *wanted*; if none are named, all that have a sample."""
    for key in wanted or list_sampled():
        for name, lines in WRITTEN.items():
            (TESTS / key / f"{name}.txt").write_text("".join(lines(key)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

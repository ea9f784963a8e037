"""Even the busiest pictures are small enough to send quickly."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.language import language_of
from games import load
from games.fair import Fair
from render import paint
from render.kit.theme import Look
from render.png import encode
from render.samples import NAMES

GOLDEN = Path(__file__).parents[1] / "games" / "golden"
FULLEST: dict[str, dict[int, int | None]] = {
    "cardopoly-skill-team": {218: None, 204: 0},
    "cardopoly-team": {348: None, 300: 3},
    "deal-five": {232: None},
    "deal-four": {288: None, 192: 0},
    "deal-two": {105: None, 98: 0},
    "monopoly-six": {432: None},
    "monopoly-three": {149: None, 154: 1},
    "property-six": {184: None, 206: 2},
    "property-three": {71: None, 142: 1},
    "property-two": {61: None, 46: 0},
}
"""The busiest pictures of each recording: the number of moves, and the seat of the hand (None: table)."""


@pytest.mark.parametrize("name", FULLEST)
def test_the_fullest_tables_and_hands_are_small(name: str) -> None:
    first, *lines = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    header = msgspec.json.decode(first)
    game, chance = load(header["game"]), Fair(bytes.fromhex(header["seed"]))
    look = Look(language_of("en").with_seats(NAMES, "picture"), NAMES[: header["seats"]])
    state, _ = game.deal(header["seats"], header["options"], chance)
    sizes = {}
    for number, line in enumerate((line for line in lines if line[0].isdigit()), 1):
        seat, made = line.split(" ", 1)
        move = game.decode_move(msgspec.msgpack.encode(msgspec.json.decode(made)))
        game.apply(state, int(seat), move, chance)
        if number in FULLEST[name]:
            view = game.view(state, FULLEST[name][number])
            sizes[number] = len(encode(paint(game.key, view, look).image))
    assert sizes.keys() == FULLEST[name].keys()
    assert max(sizes.values()) <= 100_000

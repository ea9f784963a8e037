"""Puzzles: positions of matches that are over, in which one answer is much better than all others.

They are data beside a game, a line of ``puzzles.jsonl`` for each, made by `tools.puzzles`. A puzzle holds its
position itself, and what each answer is worth: it stays as it is when strategies and weights change.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from games import load
from games.core import AnyGame, Cards, Label, Offer, Text, Value
from games.kit.ways import Chosen, wanted
from games.search.evaluation import GAMES

WORTH: Final = "worth"
"""The theme of puzzles that ask what a hand is worth: they are answered by an amount, not by a move."""

FINISH: Final = "finish"
"""The theme of puzzles in which the right move wins at once."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An answer to a puzzle: a *move*, encoded, or an *amount*; and the *chance* to win that it leaves."""

    chance: float
    move: bytes = b""
    amount: int = 0


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """Why the best answer is better than the next: see `games.search.advice.Reason`."""

    feature: str
    own: bool
    more: bool
    by: float


class Puzzle(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """The position *state*, by *version* of the rules, in which *seat* is to find the best of *answers*.

    It is called *name*, as no other puzzle of its *game* is. *theme* says what it is about: what is asked, or
    `WORTH` or `FINISH`. The best of *answers* comes first; *doubt* is one standard error of how much better
    it is than the next. It was found in the match number *match* of the tool's, or in one that people played
    (-1). *causes* say why the best is better than the next, the weightiest first; *risk* is the chance it
    leaves in the worst quarter of the worlds. Of an amount, *told* is how it comes about.
    """

    name: str
    game: str
    version: int
    seat: int
    theme: str
    state: bytes
    answers: tuple[Answer, ...]
    doubt: float = 0.0
    match: int = -1
    causes: tuple[Cause, ...] = ()
    risk: float = 0.0
    told: tuple[Text, ...] = ()

    @property
    def best(self) -> Answer:
        """The right one."""
        return self.answers[0]

    @cached_property
    def position(self) -> Any:
        """The state in the shape of today's rules, not to be changed; None if they know nothing of it."""
        game = load(self.game)
        if self.version == game.rules_version:
            return game.decode(self.state)
        return game.convert(self.state, self.version)

    @cached_property
    def offers(self) -> list[Offer]:
        """The moves among which the best is to be found, of the kinds that were tried; none where an amount
        is."""
        if self.theme == WORTH:
            return []
        game = load(self.game)
        kinds = {game.decode_move(answer.move).__struct_config__.tag for answer in self.answers}
        return [offer for offer in game.offers(self.position, self.seat) if offer.move in kinds]

    @cached_property
    def is_known(self) -> bool:
        """Whether it can be asked by today's rules."""
        if self.position is None:
            return False
        return self.theme == WORTH or all(
            wanted(self.offers, load(self.game).decode_move(answer.move)) for answer in self.answers
        )

    def answer(self, number: int, chosen: Chosen) -> Answer:
        """The answer that is made by the offer of that *number*, so *chosen*; one of `answers` if it reads
        like one of those."""
        game = load(self.game)
        view, offer = game.view(self.position, self.seat), self.offers[number]
        made = reading(game, view, offer, chosen)
        for answer in self.answers:
            for at, known in wanted(self.offers, game.decode_move(answer.move)).items():
                if reading(game, view, self.offers[at], known) == made:
                    return answer
        return Answer(0.0, game.encode_move(game.fill(offer, chosen)))


def reading(game: AnyGame, view: Any, offer: Offer, chosen: Chosen) -> Hashable:
    """What somebody reads of *offer* made as *chosen*, but for where in their hand a card is.

    Moves of which they read the same are the same to them, such as those with one of two equal cards.
    """
    options = [
        (field.name, *sorted(map(str, _named(game.option_label(view, offer, field, option)))))
        for field in offer.fields
        for option in chosen[field.name]
    ]
    return offer.move, _named(game.offer_label(view, offer)), tuple(sorted(options))


def _named(label: Label) -> tuple[Hashable, ...]:
    return tuple(_read(text) for text in (label.text, label.hint) if text)


def _read(value: Value) -> Hashable:
    if isinstance(value, Text):
        shown = {
            name: arg for name, arg in value.args.items() if name != "number" or "card" not in value.args
        }
        return value.id, tuple((name, _read(arg)) for name, arg in sorted(shown.items()))
    if isinstance(value, Cards):
        return tuple(_read(load(value.game).card_name(card)) if value.game else card for card in value.cards)
    return value


def file(key: str) -> Path:
    """Where the puzzles of the game called *key* lie."""
    return GAMES / key / "puzzles.jsonl"


@cache
def puzzles(key: str) -> dict[str, Puzzle]:
    """The puzzles of the game called *key*, by name."""
    path = file(key)
    found: Sequence[Puzzle] = _lines.decode_lines(path.read_bytes()) if path.is_file() else ()
    return {puzzle.name: puzzle for puzzle in found}


_lines = msgspec.json.Decoder(Puzzle)

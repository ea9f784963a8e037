"""Puzzles: positions from finished matches in which one answer is much better than all others.

They are data in a game's package: one line of ``puzzles.jsonl`` each, written by `tools.puzzles`. A puzzle
contains its position and the worth of each answer, so it stays the same when strategies and weights change.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from games import keys, load
from games.core import AnyGame, Cards, Label, Luck, MoveError, Offer, Text, Value
from games.kit.moves import Chosen, find_ways
from games.offer import move_name
from games.search.advice import OVER, compare_figures, is_confirmed
from games.search.evaluation import GAMES
from games.search.plans import Plan

WORTH: Final = "worth"
"""The theme of puzzles that ask what a hand is worth. The answer is an amount, not a move."""

FINISH: Final = "finish"
"""The theme of puzzles in which the right move wins at once."""

TURN: Final = "turn"
"""The theme of puzzles that ask for a whole turn. The answer is a plan of several moves."""

WIN: Final = "win"
"""The theme of puzzles in which the right plan wins in this turn."""


WORLDS: Final = 8
"""The worlds in which a cause has to hold to be told as a fact."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An answer to a puzzle: an encoded *move*, an *amount*, or the *moves* of a plan.

    *chance* is the chance to win after it.
    """

    chance: float
    move: bytes = b""
    amount: int = 0
    moves: tuple[bytes, ...] = ()


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """A reason why the best answer is better than the next one; see `games.search.advice.Reason`."""

    feature: str
    own: bool
    more: bool
    effect: float


class Puzzle(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """The position *state*, in *version* of the rules, in which *seat* has to find the best of *answers*.

    *name* is unique within the *game*. *theme* is what the puzzle is about: the kind of question, or `WORTH`,
    `FINISH`, `TURN` or `WIN`. *answers* are sorted, best first. The first *right_count* are equally
    good; *doubt* is one standard error of their lead over the next. *match* is the number of the match in the
    tool, or -1 for a match between people. *causes* say why the best answer beats the next wrong one, the
    weightiest first. *risk* is the chance after it in the worst quarter of the worlds. *explanation* says how
    an amount comes about. Plans make no moves of the *excluded* kinds.
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
    explanation: tuple[Text, ...] = ()
    right_count: int = 1
    excluded: tuple[str, ...] = ()

    @property
    def best(self) -> Answer:
        """The best answer."""
        return self.answers[0]

    @property
    def right_answers(self) -> tuple[Answer, ...]:
        """All right answers."""
        return self.answers[: self.right_count]

    @cached_property
    def facts(self) -> tuple[Cause, ...]:
        """The causes that hold right after the best answer, compared with the next wrong one.

        They hold whatever the seat can't see, so they reveal nothing hidden.
        """
        if self.theme == WORTH:
            return ()
        best, wrong = self.answers[0], self.answers[self.right_count]
        pairs = compare_figures(
            load(self.game),
            [(self.state_after(best, number), self.state_after(wrong, number)) for number in range(WORLDS)],
        )
        return tuple(
            cause
            for cause in self.causes
            if cause.feature != OVER
            and is_confirmed(pairs, self.seat, cause.feature, own=cause.own, more=cause.more)
        )

    def state_after(self, answer: Answer, number: int) -> Any:
        """Return the state right after *answer* in world *number*, with everything hidden dealt again."""
        game = load(self.game)
        state = game.permute_hidden(self.position, self.seat, Random(number))
        for move in answer.moves or (answer.move,):
            game.apply(state, self.seat, game.decode_move(move), Luck(Random(number)))
        return state

    @property
    def is_turn(self) -> bool:
        """Whether the answer is a plan."""
        return bool(self.best.moves)

    @cached_property
    def position(self) -> Any:
        """The state under today's rules, not to be changed; None if it cannot be converted."""
        game = load(self.game)
        if self.version == game.rules_version:
            return game.decode(self.state)
        return game.convert(self.state, self.version)

    @cached_property
    def offers(self) -> list[Offer]:
        """The offers to choose from, of the kinds tried; none if the answer is an amount or a plan."""
        if self.theme == WORTH or self.is_turn:
            return []
        game = load(self.game)
        kinds = {move_name(game.decode_move(answer.move)) for answer in self.answers}
        return [offer for offer in game.offers(self.position, self.seat) if offer.move in kinds]

    @cached_property
    def is_playable(self) -> bool:
        """Whether it can be asked under today's rules."""
        if self.position is None:
            return False
        if self.is_turn:
            return all(plan is not None and plan.over for plan in self._plans)
        return self.theme == WORTH or all(
            find_ways(self.offers, load(self.game).decode_move(answer.move)) for answer in self.answers
        )

    @cached_property
    def _plans(self) -> list[Plan | None]:
        found: list[Plan | None] = []
        for answer in self.answers:
            try:
                found.append(self.plan(answer.moves))
            except MoveError:
                found.append(None)
        return found

    def plan(self, moves: Sequence[bytes]) -> Plan:
        """Return the plan of these encoded *moves*, over or not.

        Raises:
            MoveError: one of them is not open.
        """
        game = load(self.game)
        plan = Plan.begin(game, self.position, self.seat, self.excluded)
        for move in moves:
            plan = plan.extend(game.decode_move(move))
        return plan

    def judge(self, plan: Plan) -> Answer:
        """Find the answer that a finished *plan* gives: one of `answers` if it has the same result."""
        game = load(self.game)
        for answer, known in zip(self.answers, self._plans, strict=True):
            if known is not None and known.fingerprint == plan.fingerprint:
                return answer
        outcome = game.outcome(plan.state)
        if self.theme == WIN and outcome is not None and outcome.share(self.seat) == self.best.chance:
            return self.best
        return Answer(0.0, moves=tuple(map(game.encode_move, plan.moves)))

    def answer(self, number: int, chosen: Chosen) -> Answer:
        """Find the answer given by offer *number* with *chosen*: one of `answers` if it reads the same."""
        game = load(self.game)
        view, offer = game.view(self.position, self.seat), self.offers[number]
        made = read_offer(game, view, offer, chosen)
        for answer in self.answers:
            for at, known in find_ways(self.offers, game.decode_move(answer.move)).items():
                if read_offer(game, view, self.offers[at], known) == made:
                    return answer
        return Answer(0.0, game.encode_move(game.fill(offer, chosen)))


def read_offer(game: AnyGame, view: Any, offer: Offer, chosen: Chosen) -> Hashable:
    """Return what a player reads of *offer* with *chosen*, apart from the place of a card in their hand.

    Moves that read the same are the same to players, such as those with one of two equal cards.
    """
    options = [
        (field.name, *sorted(map(str, _read_label(game.option_label(view, offer, field, option)))))
        for field in offer.fields
        for option in chosen[field.name]
    ]
    return offer.move, _read_label(game.offer_label(view, offer)), tuple(sorted(options))


def _read_label(label: Label) -> tuple[Hashable, ...]:
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


def puzzles_file(key: str) -> Path:
    """The path of the puzzles of the game called *key*."""
    return GAMES / key / "puzzles.jsonl"


@cache
def puzzles(key: str) -> dict[str, Puzzle]:
    """The puzzles of the game called *key*, by name."""
    path = puzzles_file(key)
    found: Sequence[Puzzle] = _lines.decode_lines(path.read_bytes()) if path.is_file() else ()
    return {puzzle.name: puzzle for puzzle in found}


def games_with_puzzles() -> list[str]:
    """The keys of the games that have any puzzles."""
    return [key for key in keys() if puzzles(key)]


_lines = msgspec.json.Decoder(Puzzle)

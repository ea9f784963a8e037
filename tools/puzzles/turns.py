"""Decides which turns are puzzles: lists all plans for a turn and evaluates where they lead.

A turn is one if the best plans, which are of equal worth, are better than all others by at least `APART`,
beyond doubt. What comes after a plan is played out as the search does it. Where a plan ends in the middle of
the turn, for somebody is asked or cards are drawn, its seat goes on with the best there is without asking
anybody, so that a plan lacks nothing that the strategy overlooks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from games.core import AnyGame, Luck
from games.search.advice import explain_ends
from games.search.evaluation import weights
from games.search.plans import Plan
from games.search.puzzles import TURN, WIN, Answer, Puzzle
from games.search.search import Rollouts
from tools.puzzles.finding import OPEN, REASONED, compare, encode_reasons, name_puzzle
from tools.puzzles.positions import Found

MOST = 12
"""So many plans of each length go on."""

FEWEST = 8
"""Turns with fewer ends are not looked at: nobody would miss the best."""

SHORTEST = 2
"""What takes fewer moves nobody would miss."""

WRONG = 5
"""So many plans that are not right are kept, to be told of."""

GLANCED = 10
"""So many plans are left after a glance of those that end the turn, and of the others."""

LEFT = 0.8
"""Where all is not lost for somebody who misses a win, it is none to ask for."""

ALIKE = 3
"""Of plans that end in the middle of a turn with the same move, so many are glanced at."""

LATER = 2
"""Where a turn goes on, so many plans of each length do."""


class Trials:
    """What the *plans* for the turn of *view* come to."""

    def __init__(self, game: AnyGame, view: Any, plans: Sequence[Plan], random: Random) -> None:
        self.game, self.view, self.plans = game, view, plans
        self.rollouts = Rollouts(game, view, random)
        self.excluded = weights(game.key).strategy_kinds
        self.rests: dict[bytes, tuple[Any, ...]] = {}

    def wins(self, at: int) -> bool:
        """Whether the plan wins at once."""
        outcome = self.game.outcome(self.plans[at].state)
        return outcome is not None and outcome.share(self.view.seat) == 1

    def is_whole(self, at: int) -> bool:
        """Whether the plan ends the turn."""
        return _has_passed(self.game, self.plans[at].state, self.view.turn)

    def glance(self, at: int, turns: int) -> float:
        """The chance that the plan leaves, as it looks so many *turns* later, in one world."""
        state, chance, random = self._carry_out(at, 0)
        return self.rollouts.chance(self.rollouts.continue_play(state, chance, random, self.view.turn, turns))

    def chance(self, at: int, number: int) -> float:
        """The chance that the plan leaves in the world with this *number*."""
        return self.rollouts.chance(self.end(at, number))

    def end(self, at: int, number: int) -> Any:
        """How the world with this *number* looks some turns after the plan."""
        state, chance, random = self._carry_out(at, number)
        game, me, turn = self.game, self.view.seat, self.view.turn
        while not _has_passed(game, state, turn):
            seat = min(game.waiting_for(state))
            move, *_ = game.rollout(game.view(state, seat), game.offers(state, seat), random)
            for each in self._rest(state, move) if seat == me else (move,):
                game.make(state, seat, each, chance)
        return self.rollouts.continue_play(state, chance, random, turn)

    def _carry_out(self, at: int, number: int) -> tuple[Any, Luck, Random]:
        state, chance, random = self.rollouts.start(number)
        for move in self.plans[at].moves:
            self.game.make(state, self.view.seat, move, chance)
        return state, chance, random

    def _rest(self, state: Any, move: Any) -> tuple[Any, ...]:
        """What the seat does for the rest of its turn: the best that it can do on its own, or *move* if that
        asks somebody or draws."""
        game, turn = self.game, self.view.turn
        begun = Plan.begin(game, state, self.view.seat, self.excluded)
        if game.waiting_for(state) != {begun.seat}:
            return (move,)
        after = begun.extend(move)
        if after.over and not _has_passed(game, after.state, turn):
            return (move,)
        # Not its fingerprint: moves name cards, and of two equal ones that may be another.
        seen = game.encode(begun.view)
        if seen not in self.rests:
            whole = [
                plan for plan in begun.find_ends(LATER, self.worth) if _has_passed(game, plan.state, turn)
            ]
            self.rests[seen] = max(whole, key=lambda plan: self.worth(plan.state), default=after).moves
        return self.rests[seen]

    def worth(self, state: Any) -> float:
        """How *state* looks."""
        return self.rollouts.chance(state)


def _has_passed(game: AnyGame, state: Any, turn: int) -> bool:
    return bool(state.turn != turn or not game.waiting_for(state))


def puzzle(game: AnyGame, found: Found, wins: bool = False) -> Puzzle | None:
    """The puzzle of the turn that begins in a position, if it is one; if it has to be, one that *wins*."""
    if not found.begins:
        return None
    state, seat = game.decode(found.state), found.seat
    without = weights(game.key).strategy_kinds
    begun = Plan.begin(game, state, seat, without)
    looks = Trials(game, begun.view, (), Random(2)).worth
    least, most = OPEN
    if not wins and not least < looks(state) < most:
        return None
    own = _own(begun)
    if wins and (len(own.moves) < SHORTEST or not game.outcome(own.state)):
        return None
    plans = [*begun.find_ends(MOST, looks), own]
    trials = Trials(game, begun.view, plans, Random(2))
    kept = _pick_best_looking(trials)
    if len(plans) < FEWEST or not kept:
        return None
    chance = cache(lambda at, number: trials.chance(kept[at], number))
    compared = compare(game.key, len(kept), chance)
    if compared is None:
        return None
    tried = [kept[at] for at in compared.means]
    best, wrong = tried[0], tried[compared.right_count]
    missed = list(compared.means.values())[compared.right_count]
    if len(plans[best].moves) < SHORTEST or (wins and missed > LEFT):
        return None
    others = Trials(game, begun.view, plans, Random(3))
    pairs = [(others.end(best, number), others.end(wrong, number)) for number in range(REASONED)]
    at_once = [(plans[best].state, plans[wrong].state)]
    why = explain_ends(game, begun.view, others.rollouts, at_once, pairs)
    answers = [
        Answer(round(mean, 3), moves=tuple(map(game.encode_move, plans[kept[at]].moves)))
        for at, mean in compared.means.items()
    ]
    return Puzzle(
        name=name_puzzle(found.state, seat),
        game=game.key,
        version=game.rules_version,
        seat=seat,
        theme=WIN if trials.wins(best) else TURN,
        state=found.state,
        answers=tuple(answers[: compared.right_count + WRONG]),
        doubt=round(compared.doubt, 4),
        match=found.match,
        causes=encode_reasons(why),
        risk=round(why.risk, 3),
        right_count=compared.right_count,
        excluded=without,
    )


def _own(plan: Plan) -> Plan:
    """The plan of the strategy."""
    while not plan.over:
        plan = plan.extend(plan.game.choose(plan.view, plan.offers, Random(0)))
    return plan


def _pick_best_looking(trials: Trials) -> list[int]:
    """The plans that look best, of those that win one of the shortest; none if hardly a plan makes a
    difference."""
    won, looks, parts = list[int](), dict[int, float](), dict[Any, list[int]]()
    for at, plan in enumerate(trials.plans):
        if trials.wins(at):
            won.append(at)
            continue
        looks[at] = trials.glance(at, 0)
        if not trials.is_whole(at):
            parts.setdefault(plan.moves[-1], []).append(at)
    whole = [at for at in looks if trials.is_whole(at)]
    begun = [at for each in parts.values() for at in sorted(each, key=lambda at: -looks[at])[:ALIKE]]
    looks |= {at: trials.glance(at, 1) for at in begun}
    if won:  # what wins later in the turn is neither asked for nor wrong
        begun = [at for at in begun if looks[at] <= LEFT]
    least, most = OPEN
    best = max([looks[at] for at in whole + begun], default=0.0)
    if best > LEFT or len(trials.plans[won[0]].moves) < SHORTEST if won else not least < best < most:
        return []
    for part in (whole, begun):
        part.sort(key=lambda at: -looks[at])
    return [*won[:1], *whole[:GLANCED], *begun[:GLANCED]]

"""An analysis as it is kept, and what can be read in it.

Chances to win are told in thousandths.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.domain.course import find_swings
from games.core import Who
from games.search.advice import Reason

WHOLE = 1000
"""A chance that is certain."""

TURNS = 3
"""The moves that turned a match most which are told."""

LEAST = 20
"""What changes chances by less is no turning point, and a move that is worse by less was a good one."""


SURE = 2
"""How many standard errors a decision is better or worse by, if that is to be told."""


def to_percent(chance: int) -> int:
    """*chance* in whole per cent.

    >>> to_percent(347)
    35
    """
    return round(100 * chance / WHOLE)


class Verdict(msgspec.Struct, frozen=True, array_like=True):
    """What the search found of a decision: the chance with the move that *who* *made*, which led to *step*,
    and with the *best* of all *other* ones, encoded.

    *doubt* is one standard error of what is between them. It was looked at *twice* if it may be told. The
    *reasons* are those for the better move.
    """

    step: int
    who: Who
    made: int
    best: int
    doubt: int
    other: bytes
    twice: bool = False
    reasons: tuple[Reason, ...] = ()

    @property
    def gain(self) -> int:
        """By how much the move was better than all others; below 0: another was better."""
        return self.made - self.best

    @property
    def is_clear(self) -> bool:
        """Whether that is more than chance alone makes of it."""
        return abs(self.gain) >= max(LEAST, SURE * self.doubt)


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of the match *match_id*, which has judged all decisions up to the step *reached*.

    *chances* are everybody's after the deal and after each move; it is *over* when all are judged. *left* are
    the steps in which somebody resigned: no decision of the game, to be bettered.
    """

    match_id: int
    chances: tuple[tuple[int, ...], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    reached: int = 0
    over: bool = False
    left: tuple[int, ...] = ()

    @property
    def turns(self) -> list[int]:
        """The steps that changed the chances most, in their order."""
        return sorted(find_swings(self.chances, TURNS, LEAST, self.left))

    @property
    def judged_people(self) -> list[Who]:
        """Whose decisions are judged."""
        return sorted({verdict.who for verdict in self.verdicts}, key=lambda who: (who.seat, who.sitting))

    def verdicts_of(self, who: Who) -> list[Verdict]:
        """What was found of the decisions of *who*."""
        return [verdict for verdict in self.verdicts if verdict.who == who]

    def best_of(self, who: Who) -> Verdict | None:
        """The decision of *who* that was better than anything else by most; None: none was for sure."""
        better = [verdict for verdict in self.verdicts_of(who) if verdict.is_clear and verdict.gain > 0]
        return max(better, key=lambda verdict: verdict.gain, default=None)

    def worst_of(self, who: Who) -> Verdict | None:
        """The decision of *who* that cost most; None: none did for sure."""
        worse = [verdict for verdict in self.verdicts_of(who) if verdict.is_clear and verdict.gain < 0]
        return min(worse, key=lambda verdict: verdict.gain, default=None)

    def count_good(self, who: Who) -> int:
        """How many decisions of *who* were as good as any, or nearly."""
        return sum(verdict.gain > 0 or not verdict.is_clear for verdict in self.verdicts_of(who))

    def with_verdict(self, verdict: Verdict) -> Analysis:
        """The same with *verdict* in the place of what was found before of that decision."""
        others = (each for each in self.verdicts if each.step != verdict.step)
        verdicts = tuple(sorted((*others, verdict), key=lambda each: each.step))
        return replace(self, verdicts=verdicts, reached=max(self.reached, verdict.step))

    def find_doubtful(self) -> Verdict | None:
        """One that would be told, and was not yet looked at twice; None: there are none."""
        told = (find(who) for who in self.judged_people for find in (self.best_of, self.worst_of))
        return next((verdict for verdict in told if verdict and not verdict.twice), None)


class Page(NamedTuple):
    """A page of an analysis: the chances, a turning point, or the best or worst decision of *who*.

    All but the first are about the move that led to *step*.
    """

    kind: Literal["chances", "turn", "best", "worst"]
    step: int = 0
    who: Who | None = None


def list_pages(analysis: Analysis) -> list[Page]:
    """All pages of *analysis*, in their order."""
    found = [Page("chances"), *(Page("turn", step) for step in analysis.turns)]
    for who in analysis.judged_people:
        if best := analysis.best_of(who):
            found.append(Page("best", best.step, who))
        if worst := analysis.worst_of(who):
            found.append(Page("worst", worst.step, who))
    return found

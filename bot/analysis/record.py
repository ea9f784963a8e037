"""An analysis as it is stored, and what it says. Chances to win are in thousandths."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.domain.course import find_swings
from games.core import Who
from games.search.advice import Reason

WHOLE = 1000
"""The chance of something certain."""

TURNS = 3
"""How many of the moves that turned a match most are told."""

LEAST = 20
"""A smaller change of chances is no turning point, and a move that is worse by less is a good one."""


SURE = 2
"""By how many standard errors a decision has to be better or worse to be told."""


def to_percent(chance: int) -> int:
    """Convert *chance* to whole percent.

    >>> to_percent(347)
    35
    """
    return round(100 * chance / WHOLE)


class Verdict(msgspec.Struct, frozen=True, array_like=True):
    """The chances with the move that *who* *made* and with the *best* of all *other* moves, encoded.

    The move led to *step*. *doubt* is one standard error of the difference. It was judged *twice* if it may
    be told. *reasons* are what the better move gains.
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
        """By how much the move was better than all others; negative if another was better."""
        return self.made - self.best

    @property
    def is_clear(self) -> bool:
        """Whether the difference is larger than chance explains."""
        return abs(self.gain) >= max(LEAST, SURE * self.doubt)


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of the match *match_id*, in which all decisions up to the step *reached* are judged.

    *chances* are everybody's after the deal and after each move; it is *over* when all decisions are judged.
    *left* holds the steps in which somebody resigned, which can't be judged as moves of the game.
    """

    match_id: int
    chances: tuple[tuple[int, ...], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    reached: int = 0
    over: bool = False
    left: tuple[int, ...] = ()

    @property
    def turns(self) -> list[int]:
        """The steps that changed the chances most, in order."""
        return sorted(find_swings(self.chances, TURNS, LEAST, self.left))

    @property
    def judged_people(self) -> list[Who]:
        """The players whose decisions are judged."""
        return sorted({verdict.who for verdict in self.verdicts}, key=lambda who: (who.seat, who.sitting))

    def verdicts_of(self, who: Who) -> list[Verdict]:
        """Return the verdicts on the decisions of *who*."""
        return [verdict for verdict in self.verdicts if verdict.who == who]

    def best_of(self, who: Who) -> Verdict | None:
        """Return the decision of *who* that beat all alternatives by most; None if none clearly did."""
        better = [verdict for verdict in self.verdicts_of(who) if verdict.is_clear and verdict.gain > 0]
        return max(better, key=lambda verdict: verdict.gain, default=None)

    def worst_of(self, who: Who) -> Verdict | None:
        """Return the decision of *who* that cost most; None if none clearly did."""
        worse = [verdict for verdict in self.verdicts_of(who) if verdict.is_clear and verdict.gain < 0]
        return min(worse, key=lambda verdict: verdict.gain, default=None)

    def count_good(self, who: Who) -> int:
        """Count the decisions of *who* that were as good as any, or nearly."""
        return sum(verdict.gain > 0 or not verdict.is_clear for verdict in self.verdicts_of(who))

    def with_verdict(self, verdict: Verdict) -> Analysis:
        """Return the analysis with *verdict* in place of the earlier one on that decision."""
        others = (each for each in self.verdicts if each.step != verdict.step)
        verdicts = tuple(sorted((*others, verdict), key=lambda each: each.step))
        return replace(self, verdicts=verdicts, reached=max(self.reached, verdict.step))

    def find_doubtful(self) -> Verdict | None:
        """Return a verdict that would be told but was judged only once; None if there is none."""
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
    """List all pages of *analysis* in order."""
    found = [Page("chances"), *(Page("turn", step) for step in analysis.turns)]
    for who in analysis.judged_people:
        if best := analysis.best_of(who):
            found.append(Page("best", best.step, who))
        if worst := analysis.worst_of(who):
            found.append(Page("worst", worst.step, who))
    return found

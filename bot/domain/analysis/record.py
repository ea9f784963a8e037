"""An analysis as it is kept, and what can be read in it.

Chances to win are told in thousandths.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from bot.domain.course import swings

TURNS = 3
"""The moves that turned a match most which are told."""

LEAST = 20
"""What changes chances by less is no turning point, and a move that is worse by less was a good one."""


class Verdict(msgspec.Struct, frozen=True, array_like=True):
    """What the search found of a decision: the chance with the move that *seat* *made*, which led to *step*,
    and with the *best* of all *other* ones, encoded. They may differ by *doubt* more or less."""

    step: int
    seat: int
    made: int
    best: int
    doubt: int
    other: bytes

    @property
    def gain(self) -> int:
        """By how much the move was better than all others; below 0: another was better."""
        return self.made - self.best


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of the match *match_id*, which has judged all decisions up to the step *reached*.

    *chances* are everybody's after the deal and after each move; it is *over* when all are judged.
    """

    match_id: int
    chances: tuple[tuple[int, ...], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    reached: int = 0
    over: bool = False

    @property
    def turns(self) -> list[int]:
        """The steps that changed the chances most, in their order."""
        return sorted(swings(self.chances, TURNS, LEAST))

    @property
    def judged(self) -> list[int]:
        """The seats whose decisions are judged."""
        return sorted({verdict.seat for verdict in self.verdicts})

    def of(self, seat: int) -> list[Verdict]:
        """What was found of the decisions made in *seat*."""
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def best(self, seat: int) -> Verdict | None:
        """The decision of *seat* that was better than anything else by most; None: none was for sure."""
        better = [verdict for verdict in self.of(seat) if verdict.gain >= max(LEAST, verdict.doubt)]
        return max(better, key=lambda verdict: verdict.gain, default=None)

    def worst(self, seat: int) -> Verdict | None:
        """The decision of *seat* that cost most; None: none did for sure."""
        worse = [verdict for verdict in self.of(seat) if -verdict.gain >= max(LEAST, verdict.doubt)]
        return min(worse, key=lambda verdict: verdict.gain, default=None)

    def good(self, seat: int) -> int:
        """How many decisions of *seat* were as good as any, or nearly."""
        return sum(verdict.gain > -max(LEAST, verdict.doubt) for verdict in self.of(seat))


class Page(NamedTuple):
    """A page of an analysis: the chances, a turning point, or a decision of the seat it names.

    All but the first are about the move that led to *step*.
    """

    kind: Literal["chances", "turn", "best", "worst"]
    step: int = 0
    seat: int | None = None


def pages(analysis: Analysis) -> list[Page]:
    """All pages of *analysis*, in their order."""
    found = [Page("chances"), *(Page("turn", step) for step in analysis.turns)]
    for seat in analysis.judged:
        if best := analysis.best(seat):
            found.append(Page("best", best.step, seat))
        if worst := analysis.worst(seat):
            found.append(Page("worst", worst.step, seat))
    return found

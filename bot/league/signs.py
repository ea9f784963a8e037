"""The signs of a league's participants: the color and the letter that each keeps at all tables.

There are more participants than colors. So the colors are dealt out in such a way that few of those who meet
share one, and where two still meet, the one who joined later plays that match in another color.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from bot.domain.people import pick_mark
from bot.language import MARKS
from bot.league.records import Participant, Table
from locales.names import choose_letters

BEHIND = 1_000_000
"""Larger than every participant's number."""

PASSES = 20
"""How often each participant may take a better color at most."""


def assign_signs(people: Sequence[Participant], tables: Sequence[Table]) -> tuple[Participant, ...]:
    """Give everybody a mark and a letter, the marks they have so far being those they want.

    It comes out the same every time. Wishes are fulfilled as far as nobody who meets wants the same.
    """
    meetings: dict[int, Counter[int]] = {who.number: Counter() for who in people}
    groups = [table.seats for table in tables] or [tuple(meetings)]  # without tables, all meet in the final
    for group in groups:
        for one, two in combinations([number for number in group if number is not None], 2):
            meetings[one][two] += 1
            meetings[two][one] += 1
    marks = [len(MARKS) if who.mark is None else who.mark for who in people]  # beyond the last: none yet
    for _ in range(PASSES):
        before = list(marks)
        for who in reversed(people):  # those who joined first keep what they want
            marks[who.number] = _pick_color(who, marks, meetings[who.number])
        if marks == before:
            break
    letters = choose_letters([who.name for who in people])
    return tuple(
        replace(who, mark=mark, letter=letter)
        for who, mark, letter in zip(people, marks, letters, strict=True)
    )


def _pick_color(who: Participant, marks: Sequence[int], meets: Counter[int]) -> int:
    """The color that is rarest among those whom *who* meets; of several the present or the wanted one."""
    clashes = [0] * (len(MARKS) + 1)
    for other, times in meets.items():
        clashes[marks[other]] += times
    now = marks[who.number]
    return min(range(len(MARKS)), key=lambda mark: (clashes[mark], mark != now, mark != who.mark, mark))


def find_signs(people: Sequence[Participant | None]) -> list[tuple[int, str]]:
    """The marks and letters of *people* at one table, all different; None stands for a bot who sits in.

    Those who joined first keep theirs. An empty letter is chosen when the match begins.
    """

    def order_of_joining(seat: int) -> int:
        who = people[seat]
        return BEHIND if who is None else who.number

    found: dict[int, tuple[int, str]] = {}
    for seat in sorted(range(len(people)), key=order_of_joining):
        who, taken = people[seat], {mark for mark, _ in found.values()}
        wanted, letter = (None, "") if who is None else (who.mark, who.letter)
        used = [letter for _, letter in found.values()]
        found[seat] = pick_mark(taken, wanted), "" if letter in used else letter
    return [found[seat] for seat in range(len(people))]

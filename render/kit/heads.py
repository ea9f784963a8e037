"""The places of seats at any table, and their heads: mark, name, hand or final place, how the player left."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from games.core import Outcome
from games.kit.seats import active_seats
from games.kit.view import BaseView
from locales.names import isolate
from render.kit.canvas import Canvas, Corners, Sprite
from render.kit.frame import EDGE, HEAD
from render.kit.ground import Ground
from render.kit.lettering import fit, measure
from render.kit.seats import GAP, held_cards, lay_out_seats, mark, rank, tray
from render.kit.sentences import enlist
from render.kit.theme import HEADLINE, LARGE, MEDIUM, SMALL, Look, Seat, showable

TOP = EDGE + HEAD
"""Where the upper row of places begins, below the headline."""


@dataclass(frozen=True, slots=True)
class Head:
    """What stands at the top of a place: *names* of its player from the longest to the shortest.

    *held* is the size of the hand, None where there is none. At the end *place* is the one reached, 0 before.
    Those awaited are *lit*, and at the end the winners. *out* tells in a word how somebody left. Who *leads*
    wears a crown.
    """

    mark: Seat
    names: tuple[str, ...]
    held: int | None
    place: int
    lit: bool
    out: str
    leads: bool = False


def head(view: BaseView, look: Look, seat: int, held: int | None = None, *, leads: bool = False) -> Head:
    """The head of *seat*, with so many cards *held*; *leads* as found by `find_leaders`."""
    over, out = view.outcome, view.out[seat]
    return Head(
        mark=look.seats[seat],
        names=short_names(look, seat),
        held=held,
        place=over.place(seat) if over else 0,
        lit=seat in over.winners if over else seat in view.awaited,
        out=look.say(f"picture-{out}") if out else "",
        leads=leads,
    )


def find_leaders(view: BaseView, figures: Sequence[int | tuple[int, ...]]) -> tuple[int, ...]:
    """The seats still playing that have the highest of *figures*, which everybody sees.

    Nobody leads where all are equal, or once the match is over.
    """
    playing = active_seats(view.out)
    most = max((figures[seat] for seat in playing), default=0)
    ahead = tuple(seat for seat in playing if figures[seat] == most)
    return () if view.outcome or len(ahead) == len(playing) else ahead


def describe_leaders(look: Look, names: Sequence[str], seats: Sequence[int]) -> list[str]:
    """The line about who leads, in words with these *names*; none where nobody does."""
    name = enlist(look.say, (names[seat] for seat in seats))
    return [look.say("game-picture-alt-leads", name=name)] if seats else []


_LEAST = 3
"""So many letters of a name are left at least where it is cut."""


def short_names(look: Look, seat: int) -> tuple[str, ...]:
    """Forms of the name of *seat*, longest first; the last one is the seat's letter in words."""
    name = showable(look.names[seat])
    if not name:
        return (look.letter(seat),)
    first = name.split()[0]
    return (*map(isolate, (name, first, *cut_word(first, _LEAST))), look.letter(seat))


def cut_word(word: str, least: int) -> Iterator[str]:
    """Cut off the end of *word*, ever more of it, down to so many letters."""
    ends = (end for end in range(len(word) - 1, least - 1, -1) if not unicodedata.combining(word[end]))
    return (f"{word[:end]}…" for end in ends)


def open_place(ground: Ground, head: Head, width: int, height: int) -> tuple[Canvas, Corners]:
    """The tray of a place with all of its *head* but the name, and the tray's shape."""
    image, shape, _ = tray(ground, width, height, head.lit)
    assert isinstance(shape, Corners)
    canvas = Canvas(image.copy(), ground)
    mark(canvas, head.mark, 42, 42, bool(head.out), leads=head.leads)
    if head.place:
        rank(canvas, head.place, width - 68, 17)
    elif head.held is not None and not head.out:
        held_cards(canvas, head.held, width - 66, 11)
    return canvas, shape


def write_name(canvas: Canvas, head: Head, right: int, below: int = 112) -> None:
    """Put the name on a place, so that it ends before *right*; and how its player left, *below* it."""
    tone = canvas.ground.muted if head.out else canvas.ground.text
    name, size = fit(head.names, (MEDIUM, SMALL), right - 80, bold=True)
    canvas.text(name, 80, 42, size, tone, bold=True)
    if head.out:
        canvas.text(head.out, 22, below, MEDIUM, tone)


def around(canvas: Canvas, seats: int, lower: int, paint: Callable[[int, int], Sprite]) -> None:
    """Stamp the places of all *seats* around the table; *lower* is the top of the lower row.

    *paint* makes the place of a seat in a width.
    """
    for seat, (x, y, width) in enumerate(lay_out_seats(seats, TOP, lower + GAP)):
        canvas.stamp(paint(seat, width), x, y)


_BADGE, _STEP, _APART = 60, 66, 8
"""How large badges in a headline are, how far apart, and how far before the words."""


def write_headline(
    canvas: Canvas,
    look: Look,
    seats: Sequence[int],
    choices: Iterable[str],
    *,
    y: int,
    left: int,
    right: int,
    centered: bool = False,
    after: int = 0,
) -> int:
    """The line at the top: the badges of *seats*, and the first of *choices* that fits; return where it ends.

    It stands between *left* and *right*, with *after* points for what follows. Words in large type go before
    longer ones in small type.
    """
    badges = _STEP * len(seats) + (_APART if seats else 0)
    every, room = list(choices), right - left - badges - after
    words, size = fit(every, (HEADLINE, LARGE), room, bold=True)
    if measure(words, size, bold=True) > room:
        words, size = fit(every, (MEDIUM, SMALL), room, bold=True)
    x = left
    if centered:
        x += (right - left - badges - after - measure(words, size, bold=True)) // 2
    for seat in seats:
        mark(canvas, look.seats[seat], x + _BADGE // 2, y, size=_BADGE)
        x += _STEP
    x += _APART if seats else 0
    return x + canvas.text(words, x, y, size, canvas.ground.text, bold=True)


def turn_or_winners(view: BaseView, look: Look, names: Sequence[str]) -> str:
    """Say whose turn it is, or who won, with these *names* by seat."""
    if view.outcome is None:
        return look.say("game-picture-turn", name=names[view.turn])
    return winners(view.outcome, look, names)


def winners(outcome: Outcome, look: Look, names: Sequence[str], money: str = "") -> str:
    """Who won, with these *names* by seat; and with how much *money*, in words, where that is the score."""
    won = outcome.winners
    name = " & ".join(names[seat] for seat in won)
    if money:
        return look.say("game-picture-won-with", name=name, count=len(won), money=money)
    return look.say("game-picture-won", name=name, count=len(won))


def celebrated(look: Look, outcome: Outcome, choices: Iterable[str]) -> list[str]:
    """Ways to say who won: *choices*, then one that leaves the names of several to their badges."""
    won = outcome.winners
    return [*choices, *([look.say("result-picture-shared", count=len(won))] if len(won) > 1 else [])]


def with_place(view: BaseView, look: Look, seat: int, words: str) -> str:
    """Put the place that *seat* reached before *words*, if the match is over."""
    if view.outcome is None:
        return words
    return look.say("game-picture-alt-place", place=view.outcome.place(seat), seat=words)


def describe_gone(view: BaseView, look: Look, seat: int, owns: str = "") -> str:
    """The line about *seat*, which has left the match, in words; with what it still *owns*."""
    out = enlist(look.say, filter(None, [look.say(f"picture-{view.out[seat]}"), owns]))
    words = look.say("game-picture-alt-out", letter=look.seats[seat].letter, name=look.names[seat], out=out)
    return with_place(view, look, seat, words)

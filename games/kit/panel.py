"""A seat's moves as steps of a few taps: a select and some buttons at a time, which lead on or make a move.

The offers alone say what is legal; a game's `panel` groups them, so that every offer is reached and nothing
else. How a step looks on Discord, and the ways back from it, are not the game's concern.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from games.texts import Label, Text

if TYPE_CHECKING:
    from games.core import AnyGame, Field, Offer

ENTRIES = 25
"""The most entries of a select."""

BUTTONS = 4
"""The most buttons of a step."""

Tone = Literal["plain", "best", "grave"]
"""Best is what most people want now: at most one in a step. Grave hurts and cannot be taken back."""


class Make(msgspec.Struct, frozen=True):
    """Makes the offer number *offer*, its fields answered as *chosen*; a window asks for those left open, or
    a `Fill` does.

    There they are answered as *preset* at first, for the reader to change.
    """

    offer: int
    chosen: dict[str, tuple[int, ...]] = {}
    preset: dict[str, tuple[int, ...]] = {}


class Tap(msgspec.Struct, frozen=True):
    """A button or an entry of a select: how it is called, and what *then* follows.

    The hint of its label is seen in selects only.
    """

    label: Label
    then: Make | Callable[[], Panel]
    tone: Tone = "plain"


class Pick(msgspec.Struct, frozen=True):
    """A select called *name*, one of whose *entries* is tapped: at most 25, see `pick`."""

    name: Text
    entries: tuple[Tap, ...]


class Fill(msgspec.Struct, frozen=True):
    """A select called *name* of at most 25 *options* of all fields that *make* leaves open, to be ticked.

    Those that are preset are ticked at first. What is preset and not among the options stays chosen.
    """

    name: Text
    make: Make
    options: dict[str, tuple[int, ...]]

    @property
    def kept(self) -> dict[str, tuple[int, ...]]:
        """What stays chosen, by field."""
        preset = self.make.preset
        return {
            name: tuple(option for option in preset.get(name, ()) if option not in options)
            for name, options in self.options.items()
        }


class Panel(msgspec.Struct, frozen=True):
    """One step: at most one *select* and four *buttons*.

    *asked* is its question, where that is not the game's own (`Game.ask`); *lines* say what else
    is to be known for it.
    """

    asked: Text | None = None
    lines: tuple[Text, ...] = ()
    select: Pick | Fill | None = None
    buttons: tuple[Tap, ...] = ()

    @property
    def taps(self) -> tuple[Tap, ...]:
        """The entries of the select, then the buttons: their places here are their numbers."""
        return (*(self.select.entries if isinstance(self.select, Pick) else ()), *self.buttons)


def pick(name: Text, entries: Sequence[Tap]) -> Pick:
    """A select of *entries*; if there are more than fit, the last one leads to the rest."""
    if len(entries) <= ENTRIES:
        return Pick(name, tuple(entries))
    rest = entries[ENTRIES - 1 :]
    more = Tap(Label(Text("panel-more", {"count": len(rest)})), lambda: Panel(select=pick(name, rest)))
    return Pick(name, (*entries[: ENTRIES - 1], more))


def build_steps(
    game: AnyGame,
    view: Any,
    number: int,
    offer: Offer,
    chosen: dict[str, tuple[int, ...]] | None = None,
    preset: dict[str, tuple[int, ...]] | None = None,
) -> Make | Callable[[], Panel]:
    """What follows a tap on the offer *number*, of which so much is *chosen*: a step for every field left.

    Where several options are chosen, those *preset* are at first.

    Where there is only one option it is chosen already, and where several are to be chosen of more than a
    select holds, a window asks.
    """
    chosen = {**{field.name: field.options for field in offer.fields if _is_clear(field)}, **(chosen or {})}
    left = sorted((field for field in offer.fields if field.name not in chosen), key=_is_many)
    if not left or (_is_many(left[0]) and (len(left) > 1 or not 1 <= len(left[0].options) <= ENTRIES)):
        return Make(number, chosen, preset or {})
    field = left[0]

    def step() -> Panel:
        asked = game.offer_label(view, offer).text
        name = Text(f"{game.key}-field-{field.name}")
        if _is_many(field):
            none = Tap(Label(Text("panel-none")), Make(number, {**chosen, field.name: ()}))
            fill = Fill(name, Make(number, chosen, preset or {}), {field.name: field.options})
            lines = (Text("panel-ticked"),) if preset else ()
            return Panel(asked, lines, fill, () if field.least else (none,))
        entries = [
            Tap(
                game.option_label(view, offer, field, option),
                build_steps(game, view, number, offer, {**chosen, field.name: (option,)}),
            )
            for option in field.options
        ]
        return Panel(asked, select=pick(name, entries))

    return step


def _is_many(field: Field) -> bool:
    return field.many or (field.least, field.most) != (1, 1)


def _is_clear(field: Field) -> bool:
    return not field.options or (not _is_many(field) and len(field.options) == 1)


def plain_panel(game: AnyGame, view: Any, offers: Sequence[Offer]) -> Panel:
    """The *offers* as they come: up to four as buttons, more as one select."""
    taps = [
        Tap(
            game.offer_label(view, offer),
            build_steps(game, view, number, offer),
            "grave" if offer.grave else "plain",
        )
        for number, offer in enumerate(offers)
    ]
    if len(taps) <= BUTTONS:
        return Panel(buttons=tuple(taps))
    return Panel(select=pick(Text("panel-pick"), taps))


def follow_path(panel: Panel, path: Sequence[int]) -> Panel | Make:
    """Where the taps with the numbers of *path* lead, one after the other, from *panel* on.

    Raises:
        LookupError: there is no such way.
    """
    where: Panel | Make = panel
    for number in path:
        if isinstance(where, Make):
            raise LookupError(number)
        then = where.taps[number].then
        where = then if isinstance(then, Make) else then()
    return where

"""Panels: a seat's moves as steps of a few taps.

Each step has a select and some buttons, which lead to further steps or make a move. Only the offers say what
is legal. The `panel` of a game arranges them so that every offer can be reached, and nothing else. The code
for Discord decides how a step looks and how to go back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from games.texts import Label, Text

if TYPE_CHECKING:
    from games.core import AnyGame, Field, Offer

ENTRIES = 25
"""The most entries a select can have."""

BUTTONS = 4
"""The most buttons a step can have."""

Tone = Literal["plain", "best", "grave"]
""""best" is what most people want now, at most one per step; "grave" hurts and can't be undone."""


class Make(msgspec.Struct, frozen=True):
    """Makes offer number *offer* with its fields answered as *chosen*; a modal or a `Fill` asks for the rest.

    *preset* are the answers that are preselected there.
    """

    offer: int
    chosen: dict[str, tuple[int, ...]] = {}
    preset: dict[str, tuple[int, ...]] = {}


class Tap(msgspec.Struct, frozen=True):
    """A button or an entry of a select: its label, and what it *leads_to*: a move to make, or another step.

    The hint of the label is shown only in selects.
    """

    label: Label
    leads_to: Make | Callable[[], Panel]
    tone: Tone = "plain"


class Pick(msgspec.Struct, frozen=True):
    """A select called *name*; tapping one of its *entries* chooses it. At most 25; see `pick`.

    A single entry is shown as a button without the *name*, and its hint among the lines of the step. It
    stands before the buttons of the step, after a best one, or after the first of them if it is one more way
    to do the same (*is_other*).
    """

    name: Text
    entries: tuple[Tap, ...]
    is_other: bool = False


class Fill(msgspec.Struct, frozen=True):
    """A select called *name* that answers all open fields of *make* at once, from at most 25 *options*.

    Preset options are preselected. Preset values that aren't among the options stay chosen.
    """

    name: Text
    make: Make
    options: dict[str, tuple[int, ...]]

    @property
    def kept(self) -> dict[str, tuple[int, ...]]:
        """The preset values that stay chosen, by field."""
        preset = self.make.preset
        return {
            name: tuple(option for option in preset.get(name, ()) if option not in options)
            for name, options in self.options.items()
        }


class Panel(msgspec.Struct, frozen=True):
    """One step: at most one *select* and four *buttons*.

    *question* replaces the prompt of the game (`Game.ask`) if given; *lines* are further information.
    """

    question: Text | None = None
    lines: tuple[Text, ...] = ()
    select: Pick | Fill | None = None
    buttons: tuple[Tap, ...] = ()

    @property
    def taps(self) -> tuple[Tap, ...]:
        """The entries of the select, then the buttons. Their positions here are their numbers."""
        return (*(self.select.entries if isinstance(self.select, Pick) else ()), *self.buttons)

    @property
    def lone_entry(self) -> Tap | None:
        """The only entry of the select; None if there are more or none."""
        is_lone = isinstance(self.select, Pick) and len(self.select.entries) == 1
        return self.taps[0] if is_lone else None


def hint_lines(tap: Tap) -> list[Text]:
    """Build the line with the hint of *tap*, if it has one: a button shows none."""
    return [Text("panel-lone", {"entry": tap.label.text, "hint": tap.label.hint})] if tap.label.hint else []


def pick(name: Text, entries: Sequence[Tap]) -> Pick:
    """Build a select of *entries*; if they don't fit, the last one leads to the rest."""
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
    """Build the steps after a tap on offer *number* with *chosen* fields: one for each other field.

    *preset* is preselected in fields with several answers. A field with a single answer is answered without
    asking. A modal asks for several options if a select can't hold them.
    """
    clear = {field.name: () if not field.options else field.only_answer() for field in offer.fields}
    chosen = {**{name: answer for name, answer in clear.items() if answer is not None}, **(chosen or {})}
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


def plain_panel(game: AnyGame, view: Any, offers: Sequence[Offer]) -> Panel:
    """Build a step with *offers* in order: up to four as buttons, more as one select."""
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
    """Follow the taps numbered in *path* from *panel*.

    Raises:
        LookupError: *path* doesn't exist.
    """
    where: Panel | Make = panel
    for number in path:
        if isinstance(where, Make):
            raise LookupError(number)
        leads_to = where.taps[number].leads_to
        where = leads_to if isinstance(leads_to, Make) else leads_to()
    return where

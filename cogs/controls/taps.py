"""Taps on the panel of a match, a lesson or a puzzle, which lead to a step or a window, or make a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.discord.controls import Control
from bot.discord.messages import panel as messages
from bot.discord.messages.moves import Moves, PanelPlace, Path, read_path
from bot.domain.match import Match
from cogs.kit.replies import Interaction, settle
from cogs.kit.router import Guard, chosen_value, chosen_values, control
from games.core import InvalidMove
from games.kit.moves import Chosen
from games.kit.panel import Make


class TappedPanel(ABC):
    """A panel that was tapped, with the open *moves* of its *match*."""

    def __init__(self, interaction: Interaction, match: Match, moves: Moves) -> None:
        self.interaction = interaction
        self.match = match
        self.moves = moves

    @abstractmethod
    async def show(self, place: PanelPlace) -> None:
        """Show the panel at *place*."""

    @abstractmethod
    async def make(self, index: int, chosen: Chosen) -> None:
        """Make the offer number *index* as *chosen*, and show what follows."""


T = TypeVar("T")

Opener = Callable[[Interaction, T, Control], Awaitable[TappedPanel | None]]
"""Returns the panel on which somebody tapped a control, given what the guard found.

None means that they are answered already, since the panel asks something else now.
"""


def answer_taps(open_panel: Opener[T], guard: Guard[T], prefix: str = "") -> None:
    """Answer the controls of the panels that *open_panel* returns; their verbs begin with *prefix*."""

    @control(f"{prefix}do", guard, first=None)
    async def do(interaction: Interaction, found: T, wanted: Control) -> None:
        """Tap a button: make its move, or go on to its step."""
        if panel := await open_panel(interaction, found, wanted):
            await _tap(panel, *read_path(wanted.argument))

    @control(f"{prefix}pick", guard, first=None)
    async def pick(interaction: Interaction, found: T, wanted: Control) -> None:
        """Tap an entry of a select: make its move, or go on to its step."""
        if panel := await open_panel(interaction, found, wanted):
            path, _ = read_path(wanted.argument)
            entry, made = read_path(chosen_value(interaction))
            await _tap(panel, path + entry, made)

    @control(f"{prefix}choose", guard)
    async def choose(interaction: Interaction, found: T, wanted: Control) -> None:
        """Make the move whose fields were chosen in a select on the panel."""
        if panel := await open_panel(interaction, found, wanted):
            path, made = read_path(wanted.argument)
            make = panel.moves.make(made)
            ticked: dict[str, tuple[str, ...]] = {}
            for value in next(iter(chosen_values(interaction).values()), ()):
                name, _, option = value.rpartition(":")
                ticked[name] = (*ticked.get(name, ()), option)
            fields = panel.moves.open_fields(make)
            if not fields:
                raise InvalidMove("field-not-offered")
            if len(fields) == 1:
                ticked[fields[0].name] = ticked.pop("", ())
            await _decide(panel, path, make, ticked)

    @control(f"{prefix}fill", guard)
    async def fill(interaction: Interaction, found: T, wanted: Control) -> None:
        """Make the move whose fields were filled in a window."""
        if panel := await open_panel(interaction, found, wanted):
            path, made = read_path(wanted.argument.rpartition(".")[0])
            make = panel.moves.make(made)
            if not panel.moves.open_fields(make):
                raise InvalidMove("field-not-offered")
            await _decide(panel, path, make, chosen_values(interaction))

    @control(f"{prefix}sure", guard)
    async def sure(interaction: Interaction, found: T, wanted: Control) -> None:
        """Make the move that the person confirmed."""
        if panel := await open_panel(interaction, found, wanted):
            make = panel.moves.make(wanted.argument)
            if panel.moves.open_fields(make):
                raise InvalidMove("field-not-offered")
            await panel.make(make.offer, make.chosen)


async def _tap(panel: TappedPanel, path: Path, made: str) -> None:
    """Follow *path* to its step, or do what is *made* at its end."""
    if not made:
        panel.moves.step(path)
        await settle(panel.interaction)
        await panel.show(PanelPlace(path))
        return
    make = panel.moves.make(made)
    if panel.moves.open_fields(make):
        window = messages.build_form(panel.match, panel.moves, path, make)
        await panel.interaction.response.send_modal(window)
    else:
        await settle(panel.interaction)
        await _decide(panel, path, make, {})


async def _decide(panel: TappedPanel, path: Path, make: Make, values: dict[str, tuple[str, ...]]) -> None:
    """Make the move, or first ask for confirmation if it needs any."""
    offer = panel.moves.offers[make.offer]
    answers = {**messages.read_form(offer, values, make.preset), **make.chosen}
    if panel.moves.warning(make.offer, answers) is None:
        await panel.make(make.offer, answers)
    else:
        await panel.show(PanelPlace(path, (make.offer, answers)))

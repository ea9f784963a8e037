"""What a panel asks, and the path in it to a move."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from bot.discord.controls import Control, pack, parse, unpack
from bot.discord.messages.moves import read_path
from games.core import AnyGame, Field, Offer
from games.kit.panel import Fill, Make, Panel, follow_path

Json = dict[str, Any]

MOVES = ("do", "pick", "choose")

TAPS = {f"{kind}{verb}": verb for kind in ("lesson", "puzzle") for verb in (*MOVES, "sure")}
"""The verbs of a lesson's or a puzzle's panel, and the verb of a match's panel for each."""


class Question:
    """What a seat is asked in a state of a match: its offers, and the panel that leads to them.

    *asked* is the number of the question (`Player.question`). It may be about only some *offers*.
    """

    def __init__(
        self, game: AnyGame, state: Any, seat: int, asked: int, offers: list[Offer] | None = None
    ) -> None:
        self.game, self.state, self.seat, self.asked = game, state, seat, asked
        self.offers = game.open_offers(state, seat) if offers is None else offers
        self.panel = game.panel(game.view(state, seat), self.offers) if self.offers else Panel()

    def make(self, made: str) -> Make:
        """Read an argument made by `pack`."""
        index = int(made.partition(".")[0])
        return Make(index, *unpack(self.offers[index], made))

    def pack_last_tap(self, path: tuple[int, ...]) -> str:
        """Return what the last tap of *path* makes, as part of an argument; empty if it leads on."""
        make = follow_path(self.panel, path)
        return pack(make.offer, self.offers[make.offer], make.chosen) if isinstance(make, Make) else ""

    def sample(self, make: Make, random: Random) -> dict[str, tuple[int, ...]]:
        """Choose a random answer to all fields of *make*."""
        fields = self.offers[make.offer].fields
        return {field.name: make.chosen.get(field.name) or field.sample(random) for field in fields}

    def way(
        self, number: int, chosen: dict[str, tuple[int, ...]]
    ) -> tuple[tuple[int, ...], dict[str, tuple[int, ...]]]:
        """Find the shortest path to the offer *number* as *chosen*, and return it with *chosen*.

        Raises LookupError if there is none: the panel may take several moves for what the bot does in one.
        """

        def fits(make: Make) -> bool:
            parts = make.chosen.items()
            return make.offer == number and all(set(options) == set(chosen[name]) for name, options in parts)

        ahead: deque[tuple[tuple[int, ...], Panel]] = deque([((), self.panel)])
        while ahead:
            path, step = ahead.popleft()
            for index, tap in enumerate(step.taps):
                if not isinstance(tap.leads_to, Make):
                    ahead.append(((*path, index), tap.leads_to()))
                elif fits(tap.leads_to):
                    return (*path, index), chosen
            if isinstance(step.select, Fill) and fits(step.select.make):
                return path, chosen
        raise LookupError(f"no way to {self.offers[number]}")


def find_values(part: Json, path: tuple[int, ...], made: str) -> list[str] | None:
    """Choose values in a control that make *made*, or else tap along *path*; None if there are none."""

    def fits(tapped: tuple[int, ...], makes: str) -> bool:
        return makes == made if made else tapped == path

    control = parse_control(part)
    here, makes = read_path(control.argument)
    if control.verb == "do":
        return [] if fits(here, makes) else None
    for option in part["options"] if control.verb == "pick" else ():
        number, makes = read_path(option["value"])
        if fits(here + number, makes):
            return [option["value"]]
    return None


def allows(offer: Offer, given: Mapping[str, int | Sequence[int]]) -> bool:
    """Whether *offer* allows the *given* values."""
    fields = {field.name: field for field in offer.fields}
    return all(
        offer.given.get(name) == value
        if name in offer.given
        else name in fields and set(options(fields[name], value)) <= set(fields[name].options)
        for name, value in given.items()
    )


def options(field: Field, value: int | Sequence[int] | None) -> tuple[int, ...]:
    """Return the options of *field* that answer it: *value*, or by default the first ones."""
    if value is None:
        return field.options[: field.least] if not field.need else field.sample(Random(0))
    return (value,) if isinstance(value, int) else tuple(value)


def fill_select(item: Json, chosen: Mapping[str, tuple[int, ...]]) -> list[str]:
    """Choose values in one select of a window; a field with many options has several selects."""
    values = [option["value"] for option in item["options"]]
    wanted = set(map(str, chosen.get(item["custom_id"].partition(":")[0], ())))
    return [value for value in values if value in wanted] or values[: item.get("min_values", 1)]


def choose_ticks(part: Json, chosen: Mapping[str, tuple[int, ...]]) -> list[str]:
    """Choose entries in a list on a panel; if it covers several fields, its values name them."""
    wanted = {
        value for name in chosen for option in chosen[name] for value in (str(option), f"{name}:{option}")
    }
    return [option["value"] for option in part["options"] if option["value"] in wanted]


def parse_control(part: Json) -> Control:
    """Parse the custom_id of a control."""
    parsed = parse(part["custom_id"])
    assert parsed is not None
    return replace(parsed, verb=TAPS.get(parsed.verb, parsed.verb))


def moves(part: Json) -> bool:
    """Whether a control belongs to the moves of a panel."""
    return read_action(part).partition(":")[0] in MOVES and not part.get("disabled")


def read_action(part: Json) -> str:
    """Return the verb and the argument of a control."""
    if parse(part.get("custom_id", "")) is None:
        return ""
    control = parse_control(part)
    return f"{control.verb}:{control.argument}"

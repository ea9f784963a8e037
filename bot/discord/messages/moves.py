"""The moves of a seat as controls on Discord, one step of its panel at a time.

The game decides what each step holds (`games.kit.panel`). A control names the *path* to it: the numbers of
the taps from the first step on. A button (``do``) adds its own number, a select (``pick``, ``choose``) names
its step. A control that makes a move names the move too: while the same moves are offered, steps may come in
another order, and nobody must make a move other than the one they read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

import msgspec
from discord import ButtonStyle, PartialEmoji, SelectOption, ui

import games
from bot.discord.controls import Control, is_number, pack, unpack
from bot.discord.emojis import find_emoji
from bot.discord.messages import layout
from bot.domain.choices import only_move
from bot.domain.match import Match
from bot.language import Language, seat_emoji
from games.core import AnyGame, Field, InvalidMove, Label, Offer
from games.kit.moves import Chosen
from games.kit.panel import Fill, Make, Panel, Pick, Tap, Tone, follow_path, hint_lines

STYLES: dict[Tone, ButtonStyle] = {
    "plain": ButtonStyle.secondary,
    "best": ButtonStyle.success,
    "grave": ButtonStyle.danger,
}

_PATH = re.compile(r"/|(/[0-9]{1,3})+")

Path = tuple[int, ...]


class PanelPlace(msgspec.Struct, frozen=True):
    """Where in a panel its reader is: at the step that *path* leads to, or asked whether it is *meant*.

    *meant* holds the number of an offer, and what was chosen for its fields. Instead of all that, the panel
    can show a position that its reader *missed*: these are numbered from 0.
    """

    path: Path = ()
    meant: tuple[int, Chosen] | None = None
    missed: int | None = None


FIRST = PanelPlace()
"""The first step."""


def write_path(path: Sequence[int], made: str = "") -> str:
    """Write *path* as an argument of a control, with what is *made* at its end (see `pack`).

    >>> write_path((3, 12)), write_path(()), write_path((3,), "5.1.-")
    ('/3/12', '/', '/3=5.1.-')
    """
    return "/" + "/".join(map(str, path)) + (f"={made}" if made else "")


def read_path(argument: str) -> tuple[Path, str]:
    """Read the path from an *argument* made by `write_path`, and what is made at its end.

    Raises:
        InvalidMove: Freehold never wrote that.

    >>> read_path("/3/12"), read_path("/"), read_path("/3=5.1.-")
    (((3, 12), ''), ((), ''), ((3,), '5.1.-'))
    """
    path, _, made = argument.partition("=")
    if not _PATH.fullmatch(path):
        raise InvalidMove("field-not-offered")
    return tuple(map(int, filter(None, path.split("/")))), made


def _is_plan_idle(match: Match, seat: int, game: AnyGame, offers: Sequence[Offer]) -> bool:
    """Whether *offers* are nothing but plans that save no time.

    At a quick table, bots answer at once, and so does the house for somebody with only one move.
    """
    if match.forced != "quick" or not {offer.move for offer in offers} <= game.planning:
        return False
    has_one = len(offers) == 1 and all(field.only_answer() for field in offers[0].fields)
    return has_one or all(player.user_id is None for player in match.players if player.seat != seat)


class Moves:
    """The *offers* open to one *seat* and the steps that lead to them, in one language."""

    def __init__(self, match: Match, seat: int, words: Language) -> None:
        self.say = words.at_table(match)
        self.plain = words.at_table(match, "label")
        self._unmarked = words.at_table(match, "picture")
        self.game: AnyGame = games.load(match.game)
        self.view = self.game.view(match.state, seat)
        running = match.status == "running"
        self.offers = self.game.open_offers(match.state, seat) if running else []
        if _is_plan_idle(match, seat, self.game, self.offers):
            self.offers = []
        self.are_awaited = seat in match.waiting
        self._match = match
        self._seat = seat
        self._question = match.players[seat].question

    @cached_property
    def _first(self) -> Panel:
        """The first step; it isn't built for a tap that names its move."""
        return self.game.panel(self.view, self.offers) if self.offers else Panel()

    def question(self, step: Panel) -> str:
        """Return what *step* asks; empty if it asks nothing and the match waits for others only."""
        asked = step.question or (self.game.ask(self.view) if self.are_awaited else None)
        return self.say(asked).strip() if asked else ""

    @property
    def waits(self) -> str:
        """Say for whom the match waits, in one's own turn also for what."""
        if self._match.state.turn == self._seat and self._match.status == "running":
            return self.say(self.game.ask(self.view)).strip()
        return self.say("panel-waits", players=self.say.join(map(self.say.name, sorted(self._match.waiting))))

    def step(self, path: Path) -> Panel:
        """Return the step that *path* leads to.

        Raises:
            InvalidMove: it leads to none.
        """
        try:
            step = follow_path(self._first, path)
        except LookupError:
            raise InvalidMove("field-not-offered") from None
        if isinstance(step, Make):
            raise InvalidMove("field-not-offered")
        return step

    def has_step(self, path: Path) -> bool:
        """Whether *path* leads to a step."""
        try:
            self.step(path)
        except InvalidMove:
            return False
        return True

    def lines(self, step: Panel) -> list[str]:
        """Return what its reader should know besides the question of *step*."""
        lone = step.lone_entry
        return [*map(self.say, (*step.lines, *(hint_lines(lone) if lone else ())))]

    def known_part(self, path: Path) -> Path:
        """Return *path* if its last tap belongs to a step, and otherwise the path of the first step."""
        return path if self.has_step(path[:-1]) else ()

    def make(self, made: str) -> Make:
        """Decode an argument made by `pack`; what is kept of a field left open is preset.

        Raises:
            InvalidMove: there is no such offer.
        """
        index = made.partition(".")[0]
        if not is_number(index) or int(index) >= len(self.offers):
            raise InvalidMove("field-not-offered")
        return Make(int(index), *unpack(self.offers[int(index)], made))

    def open_fields(self, make: Make) -> list[Field]:
        """Return the fields that *make* leaves open."""
        return [field for field in self.offers[make.offer].fields if field.name not in make.chosen]

    def preset(self, path: Path) -> Chosen:
        """Return what is preset in the window that *path* leads to."""
        tap = self._last_tap(path)
        return tap.leads_to.preset if tap and isinstance(tap.leads_to, Make) else {}

    def is_grave(self, path: Path) -> bool:
        """Whether the last tap of *path* does harm that can't be undone."""
        tap = self._last_tap(path)
        return tap is not None and tap.tone == "grave"

    def warning(self, index: int, chosen: Chosen) -> Label | None:
        """Return what to confirm before offer number *index* is made as *chosen*; None if nothing.

        Raises:
            MoveError: what is chosen does not answer the offer.
        """
        offer = self.offers[index]
        self.game.fill(offer, chosen)
        if self.are_awaited and only_move(self.game, self._match.state, self._seat) is not None:
            return None  # there is no other move
        return self.game.warning(self.view, offer, chosen)

    def label(self, offer: Offer) -> Label:
        """Return the label of *offer*."""
        return self.game.offer_label(self.view, offer)

    def choices(
        self, offer: Offer, field: Field, options: Sequence[int], preset: Sequence[int] = ()
    ) -> list[SelectOption]:
        """Return *options* of a *field* of *offer* as entries of a select; those in *preset* are chosen."""
        return [
            self._entry(option, self.game.option_label(self.view, offer, field, option), option in preset)
            for option in options
        ]

    def controls(self, path: Path) -> list[layout.Item]:
        """Build the controls of the step that *path* leads to."""
        step = self.step(path)
        select, shown = step.select, [*enumerate(step.taps)][len(step.taps) - len(step.buttons) :]
        if (lone := step.lone_entry) is not None and isinstance(select, Pick):
            is_last = any(tap.tone == "best" for tap in step.buttons)
            shown.insert(1 if select.is_other else len(shown) if is_last else 0, (0, lone))
            select = None
        buttons = layout.rows(self._button((*path, number), tap) for number, tap in shown)
        return [*([self._select(path, select)] if select else []), *buttons]

    def back(self, place: PanelPlace) -> ui.Button[ui.LayoutView]:
        """Build the button that leads from *place* back to the step before."""
        name, sign = ("panel-back", "back") if place.meant is None else ("confirm-no", "no")
        control = self.control("do", write_path(place.path[:-1]))
        return layout.button(control, self.plain(name), emoji=find_emoji(f"act-{sign}", self.say))

    def control(self, verb: str, argument: str) -> Control:
        """Return a control that belongs to the present question."""
        return Control(verb, self._match.id, self._question, argument)

    def pack(self, make: Make) -> str:
        """Encode *make* as a part of an argument; see `make`."""
        return pack(make.offer, self.offers[make.offer], make.chosen)

    def _last_tap(self, path: Path) -> Tap | None:
        """Return the last tap of *path*, or None if there is no such tap."""
        try:
            return self.step(path[:-1]).taps[path[-1]]
        except (InvalidMove, IndexError):
            return None

    def _name_made(self, tap: Tap) -> str:
        return self.pack(tap.leads_to) if isinstance(tap.leads_to, Make) else ""

    def _button(self, path: Path, tap: Tap) -> ui.Button[ui.LayoutView]:
        control, (text, shown) = (
            self.control("do", write_path(path, self._name_made(tap))),
            self._name(tap.label),
        )
        return layout.button(control, text, STYLES[tap.tone], emoji=shown)

    def _select(self, path: Path, select: Pick | Fill) -> layout.Item:
        name = self.plain(select.name)
        if isinstance(select, Pick):
            entries = [
                self._entry(write_path((number,), self._name_made(tap)), tap.label)
                for number, tap in enumerate(select.entries)
            ]
            return layout.select(self.control("pick", write_path(path)), name, entries)
        make, kept, options = select.make, select.kept, []
        offer, fields = self.offers[make.offer], self.open_fields(make)
        for field in fields:
            entries = self.choices(offer, field, select.options[field.name], make.preset.get(field.name, ()))
            for entry in entries if len(fields) > 1 else ():
                entry.value = f"{field.name}:{entry.value}"
            options += entries
        least = sum(max(0, field.least - len(kept[field.name])) for field in fields)
        most = sum(field.most - len(kept[field.name]) for field in fields)
        control = self.control("choose", write_path(path, pack(make.offer, offer, make.chosen, kept)))
        return layout.select(control, name, options, least, most)

    def _entry(self, value: int | str, label: Label, chosen: bool = False) -> SelectOption:
        hint = self.plain(label.hint) if label.hint else ""
        text, shown = self._name(label)
        return layout.option(str(value), text, hint, chosen=chosen, emoji=shown)

    def _name(self, label: Label) -> tuple[str, PartialEmoji | None]:
        """Return the words of *label* and its emoji. Beside a seat's emoji, names have no mark."""
        kind, _, number = label.emoji.partition("-")
        if kind != "seat":
            return self.plain(label.text), find_emoji(label.emoji, self.say)
        seat = int(number) - 1
        key = seat_emoji(self._match.marks[seat], bot=self._match.players[seat].is_bot)
        shown = find_emoji(key, self.say)
        return (self._unmarked if shown else self.plain)(label.text), shown

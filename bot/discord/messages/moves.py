"""One control for every open move: the same few rules for all games.

The offers are taken in groups, by the name of their move:

- a lone offer with one field is a select of that field's options (``choose``);
- up to four offers are buttons (``do``), the hints in the text above them;
- more are selects of up to 25 offers (``pick``).

What an awaited seat may do besides (`Game.anytime`) is one select behind them. An offer with something
left to choose opens a window when its button or its entry is taken (`panel.fill`).
"""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle, SelectOption, ui

import games
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.domain.match import Match
from bot.language import Language
from games.core import AnyGame, Field, Label, Offer

BUTTONS = 4
"""The most moves of one kind that are buttons."""

ROOM = 32
"""Components the moves may take, of the 40 a message holds."""

Group = list[tuple[int, Offer]]


class Moves:
    """The *offers* open to one *seat*, and how they are called in one language."""

    def __init__(self, match: Match, seat: int, words: Language) -> None:
        self.say = words.at(match)
        self.plain = words.at(match, "label")
        self.game: AnyGame = games.load(match.game)
        self.view = self.game.view(match.state, seat)
        running = match.status == "running"
        self.offers = self.game.open_to(match.state, seat) if running else []
        self._match = match
        self._question = match.players[seat].asked
        self._awaited = seat in match.waiting
        self._asked = len(self.game.offers(match.state, seat)) if running and self._awaited else 0

    def label(self, offer: Offer) -> Label:
        """How *offer* is called."""
        return self.game.offer_label(self.view, offer)

    def choices(self, offer: Offer, field: Field) -> list[SelectOption]:
        """The options of a *field* of *offer*, as entries of a select."""
        return [
            self._entry(option, self.game.option_label(self.view, offer, field, option))
            for option in field.options
        ]

    def controls(self) -> list[layout.Item]:
        """All moves: as many buttons as there is room for, selects for the others.

        What is open at any time is one select behind what is asked, so that it is in nobody's way.
        """
        together = list(enumerate(self.offers))
        besides = together[self._asked :] if self._asked else []
        kinds: dict[str, Group] = {}
        for index, offer in together[: len(together) - len(besides)]:
            kinds.setdefault(offer.move, []).append((index, offer))
        last = list(self._pick(len(kinds), besides, "panel-anytime")) if besides else []
        for most in (BUTTONS, 1, 0):
            controls = self._controls(list(kinds.values()), most) + last
            if sum(map(layout.size, controls)) <= ROOM:
                return controls
        return self._controls([together], 0)[: ROOM // 2]

    def _controls(self, groups: list[Group], most: int) -> list[layout.Item]:
        hints: list[str] = []
        buttons: list[ui.Button[ui.LayoutView]] = []
        selects: list[layout.Item] = []
        many = [group for group in groups if len(group) > most and not _is_lone(group)]
        for number, group in enumerate(groups):
            index, offer = group[0]
            if _is_lone(group):
                selects.append(self._choose(index, offer))
            elif len(group) <= most:
                first = self._awaited and number == 0
                style = ButtonStyle.primary if first else ButtonStyle.secondary
                for index, offer in group:
                    label = self.label(offer)
                    if label.hint:
                        hints.append(f"**{self.say(label.text)}** · {self.say(label.hint)}")
                    buttons.append(
                        layout.button(
                            self._control("do", str(index)),
                            self.plain(label.text),
                            ButtonStyle.danger if offer.grave else style,
                        )
                    )
            else:
                selects += self._pick(number, group, "panel-pick" if len(many) == 1 else "")
        text = layout.paragraph(*hints)
        return [*([text] if text else []), *selects, *layout.rows(buttons)]

    def _choose(self, index: int, offer: Offer) -> layout.Item:
        field = offer.fields[0]
        return layout.select(
            self._control("choose", str(index)),
            self.plain(self.label(offer).text),
            self.choices(offer, field),
            field.least,
            field.most,
        )

    def _pick(self, number: int, group: Group, name: str) -> Iterable[layout.Item]:
        """Selects of the offers of a *group*, called as the message *name* says, or by what is in them."""
        parts = layout.parts([self._entry(index, self.label(offer)) for index, offer in group])
        for part, options in enumerate(parts):
            first, last = options[0].label, options[-1].label
            yield layout.select(
                self._control("pick", f"{number}.{part}"),
                self.plain(name)
                if name and len(parts) == 1
                else self.plain("panel-pick-part", first=first, last=last),
                options,
            )

    def _entry(self, value: int, label: Label) -> SelectOption:
        return layout.option(str(value), self.plain(label.text), self.plain(label.hint) if label.hint else "")

    def _control(self, verb: str, argument: str) -> Control:
        return Control(verb, self._match.id, self._question, argument)


def _is_lone(group: Group) -> bool:
    """Whether it is one offer to be answered by a select in the panel itself; choosing nothing can not."""
    offer = group[0][1]
    if len(group) > 1 or len(offer.fields) != 1:
        return False
    field = offer.fields[0]
    return field.least >= 1 and len(field.options) <= layout.OPTIONS

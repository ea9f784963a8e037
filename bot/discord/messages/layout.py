"""The parts that all messages are made of, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, Color, PartialEmoji, SelectOption, TextStyle, ui
from msgspec.structs import replace

from bot.discord.controls import Control
from render.kit import theme

LABEL, PLACEHOLDER, OPTION, TITLE, ALT = 80, 150, 100, 45, 1024
"""The most characters of a button, a select's placeholder and options, a modal's title and labels, and alt
texts.
"""

OPTIONS = 25
"""The most options of a select."""

RADIOS = 5
"""The most radio buttons in a group: Discord takes ten, but a phone shows five beside another group."""

QUESTIONS = 5
"""The most questions of a modal."""

TEXT = 4000
"""The most characters of all texts of a message."""

BRASS = Color.from_rgb(*theme.GOLD)
"""The color of the frame of messages that concern no seat."""

_SIGN = re.compile(r"<:\w+:\d+>|.", re.DOTALL)
"""What a reader sees as one character: an emoji of ours, or any other character."""

_HALF = re.compile(r"<(?::\w*(?::\d*)?)?$")
"""One of our emojis that was cut through."""

Item = ui.Item[ui.LayoutView]
Row = ui.ActionRow[ui.LayoutView]

_LONG_WORD = 20
"""A word that is cut off after this many characters keeps its beginning."""


def cut(text: str, most: int) -> str:
    """Cut *text* to at most *most* characters, ending in an ellipsis.

    >>> cut("Freehold", 5)
    'Free…'
    """
    if len(text) <= most:
        return text
    kept = _HALF.sub("", text[: most - 1])
    if kept.count("\u2068") > kept.count("\u2069"):  # within a name that runs in its own direction
        return kept[:-1].rstrip() + "\u2069…"
    return kept.rstrip() + "…"


def shorten(text: str, most: int) -> str:
    """Cut *text* to at most *most* visible characters, ending in an ellipsis; an emoji counts as one.

    The last word stays whole or goes, unless it is very long.

    >>> shorten("7 <:card_7S_0123abcd:42> and more", 9)
    '7 <:card_7S_0123abcd:42> and…'
    >>> shorten("Anna pays Ben: the queen of spades", 21)
    'Anna pays Ben: the…'
    >>> shorten("Anna pays Ben: the queen of spades", 17)
    'Anna pays Ben…'
    """
    signs = _SIGN.findall(text)
    if len(signs) <= most:
        return text
    kept = len("".join(signs[: most - 1]))
    end = len(text[: max(0, text.rfind(" ", 0, kept + 1))].rstrip(" ,:;"))
    return cut(text, 1 + (end if end and kept - end < _LONG_WORD else kept))


def framed_message(*items: Item | None, accent: Color | None = None) -> ui.LayoutView:
    """Build a message of those *items* that are there, in one frame with the color *accent*."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*(item for item in items if item is not None), accent_color=accent))
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    while (over := view.content_length() - TEXT) > 0:
        longest = max(texts, key=lambda text: len(text.content))
        longest.content = cut(longest.content, max(1, len(longest.content) - over))
    view.stop()
    return view


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A message in one frame, complete except for its pictures, which take longer to draw.

    The items at the *top*, *above* and *below* the picture can belong to one message only: call `view` once.
    Those that are also *fleeting* may be out of date for a while, where an edit isn't possible.
    """

    top: Sequence[Item]
    above: Sequence[Item]
    below: Sequence[Item]
    accent: Color | None
    fleeting: Sequence[Item] = ()

    @property
    def components(self) -> list[Any]:
        """The message without its pictures, as Discord gets it."""
        return [item.to_component_dict() for item in (*self.top, *self.above, *self.below)]

    @property
    def lasting(self) -> list[Any]:
        """The components that must never be out of date."""
        return [
            item.to_component_dict()
            for item in (*self.top, *self.above, *self.below)
            if not any(item is each for each in self.fleeting)
        ]

    def view(
        self, picture: str | None, description: str, small: tuple[str | None, str] | None = None
    ) -> ui.LayoutView:
        """Build the message with the *picture* of that name, or with its *description* in words.

        A second picture, given the same way, may stand *small* beside the top; a tap enlarges it. Its
        description comes first.
        """
        name, alt = small or (None, "")
        top = [ui.Section(*self.top, accessory=thumbnail(name, alt))] if name and self.top else self.top
        return framed_message(
            *top,
            *self.above,
            None if top is not self.top else picture_or_words(name, alt),
            picture_or_words(picture, description),
            *self.below,
            accent=self.accent,
        )


def build_draft(
    above: Iterable[Item | None],
    below: Iterable[Item | None],
    accent: Color | None = None,
    fleeting: Iterable[Item | None] = (),
    top: Iterable[Item | None] = (),
) -> Draft:
    """Build a draft of the given items, at the *top*, *above* and *below* a picture."""

    def keep(items: Iterable[Item | None]) -> list[Item]:
        return [item for item in items if item is not None]

    return Draft(keep(top), keep(above), keep(below), accent, keep(fleeting))


def plain_message(*items: Item | None) -> ui.LayoutView:
    """Build a message of those *items* that are there, without a frame; they have to be short."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        if item is not None:
            view.add_item(item)
    view.stop()
    return view


def paragraph(*lines: str) -> Item | None:
    """Build a text of those *lines* that are not empty; None if there are none."""
    text = "\n".join(line for line in lines if line)
    return ui.TextDisplay(text) if text else None


def picture(name: str | None, alt: str) -> Item | None:
    """Show the picture that is sent as file *name*, with *alt* for people who can't see it."""
    if name is None:
        return None
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    return gallery.add_item(media=f"attachment://{name}", description=cut(alt, ALT))


def picture_or_words(name: str | None, description: str) -> Item | None:
    """Show the picture *name* with its *description* or, without a picture, the description itself."""
    return picture(name, description) if name else paragraph(description)


def thumbnail(name: str, alt: str) -> ui.Thumbnail[ui.LayoutView]:
    """Show the picture that is sent as file *name*, small, with *alt* for people who can't see it."""
    return ui.Thumbnail(f"attachment://{name}", description=cut(alt, ALT))


def file(name: str) -> Item:
    """Offer the file *name*, which is sent along, as a download."""
    return ui.File(f"attachment://{name}")


def button(
    control: Control,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    open: bool = True,
    emoji: PartialEmoji | None = None,
) -> ui.Button[ui.LayoutView]:
    """Build a button that does *control*, with an *emoji* before its label; it is disabled unless *open*."""
    return ui.Button(
        custom_id=control.custom_id, label=cut(label, LABEL), style=style, disabled=not open, emoji=emoji
    )


def link(url: str, label: str) -> ui.Button[ui.LayoutView]:
    """Build a button that leads to *url*."""
    return ui.Button(url=url, label=cut(label, LABEL))


def section(
    text: str, accessory: ui.Thumbnail[ui.LayoutView] | ui.Button[ui.LayoutView]
) -> ui.Section[ui.LayoutView]:
    """Build a *text* with a thumbnail or a button at its right."""
    return ui.Section(text, accessory=accessory)


def rows(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[Row]:
    """Put *buttons* in rows of up to five."""
    buttons = list(buttons)
    return [Row(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def option(
    value: str, label: str, hint: str = "", *, chosen: bool = False, emoji: PartialEmoji | None = None
) -> SelectOption:
    """Build an entry of a select: an *emoji*, a *label*, and a *hint* in small print below."""
    return SelectOption(
        value=value,
        label=cut(label, OPTION),
        description=cut(hint, OPTION) or None,
        default=chosen,
        emoji=emoji,
    )


def select(
    control: Control,
    placeholder: str,
    options: Sequence[SelectOption],
    least: int = 1,
    most: int = 1,
    alone: str = "",
) -> Row:
    """Build a row with a select that does *control* with the chosen values.

    If there is only one to choose, it is a button, labeled *alone* or like that option, and disabled if it is
    chosen already.
    """
    if least == 1 and len(options) == 1:
        (only,) = options
        emoji = only.emoji if isinstance(only.emoji, PartialEmoji) else None
        chosen = replace(control, value=only.value)
        return Row(button(chosen, alone or only.label, open=not only.default, emoji=emoji))
    return Row(
        ui.Select(
            custom_id=control.custom_id,
            placeholder=cut(placeholder, PLACEHOLDER),
            options=list(options),
            min_values=min(least, len(options)),
            max_values=max(1, min(most, len(options))),
        )
    )


def is_said(line: str, text: str) -> bool:
    """Whether *text* has the sentence *line*, perhaps with more after it.

    >>> is_said("Ben opens an auction.", "**Ben opens an auction. How much do you bid?**")
    True
    """
    return line.rstrip(".!。！") in text


def split_options(options: Sequence[SelectOption]) -> list[Sequence[SelectOption]]:
    """Split *options*, in order, into as few nearly equal parts as fit into a select each."""
    count = -(-len(options) // OPTIONS)
    size = -(-len(options) // max(1, count))
    return [options[start : start + size] for start in range(0, len(options), size)] if options else []


def question(
    name: str, label: str, options: Sequence[SelectOption], least: int = 1, most: int = 1, hint: str = ""
) -> ui.Label[ui.Modal]:
    """Build a question of a modal: a *label*, a *hint*, and a select of *options* whose answer is called
    *name*.
    """
    return ui.Label(
        text=cut(label, TITLE),
        description=cut(hint, OPTION) or None,
        component=ui.Select(
            custom_id=name,
            options=list(options),
            min_values=min(least, len(options)),
            max_values=max(1, min(most, len(options))),
            required=least > 0,
        ),
    )


def radios(name: str, label: str, options: Sequence[SelectOption]) -> ui.Label[ui.Modal]:
    """Build a question of a modal that shows all its *options*; the answer is called *name*."""
    group: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id=name)
    for each in options:
        group.add_option(
            label=each.label, value=each.value, description=each.description, default=each.default
        )
    return ui.Label(text=cut(label, TITLE), component=group)


def entry(
    name: str, label: str, most: int, value: str = "", *, required: bool = True, long: bool = False
) -> ui.Label[ui.Modal]:
    """Build a question of a modal with room to type *most* characters, in several lines if it is *long*.

    *value* is there already. The answer is called *name*.
    """
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=name,
        style=TextStyle.paragraph if long else TextStyle.short,
        default=value or None,
        required=required,
        max_length=most,
    )
    return ui.Label(text=cut(label, TITLE), component=field)


def modal(control: Control, title: str, questions: Iterable[ui.Label[ui.Modal]]) -> ui.Modal:
    """Build a window that asks up to five *questions* and then does *control* with the answers."""
    window = ui.Modal(title=cut(title, TITLE), custom_id=control.custom_id, timeout=None)
    for item in questions:
        window.add_item(item)
    window.stop()
    return window


def seat_color(mark: int) -> Color:
    """Return the frame's color for the player with that *mark* (`Match.marks`)."""
    return Color.from_rgb(*theme.SEATS[mark].color)


def message_url(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """Return the address of a message, or of its channel while there is no message."""
    address = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{address}/{message_id}" if message_id else address


def relative_time(time: float) -> str:
    """Write a time in unix seconds so that Discord shows it relative to now: *in 3 hours*."""
    return f"<t:{int(time)}:R>"


def time_of_day(time: float) -> str:
    """Write a time in unix seconds so that Discord shows each reader the time on their clock: *16:20*."""
    return f"<t:{int(time)}:t>"


def date(time: float) -> str:
    """Write a time in unix seconds so that Discord shows its day to each reader: *22 November 2026*."""
    return f"<t:{int(time)}:D>"


def count_components(item: Item) -> int:
    """Count the components of *item*, those inside it included."""
    return 1 + (sum(1 for _ in item.walk_children()) if isinstance(item, ui.ActionRow) else 0)

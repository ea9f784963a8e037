"""The parts all messages are made of, within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, Color, PartialEmoji, SelectOption, ui

from bot.discord.controls import Control
from render.kit import theme

LABEL, PLACEHOLDER, OPTION, TITLE, ALT = 80, 150, 100, 45, 1024
"""Characters of a button, a select's placeholder and options, a modal's title and labels, picture texts."""

OPTIONS = 25
"""Options of a select."""

RADIOS = 5
"""Options of a group of radio buttons: Discord takes ten, a phone shows these beside another group."""

QUESTIONS = 5
"""Questions of a modal."""

TEXT = 4000
"""Characters of all texts of a message."""

BRASS = Color.from_rgb(*theme.GOLD)
"""The frame's color where no seat is meant."""

_SIGN = re.compile(r"<:\w+:\d+>|.", re.DOTALL)
"""What is one sign to whoever reads it: an emoji of ours, or a character."""

_HALF = re.compile(r"<(?::\w*(?::\d*)?)?$")
"""An emoji of ours that was cut through."""

Item = ui.Item[ui.LayoutView]
Row = ui.ActionRow[ui.LayoutView]


def cut(text: str, most: int) -> str:
    """*text* with at most *most* characters, an ellipsis in place of the rest.

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
    """*text* with at most *most* signs to be read, an ellipsis in place of the rest.

    >>> shortened("7 <:card_7S_0123abcd:42> and more", 9)
    '7 <:card_7S_0123abcd:42> and…'
    """
    signs = _SIGN.findall(text)
    return text if len(signs) <= most else cut(text, len("".join(signs[: most - 1])) + 1)


def framed_message(*items: Item | None, accent: Color | None = None) -> ui.LayoutView:
    """A message of *items* (those that are there) in one frame with the color *accent*."""
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
    """A message in one frame that lacks only its picture, which takes longer than the rest.

    The items *above* and *below* the picture can be part of one message only: call `view` once.
    """

    above: Sequence[Item]
    below: Sequence[Item]
    accent: Color | None

    @property
    def components(self) -> list[Any]:
        """What the message shows without its picture, as Discord gets it."""
        return [item.to_component_dict() for item in (*self.above, *self.below)]

    def view(self, picture: str | None, description: str) -> ui.LayoutView:
        """The message with the *picture* of that name, or with its *description* in words."""
        return framed_message(
            *self.above, picture_or_words(picture, description), *self.below, accent=self.accent
        )


def build_draft(
    above: Iterable[Item | None], below: Iterable[Item | None], accent: Color | None = None
) -> Draft:
    """A message of the items that are there, *above* and *below* a picture."""
    return Draft(
        [item for item in above if item is not None], [item for item in below if item is not None], accent
    )


def plain_message(*items: Item | None) -> ui.LayoutView:
    """A message of *items* (those that are there) without a frame, short enough by itself."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        if item is not None:
            view.add_item(item)
    view.stop()
    return view


def paragraph(*lines: str) -> Item | None:
    """The *lines* that are not empty, one below the other; None if there are none."""
    text = "\n".join(line for line in lines if line)
    return ui.TextDisplay(text) if text else None


def picture(name: str | None, alt: str) -> Item | None:
    """The picture sent along as file *name*, told in words for those who cannot see it."""
    if name is None:
        return None
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    return gallery.add_item(media=f"attachment://{name}", description=cut(alt, ALT))


def picture_or_words(name: str | None, description: str) -> Item | None:
    """The picture *name* with its *description*, or without a picture the description itself."""
    return picture(name, description) if name else paragraph(description)


def thumbnail(name: str, alt: str) -> ui.Thumbnail[ui.LayoutView]:
    """The picture sent along as file *name*, small, told in words for those who cannot see it."""
    return ui.Thumbnail(f"attachment://{name}", description=cut(alt, ALT))


def file(name: str) -> Item:
    """The file *name*, sent along, to be downloaded."""
    return ui.File(f"attachment://{name}")


def button(
    control: Control,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    open: bool = True,
    emoji: PartialEmoji | None = None,
) -> ui.Button[ui.LayoutView]:
    """A button that does *control*, with an *emoji* before its label; gray and dead unless *open*."""
    return ui.Button(
        custom_id=control.custom_id, label=cut(label, LABEL), style=style, disabled=not open, emoji=emoji
    )


def link(url: str, label: str) -> ui.Button[ui.LayoutView]:
    """A button that leads to *url*."""
    return ui.Button(url=url, label=cut(label, LABEL))


def section(
    text: str, accessory: ui.Thumbnail[ui.LayoutView] | ui.Button[ui.LayoutView]
) -> ui.Section[ui.LayoutView]:
    """A *text* with a thumbnail or a button at its right."""
    return ui.Section(text, accessory=accessory)


def rows(buttons: Iterable[ui.Button[ui.LayoutView]]) -> list[Row]:
    """*buttons* in rows of up to five."""
    buttons = list(buttons)
    return [Row(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def option(
    value: str, label: str, hint: str = "", *, chosen: bool = False, emoji: PartialEmoji | None = None
) -> SelectOption:
    """One entry of a select: an *emoji*, *label*, and below it *hint* in small print."""
    return SelectOption(
        value=value,
        label=cut(label, OPTION),
        description=cut(hint, OPTION) or None,
        default=chosen,
        emoji=emoji,
    )


def select(
    control: Control, placeholder: str, options: Sequence[SelectOption], least: int = 1, most: int = 1
) -> Row:
    """A row with a select that does *control* with the chosen values."""
    return Row(
        ui.Select(
            custom_id=control.custom_id,
            placeholder=cut(placeholder, PLACEHOLDER),
            options=list(options),
            min_values=min(least, len(options)),
            max_values=max(1, min(most, len(options))),
        )
    )


def split_options(options: Sequence[SelectOption]) -> list[Sequence[SelectOption]]:
    """*options* in order, in as few nearly equal parts as fit into a select each."""
    count = -(-len(options) // OPTIONS)
    size = -(-len(options) // max(1, count))
    return [options[start : start + size] for start in range(0, len(options), size)] if options else []


def question(
    name: str, label: str, options: Sequence[SelectOption], least: int = 1, most: int = 1, hint: str = ""
) -> ui.Label[ui.Modal]:
    """One question of a modal: *label*, a *hint*, and a select of *options* whose answer is called *name*."""
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
    """One question of a modal, with all its *options* in sight, one of which is the answer called *name*."""
    group: ui.RadioGroup[ui.Modal] = ui.RadioGroup(custom_id=name)
    for each in options:
        group.add_option(
            label=each.label, value=each.value, description=each.description, default=each.default
        )
    return ui.Label(text=cut(label, TITLE), component=group)


def entry(name: str, label: str, most: int) -> ui.Label[ui.Modal]:
    """One question of a modal, answered by typing up to *most* characters; the answer is called *name*."""
    return ui.Label(text=cut(label, TITLE), component=ui.TextInput(custom_id=name, max_length=most))


def modal(control: Control, title: str, questions: Iterable[ui.Label[ui.Modal]]) -> ui.Modal:
    """A window that asks up to five *questions* and then does *control* with the answers."""
    window = ui.Modal(title=cut(title, TITLE), custom_id=control.custom_id, timeout=None)
    for item in questions:
        window.add_item(item)
    window.stop()
    return window


def seat_color(mark: int) -> Color:
    """The color of the player with that *mark* (`Match.marks`), for a message's frame."""
    return Color.from_rgb(*theme.SEATS[mark].color)


def message_url(guild_id: int, channel_id: int, message_id: int | None) -> str:
    """The address of a message, or of its channel as long as there is no message."""
    address = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return f"{address}/{message_id}" if message_id else address


def relative_time(time: float) -> str:
    """A point in time (unix seconds) as Discord shows it to every reader: *in 3 hours*."""
    return f"<t:{int(time)}:R>"


def date(time: float) -> str:
    """The day of a point in time (unix seconds) as Discord shows it to every reader: *22 November 2026*."""
    return f"<t:{int(time)}:D>"


def count_components(item: Item) -> int:
    """How many components *item* is, all inside it included."""
    return 1 + (sum(1 for _ in item.walk_children()) if isinstance(item, ui.ActionRow) else 0)

"""What Freehold says to newcomers: all games, each with a picture, and how to begin.

This answers `/help`, and is the first message on a server. Buttons turn its pages in place. Their argument is
a page and, in a direct message about a server, a channel where people can play there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.domain.place import Location
from bot.language import Language
from bot.service.pictures import Picture
from bot.version import VERSION
from games import keys, load
from games.core import Variant

MORE = ("start", "company", "play", "stuck", "server")
"""The sections of the page that explains how Freehold works."""


class Choice(NamedTuple):
    """A game that newcomers choose from: a *variant* of the one called *game*."""

    game: str
    variant: Variant


def list_choices() -> list[Choice]:
    """List all games and variants to choose from."""
    return [Choice(key, variant) for key in keys() for variant in load(key).variants]


def build_welcome(
    words: Language, head: str, covers: Sequence[Picture | None], place: Location | None = None
) -> ui.LayoutView:
    """Build the page with all games below *head*, each with its cover if it has one."""
    games = [
        layout.section(_describe(choice, words), layout.thumbnail(cover.name, cover.description))
        if cover
        else layout.paragraph(_describe(choice, words))
        for choice, cover in zip(list_choices(), covers, strict=True)
    ]
    buttons = [
        _turn("play", words, place, ButtonStyle.success),
        layout.button(Control("learn"), words("help-learn")),
        _turn("read", words, place),
        _turn("more", words, place),
    ]
    return layout.framed_message(layout.paragraph(head), *games, *layout.rows(buttons), accent=layout.BRASS)


def build_play(words: Language, head: str) -> ui.LayoutView:
    """Build the page that asks which game to play against bots; *head* says where."""
    offered = {f"{each.game}/{each.variant.name}": _describe(each, words) for each in list_choices()}
    return _choice_of("bots", offered, words, head)


def build_read(words: Language, place: Location | None = None) -> ui.LayoutView:
    """Build the page that asks whose rules to read."""
    offered = {
        key: f"**{words(f'{key}-name')}**\n{_line(Choice(key, load(key).variants[0]), words)}"
        for key in keys()
    }
    return _choice_of("read", offered, words, words("help-read-head"), place)


def build_elsewhere(words: Language, place: Location | None, why: str = "") -> ui.LayoutView:
    """Build the page that says where to play: at *place*, or on any server; *why* explains why not here."""
    there = (
        [layout.link(layout.message_url(place.guild_id, place.channel_id, None), words("help-there"))]
        if place
        else []
    )
    return layout.framed_message(
        layout.paragraph(why or words("help-elsewhere")),
        *layout.rows([*there, _turn("games", words, place)]),
        accent=layout.BRASS,
    )


def build_more(words: Language, place: Location | None, *, manages: bool) -> ui.LayoutView:
    """Build the page that explains how Freehold works, with more for somebody who *manages* the server."""
    return layout.framed_message(
        *(layout.paragraph(words(f"help-{part}")) for part in MORE if manages or part != "server"),
        layout.paragraph(words("help-version", version=VERSION)),
        *layout.rows([_turn("games", words, place)]),
        accent=layout.BRASS,
    )


def _choice_of(
    verb: str, offered: dict[str, str], words: Language, head: str, place: Location | None = None
) -> ui.LayoutView:
    """Build a page of what is *offered*: by argument, a text with a button beside it that does *verb*."""
    games = [
        layout.section(
            told, layout.button(Control(verb, argument=argument), words(f"help-{verb}"), ButtonStyle.primary)
        )
        for argument, told in offered.items()
    ]
    back = _turn("games", words, place)
    return layout.framed_message(layout.paragraph(head), *games, *layout.rows([back]), accent=layout.BRASS)


def _describe(choice: Choice, words: Language) -> str:
    game, variant = load(choice.game), choice.variant
    seats = game.seats_with(dict(variant.options))
    many = len(game.variants) > 1
    title = words(f"{game.key}-variant-{variant.name}-title" if many else f"{game.key}-name")
    size = words("help-seats", least=seats[0], most=seats[-1])
    return f"**{title}**\n{_line(choice, words)}\n-# {size}"


def _line(choice: Choice, words: Language) -> str:
    """Say in a line what *choice* is about."""
    return words(f"{choice.game}-variant-{choice.variant.name}")


def _turn(
    page: str, words: Language, place: Location | None, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    argument = ".".join(map(str, (page, *(place[:2] if place else ()))))
    return layout.button(Control("help", argument=argument), words(f"help-to-{page}"), style)

"""The lobby of a match by direct message, as each person in it, or asked to join, sees it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

import games
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.lobby import build_lobby
from bot.domain.match import Match
from bot.domain.people import Person
from bot.language import Language
from bot.service.pictures import Picture

MOST = 25
"""The most people in one list."""


def build_private_lobby(
    match: Match,
    words: Language,
    user_id: int,
    companions: Sequence[Person],
    cover: Picture | None = None,
) -> ui.LayoutView:
    """Build the lobby of *match*, by direct message, for the person *user_id*.

    The host chooses there whom to ask: one of their *companions*, with whom they have played, or anybody
    else whom Discord offers. When the match has begun, its reader opens their hand there: it is for those
    whom no direct message reaches.
    """
    if match.dealt:
        hand = layout.button(Control("hand", match.id), words("table-hand"), ButtonStyle.primary)
        told = words("lobby-door", game=words(f"{match.game}-name"))
        return layout.framed_message(layout.paragraph(told), *layout.rows([hand]))
    free = games.load(match.game).seats_with(match.options)[-1] - len(match.players) - len(match.missing)
    hosts = match.status == "lobby" and user_id == match.host_id and free > 0
    asks = _build_asks(match, words, companions, free) if hosts else ()
    return build_lobby(match, words, cover, asks=asks, user_id=user_id)


def _build_asks(match: Match, words: Language, companions: Sequence[Person], free: int) -> list[layout.Item]:
    """Build the selects with which the host asks people to join, at most as many as seats are *free*."""
    missing = {each.user_id for each in match.missing}
    known = [
        layout.option(str(each.user_id), words.write_name(each.name, "label"))
        for each in companions
        if each.user_id not in missing and match.seat_of(each.user_id) is None
    ]
    others: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=Control("askuser", match.id, match.version).custom_id,
        placeholder=layout.cut(words("lobby-ask-other", known="yes" if known else "no"), layout.PLACEHOLDER),
        max_values=min(free, MOST),
    )
    asks: list[layout.Item] = [layout.Row(others)]
    if known:
        one = words("lobby-ask-one", person=known[0].label)
        control = Control("ask", match.id, match.version)
        asks.insert(0, layout.select(control, words("lobby-ask"), known, alone=one))
    return asks

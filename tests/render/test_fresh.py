"""The picture of a hand frames what changed since its player's last move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from games.deal.cards import KIND
from games.deal.view import Last
from render import Position, gallery, paint
from render.cardopoly.positions import positions as cardopoly
from render.deal.places import cards_of
from render.deal.positions import positions as deal
from render.kit import theme
from render.png import encode


def paint_framed(game: str, position: Position, *fresh: int) -> bytes:
    look = replace(gallery.look(position), fresh=frozenset((game, card) for card in fresh))
    return encode(paint(game, position.view, look).image)


def list_cards(game: str, view: Any) -> list[list[int]]:
    """Return the cards of *view* that can be framed, grouped by kind."""
    if game == "cardopoly":
        return [list(view.hand), [space.card for space in view.board]]
    laid = [card for group in view.groups[view.seat] for card in group.cards]
    return [laid, list(view.banks[view.seat]), list(view.hand)]


@pytest.mark.parametrize(
    ("game", "position"), [("cardopoly", cardopoly()["hand-8"]), ("deal", deal()["hand-pay"])]
)
def test_news_are_framed_wherever_they_are_shown(game: str, position: Position) -> None:
    plain = paint_framed(game, position)
    kinds = list_cards(game, position.view)
    framed = [paint_framed(game, position, card) for cards in kinds for card in cards[:3]]
    assert len({plain, *framed}) == len(framed) + 1
    elsewhere = set(range(len(KIND))) - {card for cards in kinds for card in cards}
    if game == "deal":
        elsewhere -= {card for groups in position.view.groups for group in groups for card in cards_of(group)}
    assert paint_framed(game, position, *elsewhere) == plain


@pytest.mark.parametrize("name", ["hand-8", "hand-discard"])
def test_a_card_that_a_rival_has_taken_is_framed_there(name: str) -> None:
    position = deal()[name]
    taken = [
        group.cards[0]
        for seat, groups in enumerate(position.view.groups)
        for group in groups
        if seat != position.view.seat
    ]
    pictures = {paint_framed("deal", position), *(paint_framed("deal", position, card) for card in taken)}
    assert len(pictures) == len(taken) + 1


def gold_above(position: Position) -> int:
    strip = (
        paint("deal", position.view, gallery.look(position)).image.convert("RGB").crop((40, 100, 1080, 110))
    )
    return sum(count for count, color in strip.getcolors() or [] if color == theme.GOLD_LIT)


def test_what_was_done_to_the_player_stands_in_a_gold_frame() -> None:
    position = deal()["hand-waiting"]
    mine = position.view.seat
    to_me, to_another = (
        replace(position, view=structs.replace(position.view, last=Last(2, "paid", (9,), other=other)))
        for other in (mine, 0)
    )
    assert gold_above(to_me) > 1000 > 100 > gold_above(to_another)
    assert gold_above(deal()["hand-pay"]) > 1000

"""What somebody has news of is framed in the picture of their hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.deal.cards import KIND
from render import Position, gallery, paint
from render.cardopoly.positions import positions as cardopoly
from render.deal.positions import positions as deal
from render.png import encode


def painted(game: str, position: Position, *fresh: int) -> bytes:
    look = replace(gallery.look(position), fresh=frozenset((game, card) for card in fresh))
    return encode(paint(game, position.view, look).image)


def shown(game: str, view: Any) -> list[list[int]]:
    """The cards of *view* that can be framed, kind by kind."""
    if game == "cardopoly":
        return [list(view.hand), [space.card for space in view.board]]
    laid = [card for group in view.groups[view.seat] for card in group.cards]
    return [laid, list(view.banks[view.seat]), list(view.hand)]


@pytest.mark.parametrize(
    ("game", "position"), [("cardopoly", cardopoly()["hand-8"]), ("deal", deal()["hand-pay"])]
)
def test_news_are_framed_wherever_they_are_shown(game: str, position: Position) -> None:
    plain = painted(game, position)
    kinds = shown(game, position.view)
    framed = [painted(game, position, card) for cards in kinds for card in cards[:3]]
    assert len({plain, *framed}) == len(framed) + 1
    elsewhere = set(range(len(KIND))) - {card for cards in kinds for card in cards}
    assert painted(game, position, *elsewhere) == plain

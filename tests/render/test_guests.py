"""A picture of somebody else's hand and its description say whose hand it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.language import LOCALES
from render import gallery, painter

HANDS = {
    key: position
    for key, _, position in gallery.positions()
    if position.view.seat is not None and painter(key).hand is not painter(key).table
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", HANDS)
def test_a_guest_reads_the_players_name_over_the_hand(key: str, locale: str) -> None:
    position = HANDS[key]
    view, look = position.view, gallery.look(position, locale)
    guest = replace(look, guest=True)
    before, *_ = look.say("picture-held", name=look.names[view.seat], cards="#").split("#")
    own, others = painter(key).describe(view, look), painter(key).describe(view, guest)
    assert before in others
    assert before not in own
    assert painter(key).hand(view, guest).image.tobytes() != painter(key).hand(view, look).image.tobytes()

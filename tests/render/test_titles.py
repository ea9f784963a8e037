"""Hand titles follow the same pattern in all games."""

from __future__ import annotations

import pytest

from games import load
from render import gallery, painter
from render.kit.theme import Look
from render.samples import NAMES
from tests.kit.played import collect_states


@pytest.mark.parametrize("key", ["cardopoly", "deal", "monopoly", "property"])
def test_a_hand_says_whom_it_waits_for_and_who_won(key: str) -> None:
    waits = ends = 0
    for state in collect_states(key):
        game = load(key)
        for seat in game.active(state):
            view = game.view(state, seat)
            if seat in game.waiting_for(state):
                continue
            look = Look(gallery.words("en"), NAMES[: view.seats])
            canvas = painter(key).hand(view, look)
            title = " ".join(words for words, box in canvas.texts if box[1] < 100)
            if view.outcome:
                assert " win" in title
                ends += 1
            else:
                assert "Waiting for " in title, title
                waits += 1
    assert waits > 20
    assert ends

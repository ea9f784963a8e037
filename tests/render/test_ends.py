"""The final ranking of a match is the same wherever it is shown."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.language import LOCALES
from games.core import Outcome
from render import Position, gallery
from render.kit.ground import CARDOPOLY, DEAL, HOUSE, MONOPOLY, PROPERTY, Ground
from render.kit.heads import head
from render.kit.theme import contrast
from render.result import hero_of, ledger_of
from render.samples import HARD

GROUNDS = (PROPERTY, DEAL, CARDOPOLY, MONOPOLY, HOUSE)
ENDS = {key: position for key, name, position in gallery.positions() if name.startswith("end-")}


@pytest.mark.parametrize("key", ENDS)
def test_after_a_shared_first_place_comes_the_third(key: str) -> None:
    position = ENDS[key]
    seats = range(position.view.seats)
    ended = Outcome(((0, 1), *((seat,) for seat in seats[2:])), (0,) * len(seats))
    view, look = replace(position.view, outcome=ended), gallery.look(position)
    shown = [head(view, look, seat).place for seat in seats]
    assert shown == [1, 1, *range(3, len(seats) + 1)] == [ended.place(seat) for seat in seats]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("winners", [(0,), (0, 1), (0, 1, 2, 3)])
@pytest.mark.parametrize(("key", "name"), [("cardopoly", "names-4"), ("monopoly", "end-4")])
def test_an_end_has_room_for_the_longest_names(
    key: str, name: str, winners: tuple[int, ...], locale: str
) -> None:
    view = next(each.view for game, title, each in gallery.positions() if (game, title) == (key, name))
    places = (winners, *((seat,) for seat in range(4) if seat not in winners))
    ended = replace(view, outcome=Outcome(places, (3, 3, 2, 1)), phase="", awaited=())
    canvas = gallery.canvas(key, Position(ended, HARD), locale)
    assert not list(gallery.find_misfits(canvas))


def test_the_second_of_two_teams_is_second() -> None:
    ended = Outcome(((1, 3), (0, 2)), (0,) * 4, side=2)
    assert [ended.place(seat) for seat in range(4)] == [2, 1, 2, 1]


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.name)
def test_what_an_end_says_is_readable(ground: Ground) -> None:
    for tones in (hero_of(ground), ledger_of(ground)):
        assert contrast(tones.ink, tones.fill) >= 6
        assert contrast(tones.faint, tones.fill) >= 4.5
        assert contrast(tones.score, tones.fill) >= 4.5

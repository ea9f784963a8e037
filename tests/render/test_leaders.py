"""Whoever leads, judging by public information, wears a crown and is named in the description."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from games import load
from games.core import Outcome
from render import gallery, painter
from render.cardopoly import people
from render.deal import places as deal_places
from render.kit.canvas import Canvas
from render.kit.ground import HOUSE
from render.kit.heads import find_leaders
from render.kit.seats import mark
from render.kit.theme import SEATS, SMALL
from render.monopoly import places
from render.property import ledger
from tests.kit.played import collect_states

LEADERS: dict[str, Callable[[Any], tuple[int, ...]]] = {
    "cardopoly": people.leaders,
    "deal": deal_places.leaders,
    "monopoly": places.leaders,
    "property": ledger.leaders,
}


def test_nobody_leads_where_all_are_equal_or_once_it_is_over() -> None:
    view = gallery.positions()
    start = next(position.view for key, name, position in view if (key, name) == ("monopoly", "start-2"))
    assert find_leaders(start, (3, 3)) == ()
    assert find_leaders(start, (3, 4)) == (1,)
    assert find_leaders(replace(start, outcome=Outcome(((0,), (1,)), (3, 4))), (3, 4)) == ()
    assert find_leaders(replace(start, out=("", "", "resigned")), (3, 2, 9)) == (0,)


@pytest.mark.parametrize("key", ["cardopoly", "deal", "property"])
def test_the_leaders_would_win_if_it_ended_now(key: str) -> None:
    game = load(key)
    led = 0
    for state in collect_states(key):
        view = game.view(state, None)
        if key == "deal" and view.options["scoring"] == "points":
            continue  # here only the points of finished rounds decide who leads
        if game.outcome(state) is None and (ahead := LEADERS[key](view)):
            ended = game.outcome(game.end_now(state))
            assert ended
            assert sorted(ended.places[0]) == sorted(ahead)
            led += 1
    assert led > 10


def test_the_most_points_lead_a_match_of_deal_for_points_and_nobody_while_all_are_level() -> None:
    view = next(p.view for key, name, p in gallery.positions() if (key, name) == ("deal", "middle-4"))
    assert view.points == (13, 17, 12, 10)
    assert deal_places.leaders(view) == (1,)
    assert deal_places.leaders(replace(view, points=(0, 0, 0, 0))) == ()


@pytest.mark.parametrize(("name", "seat"), [("middle-4", 1), ("middle-3", 0)])
def test_the_crown_is_beside_the_points_of_a_match_of_deal_for_points_else_on_the_badge(
    name: str, seat: int
) -> None:
    """So it never says two things: whoever has most points may not have most sets."""
    position = next(p for key, each, p in gallery.positions() if (key, each) == ("deal", name))
    place = deal_places.place_of(position.view, gallery.look(position), seat)
    assert place.leads
    crowned, plain = (
        deal_places.paint_place(each, 536, 344, 132, 72, 0)[0]
        for each in (place, place._replace(leads=False))
    )
    changed = ImageChops.difference(crowned.image.convert("RGB"), plain.image.convert("RGB")).getbbox()
    assert changed
    points = [box for words, box in crowned.texts if words.endswith("points")]
    if name == "middle-4":
        assert points[0][0] - 70 < changed[0] < changed[2] < points[0][0]
    else:
        assert not points
        assert changed[2] < 100


@pytest.mark.parametrize("key", LEADERS)
def test_leaders_are_named_beside_the_picture(key: str) -> None:
    found = set()
    for game, _, position in gallery.positions():
        if game == key:
            look = gallery.look(position)
            words = painter(key).describe(position.view, look)
            ahead = LEADERS[key](position.view)
            line = next((line for line in words.split("\n") if line.startswith("In the lead: ")), "")
            assert bool(line) == bool(ahead)
            assert not line or line.count(",") == len(ahead) - 1
            found.add(len(ahead))
    assert {0, 1} <= found


@pytest.mark.parametrize("name", ["hand-10", "hand-15", "hand-9", "hand-out"])
def test_a_hand_of_monopoly_crowns_whoever_leads(name: str) -> None:
    """A lead of one pound doesn't move a badge along the bar; it only adds a crown."""
    position = next(p for key, each, p in gallery.positions() if (key, each) == ("monopoly", name))
    look, view = gallery.look(position), position.view
    level = replace(view, scores=(0,) * view.seats)
    pictures = {places.leaders(level): painter("monopoly").hand(level, look)}
    for seat in range(view.seats):
        if seat != view.seat:
            ahead = replace(level, scores=tuple(int(each == seat) for each in range(view.seats)))
            pictures[places.leaders(ahead)] = painter("monopoly").hand(ahead, look)
    assert len(pictures) == view.seats
    assert len({canvas.image.tobytes() for canvas in pictures.values()}) == view.seats


@pytest.mark.parametrize("size", [38, 40, 42, 48, 56])
def test_a_crown_stays_a_point_away_from_the_letter(size: int) -> None:
    """Capital letters are 70% as high as the font size."""

    def letter(*, leads: bool) -> bytes:
        canvas = Canvas(HOUSE.palette.blank(120, 120, HOUSE.palette.nearest(HOUSE.base)), HOUSE)
        mark(canvas, SEATS[1], 60, 60, size=size, leads=leads)
        (_, (left, _, right, _)), *_ = canvas.texts
        half = max(SMALL, size * 5 // 9) * 7 // 20 + 1
        return canvas.image.crop((left, 60 - half, right, 60 + half)).tobytes()

    assert letter(leads=True) == letter(leads=False)

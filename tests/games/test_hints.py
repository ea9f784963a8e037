"""What a control announces happens when its move is made: wins, ruin, rents, payments, cards left."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games import keys
from games.core import AnyGame, Label, Luck, Offer, Text
from games.kit.panel import Fill, Make, Panel
from locales import bundle
from tests.kit.hints import CHECKS, Played
from tests.kit.matches import Course, in_matches


@in_matches
def test_what_a_control_announces_comes_about(course: Course) -> None:
    game, random, checks = course.game, Random(course.number), CHECKS.get(course.key, {})
    for before, *_ in course.steps(2):
        seat = random.choice(sorted(game.waiting_for(before)))
        view = game.view(before, seat)
        offers = game.open_offers(before, seat)
        label, make = tap_randomly(game.panel(view, offers), random)
        offer = offers[make.offer]
        chosen = {field.name: field.sample(random) for field in offer.fields} | make.chosen
        move, state = game.fill(offer, chosen), game.copy(before)
        played = None
        for text in list_texts(game, view, offer, chosen, label):
            if check := checks.get(text.id):
                if played is None:
                    game.apply(state, seat, move, Luck(random))
                    played = Played(game, seat, move, view, game.view(state, seat), state)
                assert check(played, text.args), (text, move)


def tap_randomly(panel: Panel, random: Random) -> tuple[Label | None, Make]:
    """Tap at random from *panel* until a move is chosen; return the last label and the move."""
    label = None
    while True:
        if isinstance(panel.select, Fill) and random.randrange(1 + len(panel.buttons)) == 0:
            return label, panel.select.make
        tap = random.choice(panel.taps)
        label = tap.label
        if isinstance(tap.leads_to, Make):
            return label, tap.leads_to
        panel = tap.leads_to()


def list_texts(
    game: AnyGame, view: Any, offer: Offer, chosen: dict[str, tuple[int, ...]], label: Label | None
) -> Iterator[Text]:
    """Yield all texts about *offer* with the *chosen* options: of its control, its options and its warning.

    *label* is the label of the tap that makes the move.
    """
    labels = [label, game.offer_label(view, offer), game.warning(view, offer, chosen)]
    labels += [
        game.option_label(view, offer, field, option)
        for field in offer.fields
        for option in chosen[field.name]
    ]
    for label in labels:
        if label is not None:
            yield label.text
            if label.hint is not None:
                yield label.hint


@pytest.mark.parametrize("key", keys())
def test_what_is_checked_is_what_is_said(key: str) -> None:
    assert all(bundle("en").has_message(id) for id in CHECKS.get(key, {}))

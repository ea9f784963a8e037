"""Panels: taps reach every open move and nothing else, and no step is larger than a message allows.

Of several options with the same label, such as two red properties in one set, one has to be reachable. A move
without choices needs no tap if another move has the same effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import games
import render
from bot.domain.choices import compute_effect
from bot.language import language_of
from games.core import Label, Offer
from games.kit.moves import Chosen
from games.kit.panel import BUTTONS, ENTRIES, Fill, Make, Panel
from tests.kit.matches import Course, in_matches

DRAWN = {"", *render.emojis(games.keys())}
"""The keys of all emojis, and the empty key."""

SAY = language_of("en").with_seats(("Anna", "Ben", "Clara", "David", "Emma", "Finn"))

Reached = set[tuple[int, str, int]]


def steps(panel: Panel) -> Iterator[Panel]:
    """Yield *panel* and every step it leads to."""
    yield panel
    for tap in panel.taps:
        if not isinstance(tap.leads_to, Make):
            yield from steps(tap.leads_to())


def find_reached_options(panel: Panel, offers: list[Offer]) -> Iterator[tuple[int, str, int]]:
    """Yield what the taps of a step choose or leave open: offer, field (``""`` for the offer) and option."""
    makes = [(tap.leads_to, Chosen()) for tap in panel.taps if isinstance(tap.leads_to, Make)]
    if isinstance(panel.select, Fill):
        makes.append((panel.select.make, panel.select.options))
    for make, shown in makes:
        offer = offers[make.offer]
        assert set(make.chosen) <= {field.name for field in offer.fields}
        yield make.offer, "", 0
        for field in offer.fields:
            if field.name in make.chosen:
                field.check(make.chosen[field.name])
            options = make.chosen.get(field.name, shown.get(field.name, field.options))
            yield from ((make.offer, field.name, option) for option in options)


def open_options(offers: list[Offer]) -> Iterator[tuple[int, str, int]]:
    for number, offer in enumerate(offers):
        yield number, "", 0
        for field in offer.fields:
            yield from ((number, field.name, option) for option in field.options)


@in_matches
def test_every_open_move_is_reached_by_small_steps(course: Course) -> None:
    game = course.game
    for state, *_ in course.steps(5):
        for seat in game.active(state):
            offers, view = game.open_offers(state, seat), game.view(state, seat)
            met: Reached = set()
            for step in steps(game.panel(view, offers)) if offers else ():
                check_size(step, offers)
                assert {label.emoji for label in labels(step, game, view, offers)} <= DRAWN
                met.update(find_reached_options(step, offers))
            options = set(open_options(offers))
            assert met <= options
            spare = find_spare(game, state, seat, offers, {number for number, *_ in met})
            unmet = {option for option in options - met if option[0] not in spare}
            assert all(is_called_like_another(game, view, offers, each, met) for each in unmet)


@in_matches
def test_no_two_taps_of_a_step_look_alike(course: Course) -> None:
    """Except for equal wilds in a set of Deal, which lie there side by side."""
    game = course.game
    if game.key == "deal":
        return
    for state, *_ in course.steps(5):
        for seat in game.active(state):
            if offers := game.open_offers(state, seat):
                for step in steps(game.panel(game.view(state, seat), offers)):
                    labels_of = [tap.label for tap in step.taps]
                    looks = [(SAY(each.text), each.hint and SAY(each.hint)) for each in labels_of]
                    assert len(looks) == len(set(looks)), looks


def find_spare(game: Any, state: Any, seat: int, offers: list[Offer], met: set[int]) -> set[int]:
    """Return the numbers of offers without choices that aren't *met* but have the same effect as another."""

    def effect(number: int) -> str | None:
        answers = {field.name: field.only_answer() for field in offers[number].fields}
        if None in answers.values():
            return None
        return repr(compute_effect(game, state, seat, game.fill(offers[number], answers)))

    unmet = {number: effect(number) for number in range(len(offers)) if number not in met}
    found = {effect(number) for number in met} if unmet else set()
    return {number for number, brought in unmet.items() if brought is not None and brought in found}


def is_called_like_another(
    game: Any, view: Any, offers: list[Offer], option: tuple[int, str, int], met: Reached
) -> bool:
    """Whether an *option* of a field has the same label as another one in *met*."""
    number, name, value = option
    (field,) = (field for field in offers[number].fields if field.name == name)
    others = [other for offer, field, other in met if (offer, field) == (number, name)]
    labels = [game.option_label(view, offers[number], field, each) for each in (value, *others)]
    called = [(SAY(label.text), SAY(label.hint) if label.hint else "") for label in labels]
    return called[0] in called[1:]


def labels(step: Panel, game: Any, view: Any, offers: list[Offer]) -> Iterator[Label]:
    """Return the labels of everything that can be tapped in *step*."""
    yield from (tap.label for tap in step.taps)
    if isinstance(step.select, Fill):
        offer = offers[step.select.make.offer]
        for field in offer.fields:
            yield from (game.option_label(view, offer, field, option) for option in field.options)


def check_size(step: Panel, offers: list[Offer]) -> None:
    """Assert that *step* fits into a message, and that its select asks something."""
    assert len(step.buttons) <= BUTTONS
    assert len(step.taps) - len(step.buttons) <= ENTRIES
    assert sum(tap.tone == "best" for tap in step.taps) <= 1
    if isinstance(step.select, Fill):
        make, shown = step.select.make, step.select.options
        fields = {field.name: field for field in offers[make.offer].fields}
        assert 2 <= sum(map(len, shown.values())) <= ENTRIES
        assert any(fields[name].only_answer() is None for name in shown)
        assert all(set(options) <= set(fields[name].options) for name, options in shown.items())
        assert make.chosen.keys() == fields.keys() - shown.keys()
        assert make.preset.keys() <= shown.keys()


@in_matches
def test_no_tap_leads_to_a_step_without_a_choice(course: Course) -> None:
    game = course.game
    for state, *_ in course.steps(5):
        for seat in game.active(state):
            if offers := game.open_offers(state, seat):
                for step in steps(game.panel(game.view(state, seat), offers)):
                    for tap in step.taps:
                        if not isinstance(tap.leads_to, Make):
                            then = tap.leads_to()
                            assert len(then.taps) > 1 or isinstance(then.select, Fill), SAY(tap.label.text)

"""What somebody reads in private calls them you, and not by their name."""

from __future__ import annotations

import pytest

from bot.discord.messages.result import write_event
from bot.language import LOCALES, language_of
from games.core import Event, Value, Who
from tests.kit.matches import Course, in_matches

NAMES = ("Anselma", "Benedikta", "Clotilde", "Dorothea", "Eusebia", "Friedlinde")

OFFERS = {
    "cardopoly-proposed": "to",
    "cardopoly-proposed-you": "to",
    "cardopoly-accepted": "who",
    "cardopoly-countered": "to",
    "cardopoly-declined": "who",
    "cardopoly-withdrawn": "to",
}
"""The events about an offer, with the player whom they concern most."""


@in_matches
def test_no_line_for_one_reader_alone_names_them(course: Course) -> None:
    for locale in LOCALES:
        say = language_of(locale).with_seats(NAMES)
        for *_, events, _ in course.steps():
            for event in events:
                if event.seats is not None:
                    for seat in event.seats:
                        told = write_event(event, seat, say)
                        assert NAMES[seat] not in told or len(event.seats) > 1, told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", OFFERS)
def test_whoever_offered_or_was_offered_something_is_you(locale: str, id: str) -> None:
    say = language_of(locale).with_seats(NAMES)
    args: dict[str, Value] = {"who": Who(0), "to": Who(1), "given": "A", "asked": "B", "settles": "no"}
    reader = args[OFFERS[id]]
    assert isinstance(reader, Who)
    told = write_event(Event(id, args), reader.seat, say)
    assert NAMES[reader.seat] not in told
    assert NAMES[1 - reader.seat] in told
    assert NAMES[reader.seat] in write_event(Event(id, args), 2, say)

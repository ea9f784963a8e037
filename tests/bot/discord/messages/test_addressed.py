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
@pytest.mark.parametrize("id", ["property-rent", "property-buy"])
def test_whoever_gets_rent_or_loses_a_cell_to_a_buyer_is_you(locale: str, id: str) -> None:
    say = language_of(locale).with_seats(NAMES)
    args: dict[str, Value] = {"who": Who(0), "owner": Who(1), "column": 7, "row": 3, "amount": 12}
    event = Event(id, {**args, "size": 6, "price": 6, "cards": "4"})
    told = write_event(event, 1, say)
    assert NAMES[0] in told and NAMES[1] not in told
    assert all(number in told for number in ("7", "3", "6", "4"))
    assert NAMES[0] in write_event(event, 0, say) and NAMES[1] in write_event(event, 0, say)
    assert write_event(event, 0, say) == say(event.text)


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

"""A lobby on a phone: it is inviting at a glance, however many people sit there."""

from __future__ import annotations

import pytest

import games
from bot.domain import forms, lobbies
from bot.domain.match import Venue
from bot.domain.pace import PACES
from bot.domain.people import Person
from bot.domain.place import Place
from bot.language import LOCALES, language_of
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open, check_size

TALLEST = 450
SHORT = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
LONG = (
    "Alexandra Winter",
    "Benjamin Forster",
    "Christina Sommer",
    "Dominique Lefort",
    "Elisabeth Kramer",
    "Frederick Nguyen",
)


@pytest.mark.parametrize(
    ("names", "locale"),
    [pytest.param(SHORT, "en", id="short"), *(pytest.param(LONG, locale, id=locale) for locale in LOCALES)],
)
@pytest.mark.parametrize("key", games.keys())
async def test_a_lobby_with_its_cover_is_low_while_it_fills(
    window: Open, freehold: Freehold, key: str, locale: str, names: tuple[str, ...]
) -> None:
    matches, place = freehold.client.matches, freehold.sandbox.world.find_channel("games")
    host, *others = [
        Person(freehold.sandbox.person(who).id, name) for who, name in zip(SHORT, names, strict=True)
    ]
    venue = Venue(Place(place.guild_id or 0, place.id), locale, PACES["daily"])
    match = await matches.open(lobbies.create, key, {}, host, venue)
    match = await matches.change(match.id, forms.choose_form, host.user_id, "week")
    page = await window("Anna", size=PHONE)
    for person in others[: games.load(key).seats_with(match.options)[-1] - 1]:
        await check_size(page, language_of(locale)("lobby-form", form="week", span=""), TALLEST)
        await matches.change(match.id, lobbies.join, person)
        await page.get_by_text(person.name[:8]).last.wait_for()
    await check_size(page, language_of(locale)("lobby-form", form="week", span=""), TALLEST)
